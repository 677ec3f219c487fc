/** A wish that stands beside a promise, a tale or a remark is what is answered; what is only told stays told. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, at, events } from './kit.ts';

const wished = (servicio?: string) => ({
  type: 'customer.wants_booking',
  detalles: { ...(servicio && { servicio }), hora_especifica: '11:00' },
});
const own = {
  id: 'a1',
  serviceId: 'limpieza',
  slot: { start: at('2026-03-12T10:00'), end: at('2026-03-12T10:30'), professionalId: 'laura', branchId: 'norte' },
} as never;
const types = (text: string, more = {}) => events(text, IDLE, more).map(({ type }) => type.replace('customer.', ''));

describe('with nothing open', () => {
  test.each([
    'corte mañana a las 11, te confirmo', 'el jueves a las 11 corte y le aviso cualquier cosa', 'corte amanhã às 11, te confirmo',
    'ya me lo hice hace tres meses, me toca otro corte el jueves a las 11', 'me dijeron que estaban libres el jueves a las 11 para corte',
    'corte el jueves a las 11, si no puedo te aviso',
  ])('"%s" is wished for', (text) => {
    expect(events(text, IDLE)).toMatchObject([wished('corte')]);
  }); // prettier-ignore
  test('"el jueves a las 11 con Laura, te confirmo" is wished for', () => {
    expect(events('el jueves a las 11 con Laura, te confirmo', IDLE)).toMatchObject([wished()]);
  });
  test.each([
    ['me hice un corte hace un año y no recibí más avisos, tienen turno?', 'wants_booking'],
    ['el viernes a las 11 te llamo', 'acknowledges'],
    ['le cuento a mi marido y mañana a las 11 le aviso', 'acknowledges'],
    ['me los hice el lunes, gracias', 'asks'],
    ['vinimos el lunes por un corte y nos olvidamos la campera, está ahí?', 'wants_person'],
    ['me hice un masaje el lunes y no me llegó nada', 'wants_person'],
    ['espero no tener que cancelar el corte del jueves', 'acknowledges'],
  ])('"%s": %s', (text, type) => {
    expect(types(text)).toEqual([type]);
  });
  test('"¿cuánto sale el corte y me sirve el jueves a las 11?" asks both', () => {
    expect(types('cuánto sale el corte y me sirve el jueves a las 11?')).toEqual(['asks', 'wants_booking']);
  });
  test.each(['mi cumple es el 20 y quiero un corte ese día', 'my birthday is on the 20th and I want a corte that day'])(
    '"%s": on that one',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ detalles: { servicio: 'corte', fecha_deseada: '2026-03-20' } }]);
    },
  );
});

describe('of who has one on Thursday at ten', () => {
  const more = { appointments: [own] };
  test.each([
    'mi hijo quiere tomar la hora de las 11 para un corte', 'mi hermana puede tomar el turno de las 11 el viernes?',
    'mi hermana puede venir el viernes por mi mamá?', 'el jueves va mi hermana en mi lugar, anotame a mí el viernes a las 11',
    'va mi hermana en mi lugar y yo quiero un corte el viernes',
  ])('"%s" is one more', (text) => {
    expect(types(text, more)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each([
    ['mi hermana puede tomar el turno del jueves?', 'asks'],
    ['mañana no puedo ir pero mi marido puede tomar mi turno?', 'asks'],
    ['puede ir mi hermana el jueves por mí?', 'asks'],
    ['el jueves va mi hermana en mi lugar', 'acknowledges'],
    ['el jueves a las 10, te confirmo', 'acknowledges'],
  ])('"%s": %s', (text, type) => {
    expect(types(text, more)).toEqual([type]);
  });
});

describe('behind the link', () => {
  const question = { ...CONFIRM, state: 'AGENDA_ESPERANDO_PAGO' };
  test.each(['todavía no pagué, a las 18 llego a casa y lo hago', "I haven't paid yet, I get home at 6"])(
    '"%s" gives no hour away',
    (text) => {
      expect(events(text, question).map(({ type }) => type)).toEqual(['customer.asks']);
    },
  );
  test.each(['todavía no pagué, a las 17', 'todavía no pagué, puede ser a las 17?'])('"%s" is of the hour', (text) => {
    expect(events(text, question)).toMatchObject([{ detalles: { hora_especifica: '17:00' } }]);
  });
});

test.each(['lo de siempre para mí el viernes', 'lo de siempre a mi nombre', 'o de sempre para mim na sexta'])(
  '"%s": for himself',
  (text) => {
    expect(events(text, IDLE)).toMatchObject([{ comoSiempre: true, detalles: { para: { relation: 'yo' } } }]);
  },
);
