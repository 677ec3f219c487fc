/** SQLite: reads. They go to the file directly, never inside a group, and see what has been committed. */
import type { Appointment, ConversationId, HistoryMessage, InboxRow, Order, TurnRecord } from '../domain.ts';
import { APPOINTMENTS_LOADED_MAX, appointmentIdOf, ordersNamed, tenantIdOf } from '../domain.ts';
import type { Claim, Loaded, Recalled, Store } from '../ports.ts';
import { granuleRange } from './claims.ts';
import { unfold, unfoldId } from './fold.ts';
import { unpack } from './pack.ts';
import * as records from './records.ts';
import { bytes, integer, optionalText, text, UNTIL, type Row, type Sql } from './sqlite-rows.ts';

/**
 * One statement for all that a turn starts from: three lookups in one call cost a third of three calls.
 * Here and below `LIMIT ? + 0`: a bare parameter makes SQLite plan the statement anew at each call, 9 µs become 74.
 */
const LOAD = `
  SELECT * FROM (
    SELECT 'inbox' AS what, i.id, i.seq AS place, i.arrived_at, i.attempts, b.text
    FROM inbox i INDEXED BY inbox_open JOIN bodies b ON b.id = i.seq
    WHERE i.conv = :key AND i.state = 0 ORDER BY i.seq LIMIT :limit + 0)
  UNION ALL SELECT * FROM (
    SELECT 'appointment', id, start, NULL, NULL, record FROM appointments INDEXED BY appointments_latest
    WHERE conv = :key AND booked = 1 ORDER BY start DESC, id DESC LIMIT ${APPOINTMENTS_LOADED_MAX})
  UNION ALL SELECT 'order', id, created_at, NULL, NULL, record FROM orders WHERE conv = :key`;
/** Ids as a JSON list: one statement for however many there are. */
const NAMED = `${LOAD} AND id IN (SELECT value FROM json_each(:ids))`;

export function load(sql: Sql, id: ConversationId, limit: number): Loaded {
  const contact = sql('SELECT key, record FROM contacts WHERE id = ?').get(id);
  if (contact === undefined) return { conversation: undefined, inbox: [], appointments: [], orders: [] };
  const record = optionalText(contact, 'record');
  const conversation = record === undefined ? undefined : records.conversations.read(unfold(record, id));
  const ids = ordersNamed(conversation);
  const wanted = { key: integer(contact, 'key'), limit };
  const rows = ids === undefined ? sql(LOAD).all(wanted) : sql(NAMED).all({ ...wanted, ids: JSON.stringify(ids) });
  const of = (what: string) => rows.filter((row) => row['what'] === what);
  return {
    conversation,
    inbox: of('inbox').map((row) => inboxRow(row, id)),
    appointments: of('appointment')
      .sort(byPlace)
      .map((row) => appointmentOf(row, id)),
    orders: of('order')
      .sort(byPlace)
      .map((row) => orderOf(row, id)),
  };
}

export function recall(sql: Sql, id: ConversationId, ids: readonly string[]): Recalled {
  const contact = sql('SELECT key FROM contacts WHERE id = ?').get(id);
  if (contact === undefined) return { orders: [], appointments: [] };
  const key = integer(contact, 'key');
  const orders = sql(
    `SELECT id, record AS text, created_at AS place FROM orders
     WHERE conv = :key AND id IN (SELECT value FROM json_each(:ids))`,
  )
    .all({ key, ids: JSON.stringify(ids) })
    .sort(byPlace)
    .map((row) => orderOf(row, id));
  const appointments = sql(
    `SELECT id, record AS text, start AS place FROM appointments
     WHERE tenant = :tenant AND id IN (SELECT value FROM json_each(:ids)) AND conv = :key AND booked = 1`,
  )
    .all({ key, tenant: tenantIdOf(id), ids: JSON.stringify(orders.flatMap((o) => appointmentIdOf(o) ?? [])) })
    .sort(byPlace)
    .map((row) => appointmentOf(row, id));
  return { orders, appointments };
}

function appointmentOf(row: Row, id: ConversationId): Appointment {
  return records.appointments.read(unfold(text(row, 'text'), id), text(row, 'id'));
}

function orderOf(row: Row, id: ConversationId): Order {
  return records.orders.read(unfold(text(row, 'text'), id), text(row, 'id'));
}

export function committed(sql: Sql, id: ConversationId): Awaited<ReturnType<Store['committed']>> {
  const row = sql('SELECT version, turn_id FROM contacts WHERE id = ? AND version > 0').get(id);
  return row && { version: integer(row, 'version'), turnId: text(row, 'turn_id') };
}

export function claims(sql: Sql, query: Parameters<Store['claims']>[0]): Claim[] {
  const { first, last } = granuleRange(query);
  const find = sql(
    `SELECT granule, holder, ${UNTIL} FROM slots WHERE tenant = ? AND calendar = ? AND granule BETWEEN ? AND ?
     AND (until IS NULL OR until > ?) ORDER BY granule`,
  );
  return [...new Set(query.calendars)].sort().flatMap((calendar) =>
    find.all(query.tenant, calendar, first, last, query.at).map((row) => ({
      key: `${calendar}_${integer(row, 'granule')}`,
      holder: text(row, 'holder'),
      ...(row['until'] !== null && { until: integer(row, 'until') }),
    })),
  );
}

export function appointmentsBetween(sql: Sql, tenant: string, range: { from: number; to: number }): Appointment[] {
  return sql(
    `SELECT a.record, c.id FROM appointments a JOIN contacts c ON c.key = a.conv
     WHERE a.tenant = ? AND a.start >= ? AND a.start < ? ORDER BY a.start, a.id`,
  )
    .all(tenant, range.from, range.to)
    .map((row) => records.appointments.read(unfold(text(row, 'record'), text(row, 'id'))));
}

export function turns(sql: Sql, id: ConversationId): TurnRecord[] {
  return turnTexts(sql, id)
    .toArray()
    .reverse()
    .map(([turn]) => records.turns.read(turn));
}

export function lastMessages(sql: Sql, id: ConversationId, last: number): HistoryMessage[] {
  let messages: HistoryMessage[] = [];
  if (last <= 0) return messages;
  for (const [, history] of turnTexts(sql, id)) {
    messages = [...records.history.read(history, id), ...messages];
    if (messages.length >= last) break;
  }
  return messages.slice(-last);
}

export function conversationsOf(sql: Sql, tenant: string): ConversationId[] {
  // '/' follows '.': all ids that begin with '<tenant>.', of which those of a tenant 'a.b' are not 'a''s.
  return sql('SELECT id FROM contacts WHERE id > ? AND id < ? AND version > 0 ORDER BY id')
    .all(`${tenant}.`, `${tenant}/`)
    .map((row) => text(row, 'id'))
    .filter((id) => id.lastIndexOf('.') === tenant.length);
}

/** Each turn's record and history as JSON, the last turn first; the archive is opened only when it is reached. */
export function* turnTexts(
  sql: Sql,
  id: ConversationId,
): Generator<readonly [turn: string, history: string], undefined> {
  const fresh = sql(
    'SELECT t.record FROM contacts c JOIN turns t ON t.conv = c.key WHERE c.id = ? ORDER BY t.turn DESC',
  );
  for (const row of fresh.iterate(id)) yield split(text(row, 'record'), id);
  const archive = sql(
    'SELECT a.records FROM contacts c JOIN archive a ON a.conv = c.key WHERE c.id = ? ORDER BY a.turn DESC',
  );
  for (const row of archive.iterate(id)) {
    // JSON text holds no raw newline: each turn is two lines.
    const lines = unpack(bytes(row, 'records')).split('\n');
    for (let at = lines.length - 2; at >= 0; at -= 2) yield split(`${lines[at] ?? ''}\n${lines[at + 1] ?? ''}`, id);
  }
}

function split(record: string, id: ConversationId): readonly [turn: string, history: string] {
  const both = unfold(record, id);
  const end = both.indexOf('\n');
  return [both.slice(0, end), both.slice(end + 1)];
}

function inboxRow(row: Row, conversation: ConversationId): InboxRow {
  return {
    conversation,
    id: unfoldId(text(row, 'id'), conversation),
    arrivedAt: integer(row, 'arrived_at'),
    body: records.bodies.read(unfold(text(row, 'text'), conversation), text(row, 'id')),
    seq: integer(row, 'place'),
    state: 'pending',
    attempts: integer(row, 'attempts'),
  };
}

function byPlace(a: Row, b: Row): number {
  return integer(a, 'place') - integer(b, 'place') || (text(a, 'id') < text(b, 'id') ? -1 : 1);
}
