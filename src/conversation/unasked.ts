import type { ConversationRecord, InboxRow } from '../domain.ts';

/**
 * A conversation that goes on by itself: a service's answer is decided, asks the next service, is answered … Where two of
 * them contradict each other (what is told as free is refused each time) that has no end, and the customer pays for it in
 * messages. Pure.
 */

/** So many turns in a row may follow from answers alone; the longest stories of the simulator come to six. */
export const UNASKED_TURNS_MAX = 20;

/** Turns in a row that nobody asked for: no message, no payment, no person and no timer among what they were given. */
export function unaskedAfter(batch: readonly InboxRow[], before = 0): number {
  return batch.every(isUnasked) ? before + 1 : 0;
}

/** What a provider says of a payment was asked for by its own notice, and no turn asks for it again: money is not ended with a circle. */
function isUnasked({ body }: InboxRow): boolean {
  return body.kind === 'answer' && body.answer.type !== 'payment.fetched';
}

/** It is ended as what cannot be processed is: an apology, and a person. */
export function goesInCircles(batch: readonly InboxRow[], conversation: ConversationRecord | undefined): boolean {
  return unaskedAfter(batch, conversation?.unasked) > UNASKED_TURNS_MAX;
}
