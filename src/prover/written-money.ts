import type { Order, PaymentFact } from '../domain.ts';
import { dayAfter, type Happening } from './happenings.ts';
import type { Talk } from './talk.ts';

/** What is said of money, and what a provider tells of it, in written sequences alone. */

const WORDS: readonly Happening[] = [
  { name: 'wants to pay his own', inputs: [{ type: 'customer.wants_payment', own: true }] },
  { name: 'asks for a link', inputs: [{ type: 'customer.asks', topic: 'deuda', como: true }] },
  { name: 'for somebody else', inputs: [{ type: 'customer.wants_booking', detalles: { para: { otra: true } } }] },
  {
    name: 'for his brother',
    inputs: [{ type: 'customer.wants_booking', detalles: { para: { relation: 'hermano' } } }],
  },
  {
    name: 'asks for hours of that day',
    inputs: [{ type: 'customer.wants_booking', detalles: { fecha_deseada: dayAfter(2) }, pregunta: true }],
  },
  { name: 'leaves it', inputs: [{ type: 'customer.drops' }] },
];

/** Words, and reports on the oldest order, or of the payment that came. */
export function ofMoney({ world }: Talk): readonly Happening[] {
  const [first] = world.orders;
  const last = world.orders.at(-1);
  return [
    ...WORDS,
    ...(first === undefined
      ? []
      : [
          reported('the first is paid', first, {}),
          reported('the first is paid in part', first, { amountMinor: first.amountMinor - 1 }),
        ]),
    ...(last === undefined
      ? []
      : last.payments.slice(-1).map((came) => reported('it is given back', last, { ...came, status: 'refunded' }))),
  ];
}

function reported(name: string, order: Order, fact: Partial<PaymentFact>): Happening {
  const payment: PaymentFact = {
    paymentId: 'pay-1',
    provider: 'sandbox',
    reference: `${order.id}:${order.attempt}`,
    status: 'approved',
    amountMinor: order.amountMinor,
    currency: order.currency,
    ...fact,
  };
  return { name, inputs: [{ type: 'payment.fetched', effect: 'fetched', payment }] };
}
