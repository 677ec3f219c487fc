/** Every row of must-hold.md that this build answers for is named by a test or a dialogue, and no row that is not there. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { readSources } from '../architecture/source.ts';

/** The rows that the build has to hold so far: each needs a test that would fail if the failure came back. */
const ROWS = '1–34, 38, 40–63, 65, 67, 69–72, 76–78';
const ROWS_OF_THE_TABLE = 80;

/** `1–18, 20` → 1, 2, …, 18, 20. */
function rowsOf(list: string): number[] {
  return [...list.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap(([, from, to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** Rows in a name: `(must-hold 54, 55)`, also `(A1; must-hold 3–5)` and `(must-hold 1, must-hold 9)`. */
function rowsNamed(name: string): number[] {
  return [...name.matchAll(/must-hold ((?:\d+(?:\s*[–-]\s*\d+)?(?:, )?)+)/g)].flatMap(([, list]) => rowsOf(list ?? ''));
}

const RUNNERS = new Set(['it', 'test', 'describe']);

/** Names of tests and groups, and of the cases of `each`: string literals inside such a call's arguments, comments left out. */
function testNames(): { readonly file: string; readonly name: string }[] {
  return readSources('test').flatMap(({ path: file, nodes }) =>
    nodes.flatMap((node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
      const name = node.getText();
      return /must-hold \d/.test(name) && isInTest(node) ? [{ file, name }] : [];
    }),
  );
}

function isInTest(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false;
  const [runner = ''] = ts.isCallExpression(node) ? node.expression.getText().split(/[.(]/) : [];
  return RUNNERS.has(runner) || isInTest(node.parent);
}

function dialogueNames(): { readonly file: string; readonly name: string }[] {
  const folder = 'fixtures/dialogues';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) => {
      const [name] = /^name:.*$/m.exec(readFileSync(file, 'utf8')) ?? [];
      return name === undefined ? [] : [{ file, name }];
    });
}

const named = [...testNames(), ...dialogueNames()]
  .filter(({ file }) => !file.endsWith('must-hold/coverage.test.ts'))
  .flatMap(({ file, name }) => rowsNamed(name).map((row) => ({ row, file })));

describe('must-hold.md', () => {
  it('has a test for each of its rows that this build answers for', () => {
    const rows = new Set(named.map(({ row }) => row));
    expect(rowsOf(ROWS).filter((row) => !rows.has(row))).toEqual([]);
    expect(rowsOf(ROWS)).toHaveLength(68);
  });

  it('has no test for a row that is not in it', () => {
    expect(named.filter(({ row }) => row < 1 || row > ROWS_OF_THE_TABLE)).toEqual([]);
  });

  it('is read from names only: a comment names nothing, a range names all of it', () => {
    expect(rowsNamed('holds the slot (must-hold 48)')).toEqual([48]);
    expect(rowsNamed('is one body (must-hold 19, 32)')).toEqual([19, 32]);
    expect(rowsNamed('stays (must-hold 1, must-hold 9)')).toEqual([1, 9]);
    expect(rowsNamed('seeds (A1; must-hold 3–5, 9)')).toEqual([3, 4, 5, 9]);
    expect(rowsNamed('«ahora no» no abre la agenda (CONV-9, must-hold 2)')).toEqual([2]);
    expect(rowsNamed('must hold nothing')).toEqual([]);
  });
});
