import { z } from 'zod';
import {
  HOLD_MS,
  granuleKeys,
  isSameGuest,
  pageOf,
  startText,
  isUnpaid,
  type Appointment,
  type Copy,
  type Detalles,
  type Draft,
  type Emitted,
  type Offer,
  type Order,
  type Service,
  type Slot,
  type World,
} from '../domain.ts';
import { guestOf } from './agenda-fields.ts';
import { currencyOf, termsOf, termsSchema, termsToday } from './agenda-terms.ts';
import {
  detallesSchema,
  offerSchema,
  options,
  sameWishes,
  serviceOf,
  slotSchema,
  type FlowOutput,
  type MachineEvent,
} from './kit.ts';
import { mergeDetalles } from './told-in-turn.ts';
import { likeLastTime } from './errands-left.ts';
import { likeIt, ownAt } from './own-time.ts';
import { attemptOn, isPayable, keepsTime } from './orders.ts';
import { amountDue, needsPayment, openAhead, ownMoney, paidOrder, paymentBefore } from './paid-ahead.ts';

/** Facts and small decisions of the booking flow; `agenda.ts` says when each is used. Pure. Long because it is a list of them. */

const fieldSchema = z.enum(['name', 'email', 'nationalId']);
export const agendaContext = z.object({
  detalles: detallesSchema,
  offer: offerSchema.nullable(),
  slot: slotSchema.nullable(),
  /** True while our store holds `slot` for this flow. */
  held: z.boolean(),
  appointmentId: z.string().nullable(),
  orderId: z.string().nullable(),
  field: fieldSchema.nullable(),
  /** Told when they were asked for, of this hour: "atrás" asks for the last of them again. */
  answered: z.array(fieldSchema).optional(),
  customerName: z.string().nullable(),
  hours: z.array(z.string()),
  /** The shown slots are the nearest ones, not what was asked for. */
  relaxed: z.boolean(),
  /** The rows that were seen when the hour was chosen. */
  shown: z.array(slotSchema).optional(),
  /** What `slot` was asked and held at; absent before. */
  terms: termsSchema.optional(),
  /** A cancel heard after the point of no return: undone when the answer is in. */
  undo: z.boolean(),
  /** Offered as free, and found taken: offered once more, the hour is given up. */
  ocupado: slotSchema.optional(),
  /** Another hour was wished for while it was being booked. */
  luego: detallesSchema.optional(),
  /** Begun by late money below what the customer is asked: told when it is done, and nothing above goes on by it. */
  debajo: z.literal(true).optional(),
  /** Paid, and its hour could not be had. */
  perdida: z.literal(true).optional(),
  /** It is to be paid first, and no more links are made today. */
  sinLinks: z.literal(true).optional(),
  outcome: z.enum(['reservado', 'salido', 'derivado', 'pago_sin_turno', 'sin_cambios']),
});
export type AgendaContext = z.infer<typeof agendaContext>;

export const emptyAgenda: AgendaContext = {
  detalles: {},
  offer: null,
  slot: null,
  held: false,
  appointmentId: null,
  orderId: null,
  field: null,
  customerName: null,
  hours: [],
  relaxed: false,
  undo: false,
  outcome: 'sin_cambios',
};

/** How the flow left, and with which order and appointment. */
export function outputOf(context: AgendaContext): FlowOutput {
  const { outcome, orderId, appointmentId, detalles, slot, debajo, perdida, sinLinks, luego } = context;
  const left = outcome === 'salido' ? { left: { detalles, ...(slot === null ? {} : { slot }) } } : {};
  return {
    outcome,
    ...(orderId === null ? {} : { orderId }),
    ...(appointmentId === null ? {} : { appointmentId }),
    ...(debajo === undefined ? {} : { beneath: debajo }),
    ...(perdida === undefined ? {} : { lost: perdida }),
    ...(sinLinks === undefined ? {} : { noLinks: sinLinks }),
    ...(luego === undefined ? {} : { luego }),
    ...left,
  };
}

/** It is this one, of several that were asked for, that is not wanted any more. */
export function isDropped({ servicio, para }: Detalles, event: MachineEvent): boolean {
  if (event.type !== 'customer.drops') return false;
  const theirs = event.para === undefined || isSameGuest(event.para, para);
  return theirs && (event.servicio ?? servicio) === servicio;
}

/** The catalogue's service that is wished for. */
export function chosenService(context: AgendaContext, world: World): Service | undefined {
  return serviceOf(world, context.detalles.servicio);
}

/** Asked for one that this business does not sell. */
export function isUnsold(event: MachineEvent): boolean {
  const begun = event.type === 'flow.begin' && event.input.ajeno === true;
  return begun || (event.type === 'customer.wants_booking' && event.ajeno === true);
}

/** What is wished, of the service that was asked about while one was to be chosen, unless another is named. */
export function wished(
  { detalles: known }: Pick<AgendaContext, 'detalles'>,
  { detalles, ajeno, otroServicio, comoSiempre, world }: Extract<MachineEvent, { type: 'customer.wants_booking' }>,
): Detalles {
  const none = known.servicio === undefined && ajeno !== true && otroServicio !== true;
  if (none && comoSiempre === true)
    return { ...likeLastTime(world, { ...(known.para && { para: known.para }), ...detalles }), ...detalles };
  const asked = none && detalles.servicios === undefined ? world.about : undefined;
  return asked === undefined ? detalles : { servicio: asked, ...detalles };
}

/** Services that fit what is already known of their kind, of professional and branch. */
export function offeredServices(context: AgendaContext, world: World): Service[] {
  const { profesional, sucursal, servicios } = context.detalles;
  const performer = world.tenant.professionals.find((p) => p.id === profesional);
  const fits = world.tenant.services.filter(
    (s) =>
      (!performer || performer.serviceIds.includes(s.id)) &&
      (sucursal === undefined || s.branchIds.includes(sucursal)) &&
      (servicios?.includes(s.id) ?? true),
  );
  return fits.length > 0 ? fits : [...world.tenant.services];
}

/** What stays known where this is wished: of another service that several are called by, not the one that it was. */
export function stillKnown(
  { detalles }: Pick<AgendaContext, 'detalles'>,
  event: Extract<MachineEvent, { type: 'customer.wants_booking' }>,
): Detalles {
  if (event.otroServicio !== true) return detalles;
  const { servicio: _service, servicios: _kind, profesional: _performer, ...others } = detalles;
  return others;
}

/** The same again, and nothing new. */
export function wishesTheSame(context: AgendaContext, event: MachineEvent): boolean {
  if (event.type !== 'customer.wants_booking') return false;
  return sameWishes(mergeDetalles(stillKnown(context, event), wished(context, event)), context.detalles);
}

/** The commit found a granule of the chosen slot, as it was asked or as it is now, to be somebody else's (AGENDA-5). */
export function isTaken(context: AgendaContext, world: World): boolean {
  const lengths = [termsOf(context, world), termsToday(context, world)].map((terms) => terms?.durationMinutes ?? 0);
  if (!context.slot) return false;
  return granuleKeys(context.slot, Math.max(...lengths)).some((key) => world.taken.includes(key));
}

/** The order of this flow, once another service than its own is booked. */
export function otherOrder({ orderId, detalles }: AgendaContext, world: World): Order | undefined {
  const order = world.orders.find((o) => o.id === orderId);
  return detalles.servicio === undefined || order?.serviceId === detalles.servicio ? undefined : order;
}

/** What a confirmation speaks of, as it was asked. Throws without slot or service: the machine asks for both before. */
export function draftOf(context: AgendaContext, world: World): Draft {
  const { servicio: serviceId } = context.detalles;
  if (!context.slot || serviceId === undefined) throw new Error('a draft needs a service and a slot');
  // Left by older code, of a service that has gone since: it is spoken of, and never booked.
  const terms = termsOf(context, world);
  const { durationMinutes, priceMinor } = terms ?? { durationMinutes: 0, priceMinor: 0 };
  const guest = guestOf(context);
  return {
    serviceId,
    slot: context.slot,
    durationMinutes,
    priceMinor,
    ...currencyOf(terms, paidOrder(context, world)),
    ...(guest === undefined ? {} : { guest }),
  };
}

/** The appointment that this flow books, or has booked. */
export function appointmentOf(context: AgendaContext, world: World): Appointment {
  const draft = draftOf(context, world);
  const name = draft.guest?.name ?? context.customerName ?? world.contact.name;
  const order = ownMoney(context, world);
  return {
    ...draft,
    id: context.appointmentId ?? world.fresh.appointment,
    tenant: world.tenant.id,
    conversation: world.conversation,
    status: 'booked',
    bookedAt: world.at,
    toldStart: startText(draft.slot, world.tenant.timeZone),
    ...(name === undefined ? {} : { customerName: name }),
    ...(order === undefined ? {} : { orderId: order.id }),
  };
}

/** The appointment as the store has it: what was just booked, or what an answer speaks of. */
export function bookedAppointment(context: AgendaContext, world: World): Appointment {
  return world.appointments.find((a) => a.id === context.appointmentId) ?? appointmentOf(context, world);
}

/** Holds the chosen slot until an instant, epoch ms. */
export function holdUntil(context: AgendaContext, world: World, until: number): Emitted[] {
  const { slot, durationMinutes } = draftOf(context, world);
  return [
    {
      type: 'slot.hold',
      slot,
      durationMinutes,
      appointmentId: context.appointmentId ?? world.fresh.appointment,
      until,
    },
  ];
}

/** A choice holds its slot for HOLD_MS. */
export function hold(context: AgendaContext, world: World): Emitted[] {
  return holdUntil(context, world, world.at + HOLD_MS);
}

/** Gives back what this flow holds, for as long as it was held; nothing when it holds nothing. */
export function release(context: AgendaContext, world: World): Emitted[] {
  if (!context.held || !context.slot || context.appointmentId === null) return [];
  const { slot, durationMinutes } = draftOf(context, world);
  return [{ type: 'slot.release', slot, durationMinutes, appointmentId: context.appointmentId }];
}

/** A new order for the booking, or the next attempt on the one that is open; what it pays for is kept until its start only. */
export function orderFor(context: AgendaContext, world: World): Order {
  const known = world.orders.find((o) => o.id === context.orderId && isPayable(o, world)) ?? openAhead(context, world);
  const { serviceId } = draftOf(context, world);
  const bookingFor = bookingOf(context, world);
  const { currency } = bookingFor.terms ?? {};
  const attempt = attemptOn(known, world, currency);
  const expiresAt = Math.min(attempt.expiresAt, bookingFor.slot.start);
  return { ...attempt, expiresAt, serviceId, amountMinor: amountDue(context, world), bookingFor };
}

function bookingOf(context: AgendaContext, world: World): NonNullable<Order['bookingFor']> {
  const { slot, guest } = draftOf(context, world);
  const appointmentId = context.appointmentId ?? world.fresh.appointment;
  const terms = termsOf(context, world);
  return { slot, appointmentId, ...(guest === undefined ? {} : { guest }), ...(terms === undefined ? {} : { terms }) };
}

/** What was paid ahead, or for an hour that was left, is this booking's money from now on, and no other one's. */
export function takeOrder(context: AgendaContext, world: World): Emitted[] {
  const order = paidOrder(context, world);
  const bookingFor = bookingOf(context, world);
  if (order === undefined) return [];
  const { free, freeSince: _, ...taken } = order;
  if (free === undefined && order.bookingFor?.appointmentId === bookingFor.appointmentId) return [];
  return [{ type: 'order.put', order: { ...taken, bookingFor } }];
}

/** This flow's order was not paid in its time. What its provider has said of it stands (PAGOS-4). */
export function isOverdue(context: AgendaContext, world: World): boolean {
  const order = world.orders.find((o) => o.id === context.orderId);
  return order !== undefined && order.expiresAt <= world.at && isUnpaid(order);
}

/** One timer for all orders: due when the first of those is over that something ends with; none where nothing does. */
export function orderTimer(orders: readonly Order[], world: Pick<World, 'at'>): Emitted[] {
  const open = [...new Map(orders.map((o) => [o.id, o])).values()].filter((o) => keepsTime(o, world));
  if (open.length === 0) return [];
  return [{ type: 'timer.set', kind: 'orden', dueAt: Math.min(...open.map((o) => o.expiresAt)) }];
}

/** The question before the point of no return: with the payment where one comes first, and with what is paid of it. */
export function confirmation(context: AgendaContext, world: World): Copy {
  const draft = draftOf(context, world);
  const own = ownAt(draft, world);
  if (needsPayment(context, world)) return { key: 'pagar_antes', draft, ...paymentBefore(context, world), ...own };
  const order = ownMoney(context, world);
  const alike = own.own === undefined && context.detalles.por_confirmar === true ? likeIt(draft, world) : {};
  return { key: 'confirmar_turno', draft, ...(order === undefined ? {} : { paid: order }), ...own, ...alike };
}

/** One of the two hours that were asked about; a row of another list is no hour (must-hold 18). */
export function hourAt(
  { offer, hours }: { readonly offer: Offer | null; readonly hours: readonly string[] },
  id: string,
  n: number,
): string | undefined {
  return offer?.kind === 'opcion' && offer.id === id ? hours[n - 1] : undefined;
}

/** After a "no" the hour is free again, the day stays wished for; what was refused is what comes next is measured by. */
export function withoutHour(detalles: Detalles): Detalles {
  const { hora_especifica, hora_candidatas: _c, ...rest } = detalles;
  return hora_especifica === undefined ? rest : { ...rest, hora_descartada: hora_especifica };
}

/** "¿Confirma?" behind a list of hours. */
export function yesNo(before: Offer | null, world: World): { offer: Offer; shown?: Slot[] } {
  return { offer: options(world, 'si', 'no'), ...rowsSeen(before) };
}

/** Behind a list of hours the rows that were seen stay known, as "no, la primera" is one of them. */
export function rowsSeen(before: Offer | null): { shown?: Slot[] } {
  if (before?.kind !== 'turno') return {};
  const { first, last } = pageOf(before);
  return { shown: before.slots.slice(first - 1, last) };
}

/** As `slotAt`, of a list of services. */
export function serviceAt(offer: Offer | null, id: string, n: number): string | undefined {
  return offer?.kind === 'servicio' && offer.id === id ? offer.services[n - 1]?.id : undefined;
}

/** As `slotAt`, of a list of branches, professionals, categories or appointments. */
export function idAt(offer: Offer | null, id: string, n: number): string | undefined {
  return offer && offer.id === id && 'ids' in offer ? offer.ids[n - 1] : undefined;
}

/** The draft of a booking whose order was paid after its flow had gone (AGENDA-16). */
export function paidDraft(order: Order): Partial<AgendaContext> {
  const booking = order.bookingFor;
  if (!booking) return {};
  return {
    detalles: {
      servicio: order.serviceId,
      sucursal: booking.slot.branchId,
      profesional: booking.slot.professionalId,
      ...(booking.guest === undefined ? {} : { para: booking.guest }),
    },
    slot: booking.slot,
    terms: booking.terms,
    appointmentId: booking.appointmentId,
    orderId: order.id,
  };
}

/** The first of several bookings of one message, as it was made just now. */
export function bookedFirst(event: MachineEvent): Appointment | undefined {
  if (event.type !== 'flow.ended' || event.beneath === true) return undefined;
  const booked = event.outcome === 'reservado' ? event.appointmentId : undefined;
  return event.world.appointments.find(({ id }) => id === booked);
}
