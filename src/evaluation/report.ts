/** Marks as tables: for the terminal, and for `docs/understanding.md`. */
import type { Scored } from './intents.ts';
import { groups, percentile, share, shareOf, type Mark } from './mark.ts';

/** Rows of cells, the first one the heading. */
export type Table = readonly (readonly string[])[];

export interface Report {
  readonly suites: Table;
  /** Domain and action right, by what the messages have in common; absent without labelled messages. */
  readonly by: readonly { readonly title: string; readonly table: Table }[];
  /** Most frequent first. */
  readonly confusions: Table;
  readonly costly: readonly Mark[];
}

const CONFUSIONS_MAX = 12;

export function reportOf(marks: readonly Mark[], intents: readonly Scored[]): Report {
  return {
    suites: suiteTable(marks, intents),
    by:
      intents.length === 0
        ? []
        : [
            { title: 'language', table: byTable(intents, (s) => s.lang) },
            { title: 'country', table: byTable(intents, (s) => s.country) },
            { title: 'state', table: byTable(intents, (s) => s.state) },
            { title: 'read by', table: byTable(intents, (s) => s.read.by) },
          ],
    confusions: confusionTable(intents),
    costly: intents.filter((s) => s.costly !== undefined),
  };
}

function suiteTable(marks: readonly Mark[], intents: readonly Scored[]): Table {
  const heading = ['suite', 'messages', 'right', '95 %', 'domain', 'costly', 'p50 ms', 'p95 ms'];
  const rows = groups(marks, (m) => m.suite).map(([name, all]) => {
    const { n, right, from, to } = shareOf(all, (m) => m.right);
    const own = intents.filter((s) => s.suite === name);
    const times = all.map((m) => m.ms);
    return [
      ...[name, String(n), percent(right / n), `${percent(from)} – ${percent(to)}`],
      ...(own.length === 0 ? ['', ''] : [percent(share(own, (s) => s.rightDomain)), costlyOf(own)]),
      ...[percentile(times, 0.5).toFixed(2), percentile(times, 0.95).toFixed(2)],
    ];
  });
  return [heading, ...rows];
}

function costlyOf(scored: readonly Scored[]): string {
  const n = scored.filter((s) => s.costly !== undefined).length;
  return `${n} (${percent(n / scored.length)})`;
}

function byTable(scored: readonly Scored[], of: (s: Scored) => string | undefined): Table {
  const rows = groups(scored, of).map(([name, all]) => {
    const { n, right, from, to } = shareOf(all, (s) => s.right);
    return [name, String(n), percent(right / n), `${percent(from)} – ${percent(to)}`];
  });
  return [['', 'messages', 'right', '95 %'], ...rows];
}

function confusionTable(scored: readonly Scored[]): Table {
  const wrong = scored.filter((s) => !s.right);
  const counts = [...Map.groupBy(wrong, (s) => `${s.wanted} → ${s.got}`)];
  const rows = counts
    .map(([what, all]) => [String(all.length), what] as const)
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, CONFUSIONS_MAX);
  return [['times', 'wanted → read'], ...rows];
}

export function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** Columns under each other. */
export function plainText(table: Table): string {
  const widths = columnWidths(table);
  return table
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdown([heading = [], ...rows]: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heading), `|${'---|'.repeat(heading.length)}`, ...rows.map(line)].join('\n');
}

function columnWidths(table: Table): number[] {
  const columns = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
}
