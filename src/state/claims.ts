/**
 * `src/state` remembers: memory, SQLite and Firestore behind the one `Store` port. It imports domain, ports and errors;
 * only the composition root and tests import it. This file: who gets a granule, the same for every store.
 */
import { GRANULE_MS } from '../domain.ts';
import type { Claim, ClaimOp } from '../ports.ts';

export interface ClaimPlan {
  readonly outcome: 'planned';
  /** What to write by key; `undefined` = delete. */
  readonly changes: ReadonlyMap<string, Claim | undefined>;
}

/**
 * What one commit's operations do to the claims, all or nothing, at instant `at` (epoch ms).
 * Drops come before takes whatever their order in the list: a move (firm new, free old) keeps the granules that both
 * share, and a new choice may overlap the one it replaces. A hold that is kept by mistake expires; one that is dropped
 * by mistake would lose the customer's slot.
 */
export function planClaims(
  ops: readonly ClaimOp[],
  at: number,
  stored: (key: string) => Claim | undefined,
): ClaimPlan | { readonly outcome: 'taken'; readonly key: string } {
  const changes = new Map<string, Claim | undefined>();
  const current = (key: string) => (changes.has(key) ? changes.get(key) : stored(key));
  for (const op of ops) {
    if (op.op === 'release' || op.op === 'free') drop(op, changes, current);
  }
  for (const op of ops) {
    if (op.op !== 'hold' && op.op !== 'firm') continue;
    for (const key of op.keys) {
      const claim = current(key);
      if (claim !== undefined && claim.holder !== op.holder && isLive(claim, at)) return { outcome: 'taken', key };
      if (op.op === 'firm') changes.set(key, { key, holder: op.holder });
      else if (!isFirmOf(claim, op.holder)) changes.set(key, { key, holder: op.holder, until: op.until });
    }
  }
  return { outcome: 'planned', changes };
}

/** A hold whose instant has come counts as free. */
export function isLive(claim: Pick<Claim, 'until'>, at: number): boolean {
  return claim.until === undefined || claim.until > at;
}

/** `<professional>_<granule>` taken apart. Throws a TypeError on anything else: keys come from `granuleKeys()`. */
export function parseGranuleKey(key: string): { calendar: string; granule: number } {
  const at = key.lastIndexOf('_');
  const granule = Number(key.slice(at + 1));
  if (at < 1 || at === key.length - 1 || !Number.isSafeInteger(granule)) {
    throw new TypeError(`'${key}' is not a granule key: use granuleKeys(slot, durationMinutes)`);
  }
  return { calendar: key.slice(0, at), granule };
}

/** Granules that [from, to) touches, `last` included. Epoch ms. */
export function granuleRange(range: { from: number; to: number }): { first: number; last: number } {
  return { first: Math.floor(range.from / GRANULE_MS), last: Math.ceil(range.to / GRANULE_MS) - 1 };
}

function drop(
  op: Extract<ClaimOp, { op: 'release' | 'free' }>,
  changes: Map<string, Claim | undefined>,
  current: (key: string) => Claim | undefined,
): void {
  for (const key of op.keys) {
    const claim = current(key);
    if (claim?.holder !== op.holder) continue;
    if (op.op === 'free' || claim.until !== undefined) changes.set(key, undefined);
  }
}

function isFirmOf(claim: Claim | undefined, holder: string): boolean {
  return claim?.holder === holder && claim.until === undefined;
}
