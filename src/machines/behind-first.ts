import { MINUTE_MS, whenOf, type Appointment, type Detalles, type World } from '../domain.ts';
import { bookedFirst } from './agenda-facts.ts';
import type { MachineEvent } from './kit.ts';

/** Where a booking is looked for that waited behind another one of the same message, once that one is booked. Pure. */

/** Told once, of both, the day or the hour is the first one's: as it was booked, and not as it was wished. */
export function goesWithFirst(event: MachineEvent, wish: Detalles): boolean {
  const first = bookedFirst(event);
  if (first === undefined || wish.respecto?.mismo_dia !== true) return false;
  const then = onDayOf(first, wish, event.world);
  return then.fecha_deseada !== wish.fecha_deseada || then.hora_especifica !== wish.hora_especifica;
}

/** Of the same customer right behind it, on its day, where neither another day nor an hour was said. */
export function behindFirst(event: MachineEvent, wished: Detalles): Detalles {
  const first = bookedFirst(event);
  if (first === undefined) return wished;
  const wish = wished.respecto?.mismo_dia === true ? onDayOf(first, wished, event.world) : wished;
  const end = first.slot.start + first.durationMinutes * MINUTE_MS;
  const then = whenOf({ start: end }, event.world.tenant.timeZone);
  // Somebody else may come at the same hour; where nothing was said of when, on the day on which the first one comes.
  if (first.guest !== undefined || wish.para !== undefined)
    return isOfNoTime(wish) ? { ...wish, fecha_deseada: then.fecha_deseada } : wish;
  const day = wish.fecha_deseada ?? wish.fecha_desde ?? wish.fecha_hasta ?? then.fecha_deseada;
  const hour = wish.hora_especifica ?? wish.hora_desde ?? wish.hora_hasta ?? wish.preferencia_horaria;
  const limits = wish.restricciones_temporales ?? [];
  if (day !== then.fecha_deseada || hour !== undefined || limits.length > 0) return wish;
  return { ...wish, fecha_deseada: then.fecha_deseada, hora_desde: then.hora_especifica };
}

function isOfNoTime(wish: Detalles): boolean {
  const { fecha_deseada, fecha_desde, fecha_hasta, restricciones_temporales = [], respecto } = wish;
  const hour = wish.hora_especifica ?? wish.hora_desde ?? wish.hora_hasta ?? wish.preferencia_horaria;
  const either = wish.hora_candidatas ?? respecto ?? restricciones_temporales[0];
  return (fecha_deseada ?? fecha_desde ?? fecha_hasta ?? hour ?? either) === undefined;
}

function onDayOf({ slot }: Appointment, { respecto, ...wish }: Detalles, { tenant }: World): Detalles {
  const { fecha_deseada, hora_especifica } = whenOf(slot, tenant.timeZone);
  const { branchIds = [] } = tenant.services.find(({ id }) => id === wish.servicio) ?? {};
  const there = branchIds.includes(slot.branchId) ? { sucursal: slot.branchId } : {};
  const { hora_candidatas: _either, ...atItsHour } = wish;
  const when = respecto?.misma_hora === true ? { ...atItsHour, hora_especifica } : wish;
  return { ...there, ...when, fecha_deseada };
}
