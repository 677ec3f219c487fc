/** Every dialogue file with a model, at work and out in every way: about a minute. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OUTAGES, allDialogues, dialoguesWithModel, type DialoguesWithModel } from '../cli/with-model.ts';

let played: DialoguesWithModel;
beforeAll(async () => {
  played = await dialoguesWithModel();
});
afterAll(() => played.close());

it.each(['at work', ...OUTAGES] as const)(
  'every dialogue goes as its file says with a model all the time: %s (AGENT-8)',
  async (model) => {
    const dialogues = allDialogues();
    const failed = [];
    for (const dialogue of dialogues)
      failed.push(await played.wentWrong(dialogue, model === 'at work' ? undefined : model));
    expect(dialogues.length).toBeGreaterThan(0);
    expect(failed.filter((text) => text !== '')).toEqual([]);
  },
);
