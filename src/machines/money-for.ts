import { whenOf, type Detalles, type Order, type World } from '../domain.ts';
import { bookingOf } from './given-up.ts';

/** What an order's money is for, as people at the desk need to know it: the appointment that it pays, else the hour that it was to keep. Pure. */
export function moneyFor(order: Order, { appointments, tenant }: World): Detalles {
  const { id, paysFor, serviceId, bookingFor } = order;
  const cita = appointments.find((a) => a.orderId === id || a.id === paysFor);
  if (cita !== undefined) return bookingOf(cita, tenant.timeZone);
  if (bookingFor === undefined) return { servicio: serviceId };
  const { slot, guest } = bookingFor;
  return {
    servicio: serviceId,
    profesional: slot.professionalId,
    sucursal: slot.branchId,
    ...whenOf(slot, tenant.timeZone),
    ...(guest === undefined ? {} : { para: guest }),
  };
}
