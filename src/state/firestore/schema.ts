/** The layout's version: an older store is brought up at start by one process, a newer one is refused by all. */
import type { DocumentData } from 'firebase-admin/firestore';
import { ConfigError } from '../../errors.ts';
import type { Clock } from '../../ports.ts';
import type { Documents, Plan, Seen } from './change.ts';
import { LAYOUT, type Paths } from './paths.ts';

/** Brings every document of the layout before it to its own. May be run again over its own half-done work. */
export type Migration = (paths: Paths) => Promise<void>;

/** Migration n brings layout n + 1 to n + 2; a published one is never edited. Layout 1 is the first. */
const MIGRATIONS: readonly Migration[] = [];

/** A process that migrates renews its lease by finishing; one that died leaves it to the next after so long, ms. */
const MIGRATION_MS = 10 * 60_000;
/** How often who waits for another's migration looks, ms. */
const LOOK_EVERY_MS = 500;

export interface Upgrade {
  readonly documents: Documents;
  readonly paths: Paths;
  readonly clock: Clock;
  readonly by: string;
  readonly migrations?: readonly Migration[];
}

type Turn = 'ready' | 'wait' | { readonly migrateFrom: number };

/** Resolves when the store has this version's layout. Throws a ConfigError for a newer one. */
export async function bringUp(upgrade: Upgrade): Promise<void> {
  const { paths, clock, migrations = MIGRATIONS } = upgrade;
  const wanted = migrations.length + 1;
  for (;;) {
    const turn = await takeTurn(upgrade, wanted);
    if (turn === 'ready') return;
    if (turn === 'wait') {
      await new Promise<void>((resolve) => void clock.wake(clock.now() + LOOK_EVERY_MS, resolve));
      continue;
    }
    for (const migrate of migrations.slice(turn.migrateFrom - 1)) await migrate(paths);
    await paths.schema().set({ v: LAYOUT, layout: wanted });
    return;
  }
}

function takeTurn({ documents, paths, clock, by }: Upgrade, wanted: number): Promise<Turn> {
  const ref = paths.schema();
  return documents.change({ refs: [ref] }, (look): Plan<Turn> => {
    const seen = look(ref);
    if (seen === undefined)
      return { result: 'ready', writes: [{ op: 'create', ref, data: { v: LAYOUT, layout: wanted } }] };
    const layout = layoutOf(seen, wanted);
    if (layout === wanted) return { result: 'ready', writes: [] };
    const { migrating } = seen.data as { migrating?: { by: string; until: number } };
    if (migrating !== undefined && migrating.by !== by && migrating.until > clock.now())
      return { result: 'wait', writes: [] };
    const data: DocumentData = { migrating: { by, until: clock.now() + MIGRATION_MS } };
    return { result: { migrateFrom: layout }, writes: [{ op: 'update', ref, seen, data }] };
  });
}

function layoutOf({ data }: Seen, wanted: number): number {
  const layout = Number(data['layout']);
  if (layout <= wanted) return layout;
  throw new ConfigError([
    {
      code: 'STORE_TOO_NEW',
      what: `the database has layout ${layout}, this version of Turno knows up to ${wanted}`,
      where: 'Firestore turno/schema',
      fix: 'Run the version of Turno that wrote it, or point GOOGLE_CLOUD_PROJECT to another project.',
    },
  ]);
}
