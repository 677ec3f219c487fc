/** Every dialogue file with the model out in every way: about fifteen seconds. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OUTAGES, allDialogues, dialoguesWithModel, type DialoguesWithModel } from '../cli/with-model.ts';

let played: DialoguesWithModel;
beforeAll(async () => {
  played = await dialoguesWithModel();
});
afterAll(() => played.close());

it.each(OUTAGES)(
  'every dialogue goes as its file says while the model is out all the time: %s (AGENT-8)',
  async (out) => {
    const dialogues = allDialogues();
    const failed = [];
    for (const dialogue of dialogues) failed.push(await played.wentWrong(dialogue, out));
    expect(dialogues.length).toBeGreaterThan(0);
    expect(failed.filter((text) => text !== '')).toEqual([]);
  },
);
