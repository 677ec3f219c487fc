/** The same conversations with a model: one that does its work, and one that is out for the whole conversation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTAGES, allDialogues, dialoguesWithModel, type DialoguesWithModel } from './cli/with-model.ts';

const dialogues = allDialogues();
let played: DialoguesWithModel;
beforeAll(async () => {
  played = await dialoguesWithModel();
});
afterAll(() => played.close());

/** Every eighth one; others meet an outage below. */
describe('dialogues, with a model that does its work', () => {
  const cases = dialogues.filter((_, i) => i % 8 === 0);
  it.each(cases.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_name, dialogue) => {
    expect(await played.wentWrong(dialogue)).toBe('');
  });

  it('asked it something, in calls that follow its contract', () => {
    expect(played.fake.asked.length).toBeGreaterThan(0);
    expect(played.fake.violations).toEqual([]);
  });
});

/**
 * Whatever the model does, the same bookings and payments happen. Every eighth conversation meets one outage, by
 * turns; each conversation with a model at work and with every outage in `npm run test:long`.
 */
describe('dialogues, with the model out all the time (AGENT-8)', () => {
  const cases = OUTAGES.flatMap((outage, turn) =>
    dialogues
      .filter((_, i) => i % (8 * OUTAGES.length) === 8 * turn + 4)
      .map((dialogue) => [outage, dialogue.name, dialogue] as const),
  );
  it.each(cases)('%s: %s', async (outage, _name, dialogue) => {
    expect(await played.wentWrong(dialogue, outage)).toBe('');
  });
});
