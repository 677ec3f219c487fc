import type { CustomerEvent } from '../domain.ts';

/** What makes no answer of its own: a picture that comes with it still has to be answered. */
const SAYS_LITTLE: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.sends_media',
  'customer.not_understood',
  'customer.greets',
  'customer.acknowledges',
]);

/**
 * A picture whose caption was understood needs no answer of its own (CHAN-6), nor does a name, an address or an id that was told
 * with an errand. A voice note does: there were words in it, and nobody heard them.
 */
export function besideWords(events: readonly CustomerEvent[]): CustomerEvent[] {
  if (events.every((event) => SAYS_LITTLE.has(event.type) || isTold(event))) {
    // "Ana Pérez, ana@x.com": both are kept, one is answered.
    const last = events.findLastIndex(isTold);
    return events.map((event, i) => (isTold(event) && i < last ? { ...event, beside: true } : event));
  }
  return events.map((event) =>
    isTold(event) || (event.type === 'customer.sends_media' && event.media !== 'audio')
      ? { ...event, beside: true }
      : event,
  );
}

function isTold(event: CustomerEvent): event is Extract<CustomerEvent, { type: 'customer.answers' }> {
  return event.type === 'customer.answers';
}
