import { approvedMinor, type Copy, type Order } from '../domain.ts';
import type { MachineEvent } from './kit.ts';
import { orderCopy } from './orders.ts';

/**
 * What is told of an order when its provider has spoken. Its status alone does not say which way the money went: too much
 * of which one payment was given back is paid, and nobody is thanked for what he got back; a part that comes after another
 * was given back is no refund. Pure.
 */
export function newsOf(order: Order, event: MachineEvent): Copy {
  if (event.type !== 'order.changed' || event.order.id !== order.id || event.hadMinor === undefined)
    return orderCopy(order);
  const nowMinor = approvedMinor(order);
  if (order.status === 'paid' && nowMinor < event.hadMinor) return { key: 'pago_devuelto_en_parte', order };
  if (order.status === 'partially_paid' && nowMinor > event.hadMinor) return { key: 'pago_parcial', order };
  return orderCopy(order);
}
