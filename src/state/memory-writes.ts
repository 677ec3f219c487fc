/** The in-memory store's writes. Each checks everything before it changes anything. */
import type { Appointment, Configuration, ConversationId, NewInboxRow, OutboxRow } from '../domain.ts';
import { TOMBSTONE_MS, answerIdOf } from '../domain.ts';
import type { ClaimOp, CommitOutcome, GivenUp, Store, TurnCommit } from '../ports.ts';
import { isLive, planClaims, type ClaimPlan } from './claims.ts';
import { planContact } from './contacts.ts';
import { bornProgress, isOpen, retried, type EffectProgress } from './effects.ts';
import type { StoredContact, StoredEffect, StoredTenant, Tables } from './memory-tables.ts';
import * as records from './records.ts';

export function resolveContact(
  tenant: StoredTenant,
  aliases: readonly string[],
  proposed: ConversationId,
): ConversationId {
  const { conversation, bind } = planContact(
    { aliases, proposed },
    {
      of: (alias) => tenant.aliases.get(alias),
      byOthers: (id, number) => [...tenant.aliases].some(([alias, of]) => of === id && alias !== number),
    },
  );
  for (const alias of bind) tenant.aliases.set(alias, conversation);
  return conversation;
}

/** All or nothing: every body is written as text before the first row is kept. */
export function receive(tables: Tables, rows: readonly NewInboxRow[]): ('new' | 'seen')[] {
  const texts = rows.map((row) => records.bodies.write(row.body));
  return rows.map((row, i) => receiveOne(tables.contact(row.conversation), row, texts[i]));
}

export function begin(
  contact: StoredContact,
  rows: readonly string[],
  lease: { by: string; at: number; until: number },
): Awaited<ReturnType<Store['begin']>> {
  const held = contact.lease;
  if (held !== undefined && held.by !== lease.by && held.until > lease.at) {
    return { begun: false, busyUntil: held.until };
  }
  contact.lease = { by: lease.by, until: lease.until };
  for (const id of rows) {
    const row = contact.pending.get(id);
    if (row !== undefined) row.attempts += 1;
  }
  return { begun: true };
}

export function commit(tables: Tables, turn: TurnCommit): CommitOutcome {
  records.checkCommit(turn);
  const contact = tables.contact(turn.conversation.id);
  if ((contact.written?.version ?? 0) !== turn.expectedVersion) return { outcome: 'lost' };
  const ended = [...turn.consumed, ...turn.dead];
  if (ended.some((id) => !contact.pending.has(id))) return { outcome: 'lost' };
  const tenant = tables.tenant(turn.conversation.tenant);
  const plan = planClaims(turn.claims, turn.at, (key) => tenant.claims.get(key));
  if (plan.outcome === 'taken') return plan;

  const { conversation } = turn;
  contact.tenant = conversation.tenant;
  contact.record = records.conversations.write(conversation);
  contact.written = { version: conversation.version, turnId: conversation.turnId };
  if (turn.leaseOf !== undefined) endLease(contact, turn.leaseOf);
  for (const id of turn.consumed) endInbox(contact, id, 'done');
  for (const id of turn.dead) endInbox(contact, id, 'dead');
  applyClaims(tenant, plan);
  contact.turns.push(records.turns.write(turn.turn));
  for (const row of turn.outbox) addEffect(contact, row, turn.at);
  for (const appointment of turn.appointments) putAppointment(tables, appointment);
  for (const order of turn.orders) {
    contact.orders.set(order.id, { id: order.id, createdAt: order.createdAt, text: records.orders.write(order) });
  }
  for (const kind of turn.cancelledTimers) contact.timers.delete(kind);
  for (const timer of turn.timers) contact.timers.set(timer.kind, { ...timer });
  for (const message of turn.messages) contact.messages.push(records.historyMessages.write(message));
  return { outcome: 'committed' };
}

export function endLease(contact: StoredContact, by: string): void {
  if (contact.lease?.by === by) contact.lease = undefined;
}

export function block(tenant: StoredTenant, holder: string, keys: readonly string[]): boolean {
  const op: ClaimOp = { op: 'firm', holder, keys };
  const plan = planClaims([op], -Infinity, (key) => tenant.claims.get(key));
  if (plan.outcome === 'taken') return false;
  applyClaims(tenant, plan);
  return true;
}

export function advance(contact: StoredContact, effect: StoredEffect, progress: EffectProgress): void {
  effect.progress = progress;
  if (isOpen(progress.state)) contact.open.set(effect.id, effect);
  else contact.open.delete(effect.id);
}

export function retry(contact: StoredContact, given: GivenUp, at: number): boolean {
  if ('message' in given) return reviveMessage(contact, given.message);
  const effect = contact.effects.get(given.effect);
  const progress = effect && retried(effect.progress, at);
  const answer = effect && contact.inbox.get(answerIdOf(effect));
  if (effect === undefined || progress === undefined || answer?.state === 'pending') return false;
  if (answer !== undefined) contact.inbox.delete(answer.id);
  advance(contact, effect, progress);
  return true;
}

function reviveMessage(contact: StoredContact, id: string): boolean {
  const row = contact.inbox.get(id);
  if (row?.state !== 'dead') return false;
  contact.lastSeq += 1;
  const waiting = { ...row, seq: contact.lastSeq, state: 'pending' as const, attempts: 1 };
  contact.inbox.set(id, waiting);
  contact.pending.set(id, waiting);
  return true;
}

export function putAppointment(tables: Tables, appointment: Appointment): void {
  const { id, slot, status } = appointment;
  const text = records.appointments.write(appointment);
  const stored = { id, start: slot.start, booked: status === 'booked', text };
  tables.tenant(appointment.tenant).appointments.set(id, stored);
  tables.contact(appointment.conversation).appointments.set(id, stored);
}

export function keepConfiguration(tables: Tables, { tenant, version, firstSeenAt, record }: Configuration): void {
  const { configurations } = tables.tenant(tenant);
  if (configurations.has(version)) return;
  configurations.set(version, { firstSeenAt, text: records.configurations.write(record) });
}

/** How many rows lost something. */
export function compact(tables: Tables, now: number): number {
  let changed = 0;
  for (const contact of tables.contacts.values()) changed += compactContact(contact, now);
  for (const tenant of tables.tenants.values()) {
    for (const [key, claim] of tenant.claims) {
      if (!isLive(claim, now) && tenant.claims.delete(key)) changed += 1;
    }
  }
  return changed;
}

function compactContact(contact: StoredContact, now: number): number {
  let changed = 0;
  for (const row of contact.inbox.values()) {
    if (row.state === 'pending') continue;
    if (row.arrivedAt + TOMBSTONE_MS <= now) {
      contact.inbox.delete(row.id);
      changed += 1;
    } else if (row.state === 'done' && row.body !== undefined) {
      row.body = undefined;
      changed += 1;
    }
  }
  for (const effect of contact.effects.values()) {
    if (effect.progress.state !== 'done' || effect.payload === undefined) continue;
    effect.payload = undefined;
    changed += 1;
  }
  return changed;
}

function receiveOne(contact: StoredContact, row: NewInboxRow, text: string | undefined): 'new' | 'seen' {
  const { id, arrivedAt, body } = row;
  // A timer has fired once its row is here; one of a newer generation stays.
  if (body.kind === 'timer' && contact.timers.get(body.timer)?.generation === body.generation) {
    contact.timers.delete(body.timer);
  }
  if (contact.inbox.has(id)) return 'seen';
  contact.lastSeq += 1;
  const stored = { id, seq: contact.lastSeq, arrivedAt, state: 'pending' as const, attempts: 1, body: text };
  contact.inbox.set(id, stored);
  contact.pending.set(id, stored);
  return 'new';
}

function endInbox(contact: StoredContact, id: string, state: 'done' | 'dead'): void {
  const row = contact.pending.get(id);
  if (row !== undefined) row.state = state;
  contact.pending.delete(id);
}

function addEffect(contact: StoredContact, row: OutboxRow, at: number): void {
  const { id, turn, n, kind, class: effectClass, createdAt } = row;
  const payload = records.payloads.write({
    effect: row.effect,
    ...(row.message !== undefined && { message: row.message }),
  });
  const stored: StoredEffect = {
    ...{ id, turn, n, kind, class: effectClass, createdAt, payload },
    progress: bornProgress(row, at),
  };
  contact.effects.set(id, stored);
  if (isOpen(stored.progress.state)) contact.open.set(id, stored);
}

function applyClaims(tenant: StoredTenant, plan: ClaimPlan): void {
  for (const [key, claim] of plan.changes) {
    if (claim === undefined) tenant.claims.delete(key);
    else tenant.claims.set(key, claim);
  }
}
