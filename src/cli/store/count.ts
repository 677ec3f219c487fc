/** How far it is, and how much it was. */
import type { DumpRow } from '../../state/portable.ts';

export type Talk = (line: string) => void;

const PROGRESS_ROWS = 25_000;

export interface Tally {
  rows: number;
  conversations: number;
  told(): string;
}

export function tally(): Tally {
  return {
    rows: 0,
    conversations: 0,
    told() {
      return `${this.conversations} conversaciones, ${this.rows} filas`;
    },
  };
}

/** The rows as they come, counted, and told now and then. */
export async function* counting(
  rows: AsyncIterable<DumpRow> | Iterable<DumpRow>,
  counts: Tally,
  talk: Talk,
): AsyncGenerator<DumpRow, void> {
  for await (const row of rows) {
    counts.rows += 1;
    if (row.table === 'contacts') counts.conversations += 1;
    if (counts.rows % PROGRESS_ROWS === 0) talk(`… ${counts.told()}`);
    yield row;
  }
}
