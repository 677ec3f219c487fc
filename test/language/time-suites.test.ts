import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasLanguageData, LANGUAGE_DATA, TIME_SUITES } from '../../src/evaluation/data.ts';
import { markTimes } from '../../src/evaluation/times.ts';

/**
 * Accuracy on the shared development data. Lines we read otherwise on purpose, because the suites contradict the
 * project's policies or each other:
 * - weekends begin on Saturday for us (chat), on Friday at 18:00 in duckling and rustling;
 * - "miércoles que viene" said on Tuesday is next week's (policy, duckling), this week's in rustling;
 * - "el próximo viernes" is the coming one (chat, rustling), next week's in duckling;
 * - "en un año" is that month (duckling, rustling), that day in chrono;
 * - "mediodía" is 12:00 (policy, duckling), 11 to 16 in rustling; the second fortnight begins on the 16th;
 * - "depois do meio dia", "al empezar el día" name no date for us; what is past, time zones and timers are not read.
 */
const present = hasLanguageData();

describe.skipIf(!present)('accuracy on the shared development data', () => {
  it.each(Object.entries(TIME_SUITES))('reads %s right at least at its target (%d)', (suite, target) => {
    const marks = markTimes({ name: suite, path: join(LANGUAGE_DATA, `${suite}.jsonl`) }, () => 0);
    const failures = marks.filter((m) => !m.right);
    expect(
      1 - failures.length / marks.length,
      failures.map(({ id, text }) => `${id} ${text}`).join('\n'),
    ).toBeGreaterThanOrEqual(target);
  });
});

it.skipIf(present)(
  `skips ${String(Object.keys(TIME_SUITES).length)} suites: no language data at ${LANGUAGE_DATA}`,
  () => {
    expect(present).toBe(false);
  },
);
