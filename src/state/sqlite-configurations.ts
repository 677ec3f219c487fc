/** SQLite: what turns were decided with, by business and version. */
import type { Configuration } from '../domain.ts';
import * as records from './records.ts';
import { integer, text, type Row, type Sql } from './sqlite-rows.ts';

/** `again`: what a dump says of it stands. */
export function keepConfiguration(
  sql: Sql,
  configuration: Configuration,
  again: 'IGNORE' | 'REPLACE' = 'IGNORE',
): void {
  const { tenant, version, firstSeenAt, record } = configuration;
  const written = records.configurations.write(record);
  sql(`INSERT OR ${again} INTO configurations VALUES (?, ?, ?, ?)`).run(tenant, version, firstSeenAt, written);
}

export function configuration(sql: Sql, tenant: string, version: string): Configuration | undefined {
  const row = sql('SELECT * FROM configurations WHERE tenant = ? AND version = ?').get(tenant, version);
  return row && configurationOf(row);
}

export function configurationOf(row: Row): Configuration {
  const [tenant, version] = [text(row, 'tenant'), text(row, 'version')];
  const record = records.configurations.read(text(row, 'record'), `${tenant}, ${version}`);
  return { tenant, version, firstSeenAt: integer(row, 'first_seen_at'), record };
}
