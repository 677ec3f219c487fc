import type { CustomerEvent } from '../domain.ts';

/** What makes no answer of its own: a picture that comes with it still has to be answered. */
const SAYS_LITTLE: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.sends_media',
  'customer.not_understood',
  'customer.greets',
  'customer.acknowledges',
]);

/**
 * A picture whose caption was understood needs no answer of its own (CHAN-6), nor does a name that was told with an
 * errand. A voice note does: there were words in it, and nobody heard them.
 */
export function besideWords(events: readonly CustomerEvent[]): CustomerEvent[] {
  if (events.every((event) => SAYS_LITTLE.has(event.type) || isName(event))) return [...events];
  return events.map((event) =>
    isName(event) || (event.type === 'customer.sends_media' && event.media !== 'audio')
      ? { ...event, beside: true }
      : event,
  );
}

function isName(event: CustomerEvent): event is Extract<CustomerEvent, { type: 'customer.answers' }> {
  return event.type === 'customer.answers' && event.field === 'name';
}
