/** SQLite: what is due, and when the next thing is. A row that somebody edited by hand hides no other. */
import type { Due, Store } from '../ports.ts';
import { UNREADABLE_TOLD_MAX } from './due.ts';
import * as records from './records.ts';
import { INSTANT, INSTANT_MAX, integer, text, type Sql } from './sqlite-rows.ts';

/** Everything that may be owed, with the instant at which it is: the same delays for what is due and what is next. */
const WORK = `(
  SELECT conv, arrived_at + :inboxDelay AS at FROM inbox WHERE state = 0 AND arrived_at ${INSTANT}
  UNION ALL
  SELECT conv, due_at + CASE state WHEN 1 THEN :runningDelay ELSE 0 END FROM outbox WHERE state < 3 AND due_at ${INSTANT}
)`;

/** What is looked for above and can be read by nobody. */
const UNREADABLE = `
  SELECT 'inbox' AS what, CAST(conv AS TEXT) AS name FROM inbox WHERE state = 0 AND arrived_at NOT ${INSTANT}
  UNION SELECT 'outbox', CAST(conv AS TEXT) FROM outbox WHERE state < 3 AND due_at NOT ${INSTANT}
  UNION SELECT 'timers', CAST(conv AS TEXT) FROM timers WHERE due_at < -${INSTANT_MAX}
  UNION SELECT 'timers', CAST(conv AS TEXT) FROM timers WHERE due_at > ${INSTANT_MAX}
  UNION SELECT 'timers', CAST(conv AS TEXT) FROM timers WHERE due_at <= :now AND generation NOT ${INSTANT}
  UNION SELECT 'slots', tenant || '/' || calendar || '_' || granule FROM slots WHERE until > ${INSTANT_MAX}
  LIMIT ${UNREADABLE_TOLD_MAX}`;

export function due(sql: Sql, query: Parameters<Store['due']>[0]): Due {
  const { now, limit } = query;
  const delays = { inboxDelay: now - query.inboxBefore, runningDelay: now - query.runningBefore };
  const conversations = sql(
    `SELECT c.id, MIN(w.at) AS at FROM ${WORK} w JOIN contacts c ON c.key = w.conv
     WHERE w.at <= :now GROUP BY w.conv ORDER BY at, c.id LIMIT :limit + 0`,
  ).all({ ...delays, now, limit });
  const timers = sql(
    `SELECT c.id, t.kind, t.generation, t.due_at FROM timers t JOIN contacts c ON c.key = t.conv
     WHERE t.due_at >= -${INSTANT_MAX} AND t.due_at <= ? AND t.generation ${INSTANT} ORDER BY t.due_at, c.id, t.kind LIMIT ? + 0`,
  ).all(now, limit);
  const next = sql(
    `SELECT MIN(at) AS at FROM (
       SELECT MIN(at) AS at FROM ${WORK} WHERE at > :now UNION ALL SELECT MIN(due_at) FROM timers
       WHERE due_at > :now AND due_at <= ${INSTANT_MAX})`,
  ).get({ ...delays, now });
  const unreadable = sql(UNREADABLE)
    .all({ now })
    .map((row) => `${text(row, 'what')} ${text(row, 'name')}`);
  return {
    conversations: conversations.map((row) => text(row, 'id')),
    timers: timers.map((row) => ({
      conversation: text(row, 'id'),
      kind: records.timerKind(text(row, 'kind')),
      generation: integer(row, 'generation'),
      dueAt: integer(row, 'due_at'),
    })),
    ...(typeof next?.['at'] === 'number' && { nextAt: next['at'] }),
    ...(unreadable.length > 0 && { unreadable }),
  };
}
