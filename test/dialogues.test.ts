import { describe, expect, it } from 'vitest';
import { findDialogues } from '../src/cli/dialogues/files.ts';
import { parseDialogue, type Dialogue } from '../src/cli/dialogues/parse.ts';
import { linesOf } from '../src/cli/dialogues/report.ts';
import { runDialogue } from '../src/cli/dialogues/run.ts';
import { freshStores, type StoreKind } from '../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../src/cli/dialogues/tenants.ts';
import { emulatorHost, onEmulator } from './firestore/kit.ts';

const tenants = shippedTenants();
const { files, problems } = findDialogues(['fixtures/dialogues']);
const parsed = files.map(({ file, text }) => parseDialogue(file, text, tenants));
const dialogues = parsed.flatMap((one) => ('dialogue' in one ? [one.dialogue] : []));

/** What a person would read, when a conversation does not go as its file says. */
async function wentWrong(dialogue: Dialogue, store: StoreKind): Promise<string> {
  const { failures, talk } = await runDialogue(dialogue, { tenants, openStore: freshStores(store, emulatorHost) });
  if (failures.length === 0) return '';
  const { file, name } = dialogue;
  return linesOf({ file, name, ms: 0, passed: false, problems: [], failures, talk }).join('\n');
}

describe('dialogue files', () => {
  it('are all in the format', () => {
    expect([...problems, ...parsed.flatMap((one) => ('problems' in one ? one.problems : []))]).toEqual([]);
  });

  it('have names that tell them apart', () => {
    expect(new Set(dialogues.map(({ name }) => name)).size).toBe(dialogues.length);
  });
});

describe('dialogues, store in memory', () => {
  it.each(dialogues.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_name, dialogue) => {
    expect(await wentWrong(dialogue, 'memory')).toBe('');
  });
});

/** The store decides nothing that a dialogue could see: a twentieth is enough to show that it is plugged in right. */
describe('dialogues, store in SQLite', () => {
  const sample = dialogues.filter((_, i) => i % 20 === 0);
  it.each(sample.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_name, dialogue) => {
    expect(await wentWrong(dialogue, 'sqlite')).toBe('');
  });
});

/** All of them: `npm run test:long`. */
describe.skipIf(emulatorHost === undefined)(onEmulator('dialogues, store in Firestore'), () => {
  const sample = dialogues.filter((_, i) => i % 45 === 3);
  it.each(sample.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_name, dialogue) => {
    expect(await wentWrong(dialogue, 'firestore')).toBe('');
  });
});
