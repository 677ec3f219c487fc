import type { InboxBody, InboxRow } from '../domain.ts';

/** Beyond it the gauge says no more than this; memory stays flat. */
const KNOWN_MAX = 100_000;

interface Row extends Pick<InboxRow, 'conversation' | 'id'> {
  readonly body: InboxBody;
}

/** Messages that are stored and not decided yet, as far as this process has seen them: no query is made for it. */
export class Backlog {
  readonly #known = new Set<string>();

  get size(): number {
    return this.#known.size;
  }

  seen(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.body.kind === 'message' && this.#known.size < KNOWN_MAX) this.#known.add(`${row.conversation} ${row.id}`);
    }
  }

  /** Decided by us, or by whoever was faster. */
  gone(rows: readonly Row[]): void {
    for (const row of rows) this.#known.delete(`${row.conversation} ${row.id}`);
  }
}
