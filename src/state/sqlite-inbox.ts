/** SQLite: contacts, inbox, lease. Every function runs inside a transaction and looks before it writes. */
import type { ConversationId, NewInboxRow } from '../domain.ts';
import type { Store } from '../ports.ts';
import { planContact, type ContactPlan, type Names } from './contacts.ts';
import { fold, foldId } from './fold.ts';
import * as records from './records.ts';
import { integer, text, type File, type Sql } from './sqlite-rows.ts';

/** The conversation's integer key; it comes into being at the first use. */
export function contactKey(sql: Sql, id: ConversationId): number {
  return findContact(sql, id) ?? Number(sql('INSERT INTO contacts (id) VALUES (?)').run(id).lastInsertRowid);
}

export function findContact(sql: Sql, id: ConversationId): number | undefined {
  const row = sql('SELECT key FROM contacts WHERE id = ?').get(id);
  return row && integer(row, 'key');
}

const BY_ALIAS = 'SELECT c.id FROM aliases a JOIN contacts c ON c.key = a.conv WHERE a.tenant = ? AND a.alias = ?';

const UNDER_ANOTHER_NAME =
  'SELECT 1 FROM aliases WHERE tenant = ? AND conv = (SELECT key FROM contacts WHERE id = ?) AND alias <> ? LIMIT 1';

export function holderOf(sql: Sql, tenant: string, alias: string): ConversationId | undefined {
  const row = sql(BY_ALIAS).get(tenant, alias);
  return row && text(row, 'id');
}

/** No index on whose a name is: it is looked for when a user id is new, or met under two contacts' names. */
function planFor(sql: Sql, tenant: string, names: Names): ContactPlan {
  return planContact(names, {
    of: (alias) => holderOf(sql, tenant, alias),
    byOthers: (conversation, number) => sql(UNDER_ANOTHER_NAME).get(tenant, conversation, number) !== undefined,
  });
}

type Asked = Parameters<Store['resolveContact']>;

/** The contact, where nothing has to be written. */
export function knownContact(sql: Sql, ...[tenant, aliases, proposed]: Asked): ConversationId | undefined {
  const { conversation, bind } = planFor(sql, tenant, { aliases, proposed });
  return bind.length === 0 ? conversation : undefined;
}

export function resolveContact(sql: Sql, ...[tenant, aliases, proposed]: Asked): string {
  const { conversation, bind } = planFor(sql, tenant, { aliases, proposed });
  const key = contactKey(sql, conversation);
  for (const alias of bind) sql('INSERT OR REPLACE INTO aliases VALUES (?, ?, ?)').run(tenant, alias, key);
  return conversation;
}

export function receive(sql: Sql, row: NewInboxRow): 'new' | 'seen' {
  const { conversation, arrivedAt, body } = row;
  const id = foldId(row.id, conversation);
  const known = sql(
    'SELECT c.key, i.seq FROM contacts c LEFT JOIN inbox i ON i.conv = c.key AND i.id = ? WHERE c.id = ?',
  ).get(id, conversation);
  const key = known === undefined ? contactKey(sql, conversation) : integer(known, 'key');
  if (body.kind === 'timer') {
    // A timer has fired once its row is here; one of a newer generation stays.
    sql('DELETE FROM timers WHERE conv = ? AND kind = ? AND generation = ?').run(key, body.timer, body.generation);
  }
  if (known !== undefined && known['seq'] !== null) return 'seen';
  const seq = addBody(sql, fold(records.bodies.write(body), conversation, 'body'));
  // One attempt, because its receiver works on it at once; state 0 is pending.
  sql('INSERT INTO inbox VALUES (?, ?, ?, ?, 1, 0)').run(key, id, seq, arrivedAt);
  return 'new';
}

/** Appends a text that lives until compaction. */
export function addBody(sql: Sql, body: string): number {
  return Number(sql('INSERT INTO bodies (text) VALUES (?)').run(body).lastInsertRowid);
}

export function begin(
  sql: Sql,
  ...[conversation, rows, lease]: Parameters<Store['begin']>
): Awaited<ReturnType<Store['begin']>> {
  const key = contactKey(sql, conversation);
  const held = sql('SELECT holder, until FROM lease WHERE conv = ?').get(key);
  if (held !== undefined && text(held, 'holder') !== lease.by && integer(held, 'until') > lease.at) {
    return { begun: false, busyUntil: integer(held, 'until') };
  }
  sql('INSERT OR REPLACE INTO lease VALUES (?, ?, ?)').run(key, lease.by, lease.until);
  const count = sql('UPDATE inbox SET attempts = attempts + 1 WHERE conv = ? AND id = ? AND state = 0');
  for (const id of rows) count.run(key, foldId(id, conversation));
  return { begun: true };
}

export function endLease(sql: Sql, conversation: ConversationId, by: string): void {
  sql('DELETE FROM lease WHERE holder = ? AND conv = (SELECT key FROM contacts WHERE id = ?)').run(by, conversation);
}

/** False when one of them does not wait any more: then nothing may be written. */
export function allPending(sql: Sql, key: number, ids: readonly string[]): boolean {
  const find = sql('SELECT 1 FROM inbox WHERE conv = ? AND id = ? AND state = 0');
  return ids.every((id) => find.get(key, id) !== undefined);
}

/** These rows have been worked off: NULL is done. */
export function consume({ sql, dropTexts }: File, key: number, ids: readonly string[]): void {
  for (const id of ids) {
    if (dropTexts) sql('DELETE FROM bodies WHERE id = (SELECT seq FROM inbox WHERE conv = ? AND id = ?)').run(key, id);
    sql('UPDATE inbox SET state = NULL WHERE conv = ? AND id = ?').run(key, id);
  }
}

/** Given up: 1 is dead. The body stays, a person may want to see it. */
export function bury(sql: Sql, key: number, ids: readonly string[]): void {
  for (const id of ids) sql('UPDATE inbox SET state = 1 WHERE conv = ? AND id = ?').run(key, id);
}

/** A dead row waits again, behind those that wait already: `seq` is their order. */
export function reviveMessage(sql: Sql, conversation: ConversationId, id: string): boolean {
  const [key, own] = [findContact(sql, conversation), foldId(id, conversation)];
  const dead =
    key !== undefined &&
    sql(
      'SELECT i.seq, b.text FROM inbox i JOIN bodies b ON b.id = i.seq WHERE i.conv = ? AND i.id = ? AND i.state = 1',
    ).get(key, own);
  if (!dead) return false;
  const seq = addBody(sql, text(dead, 'text'));
  sql('UPDATE inbox SET state = 0, attempts = 1, seq = ? WHERE conv = ? AND id = ?').run(seq, key, own);
  sql('DELETE FROM bodies WHERE id = ?').run(integer(dead, 'seq'));
  return true;
}

export function waits(sql: Sql, conversation: ConversationId, id: string): boolean {
  const key = findContact(sql, conversation);
  return key !== undefined && allPending(sql, key, [foldId(id, conversation)]);
}

/** As if it had never come; what it said goes with the next compaction. */
export function forget(sql: Sql, conversation: ConversationId, id: string): void {
  const key = findContact(sql, conversation);
  if (key !== undefined) sql('DELETE FROM inbox WHERE conv = ? AND id = ?').run(key, foldId(id, conversation));
}
