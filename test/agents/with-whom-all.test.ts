/** With whom, told once behind two hours of one service: with her both; told of another one, that one alone (CONV-11). */
import { expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

const withWhom = (text: string) =>
  events(text, IDLE).flatMap((event) => (event.type === 'customer.wants_booking' ? [event.detalles.profesional] : []));

test.each([
  'dos limpiezas, el jueves a las 16 y el viernes a la una, con Laura',
  'quero duas limpezas, quinta às 10 e sexta às 11, com a Laura',
  'two cleanings, thursday at 10 and friday at 11 with Laura',
])('%s', (text) => {
  expect(withWhom(text)).toEqual(['laura', 'laura']);
});

test.each([
  ['una limpieza el jueves a las 16 y otra el viernes a las 11 con Laura', [undefined, 'laura']],
  ['dos limpiezas, el jueves a las 16 con Diego y el viernes a las 11 con Laura', ['diego', 'laura']],
])('%s', (text, whom) => {
  expect(withWhom(text)).toEqual(whom);
});
