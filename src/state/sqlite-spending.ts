/** SQLite: what models cost, by business and civil day. */
import { integer, type Sql } from './sqlite-rows.ts';

export function spent(sql: Sql, tenant: string, day: string): number {
  const row = sql('SELECT micro_usd FROM spending WHERE tenant = ? AND day = ?').get(tenant, day);
  return row === undefined ? 0 : integer(row, 'micro_usd');
}

export function spend(sql: Sql, tenant: string, { day, microUsd }: { day: string; microUsd: number }): void {
  sql(`INSERT INTO spending (tenant, day, micro_usd) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET micro_usd = micro_usd + excluded.micro_usd`).run(tenant, day, Math.ceil(microUsd));
}
