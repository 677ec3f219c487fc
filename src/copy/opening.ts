import { openOn } from '../domain.ts';
import type { Branch } from '../domain.ts';
import type { CopyContext } from './context.ts';

/** A summer's holidays: closed for as long as the file says, nobody is told of people as if they were there. */
const LOOK_AHEAD_DAYS = 120;

type Clock = Pick<CopyContext, 'tenant' | 'now'>;

/**
 * When somebody is there again (HUMAN-4): the next instant at which a branch opens, by the tenant's own hours. Undefined
 * while one is open, and where nothing is known.
 */
export function opensAt({ tenant, now }: Clock): number | undefined {
  const today = todayOf({ tenant, now });
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days++) {
    const date = today.add({ days });
    const open = tenant.branches
      .flatMap((branch) => openOn(branch, date.toString()))
      .map((clock) => clock.map((time) => at(date, time, tenant.timeZone)))
      .filter(([, until = 0]) => until > now);
    const starts = open.map(([from = 0]) => from);
    if (starts.length > 0) return Math.min(...starts) <= now ? undefined : Math.min(...starts);
  }
  return undefined;
}

/** Whether the place is open at this minute. */
export function isOpen(branch: Pick<Branch, 'openingHours' | 'closedDates'>, { tenant, now }: Clock): boolean {
  const today = todayOf({ tenant, now });
  return openOn(branch, today.toString()).some(
    ([from, until]) => at(today, from, tenant.timeZone) <= now && now < at(today, until, tenant.timeZone),
  );
}

/** The civil day at the business. */
export function todayOf({ tenant, now }: Clock): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tenant.timeZone).toPlainDate();
}

/** 'HH:MM' up to '24:00'. */
function at(date: Temporal.PlainDate, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return date.toPlainDateTime().add({ hours, minutes }).toZonedDateTime(timeZone).epochMilliseconds;
}
