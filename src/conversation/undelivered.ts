/** A message that the channel took and could not deliver: it says so later, as a status. */
import type { ConversationId, NewInboxRow } from '../domain.ts';
import type { Clock, Store } from '../ports.ts';
import { answerRow } from './drain.ts';
import type { Parts } from './parts.ts';

export interface Told {
  readonly store: Pick<Store, 'outbox'>;
  readonly failureAnswer: Parts['failureAnswer'];
  readonly receive: (rows: readonly NewInboxRow[]) => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * What is said once only, and what tells of a deed, is shown to people when it did not arrive (reliability 2.1), as it is
 * when it could not be sent: under the same id, so that the provider may say so twice, and one that was given up before is not told again.
 */
export async function missedLater(told: Told, conversation: ConversationId, effect: string): Promise<void> {
  const row = (await told.store.outbox(conversation)).find(({ id }) => id === effect);
  if (row?.effect.type !== 'sendMessage') return;
  // Compaction has taken the words by then, and their mark with them; the class stays.
  const answer = told.failureAnswer(row.class === 'once' ? { ...row.effect, once: true } : row.effect, row.id);
  if (answer === undefined) return;
  await told.receive([answerRow(row, answer, told.clock.now())]);
}
