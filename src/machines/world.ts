import { byAge, whenOf, type Appointment, type Detalles, type World, type Write } from '../domain.ts';
import type { Stack, WorldBefore } from './live.ts';
import { contextOf, type LiveFrame, type SharedContext } from './frame.ts';

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
      return { ...world, orders: [...orders, write.order].sort(byAge) };
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

/** What a flow knows of its errand: the wish, the hour that was chosen, and the appointment that it changes. */
export function wishOf({ world: { tenant } }: Stack, frame: LiveFrame | undefined): Detalles | undefined {
  const { item, detalles, slot, cita } = contextOf(frame);
  const own = typeof cita === 'object' && cita !== null ? cita : undefined;
  const was = own && whenOf(own.slot, tenant.timeZone);
  const wish: Detalles = {
    ...(item ? { servicio: item.serviceId } : {}),
    ...(own && { servicio: own.serviceId }),
    ...(was && { fecha_original: was.fecha_deseada, hora_original: was.hora_especifica }),
    ...detalles,
    ...(slot && { ...whenOf(slot, tenant.timeZone), profesional: slot.professionalId, sucursal: slot.branchId }),
  };
  return Object.keys(wish).length === 0 ? undefined : wish;
}
