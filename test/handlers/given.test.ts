import { describe, expect, it } from 'vitest';
import { isGiven } from '../../src/domain.ts';
import { availableSlots } from '../../src/handlers/availability.ts';
import { readTenants } from '../../src/tenants.ts';

const businesses = ['demo', 'latam', 'oficios', 'variantes'].flatMap((file) =>
  readTenants(new URL(`../../fixtures/tenants/${file}.json`, import.meta.url)),
);
/** Around the clock's changes in Santiago and Mexico's neighbours, and an ordinary week. */
const DAYS = ['2026-03-02', '2026-04-03', '2026-09-04', '2026-11-27'];

describe('an hour that is offered', () => {
  it.each(businesses.map((tenant) => [tenant.id, tenant] as const))('is one that stands: %s', (_id, tenant) => {
    for (const day of DAYS) {
      const now = Date.parse(`${day}T12:00:00Z`);
      for (const service of tenant.services) {
        const query = { serviceId: service.id, detalles: {} };
        const { slots } = availableSlots({ tenant, query, now, claims: [], busy: [] });
        expect(slots.filter((slot) => !isGiven(tenant, service, slot))).toEqual([]);
        const [first] = slots;
        if (first === undefined) continue;
        expect(isGiven(tenant, service, { ...first, professionalId: 'nadie' })).toBe(false);
        expect(isGiven(tenant, service, { ...first, branchId: 'ninguna' })).toBe(false);
      }
    }
  });
});
