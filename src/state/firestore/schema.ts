/** The layout's version: an older store is brought up at start by one process, a newer one is refused by all. */
import { FieldValue, type DocumentData, type UpdateData } from 'firebase-admin/firestore';
import { ConfigError } from '../../errors.ts';
import type { Clock } from '../../ports.ts';
import type { Documents, Plan, Seen } from './change.ts';
import { inTime } from './client.ts';
import type { Paths } from './paths.ts';

/** Brings every document of the layout before it to its own. May be run again over its own half-done work. */
export type Migration = (paths: Paths) => Promise<void>;

/** Migration n brings layout n + 1 to n + 2; a published one is never edited. Layout 1 is the first. */
const MIGRATIONS: readonly Migration[] = [];

/** This one document never changes its form: every version must be able to read what it says. */
const FORM = 1;

/** Who migrates says so anew all the time; one that died is replaced after so long, ms. */
const MIGRATION_LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
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

/**
 * Resolves when the store has this version's layout, however long that takes. Throws a ConfigError for a newer one,
 * StoreUnavailable when the database does not answer.
 */
export async function bringUp(upgrade: Upgrade): Promise<void> {
  const { clock } = upgrade;
  for (;;) {
    const turn = await inTime(clock, takeTurn(upgrade));
    if (turn === 'ready') return;
    if (turn === 'wait') await new Promise<void>((resolve) => void clock.wake(clock.now() + LOOK_EVERY_MS, resolve));
    else await migrate(upgrade, turn.migrateFrom);
  }
}

/** Throws a ConfigError when newer code has brought the store to its own layout meanwhile: this process must go. */
export async function checkLayout({ paths }: Pick<Upgrade, 'paths'>): Promise<void> {
  const found = await paths.schema().get();
  layoutOf(found.data(), MIGRATIONS.length + 1);
}

function takeTurn(upgrade: Upgrade): Promise<Turn> {
  const { documents, paths, clock, by } = upgrade;
  const ref = paths.schema();
  const wanted = wantedBy(upgrade);
  return documents.change({ refs: [ref] }, (look): Plan<Turn> => {
    const seen = look(ref);
    if (seen === undefined)
      return { result: 'ready', writes: [{ op: 'create', ref, data: { v: FORM, layout: wanted } }] };
    const layout = layoutOf(seen.data, wanted);
    if (layout === wanted) return { result: 'ready', writes: [] };
    const lease = leaseOf(seen);
    if (lease !== undefined && lease.by !== by && lease.until > clock.now()) return { result: 'wait', writes: [] };
    return { result: { migrateFrom: layout }, writes: [{ op: 'update', ref, seen, data: leaseFor(upgrade) }] };
  });
}

async function migrate(upgrade: Upgrade, from: number): Promise<void> {
  const { paths, clock, migrations = MIGRATIONS } = upgrade;
  const end = renewing(upgrade);
  try {
    for (const one of migrations.slice(from - 1)) await one(paths);
  } finally {
    end();
  }
  // One that slept through its lease has been replaced: what the other made of the store stands.
  const done = { layout: wantedBy(upgrade), migrating: FieldValue.delete() };
  await inTime(clock, whileMine(upgrade, done));
}

/** Says all the while that somebody is at it. Returns an end. */
function renewing(upgrade: Upgrade): () => void {
  const { clock } = upgrade;
  let cancel: () => void = () => undefined;
  const arm = (): void => {
    cancel = clock.wake(clock.now() + RENEW_EVERY_MS, () => {
      arm();
      // One that is missed is made up for by the next.
      void whileMine(upgrade, leaseFor(upgrade)).catch(() => undefined);
    });
  };
  arm();
  return () => {
    cancel();
  };
}

function whileMine({ documents, paths, by }: Upgrade, data: UpdateData<DocumentData>): Promise<void> {
  const ref = paths.schema();
  return documents.change({ refs: [ref] }, (look): Plan<undefined> => {
    const seen = look(ref);
    const mine = seen !== undefined && leaseOf(seen)?.by === by;
    return { result: undefined, writes: mine ? [{ op: 'update', ref, seen, data }] : [] };
  });
}

function wantedBy({ migrations = MIGRATIONS }: Upgrade): number {
  return migrations.length + 1;
}

function leaseFor({ by, clock }: Upgrade): { migrating: Lease } {
  return { migrating: { by, until: clock.now() + MIGRATION_LEASE_MS } };
}

interface Lease {
  readonly by: string;
  readonly until: number;
}

function leaseOf({ data }: Seen): Lease | undefined {
  return (data as { migrating?: Lease }).migrating;
}

function layoutOf(data: DocumentData | undefined, wanted: number): number {
  const layout = Number(data?.['layout'] ?? wanted);
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
