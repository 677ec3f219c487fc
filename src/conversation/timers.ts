/** The timers of a conversation, as a turn leaves them. */
import type { Decided } from './decide.ts';
import type { Write, InboxRow, Tenant, TimerKind, ConversationRecord, TimerRow } from '../domain.ts';
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
  const fired = hasFired('silencio', decided);
  const cancelParking: Write[] = spoke && conversation.timers.parar ? [{ type: 'timer.cancel', kind: 'parar' }] : [];
  if (!waits || nudgeAfterMs === 0) return cancelParking;
  if (spoke && (fired || !conversation.timers.silencio))
    return [...cancelParking, { type: 'timer.set', kind: 'silencio', dueAt: world.at + nudgeAfterMs }];
  if (fired && !nudges(plan)) return afterFiring(decided);
  return spoke ? cancelParking : parkedLater(decided);
}

/** A clock that ran ahead fired the parking before its time, and nothing came of it: it is set again. */
function parkedLater(decided: Decided): Write[] {
  const { conversation, world } = decided;
  const dueAt = conversation.lastInboundAt + world.tenant.silence.parkAfterMs;
  return firedEarly('parar', decided) ? [{ type: 'timer.set', kind: 'parar', dueAt }] : [];
}

/** So did people's time, and they have the conversation still. */
export function peoplesTimer(decided: Decided): Write[] {
  const { persona } = decided.conversation.timers;
  if (persona === undefined || !firedEarly('persona', decided)) return [];
  return [{ type: 'timer.set', kind: 'persona', dueAt: persona.dueAt }];
}

function firedEarly(kind: TimerKind, decided: Decided): boolean {
  const { conversation, world } = decided;
  return hasFired(kind, decided) && isEarly(kind, conversation, { tenant: world.tenant, now: world.at });
}

/** The one that is set: a renewed one has another generation. */
function hasFired(kind: TimerKind, { conversation, batch }: Decided): boolean {
  const set = conversation.timers[kind]?.generation;
  return firedTimers(batch).some((fired) => fired.kind === kind && fired.generation === set);
}

/**
 * The customer wrote meanwhile, or the window has closed: no nudge now (CONV-14). Found by a clock that ran ahead: people
 * keep the conversation for all of their time.
 */
export function isEarly(
  kind: TimerKind,
  conversation: ConversationRecord,
  { tenant, now }: { tenant: Tenant; now: number },
): boolean {
  if (kind === 'persona') return now + CLOCKS_APART_MS < (conversation.timers.persona?.dueAt ?? 0);
  const silentMs = now - conversation.lastInboundAt;
  if (kind === 'silencio') return silentMs < tenant.silence.nudgeAfterMs || silentMs > WINDOW_MS;
  return kind === 'parar' && silentMs < tenant.silence.parkAfterMs;
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
