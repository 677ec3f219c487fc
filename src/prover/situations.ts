import { DAY_MS, HOUR_MS, ORDERS_PER_DAY_MAX, ORDER_LIFE_MS, type Order } from '../domain.ts';
import { appointment, paidOrder } from './businesses.ts';
import { MONDAY, TURN_MS, type Setting } from './talk.ts';

const VISIT = { ...appointment('visita', -2), bookedAt: MONDAY - 9 * DAY_MS };
const PAID = paidOrder('pagado');
/** Each asked for, given up, and run out since. */
const LEFT = Array.from({ length: ORDERS_PER_DAY_MAX }, (_, i): Order => {
  const { bookingFor: _b, payments: _p, ...order } = paidOrder(`dejada${String(i)}`);
  const createdAt = MONDAY - 2 * HOUR_MS + i * TURN_MS;
  const his = { id: `sena.c.${String(i)}`, tenant: 'sena', conversation: 'sena.c' };
  const over = { status: 'expired', dropped: true, createdAt, expiresAt: createdAt + ORDER_LIFE_MS } as const;
  return { ...order, ...his, ...over, payments: [] };
});

/** How written sequences may find a customer when he writes, beside appointments that are all to come and unpaid. */
export const SITUATIONS: Readonly<Record<string, Pick<Setting, 'appointments' | 'orders'>>> = {
  'was here on Saturday': { appointments: [VISIT] },
  'has two, the first of them paid': {
    appointments: [{ ...appointment('pagado', 5), orderId: PAID.id }, appointment('cita1', 7)],
    orders: [PAID],
  },
  'has two of different services': {
    appointments: [appointment('cita0', 5), { ...appointment('cita1', 7), serviceId: 'color', priceMinor: 25_000 }],
  },
  'has left all the links of a day': { orders: LEFT },
  'has left all the links of a day but one': { orders: LEFT.slice(1) },
  'was here on Saturday, comes again': { appointments: [VISIT, appointment('cita0', 5)] },
};
