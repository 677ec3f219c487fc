import { DAY_MS, HOLD_MS } from '../domain.ts';
import { becoming } from './changed-service.ts';
import { liveOf } from './citas.ts';
import { say } from './kit.ts';
import { movedTo } from './notice.ts';
import { withPlace } from './moved-wish.ts';
import { emitAll } from './reprogramacion-setup.ts';
import { beyondOf } from './slot-list.ts';

/** What is looked for, held, moved and put right; `reprogramacion.ts` says when, and only it imports this. */

/** Longer than any try of the calendar can take: the new time is not lost while its event is being moved. */
const MOVING_MS = DAY_MS;

export const search = emitAll(({ cita, detalles, offer }, event) =>
  cita
    ? [
        {
          type: 'findSlots',
          query: {
            serviceId: detalles.servicio ?? cita.serviceId,
            detalles: withPlace(detalles, cita, event.world),
            moving: cita.id,
            // As another service it may stay where it is.
            ...(detalles.servicio === undefined && { movingFrom: cita.slot }),
            ...(detalles.profesional === undefined && { samePerson: 'preferred' as const }),
            ...beyondOf(offer, event),
          },
        },
      ]
    : [],
);
export const takeHold = emitAll((context, { world }) => {
  const [cita, slot] = [becoming(context.cita, context), context.slot];
  return cita && slot
    ? [
        {
          type: 'slot.hold',
          slot,
          durationMinutes: cita.durationMinutes,
          appointmentId: cita.id,
          until: world.at + HOLD_MS,
        },
      ]
    : [];
});
export const letGo = emitAll((context) => {
  const [cita, { slot, held }] = [becoming(context.cita, context), context];
  return held && cita && slot
    ? [{ type: 'slot.release', slot, durationMinutes: cita.durationMinutes, appointmentId: cita.id }]
    : [];
});
/** The calendar goes first; the new time stays ours meanwhile, the old one stays booked. */
export const moveEvent = emitAll((context, { world }) => {
  const [cita, slot] = [becoming(context.cita, context), context.slot];
  if (!cita || !slot) return [];
  const { durationMinutes, id: appointmentId } = cita;
  return [
    { type: 'slot.hold', slot, durationMinutes, appointmentId, until: world.at + MOVING_MS },
    { type: 'moveEvent', appointment: { ...cita, slot }, from: cita.slot },
    { type: 'flow.progress' },
  ];
});
/** Claims and record swap in one commit, with the same event id (AGENDA-6, must-hold 49). */
export const moved = emitAll((context, { world }) => {
  const cita = liveOf(world, context.cita) ?? context.cita;
  if (!cita || !context.slot) return [];
  const appointment = movedTo(context.slot, becoming(cita, context), world);
  const longer = appointment.durationMinutes === cita.durationMinutes ? {} : { fromMinutes: cita.durationMinutes };
  return [
    { type: 'appointment.move', appointment, from: cita.slot, ...longer },
    say({ key: 'turno_reprogramado', appointment, from: cita.slot }),
  ];
});
/** Nobody knows where the event stands by now: it comes back to where the appointment is. */
export const putRight = emitAll(({ cita, slot }, { world }) =>
  cita && slot
    ? [{ type: 'createEvent', appointment: liveOf(world, cita) ?? cita, background: true, maybeAt: slot }]
    : [],
);
/** The event was moved after its appointment had been cancelled: it goes, too, from where it was moved to. */
export const deleteAgain = emitAll(({ cita, slot }) =>
  cita
    ? [
        {
          type: 'deleteEvent',
          appointment: { ...cita, slot: slot ?? cita.slot, status: 'cancelled' },
          background: true,
        },
      ]
    : [],
);
