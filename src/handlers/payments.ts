import { depositWord, isForDeposit } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import type { PaymentsPort } from '../ports.ts';
import type { Handlers } from './index.ts';

interface Deps {
  readonly payments: PaymentsPort;
}

/** One link per attempt, whatever is retried: the key is `<order id>:<attempt>` (PAGOS-3). */
export function createLink({ payments }: Deps): Handlers['createLink'] {
  return async ({ order }, { row, tenant }) => {
    const service = tenant.services.find((s) => s.id === order.serviceId);
    if (service === undefined) {
      const message = `order '${order.id}' is for service '${order.serviceId}', not in tenant '${tenant.id}'`;
      throw new ServiceFailure(message, { retryable: false });
    }
    const key = `${order.id}:${order.attempt}`;
    const title = isForDeposit(order) ? `${service.name} (${depositWord(tenant.locale)})` : service.name;
    const { url, providerId } = await payments.createLink({ tenant, order, key, title });
    if (!isWebAddress(url)) {
      throw new ServiceFailure(`the payment provider's answer for ${key} holds no http(s) address`, {
        retryable: true,
      });
    }
    return { answer: { type: 'link.created', effect: row.id, url, providerId }, providerId };
  };
}

/** The provider's own word; amount, currency and reference are compared by who knows the order (PAGOS-4). */
export function fetchPayment({ payments }: Deps): Handlers['fetchPayment'] {
  return async ({ provider, paymentId }, { row, tenant }) => {
    const payment = await payments.fetch({ tenant, paymentId });
    if (payment.paymentId !== paymentId) {
      const message = `${provider} was asked for payment '${paymentId}' and answered another one`;
      throw new ServiceFailure(message, { retryable: true });
    }
    return { answer: { type: 'payment.fetched', effect: row.id, payment } };
  };
}

/** Once per payment: an order can hold two approved ones, and only one of them goes back. */
export function refund({ payments }: Deps): Handlers['refund'] {
  return async ({ order, paymentId }, { tenant }) => {
    await payments.refund({ tenant, paymentId, key: `${order.id}:refund:${paymentId}` });
    return {};
  };
}

/** A provider's error text must never be sent as the link (must-hold 69). */
function isWebAddress(url: unknown): boolean {
  return typeof url === 'string' && ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
}
