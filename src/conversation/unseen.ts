import {
  ANSWER_LIFE_MS,
  MINUTE_MS,
  hasArrived,
  type ConversationId,
  type ConversationRecord,
  type CustomerEvent,
  type InboxRow,
  type Offer,
  type OutboxRow,
  type Question,
  type Reading,
  type TurnInput,
} from '../domain.ts';
import { questionOf, turn, type WorldBefore } from '../machines/turn.ts';
import type { TurnRequest } from './decide.ts';
import { SOONEST_ANSWER_MS, type Parts, type Said } from './parts.ts';

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

/** `early`: by the clocks it was answered before it was put; the next answer is to what is put now, whatever they say. */
export interface Seen {
  readonly events: readonly CustomerEvent[];
  readonly early?: boolean;
}

/**
 * What was heard, without the answers that cannot be meant for the question that is open by then: that one is what they
 * read next. A tap names its own question.
 */
export async function withoutUnseen(parts: Parts, heard: Heard): Promise<Seen> {
  const { reading, conversation, request } = heard;
  const { events: all = [], by } = reading ?? {};
  if (all.length === 0) return { events: all };
  const read = questionOf(conversation.frames, conversation.asked);
  const isOld = by !== 'id' && read.offer !== undefined && isOutlived(conversation, request.batch);
  const events = isOld ? askedAgain(all, DOES) : all;
  const first = events.findIndex(({ type }) => ANSWERS.has(type));
  if (first < 0) return { events };
  const others = events.filter(({ type }) => !ANSWERS.has(type));
  const { open, worded } = questionBehind(heard, { read, inputs: [...heard.before, ...events.slice(0, first)] });
  if (open.offer?.id !== read.offer?.id || open.state !== read.state)
    return { events: worded || others.length > 0 ? others : [ASK_AGAIN] };
  if (by === 'id' || open.offer === undefined) return { events };
  if (isNotTheLast(open.offer, conversation)) return { events: askedAgain(events) };
  const askedAt = open.offer.id === conversation.asked ? conversation.askedAt : undefined;
  const early =
    request.batch.some((row) => cameBefore(askedAt, row)) || wasWrittenBefore(askedAt, conversation, request.batch);
  if (early) return { events: askedAgain(events), early };
  const said = await whetherSaid(parts, request);
  if (said === 'yes') return { events };
  return { events: said === 'no' ? others : askedAgain(events) };
}

/** Not what was asked last: people had the conversation when it would have been, or something else was asked since. */
function isNotTheLast({ id }: Offer, { asked, lagMs }: ConversationRecord): boolean {
  // Records of before did not keep what was asked, nor how late messages come in.
  return asked === undefined ? lagMs !== undefined : id !== asked;
}

/** What does something once it is heard; a no leaves it. */
const DOES: ReadonlySet<TurnInput['type']> = new Set(['customer.accepts', 'customer.selects', 'customer.retries']);

/** A "sí" that is written weeks later, where the business lets no flow end by silence: who knows what it is to. */
function isOutlived({ frames, asked, putAt, askedAt }: ConversationRecord, batch: readonly InboxRow[]): boolean {
  const put = putAt ?? askedAt;
  // What reception offers does nothing by itself.
  if (frames.length < 2 || asked === undefined || put === undefined) return false;
  const written = batch.flatMap(({ arrivedAt, body }) =>
    body.kind === 'message' ? [Math.min(body.message.at, arrivedAt)] : [],
  );
  return written.some((at) => at - put > ANSWER_LIFE_MS);
}

/** Puts the question that is open once more; nobody has failed to understand it. */
const ASK_AGAIN: CustomerEvent = { type: 'customer.taps_stale' };

/** Whoever answers is asked once more instead. */
export function askedAgain(events: readonly CustomerEvent[], which = ANSWERS): readonly CustomerEvent[] {
  return events.map((event) => (which.has(event.type) ? ASK_AGAIN : event));
}

/**
 * The question as it stands once all is decided that is heard before the answer, and whether words come with it: services,
 * timers, payments and people may end what was asked about, and so may what was written beside the answer.
 */
function questionBehind(
  { conversation, world }: Heard,
  { read, inputs }: { read: Question; inputs: readonly TurnInput[] },
): { open: Question; worded: boolean } {
  if (inputs.length === 0) return { open: read, worded: false };
  const { frames, asked, owed } = turn(conversation.frames, inputs, world);
  const worded = owed.some(({ effect }) => effect.type === 'sendMessage');
  return { open: questionOf(frames, asked ?? conversation.asked), worded };
}

/** A question is put so soon after what was waiting before it; what is further apart was stamped by clocks that differ (ms). */
const EARLY_MAX_MS = 5 * MINUTE_MS;

/**
 * The message was here before that instant. Where its sender's clock says that it was written behind it, the one that
 * stamped it here is slow: nobody is held up by a clock.
 */
function cameBefore(instant: number | undefined, { arrivedAt, body }: InboxRow, apartMs = SOONEST_ANSWER_MS): boolean {
  if (instant === undefined || body.kind !== 'message') return false;
  const earlyMs = instant - arrivedAt;
  return earlyMs > apartMs && earlyMs <= EARLY_MAX_MS && body.message.at <= instant;
}

/** What comes in later than it was written by more than this was held back on its way (ms). */
const HELD_BACK_MIN_MS = 5_000;

/**
 * The message was on its way when the question was put: a webhook that was refused comes again minutes or days later, and
 * so do all of an outage. Our clock may be behind the sender's, as the message before tells; one that seems to be ahead
 * may as well be that message's own delay, so it does not count.
 */
function wasWrittenBefore(
  instant: number | undefined,
  { lagMs = 0 }: ConversationRecord,
  batch: readonly InboxRow[],
): boolean {
  if (instant === undefined) return false;
  const behindMs = Math.max(0, -lagMs);
  return batch.some(({ arrivedAt, body }) => {
    if (body.kind !== 'message') return false;
    const writtenAt = body.message.at - behindMs;
    return arrivedAt - writtenAt > HELD_BACK_MIN_MS && writtenAt < instant - SOONEST_ANSWER_MS;
  });
}

/** How much later than it was written the last message of these came in, by two clocks (ms). */
export function lagOf(batch: readonly InboxRow[]): number | undefined {
  const lags = batch.flatMap(({ arrivedAt, body }) => (body.kind === 'message' ? [arrivedAt - body.message.at] : []));
  return lags.at(-1);
}

/**
 * Whether the question had gone out when its answer came. Words that wait for their turn, or for another try, have been
 * read by nobody; of some nobody knows. The store is asked where this process may not know.
 */
async function whetherSaid(parts: Parts, { atOnce, loaded, batch, knownOf }: TurnRequest): Promise<Said> {
  const { conversation } = loaded;
  if (conversation === undefined) return 'yes';
  const { id, askedIn = 0 } = conversation;
  const { said, begunAt } = knownOf(askedIn);
  const alone = parts.settings.aloneSince !== undefined;
  const messages = batch.filter(({ body }) => body.kind === 'message');
  const early = messages.filter((row) => cameBefore(begunAt, row, alone ? 0 : SOONEST_ANSWER_MS));
  // Of a burst on both sides of the question nobody knows which of them answers.
  if (early.length > 0) return early.length === messages.length ? 'no' : 'unclear';
  if (said === 'no' || (atOnce && said === 'yes')) return said;
  const words = await notArrived(parts, id, askedIn);
  // A call of our own may take long, and its words be read meanwhile: their status tells.
  if (said === 'unclear') return words.length === 0 ? 'yes' : 'unclear';
  return toldByStore(parts, words);
}

/** Words that this turn of the conversation said, and all since, of which the channel has not said that they got there. */
async function notArrived({ store }: Parts, id: ConversationId, askedIn: number): Promise<readonly OutboxRow[]> {
  const owed = await store.owed(id);
  return owed.filter((row) => row.kind === 'sendMessage' && row.turn >= askedIn && !hasArrived(row));
}

function toldByStore({ clock }: Parts, words: readonly OutboxRow[]): Said {
  if (words.some(({ state }) => state === 'pending')) return 'no';
  // Another replica says it, or has died over it.
  const hangs = (row: OutboxRow) => row.state === 'running' && clock.now() - row.dueAt > SOONEST_ANSWER_MS;
  return words.some((row) => row.state === 'unclear' || hangs(row)) ? 'unclear' : 'yes';
}
