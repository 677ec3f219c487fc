/** What a business may still spend on models today, and what a turn has spent. The day is civil, of its zone. */
import type { ModelCall, Tenant } from '../../domain.ts';
import { reasonOf } from '../../errors.ts';
import type { Clock, Log, SpendingPort } from '../../ports.ts';

const MICRO = 1_000_000;

export interface PurseOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly spending: SpendingPort;
  /** TENANT_DAILY_MODEL_USD; 0 switches models off. */
  readonly tenantDailyUsd: number;
  /** A server of one's own: calls cost nothing. */
  readonly free: boolean;
}

/** An account that cannot be read counts as empty: money is not spent blindly. */
export async function maySpend(
  { clock, log, spending, tenantDailyUsd, free }: PurseOptions,
  tenant: Tenant,
): Promise<boolean> {
  if (tenantDailyUsd <= 0) return false;
  if (free) return true;
  try {
    return (await spending.spent(tenant.id, dayOf(clock, tenant))) < tenantDailyUsd * MICRO;
  } catch (error) {
    log.warn('model.spending', { reason: reasonOf(error) });
    return false;
  }
}

/** Writes down what was asked, and what it cost. */
export async function settle(
  { clock, log, spending }: PurseOptions,
  tenant: Tenant,
  calls: readonly ModelCall[],
): Promise<void> {
  for (const { agent, model, outcome, ms } of calls) log.info('model.call', { agent, model, outcome, ms });
  const cost = calls.reduce((sum, call) => sum + call.microUsd, 0);
  if (cost === 0) return;
  await spending.spend(tenant.id, dayOf(clock, tenant), cost).catch((error: unknown) => {
    log.warn('model.spending', { reason: reasonOf(error) });
  });
}

function dayOf(clock: Clock, { timeZone }: Tenant): string {
  return Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
