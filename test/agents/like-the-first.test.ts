/** The second of two, before its hours or a proposal: at the hour of the first, and with whoever else does it. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, LIST, NOW, at, events, mine } from './kit.ts';

const MINUTE = 60_000;
const first = { ...mine('limpieza', '2026-03-13T15:00'), bookedAt: NOW - MINUTE };
const known = { servicio: 'limpieza', fecha_deseada: '2026-03-13', respecto: { mismo_dia: true } } as const;
const second: Question = { ...LIST, known };

const heard = (text: string, question = second, more = {}) =>
  events(text, question, { appointments: [first], ...more });

describe('before the hours of the second', () => {
  test.each([
    ['el segundo a la misma hora con Diego', 'diego'],
    ['y la otra a la misma hora con otra persona si se puede', 'diego'],
    ['la otra en el mismo horario que la primera, con el otro doctor', 'diego'],
    ['a outra no mesmo horário com outra doutora', 'diego'],
    ['the second one at the same time with somebody else', 'diego'],
    ['el otro a la misma hora', undefined],
    ['¿el otro no puede ser a la misma hora?', undefined],
  ])('"%s"', (text, profesional) => {
    const [wish, ...more] = heard(text);
    expect(more).toEqual([]);
    const who = profesional === undefined ? {} : { profesional };
    expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { hora_especifica: '15:00', ...who } });
  });
});

test('of what is proposed at that hour with the other it is the same', () => {
  const proposed = { start: at('2026-03-13T15:00'), professionalId: 'diego', branchId: 'norte' };
  const [wish] = heard('la otra a la misma hora con la otra persona', { ...CONFIRM, known, proposed });
  expect(wish).not.toMatchObject({ type: 'customer.asks' });
});

describe('and not', () => {
  test.each(['el otro no a la misma hora', 'el segundo más tarde', 'el segundo a las 16'])('"%s"', (text) => {
    expect(heard(text)[0]).not.toHaveProperty('detalles.hora_especifica', '15:00');
  });
  test('where the one that he has was booked long ago', () => {
    const old = { ...first, bookedAt: NOW - 1000 * MINUTE };
    expect(heard('a la misma hora', second, { appointments: [old] })[0]).not.toHaveProperty('detalles.hora_especifica');
  });
  test('where another hour was asked for since', () => {
    const asked = { ...second, known: { ...known, hora_especifica: '10:00' } };
    expect(heard('el sábado a la misma hora', asked)[0]).not.toHaveProperty('detalles.hora_especifica', '15:00');
  });
});
