/**
 * Prints how the offline reader of times does on the shared development data.
 *   node scripts/score-times.ts            the table
 *   node scripts/score-times.ts --failures the table and every wrong line
 */
import { hasLanguageData, LANGUAGE_DATA, scoreSuite, scoreTable, TIME_SUITES } from '../test/language/score.ts';

if (!hasLanguageData()) {
  process.stdout.write(`No language data at ${LANGUAGE_DATA}: nothing to score.\n`);
} else {
  const scores = Object.keys(TIME_SUITES).map(scoreSuite);
  if (process.argv.includes('--failures')) {
    for (const { id, text, expected, actual } of scores.flatMap(({ failures }) => failures)) {
      process.stdout.write(`${id} "${text}"\n  expected ${expected}\n  actual   ${actual}\n`);
    }
  }
  process.stdout.write(`${scoreTable(scores)}\n`);
}
