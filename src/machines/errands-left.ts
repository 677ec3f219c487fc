import { z } from 'zod';
import { FLOWS_OPEN_MAX, TOPIC_LIFE_MS, cameFor, isSameGuest, usualFor } from '../domain.ts';
import type { Appointment, Detalles, NextOne, Usual, World } from '../domain.ts';
import { guestSchema, say, type MachineEvent } from './kit.ts';
import { paidFor } from './orders.ts';

/** What reception keeps of the errands that are done and of those that wait. Pure; only `recepcion-setup.ts` asks. */

/** The appointment that was booked or moved last, and until when "la otra" means not this one. */
export const lastSchema = z.object({
  cita: z.string(),
  hasta: z.number(),
  movida: z.literal(true).exactOptional(),
  /** What it was: outlives the appointment itself. */
  fue: z
    .object({
      servicio: z.string(),
      profesional: z.string(),
      sucursal: z.string(),
      para: guestSchema.exactOptional(),
    })
    .exactOptional(),
});
export type Last = z.infer<typeof lastSchema>;

/** A booking that waits for the one before it, as it will be spoken of. */
export const nextSchema = z.object({
  servicio: z.string().exactOptional(),
  mas: z.literal(true).exactOptional(),
  para: guestSchema.exactOptional(),
});
type Next = z.infer<typeof nextSchema>;

interface Left {
  readonly cita: string | null;
  readonly ultima?: Last | undefined;
  readonly sigue?: readonly Next[] | undefined;
}

/** What the flow that ended has booked or moved. */
export function lastOf(event: MachineEvent): Last | undefined {
  if (event.type !== 'flow.ended' || event.appointmentId === undefined) return undefined;
  const done = event.outcome === 'reservado' || event.outcome === 'movido';
  if (!done) return undefined;
  const moved = event.outcome === 'movido' ? { movida: true as const } : {};
  return { cita: event.appointmentId, hasta: event.world.at + TOPIC_LIFE_MS, ...moved, ...whatItWas(event) };
}

function whatItWas({ appointmentId, world }: { appointmentId?: string; world: World }): Pick<Last, 'fue'> {
  const booked = world.appointments.find(({ id }) => id === appointmentId);
  if (booked === undefined) return {};
  return { fue: cameFor(booked) };
}

/**
 * "Lo mismo que la otra vez", and of another service the same one there: what who is spoken of came for last, as far as the
 * business still has it. Who writes for his son only, and names nobody, means his son.
 */
export function likeLastTime({ tenant, usual, usualOfEach = [] }: World, told: Detalles): Usual {
  const last = usualFor([...(usual === undefined ? [] : [usual]), ...usualOfEach], told.para);
  const service = tenant.services.find(({ id }) => id === (told.servicio ?? last?.servicio));
  if (service === undefined || last === undefined) return {};
  const performer = tenant.professionals.find(({ id }) => id === last.profesional);
  const there = last.sucursal !== undefined && service.branchIds.includes(last.sucursal);
  return {
    servicio: service.id,
    ...(performer?.serviceIds.includes(service.id) === true ? { profesional: performer.id } : {}),
    ...(there ? { sucursal: last.sucursal } : {}),
    ...(last.para !== undefined && told.para === undefined && told.servicio === undefined ? { para: last.para } : {}),
  };
}

/** It, while it is still what the talk is about. */
export function lastAppointment(world: World, last: Last | undefined): Appointment | undefined {
  return last && last.hasta > world.at ? world.appointments.find(({ id }) => id === last.cita) : undefined;
}

/** "Y cancelá la otra", of two, after one of them was booked, moved or picked. */
export function otherThan(world: World, { cita, ultima }: Left): string | null {
  const spokenOf = cita ?? (ultima && ultima.hasta > world.at ? ultima.cita : undefined);
  const others = world.appointments.filter(({ id }) => id !== spokenOf);
  return others.length === 1 && others.length < world.appointments.length ? (others[0]?.id ?? null) : null;
}

/** The second of two that are to be paid: it has a link of its own, and is asked about when the first has its. */
export function waitsToBePaid(event: MachineEvent): Next | undefined {
  if (event.type !== 'customer.wants_payment' || !event.world.flow?.startsWith('PAGOS_')) return undefined;
  return event.servicio === undefined ? undefined : { servicio: event.servicio };
}

/**
 * While a booking is open reception hears of another only as a second errand; behind what is moved, cancelled or paid it is
 * one where it came in the same message, and what is being written down is as good as done.
 */
export function waitsForBooking(event: MachineEvent): Next | undefined {
  const { flow = '', behind } = event.world;
  const booking = /^AGENDA_(?!REPROGRAMACION|CANCELACION|EJECUTANDO)/.test(flow);
  const another = behind === true && !flow.includes('EJECUTANDO');
  if (!(booking || another) || event.type !== 'customer.wants_booking') return undefined;
  const { servicio, para } = event.detalles;
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(event.mas ? { mas: true } : {}),
    ...(para === undefined ? {} : { para }),
  };
}

/** No more of them wait than flows can be open. */
export function queued(sigue: readonly Next[] | undefined, next: Next): Next[] {
  return [...(sigue ?? []), next].slice(-FLOWS_OPEN_MAX);
}

/** The errand that is taken up now; of bookings the first that came is the next. */
export function sayTakenUp(event: MachineEvent, { sigue = [] }: Left): ReturnType<typeof say>[] {
  if (event.type !== 'flow.ended' || event.upNext === undefined) return [];
  const { upNext } = event;
  const first = goesOnToBooking(event) ? sigue[0] : undefined;
  const again = first?.mas === true && first.servicio === upNext.serviceId;
  return [say({ key: 'ahora_sigue', ...upNext, ...(again ? { again } : {}) })];
}

/** A booking of several that were asked for: behind another one, or asked about for the first time. */
function goesOnToBooking({ machine, next, upNext }: Extract<MachineEvent, { type: 'flow.ended' }>): boolean {
  return next === 'agenda' && (machine === 'agenda' || upNext !== undefined);
}

/** The live appointment whose place another service would take. */
export function replacedBy(event: MachineEvent): Appointment | undefined {
  const id = event.type === 'customer.wants_booking' ? event.enVezDe : undefined;
  return id === undefined ? undefined : event.world.appointments.find((a) => a.id === id);
}

/** It was paid for: what becomes of the money is a person's to say. */
export function replacesPaid(event: MachineEvent): boolean {
  return paidFor(event.world, replacedBy(event)?.orderId) !== undefined;
}

/** Said before its booking begins, or before a person sees to it: nothing was changed. */
export function otherService(event: MachineEvent): readonly ReturnType<typeof say>[] {
  const appointment = replacedBy(event);
  const serviceId = 'detalles' in event ? event.detalles.servicio : undefined;
  if (!appointment || serviceId === undefined) return [];
  const paid = replacesPaid(event) ? { paid: true as const } : {};
  return [say({ key: 'otro_servicio', appointment, serviceId, ...paid })];
}

/** The other service is booked: whether the old one goes is asked now. */
export function isLeftBehind(event: MachineEvent, reemplaza: string | undefined): boolean {
  if (event.type !== 'flow.ended' || event.machine !== 'agenda' || event.next !== undefined) return false;
  return event.outcome === 'reservado' && event.world.appointments.some(({ id }) => id === reemplaza);
}

/** The booking that was left, of several that were asked for. */
export function droppedOf(event: MachineEvent): Next | undefined {
  if (event.type !== 'flow.ended' || event.dropped !== true) return undefined;
  const { servicio, para } = event.left?.detalles ?? {};
  return { ...(servicio === undefined ? {} : { servicio }), ...(para === undefined ? {} : { para }) };
}

/** None waits any more where no booking goes on; where one that waited is left, the others do. */
export function stillWaiting(event: MachineEvent, { sigue }: Left): Next[] | undefined {
  if (event.type !== 'flow.ended') return sigue && [...sigue];
  if (event.machine !== 'agenda' && !goesOnToBooking(event)) return sigue && [...sigue];
  const dropped = event.next === undefined ? droppedOf(event) : undefined;
  if (dropped !== undefined) return without(dropped, sigue);
  const left = event.next === 'agenda' ? sigue?.slice(1) : undefined;
  return left !== undefined && left.length > 0 ? left : undefined;
}

function without({ servicio, para }: Next, sigue: readonly Next[] = []): Next[] | undefined {
  const same = (next: Next) => next.servicio === servicio && isSameGuest(next.para, para);
  const at = sigue.findIndex(same);
  const left = at < 0 ? [...sigue] : sigue.toSpliced(at, 1);
  return left.length > 0 ? left : undefined;
}

/** The last of more than a message may begin tells that nobody has noted the others. */
export function sayWaits(event: MachineEvent, sigue: readonly Next[] = []): ReturnType<typeof say>[] {
  const leavesOut = event.type === 'customer.wants_booking' && event.sobran === true;
  return sayOf('sigue_despues', waitsForBooking(event), {
    ...((sigue.length > 0 || event.world.behindOthers === true) && { then: true }),
    ...(leavesOut && { leavesOut }),
  });
}

/** Its service, or that it is one more of the same; nothing where none waits. */
export function sayOf(
  key: 'sigue_despues' | 'ya_no_sigue' | 'ahora_sigue',
  next: Next | undefined,
  beside: Pick<NextOne, 'then' | 'leavesOut'> = {},
): ReturnType<typeof say>[] {
  if (next === undefined) return [];
  const { servicio, mas, para } = next;
  const of = { ...(servicio === undefined ? {} : { serviceId: servicio }), ...(mas ? { again: true as const } : {}) };
  const who = para === undefined ? {} : { guest: para };
  return [say({ key, ...of, ...who, ...beside })];
}
