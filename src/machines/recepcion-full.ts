import type { Copy } from '../domain.ts';
import { fittingAppointments } from './citas.ts';
import { say, type MachineEvent } from './kit.ts';
import { emitAll } from './recepcion-setup.ts';

/**
 * As many errands are open as can be (FLOWS_OPEN_MAX), and one more is asked for. None of those that wait goes for it: it is
 * not begun, and the customer is told which one that is, so that nobody counts on it (CONV-11).
 */
export const noRoom = {
  guard: 'noCabe',
  target: 'conversando',
  actions: emitAll((event) => [say({ key: 'no_caben_mas', ...leftOut(event) })]),
} as const;

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** What is not begun, as it will be spoken of; nothing where no more of it is known than what was said last. */
function leftOut(event: MachineEvent): Omit<Extract<Copy, { key: 'no_caben_mas' }>, 'key'> {
  switch (event.type) {
    case 'customer.wants_booking': {
      const { servicio, para } = event.detalles;
      return {
        ...(servicio && { serviceId: servicio }),
        ...(para && { guest: para }),
        ...(event.mas && { again: true }),
      };
    }
    case 'customer.wants_payment':
      return { change: 'pagar', ...(event.servicio && { serviceId: event.servicio }) };
    case 'customer.wants_reschedule':
    case 'customer.wants_cancellation': {
      const [one, ...others] = fittingAppointments(event.world, event.detalles);
      const which = one === undefined || others.length > 0 ? {} : { serviceId: one.serviceId };
      return { change: event.type === 'customer.wants_reschedule' ? 'mover' : 'cancelar', ...which };
    }
    default:
      return {};
  }
}
