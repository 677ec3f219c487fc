import { approvedMinor, type Copy, type Order, type World } from '../domain.ts';
import type { MachineEvent } from './kit.ts';
import { orderCopy, visitOf } from './orders.ts';

/**
 * What is told of an order when its provider has spoken. Its status alone does not say which way the money went: too much
 * of which one payment was given back is paid, and nobody is thanked for what he got back; a part that comes after another
 * was given back is no refund. Of a visit that is over it is said which one: two days later nobody knows by the service. Pure.
 */
export function newsOf(order: Order, event: MachineEvent): Copy {
  return withVisit(order, statusNews(order, event), event.world);
}

/** How it stands with an order, told as its news. */
export function standOf(order: Order, world: World): Copy {
  return withVisit(order, orderCopy(order), world);
}

function withVisit(order: Order, news: ReturnType<typeof orderCopy>, world: Pick<World, 'past'>): Copy {
  const visit = visitOf(order, world);
  if (visit === undefined || news.key === 'orden_vencida' || news.key === 'pago_aun_no_visto') return news;
  return { ...news, visit };
}

function statusNews(order: Order, event: MachineEvent): ReturnType<typeof orderCopy> {
  if (event.type !== 'order.changed' || event.order.id !== order.id || event.hadMinor === undefined)
    return orderCopy(order);
  const nowMinor = approvedMinor(order);
  if (order.status === 'paid' && nowMinor < event.hadMinor) return { key: 'pago_devuelto_en_parte', order };
  if (order.status === 'partially_paid' && nowMinor > event.hadMinor) return { key: 'pago_parcial', order };
  return orderCopy(order);
}
