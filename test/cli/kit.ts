/** Common ground of the command line's tests: a dialogue from its text, run on the demo business. */
import { parseDialogue, type Parsed } from '../../src/cli/dialogues/parse.ts';
import { runDialogue, type Outcome } from '../../src/cli/dialogues/run.ts';
import { freshStores } from '../../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';

export const tenants = shippedTenants();

/** A Monday morning at the demo clinic, with what a test gives and its steps. */
export function file(steps: string, given = ''): string {
  return `name: prueba
tenant: demo-sonrisa
now: 2026-03-02T09:00:00-03:00
contact: { name: Ana }
${given}
steps:
${steps}
`;
}

export function parsed(text: string): Parsed {
  return parseDialogue('prueba.yaml', text, tenants);
}

export async function ran(text: string): Promise<Outcome> {
  const result = parsed(text);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return runDialogue(result.dialogue, { tenants, openStore: freshStores('memory') });
}

/** `step key`, for each failure of a run. */
export async function failuresOf(text: string): Promise<string[]> {
  return (await ran(text)).failures.map(({ step, key }) => `${step} ${key}`);
}
