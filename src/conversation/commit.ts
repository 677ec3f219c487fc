import {
  MINUTE_MS,
  WINDOW_MS,
  granuleKeys,
  type Appointment,
  type ConversationRecord,
  type HistoryMessage,
  type InboundContent,
  type InboxRow,
  type Order,
  type OutboxRow,
  type ReadMedium,
  type TimerKind,
  type TimerRow,
  type TurnRecord,
  type Write,
} from '../domain.ts';
import type { ClaimOp, TurnCommit } from '../ports.ts';
import { isHandedOver, type TurnPlan } from '../machines/turn.ts';
import { usedAfter } from './allowance.ts';
import { inOrderSaid, isGivenBack } from './batch.ts';
import type { Decided } from './decide.ts';
import type { Parts } from './parts.ts';
import { outboxOf } from './outgoing.ts';

/** Nobody gave the conversation back: its time is over. */
function isForgotten({ inputs }: Decided): boolean {
  return inputs.some((input) => input.type === 'timer.fired' && input.kind === 'persona');
}

/** Whether something else was said since the question; what is asked again is the last word. */
function besideAfter({ conversation: { aside: was }, plan, batch }: Decided): Pick<ConversationRecord, 'aside'> {
  if (plan.aside === false) return {};
  if (was === 'person' || isGivenBack(batch)) return { aside: 'person' };
  return (plan.aside ?? was) === true ? { aside: true } : {};
}

/** A decided turn as the one commit that writes it down (law 4). Pure but for the turn's token. */
export function assemble(parts: Parts, decided: Decided): TurnCommit {
  const { conversation, world, plan, batch } = decided;
  const writes = [...plan.writes, ...silenceTimer(decided)];
  const timers = timersAfter(conversation, { writes, turn: world.turn, fired: firedTimers(batch) });
  const contact = learned(world.contact, writes);
  const outbox = outboxOf(parts, { ...decided, contact });
  const {
    lateAnswer: _said,
    aside: _beside,
    askAgain,
    heardUntil: _heard,
    askedUntil: _asked,
    ...known
  } = conversation;
  const calls = (decided.reading?.calls?.length ?? 0) + (decided.reworded?.calls ?? 0);
  const after: ConversationRecord = {
    ...known,
    version: world.turn,
    turnId: parts.random.token(),
    frames: plan.frames,
    contact,
    timers,
    ...usedAfter(conversation, { now: world.at, inbox: decided.loaded.inbox, calls }),
    ...(decided.late && outbox.every((row) => row.message === undefined) ? { lateAnswer: true } : {}),
    ...besideAfter(decided),
    ...(plan.asked === undefined ? {} : { asked: plan.asked }),
    ...(isForgotten(decided) || (askAgain && decided.reading === undefined) ? { askAgain: true } : {}),
  };
  const ids = batch.map((row) => row.id);
  return {
    conversation: after,
    expectedVersion: conversation.version,
    consumed: decided.poisoned ? [] : ids,
    dead: decided.poisoned ? ids : [],
    turn: recordOf(decided),
    outbox,
    claims: lasting(writes.flatMap(claimsOf)),
    appointments: latestOf(writes.flatMap(appointmentOf)),
    orders: latestOf(writes.flatMap((w): Order[] => (w.type === 'order.put' ? [w.order] : []))),
    timers: timerRows(conversation, timers),
    cancelledTimers: Object.keys(conversation.timers).filter((k) => !(k in timers)) as TimerKind[],
    messages: historyOf(parts, decided, outbox),
    at: world.at,
  };
}

/* ── Writes ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

function claimsOf(write: Write): ClaimOp[] {
  switch (write.type) {
    case 'slot.hold':
      return [
        {
          op: 'hold',
          holder: write.appointmentId,
          keys: granuleKeys(write.slot, write.durationMinutes),
          until: write.until,
        },
      ];
    case 'slot.release':
      return [{ op: 'release', holder: write.appointmentId, keys: granuleKeys(write.slot, write.durationMinutes) }];
    case 'appointment.book':
      return [{ op: 'firm', holder: write.appointment.id, keys: keysOf(write.appointment) }];
    case 'appointment.move':
      return [
        { op: 'free', holder: write.appointment.id, keys: keysOf({ ...write.appointment, slot: write.from }) },
        { op: 'firm', holder: write.appointment.id, keys: keysOf(write.appointment) },
      ];
    case 'appointment.cancel':
      return [{ op: 'free', holder: write.appointment.id, keys: keysOf(write.appointment) }];
    case 'appointment.note':
    case 'order.put':
    case 'contact.learn':
    case 'timer.set':
    case 'timer.cancel':
      return [];
  }
}

/** Stores drop before they take: what one turn books or moves and cancels again it does not take at all. */
function lasting(ops: readonly ClaimOp[]): ClaimOp[] {
  return ops.map((op, i) => {
    if (op.op !== 'firm') return op;
    const later = ops.slice(i + 1).filter(({ op: kind, holder }) => kind === 'free' && holder === op.holder);
    const freed = new Set(later.flatMap(({ keys }) => keys));
    return { ...op, keys: op.keys.filter((key) => !freed.has(key)) };
  });
}

function keysOf({ slot, durationMinutes }: Appointment): string[] {
  return granuleKeys(slot, durationMinutes);
}

function appointmentOf(write: Write): Appointment[] {
  switch (write.type) {
    case 'appointment.book':
    case 'appointment.move':
    case 'appointment.note':
      return [write.appointment];
    case 'appointment.cancel':
      return [{ ...write.appointment, status: 'cancelled' }];
    default:
      return [];
  }
}

/** Several writes of one turn to one row: the last one stands. */
function latestOf<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

function learned(contact: ConversationRecord['contact'], writes: readonly Write[]): ConversationRecord['contact'] {
  return writes.reduce((known, w) => (w.type === 'contact.learn' ? { ...known, [w.field]: w.value } : known), contact);
}

/* ── Timers ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** While a flow waits for the customer one timer is due at most; it looks at the last message when it fires (CONV-14). */
function silenceTimer(decided: Decided): Write[] {
  const { conversation, plan, batch, world } = decided;
  const waits = plan.frames.length > 1 && !isHandedOver(plan.frames);
  const { nudgeAfterMs } = world.tenant.silence;
  const spoke = batch.some((row) => row.body.kind === 'message');
  const fired = firedTimers(batch).some(
    ({ kind, generation }) => kind === 'silencio' && generation === conversation.timers.silencio?.generation,
  );
  const cancelParking: Write[] = spoke && conversation.timers.parar ? [{ type: 'timer.cancel', kind: 'parar' }] : [];
  if (!waits || nudgeAfterMs === 0) return cancelParking;
  if (spoke && (fired || !conversation.timers.silencio))
    return [...cancelParking, { type: 'timer.set', kind: 'silencio', dueAt: world.at + nudgeAfterMs }];
  if (fired && !nudges(plan)) return afterFiring(decided);
  return spoke ? cancelParking : parkedLater(decided);
}

/** A clock that ran ahead fired the parking before its time, and nothing came of it: it is set again. */
function parkedLater({ conversation: { timers, lastInboundAt }, batch, world: { at, tenant } }: Decided): Write[] {
  const { parkAfterMs } = tenant.silence;
  const early = firedTimers(batch).some(
    ({ kind, generation }) => kind === 'parar' && generation === timers.parar?.generation,
  );
  return early && at - lastInboundAt < parkAfterMs
    ? [{ type: 'timer.set', kind: 'parar', dueAt: lastInboundAt + parkAfterMs }]
    : [];
}

function nudges({ owed }: TurnPlan): boolean {
  return owed.some(({ effect }) => effect.type === 'sendMessage' && effect.copy.key === 'silencio');
}

/** It fired and nothing was said: too early, or too late for a nudge, and then the flow is only parked in its time. */
function afterFiring({ conversation: { lastInboundAt }, world: { at, tenant } }: Decided): Write[] {
  const { nudgeAfterMs, parkAfterMs } = tenant.silence;
  const soonest = at + MINUTE_MS;
  if (at - lastInboundAt <= WINDOW_MS)
    return [{ type: 'timer.set', kind: 'silencio', dueAt: Math.max(lastInboundAt + nudgeAfterMs, soonest) }];
  if (parkAfterMs === 0) return [];
  return [{ type: 'timer.set', kind: 'parar', dueAt: Math.max(lastInboundAt + parkAfterMs, soonest) }];
}

function firedTimers(batch: readonly InboxRow[]): { kind: TimerKind; generation: number }[] {
  return batch.flatMap(({ body }) =>
    body.kind === 'timer' ? [{ kind: body.timer, generation: body.generation }] : [],
  );
}

function timersAfter(
  conversation: ConversationRecord,
  {
    writes,
    turn,
    fired,
  }: { writes: readonly Write[]; turn: number; fired: readonly { kind: TimerKind; generation: number }[] },
): ConversationRecord['timers'] {
  const timers = new Map(Object.entries(conversation.timers));
  for (const { kind, generation } of fired) if (timers.get(kind)?.generation === generation) timers.delete(kind);
  for (const write of writes) {
    if (write.type === 'timer.set') timers.set(write.kind, { generation: turn, dueAt: write.dueAt });
    if (write.type === 'timer.cancel') timers.delete(write.kind);
  }
  return Object.fromEntries(timers);
}

function timerRows(before: ConversationRecord, timers: ConversationRecord['timers']): TimerRow[] {
  const rows = Object.entries(timers) as [TimerKind, { generation: number; dueAt: number }][];
  return rows
    .filter(([kind, timer]) => before.timers[kind]?.generation !== timer.generation)
    .map(([kind, timer]) => ({ conversation: before.id, kind, ...timer }));
}

/* ── Records ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function recordOf({ conversation, loaded, world, plan, batch, inputs, reading, tenant }: Decided): TurnRecord {
  const { orders, appointments, contact } = world;
  // Against what was stored: the channel may have told a name or a number with this very message, and replay needs it.
  const changed = JSON.stringify(contact) !== JSON.stringify(loaded.conversation?.contact);
  return {
    conversation: conversation.id,
    n: world.turn,
    at: world.at,
    tenantVersion: tenant.version,
    consumed: batch.map((row) => row.id),
    inputs,
    ...(reading === undefined ? {} : { reading: readingOf(reading) }),
    ...(world.taken.length === 0 ? {} : { taken: world.taken }),
    path: plan.path,
    effects: plan.owed.map((o) => o.effect.type),
    ...(appointments.length === 0 ? {} : { appointments }),
    ...(orders.length === 0 ? {} : { orders }),
    ...(changed ? { contact } : {}),
  };
}

function readingOf({ events: _inputs, ...rest }: NonNullable<Decided['reading']>): NonNullable<TurnRecord['reading']> {
  return rest;
}

/** What was said, by whom, in order: the customer's words first, then ours (HUMAN-1, must-hold 21). */
function historyOf(
  parts: Parts,
  { conversation, world, batch, reading }: Decided,
  outbox: readonly OutboxRow[],
): HistoryMessage[] {
  const said = [
    ...inOrderSaid(batch).flatMap((row) => heard(row, reading?.media)),
    ...outbox.flatMap((row) =>
      row.message ? [{ role: 'bot' as const, text: parts.textOf(row.message), at: world.at }] : [],
    ),
  ];
  return said.map((message, n) => ({ conversation: conversation.id, turn: world.turn, n, ...message }));
}

function heard(
  { body }: InboxRow,
  media: readonly ReadMedium[] = [],
): { role: 'customer' | 'person'; text: string; at: number }[] {
  if (body.kind === 'person') return body.text === undefined ? [] : [{ role: 'person', text: body.text, at: 0 }];
  if (body.kind !== 'message') return [];
  const { content, at } = body.message;
  const text =
    content.type === 'text'
      ? content.text
      : content.type === 'tap'
        ? content.title
        : `[${content.type}]${captionOf(content)}${shownIn(media.find((one) => one.message === body.message.id))}`;
  return [{ role: 'customer', text, at }];
}

/** What was heard or seen, so that people and prompts read the conversation whole. */
function shownIn(medium: ReadMedium | undefined): string {
  const reading = medium?.reading;
  return reading?.outcome === 'transcript' || reading?.outcome === 'description' ? ` ${reading.text}` : '';
}

function captionOf(content: InboundContent): string {
  const caption = 'caption' in content ? content.caption : undefined;
  return caption === undefined ? '' : ` ${caption}`;
}
