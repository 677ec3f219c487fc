import { wished, withoutHour } from './agenda-facts.ts';
import * as m from './agenda-money.ts';
import * as d from './agenda-deeds.ts';
import * as w from './agenda-words.ts';
import * as a from './agenda-setup.ts';
import { s } from './agenda-setup.ts';
import { behindFirst } from './behind-first.ts';
import { mergeDetalles } from './told-in-turn.ts';

/**
 * The hour that is held until its link is paid: what is looked at beside it, and what a bare "no" is taken for
 * (AGENDA-16); "that one" of a list, and a second booking of the same day. Transitions of the booking flow; `agenda.ts` says in which state.
 */

/** The list is over: what is held is paid. */
const backToPayment = [s.assign({ offer: null }), m.remindPayment];
/** What else there is, the hour apart: the one that is held stands until another is chosen. */
const otherHours = [
  m.remindPayment,
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

/** Paid by an earlier link: its own is needed no more, and said so. */
const byAhead = { guard: 'pagaLoQueConfirma', actions: [m.dropUnpaid, m.keepPaid, m.keepPrice] } as const;
/** The same by the link of an hour that was left, which is not booked by it. */
const byOlder = { guard: 'pagaConElAnterior', actions: [m.dropUnpaid, m.keepChanged, m.keepPrice] } as const;

/** An earlier link, of this booking or of its service, is paid while it is confirmed: asked again, with nothing left to pay. */
export const paidMeanwhile = ([byAhead, byOlder] as const).map(
  ({ guard, actions }) =>
    ({ guard, target: 'AGENDA_CONFIRMANDO_TURNO', reenter: true, actions: [...actions, m.sayPaid] }) as const,
);
/** The same while its own link waits: that one is needed no more, and nobody pays twice. */
export const paid = [
  { guard: 'ordenPagada', target: 'pagado' },
  { ...byAhead, target: 'pagado' },
  { ...byOlder, target: 'pagado' },
] as const;
/** Paid by its link, or by that of an hour that was left, while another hour is looked for: the money goes with the booking. */
export const paidElsewhere = [
  { guard: 'ordenPagada', actions: m.sayPaidNotBooked },
  { ...byOlder, actions: [...byOlder.actions, m.sayPaidNotBooked] },
] as const;

/** Left and not given up: the link is good as long as it was said. */
export const leftOpen = { target: 'dejado', actions: [d.letGo, m.sayLinkLeft] } as const;

/** Nothing was asked, so a "no" may be to the price, the way of paying or the hour: asked once, and the second one ends it. */
export const refused = [
  { guard: 'yaLoPregunto', target: 'dejado', actions: [d.letGo, m.dropOrder, w.sayLeft] },
  { guard: 'hayPago', actions: [a.makeOtherDate, m.sayPartLeft] },
  { actions: [a.makeOtherDate, w.sayNotWithoutPayment] },
] as const;

/** "Uy no, muy caro": what else there is, with its price, or nothing. */
export const tooDear = {
  guard: 'esPorElPrecio',
  target: 'AGENDA_ELIGIENDO_SERVICIO',
  actions: [d.letGo, a.forgetService],
} as const;

/** "¿Cuánto sale el lifting?", "ese": the service that was just asked about. */
export const thatOne = [
  { guard: 'hablaDeUno', target: 'triage', actions: [a.keepAbout, a.progress] },
  { actions: w.sayServices },
] as const;

/**
 * Two services, the first of them booked: the other is looked for behind it, on its day, where neither another day nor an
 * hour was said. Who asks for both at once comes once.
 */
const behindTheFirst = s.assign(({ context: { detalles }, event }) => ({ detalles: behindFirst(event, detalles) }));
export const searchOn = { target: 'AGENDA_BUSCANDO_TURNOS', actions: behindTheFirst } as const;
/** "…el mismo día", "y otra para mi hijo", and the first has gone to another day since: the day and the place that it has got. */
export const onThatDay = {
  guard: 'vaConElPrimero',
  target: 'triage',
  actions: [d.letGo, behindTheFirst, a.forgetSlot],
} as const;
