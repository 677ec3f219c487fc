import { z } from 'zod';
import {
  PARKED_LIFE_MS,
  TOPIC_LIFE_MS,
  whenOf,
  type Appointment,
  type Detalles,
  type FlowInput,
  type LeftOff,
  type Tenant,
  type World,
} from '../domain.ts';
import { withoutHour } from './agenda-facts.ts';
import { detallesSchema, withoutAbsent, type MachineEvent } from './kit.ts';
import { mergeDetalles, speaksOfDay } from './told-in-turn.ts';

/**
 * What was given up on its way, or cancelled, and is wanted after all: "bueno, sí", "reservame de nuevo". It is looked for
 * again and asked about like any other booking; nothing of it was kept. Pure; only reception asks.
 */

/** As reception keeps it, until when: "después te confirmo" may be tomorrow, as behind a silence. */
export const leftOffSchema = z.object({
  detalles: detallesSchema,
  cancelado: z.literal(true).exactOptional(),
  hasta: z.number(),
});
type Kept = z.infer<typeof leftOffSchema>;

/** What a cancelled appointment was. */
export function cancelledOff({ serviceId, slot, guest }: Appointment): LeftOff {
  return { detalles: { servicio: serviceId, ...(guest === undefined ? {} : { para: guest }) }, slot, cancelled: true };
}

/** What the flow that ended has left; nothing where not even its service was known. */
export function keptOf(event: MachineEvent): Kept | undefined {
  if (event.type !== 'flow.ended' || event.left?.detalles.servicio === undefined || event.dropped) return undefined;
  return {
    detalles: asWished(event.left, event.world.tenant),
    ...(event.left.cancelled === true ? { cancelado: true } : {}),
    hasta: event.world.at + (event.left.cancelled === true ? TOPIC_LIFE_MS : PARKED_LIFE_MS),
  };
}

/** The wish with the hour that was chosen. Where nobody is asked for a yes, one once wished for would be booked by itself. */
export function asWished({ detalles, slot }: LeftOff, { booking, timeZone }: Tenant): Detalles {
  const chosen = slot === undefined ? detalles : mergeDetalles(detalles, { ...whenOf(slot, timeZone), ...whoOf(slot) });
  return booking.confirmBeforeBooking ? chosen : withoutHour(chosen);
}

/** With whom and where. */
export function whoOf(slot: NonNullable<LeftOff['slot']>): { profesional: string; sucursal: string } {
  return { profesional: slot.professionalId, sucursal: slot.branchId };
}

/** What is taken up by these words. A "sí" behind a cancellation is courtesy. */
export function takenUpAgain(event: MachineEvent, kept: Kept | undefined): FlowInput | undefined {
  if (kept === undefined || kept.hasta <= event.world.at || event.world.flow !== undefined) return undefined;
  const before = stillAhead(kept.detalles, event.world);
  if (event.type === 'customer.accepts')
    return event.retoma === true && kept.cancelado !== true ? { detalles: before } : undefined;
  if (event.type !== 'customer.wants_booking' || event.retoma !== true || event.ajeno === true) return undefined;
  const { servicio } = event.detalles;
  const another = servicio !== undefined && servicio !== kept.detalles.servicio;
  // "Mejor dame una para el viernes": one like the one that was cancelled, at any hour.
  const like = event.comoSiempre === true && speaksOfDay(event.detalles) ? withoutHour(before) : before;
  return another ? undefined : { detalles: mergeDetalles(like, event.detalles) };
}

/** A day that has passed meanwhile is wished for no more. */
export function stillAhead(detalles: Detalles, { at, tenant }: World): Detalles {
  const today = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(tenant.timeZone).toPlainDate().toString();
  const { fecha_deseada = today, fecha_hasta = today } = detalles;
  return withoutAbsent({
    ...detalles,
    ...(fecha_deseada < today ? { fecha_deseada: undefined } : {}),
    ...(fecha_hasta < today ? { fecha_desde: undefined, fecha_hasta: undefined } : {}),
  });
}
