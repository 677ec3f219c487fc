/** What the documents say of settings and scripts is so (links and commands: `test/docs.test.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsShape } from '../../src/config/settings.ts';
import { ROOT } from './server.ts';

const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');
const readmes = ['README.md', 'README.es.md'].filter((file) => existsSync(`${ROOT}${file}`));
const SETTINGS = Object.keys(settingsShape.shape);

describe.each(readmes)('%s', (file) => {
  it('calls settings and paths by their right names', () => {
    const text = read(file);
    const shouted = found(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[`=]/g);
    // States of the machines are shouted, too.
    const states = /^(AGENDA|PAGOS|REPROGRAMACION|CANCELACION)_/;
    expect(shouted.filter((name) => !states.test(name) && !SETTINGS.includes(name))).toEqual([]);
    const paths = found(text, /`((?:src|fixtures|test|bench)\/[\w./-]*)`/g);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
  });
});

it.skipIf(readmes.length < 2)('both READMEs name the same settings (skipped until there are two)', () => {
  const [en, es] = readmes.map((file) =>
    found(read(file), /\b([A-Z][A-Z0-9_]+)\b/g).filter((n) => SETTINGS.includes(n)),
  );
  expect(es).toEqual(en);
});

it('.env.example holds every setting, and none that does not exist', () => {
  expect(found(read('.env.example'), /^# ?([A-Z][A-Z0-9_]+)=/gm)).toEqual([...SETTINGS].sort());
});

it('every code of a configuration problem has its place in docs/errores.md', () => {
  const codes = found(read('src/config/problems.ts'), /'([A-Z]+-\d{3})'/g);
  expect(codes.length).toBeGreaterThan(5);
  const others = ['src/main/store.ts', 'src/cli/args.ts', 'src/cli/open-sqlite.ts'].flatMap((file) =>
    found(read(file), /'([A-Z]+-\d{3})'/g),
  );
  const anchors = found(read('docs/errores.md'), /^#+ +(\S+)/gm);
  expect([...codes, ...others].filter((code) => !anchors.includes(code))).toEqual([]);
});

/** First groups of all matches, each once, sorted. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group]) => group ?? ''))].sort();
}
