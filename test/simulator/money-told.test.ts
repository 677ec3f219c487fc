import { describe, expect, it } from 'vitest';
import type { Handoff, Order, OutboxRow, PaymentFact } from '../../src/domain.ts';
import { dropped, type Left } from '../../src/simulator/invariants/kept.ts';

/** The account of money must see what it is there for: a handover for something else excuses nothing. */
const payment: PaymentFact = {
  ...{ paymentId: 'p-1', provider: 'sandbox', reference: 'o-1:1', status: 'approved' },
  ...{ amountMinor: 9_999, currency: 'ARS' },
};
const order: Order = {
  ...{ id: 'o-1', tenant: 't', conversation: 't.c', serviceId: 'corte', amountMinor: 10_000, currency: 'ARS' },
  ...{ status: 'partially_paid', attempt: 1, expiresAt: 1, payments: [payment], createdAt: 0 },
};
const left: Left = { id: 't.c', outbox: [], turns: [], orders: [order], appointments: [], clockErred: false };
const after = (more: Partial<Left>, conversation: string, ...handoffs: readonly Handoff[]) =>
  dropped(
    {
      ...{ sent: [], events: [], links: [], refunds: [], payments: new Map([['p-1', payment]]) },
      handoffs: new Map(handoffs.map((_, i) => [String(i), conversation])),
      notes: handoffs.map((handoff) => ({ conversation, handoff })),
    },
    { ...left, ...more },
  );
const told = (conversation: string, ...handoffs: readonly Handoff[]) => after({}, conversation, ...handoffs);
const note = (state: OutboxRow['state']): OutboxRow => ({
  ...{ id: 't.c.1.0', conversation: 't.c', turn: 1, n: 0, kind: 'openHandoff', class: 'idempotent' },
  ...{ effect: { type: 'openHandoff', handoff: { reason: 'payment', order } }, state },
  ...{ attempts: 8, dueAt: 0, createdAt: 0 },
});

describe('money that came and is not all of it', () => {
  it('is unheard of where nobody was called', () => {
    expect(told('t.c')).toEqual(['p-1 came for o-1, which is partially_paid, and nobody was told']);
  });
  it('and where people were called for something else, or told of the order before this payment', () => {
    expect(told('t.c', { reason: 'asked' })).toHaveLength(1);
    expect(told('t.c', { reason: 'payment', order: { ...order, payments: [] } })).toHaveLength(1);
  });
  it('and where another conversation’s people were', () => {
    expect(told('t.other', { reason: 'payment', order })).toHaveLength(1);
  });
  it('and where the note was given up, but where a clock ahead has spent its tries', () => {
    expect(after({ outbox: [note('parked')] }, 't.c')).toHaveLength(1);
    expect(after({ outbox: [note('parked')], clockErred: true }, 't.c')).toEqual([]);
    expect(after({ outbox: [note('pending')] }, 't.c')).toEqual([]);
  });
  it('is heard of by a note that names it', () => {
    expect(told('t.c', { reason: 'payment', order })).toEqual([]);
    expect(told('t.c', { reason: 'call_given_up', call: 'fetchPayment', paymentId: 'p-1' })).toEqual([]);
  });
});
