/** SQLite: what it holds of businesses that are not in the tenants file. */
import { isUnsettled } from '../domain.ts';
import type { LeftBehind } from '../ports.ts';
import { unfold } from './fold.ts';
import * as records from './records.ts';
import { conversationsOf } from './sqlite-reads.ts';
import { integer, text, type Sql } from './sqlite-rows.ts';

export function leftBehind(sql: Sql, { known, now }: { known: readonly string[]; now: number }): LeftBehind[] {
  return businesses(sql)
    .filter((tenant) => !known.includes(tenant))
    .map((tenant) => ({
      tenant,
      conversations: conversationsOf(sql, tenant).length,
      appointments: toCome(sql, tenant, now),
      orders: unsettled(sql, tenant),
    }));
}

/** By leaps through two indexes: a store of a million contacts is asked once a business, not once a contact. */
function businesses(sql: Sql): string[] {
  const next = sql(
    `SELECT MIN(tenant) AS tenant FROM (
       SELECT MIN(tenant) AS tenant FROM aliases WHERE tenant > :after
       UNION ALL SELECT MIN(tenant) FROM appointments WHERE tenant > :after)`,
  );
  const found: string[] = [];
  for (let after = ''; ; after = found.at(-1) ?? '') {
    const row = next.get({ after });
    if (row === undefined || row['tenant'] === null) return found;
    found.push(text(row, 'tenant'));
  }
}

function toCome(sql: Sql, tenant: string, now: number): number {
  const row = sql('SELECT COUNT(*) AS n FROM appointments WHERE tenant = ? AND start >= ? AND booked = 1').get(
    tenant,
    now,
  );
  return row === undefined ? 0 : integer(row, 'n');
}

function unsettled(sql: Sql, tenant: string): number {
  // As in `conversationsOf`.
  return sql('SELECT o.record, c.id FROM contacts c JOIN orders o ON o.conv = c.key WHERE c.id > ? AND c.id < ?')
    .all(`${tenant}.`, `${tenant}/`)
    .map((row) => records.orders.read(unfold(text(row, 'record'), text(row, 'id'))))
    .filter(isUnsettled).length;
}
