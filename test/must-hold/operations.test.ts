/** must-hold.md 8.6, the rows that no other test covers alone. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';

const FOLDERS = ['src', 'test', 'scripts', 'docs', 'fixtures', 'bench'];
const TEXT = /\.(ts|js|json|jsonl|md|ya?ml|svg)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name));
}
const files = FOLDERS.flatMap(filesIn);

/** Double encoding leaves its tracks: the bytes of é, ñ, ¿, – or an emoji, read as Latin-1 and written again. */
const TWICE_ENCODED = /\u00c3[\u0080-\u00bf]|\u00c2[\u00a1-\u00bf]|\u00e2\u0080[\u0090-\u00bf]|\u00f0\u0178/;

/** What is wrong with these bytes as a file of this project. */
function flaws(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return ['is not UTF-8'];
  }
  return [
    ...(text.startsWith('\uFEFF') ? ['begins with a byte order mark'] : []),
    ...(text.includes('\0') ? ['holds NUL'] : []),
    ...(text.includes('\uFFFD') ? ['holds a replacement character'] : []),
    ...(TWICE_ENCODED.test(text) ? ['is encoded twice'] : []),
  ];
}

describe('what is committed', () => {
  it('is text in UTF-8, encoded once (must-hold 78)', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => flaws(readFileSync(file)).map((flaw) => `${file} ${flaw}`))).toEqual([]);
  });

  it.each([
    ['a module saved as UTF-16', Buffer.from('export {};', 'utf16le'), 'holds NUL'],
    ['a module with a byte order mark', Buffer.from('\uFEFFexport {};'), 'begins with a byte order mark'],
    ['half a character', Buffer.from([0x61, 0xc3]), 'is not UTF-8'],
    ['an accent encoded twice', Buffer.from(Buffer.from('¿mañana?').toString('latin1')), 'is encoded twice'],
  ])('and %s would be noticed (must-hold 78)', (_what, bytes, flaw) => {
    expect(flaws(bytes)).toContain(flaw);
  });

  it('parses, every file of it (must-hold 78)', () => {
    const rootNames = files.filter((file) => file.endsWith('.ts'));
    // Read, not compiled: what they mean is `npm run types`.
    const options = { target: ts.ScriptTarget.ESNext, noResolve: true, noLib: true };
    const broken = ts.createProgram({ rootNames, options }).getSyntacticDiagnostics();
    expect(rootNames.length).toBeGreaterThan(500);
    expect(broken.map(({ file, start }) => `${file.fileName} at ${start}`)).toEqual([]);
  });

  it('is checked as a whole before it lands: style, types of code, tests and scripts, proofs, tests (must-hold 78)', () => {
    const gate = readFileSync('.ci/run', 'utf8');
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
    expect(gate).toMatch(/^set -euo pipefail$/m);
    for (const step of ['lint', 'types', 'diagrams -- --check', 'prove']) expect(gate).toContain(`npm run ${step}`);
    expect(gate).toMatch(/^npm test$/m);
    expect(scripts).toMatchObject({
      types: 'tsc -p .',
      test: 'vitest run',
      lint: expect.stringContaining('eslint .') as string,
    });
    expect(include).toEqual(expect.arrayContaining(['src', 'test', 'scripts']));
  });
});
