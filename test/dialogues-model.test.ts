/** The same conversations with a model: one that does its work, and one that is out for the whole conversation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDialogues } from '../src/cli/dialogues/files.ts';
import { parseDialogue, type Dialogue } from '../src/cli/dialogues/parse.ts';
import { linesOf } from '../src/cli/dialogues/report.ts';
import { runDialogue } from '../src/cli/dialogues/run.ts';
import { freshStores } from '../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../src/cli/dialogues/tenants.ts';
import { configuredModel, type RigModel } from '../src/cli/rig/model.ts';
import { loadConfig } from '../src/config.ts';
import { createHttp } from '../src/io/http.ts';
import { obedient } from './fakes/brains.ts';
import { startModel, type FakeModel } from './fakes/model.ts';

const tenants = shippedTenants();
const { files } = findDialogues(['fixtures/dialogues']);
const dialogues = files.flatMap(({ file, text }) => {
  const parsed = parseDialogue(file, text, tenants);
  return 'dialogue' in parsed ? [parsed.dialogue] : [];
});
const http = createHttp({ connections: 4 });
let fake: FakeModel;
let model: RigModel;
beforeAll(async () => {
  fake = await startModel(obedient);
  model = configuredModel(loadConfig({ OPENAI_BASE_URL: fake.baseUrl }), http);
});
afterAll(async () => {
  await fake.close();
  await http.close();
});

/** What a person would read, when a conversation does not go as its file says. */
async function wentWrong(dialogue: Dialogue): Promise<string> {
  const { failures, talk } = await runDialogue(dialogue, { tenants, openStore: freshStores('memory'), model });
  if (failures.length === 0) return '';
  const { file, name } = dialogue;
  return linesOf({ file, name, ms: 0, passed: false, problems: [], failures, talk }).join('\n');
}

describe('dialogues, with a model that does its work', () => {
  it.each(dialogues.map((dialogue) => [dialogue.name, dialogue] as const))('%s', async (_name, dialogue) => {
    expect(await wentWrong(dialogue)).toBe('');
  });

  it('asked it something, in calls that follow its contract', () => {
    expect(fake.asked.length).toBeGreaterThan(0);
    expect(fake.violations).toEqual([]);
  });
});

/** `slow` is twenty seconds, `garbage` an unreadable 200: whatever the model does, the same bookings and payments happen. */
describe('dialogues, with the model out all the time (AGENT-8)', () => {
  const cases = (['down', 'slow', 'garbage'] as const).flatMap((mode) =>
    dialogues
      .filter((_, i) => mode === 'slow' || i % 3 === 0)
      .map((dialogue) => [mode, dialogue.name, dialogue] as const),
  );
  it.each(cases)('%s: %s', async (mode, _name, dialogue) => {
    const faults = [{ port: 'model', mode, calls: 'always' } as const, ...(dialogue.given.faults ?? [])];
    expect(await wentWrong({ ...dialogue, given: { ...dialogue.given, faults } })).toBe('');
  });
});
