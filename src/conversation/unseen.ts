import {
  MINUTE_MS,
  hasArrived,
  type ConversationRecord,
  type CustomerEvent,
  type InboxRow,
  type Question,
  type Reading,
  type TurnInput,
} from '../domain.ts';
import { questionOf, turn, type WorldBefore } from '../machines/turn.ts';
import type { TurnRequest } from './decide.ts';
import type { Parts } from './parts.ts';

/**
 * A yes is to what was read. A service's answer may put a new question while the customer is writing, or the question may
 * still wait for the channel: "dale" is then to something else, and what it would do has been seen by nobody (AGENDA-4).
 */

/** Those that do something by what was asked. */
export const ANSWERS: ReadonlySet<TurnInput['type']> = new Set([
  'customer.accepts',
  'customer.rejects',
  'customer.selects',
]);

/** What was heard, and what else this turn hears before it. */
export interface Heard {
  readonly request: TurnRequest;
  readonly conversation: ConversationRecord;
  readonly reading: Reading | undefined;
  readonly world: WorldBefore;
  /** Of services, payments, people and timers. */
  readonly before: readonly TurnInput[];
}

/**
 * What was heard, without the answers that cannot be meant for the question that is open by then: that one is what they
 * read next. A tap names its own question.
 */
export async function withoutUnseen(parts: Parts, heard: Heard): Promise<readonly CustomerEvent[]> {
  const { reading, conversation, request } = heard;
  const { events = [], by } = reading ?? {};
  if (!events.some(({ type }) => ANSWERS.has(type))) return events;
  const others = events.filter(({ type }) => !ANSWERS.has(type));
  const read = questionOf(conversation.frames, conversation.asked);
  const { open, worded } = questionBehind(heard, read);
  if (open.offer?.id !== read.offer?.id || open.state !== read.state)
    return worded || others.length > 0 ? others : [by === 'id' ? { type: 'customer.taps_stale' } : ASK_AGAIN];
  if (by === 'id' || open.offer === undefined) return events;
  const said = cameBefore(conversation, open, request.batch) ? 'unclear' : await whetherSaid(parts, request);
  if (said === 'yes') return events;
  return said === 'no' ? others : askedAgain(events);
}

/** Puts the question that is open once more; nobody has failed to understand it. */
const ASK_AGAIN: CustomerEvent = { type: 'customer.not_understood', aside: true };

/** Whoever answers is asked once more instead. */
export function askedAgain(events: readonly CustomerEvent[]): readonly CustomerEvent[] {
  return events.map((event) => (ANSWERS.has(event.type) ? ASK_AGAIN : event));
}

/** The question as it stands once that is decided, and whether words come with it; nothing but a service's answer changes it. */
function questionBehind({ conversation, before, world }: Heard, read: Question): { open: Question; worded: boolean } {
  if (!before.some((input) => 'effect' in input)) return { open: read, worded: false };
  const { frames, asked, owed } = turn(conversation.frames, before, world);
  const worded = owed.some(({ effect }) => effect.type === 'sendMessage');
  return { open: questionOf(frames, asked ?? conversation.asked), worded };
}

/** Clocks of replicas may be so far apart, and nobody answers sooner than that (ms). */
const EARLY_MIN_MS = 1_000;
/** A question is put so soon after what was waiting before it; what is further apart was stamped by clocks that differ (ms). */
const EARLY_MAX_MS = 5 * MINUTE_MS;

/**
 * The message was here before the question was put. Where its sender's clock says that it was written behind it, the one
 * that stamped it here is slow; asked again all the same, nobody is held up by a clock.
 */
function cameBefore({ asked, askedAt }: ConversationRecord, { offer }: Question, batch: readonly InboxRow[]): boolean {
  if (askedAt === undefined || offer?.id !== asked) return false;
  return batch.some(({ arrivedAt, body }) => {
    const earlyMs = askedAt - arrivedAt;
    return body.kind === 'message' && earlyMs > EARLY_MIN_MS && earlyMs <= EARLY_MAX_MS && body.message.at <= askedAt;
  });
}

/**
 * Words that wait for another try have been read by nobody, nor has what comes behind them; of some nobody knows. The
 * store is asked where this process may not know.
 */
async function whetherSaid({ store }: Parts, { atOnce, loaded }: TurnRequest): Promise<'yes' | 'no' | 'unclear'> {
  const { conversation } = loaded;
  if (atOnce || conversation === undefined) return 'yes';
  const { id, askedIn = 0 } = conversation;
  const words = (await store.owed(id)).filter(
    (row) => row.kind === 'sendMessage' && row.turn >= askedIn && !hasArrived(row),
  );
  if (words.some(({ state }) => state === 'pending')) return 'no';
  return words.some(({ state }) => state === 'unclear') ? 'unclear' : 'yes';
}
