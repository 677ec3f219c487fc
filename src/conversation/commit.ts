import {
  granuleKeys,
  type Appointment,
  type ConversationRecord,
  type InboxRow,
  type Order,
  type TimerKind,
  type TurnInput,
  type TurnRecord,
  type Write,
} from '../domain.ts';
import type { ClaimOp, TurnCommit } from '../ports.ts';
import { usedAfter } from './allowance.ts';
import { latestOf, sightAfter } from './books.ts';
import { isGivenBack, isSpokenTo, lostWordsOf } from './batch.ts';
import type { Decided } from './decide.ts';
import type { Parts } from './parts.ts';
import { outboxOf } from './outgoing.ts';
import { peoplesTimer, silenceTimer, timersAfter, firedTimers, timerRows } from './timers.ts';
import { historyOf } from './history.ts';
import { unaskedAfter } from './unasked.ts';
import { unsaidAfter } from './unsaid.ts';
import { lagOf } from './unseen.ts';

/** Nobody gave the conversation back: its time is over. */
function isForgotten(inputs: readonly TurnInput[]): boolean {
  return inputs.some((input) => input.type === 'timer.fired' && input.kind === 'persona');
}

/**
 * A typed yes is to something else, until the question is put again: to one of the business, who wrote since; or to
 * nothing, where the words that asked are lost.
 */
function asksAgain({ batch, conversation, inputs, plan, reading }: Decided): boolean {
  const before = conversation.askAgain !== undefined;
  const toPeople = isForgotten(inputs) || isSpokenTo(batch);
  // People's words may have come behind what this turn puts by itself; what answers the customer's own stands behind both.
  const isPut = plan.asked !== undefined && (reading !== undefined || !toPeople);
  if (isPut) return false;
  return toPeople || lostWordsOf(batch, conversation) || before;
}

/** Whether something else was said since the question; what is asked again is the last word. */
function besideAfter({ conversation: { aside: was }, plan, batch }: Decided): Pick<ConversationRecord, 'aside'> {
  if (plan.aside === false) return {};
  if (was === 'person' || isGivenBack(batch)) return { aside: 'person' };
  const beside = plan.aside ?? was;
  return beside === undefined ? {} : { aside: beside };
}

/** The offer that was said last: since when it stands (a model may have read for seconds before), and which turn said it. */
function askedAfter(
  { clock }: Parts,
  { conversation, plan, world, early }: Decided,
): Pick<ConversationRecord, 'asked' | 'askedAt' | 'putAt' | 'askedIn'> {
  const { asked: before, askedAt, putAt, askedIn } = conversation;
  const asked = plan.asked ?? before;
  if (asked === undefined) return {};
  const since = asked !== before ? clock.now() : early ? undefined : askedAt;
  const last = plan.asked === undefined ? putAt : clock.now();
  const turn = plan.asked === undefined ? askedIn : world.turn;
  return {
    asked,
    ...(since === undefined ? {} : { askedAt: since }),
    ...(last === undefined ? {} : { putAt: last }),
    ...(turn === undefined ? {} : { askedIn: turn }),
  };
}

function lagAfter(batch: readonly InboxRow[], before: number | undefined): Pick<ConversationRecord, 'lagMs'> {
  const lagMs = lagOf(batch) ?? before;
  return lagMs === undefined ? {} : { lagMs };
}

/** A decided turn as the one commit that writes it down (law 4). Pure but for the turn's token. */
export function assemble(parts: Parts, decided: Decided): TurnCommit {
  const { conversation, world, plan, batch } = decided;
  const writes = [...peoplesTimer(decided), ...plan.writes, ...silenceTimer(decided)];
  const timers = timersAfter(conversation, { writes, turn: world.turn, fired: firedTimers(batch) });
  const contact = learned(world.contact, writes);
  const outbox = outboxOf(parts, { ...decided, contact });
  const {
    lateAnswer: _said,
    aside: _beside,
    askAgain: _again,
    unsaid: _unsaid,
    asked: _offer,
    askedAt: _since,
    putAt: _last,
    askedIn: _turn,
    lagMs: lagBefore,
    unasked: unaskedBefore,
    heardUntil: _heard,
    askedUntil: _asked,
    sight: _seen,
    ...known
  } = conversation;
  const askAgain = asksAgain(decided);
  const unasked = unaskedAfter(batch, unaskedBefore);
  const appointments = latestOf(writes.flatMap(appointmentOf));
  const orders = latestOf(writes.flatMap((w): Order[] => (w.type === 'order.put' ? [w.order] : [])));
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
    ...askedAfter(parts, decided),
    ...lagAfter(batch, lagBefore),
    ...(unasked > 0 && !decided.poisoned ? { unasked } : {}),
    ...(askAgain ? { askAgain } : {}),
    ...unsaidAfter(decided),
    ...sightAfter(decided, { appointments, orders }),
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
    appointments,
    orders,
    timers: timerRows(conversation, timers),
    cancelledTimers: Object.keys(conversation.timers).filter((k) => !(k in timers)) as TimerKind[],
    messages: historyOf(parts, decided, outbox),
    at: world.at,
    ...(parts.settings.leases ? { leaseOf: parts.settings.by } : {}),
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
        {
          op: 'free',
          holder: write.appointment.id,
          keys: granuleKeys(write.from, write.fromMinutes ?? write.appointment.durationMinutes),
        },
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

function learned(contact: ConversationRecord['contact'], writes: readonly Write[]): ConversationRecord['contact'] {
  return writes.reduce((known, w) => (w.type === 'contact.learn' ? { ...known, [w.field]: w.value } : known), contact);
}

/* ── Records ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function recordOf({ conversation, loaded, world, plan, batch, inputs, reading, tenant }: Decided): TurnRecord {
  const { orders, appointments, past, contact } = world;
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
    ...(inputs.some(asksForUsual) ? usualIn(world) : {}),
    ...(world.begun === undefined ? {} : { begun: world.begun }),
    path: plan.path,
    effects: plan.owed.map((o) => o.effect.type),
    ...(appointments.length === 0 ? {} : { appointments }),
    ...(past === undefined ? {} : { past }),
    ...(orders.length === 0 ? {} : { orders }),
    ...(changed ? { contact } : {}),
  };
}

function usualIn({ usual, usualOfEach }: Decided['world']): Pick<TurnRecord, 'usual' | 'usualOfEach'> {
  return { ...(usual && { usual }), ...(usualOfEach && { usualOfEach }) };
}

function asksForUsual(input: TurnInput): boolean {
  return 'comoSiempre' in input;
}

function readingOf({ events: _inputs, ...rest }: NonNullable<Decided['reading']>): NonNullable<TurnRecord['reading']> {
  return rest;
}
