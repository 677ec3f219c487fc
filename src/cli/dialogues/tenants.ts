import { readdirSync } from 'node:fs';
import type { Tenant } from '../../domain.ts';
import { DEMO_TENANTS_URL, readTenants } from '../../tenants.ts';

export { readTenants } from '../../tenants.ts';

/** The demo business first, then the examples of other countries and rules that come along with it. Throws ConfigError. */
export function shippedTenants(): readonly Tenant[] {
  const folder = new URL('.', DEMO_TENANTS_URL);
  const others = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => new URL(name, folder))
    .filter(({ href }) => href !== DEMO_TENANTS_URL.href);
  return [DEMO_TENANTS_URL, ...others].flatMap((file) => readTenants(file));
}
