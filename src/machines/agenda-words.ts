import type { Copy } from '../domain.ts';
import { confirmation, type AgendaContext } from './agenda-facts.ts';
import { s } from './agenda-setup.ts';
import { currencyOf } from './agenda-terms.ts';
import { say } from './kit.ts';
import { paymentFailed } from './orders.ts';
import { paymentBefore } from './paid-ahead.ts';
import { serviceQuestion } from './service-list.ts';

/** What the booking flow says; `agenda.ts` and the parts of it say when. */

type Words = (context: AgendaContext) => Copy;
const saying = (words: Words) => s.emit(({ context }) => say(words(context), context.offer ?? undefined));
const plain = (copy: Copy) => s.emit(say(copy));
const service = (context: AgendaContext) => context.detalles.servicio ?? '';

export const sayServices = s.emit(({ context, event }) =>
  say(serviceQuestion(context, event), context.offer ?? undefined),
);
export const sayBranches = saying((c) => ({ key: 'elegir_sucursal', serviceId: service(c), detalles: c.detalles }));
export const sayHours = saying(({ hours, detalles: { fecha_deseada: fecha } }) => ({
  key: 'hora_ambigua',
  hours,
  ...(fecha === undefined ? {} : { fecha }),
}));
export const saySlots = saying((c) => ({
  key: 'ofrecer_turnos',
  serviceId: service(c),
  detalles: c.detalles,
  relaxed: c.relaxed,
}));
export const sayNoSlots = saying((c) => ({ key: 'sin_turnos', serviceId: service(c), detalles: c.detalles }));
export const sayCalendarDown = saying(() => ({ key: 'agenda_caida' }));
export const sayPaymentFailed = s.emit(({ context, event }) =>
  say(paymentFailed(event.world), context.offer ?? undefined),
);
export const sayConfirmation = s.emit(({ context, event }) =>
  say(confirmation(context, event.world), context.offer ?? undefined),
);
export const sayLeft = plain({ key: 'salida' });
export const sayOtherTime = plain({ key: 'pedir_otra_fecha' });
export const sayNoMore = plain({ key: 'no_hay_mas_turnos' });
export const saySearching = plain({ key: 'buscando' });
export const sayBooking = plain({ key: 'reservando' });
export const sayNoneYet = plain({ key: 'sin_turnos_propios' });
export const sayLater = plain({ key: 'reservando', later: true });
export const sayMakingLink = plain({ key: 'generando_link' });
export const sayTaken = plain({ key: 'turno_recien_ocupado' });
export const sayNotWithoutPayment = s.emit(({ context, event }) =>
  say(
    { key: 'sin_pago_no_se_reserva', ...paymentBefore(context, event.world), ...currencyOf(context.terms, undefined) },
    context.offer ?? undefined,
  ),
);
