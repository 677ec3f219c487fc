/** Every dialogue file on the Firestore emulator, one project each: about two minutes. */
import { expect, it } from 'vitest';
import { findDialogues } from '../../src/cli/dialogues/files.ts';
import { parseDialogue } from '../../src/cli/dialogues/parse.ts';
import { runDialogue } from '../../src/cli/dialogues/run.ts';
import { freshStores } from '../../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';
import { emulatorHost } from '../firestore/kit.ts';

const tenants = shippedTenants();

it('every dialogue goes on Firestore as it does in memory', async () => {
  const failed: string[] = [];
  const { files } = findDialogues(['fixtures/dialogues']);
  for (const { file, text } of files) {
    const parsed = parseDialogue(file, text, tenants);
    if (!('dialogue' in parsed)) continue;
    const openStore = freshStores('firestore', emulatorHost);
    const { failures } = await runDialogue(parsed.dialogue, { tenants, openStore });
    if (failures.length > 0) failed.push(`${file}: ${JSON.stringify(failures)}`);
  }
  expect(files.length).toBeGreaterThan(0);
  expect(failed).toEqual([]);
});
