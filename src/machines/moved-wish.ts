import { dayAndHour, localStart, whenOf, type Appointment, type Detalles, type World } from '../domain.ts';
import { withoutAbsent } from './kit.ts';

/** Where an appointment is wished to go, from the words and from where it is: only `reprogramacion-setup.ts` asks. Pure. */

/** What names the old appointment is no wish for the new one; the service stays as it is. */
export function targetOf({
  fecha_original: _f,
  hora_original: _h,
  profesional_original: _w,
  servicio: _s,
  motivo: _m,
  para: _p,
  ...rest
}: Detalles): Detalles {
  return rest;
}

/** What was said of an appointment before it was known which: "a la misma hora", "una hora más tarde", of this one. */
export function settled({ respecto, ...wish }: Detalles, cita: Appointment, { tenant }: World): Detalles {
  if (respecto === undefined) return wish;
  const { minutos, dias, lado, mismo_dia, misma_hora } = respecto;
  const start = localStart(cita.slot, tenant.timeZone);
  const { fecha_deseada, hora_especifica } = dayAndHour(start.add({ days: dias ?? 0, minutes: minutos ?? 0 }));
  const onDay = dias !== undefined || minutos !== undefined || lado !== undefined || mismo_dia === true;
  const atHour = dias !== undefined || minutos !== undefined || misma_hora === true;
  return {
    ...(onDay && !speaksOfDays(wish) ? { fecha_deseada } : {}),
    ...(atHour ? { hora_especifica } : {}),
    ...(lado === undefined || wish.hora_especifica !== undefined ? {} : besideIts(start, lado, tenant)),
    ...wish,
  };
}

/** Up to its hour, or from the next one on. */
function besideIts(
  start: Temporal.ZonedDateTime,
  side: 'antes' | 'despues',
  { booking }: World['tenant'],
): Pick<Detalles, 'hora_desde' | 'hora_hasta'> {
  if (side === 'antes') return { hora_hasta: dayAndHour(start).hora_especifica };
  return { hora_desde: dayAndHour(start.add({ minutes: booking.slotStepMinutes })).hora_especifica };
}

/**
 * With the same professional, at the same branch, and an hour alone on the same day, unless the customer says otherwise:
 * its own hour alone is wished for on another one.
 */
export function withPlace(detalles: Detalles, cita: Appointment, { tenant }: World): Detalles {
  const { profesional, sucursal } = { profesional: cita.slot.professionalId, sucursal: cita.slot.branchId };
  const { fecha_deseada: day, hora_especifica: ownHour } = whenOf(cita.slot, tenant.timeZone);
  const said = detalles.hora_especifica;
  const hourOnly = said !== undefined && said !== ownHour && !speaksOfDays(detalles);
  // Who is not at the branch that is asked for, and where the one who is asked for is not: neither was wished for.
  const works = (who: string, where: string) =>
    tenant.professionals.some(({ id, branchIds }) => id === who && branchIds.includes(where));
  // What it becomes may be done by others, or elsewhere.
  const becomes = tenant.services.find(({ id }) => id === detalles.servicio);
  const does = tenant.professionals.some(
    ({ id, serviceIds }) => id === profesional && (becomes === undefined || serviceIds.includes(becomes.id)),
  );
  const free =
    detalles.con_cualquiera === true ||
    detalles.sin_profesionales?.includes(profesional) === true ||
    !does ||
    !works(profesional, detalles.sucursal ?? sucursal);
  const elsewhere =
    detalles.en_cualquier_sucursal === true ||
    detalles.sin_sucursales?.includes(sucursal) === true ||
    becomes?.branchIds.includes(sucursal) === false ||
    !works(detalles.profesional ?? profesional, sucursal);
  return withoutAbsent({
    ...(free ? {} : { profesional }),
    ...(elsewhere ? {} : { sucursal }),
    ...(hourOnly ? { fecha_deseada: day } : {}),
    ...detalles,
  });
}

function speaksOfDays({ fecha_deseada, fecha_desde, fecha_hasta, restricciones_temporales }: Detalles): boolean {
  const ruled = restricciones_temporales?.some((r) => /^(solo|excluir)_(?!\d)/.test(r)) ?? false;
  return ruled || [fecha_deseada, fecha_desde, fecha_hasta].some((x) => x !== undefined);
}
