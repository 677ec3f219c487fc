import { MINUTE_MS } from '../domain.ts';
import type { ConversationRecord, InboxRow } from '../domain.ts';

/**
 * What one sender may use up (D7), as leaky buckets: a bucket is one instant in the conversation's record, until which
 * what was used still weighs. It is written by the turn's own commit, so it outlives restarts and costs no write. Pure.
 */

interface Bucket {
  /** One use weighs for so long (ms). */
  readonly each: number;
  /** Weight up to here is nobody's concern (ms). */
  readonly room: number;
  /** Who leaves no room is held back for so long at least (ms). */
  readonly rest: number;
  /** Whatever was used, it never weighs more (ms). */
  readonly most: number;
}

export const MODEL_CALLS_ROOM = 60;
export const MODEL_CALL_EACH_MS = 5 * MINUTE_MS;
/** Questions to models: 60 at once, then one every five minutes, 348 a day. Beyond it the offline reader reads. */
export const MODEL_CALLS: Bucket = {
  each: MODEL_CALL_EACH_MS,
  room: MODEL_CALLS_ROOM * MODEL_CALL_EACH_MS,
  rest: 0,
  most: 2 * MODEL_CALLS_ROOM * MODEL_CALL_EACH_MS,
};

/** A sender who floods is answered so often at most (ms). */
export const FLOOD_PACE_MS = 15_000;
/** Messages of a flood that one turn takes: thirteen a second are kept up with. */
export const FLOOD_MESSAGES_MAX = 200;
/** Messages without waiting for an answer: 60 at once, then one a second. Beyond it the sender floods. */
export const MESSAGES: Bucket = {
  each: 1_000,
  room: MINUTE_MS,
  rest: 2 * FLOOD_PACE_MS,
  most: MINUTE_MS + 2 * FLOOD_PACE_MS,
};

/** What still weighs (ms). More than can be was written by a clock that ran ahead, and weighs nothing (E2). */
function weight(bucket: Bucket, until: number | undefined, now: number): number {
  const left = (until ?? 0) - now;
  return left > bucket.most ? 0 : Math.max(0, left);
}

export function isUsedUp(bucket: Bucket, until: number | undefined, now: number): boolean {
  return weight(bucket, until, now) >= bucket.room;
}

/** The instant after so many uses; undefined when nothing weighs. */
function untilAfter(
  bucket: Bucket,
  until: number | undefined,
  { used, now }: { readonly used: number; readonly now: number },
): number | undefined {
  const { each, room, rest, most } = bucket;
  const after = weight(bucket, until, now) + used * each;
  const held = used > 0 && after >= room ? Math.max(after, room + rest) : after;
  return held === 0 ? undefined : now + Math.min(held, most);
}

type Used = Pick<ConversationRecord, 'heardUntil' | 'askedUntil'>;
interface Turn {
  readonly now: number;
  /** What waited when the turn began. What the turn leaves weighs again: a backlog of one's own making is a flood. */
  readonly inbox: readonly InboxRow[];
  /** Questions that were put to models. */
  readonly calls: number;
}

/** Both instants after a turn; what weighs nothing is left out. */
export function usedAfter(before: Used, { now, inbox, calls }: Turn): Used {
  const heardUntil = untilAfter(MESSAGES, before.heardUntil, { now, used: spoken(inbox) });
  const askedUntil = untilAfter(MODEL_CALLS, before.askedUntil, { now, used: calls });
  return {
    ...(heardUntil === undefined ? {} : { heardUntil }),
    ...(askedUntil === undefined ? {} : { askedUntil }),
  };
}

/** A text alone is a dialogue, however brisk: its sender waited for the answer to the one before. */
function spoken(inbox: readonly InboxRow[]): number {
  const contents = inbox.flatMap(({ body }) => (body.kind === 'message' ? [body.message.content] : []));
  return contents.length === 1 && contents[0]?.type === 'text' ? 0 : contents.length;
}
