/** The laws of design.md that a compiler does not know, and the tests that they are enforced at all. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGET, fileLines, functionLines, oversized, p90, unexplained } from './architecture/budget.ts';
import { rings } from './architecture/cycles.ts';
import { imports, worldly } from './architecture/direction.ts';
import { readSources, sourceOf } from './architecture/source.ts';
import type { Breach, Source } from './architecture/source.ts';
import { readAtStart } from './architecture/start.ts';
import { fixtureFacts, habits, knowsFixtures, undocumented } from './architecture/words.ts';

/** The one list of exceptions: what is allowed to break which rule, and why. Aim: empty. */
const EXCEPTIONS: readonly {
  readonly rule: string;
  readonly path: string;
  readonly what: RegExp;
  readonly reason: string;
}[] = [
  {
    rule: 'size',
    path: 'src/app/problems.ts',
    what: /4 parameters/,
    reason: 'Express knows an error handler by its four parameters',
  },
  {
    rule: 'imports',
    path: 'src/agents/offline/classifier.ts',
    what: /node:module/,
    reason:
      'loads its weights, a JSON file beside it, on first use and without awaiting: a start that needs none pays nothing',
  },
];

/** What the server can do without until it listens; each was a tenth of the start or more. */
const LATE = [
  ...['undici', 'openai', 'firebase-admin/firestore', '@google-cloud/firestore', 'google-auth-library', 'yaml'],
  // On the way of every message: loaded behind the open port, or by the first that needs them.
  ...[
    'winston',
    'prom-client',
    'xstate',
    'src/conversation.ts',
    'src/handlers/index.ts',
    'src/agents/offline/index.ts',
  ],
];

const sources = readSources('src');
const fixtureTexts = readdirSync('fixtures', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|jsonl|ya?ml)$/.test(name))
  .map((name) => readFileSync(path.join('fixtures', name), 'utf8'));
const facts = fixtureFacts(fixtureTexts);

/** All breaches of one rule that no exception covers, one line each. */
function breaches(rule: (source: Source) => readonly Breach[]): string[] {
  return sources
    .flatMap(rule)
    .filter(
      (found) => !EXCEPTIONS.some((e) => e.rule === found.rule && e.path === found.path && e.what.test(found.what)),
    )
    .map((found) => `${found.path}:${found.line} ${found.what}`);
}

describe('the source keeps', () => {
  it('the import rule: machines decide, handlers do, io talks, state remembers, agents guess', () => {
    expect(breaches(imports)).toEqual([]);
  });

  it('no ring of files that import each other', () => {
    expect(rings(sources)).toEqual([]);
  });

  it('law 6: time, randomness, timers and the environment only in io, config.ts, main.ts and cli', () => {
    expect(breaches(worldly)).toEqual([]);
  });

  it('the hard limits of sizes', () => {
    expect(breaches(oversized)).toEqual([]);
  });

  it('a reason in every file that is longer than most', () => {
    expect(breaches(unexplained)).toEqual([]);
  });

  it('the budget of sizes: nine of ten files and functions', () => {
    expect(p90(sources.map(fileLines))).toBeLessThanOrEqual(BUDGET.fileLinesP90);
    expect(p90(sources.flatMap(functionLines))).toBeLessThanOrEqual(BUDGET.functionLinesP90);
  });

  it('no escape from the type checker, nothing unfinished, no talk outside the programs for people', () => {
    expect(breaches(habits)).toEqual([]);
  });

  it('no knowledge of its fixtures (must-hold 17, 43)', () => {
    expect(facts.size).toBeGreaterThan(3);
    expect(breaches((source) => knowsFixtures(source, facts))).toEqual([]);
  });

  it('a docblock on every export of the vocabulary, the ports and the machines that needs one', () => {
    expect(breaches(undocumented)).toEqual([]);
  });

  it('what is large out of the start', () => {
    const read = readAtStart(sources, ['src/main.ts', 'src/config.ts', 'src/main/serve.ts', 'src/main/banner.ts']);
    expect([...read]).toEqual(
      expect.arrayContaining(['express', 'zod', 'src/main/wiring.ts', 'src/io/whatsapp/intake.ts']),
    );
    expect(LATE.filter((name) => read.has(name))).toEqual([]);
    // Not by `import`: every export of it would be looked at, one of which loads a WebSocket client.
    expect(read.has('node:http')).toBe(false);
    expect(readAtStart(sources, ['src/io/http.ts']).has('undici')).toBe(true);
    expect([...readAtStart(sources, ['src/main/engine.ts'])]).toEqual(
      expect.arrayContaining(['xstate', 'src/conversation.ts']),
    );
  });

  it('exceptions that are still needed, each with its reason', () => {
    const all = sources.flatMap((source) =>
      [imports, worldly, oversized, habits, undocumented].flatMap((rule) => rule(source)),
    );
    for (const { rule, path: file, what, reason } of EXCEPTIONS) {
      expect(reason.length, file).toBeGreaterThan(20);
      expect(
        all.some((found) => found.rule === rule && found.path === file && what.test(found.what)),
        file,
      ).toBe(true);
    }
    expect(sources.length).toBeGreaterThan(30);
  });
});

describe('the rules would notice', () => {
  it.each([
    ['src/machines/agenda.ts', "import { createHttp } from '../io/http.ts';"],
    ['src/agents/offline/words/text.ts', "import { hear } from '../hear.ts';"],
    ['src/agents/offline/time/days.ts', "import { fold } from '../words/text.ts';"],
    ['src/machines/agenda.ts', "import type { Store } from '../ports.ts';"],
    ['src/machines/agenda.ts', "import axios from 'axios';"],
    ['src/machines/agenda.ts', "import { readFileSync } from 'node:fs';"],
    ['src/machines/agenda.ts', "export { x } from '../handlers/x.ts';"],
    ['src/machines/agenda.ts', "const x = await import('../agents/x.ts');"],
    ['src/machines/agenda.ts', "let x: import('../io/x.ts').X;"],
    ['src/domain/tenant.ts', "import { z } from 'xstate';"],
    ['src/domain.ts', "import { fail } from './errors.ts';"],
    ['src/copy/es.ts', "import { send } from '../io/http.ts';"],
    ['src/agents/x.ts', "import { x } from '../handlers/x.ts';"],
    ['src/handlers/x.ts', "import { x } from '../copy/index.ts';"],
    ['src/state/x.ts', "import { x } from '../io/x.ts';"],
    ['src/io/x.ts', "import { loadConfig } from '../config.ts';"],
    ['src/simulated/meta.ts', "import { send } from '../io/whatsapp/send.ts';"],
    ['src/conversation.ts', "import { agenda } from './machines/agenda.ts';"],
    ['src/app.ts', "import { simulated } from './simulated/meta.ts';"],
    ['src/cli/x.ts', "import { start } from '../main.ts';"],
    ['src/handlers/x.ts', "import x from '../../test/fakes/x.ts';"],
    ['src/nuevo/x.ts', ''],
  ])('%s with %s', (file, text) => {
    expect(imports(sourceOf(file, text)).map(({ rule }) => rule)).toEqual(['imports']);
  });

  it.each([
    [
      'src/machines/agenda.ts',
      "import { setup } from 'xstate'; import { z } from 'zod'; import { x } from '../domain.ts';",
    ],
    ['src/copy/es.ts', "import type { Copy } from '../domain.ts'; import { hora } from './formats.ts';"],
    ['src/simulated/meta.ts', "import { wire } from '../io/whatsapp/wire.ts';"],
    ['src/conversation/turn.ts', "import { turn } from '../machines/turn.ts';"],
    ['src/main.ts', "import { serve } from './main/serve.ts';"],
    ['src/cli/x.ts', "import { a } from '../io/x.ts'; import p from '../../package.json';"],
  ])('and lets %s have %s', (file, text) => {
    expect(imports(sourceOf(file, text))).toEqual([]);
  });

  it('a ring of imports, however long, but not one of types', () => {
    const a = sourceOf('src/io/a.ts', "import { b } from './x/b.ts';");
    const b = sourceOf('src/io/x/b.ts', "export { c } from '../../c.ts';");
    const types = sourceOf('src/c.ts', "import type { A } from './io/a.ts';");
    expect(rings([a, b, types])).toEqual([]);
    const c = sourceOf('src/c.ts', "import { A } from './io/a.ts';");
    expect(rings([a, b, c])).toEqual(['src/io/a.ts → src/io/x/b.ts → src/c.ts → src/io/a.ts']);
  });

  it.each([
    'const t = Date.now();',
    'const t = new Date();',
    'const t = Date();',
    "const t = Date['now']();",
    'const t = globalThis.Date.now();',
    'const t = performance.now();',
    'const t = Temporal.Now.instant();',
    'const r = Math.random();',
    'const r = crypto.randomUUID();',
    'const e = process.env.PORT;',
    "const e = process['env'];",
    'setTimeout(f, 1);',
    'globalThis.setInterval(f, 1);',
    'const later = setTimeout;',
    'const s = AbortSignal.timeout(5);',
  ])('the world touched outside io: %s', (text) => {
    expect(worldly(sourceOf('src/handlers/x.ts', text)).length).toBeGreaterThan(0);
    expect(worldly(sourceOf('src/io/x.ts', text))).toEqual([]);
  });

  it('the world imported under its modules’ names', () => {
    const text = "import { setTimeout as wait } from 'node:timers/promises'; import { randomUUID } from 'node:crypto';";
    const found = worldly(sourceOf('src/state/x.ts', text)).map(({ what }) => what);
    expect(found).toEqual(['node:timers/promises', 'setTimeout', 'randomUUID']);
    const innocent = 'const a = new Date(at); const b = clock.now(); const c = { setTimeout: 1 }; world.random.unit();';
    expect(worldly(sourceOf('src/state/x.ts', innocent))).toEqual([]);
  });

  it('files, functions and parameter lists that are too long', () => {
    const long = `function f() {\n${'  g();\n'.repeat(70)}}\n`;
    expect(oversized(sourceOf('src/x.ts', long)).map(({ what }) => what)).toEqual(['a function of 72 lines']);
    expect(oversized(sourceOf('src/x.ts', 'x;\n'.repeat(401))).map(({ what }) => what)).toEqual(['401 lines']);
    const wide = 'class A { m(a, b, c, d) {} } const f = (a, b, c, d) => a; declare function g(a, b, c, d): void;';
    expect(oversized(sourceOf('src/x.ts', wide)).length).toBe(2);
    expect(oversized(sourceOf('src/x.ts', 'const f = (a, b, c) => a;\n'.repeat(400)))).toEqual([]);
    const rest = 'x;\n'.repeat(250);
    expect(unexplained(sourceOf('src/x.ts', `${rest}x;\n`)).length).toBe(1);
    expect(unexplained(sourceOf('src/x.ts', `/**\n * A list. Long\n * because it is one.\n */\n${rest}`))).toEqual([]);
    expect(unexplained(sourceOf('src/x.ts', rest))).toEqual([]);
  });

  it('the ninth of ten', () => {
    expect(p90([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(9);
    expect(p90([])).toBe(0);
    expect(functionLines(sourceOf('src/x.ts', 'const f = () => {\n  const g = () => 1;\n};'))).toEqual([3, 1]);
  });

  it.each([
    'let x: any;',
    'const x = y as unknown as any[];',
    "console.log('hola');",
    'f(); // TODO: later',
    '/* FIXME */ f();',
    '// @ts-expect-error for now\nf();',
    '/* eslint-disable no-console */',
  ])('a bad habit: %s', (text) => {
    expect(habits(sourceOf('src/handlers/x.ts', `${text}\nexport {};`)).length).toBe(1);
  });

  it('but not words of Spanish, and not a program that talks to people', () => {
    expect(habits(sourceOf('src/copy/es.ts', "const x = 'TODO listo'; // todo bien, any word\n"))).toEqual([]);
    expect(habits(sourceOf('src/cli/x.ts', "console.log('hola');"))).toEqual([]);
  });

  it('a telephone number or a date of a fixture in a string, a number, a template or a pattern', () => {
    const known = fixtureFacts(['{"phone": "5491100000009", "now": 2031-02-03T10:00}']);
    for (const text of [
      "x === '5491100000009'",
      'x === 5_491_100_000_009',
      '`${a} 2031-02-03 ${b}`',
      '/^2031-02-03/.test(x)',
    ]) {
      expect(knowsFixtures(sourceOf('src/x.ts', text), known).length, text).toBe(1);
    }
    expect(knowsFixtures(sourceOf('src/x.ts', "x === '5491100000008'; // 2031-02-03"), known)).toEqual([]);
  });

  it('an export of the vocabulary without a docblock', () => {
    const bad = [
      'export function f() {}',
      'export const x = { a: f() };',
      'export const say = s.emit({});',
      'export class A {}',
      `export interface I { ${'abcdefghi'
        .split('')
        .map((n) => `${n}: string`)
        .join('; ')} }`,
      'export type F = (a: string) => void;',
    ];
    for (const text of bad) expect(undocumented(sourceOf('src/machines/x.ts', text)).length, text).toBe(1);
    const good = [
      '/** Why. */\nexport function f() {}',
      "export type K = 'a' | 'b';",
      "export const K = ['a', 'b'] as const;",
      'export const WAIT_MS = 2 * 60_000;',
      'export interface P { readonly id: string }',
      'function own() {}',
    ];
    const machine =
      "import { s } from './s.ts';\n/** What the machine owns. */\nconst a = 1;\nexport const say = s.emit({});";
    expect(undocumented(sourceOf('src/machines/x.ts', machine))).toEqual([]);
    expect(undocumented(sourceOf('src/machines/x.ts', `${machine}\nexport function f() {}`)).length).toBe(1);
    for (const text of good) expect(undocumented(sourceOf('src/domain/x.ts', text)), text).toEqual([]);
    expect(undocumented(sourceOf('src/io/x.ts', 'export function f() {}'))).toEqual([]);
  });
});
