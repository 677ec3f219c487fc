/**
 * What the database would keep for ever: the layout's version, tombstones, expired holds, what models cost. A TTL policy on
 * `expireAt` takes the same rows by itself within a day of their end; here they go at once, and without one too.
 */
import { Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { dropHold } from './claims.ts';
import { isConflict } from './client.ts';
import { LAYOUT, isNewer, type Paths } from './paths.ts';

/** Documents in one round of deletions. */
const ROUND_MAX = 300;

/** How many documents went. */
export async function compact(paths: Paths, now: number): Promise<number> {
  const over = (rows: 'inbox' | 'slots') =>
    paths.db
      .collectionGroup(rows)
      .where('expireAt', '<=', Timestamp.fromMillis(now))
      .orderBy('expireAt')
      .limit(ROUND_MAX);
  const tombstones = await removeAll(over('inbox').select('v'), ({ ref, updateTime }) =>
    ref.delete({ lastUpdateTime: updateTime }),
  );
  return tombstones + (await removeAll(over('slots'), (slot) => dropHold(paths, slot)));
}

/** Only what is still as it was found: an expired hold may be taken or made firm at this moment. */
async function removeAll(rows: Query, remove: (row: QueryDocumentSnapshot) => Promise<unknown>): Promise<number> {
  let removed = 0;
  for (;;) {
    const { docs } = await rows.get();
    const gone = await Promise.all(
      docs
        .filter((row) => !isNewer(row.data()))
        .map((row) =>
          remove(row).then(
            () => 1,
            (error: unknown) => {
              if (isConflict(error)) return 0;
              throw error;
            },
          ),
        ),
    );
    const round = gone.reduce<number>((sum, one) => sum + one, 0);
    removed += round;
    if (docs.length < ROUND_MAX || round === 0) return removed;
  }
}

/**
 * What models cost, by business and day: each process writes its own sum in its own document, so that no increment is
 * ever blind and no document is written by all. Read as the sum of the day's documents.
 */
export function spendingOf(paths: Paths, process: string) {
  const sums = new Map<string, { name: string; micros: number; written: Promise<unknown> }>();
  let begun = 0;
  return {
    spend: async (tenant: string, day: string, micros: number): Promise<void> => {
      const key = `${tenant} ${day}`;
      const sum = sums.get(key) ?? { name: `${day}_${process}_${(begun += 1)}`, micros: 0, written: Promise.resolve() };
      forgetOthers(sums, key);
      sums.set(key, sum);
      sum.micros += Math.ceil(micros);
      // One after the other: an older sum must not overwrite a newer one.
      const write = () => paths.spending(tenant, sum.name).set({ v: LAYOUT, day, micros: sum.micros });
      sum.written = sum.written.then(write, write);
      await sum.written;
    },
    spent: async (tenant: string, day: string): Promise<number> => {
      const { docs } = await paths.tenant(tenant, 'spending').where('day', '==', day).get();
      return docs.reduce((sum, one) => sum + Number(one.get('micros')), 0);
    },
  };
}

/** Sums that are kept at hand. One that is begun anew has a document of its own: forgetting loses nothing. */
const SUMS_MAX = 1_000;

function forgetOthers(sums: Map<string, unknown>, key: string): void {
  const oldest = sums.size >= SUMS_MAX && !sums.has(key) ? sums.keys().next().value : undefined;
  if (oldest !== undefined) sums.delete(oldest);
}
