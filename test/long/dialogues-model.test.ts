/** Every dialogue file with a model, at work and out in every way: about a minute. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OUTAGES, allDialogues, dialoguesWithModel, type DialoguesWithModel } from '../cli/with-model.ts';

let played: DialoguesWithModel;
beforeAll(async () => {
  played = await dialoguesWithModel();
});
afterAll(() => played.close());

it.each([undefined, ...OUTAGES])(
  'every dialogue goes as its file says with a model at work (undefined) or out all the time: %s (AGENT-8)',
  async (out) => {
    const dialogues = allDialogues();
    const failed = [];
    for (const dialogue of dialogues) failed.push(await played.wentWrong(dialogue, out));
    expect(dialogues.length).toBeGreaterThan(0);
    expect(failed.filter((text) => text !== '')).toEqual([]);
  },
);
