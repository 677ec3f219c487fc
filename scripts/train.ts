/**
 * `npm run train [-- --folds 5]`: trains the offline classifier on `fixtures/language` and writes
 * `src/agents/offline/model.json`. The same fixtures and code give the same bytes. With `--folds N` it writes nothing
 * and prints how the classifier, and the whole reader with it, do on lines that were left out of training.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES, classifierOf, decodeModel, probabilities } from '../src/agents/offline/classifier.ts';
import { EXIT, mainCommand, wholeNumber } from '../src/cli/args.ts';
import { asLabelled, ownLines } from '../test/language/own-fixtures.ts';
import type { OwnLine } from '../test/language/own-fixtures.ts';
import { markIntents, offlineReader } from '../src/evaluation/intents.ts';
import type { Scored } from '../src/evaluation/intents.ts';
import { share } from '../src/evaluation/mark.ts';
import { exampleOf, storedModel, train } from './training.ts';

/** With one part there is nothing left to learn from. */
const FOLDS_MIN = 2;
const lines = ownLines();

await mainCommand(
  {
    name: 'npm run train',
    does: 'Entrena el clasificador con fixtures/language y escribe src/agents/offline/model.json; con --folds solo lo mide.',
    usage: '[-- --folds N [--wrong]]',
    examples: ['npm run train', 'npm run train -- --folds 5 --wrong   (y cada línea que entendió mal)'],
    options: { folds: { type: 'string' }, wrong: { type: 'boolean', default: false } },
    positionals: false,
  },
  ({ values: { folds, wrong } }) => {
    if (folds === undefined) write();
    else crossValidate(wholeNumber('--folds', folds, FOLDS_MIN), wrong);
    return Promise.resolve(EXIT.ok);
  },
);

function write(): void {
  const model = train(examples(lines));
  const path = join(import.meta.dirname, '../src/agents/offline/model.json');
  writeFileSync(path, `${JSON.stringify(storedModel(model), null, 2)}\n`);
  process.stdout.write(`${lines.length} lines, ${CLASSES.length} classes → ${path}\n`);
}

function examples(from: readonly OwnLine[]) {
  return from.map(exampleOf).filter((e) => e !== undefined);
}

function crossValidate(folds: number, tellWrong: boolean): void {
  let right = 0;
  let all = 0;
  const scored: Scored[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const held = lines.filter((_, i) => i % folds === fold);
    const model = decodeModel(storedModel(train(examples(lines.filter((_, i) => i % folds !== fold)))));
    for (const example of examples(held)) {
      const shares = probabilities(model, example.features);
      if (shares.indexOf(Math.max(...shares)) === example.target) right += 1;
      all += 1;
    }
    scored.push(
      ...markIntents(held.map(asLabelled), { suite: 'held', reader: offlineReader(classifierOf(model)), now: () => 0 }),
    );
  }
  const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;
  process.stdout.write(`classifier alone ${percent(right / all)} of ${all} held-out lines\n`);
  process.stdout.write(
    `reader ${percent(share(scored, (s) => s.right))}, domain ${percent(share(scored, (s) => s.rightDomain))}, grave ${percent(share(scored, (s) => s.costly !== undefined))}\n`,
  );
  if (!tellWrong) return;
  for (const s of scored.filter((x) => !x.right)) {
    process.stdout.write(
      `${s.costly === undefined ? '  ' : '!!'} [${s.line.state}] ${s.text} → ${s.got} (${s.read.by} ${s.read.confidence}), wanted ${s.wanted}\n`,
    );
  }
}
