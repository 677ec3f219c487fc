/**
 * `node scripts/score-intents.ts [FILE] [--wrong]`: scores of the offline reader by state, the confusions and, with
 * `--wrong`, every wrong line. FILE is `own` (fixtures/language) or JSON lines as described in the language data's README.
 */
import { EXIT, mainCommand, UsageError } from '../src/cli/args.ts';
import { asLabelled, ownLines } from '../test/language/own-fixtures.ts';
import { INTENTS_DEV, labelled, score, share } from '../test/language/score-intents.ts';
import type { Scored } from '../test/language/score-intents.ts';

const out = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

await mainCommand(
  {
    name: 'node scripts/score-intents.ts',
    does: 'Mide el lector sin modelo por estado, y dice qué confunde con qué.',
    usage: '[ARCHIVO|own] [--wrong]',
    examples: ['node scripts/score-intents.ts own --wrong   (fixtures/language, y cada línea que entendió mal)'],
    options: { wrong: { type: 'boolean', default: false } },
    positionals: true,
  },
  ({ values, positionals: [path = INTENTS_DEV] }) => {
    const lines = path === 'own' ? ownLines().map(asLabelled) : labelled(path);
    if (lines === undefined) throw new UsageError(`${path}: no hay tal archivo; da uno de líneas JSON, o own`);
    report(score(lines), values.wrong);
    return Promise.resolve(EXIT.ok);
  },
);

function report(scored: readonly Scored[], tellWrong: boolean): void {
  table(scored, 'state', (s) => s.line.state);
  table(scored, 'language', (s) => s.line.lang);
  table(scored, 'by', (s) => s.got.by);
  out(
    `all ${scored.length}  right ${percent(share(scored, (s) => s.right))}  domain ${percent(share(scored, (s) => s.rightDomain))}  grave ${percent(share(scored, (s) => s.grave))}`,
  );
  const asked = scored.reduce((n, s) => n + s.entitiesAsked, 0);
  const found = scored.reduce((n, s) => n + s.entitiesRight, 0);
  out(`entities ${found}/${asked}`);
  confusion(scored);
  for (const s of tellWrong ? scored.filter((x) => !x.right) : [])
    out(
      `${s.grave ? '!!' : '  '} [${s.line.state}] ${s.line.text}  → ${s.got.domain}/${s.got.action} (${s.got.by} ${s.got.confidence}), wanted ${s.line.domain}/${s.line.action}`,
    );
}

function table(scored: readonly Scored[], title: string, of: (s: Scored) => string): void {
  out(`-- ${title}`);
  for (const key of [...new Set(scored.map(of))].sort()) {
    const part = scored.filter((s) => of(s) === key);
    out(`${key.padEnd(44)} ${String(part.length).padStart(4)}  ${percent(share(part, (s) => s.right))}`);
  }
}

function confusion(scored: readonly Scored[]): void {
  const counts = new Map<string, number>();
  for (const s of scored.filter((x) => !x.right)) {
    const key = `${s.line.domain}/${s.line.action} → ${s.got.domain}/${s.got.action}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, n] of [...counts].sort((a, b) => b[1] - a[1])) out(`${String(n).padStart(3)}  ${key}`);
}
