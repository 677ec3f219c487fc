/** SQLite: what happens to effects after their commit. The writes run inside a transaction and look before they write. */
import { answerIdOf, type ConversationId, type NewInboxRow, type OutboxRow } from '../domain.ts';
import type { GivenUp, Settlement, Store } from '../ports.ts';
import { effectId, markedRunning, noted, parseEffectId, retried, settled, type EffectProgress } from './effects.ts';
import { unfold } from './fold.ts';
import * as records from './records.ts';
import { forget, receive, reviveMessage, waits } from './sqlite-inbox.ts';
import {
  classOf,
  integer,
  optionalText,
  progressOf,
  stateCode,
  statusCode,
  text,
  type File,
  type Row,
  type Sql,
} from './sqlite-rows.ts';

export function markRunning(file: File, ...[row, at]: Parameters<Store['markRunning']>): boolean {
  return change(file, row, (progress) => markedRunning(progress, row, at));
}

export function settle(
  file: File,
  row: Pick<OutboxRow, 'id' | 'conversation'>,
  { settlement, answer }: { settlement: Settlement; answer: NewInboxRow | undefined },
): void {
  const changed = change(file, row, (progress) => settled(progress, settlement));
  if (changed && answer !== undefined) receive(file.sql, answer);
}

export function noteStatus(file: File, status: Parameters<Store['noteStatus']>[0]): void {
  const row = { id: status.effect, conversation: status.conversation };
  change(file, row, (progress) => noted(progress, status.status));
}

export function retry(file: File, given: GivenUp, at: number): boolean {
  const { sql } = file;
  if ('message' in given) return reviveMessage(sql, given.conversation, given.message);
  const place = parseEffectId(given.conversation, given.effect);
  if (place === undefined || waits(sql, given.conversation, answerIdOf(place))) return false;
  const row = { id: given.effect, conversation: given.conversation };
  if (!change(file, row, (progress) => retried(progress, at))) return false;
  forget(sql, given.conversation, answerIdOf(place));
  return true;
}

/** In order of (turn, n). */
export function outboxRows(sql: Sql, id: ConversationId, which: 'owed' | 'all'): OutboxRow[] {
  const from = `SELECT o.*, b.text FROM contacts c
    JOIN outbox o ${which === 'owed' ? 'INDEXED BY outbox_open' : ''} ON o.conv = c.key LEFT JOIN bodies b ON b.id = o.body`;
  const where = which === 'owed' ? 'c.id = ? AND o.state < 3' : 'c.id = ?';
  const rows = sql(`${from} WHERE ${where} ORDER BY o.turn, o.n`).all(id);
  return rows.map((row) => outboxRow(row, id));
}

function change(
  { sql, dropTexts }: File,
  effect: Pick<OutboxRow, 'id' | 'conversation'>,
  next: (progress: EffectProgress) => EffectProgress | undefined,
): boolean {
  const place = parseEffectId(effect.conversation, effect.id);
  if (place === undefined) return false;
  const row = sql(
    `SELECT o.conv, o.state, o.attempts, o.due_at, o.provider_id, o.status, o.body
     FROM contacts c JOIN outbox o ON o.conv = c.key AND o.turn = ? AND o.n = ? WHERE c.id = ?`,
  ).get(place.turn, place.n, effect.conversation);
  const progress = row && next(progressOf(row));
  if (row === undefined || progress === undefined) return false;
  const { state, attempts, dueAt, providerId, status } = progress;
  sql(
    'UPDATE outbox SET state = ?, attempts = ?, due_at = ?, provider_id = ?, status = ? WHERE conv = ? AND turn = ? AND n = ?',
  ).run(
    ...[stateCode(state), attempts, dueAt, providerId ?? null, statusCode(status)],
    ...[integer(row, 'conv'), place.turn, place.n],
  );
  if (dropTexts && state === 'done') sql('DELETE FROM bodies WHERE id = ?').run(integer(row, 'body'));
  return true;
}

function outboxRow(row: Row, conversation: ConversationId): OutboxRow {
  const turn = integer(row, 'turn');
  const n = integer(row, 'n');
  const kind = records.effectKind(text(row, 'kind'));
  const payload = optionalText(row, 'text');
  return {
    id: effectId(conversation, turn, n),
    conversation,
    turn,
    n,
    kind,
    class: classOf(row),
    createdAt: integer(row, 'created_at'),
    ...progressOf(row),
    ...records.effectOf(payload && unfold(payload, conversation), kind),
  };
}
