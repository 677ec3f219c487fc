import { z } from 'zod';
import { PARKED_LIFE_MS, type Detalles, type FlowInput, type FlowName, type Tenant } from '../domain.ts';
import type { SharedContext } from './frame.ts';
import { detallesSchema, type MachineEvent } from './kit.ts';
import { asWished, stillAhead } from './left-off.ts';
import { mergeDetalles } from './told-in-turn.ts';

/**
 * A flow that silence has ended, as it would be begun again: what it held is free, its facts are checked anew, and the
 * customer who comes back to it need not say it all again (CONV-14). Pure.
 */

/** As reception keeps it, until when. */
export const parkedSchema = z.object({
  flujo: z.enum(['agenda', 'reprogramacion', 'cancelacion', 'pagos']),
  detalles: detallesSchema.exactOptional(),
  appointmentId: z.string().exactOptional(),
  servicio: z.string().exactOptional(),
  hasta: z.number(),
});
type Parked = z.infer<typeof parkedSchema>;

/** What such a frame would be opened with. */
export function reopening({ detalles, slot, cita, item }: SharedContext, { tenant }: { tenant: Tenant }): FlowInput {
  return {
    ...(detalles === undefined ? {} : { detalles: asWished({ detalles, ...(slot ? { slot } : {}) }, tenant) }),
    ...(typeof cita === 'object' && cita ? { appointmentId: cita.id, ...becomesOf(detalles) } : {}),
    ...(item ? { servicio: item.serviceId } : {}),
  };
}

/** What one that is moved becomes, and nothing of one that is named by its service. */
function becomesOf({ servicio }: Detalles = {}): Pick<FlowInput, 'servicio'> {
  return servicio === undefined ? {} : { servicio };
}

/** What silence has just ended. */
export function parkedOf(event: MachineEvent): Parked | undefined {
  if (event.type !== 'flow.ended' || event.parked === undefined || event.machine === 'recepcion') return undefined;
  return parkedSchema.parse({ ...event.parked, flujo: event.machine, hasta: event.world.at + PARKED_LIFE_MS });
}

interface Reopened {
  readonly machine: FlowName;
  readonly input: FlowInput;
}

/** What these words go on with. A wish that names its service is told whole, and begins anew. */
export function reopenedBy(event: MachineEvent, parked: Parked | undefined): Reopened | undefined {
  const { world } = event;
  if (parked === undefined || parked.hasta <= world.at || world.flow !== undefined) return undefined;
  const { flujo: machine, hasta: _until, detalles: before, ...of } = parked;
  const known = before === undefined ? undefined : stillAhead(before, world);
  if (!goesOn(event, parked)) return undefined;
  const detalles = known && mergeDetalles(known, 'detalles' in event ? event.detalles : {});
  return { machine, input: { ...of, ...(detalles && { detalles }) } };
}

function goesOn(event: MachineEvent, { flujo }: Parked): boolean {
  switch (event.type) {
    // Said to what was asked before the silence: it is asked again.
    case 'customer.accepts':
    case 'customer.selects':
    case 'customer.taps_stale':
      return true;
    case 'customer.answers':
      return flujo === 'agenda';
    case 'customer.wants_payment':
      return flujo === 'pagos' && event.servicio === undefined;
    case 'customer.wants_reschedule':
      return flujo === 'reprogramacion' && event.otra !== true && event.detalles.servicio === undefined;
    case 'customer.wants_booking':
      return event.retoma === true ? isOfIt(event, flujo) : flujo === 'agenda' && tellsMore(event);
    default:
      return false;
  }
}

type Booking = Extract<MachineEvent, { type: 'customer.wants_booking' }>;

/** "Seguimos", or an hour of what has one. */
function isOfIt({ detalles }: Booking, flujo: FlowName): boolean {
  return flujo === 'agenda' || flujo === 'reprogramacion' || Object.keys(detalles).length === 0;
}

/** The day, the hour, the person of the booking that was parked; what begins another one is that. */
function tellsMore({ ajeno, comoSiempre, enVezDe, mas, otroServicio, detalles }: Booking): boolean {
  const { servicio, servicios, para } = detalles;
  const another = ajeno ?? comoSiempre ?? mas ?? otroServicio ?? enVezDe ?? servicio ?? servicios ?? para;
  return another === undefined && Object.keys(detalles).length > 0;
}
