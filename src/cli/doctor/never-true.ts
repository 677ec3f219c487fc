/** What a tenants file says, each value right by itself, and what can never come true: no start refuses it, customers would find out. */
import { HOUR_MS, WEEK, WINDOW_MS, clockMinutes, type Hours, type Service, type Tenant } from '../../domain.ts';
import type { Finding } from './checks.ts';

const DAY_MINUTES = 24 * 60;

export function neverTrue(tenant: Tenant): Finding[] {
  return [...unsold(tenant), ...sameName(tenant), ...outsideOpening(tenant), ...tooLate(tenant)];
}

function advice(what: string, fix: string): Finding {
  return { check: 'tenants', result: 'none', what, fix };
}

/** What nobody can ever book: the customer would hear "no hay horarios" for ever. */
function unsold(tenant: Tenant): Finding[] {
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

function sameName({ id, services }: Tenant): Finding[] {
  const names = services.map(({ name }) => name.toLowerCase());
  return services
    .filter(({ name }, i) => names.indexOf(name.toLowerCase()) < i)
    .map(({ name }) =>
      advice(`dos servicios de ${id} se llaman «${name}»: nadie puede distinguirlos`, 'dales nombres distintos'),
    );
}

/** Working hours on a day on which none of their branches opens. */
function outsideOpening({ id, branches, professionals }: Tenant): Finding[] {
  return professionals.flatMap(({ name, hours = {}, branchIds }) => {
    const places = branches.filter((branch) => branchIds.includes(branch.id));
    const days = WEEK.filter(
      (day) =>
        (hours[day]?.length ?? 0) > 0 &&
        places.every((place) => common(place.openingHours[day], hours[day]).length === 0),
    );
    if (days.length === 0) return [];
    const what = `${name} de ${id} tiene horario en ${days.join(', ')}, cuando su sucursal está cerrada`;
    return [advice(what, 'corrige hours del profesional, u openingHours de la sucursal')];
  });
}

function tooLate({ id, booking, silence }: Tenant): Finding[] {
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
