/**
 * Replicas at the figures of reliability B1, A5 and B4: a thousand messages, each to all of them. About ten minutes;
 * REPLICAS_MESSAGES makes it more or less.
 */
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startModel } from '../fakes/model.ts';
import { obedient } from '../fakes/brains.ts';
import { disturbing, kill, ordeal, pause, swallow, type Endured, type Ordeal } from '../replicas/ordeals.ts';

const MESSAGES = Number(process.env['REPLICAS_MESSAGES'] ?? 1_000);
/** Of one customer. */
const TALK = 10;
/** More customers at once than two cores serve in time would measure the queue. */
const AT_ONCE = 20;
const STILL_MS = 20_000;
const WASTED_MAX = 0.05;

const crowd = { customers: Math.ceil(MESSAGES / TALK), messages: TALK, atOnce: AT_ONCE } as const;
const ORDEALS: readonly (readonly [string, Ordeal])[] = [
  ['two replicas, in peace', { ...crowd, replicas: 2 }],
  ['two replicas, one killed after every 120 messages', { ...crowd, replicas: 2, disturb: disturbing(120, kill) }],
  ['two replicas, answers of the database swallowed', { ...crowd, replicas: 2, disturb: disturbing(20, swallow) }],
  [
    'two replicas, one stopped for 20 s in mid-turn',
    { ...crowd, replicas: 2, disturb: disturbing(100, pause(STILL_MS)) },
  ],
  ['four replicas, all of it', { ...crowd, replicas: 4, disturb: disturbing(50, swallow, kill, pause(STILL_MS)) }],
];

describe(`${MESSAGES} messages, each delivered to every replica`, () => {
  it.each(ORDEALS)('%s', async (name, given) => {
    const model = await startModel(obedient);
    try {
      const endured = await ordeal({ ...given, env: { OPENAI_BASE_URL: model.baseUrl } });
      // What a turn keeps: who only finds other words for an answer is in no reading.
      const asked = model.asked.filter(({ agent }) => agent !== 'generador').length;
      const kept = endured.outcome.turns.flatMap((turn) => turn.reading?.calls ?? []).length;
      report(name, { ...endured, asked, kept });
      expect(model.violations).toEqual([]);
      expect(endured.outcome).toMatchObject({ lost: 0, doubled: 0, overlapping: 0, parked: 0 });
      expect(endured.outcome.copiesMax).toBeLessThanOrEqual(2);
      expect((asked - kept) / Math.max(1, asked)).toBeLessThanOrEqual(WASTED_MAX);
    } finally {
      await model.close();
    }
  });
});

/** Figures for docs/evidence.md, where somebody asks for them. */
function report(
  name: string,
  { outcome, disturbed, ms, posted, asked, kept }: Endured & { asked: number; kept: number },
): void {
  const { turns, outbox, ...counts } = outcome;
  const line = {
    name,
    posted,
    seconds: Math.round(ms / 1_000),
    disturbed,
    ...counts,
    turns: turns.length,
    effects: outbox.length,
    asked,
    kept,
  };
  const file = process.env['FIGURES_FILE'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
