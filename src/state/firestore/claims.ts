/**
 * Who has a granule. A document for each decides it: taken by `create()`, or by an update of what was seen, so that of all
 * who want it one wins and nobody else is held up. Beside it the day of that calendar says the same of all its granules:
 * written in the same batch, field by field and without a condition, it is never wrong, and who looks for free times reads
 * thirty documents instead of thousands.
 */
import { FieldValue, Timestamp, type DocumentData, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DAY_MS, GRANULE_MS } from '../../domain.ts';
import type { Claim, ClaimOp, Store } from '../../ports.ts';
import { granuleRange, isLive, parseGranuleKey, type ClaimPlan } from '../claims.ts';
import type { Look, Write } from './change.ts';
import { isConflict } from './client.ts';
import { LAYOUT, nameOf, ours, type Paths, type Ref } from './paths.ts';

const GRANULES_PER_DAY = DAY_MS / GRANULE_MS;

export interface Slots {
  readonly paths: Paths;
  readonly tenant: string;
  /** By granule key. */
  readonly slots: ReadonlyMap<string, Ref>;
}

export function slotRefs(paths: Paths, tenant: string, ops: readonly ClaimOp[]): ReadonlyMap<string, Ref> {
  return new Map(ops.flatMap(({ keys }) => keys).map((key) => [key, paths.slot(tenant, key)]));
}

export function storedClaim(ref: Ref | undefined, key: string, look: Look): Claim | undefined {
  const data = ref && look(ref)?.data;
  return data && claimOf(key, data);
}

export function claimWrites({ paths, tenant, slots }: Slots, plan: ClaimPlan, look: Look): Write[] {
  const days = new Map<string, Day>();
  const writes = [...slots].map(([key, ref]): Write => {
    const seen = look(ref);
    // What the plan leaves as it is was a reason, too: two commits that each build on what the other undoes must not both hold.
    if (!plan.changes.has(key)) return { op: 'verify', ref, seen };
    const claim = plan.changes.get(key);
    summarise(days, key, claim);
    if (claim === undefined) return { op: 'remove', ref, ...(seen && { seen }) };
    const data = { v: LAYOUT, ...parseGranuleKey(key), ...fieldsOf(claim) };
    if (seen === undefined) return { op: 'create', ref, data };
    const firm = claim.until === undefined ? { until: FieldValue.delete(), expireAt: FieldValue.delete() } : {};
    return { op: 'update', ref, seen, data: { ...data, ...firm } };
  });
  return [...writes, ...summaries(paths, tenant, days)];
}

/** A claim as it is, and in its day, whatever stood there. */
export function puts(paths: Paths, tenant: string, claim: Claim): Write[] {
  const days = new Map<string, Day>();
  summarise(days, claim.key, claim);
  const data = { v: LAYOUT, ...parseGranuleKey(claim.key), ...fieldsOf(claim) };
  return [{ op: 'put', ref: paths.slot(tenant, claim.key), data }, ...summaries(paths, tenant, days)];
}

/** An expired hold, if it still is one: out of its day, too. */
export async function dropHold({ db }: Paths, slot: QueryDocumentSnapshot): Promise<void> {
  const { calendar, granule } = slot.data() as { calendar: string; granule: number };
  const day = slot.ref.parent.parent?.collection('days').doc(nameOf(`${calendar}_${dayOf(granule)}`));
  const batch = db.batch().delete(slot.ref, { lastUpdateTime: slot.updateTime });
  if (day !== undefined) batch.set(day, { taken: { [granule]: FieldValue.delete() } }, { merge: true });
  await batch.commit();
}

/**
 * Live claims, by calendar and granule. A day that cannot be read hides no other: it is named, read from what decides it,
 * and put right.
 */
export async function claims(
  paths: Paths,
  query: Parameters<Store['claims']>[0],
  damaged: (name: string) => void,
): Promise<Claim[]> {
  const { first, last } = granuleRange(query);
  const days = paths.tenant(query.tenant, 'days');
  const found = await Promise.all(
    [...new Set(query.calendars)]
      .sort()
      .map((calendar) =>
        days
          .where('calendar', '==', calendar)
          .where('day', '>=', dayOf(first))
          .where('day', '<=', dayOf(last))
          .orderBy('day')
          .get(),
      ),
  );
  const read = await Promise.all(
    found
      .flatMap(({ docs }) => docs)
      .map(async (one) => {
        const day: unknown = ours(one.data());
        if (isSound(day)) return day;
        damaged(one.ref.path);
        return putRight(paths, query.tenant, one);
      }),
  );
  return read.flatMap(({ calendar, taken }) =>
    Object.entries(taken)
      .map(([granule, data]) => ({ granule: Number(granule), data }))
      .filter(({ granule }) => granule >= first && granule <= last)
      .sort((a, b) => a.granule - b.granule)
      .map(({ granule, data }) => claimOf(`${calendar}_${granule}`, data))
      .filter((claim) => isLive(claim, query.at)),
  );
}

/** Found by its calendar and its day: these are of their kind. What it says is taken may be anything. */
function isSound(day: unknown): day is Day {
  const { taken } = day as { taken?: unknown };
  if (typeof taken !== 'object' || taken === null || Array.isArray(taken)) return false;
  return Object.entries(taken).every(
    ([granule, data]: [string, unknown]) => Number.isSafeInteger(Number(granule)) && isHeld(data),
  );
}

function isHeld(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('holder' in data) || typeof data.holder !== 'string') return false;
  return !('until' in data) || Number.isFinite(data.until);
}

/** As its granules have it, each by itself. Who writes to the day meanwhile keeps us from writing over it. */
async function putRight(paths: Paths, tenant: string, found: QueryDocumentSnapshot): Promise<Day> {
  const { calendar, day } = found.data() as Pick<Day, 'calendar' | 'day'>;
  const granules = Array.from({ length: GRANULES_PER_DAY }, (_, i) => Math.floor(day) * GRANULES_PER_DAY + i);
  const slots = await paths.db.getAll(...granules.map((granule) => paths.slot(tenant, `${calendar}_${granule}`)));
  const taken: Record<number, DocumentData> = {};
  granules.forEach((granule, i) => {
    const data = ours(slots[i]?.data());
    if (data === undefined) return;
    const { holder, until } = claimOf('', data);
    taken[granule] = { holder, ...(until !== undefined && { until }) };
  });
  const right = { calendar, day, taken };
  await found.ref.update({ v: LAYOUT, ...right }, { lastUpdateTime: found.updateTime }).catch((error: unknown) => {
    if (!isConflict(error)) throw error;
  });
  return right;
}

interface Day {
  readonly calendar: string;
  /** Days of UTC since 1970. */
  readonly day: number;
  /** By granule. */
  readonly taken: Record<string, DocumentData>;
}

function summarise(days: Map<string, Day>, key: string, claim: Claim | undefined): void {
  const { calendar, granule } = parseGranuleKey(key);
  const name = `${calendar}_${dayOf(granule)}`;
  const day = days.get(name) ?? { calendar, day: dayOf(granule), taken: {} };
  days.set(name, day);
  // A merge goes down into maps: a firm claim must take the hold's end away.
  const firm = claim?.until === undefined ? { until: FieldValue.delete() } : { until: claim.until };
  day.taken[granule] = claim === undefined ? FieldValue.delete() : { holder: claim.holder, ...firm };
}

function summaries(paths: Paths, tenant: string, days: ReadonlyMap<string, Day>): Write[] {
  return [...days.values()].map(({ taken, ...place }): Write => {
    return { op: 'merge', ref: paths.day(tenant, place), data: { v: LAYOUT, ...place, taken } };
  });
}

function dayOf(granule: number): number {
  return Math.floor(granule / GRANULES_PER_DAY);
}

function fieldsOf({ holder, until }: Claim): DocumentData {
  return until === undefined ? { holder } : { holder, until, expireAt: Timestamp.fromMillis(until) };
}

export function claimOf(key: string, data: DocumentData): Claim {
  const until: unknown = data['until'];
  return { key, holder: String(data['holder']), ...(typeof until === 'number' && { until }) };
}
