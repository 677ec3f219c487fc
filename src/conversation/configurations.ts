import { configurationOf, type Tenant } from '../domain.ts';
import type { Store } from '../ports.ts';
import type { Parts } from './parts.ts';

interface Kept {
  readonly version: string;
  readonly stored: Promise<void>;
}

/** By store and business, what this process has written last: from the second turn on nothing is asked or awaited. */
const KEPT = new WeakMap<Store, Map<string, Kept>>();

/**
 * Resolves when the store has what this turn is decided with: a tenants file is edited, and its recorded turns are decided
 * again with what it said then. Throws what the store throws; then the turn is not written, and is taken again.
 */
export function keepConfiguration({ store, clock }: Pick<Parts, 'store' | 'clock'>, tenant: Tenant): Promise<void> {
  const kept = KEPT.get(store) ?? new Map<string, Kept>();
  KEPT.set(store, kept);
  const known = kept.get(tenant.id);
  if (known?.version === tenant.version) return known.stored;
  const stored = store.keepConfiguration(configurationOf(tenant, clock.now())).catch((error: unknown) => {
    if (kept.get(tenant.id)?.stored === stored) kept.delete(tenant.id);
    throw error;
  });
  kept.set(tenant.id, { version: tenant.version, stored });
  return stored;
}
