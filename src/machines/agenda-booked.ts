import type { Appointment, Order } from '../domain.ts';
import { bookedAppointment } from './agenda-facts.ts';
import { emitAll } from './agenda-setup.ts';
import { say, type MachineEvent } from './kit.ts';
import { givenToBooked } from './meant-for.ts';
import { paidFor } from './orders.ts';

/** What is said and written of a booking that is made; `agenda.ts` says when. */

export const confirmBooked = emitAll((context, event) => {
  const appointment = {
    ...bookedAppointment(context, event.world),
    ...(event.type === 'calendar.written' ? { eventId: event.eventId } : {}),
  };
  return [
    { type: 'appointment.note', appointment },
    ...givenToBooked(appointment, event.world),
    say({ key: 'turno_confirmado', ...withPaid(appointment, event) }),
  ];
});
/** Firm in our store; the calendar is told later (AGENDA-12). */
export const confirmReserved = emitAll((context, event) => {
  const appointment = bookedAppointment(context, event.world);
  return [
    { type: 'createEvent', appointment, background: true },
    ...givenToBooked(appointment, event.world),
    say({ key: 'turno_reservado_detalles_luego', ...withPaid(appointment, event) }),
  ];
});
function withPaid(appointment: Appointment, { world }: MachineEvent): { appointment: Appointment; paid?: Order } {
  const paid = paidFor(world, appointment.orderId);
  return { appointment, ...(paid === undefined ? {} : { paid }) };
}
