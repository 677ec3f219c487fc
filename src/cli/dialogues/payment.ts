import { orderIdOf, parsePrice, priceDecimals, type Order, type PaymentFact, type Tenant } from '../../domain.ts';
import type { Step } from './format.ts';

type Payment = Extract<Step, { kind: 'payment' }>['value'];

/** Minor units; in a dialogue "90000" is as good as "90000.00". Undefined when it is no amount of this currency. */
export function amountIn(decimal: string, currency: string): number | undefined {
  const [digits = 0] = priceDecimals(currency);
  const whole = /^\d+$/.test(decimal) && digits > 0;
  return parsePrice(whole ? `${decimal}.${'0'.repeat(digits)}` : decimal, currency);
}

/** What the provider says after a payment step, or why there is nothing to pay. Pure. */
export function factOf(
  payment: Payment,
  { tenant, orders, known }: { tenant: Tenant; orders: readonly Order[]; known: readonly PaymentFact[] },
): PaymentFact | { readonly problem: string } {
  const order = orderOf(payment.order, orders);
  if (!order) return { problem: `hay ${orders.length} órdenes de este contacto: ninguna es «${payment.order}»` };
  const asked = payment.amount === undefined ? undefined : amountIn(payment.amount, order.currency);
  if (payment.amount !== undefined && asked === undefined) {
    return { problem: `${payment.amount} no es un importe en ${order.currency}` };
  }
  const own = known.filter((fact) => orderIdOf(fact) === order.id);
  const same = samePayment(own, payment.status, asked ?? order.amountMinor);
  return {
    paymentId: same?.paymentId ?? `pago-${known.length + 1}`,
    provider: tenant.payments.provider,
    reference: same?.reference ?? `${order.id}:${order.attempt}`,
    status: payment.status,
    amountMinor: asked ?? same?.amountMinor ?? order.amountMinor,
    currency: order.currency,
  };
}

function orderOf(which: Payment['order'], orders: readonly Order[]): Order | undefined {
  if (which === 'last') return orders.at(-1);
  return which === 'first' ? orders[0] : orders[which - 1];
}

/**
 * A step about the same money is the same payment at another stage of its life, or reported twice: an approved one that
 * is refunded, a pending one that is approved. Another amount, or anything new after a refusal, is another payment.
 */
function samePayment(
  own: readonly PaymentFact[],
  status: Payment['status'],
  amountMinor: number,
): PaymentFact | undefined {
  if (status === 'refunded' || status === 'charged_back') {
    return own.findLast((p) => ['approved', 'refunded', 'charged_back'].includes(p.status));
  }
  const late = status === 'pending' ? ['approved'] : [];
  const becomes = ['pending', status, ...late, 'refunded', 'charged_back'];
  return own.findLast((p) => p.amountMinor === amountMinor && becomes.includes(p.status));
}
