/**
 * Prints how the offline reader of times does on the shared development data.
 *   node scripts/score-times.ts            the table
 *   node scripts/score-times.ts --failures the table and every wrong line
 */
import { EXIT, mainCommand } from '../src/cli/args.ts';
import { hasLanguageData, LANGUAGE_DATA, scoreSuite, scoreTable, TIME_SUITES } from '../test/language/score.ts';

await mainCommand(
  {
    name: 'node scripts/score-times.ts',
    does: 'Mide el lector de fechas y horas con los datos de desarrollo.',
    usage: '[--failures]',
    examples: ['node scripts/score-times.ts --failures   (y cada línea que leyó mal)'],
    options: { failures: { type: 'boolean', default: false } },
    positionals: false,
  },
  ({ values }, { out, talk }) => {
    if (!hasLanguageData()) {
      talk(`no hay datos de lenguaje en ${LANGUAGE_DATA}: nada que medir`);
      return Promise.resolve(EXIT.ok);
    }
    const scores = Object.keys(TIME_SUITES).map(scoreSuite);
    for (const { id, text, expected, actual } of values.failures ? scores.flatMap(({ failures }) => failures) : []) {
      out(`${id} "${text}"\n  expected ${expected}\n  actual   ${actual}`);
    }
    out(scoreTable(scores));
    return Promise.resolve(EXIT.ok);
  },
);
