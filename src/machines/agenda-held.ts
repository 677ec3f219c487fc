import { MINUTE_MS, whenOf, type Appointment, type Detalles, type World } from '../domain.ts';
import { bookedFirst, wished, withoutHour } from './agenda-facts.ts';
import * as m from './agenda-money.ts';
import * as a from './agenda-setup.ts';
import { s } from './agenda-setup.ts';
import { type MachineEvent } from './kit.ts';
import { mergeDetalles } from './told-in-turn.ts';

/**
 * The hour that is held until its link is paid: what is looked at beside it, and what a bare "no" is taken for
 * (AGENDA-16); "that one" of a list, and a second booking of the same day. Transitions of the booking flow; `agenda.ts` says in which state.
 */

/** The list is over: what is held is paid. */
const backToPayment = [s.assign({ offer: null }), a.remindPayment];
/** What else there is, the hour apart: the one that is held stands until another is chosen. */
const otherHours = [
  a.remindPayment,
  s.assign(({ context, event }) => {
    const open = withoutHour(context.detalles);
    return { detalles: event.type === 'customer.wants_booking' ? mergeDetalles(open, wished(context, event)) : open };
  }),
];

/** Asked what else there is while its link is open: the hour stays held, and who pays has it. */
export const lookAround = { guard: 'soloPregunta', target: 'AGENDA_BUSCANDO_TURNOS', actions: otherHours } as const;
export const theHeldOne = { guard: 'esElGuardado', target: 'AGENDA_ESPERANDO_PAGO', actions: backToPayment } as const;
/** Of what else there is nothing is taken: the held one stands. */
export const keepsHeld = { ...theHeldOne, guard: 'hayGuardado' } as const;

/** An earlier link, of this booking or of its service, is paid while it is confirmed: asked again, with nothing left to pay. */
export const paidMeanwhile = {
  guard: 'pagaLoQueConfirma',
  target: 'AGENDA_CONFIRMANDO_TURNO',
  reenter: true,
  actions: [m.sayPaid, m.keepPrice],
} as const;
/** The same while its own link waits: that one is needed no more, and nobody pays twice. */
export const paid = [
  { guard: 'ordenPagada', target: 'pagado' },
  { guard: 'pagaLoQueConfirma', target: 'pagado', actions: [m.dropOrder, m.keepPaid, m.keepPrice] },
] as const;

/** Left and not given up: the link is good as long as it was said. */
export const leftOpen = { target: 'dejado', actions: [a.letGo, m.sayLinkLeft] } as const;

/** Nothing was asked, so a "no" may be to the price, the way of paying or the hour: asked once, and the second one ends it. */
export const refused = [
  { guard: 'yaLoPregunto', target: 'salido', actions: [a.letGo, m.dropOrder, a.sayLeft] },
  { actions: [a.makeOtherDate, a.sayNotWithoutPayment] },
] as const;

/** "Uy no, muy caro": what else there is, with its price, or nothing. */
export const tooDear = {
  guard: 'esPorElPrecio',
  target: 'AGENDA_ELIGIENDO_SERVICIO',
  actions: [a.letGo, a.forgetService],
} as const;

/** "¿Cuánto sale el lifting?", "ese": the service that was just asked about. */
export const thatOne = [
  { guard: 'hablaDeUno', target: 'triage', actions: [a.keepAbout, a.progress] },
  { actions: a.sayServices },
] as const;

/**
 * Two services, the first of them booked: the other is looked for behind it, on its day, where neither another day nor an
 * hour was said. Who asks for both at once comes once.
 */
const behindTheFirst = s.assign(({ context: { detalles }, event }) => ({ detalles: behind(event, detalles) }));
export const searchOn = { target: 'AGENDA_BUSCANDO_TURNOS', actions: behindTheFirst } as const;
/** "…el mismo día", of two whose day was told of neither: the day and the place that the first one has got. */
export const onThatDay = { guard: 'esElMismoDia', target: 'triage', actions: behindTheFirst } as const;

function behind(event: MachineEvent, wished: Detalles): Detalles {
  const first = bookedFirst(event);
  if (first === undefined) return wished;
  const wish = wished.respecto?.mismo_dia === true ? onDayOf(first, wished, event.world) : wished;
  // Somebody else may come at the same hour.
  if (first.guest !== undefined || wish.para !== undefined) return wish;
  const end = first.slot.start + first.durationMinutes * MINUTE_MS;
  const then = whenOf({ start: end }, event.world.tenant.timeZone);
  const day = wish.fecha_deseada ?? wish.fecha_desde ?? wish.fecha_hasta ?? then.fecha_deseada;
  const hour = wish.hora_especifica ?? wish.hora_desde ?? wish.hora_hasta ?? wish.preferencia_horaria;
  const limits = wish.restricciones_temporales ?? [];
  if (day !== then.fecha_deseada || hour !== undefined || limits.length > 0) return wish;
  return { ...wish, fecha_deseada: then.fecha_deseada, hora_desde: then.hora_especifica };
}

function onDayOf({ slot }: Appointment, wished: Detalles, { tenant }: World): Detalles {
  const { respecto: _settled, ...wish } = wished;
  const { fecha_deseada } = whenOf(slot, tenant.timeZone);
  const { branchIds = [] } = tenant.services.find(({ id }) => id === wish.servicio) ?? {};
  const there = branchIds.includes(slot.branchId) ? { sucursal: slot.branchId } : {};
  return { fecha_deseada, ...there, ...wish };
}
