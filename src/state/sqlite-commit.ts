/** SQLite: one turn, all or nothing. Runs inside a transaction and looks before it writes. */
import type { Appointment, OutboxRow } from '../domain.ts';
import type { Claim, ClaimOp, CommitOutcome, TurnCommit } from '../ports.ts';
import { parseGranuleKey, planClaims, type ClaimPlan } from './claims.ts';
import { bornProgress } from './effects.ts';
import { fold, foldId } from './fold.ts';
import * as records from './records.ts';
import { addBody, allPending, bury, consume, contactKey, endLease } from './sqlite-inbox.ts';
import { classCode, integer, stateCode, statusCode, text, UNTIL, type File, type Sql } from './sqlite-rows.ts';

export function commit(file: File, turn: TurnCommit): CommitOutcome {
  records.checkCommit(turn);
  const { sql } = file;
  const { conversation } = turn;
  const consumed = turn.consumed.map((id) => foldId(id, conversation.id));
  const dead = turn.dead.map((id) => foldId(id, conversation.id));
  const [first, ...others] = [...consumed, ...dead];
  // Most turns consume one row: it is looked at together with the version.
  const found = sql(
    `SELECT c.key, c.version, (SELECT 1 FROM inbox WHERE conv = c.key AND id = ? AND state = 0) AS first_waits
     FROM contacts c WHERE c.id = ?`,
  ).get(first ?? null, conversation.id);
  if ((found === undefined ? 0 : integer(found, 'version')) !== turn.expectedVersion) return { outcome: 'lost' };
  if (first !== undefined && found?.['first_waits'] !== 1) return { outcome: 'lost' };
  if (found !== undefined && !allPending(sql, integer(found, 'key'), others)) return { outcome: 'lost' };
  const plan = planClaims(turn.claims, turn.at, (granule) => storedClaim(sql, conversation.tenant, granule));
  if (plan.outcome === 'taken') return plan;

  const key = found === undefined ? contactKey(sql, conversation.id) : integer(found, 'key');
  putConversation(sql, key, turn);
  consume(file, key, consumed);
  bury(sql, key, dead);
  writeClaims(sql, conversation.tenant, plan);
  for (const row of turn.outbox) addEffect(sql, key, { row, at: turn.at });
  for (const appointment of turn.appointments) putAppointment(sql, appointment);
  putOrders(sql, key, turn);
  putTimers(sql, key, turn);
  if (turn.leaseOf !== undefined) endLease(sql, conversation.id, turn.leaseOf);
  return { outcome: 'committed' };
}

/** Firm granules without a conversation. False: one of them is somebody else's. */
export function block(sql: Sql, tenant: string, claim: { holder: string; keys: readonly string[] }): boolean {
  const op: ClaimOp = { op: 'firm', ...claim };
  const plan = planClaims([op], -Infinity, (key) => storedClaim(sql, tenant, key));
  if (plan.outcome === 'taken') return false;
  writeClaims(sql, tenant, plan);
  return true;
}

export function putAppointment(sql: Sql, appointment: Appointment): void {
  const { tenant, id, conversation, slot, status } = appointment;
  const record = fold(records.appointments.write(appointment), conversation);
  const booked = status === 'booked' ? 1 : null;
  const key = contactKey(sql, conversation);
  sql('INSERT OR REPLACE INTO appointments VALUES (?, ?, ?, ?, ?, ?)').run(tenant, id, key, slot.start, booked, record);
}

function putConversation(sql: Sql, key: number, turn: TurnCommit): void {
  const { conversation } = turn;
  const { id, version, turnId } = conversation;
  const record = fold(records.conversations.write(conversation), id, 'conversation');
  sql('UPDATE contacts SET version = ?, turn_id = ?, record = ? WHERE key = ?').run(version, turnId, record, key);
  const history = records.history.write(turn.messages);
  const text = fold(`${records.turns.write(turn.turn)}\n${history}`, id, 'turn');
  sql('INSERT INTO turns (conv, turn, record) VALUES (?, ?, ?)').run(key, turn.turn.n, text);
}

function addEffect(sql: Sql, key: number, { row, at }: { row: OutboxRow; at: number }): void {
  const { conversation, turn, n, kind, createdAt, effect, message } = row;
  const payload = records.payloads.write(message === undefined ? { effect } : { effect, message });
  const { state, attempts, dueAt, providerId, status } = bornProgress(row, at);
  sql('INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    ...[key, turn, n, kind, classCode(row.class), stateCode(state), attempts, dueAt, createdAt],
    ...[providerId ?? null, statusCode(status), addBody(sql, fold(payload, conversation, 'payload'))],
  );
}

function putOrders(sql: Sql, key: number, turn: TurnCommit): void {
  for (const order of turn.orders) {
    const record = fold(records.orders.write(order), turn.conversation.id);
    sql('INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?)').run(key, order.id, order.createdAt, record);
  }
}

function putTimers(sql: Sql, key: number, turn: TurnCommit): void {
  for (const kind of turn.cancelledTimers) sql('DELETE FROM timers WHERE conv = ? AND kind = ?').run(key, kind);
  for (const { kind, generation, dueAt } of turn.timers) {
    sql('INSERT OR REPLACE INTO timers VALUES (?, ?, ?, ?)').run(key, kind, generation, dueAt);
  }
}

function storedClaim(sql: Sql, tenant: string, key: string): Claim | undefined {
  const { calendar, granule } = parseGranuleKey(key);
  const row = sql(`SELECT holder, ${UNTIL} FROM slots WHERE tenant = ? AND calendar = ? AND granule = ?`).get(
    ...[tenant, calendar, granule],
  );
  if (row === undefined) return undefined;
  const holder = text(row, 'holder');
  return row['until'] === null ? { key, holder } : { key, holder, until: integer(row, 'until') };
}

function writeClaims(sql: Sql, tenant: string, plan: ClaimPlan): void {
  for (const [key, claim] of plan.changes) {
    const { calendar, granule } = parseGranuleKey(key);
    if (claim === undefined) {
      sql('DELETE FROM slots WHERE tenant = ? AND calendar = ? AND granule = ?').run(tenant, calendar, granule);
    } else {
      const { holder, until = null } = claim;
      sql('INSERT OR REPLACE INTO slots VALUES (?, ?, ?, ?, ?)').run(tenant, calendar, granule, holder, until);
    }
  }
}
