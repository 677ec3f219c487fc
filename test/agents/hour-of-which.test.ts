import { describe, expect, test } from 'vitest';
import { LIST, events } from './kit.ts';

const TWO = { ...LIST, known: { servicio: 'corte' }, waiting: [{ servicio: 'corte' }] };
const chosen = (text: string, question = TWO) => {
  const [said] = events(text, question);
  if (said?.type === 'customer.selects') return `row ${said.n}`;
  return said?.type === 'customer.wants_booking' ? said.detalles.hora_especifica : said?.type;
};

describe('an hour and which of two it is of (CONV-11)', () => {
  test.each(['17 el primero', '17 la mía', 'el primero 17', '17 para el mayor', '17 o primeiro', '17 for me'])(
    '"%s" is that hour, and no first row',
    (text) => {
      expect(chosen(text)).toBe('row 2');
    },
  );
  test.each(['17 el primero y 17:30 el segundo', '17:30 el otro y 17 el primero', 'a las 17 la mía y 17:30 la de mi hijo'])(
    '"%s" is an hour of each',
    (text) => {
      const hours = events(text, TWO).map((event) => event.type === 'customer.wants_booking' && event.detalles.hora_especifica);
      expect(hours).toEqual(['17:00', '17:30']);
    },
  ); // prettier-ignore
  test.each(['el primero', '2 el primero', 'la primera porfa'])('"%s" tells no hour', (text) => {
    expect(chosen(text)).toBe('row 1');
  });
});
