import { WEEK, type Detalles } from '../domain.ts';
import type { Speech } from './speech.ts';

/** Why a wished day can have no hour at all, whatever is free: said instead of "I have nothing" (AGENDA-3). */
export interface Unreachable {
  /** After the last day that can be booked yet, or a day on which no branch in question opens. */
  readonly why: 'beyond' | 'closed';
  readonly day: string;
  readonly last: string;
}

export function unreachable(detalles: Detalles, s: Speech): Unreachable | undefined {
  const { tenant, now } = s.context;
  const wished = detalles.fecha_deseada ?? detalles.fecha_desde;
  const day = wished === undefined ? undefined : s.civilDay(wished);
  if (wished === undefined || day === undefined) return undefined;
  const last = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDate()
    .add({ days: tenant.booking.windowDays })
    .toString();
  const told = { day, last: s.civilDay(last) ?? last };
  if (wished > last) return { why: 'beyond', ...told };
  return detalles.fecha_deseada !== undefined && isClosed(wished, detalles.sucursal, s)
    ? { why: 'closed', ...told }
    : undefined;
}

function isClosed(date: string, branch: string | undefined, s: Speech): boolean {
  const all = s.context.tenant.branches;
  const asked = branch === undefined ? all : all.filter((b) => b.id === branch);
  const weekday = WEEK[Temporal.PlainDate.from(date).dayOfWeek - 1];
  return (
    asked.length > 0 &&
    weekday !== undefined &&
    asked.every((b) => b.closedDates.includes(date) || (b.openingHours[weekday] ?? []).length === 0)
  );
}
