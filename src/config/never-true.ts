/** What a tenants file says, each value right by itself, and what can never come true: no start refuses it, customers would find out. */
import { HOUR_MS, WEEK, WINDOW_MS, clockMinutes, plainLetters } from '../domain.ts';
import type { Hours, Service, Tenant, Weekday } from '../domain.ts';
import type { NotConnected } from './not-connected.ts';

const DAY_MINUTES = 24 * 60;

export function neverTrue(tenant: Tenant): NotConnected[] {
  return [
    ...unsold(tenant),
    ...sameNames(tenant),
    ...outsideOpening(tenant),
    ...touching(tenant),
    ...tooLate(tenant),
    ...unjoined(tenant),
  ];
}

function advice(what: string, fix: string): NotConnected {
  return { what, fix };
}

/** What nobody can ever book: the customer would hear "no hay horarios" for ever. */
function unsold(tenant: Tenant): NotConnected[] {
  return tenant.services.flatMap((service) => {
    const told = `«${service.name}» de ${tenant.id} no se puede reservar`;
    const spans = shifts(tenant, service);
    if (spans.length === 0) {
      const fix = 'revisa services y branches de sus profesionales, y los horarios de ambos';
      return [advice(`${told}: nadie lo atiende en una sucursal abierta`, fix)];
    }
    const longest = Math.max(...spans);
    if (longest >= service.durationMinutes) return [];
    const what = `${told}: dura ${service.durationMinutes} minutos y el horario más largo sin corte es de ${longest}`;
    return [
      advice(what, 'acorta durationMinutes, o quita el corte del horario: un servicio no sigue después de una pausa'),
    ];
  });
}

/** Minutes of each stretch in which somebody gives it at an open branch. */
function shifts({ branches, professionals }: Tenant, { id, branchIds }: Service): number[] {
  return professionals
    .filter(({ serviceIds }) => serviceIds.includes(id))
    .flatMap((who) =>
      branches
        .filter((branch) => who.branchIds.includes(branch.id) && branchIds.includes(branch.id))
        .flatMap(({ openingHours }) =>
          WEEK.flatMap((day) => common(openingHours[day], (who.hours ?? openingHours)[day])),
        ),
    );
}

/** Minutes that two days' hours have in common, by stretch. */
function common(some: readonly Hours[] = [], others: readonly Hours[] = []): number[] {
  return some.flatMap(([open, close]) =>
    others.flatMap(([from, to]) => {
      const length = Math.min(clockMinutes(close), clockMinutes(to)) - Math.max(clockMinutes(open), clockMinutes(from));
      return length > 0 ? [length] : [];
    }),
  );
}

function sameNames({ id, services, branches, categories, professionals }: Tenant): NotConnected[] {
  const told = (kind: string, things: readonly { readonly name: string }[]) =>
    twice(things).map(({ name }) =>
      advice(`dos ${kind} de ${id} se llaman «${name}»: nadie puede distinguirlos`, 'dales nombres distintos'),
    );
  return [
    ...told('servicios', services),
    ...told('sucursales', branches),
    ...told('categorías', categories),
    // Of two at different places it is known which is meant.
    ...branches.flatMap((branch) =>
      told(
        'profesionales',
        professionals.filter(({ branchIds }) => branchIds.includes(branch.id)),
      ),
    ),
  ];
}

function twice<T extends { readonly name: string }>(things: readonly T[]): T[] {
  const names = things.map(({ name }) => plainLetters(name));
  return things.filter((_, i) => names.indexOf(names[i] ?? '') < i);
}

/** Working hours at which none of their branches is open: of a whole day, and before or after it opens. */
function outsideOpening({ id, branches, professionals }: Tenant): NotConnected[] {
  return professionals.flatMap(({ name, hours = {}, branchIds }) => {
    const places = branches.filter((branch) => branchIds.includes(branch.id));
    const open = (day: Weekday) => places.flatMap(({ openingHours }) => openingHours[day] ?? []);
    const days = WEEK.filter((day) => (hours[day]?.length ?? 0) > 0);
    const closed = days.filter((day) => common(open(day), hours[day]).length === 0);
    const cut = days.filter((day) => !closed.includes(day) && minutesOf(hours[day]) > covered(hours[day], open(day)));
    const fix = 'corrige hours del profesional, u openingHours de la sucursal';
    return [
      ...(closed.length === 0
        ? []
        : [advice(`${name} de ${id} tiene horario en ${closed.join(', ')}, cuando su sucursal está cerrada`, fix)]),
      ...(cut.length === 0
        ? []
        : [advice(`${name} de ${id} tiene en ${cut.join(', ')} horas en que su sucursal no abre: no se ofrecen`, fix)]),
    ];
  });
}

/** Minutes of these hours in which one of those opens; two branches may open at once. */
function covered(some: readonly Hours[] = [], others: readonly Hours[]): number {
  const merged: Hours[] = [];
  for (const [from, to] of others.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) merged[merged.length - 1] = [last[0], to > last[1] ? to : last[1]];
    else merged.push([from, to]);
  }
  return common(some, merged).reduce((sum, length) => sum + length, 0);
}

function minutesOf(hours: readonly Hours[] = []): number {
  return hours.reduce((sum, [from, to]) => sum + clockMinutes(to) - clockMinutes(from), 0);
}

/** Two intervals that touch are two all the same: no service is given across. */
function touching({ id, branches, professionals }: Tenant): NotConnected[] {
  const weeks = [
    ...branches.map(({ name, openingHours }) => ({ name, week: openingHours })),
    ...professionals.map(({ name, hours = {} }) => ({ name, week: hours })),
  ];
  return weeks.flatMap(({ name, week }) => {
    const days = WEEK.filter((day) => week[day]?.some(([from], i, all) => all[i - 1]?.[1] === from) === true);
    if (days.length === 0) return [];
    const what = `${name} de ${id} tiene en ${days.join(', ')} un horario que sigue donde termina otro: ninguna cita pasa de uno al otro`;
    return [advice(what, 'escribe uno solo, si no hay pausa; o déjalos, si es lo que quieres')];
  });
}

/** An address to join by is told of virtual services only. */
function unjoined({ id, services }: Tenant): NotConnected[] {
  return services
    .filter(({ joinUrl, modality }) => joinUrl !== undefined && modality !== 'virtual')
    .map(({ name }) =>
      advice(`«${name}» de ${id} tiene joinUrl y no es virtual: no se dice a nadie`, 'ponle "modality": "virtual"'),
    );
}

function tooLate({ id, booking, silence }: Tenant): NotConnected[] {
  const { minNoticeMinutes: notice, windowDays: days } = booking;
  const never = notice >= (days + 1) * DAY_MINUTES;
  const hours = WINDOW_MS / HOUR_MS;
  return [
    ...(never
      ? [
          advice(
            `${id} pide ${notice} minutos de anticipación y da citas a ${days} días: no queda ninguna`,
            'baja minNoticeMinutes o sube windowDays',
          ),
        ]
      : []),
    ...(silence.nudgeAfterMs >= WINDOW_MS
      ? [
          advice(
            `${id} recordaría el silencio después de ${hours} horas, cuando WhatsApp ya no deja escribir`,
            `pon silence.nudgeAfter por debajo de PT${hours}H`,
          ),
        ]
      : []),
  ];
}
