import { z } from 'zod';
import {
  isSameGuest,
  sameSlot,
  whenOf,
  type Appointment,
  type Detalles,
  type Emitted,
  type Offer,
  type Slot,
  type World,
} from '../domain.ts';
import { idAt } from './agenda-facts.ts';
import { guestSchema, say, type MachineEvent } from './kit.ts';

/** Which of the customer's own appointments a message speaks of: shared by moving and cancelling. Pure. */

/** The ones that fit the words ("el turno del 12", "el de las 5"); all of them when nothing fits or nothing was said. */
export function fittingAppointments(world: World, detalles: Detalles): readonly Appointment[] {
  const fits = matchingAppointments(world, detalles);
  return fits.length > 0 ? fits : world.appointments;
}

/** The ones that fit the words, if any does. */
export function matchingAppointments(world: World, detalles: Detalles): readonly Appointment[] {
  return world.appointments.filter((a) => {
    const { fecha_deseada: date, hora_especifica: hour } = whenOf(a.slot, world.tenant.timeZone);
    return (
      (detalles.fecha_original === undefined || detalles.fecha_original === date) &&
      (detalles.hora_original === undefined || detalles.hora_original === hour) &&
      (detalles.servicio === undefined || detalles.servicio === a.serviceId) &&
      (detalles.profesional_original ?? a.slot.professionalId) === a.slot.professionalId &&
      // Two at the same hour: whose it is tells them apart.
      (detalles.para === undefined || isSameGuest(detalles.para, a.guest))
    );
  });
}

/** The same of one that is to go: whom it is with tells which one, too, and no other person is wished for. */
export function cancelledInVain(event: MachineEvent): readonly Emitted[] {
  const none = withNone(named(event).profesional, event.world);
  return none.length > 0 ? none : namedInVain(event);
}

function withNone(professionalId: string | undefined, { appointments }: World): readonly Emitted[] {
  if (professionalId === undefined || appointments.length === 0) return [];
  const some = appointments.some(({ slot }) => slot.professionalId === professionalId);
  return some ? [] : [say({ key: 'turno_con_quien_no_esta', professionalId })];
}

/** What is said before another one is spoken of: none is with the person, on the day, for the one or of the service that was named. */
export function namedInVain(event: MachineEvent): readonly Emitted[] {
  const { fecha_original: fecha, para: guest, servicio, profesional_original } = named(event);
  const { world } = event;
  if (world.appointments.length === 0) return [];
  const none = withNone(profesional_original, world);
  if (none.length > 0) return none;
  if (fecha !== undefined && matchingAppointments(world, { fecha_original: fecha }).length === 0)
    return [say({ key: 'turno_no_esta', fecha })];
  const theirs = world.appointments.some((one) => one.guest?.relation === guest?.relation);
  if (guest !== undefined && !theirs) return [say({ key: 'turno_de_otro_no_esta', guest })];
  return servicio === undefined || matchingAppointments(world, { servicio }).length > 0
    ? []
    : [say({ key: 'servicio_no_esta', serviceId: servicio })];
}
/** He has some, and none of those that he speaks of: to the minute it would be that one, whatever he calls it. */
export function isNamedInVain(event: MachineEvent, said: readonly Emitted[] = namedInVain(event)): boolean {
  if (said.length === 0) return false;
  const { fecha_original, hora_original } = named(event);
  if (fecha_original === undefined || hora_original === undefined) return true;
  return matchingAppointments(event.world, { fecha_original, hora_original }).length === 0;
}
/**
 * While one is in question, those that the words mean instead: they name some, and that one is not among them. What is
 * proposed for it may be spoken of, too ("del martes al jueves"): then it is still that one.
 */
export function namedBeside(
  event: MachineEvent,
  current: Pick<Appointment, 'id'> | null,
  proposed?: Slot | null,
): readonly Appointment[] {
  const said = named(event);
  const { fecha_original, hora_original, profesional_original, servicio, para } = said;
  if ((fecha_original ?? hora_original ?? profesional_original ?? servicio ?? para) === undefined) return [];
  if (proposed && isThen(said, proposed, event.world)) return [];
  const fits = matchingAppointments(event.world, said);
  return fits.some(({ id }) => id === current?.id) ? [] : fits;
}

/** The day and the hour that are named are its own. */
function isThen({ fecha_original, hora_original }: Detalles, slot: Slot, { tenant }: World): boolean {
  if (fecha_original === undefined) return false;
  const { fecha_deseada, hora_especifica } = whenOf(slot, tenant.timeZone);
  return fecha_original === fecha_deseada && (hora_original ?? hora_especifica) === hora_especifica;
}

function named(event: MachineEvent): Detalles {
  if (event.type === 'flow.begin') return event.input.appointmentId === undefined ? (event.input.detalles ?? {}) : {};
  const speaksOfOne = event.type === 'customer.wants_cancellation' || event.type === 'customer.wants_reschedule';
  if (event.type === 'customer.rejects') return event.detalles ?? {};
  return speaksOfOne ? event.detalles : {};
}

/** A move or a cancellation behind another errand of its message; what is being written down is as good as done. */
export function waitsToChange(event: MachineEvent): readonly Emitted[] {
  const moves = event.type === 'customer.wants_reschedule';
  if (!moves && event.type !== 'customer.wants_cancellation') return [];
  const { behind, behindOthers, flow = '' } = event.world;
  if (behind === undefined || flow.includes('EJECUTANDO')) return [];
  const [one, ...others] = fittingAppointments(event.world, event.detalles);
  const which = one === undefined || others.length > 0 ? {} : { serviceId: one.serviceId };
  const then = behindOthers === true ? { then: true as const } : {};
  return [say({ key: 'sigue_despues', change: moves ? 'mover' : 'cancelar', ...which, ...then })];
}

/** A list of the customer's own appointments. */
export function appointmentsOffer(world: World, list: readonly Appointment[]): Offer {
  return { id: world.fresh.offer, page: 0, kind: 'cita', ids: list.map((a) => a.id) };
}

/** The live appointment that was picked from this very list. */
export function appointmentAt(
  world: World,
  offer: Offer | null,
  choice: { offer: string; n: number },
): Appointment | undefined {
  const id = idAt(offer, choice.offer, choice.n);
  return world.appointments.find((a) => a.id === id);
}

/** The appointment as the store has it now: another flow, or the calendar's answer, may have changed it. */
export function liveOf(world: World, appointment: { readonly id: string } | null): Appointment | undefined {
  return world.appointments.find((a) => a.id === appointment?.id);
}

/** Cancelled by another flow: not among the live ones, though its time has not come (those that began are not, either). */
export function wasCancelled(world: World, appointment: Pick<Appointment, 'id' | 'slot'>): boolean {
  return liveOf(world, appointment) === undefined && appointment.slot.start > world.at;
}

/** Moved by another flow since it was chosen. */
export function wasMoved(world: World, appointment: Pick<Appointment, 'id' | 'slot'> | null): boolean {
  const live = liveOf(world, appointment);
  return live !== undefined && appointment !== null && !sameSlot(live.slot, appointment.slot);
}

export const appointmentSchema: z.ZodType<Appointment> = z.object({
  id: z.string(),
  tenant: z.string(),
  conversation: z.string(),
  serviceId: z.string(),
  slot: z.object({ start: z.number(), professionalId: z.string(), branchId: z.string() }),
  durationMinutes: z.number(),
  priceMinor: z.number(),
  currency: z.string().exactOptional(),
  customerName: z.string().exactOptional(),
  guest: guestSchema.exactOptional(),
  status: z.enum(['booked', 'cancelled']),
  eventId: z.string().exactOptional(),
  orderId: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  movedLate: z.literal(true).exactOptional(),
  bookedAt: z.number(),
  toldStart: z.string().exactOptional(),
});
