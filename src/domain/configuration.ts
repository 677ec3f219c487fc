/** What the turns of a business were decided with, as a store keeps it: replay takes a turn's own, not today's. */
import type { Channel, Service, Tenant } from './tenant.ts';

export interface Configuration {
  readonly tenant: string;
  /** `Tenant.version`: by this a turn's record names it. */
  readonly version: string;
  /** When the first turn was decided with it, epoch ms. */
  readonly firstSeenAt: number;
  readonly record: ConfigurationRecord;
}

/**
 * The business as its machines see it. What nobody decides by and what may lead to a secret is left out: the names of the
 * environment's variables, and where one joins a virtual service (such addresses carry passwords).
 */
export interface ConfigurationRecord extends Omit<Tenant, 'version' | 'channels' | 'services' | 'payments'> {
  readonly channels: readonly Omit<Channel, 'accessTokenEnv' | 'appSecretEnv'>[];
  readonly services: readonly Omit<Service, 'joinUrl'>[];
  readonly payments: Pick<Tenant['payments'], 'provider'>;
}

/** Of a business as the tenants file has it: its part that decisions see, first seen at this instant (epoch ms). */
export function configurationOf({ version, ...tenant }: Tenant, firstSeenAt: number): Configuration {
  const record: ConfigurationRecord = {
    ...tenant,
    channels: tenant.channels.map(({ accessTokenEnv: _token, appSecretEnv: _secret, ...channel }) => channel),
    services: tenant.services.map(({ joinUrl: _url, ...service }) => service),
    payments: { provider: tenant.payments.provider },
  };
  return { tenant: tenant.id, version, firstSeenAt, record };
}

/** The business again, as far as decisions go. */
export function tenantWith({ version, record }: Pick<Configuration, 'version' | 'record'>): Tenant {
  return { ...record, version };
}

/** One text for one value, whatever order its keys were written in. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
