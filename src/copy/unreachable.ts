import { hoursOn, openOn, whenOf, type Appointment, type Detalles, type Professional } from '../domain.ts';
import type { Speech } from './speech.ts';
import { plain } from './text.ts';
import { asWished, type WishWords } from './wishes.ts';

/** Why a wish can have no hour at all, whatever is free: said instead of "I have nothing" (AGENDA-3). */
export type Unreachable =
  /** Where the appointment that is being moved stands already. */
  | { readonly why: 'its_own'; readonly day: string; readonly hour: string }
  /** No month has it: "el 31 de noviembre". */
  | { readonly why: 'absent'; readonly day: string }
  /** Yesterday, or before. */
  | { readonly why: 'past'; readonly day: string }
  /** After the last day that can be booked yet. */
  | { readonly why: 'beyond'; readonly day: string; readonly last: string }
  /** No branch in question opens on that day; `where`: the one that was named, `open`: those that open then. */
  | { readonly why: 'closed'; readonly day: string; readonly where?: string; readonly open: readonly string[] }
  /** The customer has that very appointment. */
  | { readonly why: 'yours'; readonly start: number }
  /** Who was named does not work on that day. */
  | { readonly why: 'away'; readonly day: string; readonly who: string }
  /** Who was named does not work at the branch that was; `others`: where he does. */
  | {
      readonly why: 'works_elsewhere';
      readonly who: string;
      readonly where: string;
      readonly others: readonly string[];
    }
  /** Who was named does not do this service, or it is not done at the branch that was named; `others`: who or where it is. */
  | { readonly why: 'not_theirs' | 'not_there'; readonly who: string; readonly others: readonly string[] };

interface Wished {
  readonly serviceId: string;
  readonly moving?: Appointment | undefined;
  readonly detalles: Detalles;
}

export function unreachable(wished: Wished, s: Speech): Unreachable | undefined {
  return (
    absent(wished, s) ??
    itsOwn(wished, s) ??
    notTheirs(wished, s) ??
    notThere(wished, s) ??
    worksElsewhere(wished, s) ??
    alreadyHis(wished, s) ??
    onNoSuchDay(wished, s)
  );
}

/** Puts questions about a wish. Of a day on which nothing can be booked, whatever is chosen next, that is said first, not behind the answer. */
export function aboutWishes<S extends Speech>(
  reason: (never: Unreachable, service: string, s: S) => string,
  words: WishWords,
): (detalles: Detalles | undefined, s: S, question: (wish: string) => string) => string {
  return (detalles, s, question) => {
    const never = detalles && (absent({ detalles }, s) ?? onNoSuchDay({ detalles }, s));
    if (detalles === undefined || never === undefined) return question(asWished(detalles, s, words));
    const { fecha_deseada: _, fecha_desde: __, fecha_inexistente: ___, ...rest } = detalles;
    return `${reason(never, '', s)} ${question(asWished(rest, s, words))}`;
  };
}

/** Hours near such a day are not what was asked for, however many there are. */
export function isRelaxed({ relaxed, detalles }: { relaxed: boolean; detalles: Detalles }): boolean {
  return relaxed || detalles.fecha_inexistente !== undefined;
}

function absent({ detalles }: Pick<Wished, 'detalles'>, s: Speech): Unreachable | undefined {
  const { fecha_inexistente: said } = detalles;
  return said === undefined ? undefined : { why: 'absent', day: s.dayOfMonth(said) };
}

function itsOwn({ serviceId, moving, detalles }: Wished, s: Speech): Unreachable | undefined {
  // As another service it may well stay at its hour.
  if (moving?.serviceId !== serviceId || detalles.fecha_deseada === undefined || isWithAnother(moving, detalles))
    return undefined;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(moving.slot, s.context.tenant.timeZone);
  if (day !== detalles.fecha_deseada || ![detalles.hora_especifica, ...(detalles.hora_candidatas ?? [])].includes(hour))
    return undefined;
  return { why: 'its_own', day: s.day(moving.slot.start), hour: s.hour(moving.slot.start) };
}

/** At the hour that it has, with another person or at another branch: that is another one, and may be taken. */
function isWithAnother(
  { slot }: Appointment,
  { profesional, sucursal, sin_profesionales: unwanted = [], sin_sucursales: places = [] }: Detalles,
): boolean {
  const whom = profesional !== undefined && profesional !== slot.professionalId;
  const where = (sucursal !== undefined && sucursal !== slot.branchId) || places.includes(slot.branchId);
  return whom || where || unwanted.includes(slot.professionalId);
}

function notTheirs({ serviceId, detalles }: Wished, s: Speech): Unreachable | undefined {
  const who = s.professional(detalles.profesional);
  if (who === undefined || who.serviceIds.includes(serviceId)) return undefined;
  const others = s.context.tenant.professionals.filter((p) => p.serviceIds.includes(serviceId));
  return others.length === 0 ? undefined : { why: 'not_theirs', who: plain(who.name), others: names(others) };
}

function notThere({ serviceId, detalles }: Wished, s: Speech): Unreachable | undefined {
  const [where, service] = [s.branch(detalles.sucursal), s.service(serviceId)];
  if (where === undefined || service === undefined || service.branchIds.includes(where.id)) return undefined;
  const others = s.context.tenant.branches.filter((b) => service.branchIds.includes(b.id));
  return others.length === 0 ? undefined : { why: 'not_there', who: plain(where.name), others: names(others) };
}

function worksElsewhere({ detalles }: Wished, s: Speech): Unreachable | undefined {
  const [who, where] = [s.professional(detalles.profesional), s.branch(detalles.sucursal)];
  if (who === undefined || where === undefined || who.branchIds.includes(where.id)) return undefined;
  const others = s.context.tenant.branches.filter(({ id }) => who.branchIds.includes(id));
  return { why: 'works_elsewhere', who: plain(who.name), where: plain(where.name), others: names(others) };
}

/** Asked for again, what he has is no hour that is taken. */
function alreadyHis({ serviceId, detalles, moving }: Wished, s: Speech): Unreachable | undefined {
  const { fecha_deseada: day, hora_especifica: hour, para } = detalles;
  if (day === undefined || hour === undefined || moving !== undefined || para !== undefined) return undefined;
  const { tenant, appointments } = s.context;
  const start = Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(tenant.timeZone).epochMilliseconds;
  const his = appointments.some((a) => a.serviceId === serviceId && a.slot.start === start && a.guest === undefined);
  return his ? { why: 'yours', start } : undefined;
}

/** `serviceId`: none where it is still to be asked for. */
function onNoSuchDay(
  { serviceId, detalles }: { serviceId?: string; detalles: Detalles },
  s: Speech,
): Unreachable | undefined {
  const { tenant } = s.context;
  const wished = detalles.fecha_deseada ?? detalles.fecha_desde;
  const day = wished === undefined ? undefined : s.civilDay(wished);
  if (wished === undefined || day === undefined) return undefined;
  const { today, last } = bookableDays(s);
  if (wished === detalles.fecha_deseada && wished < today) return { why: 'past', day };
  if (wished > last) return { why: 'beyond', day, last: s.civilDay(last) ?? last };
  if (detalles.fecha_deseada === undefined) return undefined;
  if (isClosed(wished, detalles.sucursal, s)) {
    const where = tenant.branches.length > 1 ? s.branch(detalles.sucursal) : undefined;
    const does = s.service(serviceId)?.branchIds;
    const open = tenant.branches.filter(({ id }) => does?.includes(id) !== false && !isClosed(wished, id, s));
    return { why: 'closed', day, open: names(open), ...(where === undefined ? {} : { where: plain(where.name) }) };
  }
  const who = s.professional(detalles.profesional);
  return who !== undefined && isAway(who, wished) ? { why: 'away', day, who: plain(who.name) } : undefined;
}

/** The first and the last day that can be booked, 'YYYY-MM-DD'. */
export function bookableDays({ context: { tenant, now } }: Speech): { readonly today: string; readonly last: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tenant.timeZone).toPlainDate();
  return { today: today.toString(), last: today.add({ days: tenant.booking.windowDays }).toString() };
}

/** Where nothing at all is left: until which day, without whom, and which day can be booked next, and from when. */
export function windowOf(
  { serviceId, detalles }: Wished,
  s: Speech,
): {
  readonly last: string;
  readonly without: Detalles;
  readonly opens?: { readonly day: string; readonly from: string };
} {
  const { sin_profesionales, sin_sucursales } = detalles;
  const without = {
    ...(sin_profesionales === undefined ? {} : { sin_profesionales }),
    ...(sin_sucursales === undefined ? {} : { sin_sucursales }),
  };
  const { last } = bookableDays(s);
  const name = (date: string): string => s.civilDay(date) ?? date;
  const next = Object.keys(without).length > 0 ? undefined : opensNext(serviceId, s);
  if (next === undefined) return { last: name(last), without };
  const from = next.subtract({ days: s.context.tenant.booking.windowDays });
  return { last: name(last), without, opens: { day: name(next.toString()), from: name(from.toString()) } };
}

/** Longer than any holidays, days. */
const OPENS_WITHIN_DAYS = 120;

/** The first day behind the last one that can be booked on which the business's file gives the service. */
function opensNext(serviceId: string, s: Speech): Temporal.PlainDate | undefined {
  const { branches, professionals } = s.context.tenant;
  const places = s.service(serviceId)?.branchIds ?? [];
  const last = Temporal.PlainDate.from(bookableDays(s).last);
  const isGivenOn = (date: string): boolean =>
    branches.some(
      (branch) =>
        places.includes(branch.id) &&
        openOn(branch, date).length > 0 &&
        professionals.some(
          (one) => one.serviceIds.includes(serviceId) && one.branchIds.includes(branch.id) && !isAway(one, date),
        ),
    );
  for (let days = 1; days <= OPENS_WITHIN_DAYS; days += 1) {
    const date = last.add({ days });
    if (isGivenOn(date.toString())) return date;
  }
  return undefined;
}

function isClosed(date: string, branch: string | undefined, s: Speech): boolean {
  const all = s.context.tenant.branches;
  const asked = branch === undefined ? all : all.filter((b) => b.id === branch);
  return asked.length > 0 && asked.every((b) => openOn(b, date).length === 0);
}

function isAway({ hours }: Professional, date: string): boolean {
  return hours !== undefined && hoursOn(hours, date).length === 0;
}

/** Who alone does it, where nobody is left but whom the customer ruled out. */
export function onlyTheirs({ serviceId, detalles }: Wished, s: Speech): readonly string[] {
  const theirs = s.context.tenant.professionals.filter((p) => p.serviceIds.includes(serviceId));
  const unwanted = detalles.sin_profesionales ?? [];
  return unwanted.length > 0 && theirs.every(({ id }) => unwanted.includes(id)) ? names(theirs) : [];
}

function names(all: readonly { readonly name: string }[]): string[] {
  return all.map(({ name }) => plain(name));
}
