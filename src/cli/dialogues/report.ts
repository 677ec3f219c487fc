import type { FormatProblem } from './parse.ts';
import type { Failure, Line } from './run.ts';

/** What became of one file. */
export interface Report {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly passed: boolean;
  /** Not in the format: it did not run. */
  readonly problems: readonly FormatProblem[];
  readonly failures: readonly Failure[];
  readonly talk: readonly Line[];
}

/** Lines for a person. A file that passed is one line. */
export function linesOf({ file, name, passed, problems, failures, talk }: Report): string[] {
  // One without a name goes by its path.
  const called = name === file ? file : `${file}  ${name}`;
  if (passed) return [`✓ ${called}`];
  return [
    `✗ ${called}`,
    ...problems.map((p) => `    ${placeOf(p)}: ${p.what}`),
    ...failures.flatMap(({ step, key, expected, seen }) => [
      `    paso ${step} · ${key}`,
      ...indented('      esperado  ', expected),
      ...indented('      visto     ', seen),
    ]),
    ...(talk.length > 0 ? ['    conversación'] : []),
    ...talk.flatMap(({ step, who, text }) => indented(`      ${String(step).padStart(2)} ${who.padEnd(8)} `, text)),
  ];
}

/** What runs and is hardly meant: it fails nothing. */
export function notesOf(notes: readonly FormatProblem[]): string[] {
  return notes.map((note) => `⚠ ${note.file}  ${placeOf(note)}: ${note.what}`);
}

/** The counted line that ends every run (public surface). */
export function countOf(reports: readonly Pick<Report, 'passed'>[]): string {
  const passed = reports.filter((report) => report.passed).length;
  return `${passed} passed, ${reports.length - passed} failed`;
}

function placeOf({ line, where }: FormatProblem): string {
  return line === undefined ? where : `línea ${line}, ${where}`;
}

function indented(first: string, text: string): string[] {
  return text.split('\n').map((line, i) => (i === 0 ? first : ' '.repeat(first.length)) + line);
}
