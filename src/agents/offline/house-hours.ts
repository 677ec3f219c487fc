/** When the houses of a business open and close, as the reader of times is told. Of all branches: which one is meant is told later. */
import { DAY_MINUTES, hoursOn, minutesOf, openOn, type Hours, type Tenant } from '../../domain.ts';
import type { Situation } from './situation.ts';
import { WEEK_DAYS, type TimeEnvironment } from './time/index.ts';

export function houseHours({
  tenant,
  now,
}: Pick<Situation, 'tenant' | 'now'>): Pick<TimeEnvironment, 'closes' | 'open'> {
  if (tenant === undefined) return {};
  const known = weeks.get(tenant) ?? weekOf(tenant);
  weeks.set(tenant, known);
  return { ...closingToday(tenant, now.toPlainDate().toString()), ...known };
}
/** Every message is read several times, and the hours of a business stay what they are. */
const weeks = new WeakMap<Tenant, Pick<TimeEnvironment, 'open'>>();

function closingToday({ branches }: Tenant, date: string): Pick<TimeEnvironment, 'closes'> {
  const ends = branches.flatMap((branch) => openOn(branch, date).map(endOf));
  return ends.length === 0 ? {} : { closes: Math.max(...ends) };
}

function weekOf({ branches }: Tenant): Pick<TimeEnvironment, 'open'> {
  const open = Array.from({ length: WEEK_DAYS }, (_, ahead) => {
    const date = A_MONDAY.add({ days: ahead }).toString();
    const hours = branches.flatMap(({ openingHours }) => hoursOn(openingHours, date));
    if (hours.length === 0) return null;
    return [Math.min(...hours.map(beginOf)), Math.max(...hours.map(endOf))] as const;
  });
  return open.every((day) => day === null) ? {} : { open };
}
const A_MONDAY = Temporal.PlainDate.from('2024-01-01');

function beginOf([from]: Hours): number {
  return minutesOf(from) ?? 0;
}

function endOf([, to]: Hours): number {
  return minutesOf(to) || DAY_MINUTES;
}
