import { isSameGuest, type Detalles, type DomainEvent } from '../domain.ts';

/** Kinds of customers' events, as `stack*.ts` tell them apart. Pure. */

const ERRANDS: ReadonlySet<DomainEvent['type']> = new Set<DomainEvent['type']>([
  'customer.wants_booking',
  'customer.wants_reschedule',
  'customer.wants_cancellation',
  'customer.wants_payment',
]);
/** Something to be done, with questions of its own. */
export function isErrand(event: DomainEvent): boolean {
  return ERRANDS.has(event.type);
}

/** What a flow below the top one may be meant by. */
export function isWish(event: DomainEvent): boolean {
  return (
    event.type.startsWith('customer.wants_') || event.type === 'customer.selects' || event.type === 'customer.drops'
  );
}

/** One more beside the one that is open: it waits its turn, and corrects nothing (CONV-11). */
export function isOneMore(event: DomainEvent): boolean {
  return event.type === 'customer.wants_booking' && event.mas === true;
}

interface Wished {
  readonly detalles?: Detalles | undefined;
}

/** What waits is told anew: the same service, for the same person or for nobody in particular. */
export function isToldAnew({ detalles: waits }: Wished, { detalles: told }: Wished): boolean {
  const same = told?.servicio === undefined || told.servicio === waits?.servicio;
  return same && (told?.para === undefined || isSameGuest(waits?.para, told.para));
}
