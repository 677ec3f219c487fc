/** Stores as a simulated town leaves them in the middle of everything: waiting messages, running sends, holds, orders. */
import { START } from '../../src/simulator/business.ts';
import { simulate } from '../../src/simulator/index.ts';
import { createMemory } from '../../src/state/memory.ts';
import { asRow, rowText, type DumpRow, type PortableStore } from '../../src/state/portable.ts';
import { settled } from '../simulator/kit.ts';

export type Memory = ReturnType<typeof createMemory>;

/** Of a town's run some breaths are taken, another number for each seed. */
const BREATHS = { least: 100, span: 900, step: 37 };
const HOUR_MS = 3_600_000;

/** Many towns in one store, each as businesses of its own. */
export async function towns(conversations: number): Promise<Memory> {
  const all = createMemory();
  for (let seed = 1, count = 0; count < conversations; seed += 1) {
    const rows = await town(seed);
    await all.portable.restore(rows);
    count += rows.filter(({ table }) => table === 'contacts').length;
  }
  return all;
}

/** One town, stopped at some moment, with everything that a simulation does not have. */
async function town(seed: number): Promise<DumpRow[]> {
  const memory = createMemory();
  const { store } = memory;
  let breaths = BREATHS.least + ((seed * BREATHS.step) % BREATHS.span);
  const stopped = new Error('stopped');
  const enough = () => {
    breaths -= 1;
    return breaths > 0 ? settled() : Promise.reject(stopped);
  };
  await simulate({ seed, breathe: enough, store: () => Promise.resolve(memory.store) }).catch((error: unknown) => {
    if (error !== stopped) throw error;
  });
  const rows = await rowsOf(memory.portable);
  const ids = rows.flatMap((row) => (row.table === 'contacts' ? [row.record] : []));
  for (const { id, tenant } of ids) await store.resolveContact(tenant, [`wa:${id}`, `bsuid:${id}`], id);
  for (const { tenant } of ids) await store.spend(tenant, '2026-03-02', seed);
  if (seed % 3 === 0) await store.compact(START + HOUR_MS);
  const [{ tenant } = { tenant: '' }] = ids;
  return (await rowsOf(memory.portable)).map((row) => moved(row, tenant, `${tenant}-${seed}`));
}

export async function rowsOf(portable: PortableStore): Promise<DumpRow[]> {
  return Array.fromAsync(portable.dump());
}

/** The same, of a business of another name. */
function moved(row: DumpRow, from: string, to: string): DumpRow {
  const text = rowText(row).replaceAll(`"${from}"`, `"${to}"`).replaceAll(`${from}.c`, `${to}.c`);
  const read = asRow(JSON.parse(text));
  if (read === undefined) throw new Error(`no row: ${text}`);
  return read;
}
