/**
 * `node scripts/score-intents.ts [FILE] [--wrong]`: scores of the offline reader by state, the confusions and, with
 * `--wrong`, every wrong line. FILE is `own` (fixtures/language) or JSON lines as described in the language data's README.
 */
import { parseArgs } from 'node:util';
import { asLabelled, ownLines } from '../test/language/own-fixtures.ts';
import { INTENTS_DEV, labelled, score, share } from '../test/language/score-intents.ts';
import type { Scored } from '../test/language/score-intents.ts';

const { values, positionals } = parseArgs({
  options: { wrong: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const path = positionals[0] ?? INTENTS_DEV;
const lines = path === 'own' ? ownLines().map(asLabelled) : labelled(path);
if (lines === undefined) {
  process.stderr.write(`no file ${path}: give one as the argument\n`);
  process.exit(3);
}
const scored = score(lines);
const out = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

table('state', (s) => s.line.state);
table('language', (s) => s.line.lang);
table('by', (s) => s.got.by);
out(
  `all ${scored.length}  right ${percent(share(scored, (s) => s.right))}  domain ${percent(share(scored, (s) => s.rightDomain))}  grave ${percent(share(scored, (s) => s.grave))}`,
);
const asked = scored.reduce((n, s) => n + s.entitiesAsked, 0);
const found = scored.reduce((n, s) => n + s.entitiesRight, 0);
out(`entities ${found}/${asked}`);
confusion();
if (values.wrong)
  for (const s of scored.filter((x) => !x.right))
    out(
      `${s.grave ? '!!' : '  '} [${s.line.state}] ${s.line.text}  → ${s.got.domain}/${s.got.action} (${s.got.by} ${s.got.confidence}), wanted ${s.line.domain}/${s.line.action}`,
    );

function table(title: string, of: (s: Scored) => string): void {
  out(`-- ${title}`);
  for (const key of [...new Set(scored.map(of))].sort()) {
    const part = scored.filter((s) => of(s) === key);
    out(`${key.padEnd(44)} ${String(part.length).padStart(4)}  ${percent(share(part, (s) => s.right))}`);
  }
}

function confusion(): void {
  const counts = new Map<string, number>();
  for (const s of scored.filter((x) => !x.right)) {
    const key = `${s.line.domain}/${s.line.action} → ${s.got.domain}/${s.got.action}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, n] of [...counts].sort((a, b) => b[1] - a[1])) out(`${String(n).padStart(3)}  ${key}`);
}
