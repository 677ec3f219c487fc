import { WEEK, type Branch, type Detalles, type Hours, type Service, type Tenant } from '../domain.ts';

/** Which branches can give what is wished for: by who does it, by the day and by the hour that were asked for. Pure. */

/** Nobody is asked where, when only one place is open then. Where none is, all of them: the search tells why. */
export function branchesFor(detalles: Detalles, service: Service, tenant: Tenant): string[] {
  const performer = tenant.professionals.find((p) => p.id === detalles.profesional);
  const ids = service.branchIds.filter((b) => !performer || performer.branchIds.includes(b));
  const branches = tenant.branches.filter(({ id }) => ids.includes(id));
  const open = openOn(branches, detalles, service).map(({ id }) => id);
  return open.length > 0 ? ids.filter((id) => open.includes(id)) : ids;
}

function openOn(branches: readonly Branch[], detalles: Detalles, service: Service): readonly Branch[] {
  const { fecha_deseada: date, hora_especifica, hora_candidatas } = detalles;
  if (date === undefined) return branches;
  const thatDay = branches.filter((branch) => hoursOn(branch, date).length > 0);
  const hours = hora_candidatas ?? (hora_especifica === undefined ? [] : [hora_especifica]);
  const then = thatDay.filter((branch) => hours.some((hour) => fits(hoursOn(branch, date), hour, service)));
  return then.length > 0 ? then : thatDay;
}

function hoursOn({ openingHours, closedDates }: Branch, date: string): readonly Hours[] {
  const weekday = WEEK[Temporal.PlainDate.from(date).dayOfWeek - 1];
  return weekday === undefined || closedDates.includes(date) ? [] : (openingHours[weekday] ?? []);
}

function fits(open: readonly Hours[], hour: string, { durationMinutes }: Service): boolean {
  const start = minutes(hour);
  return open.some(([from, to]) => minutes(from) <= start && start + durationMinutes <= minutes(to));
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}
