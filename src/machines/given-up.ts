import {
  copiesOf,
  spokenOfIn,
  toldDeeds,
  whenOf,
  type Appointment,
  type Detalles,
  type Effect,
  type Handoff,
  type Order,
  type World,
} from '../domain.ts';
import type { MachineEvent } from './kit.ts';

/** A call that was given up, as people at the desk need to know it. Pure. */
export function handoffOf(call: Effect, world: World): Handoff {
  const { name } = world.contact;
  return {
    reason: 'call_given_up',
    call: call.type,
    ...(name === undefined ? {} : { customerName: name }),
    ...aboutOf(call, world),
  };
}

/** Of whose money it was said that people see to it, and the note of it is what was given up: there is nobody else to tell. */
export function unheardOf(event: MachineEvent): Order | undefined {
  if (event.type !== 'call.given_up' || event.call.type !== 'openHandoff') return undefined;
  return event.call.handoff.order;
}

function aboutOf(call: Effect, world: World): Partial<Handoff> {
  switch (call.type) {
    case 'createEvent':
    case 'moveEvent':
    case 'deleteEvent':
      return { detalles: bookingOf(call.appointment, world.tenant.timeZone) };
    case 'refund':
      return { order: call.order, paymentId: call.paymentId };
    case 'createLink':
      return { order: call.order };
    case 'fetchPayment':
      return { paymentId: call.paymentId };
    case 'sendMessage':
      return wordsOf(call, world.tenant.timeZone);
    case 'findSlots':
    case 'openHandoff':
      return {};
  }
}

/** Which one, in the words of a wish. */
export function bookingOf({ serviceId, slot, guest }: Appointment, timeZone: string): Detalles {
  return {
    servicio: serviceId,
    profesional: slot.professionalId,
    sucursal: slot.branchId,
    ...whenOf(slot, timeZone),
    ...(guest === undefined ? {} : { para: guest }),
  };
}

/** What the words told, that did not arrive. Where they are long gone, compaction has left none. */
function wordsOf(call: Effect, timeZone: string): Partial<Handoff> {
  const told = toldDeeds(call).at(-1);
  const order = copiesOf(call)
    .flatMap((copy) => spokenOfIn(copy).order ?? [])
    .at(-1);
  return {
    ...(told && { unsaid: told.deed, detalles: bookingOf(told.appointment, timeZone) }),
    ...(order && { order }),
  };
}
