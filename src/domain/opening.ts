import type { Slot } from './booking.ts';
import { civilDayOf, minutesOf, type CivilDay } from './civil.ts';
import { hoursOn, openOn, type Hours, type Service, type Tenant } from './tenant.ts';
import { MINUTE_MS } from './units.ts';

/** Opening and working hours of a day, as instants. */
export interface Shift {
  /** Epoch ms, half-open. */
  readonly from: number;
  readonly to: number;
}

/** A day's hours, on that day. */
export function shiftsOf(hours: readonly Hours[], day: CivilDay): Shift[] {
  return hours.map(([from, to]) => ({ from: day.reaches(clockMinutes(from)), to: day.reaches(clockMinutes(to)) }));
}

/** The whole service, not merely its start, inside one interval (must-hold 51). */
export function fits(shifts: readonly Shift[], from: number, to: number): boolean {
  return shifts.some((shift) => shift.from <= from && to <= shift.to);
}

/** Hours of the tenants file are validated; what could not be read would never be open. */
export function clockMinutes(hour: string): number {
  return minutesOf(hour) ?? 0;
}

/**
 * Whether the business's file gives a service, for so long (minutes), at this hour, with this person, at this branch,
 * whatever is taken.
 */
export function isGiven(
  tenant: Tenant,
  service: Pick<Service, 'id' | 'branchIds' | 'durationMinutes'>,
  { start, professionalId, branchId }: Slot,
): boolean {
  const branch = tenant.branches.find(({ id }) => id === branchId && service.branchIds.includes(id));
  const person = tenant.professionals.find(({ id, branchIds, serviceIds }) => {
    return id === professionalId && branchIds.includes(branchId) && serviceIds.includes(service.id);
  });
  if (branch === undefined || person === undefined) return false;
  const day = civilDayOf(start, tenant.timeZone);
  const end = start + service.durationMinutes * MINUTE_MS;
  const there = person.hours === undefined || fits(shiftsOf(hoursOn(person.hours, day.date), day), start, end);
  return there && fits(shiftsOf(openOn(branch, day.date), day), start, end);
}
