import { z } from 'zod';
import type { Appointment, Detalles, World } from '../domain.ts';
import { matchingAppointments } from './citas.ts';
import type { MachineEvent } from './kit.ts';
import { isLate } from './notice.ts';

/**
 * Several appointments to be cancelled, one after the other, each with a yes of its own. Pure; only `cancelacion-setup.ts` asks.
 */
export const queueSchema = z.object({
  /** How many are still to be spoken of, the one in question among them. */
  faltan: z.number().int(),
  /** What was cancelled, or stays as its owner said: not spoken of again. */
  vistas: z.array(z.string()),
});
export type Queue = z.infer<typeof queueSchema>;
/** What cancelling knows of it. */
interface Cancelling {
  readonly detalles: Detalles;
  readonly cola?: Queue | undefined;
}

/** Undefined: one is meant, or the words fit none. */
export function queueFor(world: World, detalles: Detalles, cuantas: number | 'todas' | undefined): Queue | undefined {
  if (cuantas === undefined) return undefined;
  const fits = matchingAppointments(world, detalles).length;
  const faltan = cuantas === 'todas' ? fits : cuantas;
  return fits > 1 && faltan > 1 ? { faltan, vistas: [] } : undefined;
}

/** Who says two of three has not said which: he is asked. */
export function isWhole(world: World, detalles: Detalles, queue: Queue | undefined): queue is Queue {
  return queue !== undefined && waiting(world, detalles, queue).length <= queue.faltan;
}

/** Those that are not spoken of yet; last the ones that only a person may cancel, for with them the talk ends. */
export function waiting(world: World, detalles: Detalles, { vistas }: Queue): readonly Appointment[] {
  const left = matchingAppointments(world, detalles).filter(({ id }) => !vistas.includes(id));
  return [...left.filter((a) => !isLate(a, world)), ...left.filter((a) => isLate(a, world))];
}

/** The one in question is done with; undefined where nothing more was wished for. */
export function afterThis(queue: Queue | undefined, cita: Appointment | null): Queue | undefined {
  if (queue === undefined || queue.faltan <= 1) return undefined;
  return { faltan: queue.faltan - 1, vistas: [...queue.vistas, ...(cita === null ? [] : [cita.id])] };
}

/** Whether there is one more to ask about when this one is done with. */
export function othersLeft({ cita, cola, detalles }: Asked, { world }: { readonly world: World }): boolean {
  const next = afterThis(cola, cita);
  return next !== undefined && waiting(world, detalles, next).length > 0;
}
interface Asked {
  readonly cita: Appointment | null;
  readonly cola?: Queue | undefined;
  readonly detalles: Detalles;
}

/** One that is to stay, and is not the one in question: nobody asks about it. */
export function without(queue: Queue | undefined, kept: Appointment | undefined): Queue | undefined {
  if (queue === undefined || kept === undefined || queue.vistas.includes(kept.id)) return queue;
  return { faltan: queue.faltan - 1, vistas: [...queue.vistas, kept.id] };
}

/** Which ones are spoken of: "las dos del viernes"; "las dos", after one was spoken of, is whatever there is. */
export function wishesOf({ detalles }: Cancelling, event: MachineEvent): Detalles {
  if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.accepts') return detalles;
  if (event.cuantas === undefined) return detalles;
  const said = event.type === 'customer.accepts' ? {} : event.detalles;
  const { motivo } = detalles;
  const together = { ...detalles, ...said };
  return matchingAppointments(event.world, together).length > 1
    ? together
    : { ...(motivo === undefined ? {} : { motivo }), ...said };
}

/** The several that are asked for just now, those that were dealt with not among them. */
export function askedFor(context: Cancelling, event: MachineEvent): Queue | undefined {
  if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.accepts') return undefined;
  const { cola } = context;
  if (cola && cola.vistas.length > 0) return event.cuantas === undefined ? undefined : cola;
  return queueFor(event.world, wishesOf(context, event), event.cuantas);
}
