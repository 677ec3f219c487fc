import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, PAY_CONFIRM, events, mine } from './kit.ts';

const types = (text: string, ...rest: [Parameters<typeof events>[1], Parameters<typeof events>[2]?]) =>
  events(text, ...rest).map(({ type }) => type.replace('customer.', ''));

describe('a question, and when he comes (CONV-11)', () => {
  test.each([
    'cuánto vale la limpieza y la puedo hacer mañana a la tarde?', 'cuanto sale el corte, me lo pueden hacer el viernes a las 10?', 'se puede pagar con tarjeta? y puedo ir mañana a las 10',
    'tengo un diente roto, atienden hoy?', 'me duele una muela ¿están abiertos ahora?', 'a mi perro le duele la pata, a qué hora abren mañana?',
    'cuánto sale la limpieza y se puede el jueves a las 10 en palermo?', 'cuánto dura el corte y puede ser el jueves a las 10 con Laura?', 'dónde quedan y se puede un corte mañana a las 10?', 'cuánto sale el corte? hay el jueves a las 10 en norte?', 'how much is a haircut and is thursday at 10 ok?', 'precio del corte, y si puedo ir el jueves a las 3',
    'abren el viernes? si abren agendame corte a las 10',
  ])('"%s" is answered, and booked', (text) => {
    expect(types(text, IDLE)).toEqual(['asks', 'wants_booking']);
  }); // prettier-ignore
  test.each(['me duele una muela. atienden los sábados?', 'hola, atienden hoy a la tarde?', 'quería saber si abren el sábado'])('"%s" only asks', (text) => {
    expect(types(text, IDLE)).toEqual(['asks']);
  }); // prettier-ignore
  test.each(['si abren el viernes agendame un corte a las 10', 'si atienden el jueves quiero un corte a las 10 en norte'])('"%s" is booked if they are open', (text) => {
    expect(types(text, IDLE)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each(['una pregunta: la limpieza duele', 'antes de confirmar, tienen estacionamiento', 'perdón, una pregunta, hay que ir en ayunas gracias'])(
    '"%s" asks, though its mark is left out',
    (text) => {
      expect(types(text, CONFIRM)).toEqual(['asks']);
    },
  ); // prettier-ignore
  test('"otra cosa, cancelá el turno" gives up', () => {
    expect(types('otra cosa, cancelá el turno', IDLE, { appointments: [mine('corte', '2026-03-12T10:00')] })).toEqual([
      'wants_cancellation',
    ]);
  });
});

describe('thanks behind an errand', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test('does not swallow it', () => {
    expect(types('cancelá la limpieza, gracias', IDLE, own)).toEqual(['wants_cancellation']);
    expect(types('tienen estacionamiento gracias', LIST)).not.toEqual(['wants_booking']);
    expect(types('a esa hora no puedo gracias', CONFIRM)).toEqual(['rejects']);
    expect(types('mandalo gracias', PAY_CONFIRM)).toEqual(['accepts']);
    expect(types('marca pra mim limpeza obrigada', IDLE, { language: 'pt' })).toEqual(['wants_booking']);
  });
  test('"dame un corte el viernes" asks for no time to think', () => {
    expect(types('dame un corte el viernes a las 17', IDLE)).toEqual(['wants_booking']);
    expect(types('dame un minuto', CONFIRM)).toEqual(['acknowledges']);
  });
});

test('two told in a row, and then each with its hour, are two; "otra" is a third', () => {
  const two = events('quiero limpieza y corte para el miércoles, la limpieza a las 9 y el corte a las 11', IDLE);
  expect(two).toMatchObject([
    { detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-11', hora_especifica: '09:00' } },
    { detalles: { servicio: 'corte', fecha_deseada: '2026-03-11', hora_especifica: '11:00' } },
  ]);
  expect(two).toHaveLength(2);
  expect(events('limpieza y corte el jueves, y otra limpieza a las 10', IDLE)).toHaveLength(3);
});
