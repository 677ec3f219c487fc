/** The timers of a conversation, as a turn leaves them. */
import type { Decided } from './decide.ts';
import type { Write, InboxRow, TimerKind, ConversationRecord, TimerRow } from '../domain.ts';
import { isHandedOver } from '../machines/turn.ts';
import type { TurnPlan } from '../machines/turn.ts';
import { MINUTE_MS, WINDOW_MS } from '../domain.ts';
import { CLOCKS_APART_MS } from './parts.ts';

/* ── Timers ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** While a flow waits for the customer one timer is due at most; it looks at the last message when it fires (CONV-14). */
export function silenceTimer(decided: Decided): Write[] {
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

/** So did people's time, and they have the conversation still. */
export function peoplesTimer({ conversation, batch, world: { at } }: Decided): Write[] {
  const { persona } = conversation.timers;
  const fired = firedTimers(batch).some(
    ({ kind, generation }) => kind === 'persona' && generation === persona?.generation,
  );
  return persona !== undefined && fired && at + CLOCKS_APART_MS < persona.dueAt
    ? [{ type: 'timer.set', kind: 'persona', dueAt: persona.dueAt }]
    : [];
}

function nudges({ owed }: TurnPlan): boolean {
  return owed.some(({ effect }) => effect.type === 'sendMessage' && effect.copy.key === 'silencio');
}

/** It fired and nothing was said: too early, or too late for a nudge, and then the flow is only parked in its time. */
function afterFiring({ conversation: { lastInboundAt }, world: { at, tenant } }: Decided): Write[] {
  const { nudgeAfterMs, parkAfterMs } = tenant.silence;
  // Its time if that is to come: the nudge is so long after the last words. What is past is not looked at without an end.
  const next = (dueAt: number): number => (dueAt > at ? dueAt : at + MINUTE_MS);
  if (at - lastInboundAt <= WINDOW_MS)
    return [{ type: 'timer.set', kind: 'silencio', dueAt: next(lastInboundAt + nudgeAfterMs) }];
  if (parkAfterMs === 0) return [];
  return [{ type: 'timer.set', kind: 'parar', dueAt: next(lastInboundAt + parkAfterMs) }];
}

export function firedTimers(batch: readonly InboxRow[]): { kind: TimerKind; generation: number }[] {
  return batch.flatMap(({ body }) =>
    body.kind === 'timer' ? [{ kind: body.timer, generation: body.generation }] : [],
  );
}

export function timersAfter(
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

export function timerRows(before: ConversationRecord, timers: ConversationRecord['timers']): TimerRow[] {
  const rows = Object.entries(timers) as [TimerKind, { generation: number; dueAt: number }][];
  return rows
    .filter(([kind, timer]) => before.timers[kind]?.generation !== timer.generation)
    .map(([kind, timer]) => ({ conversation: before.id, kind, ...timer }));
}
