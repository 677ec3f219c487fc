import type { Tenant } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import type { CalendarPort } from '../ports.ts';

/**
 * The calendar that needs no account: our own store. Claims are the truth of who has which time (design.md, records),
 * so there is nothing more to read, and a booking that was committed is written already.
 * Fails closed for a professional whose calendar is elsewhere: what is busy there is not known here.
 */
export function createLocalCalendar(): CalendarPort {
  return {
    busy: ({ tenant, professionals }) => ours(tenant, professionals, []),
    create: ({ tenant, slot }) => ours(tenant, [slot.professionalId], 'written'),
    move: ({ tenant, slot }) => ours(tenant, [slot.professionalId], 'written'),
    // Who has left the tenants file keeps nothing here: an appointment of theirs can be cancelled all the same.
    delete: ({ tenant, slot }) =>
      ours(tenant, has(tenant, slot.professionalId) ? [slot.professionalId] : [], undefined),
  };
}

function has(tenant: Tenant, professionalId: string): boolean {
  return tenant.professionals.some(({ id }) => id === professionalId);
}

function ours<T>(tenant: Tenant, professionals: readonly string[], answer: T): Promise<T> {
  for (const id of professionals) {
    const provider = tenant.professionals.find((p) => p.id === id)?.calendar.provider;
    if (provider === 'local') continue;
    const what = provider === undefined ? 'is not in the tenants file' : `keeps a '${provider}' calendar`;
    const message = `professional '${id}' of tenant '${tenant.id}' ${what}; this calendar holds only 'local' ones`;
    return Promise.reject(new ServiceFailure(message, { retryable: false }));
  }
  return Promise.resolve(answer);
}
