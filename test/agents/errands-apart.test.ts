/** A booking and a change of what there is in one message: each by itself, in either order (CONV-11). */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, IDLE, events, mine } from './kit.ts';

/** A massage on Thursday 12 March at four. */
const one = { appointments: [mine('masaje', '2026-03-12T16:00')] };
const two = { appointments: [mine('corte', '2026-03-11T11:00'), mine('masaje', '2026-03-12T16:00')] };
const [book, move, cancel] = ['customer.wants_booking', 'customer.wants_reschedule', 'customer.wants_cancellation'];
const FRIDAY_AT_TEN = { servicio: 'limpieza', fecha_deseada: '2026-03-13', hora_especifica: '10:00' };
const TO_MONDAY = { fecha_deseada: '2026-03-16' };

describe('a booking before a move', () => {
  test.each([
    'reservame limpieza el viernes a las 10 y pasame el masaje al lunes',
    'Hola! quiero una limpieza el viernes a las 10 y mover el masaje para el lunes',
    'limpieza el viernes a las 10 y el masaje pasámelo al lunes',
    'anotame para limpieza el viernes a las 10. Y el turno que tengo pasalo al lunes',
    'agendá una limpieza el viernes a las 10 y el otro cambialo para el lunes',
    'sacame turno de limpieza el viernes a las 10 y corré el que tengo al lunes',
    'quero marcar limpeza na sexta às 10 e mudar a massagem pra segunda',
    'book me a cleaning on friday at 10 and move my massage to monday',
  ])('"%s" is both', (text) => {
    const said = events(text, IDLE, one);
    expect(said).toMatchObject([
      { type: book, detalles: FRIDAY_AT_TEN },
      { type: move, detalles: TO_MONDAY },
    ]);
    expect(said[1]).not.toHaveProperty('detalles.hora_especifica');
  });
  test.each([
    ['reservame limpieza el viernes a las 10 y pasame el masaje al lunes', [book, move]],
    ['reservame limpieza el viernes a las 10, cancelá el corte y pasame el masaje al lunes', [book, cancel, move]],
    ['pasá el masaje al lunes, cancelá el corte y agendame limpieza el viernes a las 10', [move, cancel, book]],
    ['cancelá la del miércoles, pasá la del jueves al lunes y reservame limpieza el viernes', [cancel, move, book]],
    ['reservame limpieza el viernes y cancelame el corte', [book, cancel]],
    ['cancelame el corte y haceme una limpieza el mismo día', [cancel, book]],
  ])('with two appointments "%s"', (text, types) => {
    expect(events(text, IDLE, two).map(({ type }) => type)).toEqual(types);
  });
  test('the same day is that of what was told before it', () => {
    const of = (text: string) => events(text, IDLE, two)[1];
    expect(of('cancelame el corte y haceme una limpieza el mismo día')).toHaveProperty('detalles.fecha_deseada', '2026-03-11');
    expect(of('reservame limpieza el viernes y pasame el masaje al mismo día')).toHaveProperty('detalles.fecha_deseada', '2026-03-13');
  }); // prettier-ignore
});

describe('one errand', () => {
  test.each([
    ['quiero pasar a hacerme una limpieza el viernes', book],
    ['reservame limpieza el viernes y no me canceles el masaje', book],
    ['quiero cambiar el masaje del jueves por una limpieza', book],
    ['pasame el masaje al lunes y reservame el lugar', move],
    ['quiero pasar el masaje al lunes porque tengo que sacar al perro', move],
    ['cancelame el masaje, quiero descansar', cancel],
  ])('"%s"', (text, type) => {
    expect(events(text, IDLE, one).map((event) => event.type)).toEqual([type]);
  });
});

describe('one that goes, and another of the same instead', () => {
  test.each([
    'cancelá la del jueves y me das otra para el lunes',
    'cancelame el turno que tengo y dame otro el lunes',
    'anulo esta y pido otra para el lunes',
    'la anulo y saco otra para el lunes',
    'anulala y dame una para el lunes',
    'cancela essa e marca outra pra segunda',
    'cancel this one and book me another for monday',
  ])('"%s" is both', (text) => {
    expect(events(text, IDLE, one)).toMatchObject([
      { type: cancel },
      { type: book, detalles: { servicio: 'masaje', fecha_deseada: '2026-03-16' } },
    ]);
  });
  test('"anulo esta y pido otra", asked whether it goes: the yes, and another like it', () => {
    const asked = { ...CANCEL_CONFIRM, cancelling: mine('corte', '2026-03-11T11:00') };
    for (const text of ['anulo esta y pido otra', 'sí, la cancelo y saco otra'])
      expect(events(text, asked, two)).toMatchObject([
        { type: 'customer.accepts' },
        { type: book, detalles: { servicio: 'corte' } },
      ]);
  });
  test.each(['cancelá la del jueves y dame otra fecha', 'cancelá la del jueves, otro día pido otra', 'cancelá esta', 'cancela essa'])(
    '"%s" books nothing',
    (text) => {
      expect(events(text, IDLE, one).map(({ type }) => type)).toEqual([cancel]);
    },
  ); // prettier-ignore
});

describe('when one of his is, and a deed on another', () => {
  const [cut, massage] = [{ servicio: 'corte' }, { servicio: 'masaje' }];
  test.each([
    ['¿a qué hora es el masaje? y cancela el corte por favor', cancel, { detalles: cut }],
    ['cuándo es el masaje, y cancelame el corte', cancel, { detalles: cut }],
    ['cuándo es el corte y pasame el masaje al viernes a las 11', move, { detalles: massage }],
    ['¿qué día es el corte? y quiero pagar el masaje', 'customer.wants_payment', massage],
    ['que horas é o corte? e cancela a massagem por favor', cancel, { detalles: massage }],
    ['what time is the massage? and cancel the corte please', cancel, { detalles: cut }],
  ])('"%s"', (text, type, of) => {
    expect(events(text, IDLE, two)).toMatchObject([{ type: 'customer.wants_appointments' }, { type, ...of }]);
  });
});
