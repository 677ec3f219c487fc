/** SQLite: takes what is not needed any more, in steps that hold the file for a moment only. */
import { TOMBSTONE_MS } from '../domain.ts';
import { pack } from './pack.ts';
import { integer, text, type Sql } from './sqlite-rows.ts';

/** Packing takes about 0.1 ms a conversation: a step of it holds the file for a few ms. */
const PACKED_PER_STEP = 100;
const ROWS_PER_STEP = 1_000;
/** Free pages that one step gives back to the disk. */
const PAGES_PER_STEP = 200;

/** Runs in a transaction of its own, again and again while there is `more`. */
export type CompactionStep = () => { readonly changed: number; readonly more: boolean };

export function compactionSteps(sql: Sql, now: number): CompactionStep[] {
  return [
    dropTombstones(sql, now),
    () => dropTexts(sql),
    () => ({ changed: changesOf(sql('DELETE FROM slots WHERE until <= ?').run(now)), more: false }),
    () => archiveTurns(sql),
    () => shrink(sql),
  ];
}

/** Walks the inbox in the order of its key: an index on the time would cost each row 40 bytes for ever. */
function dropTombstones(sql: Sql, now: number): CompactionStep {
  let last = { conv: 0, id: '' };
  const before = now - TOMBSTONE_MS;
  return () => {
    const rows = sql(
      `SELECT conv, id, state = 0 AND state IS NOT NULL AS waits, arrived_at FROM inbox WHERE (conv, id) > (?, ?)
       ORDER BY conv, id LIMIT ${ROWS_PER_STEP}`,
    ).all(last.conv, last.id);
    const old = rows.filter((row) => row['waits'] === 0 && integer(row, 'arrived_at') <= before);
    for (const row of old) {
      sql('DELETE FROM inbox WHERE conv = ? AND id = ?').run(integer(row, 'conv'), text(row, 'id'));
    }
    const end = rows.at(-1);
    if (end !== undefined) last = { conv: integer(end, 'conv'), id: text(end, 'id') };
    return { changed: old.length, more: rows.length === ROWS_PER_STEP };
  };
}

/** The texts of done effects and done or forgotten inbox rows. Whatever is open keeps its text. */
function dropTexts(sql: Sql): ReturnType<CompactionStep> {
  const changed = changesOf(
    sql(
      `DELETE FROM bodies WHERE id IN (
         SELECT id FROM bodies WHERE id NOT IN (SELECT seq FROM inbox WHERE state IS NOT NULL)
         AND id NOT IN (SELECT body FROM outbox WHERE state IS NOT NULL) LIMIT ${ROWS_PER_STEP})`,
    ).run(),
  );
  return { changed, more: changed === ROWS_PER_STEP };
}

/** Moves the turns of some conversations into archive rows: packed together they take a fifth. */
function archiveTurns(sql: Sql): ReturnType<CompactionStep> {
  const rows = sql(
    `SELECT conv, turn, record FROM turns WHERE conv IN (SELECT conv FROM turns ORDER BY id LIMIT ${PACKED_PER_STEP})
     ORDER BY conv, turn LIMIT ${PACKED_PER_STEP}`,
  ).all();
  for (const [conv, own] of Map.groupBy(rows, (row) => integer(row, 'conv'))) {
    const last = Math.max(...own.map((row) => integer(row, 'turn')));
    const records = pack(own.map((row) => text(row, 'record')).join('\n'));
    sql('INSERT INTO archive (conv, turn, records) VALUES (?, ?, ?)').run(conv, last, records);
    sql('DELETE FROM turns WHERE conv = ? AND turn <= ?').run(conv, last);
  }
  return { changed: rows.length, more: rows.length === PACKED_PER_STEP };
}

/** Gives free pages back to the disk. No record changes; a file that cannot give any back ends it too. */
function shrink(sql: Sql): ReturnType<CompactionStep> {
  const before = freePages(sql);
  if (before > 0) sql(`PRAGMA incremental_vacuum(${PAGES_PER_STEP})`).all();
  const after = freePages(sql);
  return { changed: 0, more: after > 0 && after < before };
}

function freePages(sql: Sql): number {
  const row = sql('PRAGMA freelist_count').get();
  return row === undefined ? 0 : integer(row, 'freelist_count');
}

function changesOf(result: { changes: number | bigint }): number {
  return Number(result.changes);
}
