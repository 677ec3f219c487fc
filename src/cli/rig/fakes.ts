import type { PaymentFact } from '../../domain.ts';
import { ServiceFailure } from '../../errors.ts';
import type { CalendarPort, PaymentsPort } from '../../ports.ts';

/** An account at a calendar provider that has nothing in it but what we write: free whenever the business is open. */
export function createFakeCalendar(): CalendarPort {
  return {
    busy: () => Promise.resolve([]),
    create: () => Promise.resolve('written'),
    move: () => Promise.resolve('written'),
    delete: () => Promise.resolve(),
  };
}

export interface FakePayments extends PaymentsPort {
  /** What the provider says of a payment from now on. */
  know(fact: PaymentFact): void;
  known(): readonly PaymentFact[];
}

/** A payment provider in memory. Links lead nowhere: a run says itself what was paid. */
export function createFakePayments(): FakePayments {
  const facts = new Map<string, PaymentFact>();
  const fact = (paymentId: string): PaymentFact => {
    const found = facts.get(paymentId);
    if (!found) throw new ServiceFailure(`no payment ${paymentId}`, { retryable: false });
    return found;
  };
  return {
    know: (one) => {
      facts.set(one.paymentId, one);
    },
    known: () => [...facts.values()],
    createLink: ({ key }) =>
      Promise.resolve({ url: `https://pagos.example/${encodeURIComponent(key)}`, providerId: `link-${key}` }),
    // Async, so that an unknown payment rejects like any other failure of the port.
    fetch: async ({ paymentId }) => Promise.resolve(fact(paymentId)),
    refund: async ({ paymentId }) => {
      facts.set(paymentId, { ...fact(paymentId), status: 'refunded' });
      return Promise.resolve();
    },
  };
}
