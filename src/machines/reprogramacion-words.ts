import { becoming } from './changed-service.ts';
import { namedInVain } from './citas.ts';
import { say } from './kit.ts';
import { tooLateFor } from './notice.ts';
import { ownAt } from './own-time.ts';
import { emitAll, plain, s, saying } from './reprogramacion-setup.ts';

/** What is said while an appointment is moved; `reprogramacion.ts` says when, and only it imports this. */

export const sayNone = emitAll((_context, event) => namedInVain(event));
export const sayList = s.emit(({ context }) => say({ key: 'elegir_cita_mover' }, context.offer ?? undefined));
export const saySlots = saying((c, moving) => ({
  key: 'ofrecer_turnos',
  serviceId: becoming(moving, c).serviceId,
  detalles: c.detalles,
  relaxed: c.relaxed,
  moving,
}));
export const sayHours = saying(({ hours, detalles: { fecha_deseada: fecha } }) => ({
  key: 'hora_ambigua',
  hours,
  ...(fecha === undefined ? {} : { fecha }),
}));
export const sayNoSlots = saying((c, cita) => ({
  key: 'sin_turnos',
  serviceId: becoming(cita, c).serviceId,
  detalles: c.detalles,
}));
export const sayCalendarDown = saying(() => ({ key: 'agenda_caida' }));
export const sayQuestion = saying((c, appointment, world) => {
  const to = c.slot ?? appointment.slot;
  const one = becoming(appointment, c);
  const becomes = one === appointment ? {} : { becomes: { serviceId: one.serviceId, priceMinor: one.priceMinor } };
  return { key: 'confirmar_reprogramacion', appointment, to, ...becomes, ...ownAt({ ...one, slot: to }, world) };
});
export const sayStays = emitAll((context) =>
  context.cita ? [say({ key: 'turno_sigue', appointment: context.cita })] : [],
);
export const sayFailed = saying((_c, appointment) => ({ key: 'reprogramacion_fallida', appointment }));
export const sayPast = s.emit(({ context, event }) =>
  say({ key: tooLateFor(context.slot, event.world) ?? 'turno_ya_paso' }),
);
export const sayBegun = emitAll(({ cita }) => (cita ? [say({ key: 'turno_ya_empezo', appointment: cita })] : []));
/** Without buttons: a person sees to it. */
export const sayMoney = emitAll(({ cita, detalles }) =>
  cita
    ? [say({ key: 'otro_servicio', appointment: cita, serviceId: detalles.servicio ?? cita.serviceId, paid: true })]
    : [],
);
export const sayLeft = plain({ key: 'salida' });
/** Without buttons: a person goes on with it. */
export const sayLost = emitAll(({ cita }) => (cita ? [say({ key: 'reprogramacion_fallida', appointment: cita })] : []));
export const sayMoving = plain({ key: 'reservando', moves: true });
export const sayLater = plain({ key: 'reservando', moves: true, later: true });
export const sayOtherTime = plain({ key: 'pedir_otra_fecha' });
export const sayNoMore = plain({ key: 'no_hay_mas_turnos' });
