/**
 * A SQLite file as portable rows, on a connection of its own. Long because both ways stand here, table by table: what
 * goes out must come in again.
 */
import type { DatabaseSync } from 'node:sqlite';
import { tenantIdOf } from '../domain.ts';
import type { ConversationId } from '../domain.ts';
import { parseGranuleKey } from './claims.ts';
import { fold, foldId, unfold, unfoldId } from './fold.ts';
import {
  historyOf,
  inOrder,
  messagesOf,
  putRow,
  type DumpRow,
  type PortableStore,
  type Puts,
  type RowOf,
} from './portable.ts';
import * as records from './records.ts';
import { openDatabase } from './schema.ts';
import { putAppointment } from './sqlite-commit.ts';
import { configurationOf, keepConfiguration } from './sqlite-configurations.ts';
import { unavailable } from './sqlite-errors.ts';
import { addBody, contactKey } from './sqlite-inbox.ts';
import { turnTexts } from './sqlite-reads.ts';
import { effectId } from './effects.ts';
import {
  classCode,
  classOf,
  integer,
  optionalText,
  progressOf,
  stateCode,
  statements,
  statusCode,
  text,
  UNTIL,
  type Row,
  type Sql,
} from './sqlite-rows.ts';

/**
 * A dump is one read transaction: the file as of one instant, also while a server works on it (whose write-ahead log
 * grows meanwhile). Rows are restored in one transaction each call; whoever restores holds the lock of the file.
 * Throws as `openSqliteStore`.
 */
export function openSqlitePortable(path: string): PortableStore {
  return createSqlitePortable(openDatabase(path));
}

/** The rows of an open database, which it closes. */
export function createSqlitePortable(db: DatabaseSync): PortableStore {
  const sql = statements(db);
  db.function('tenant_of', { deterministic: true }, (id) => tenantIdOf(String(id)));
  return {
    dump: () => dump(db, sql),
    restore: (rows) =>
      new Promise((resolve) => {
        restore(db, sql, rows);
        resolve();
      }),
    close: () =>
      new Promise((resolve) => {
        db.close();
        resolve();
      }),
  };
}

function restore(db: DatabaseSync, sql: Sql, rows: readonly DumpRow[]): void {
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const row of rows) putRow(PUTS, sql, row);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw unavailable(error);
  }
}

function* dump(db: DatabaseSync, sql: Sql): Generator<DumpRow, void> {
  db.exec('BEGIN');
  try {
    yield* ofBusinesses(sql);
    for (const { key } of sql('SELECT key FROM contacts ORDER BY tenant_of(id), id').iterate()) {
      const contact = sql('SELECT key, id, record FROM contacts WHERE key = ?').get(key ?? null);
      if (contact !== undefined) yield* ofContact(sql, contact);
    }
  } finally {
    db.exec('COMMIT');
  }
}

function* ofBusinesses(sql: Sql): Generator<DumpRow, void> {
  const aliases = sql(
    'SELECT a.tenant, a.alias, c.id FROM aliases a JOIN contacts c ON c.key = a.conv ORDER BY a.tenant, a.alias',
  );
  for (const row of aliases.iterate()) {
    const [tenant, alias, conversation] = [text(row, 'tenant'), text(row, 'alias'), text(row, 'id')];
    yield { table: 'aliases', tenant, alias, conversation };
  }
  const own = (row: Row) => unfold(text(row, 'record'), text(row, 'id'));
  const appointments = sql(
    'SELECT a.record, a.id AS name, c.id FROM appointments a JOIN contacts c ON c.key = a.conv ORDER BY a.tenant, a.id',
  );
  for (const row of appointments.iterate()) {
    yield { table: 'appointments', record: records.appointments.read(own(row), text(row, 'name')) };
  }
  const orders = sql(
    'SELECT o.record, o.id AS name, c.id FROM orders o JOIN contacts c ON c.key = o.conv ORDER BY tenant_of(c.id), o.id',
  );
  for (const row of orders.iterate()) {
    yield { table: 'orders', record: records.orders.read(own(row), text(row, 'name')) };
  }
  const slots = sql(
    `SELECT tenant, calendar || '_' || granule AS key, holder, ${UNTIL} FROM slots ORDER BY tenant, key`,
  );
  for (const row of slots.iterate()) yield slotRow(row);
  for (const row of sql('SELECT tenant, day, micro_usd FROM spending ORDER BY tenant, day').iterate()) {
    const [tenant, day, microUsd] = [text(row, 'tenant'), text(row, 'day'), integer(row, 'micro_usd')];
    yield { table: 'spending', tenant, day, microUsd };
  }
  for (const row of sql('SELECT * FROM configurations ORDER BY tenant, version').iterate()) {
    yield { table: 'configurations', ...configurationOf(row) };
  }
}

function* ofContact(sql: Sql, contact: Row): Generator<DumpRow, void> {
  const [key, id, record] = [integer(contact, 'key'), text(contact, 'id'), optionalText(contact, 'record')];
  if (record !== undefined) yield { table: 'contacts', record: records.conversations.read(unfold(record, id), id) };
  const inbox = sql(
    'SELECT i.*, b.text FROM inbox i LEFT JOIN bodies b ON b.id = i.seq WHERE i.conv = ? ORDER BY i.seq',
  );
  yield* inOrder(inbox.all(key).map((row) => inboxRow(row, id)));
  for (const [turn, history] of turnTexts(sql, id).toArray().reverse()) {
    const messages = messagesOf(records.history.read(history, id));
    yield { table: 'turns', record: records.turns.read(turn, id), messages };
  }
  const outbox = sql(
    'SELECT o.*, b.text FROM outbox o LEFT JOIN bodies b ON b.id = o.body WHERE o.conv = ? ORDER BY o.turn, o.n',
  );
  for (const row of outbox.all(key)) yield outboxRow(row, id);
  for (const row of sql('SELECT kind, generation, due_at FROM timers WHERE conv = ? ORDER BY kind').all(key)) {
    const [kind, generation, dueAt] = [text(row, 'kind'), integer(row, 'generation'), integer(row, 'due_at')];
    yield { table: 'timers', conversation: id, kind, generation, dueAt };
  }
}

function slotRow(row: Row): DumpRow {
  const [tenant, key, holder] = [text(row, 'tenant'), text(row, 'key'), text(row, 'holder')];
  return { table: 'slots', tenant, key, holder, ...(row['until'] !== null && { until: integer(row, 'until') }) };
}

const INBOX_STATES = ['pending', 'dead'] as const;

function inboxRow(row: Row, conversation: ConversationId): RowOf<'inbox'> {
  const body = optionalText(row, 'text');
  const state = row['state'] === null ? 'done' : (INBOX_STATES[integer(row, 'state')] ?? 'dead');
  return {
    table: 'inbox',
    conversation,
    id: unfoldId(text(row, 'id'), conversation),
    arrivedAt: integer(row, 'arrived_at'),
    state,
    attempts: integer(row, 'attempts'),
    ...(body !== undefined &&
      state !== 'done' && {
        body: records.bodies.read(unfold(body, conversation), `${conversation}/${text(row, 'id')}`),
      }),
  };
}

function outboxRow(row: Row, conversation: ConversationId): DumpRow {
  const payload = optionalText(row, 'text');
  const progress = progressOf(row);
  return {
    table: 'outbox',
    conversation,
    turn: integer(row, 'turn'),
    n: integer(row, 'n'),
    kind: text(row, 'kind'),
    class: classOf(row),
    createdAt: integer(row, 'created_at'),
    ...progress,
    ...(payload !== undefined &&
      progress.state !== 'done' && {
        payload: records.payloads.read(
          unfold(payload, conversation),
          effectId(conversation, integer(row, 'turn'), integer(row, 'n')),
        ),
      }),
  };
}

/** No body has this id. */
const NO_BODY = 0;

const PUTS: Puts<Sql> = {
  aliases: (sql, { tenant, alias, conversation }) => {
    sql('INSERT OR REPLACE INTO aliases VALUES (?, ?, ?)').run(tenant, alias, contactKey(sql, conversation));
  },
  appointments: (sql, { record }) => {
    putAppointment(sql, record);
  },
  slots: (sql, { tenant, key, holder, until }) => {
    const { calendar, granule } = parseGranuleKey(key);
    sql('INSERT OR REPLACE INTO slots VALUES (?, ?, ?, ?, ?)').run(tenant, calendar, granule, holder, until ?? null);
  },
  spending: (sql, { tenant, day, microUsd }) => {
    sql('INSERT OR REPLACE INTO spending VALUES (?, ?, ?)').run(tenant, day, microUsd);
  },
  configurations: (sql, row) => {
    keepConfiguration(sql, row, 'REPLACE');
  },
  contacts: (sql, { record }) => {
    const { id, version, turnId } = record;
    const folded = fold(records.conversations.write(record), id, 'conversation');
    const key = contactKey(sql, id);
    sql('UPDATE contacts SET version = ?, turn_id = ?, record = ? WHERE key = ?').run(version, turnId, folded, key);
  },
  inbox: (sql, { conversation, id, arrivedAt, state, attempts, body }) => {
    const key = contactKey(sql, conversation);
    const folded = foldId(id, conversation);
    if (sql('SELECT 1 FROM inbox WHERE conv = ? AND id = ?').get(key, folded) !== undefined) return;
    // The number of a body is the order of arrival: a row whose body is gone takes one, too.
    const seq = addBody(sql, body === undefined ? '' : fold(records.bodies.write(body), conversation, 'body'));
    if (body === undefined) sql('DELETE FROM bodies WHERE id = ?').run(seq);
    const code = state === 'done' ? null : INBOX_STATES.indexOf(state);
    sql('INSERT INTO inbox VALUES (?, ?, ?, ?, ?, ?)').run(key, folded, seq, arrivedAt, attempts, code);
  },
  turns: (sql, row) => {
    const { conversation, n } = row.record;
    const key = contactKey(sql, conversation);
    const history = records.history.write(historyOf(row));
    const folded = fold(`${records.turns.write(row.record)}\n${history}`, conversation, 'turn');
    // A turn that is packed already is there.
    sql(
      `INSERT OR IGNORE INTO turns (conv, turn, record)
       SELECT :key, :n, :folded WHERE NOT EXISTS (SELECT 1 FROM archive WHERE conv = :key AND turn >= :n)`,
    ).run({ key, n, folded });
  },
  outbox: (sql, { conversation, turn, n, kind, payload, createdAt, ...row }) => {
    const key = contactKey(sql, conversation);
    if (sql('SELECT 1 FROM outbox WHERE conv = ? AND turn = ? AND n = ?').get(key, turn, n) !== undefined) return;
    const { state, attempts, dueAt, providerId, status } = row;
    const body = payload && addBody(sql, fold(records.payloads.write(payload), conversation, 'payload'));
    sql('INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      ...[key, turn, n, kind, classCode(row.class), stateCode(state), attempts, dueAt, createdAt],
      ...[providerId ?? null, statusCode(status), body ?? NO_BODY],
    );
  },
  timers: (sql, { conversation, kind, generation, dueAt }) => {
    const key = contactKey(sql, conversation);
    sql('INSERT OR REPLACE INTO timers VALUES (?, ?, ?, ?)').run(key, kind, generation, dueAt);
  },
  orders: (sql, { record }) => {
    const { id, conversation, createdAt } = record;
    const folded = fold(records.orders.write(record), conversation);
    const key = contactKey(sql, conversation);
    sql('INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?)').run(key, id, createdAt, folded);
  },
};
