/** Somebody else wants one, too, while one is to be confirmed, and right behind its booking (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, NOW, at, events, mine } from './kit.ts';

const asked: Question = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const booked = { appointments: [{ ...mine('limpieza', '2026-03-12T11:00'), bookedAt: NOW - 60_000 }] };
const theirs = (relation: string) => ({
  type: 'customer.wants_booking',
  detalles: { servicio: 'limpieza', para: { relation } },
});

describe('one more for who wants one, too', () => {
  test.each([
    ['sí, y mi mamá también quiere', 'madre'],
    ['sí, a mi mamá también le gustaría', 'madre'],
    ['dale, mi hermana también quisiera una', 'hermana'],
    ['sim, minha mãe também gostaria', 'madre'],
    ['yes, and my sister would love to come too', 'hermana'],
  ])('«%s»: the yes, and that one', (text, relation) => {
    expect(events(text, asked)).toMatchObject([{ type: 'customer.accepts' }, theirs(relation)]);
  });
  test.each([
    ['¿a mi mamá también le gustaría?', 'madre'],
    ['a mi hermana le interesaría una', 'hermana'],
    ['mi hijo también necesita', 'hijo'],
  ])('«%s», behind a booking', (text, relation) => {
    expect(events(text, IDLE, booked)).toMatchObject([theirs(relation)]);
  });
  test.each(['mi mamá también quiere saber el precio', 'mi mamá quiere que la llamen', 'a mi mamá le gustaría saber si hay lugar'])(
    '«%s» is none',
    (text) => {
      for (const question of [asked, IDLE])
        expect(events(text, question, question === IDLE ? booked : {})).not.toContainEqual(
          expect.objectContaining(theirs('madre')),
        );
    },
  ); // prettier-ignore
});
