import type { Appointment, World, Write } from '../domain.ts';
import type { WorldBefore } from './live.ts';
import type { SharedContext } from './frame.ts';

/** Later events of the same turn see what earlier ones wrote. Pure. */
export function applyWrite(world: WorldBefore, write: Write): WorldBefore {
  switch (write.type) {
    case 'appointment.book':
    case 'appointment.move':
    case 'appointment.note':
      return { ...world, appointments: [...without(world, write.appointment), write.appointment].sort(bySoonest) };
    case 'appointment.cancel':
      return { ...world, appointments: without(world, write.appointment) };
    case 'order.put': {
      const orders = world.orders.filter((o) => o.id !== write.order.id);
      return { ...world, orders: [...orders, write.order].sort((a, b) => a.createdAt - b.createdAt) };
    }
    case 'contact.learn':
      return { ...world, contact: { ...world.contact, [write.field]: write.value } };
    case 'slot.hold':
    case 'slot.release':
    case 'timer.set':
    case 'timer.cancel':
      return world;
  }
}

function without(world: WorldBefore, appointment: Appointment): Appointment[] {
  return world.appointments.filter((a) => a.id !== appointment.id);
}

function bySoonest(a: Appointment, b: Appointment): number {
  return a.slot.start - b.slot.start;
}

/** The service that the top flow, or reception, is talking about, and what was booked last; `context` is that machine's, `at` now (epoch ms). */
export function aboutOf(context: SharedContext, at: number): Pick<World, 'about' | 'usual'> {
  const { item, detalles, cita, hablado, ultima } = context;
  const moved = typeof cita === 'object' ? cita?.serviceId : undefined;
  const asked = hablado && hablado.hasta > at ? hablado.servicio : undefined;
  const about = item?.serviceId ?? detalles?.servicio ?? moved ?? asked;
  return { ...(about === undefined ? {} : { about }), ...(ultima?.fue === undefined ? {} : { usual: ultima.fue }) };
}
