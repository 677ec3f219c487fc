import type { Tenant } from '../domain.ts';
import type { WorldBefore } from '../machines/turn.ts';
import type { Happening } from './happenings.ts';
import { worldAt, type Talk } from './talk.ts';

/** What may become of a tenants file under an open conversation. */
export const FILE_CHANGES = {
  'a service less': (tenant: Tenant): Tenant => ({
    ...tenant,
    services: tenant.services.filter(({ id }) => id !== 'corte'),
    professionals: tenant.professionals.map((one) => ({
      ...one,
      serviceIds: one.serviceIds.filter((id) => id !== 'corte'),
    })),
  }),
  'other people': (tenant: Tenant): Tenant => ({
    ...tenant,
    professionals: tenant.professionals.map((one) => ({ ...one, id: 'eva', name: 'Eva' })),
  }),
  'other prices': (tenant: Tenant): Tenant => ({
    ...tenant,
    services: tenant.services.map((one) => ({ ...one, priceMinor: one.priceMinor * 2 })),
  }),
  'nothing to be paid first': (tenant: Tenant): Tenant => ({
    ...tenant,
    booking: { ...tenant.booking, paymentBeforeBooking: 'none' },
  }),
} as const;

/** The world in which it happens. */
export function worldOf({ world }: Talk, { laterMs = 0, file }: Happening): WorldBefore {
  const tenant = file === undefined ? world.tenant : FILE_CHANGES[file](world.tenant);
  return { ...(laterMs === 0 ? world : worldAt(world, world.at + laterMs)), tenant };
}
