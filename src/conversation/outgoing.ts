import {
  LATE_CALL_MS,
  toldDeeds,
  withTold,
  type Contact,
  type Copy,
  type Effect,
  type OutboundMessage,
  type OutboxRow,
} from '../domain.ts';
import { isHandedOver, type Owed } from '../machines/turn.ts';
import type { Decided } from './decide.ts';
import type { Parts } from './parts.ts';

/** A combined body must fit the smallest of WhatsApp's interactive bodies (wire/services.md 1.7). */
const COMBINED_CHARS_MAX = 1_024;

/** What a turn owes as outbox rows: words rendered, and words of one class joined into one message (pair rate). */
export function outboxOf(parts: Parts, decided: Decided & { contact: Contact }): OutboxRow[] {
  const owed = joined(decided.plan.owed.map((one) => rowOf(parts, decided, one)));
  const rows = decided.atOnce ? begun(owed) : owed;
  const first: Copy[] = [
    ...(tappedEarlier(decided) ? [{ key: 'toque_anterior' } as const] : []),
    ...(decided.late ? [{ key: 'demora' } as const] : []),
  ];
  return first.reduce((all, copy) => led(all, textOf(parts, decided, copy)), rows);
}

/**
 * Marked as running by the commit itself, for its committer does it next: one write less for each. What may be tried
 * once only is marked just before it is tried, so that a crash in between parks as little as possible, and the words
 * behind it with it: a question does not overtake the link. What changes an event waits for its turn behind whatever
 * still writes that event (`drain.ts`).
 */
function begun(rows: readonly OutboxRow[]): OutboxRow[] {
  const first = rows.findIndex((row) => row.message !== undefined && row.class === 'once');
  const waits = (row: OutboxRow, i: number): boolean =>
    row.class === 'once' || changesEvent(row.effect) || (first !== -1 && i > first && row.message !== undefined);
  return rows.map((row, i) => (waits(row, i) ? row : { ...row, state: 'running', attempts: 1 }));
}

/** All but the first booking: what is told later comes behind a move that was decided meanwhile. */
function changesEvent(effect: Effect): boolean {
  if (effect.type === 'createEvent') return effect.background === true;
  return effect.type === 'moveEvent' || effect.type === 'deleteEvent';
}

/**
 * A row or a button of an earlier question, and the one of the flow that is open is put again: it says why. Before words of
 * a deed or of money, told in the same turn, "nothing was changed" would be said of that.
 */
function tappedEarlier({ reading, plan, conversation: { frames } }: Decided): boolean {
  const [only, ...others] = reading?.by === 'id' ? reading.events : [];
  const stays = frames.length > 1 && plan.frames.length > 1 && !isHandedOver(plan.frames);
  const done = plan.owed.some(({ effect }) => toldDeeds(effect).length > 0 || ('once' in effect && effect.once));
  return only?.type === 'customer.taps_stale' && others.length === 0 && stays && !done;
}

/** The turn's first words, before what it says. */
function led(rows: readonly OutboxRow[], words: string): OutboxRow[] {
  const first = rows.findIndex((row) => row.message !== undefined);
  return rows.map((row, i) => {
    const message = i === first && row.message ? joinMessages({ type: 'text', text: words }, row.message) : undefined;
    return message ? { ...row, message } : row;
  });
}

function textOf(parts: Parts, { tenant, world, contact }: Decided & { contact: Contact }, copy: Copy): string {
  return parts.render(copy, undefined, { tenant, contact, now: world.at, appointments: world.appointments }).text;
}

function rowOf(
  parts: Parts,
  { conversation, world, tenant, contact, reworded }: Decided & { contact: Contact },
  owed: Owed,
): OutboxRow {
  const { effect } = owed;
  const context = { tenant, contact, now: world.at, appointments: world.appointments };
  return {
    id: owed.id,
    conversation: conversation.id,
    turn: world.turn,
    n: owed.n,
    kind: effect.type,
    class: parts.policyOf(effect).class,
    effect: stored(effect),
    ...(effect.type === 'sendMessage'
      ? { message: reworded?.messages.get(owed.id) ?? parts.render(effect.copy, effect.offer, context) }
      : {}),
    state: 'pending',
    attempts: 0,
    dueAt: world.at + firstWait(effect),
    createdAt: world.at,
  };
}

/**
 * An event that should not be there goes, and one that may stand elsewhere comes back, when every call that may still write
 * it has arrived: nobody waits for it (ms).
 */
export function firstWait(effect: Effect): number {
  const goes = effect.type === 'deleteEvent' && effect.background === true;
  return goes || (effect.type === 'createEvent' && effect.maybeAt !== undefined) ? LATE_CALL_MS : 0;
}

/** The words are rendered; the offer need not be kept twice. */
function stored(effect: Effect): Effect {
  if (effect.type !== 'sendMessage') return effect;
  const { offer: _offer, ...rest } = effect;
  return rest;
}

/** Texts go before what follows them in the same turn, as one message: one reply a turn where it fits (A7). */
function joined(rows: readonly OutboxRow[]): OutboxRow[] {
  const result: OutboxRow[] = [];
  for (const row of rows) {
    const before = result.at(-1);
    const both = before && join(before, row);
    if (both) result[result.length - 1] = both;
    else result.push(row);
  }
  return result;
}

function join(first: OutboxRow, second: OutboxRow): OutboxRow | undefined {
  const [a, b] = [first.message, second.message];
  if (!a || !b || first.class !== second.class) return undefined;
  const message = joinMessages(a, b);
  return message && { ...second, id: first.id, n: first.n, message, effect: withTold(first.effect, second.effect) };
}

function joinMessages(a: OutboundMessage, b: OutboundMessage): OutboundMessage | undefined {
  const text = `${a.text}\n\n${b.text}`;
  if (text.length > COMBINED_CHARS_MAX) return undefined;
  if (a.type === 'text') return { ...b, text };
  return b.type === 'text' ? { ...a, text } : undefined;
}
