import { describe, expect, it } from 'vitest';
import { render } from '../../src/copy/index.ts';
import type { Order } from '../../src/domain.ts';
import { contextOf, order, slot } from './samples.ts';

const fact = { paymentId: 'p', provider: 'sandbox', reference: 'o1:1', status: 'approved', currency: 'ARS' } as const;
const paid: Order = { ...order, status: 'paid', payments: [{ ...fact, amountMinor: 2_500_000 }] };
/** Asked for without an hour: it says which one was refused all the same. */
const { bookingFor: _none, ...ahead } = paid;

describe('an hour that was paid and that the calendar did not take (AGENDA-16)', () => {
  it.each([
    ['es', /la agenda no aceptó el horario del martes 3 de marzo/, /llegó cuando|ya no estaba libre/],
    ['pt', /a agenda não aceitou o horário de terça-feira, 3 de março/, /chegou quando|já não estava livre/],
    ['en', /the calendar did not accept Tuesday, March 3/, /came when|no longer free/],
  ] as const)('is told as that, and no money is said to be late, in %s', (language, refused, late) => {
    for (const own of [paid, ahead]) {
      const copy = { key: 'pago_tarde_sin_turno', order: own, rechazado: slot } as const;
      const { text } = render(copy, undefined, contextOf({ language }));
      expect(text).toMatch(refused);
      expect(text).toContain('$25.000');
      expect(text).not.toMatch(late);
    }
    const { text } = render({ key: 'pago_tarde_sin_turno', order: paid }, undefined, contextOf({ language }));
    expect(text).toMatch(late);
  });
});
