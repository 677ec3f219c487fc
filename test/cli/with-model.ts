/** The dialogue files with a model: what the tests of each commit and of `npm run test:long` share. */
import { findDialogues } from '../../src/cli/dialogues/files.ts';
import { parseDialogue, type Dialogue } from '../../src/cli/dialogues/parse.ts';
import { linesOf } from '../../src/cli/dialogues/report.ts';
import { runDialogue } from '../../src/cli/dialogues/run.ts';
import { freshStores } from '../../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';
import { MODES } from '../../src/cli/rig/faults.ts';
import { configuredModel } from '../../src/cli/rig/model.ts';
import { loadConfig } from '../../src/config.ts';
import { createHttp } from '../../src/io/http.ts';
import { obedient } from '../fakes/brains.ts';
import { startModel, type FakeModel } from '../fakes/model.ts';

/** How a model is out: `slow` is twenty seconds, `garbage` an unreadable 200. */
export type Outage = (typeof MODES)[number];
export const OUTAGES: readonly Outage[] = MODES;

export interface DialoguesWithModel {
  readonly fake: FakeModel;
  /** What a person would read, when a conversation does not go as its file says; empty when it does. */
  wentWrong(dialogue: Dialogue, outage?: Outage): Promise<string>;
  close(): Promise<void>;
}

const tenants = shippedTenants();

export function allDialogues(): Dialogue[] {
  return findDialogues(['fixtures/dialogues']).files.flatMap(({ file, text }) => {
    const parsed = parseDialogue(file, text, tenants);
    return 'dialogue' in parsed ? [parsed.dialogue] : [];
  });
}

/** A model that does its work, asked over HTTP like the one of a vendor. */
export async function dialoguesWithModel(): Promise<DialoguesWithModel> {
  const http = createHttp({ connections: 4 });
  const fake = await startModel(obedient);
  const model = configuredModel(loadConfig({ OPENAI_BASE_URL: fake.baseUrl }), http);
  return {
    fake,
    wentWrong: async (dialogue, outage) => {
      const played = outage === undefined ? dialogue : without(dialogue, outage);
      const { failures, talk } = await runDialogue(played, { tenants, openStore: freshStores('memory'), model });
      if (failures.length === 0) return '';
      const { file, name } = dialogue;
      return linesOf({ file, name, ms: 0, passed: false, problems: [], failures, talk }).join('\n');
    },
    close: async () => {
      await fake.close();
      await http.close();
    },
  };
}

/** The same with the model out from the first message to the last. */
function without(dialogue: Dialogue, mode: Outage): Dialogue {
  const faults = [{ port: 'model', mode, calls: 'always' } as const, ...(dialogue.given.faults ?? [])];
  return { ...dialogue, given: { ...dialogue.given, faults } };
}
