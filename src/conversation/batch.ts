import { BURST_MESSAGES_MAX, INBOX_ATTEMPTS_MAX, INBOX_ATTEMPTS_SINGLE, type InboxRow } from '../domain.ts';

/** Which inbox rows make the next turn. Pure. */

interface Quiet {
  readonly now: number;
  readonly quietMs: number;
  readonly maxMs: number;
}

/** Undefined: go. Otherwise the instant until which the burst is still awaited (CONV-13). */
export function ready(rows: readonly InboxRow[], { now, quietMs, maxMs }: Quiet): number | undefined {
  if (rows.some((row) => !isText(row)) || rows.length >= BURST_MESSAGES_MAX) return undefined;
  const first = Math.min(...rows.map((row) => row.arrivedAt));
  const last = Math.max(...rows.map((row) => row.arrivedAt));
  const until = Math.min(last + quietMs, first + maxMs);
  // Further ahead than any burst is awaited: a clock that ran ahead stamped these rows, and nobody waits for it (E2).
  return until > now && until <= now + maxMs ? until : undefined;
}

/**
 * A prefix in order of arrival: whatever is not a customer's message, then one group of messages. Texts and media
 * that came together are one group; a tap is a group of its own and never merged (must-hold 29).
 */
export function takeBatch(rows: readonly InboxRow[]): InboxRow[] {
  const [first] = rows;
  if (first && first.attempts >= INBOX_ATTEMPTS_SINGLE) return [first];
  const batch: InboxRow[] = [];
  let group: 'none' | 'tap' | 'words' = 'none';
  for (const row of rows) {
    if (row.attempts >= INBOX_ATTEMPTS_SINGLE) break;
    const kind = row.body.kind !== 'message' ? 'none' : row.body.message.content.type === 'tap' ? 'tap' : 'words';
    if (group !== 'none' && (kind !== 'words' || group === 'tap')) break;
    if (kind !== 'none') group = kind;
    batch.push(row);
  }
  return batch;
}

/** Tried too often: the turn becomes an apology and a person (reliability 2.5, poison messages). */
export function tooOften(batch: readonly InboxRow[]): boolean {
  return batch.some((row) => row.attempts >= INBOX_ATTEMPTS_MAX);
}

function isText(row: InboxRow): boolean {
  return row.body.kind === 'message' && row.body.message.content.type === 'text';
}
