import { appointmentOf, bookedAppointment, hold, release, takeOrder } from './agenda-facts.ts';
import { emitAll, s } from './agenda-setup.ts';
import { sameSlot, slotIn } from './held-hour.ts';
import { say } from './kit.ts';
import { beyondOf } from './slot-list.ts';

/** What the booking flow looks for, holds, books and undoes; `agenda.ts` and the parts of it say when. */

export const search = s.emit(({ context, event }) => ({
  type: 'findSlots',
  query: {
    serviceId: context.detalles.servicio ?? '',
    detalles: context.detalles,
    ...(context.appointmentId === null ? {} : { holder: context.appointmentId }),
    ...beyondOf(context.offer, event),
  },
}));
export const takeHold = emitAll((context, event) => hold(context, event.world));
export const letGo = emitAll((context, event) => release(context, event.world));
/** Another hour than the held one was chosen. */
export const letGoOther = emitAll((context, event) =>
  sameSlot(slotIn(context, event), context.slot) ? [] : release(context, event.world),
);
export const book = emitAll((context, event) => {
  const appointment = appointmentOf(context, event.world);
  return [
    ...takeOrder(context, event.world),
    { type: 'appointment.book', appointment },
    { type: 'createEvent', appointment },
    { type: 'flow.progress' },
  ];
});
/** The event was written after its appointment had been cancelled: it goes, too. */
export const deleteAgain = emitAll((context, event) => [
  {
    type: 'deleteEvent',
    appointment: { ...appointmentOf(context, event.world), status: 'cancelled' },
    background: true,
  },
]);
/** An earlier try whose answer was lost may have been written all the same: it goes. */
export const cancelRefused = emitAll((context, event) => {
  const appointment = bookedAppointment(context, event.world);
  const written = event.type === 'calendar.refused' && event.retried === true;
  return [
    { type: 'appointment.cancel', appointment },
    ...(written ? [{ type: 'deleteEvent', appointment, background: true } as const] : []),
  ];
});
export const sayUndone = emitAll((context, event) => [
  say({ key: 'turno_deshecho', appointment: appointmentOf(context, event.world) }),
]);
export const undoBooking = emitAll((context, event) => {
  const appointment = bookedAppointment(context, event.world);
  return [
    { type: 'appointment.cancel', appointment },
    { type: 'deleteEvent', appointment, background: true },
    say({ key: 'turno_deshecho', appointment }),
  ];
});
