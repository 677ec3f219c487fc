import type { Appointment } from './booking.ts';
import { BEGUN_VISITS_MAX, BEGUN_VISIT_MS } from './limits.ts';

/**
 * Visits of late that are running or over, and cost something, oldest first: their money is settled at the till, where no
 * machine sees it, so nobody is told that there is nothing to pay.
 */
export function visitsBegun(
  { appointments }: { readonly appointments: readonly Appointment[] },
  now: number,
): { begun?: readonly Appointment[] } {
  const begun = appointments.filter(
    ({ slot: { start }, priceMinor }) => start <= now && start > now - BEGUN_VISIT_MS && priceMinor > 0,
  );
  return begun.length === 0 ? {} : { begun: begun.slice(-BEGUN_VISITS_MAX) };
}
