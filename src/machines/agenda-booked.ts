import type { Appointment, Emitted, Order, World } from '../domain.ts';
import { bookedAppointment, type AgendaContext } from './agenda-facts.ts';
import { emitAll } from './agenda-setup.ts';
import { say, type MachineEvent } from './kit.ts';
import { givenToBooked } from './meant-for.ts';
import { paidFor } from './orders.ts';
import { ownMoney } from './paid-ahead.ts';

/** What is said and written of a booking that is made; `agenda.ts` says when. */

export const confirmBooked = emitAll((context, event) => {
  const { appointment, put } = withMoney(context, event.world, {
    ...bookedAppointment(context, event.world),
    ...(event.type === 'calendar.written' ? { eventId: event.eventId } : {}),
  });
  return [
    ...put,
    { type: 'appointment.note', appointment },
    ...givenToBooked(appointment, event.world),
    say({ key: 'turno_confirmado', ...withPaid(appointment, event) }),
  ];
});
/** Firm in our store; the calendar is told later (AGENDA-12). */
export const confirmReserved = emitAll((context, event) => {
  const booked = bookedAppointment(context, event.world);
  const { appointment, put } = withMoney(context, event.world, booked);
  const noted: Emitted[] = appointment === booked ? [] : [{ type: 'appointment.note', appointment }];
  return [
    ...put,
    ...noted,
    { type: 'createEvent', appointment, background: true },
    ...givenToBooked(appointment, event.world),
    say({ key: 'turno_reservado_detalles_luego', ...withPaid(appointment, event) }),
  ];
});
/** Booked without its own link, which was paid in the seconds that the calendar took: that is its money. */
function withMoney(
  context: AgendaContext,
  world: World,
  booked: Appointment,
): { appointment: Appointment; put: Emitted[] } {
  const order = ownMoney(context, world);
  if (booked.orderId !== undefined || order === undefined) return { appointment: booked, put: [] };
  const { dropped, ...kept } = order;
  const put: Emitted[] = dropped === undefined ? [] : [{ type: 'order.put', order: kept }];
  return { appointment: { ...booked, orderId: order.id }, put };
}

function withPaid(appointment: Appointment, { world }: MachineEvent): { appointment: Appointment; paid?: Order } {
  const paid = paidFor(world, appointment.orderId);
  return { appointment, ...(paid === undefined ? {} : { paid }) };
}
