import { DAY_MS, LIST_FRESH_MS, granuleKeys, offerLength, optionEvent, pageOf, whenOf } from '../domain.ts';
import type {
  AnswerEvent,
  Appointment,
  CalendarAnswer,
  CustomerEvent,
  Deed,
  Effect,
  Offer,
  Order,
  PaymentFact,
  Slot,
  SlotQuery,
  TurnInput,
} from '../domain.ts';
import { questionOf } from '../machines/turn.ts';
import { FREE } from './businesses.ts';
import { worldOf, type FILE_CHANGES } from './file-changes.ts';
import { MONDAY, play, type Talk } from './talk.ts';

/**
 * The finite alphabet of the prover: what can happen to a conversation as it stands, with payloads that fit it. Long
 * because it is a list: whoever adds an event finds every place of it here.
 */

/** One turn to be: plain JSON, so that golden traces can keep it. */
export interface Happening {
  /** Short and stable, e.g. `customer.selects turno 1`. */
  readonly name: string;
  readonly inputs: readonly TurnInput[];
  /** The commit found these granules taken. */
  readonly taken?: readonly string[];
  /** So long after the turn before (ms). */
  readonly laterMs?: number;
  /** The tenants file has changed since. */
  readonly file?: keyof typeof FILE_CHANGES;
}

/** Beyond every free slot and every order of the samples. */
export const MUCH_LATER_MS = 40 * DAY_MS;

export function happen(talk: Talk, happening: Happening): Talk {
  return play({ ...talk, world: worldOf(talk, happening) }, happening.inputs, happening.taken);
}

/** Everything that may happen now. Commits that lose a race are `lostRaces` of what was planned. */
export function happenings(talk: Talk): Happening[] {
  return numbered([
    ...customers(talk).map((input) => named(input)),
    ...choices(talk),
    ...answers(talk),
    ...others(talk),
  ]);
}

/** Names are keys: the second of the same name says so. */
function numbered(list: readonly Happening[]): Happening[] {
  const times = new Map<string, number>();
  return list.map((one) => {
    const n = (times.get(one.name) ?? 0) + 1;
    times.set(one.name, n);
    return n === 1 ? one : { ...one, name: `${one.name} (${n})` };
  });
}

/** The same turn again, when its commit would find somebody else in the slot that it takes. */
export function lostRaces(happening: Happening, after: Talk): Happening[] {
  if (happening.taken !== undefined) return [];
  const keys = after.plan.writes.flatMap((write) => {
    if (write.type === 'slot.hold') return granuleKeys(write.slot, write.durationMinutes);
    return write.type === 'appointment.book' || write.type === 'appointment.move'
      ? granuleKeys(write.appointment.slot, write.appointment.durationMinutes)
      : [];
  });
  return keys.length === 0 ? [] : [{ ...happening, name: `${happening.name}, taken`, taken: keys }];
}

/** Not what reception answers in passing: with several flows open the ones that start, end or move them matter. */
export function movesFlows({ name }: Happening): boolean {
  return !/^customer\.(asks|greets|acknowledges|sends_media|claims|answers|retries|wants_other|wants_more)|much later|row 99|page 9|relaxed|none|further|two hours|stray|noticed|given_up|retried|poisoned|silencio|menu|in part|rejected|refunded/.test(
    name,
  );
}

/** Every row, page and button of an offer as what a tap on it does. */
export function taps(offer: Offer): { readonly name: string; readonly event: CustomerEvent }[] {
  const { first, last, more } = pageOf(offer);
  const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i).map((n) => ({
    name: `${offer.kind} ${n}`,
    event: rowEvent(offer, n),
  }));
  const paging: CustomerEvent = { type: 'customer.wants_more', offer: offer.id, page: offer.page + 1 };
  return more ? [...rows, { name: `${offer.kind} más`, event: paging }] : rows;
}

function rowEvent(offer: Offer, n: number): CustomerEvent {
  const option = offer.kind === 'opcion' ? offer.options[n - 1] : undefined;
  return option === undefined ? { type: 'customer.selects', offer: offer.id, n } : optionEvent(option, offer);
}

export function openOffers(talk: Talk): Offer[] {
  const { offer, also = [] } = questionOf(talk.frames);
  return offer === undefined ? [] : [offer, ...also];
}

/* ── Customers ──────────────────────────────────────────────────────────────────────────────────────────────────── */

function customers({ world }: Talk): CustomerEvent[] {
  const days = world.appointments.map(({ slot }) => whenOf(slot, world.tenant.timeZone).fecha_deseada);
  const wished = { servicio: 'corte', fecha_deseada: dayAfter(2), hora_especifica: '10:00' };
  return [
    { type: 'customer.wants_booking', detalles: {} },
    { type: 'customer.wants_booking', detalles: {}, otroServicio: true },
    { type: 'customer.wants_booking', detalles: { servicios: ['corte', 'color'] } },
    ...[{ servicio: 'corte' }, wished].map((detalles): CustomerEvent => ({ type: 'customer.wants_booking', detalles })),
    { type: 'customer.wants_booking', detalles: { para: GUEST } },
    { type: 'customer.wants_booking', detalles: {}, comoSiempre: true },
    ...world.appointments
      .slice(0, 1)
      .flatMap(({ id: enVezDe }): CustomerEvent[] =>
        [wished, { servicio: 'color' }].map((detalles) => ({ type: 'customer.wants_booking', detalles, enVezDe })),
      ),
    { type: 'customer.wants_reschedule', detalles: {} },
    { type: 'customer.wants_reschedule', detalles: { fecha_deseada: dayAfter(3), hora_especifica: '11:00' } },
    { type: 'customer.wants_cancellation', detalles: {} },
    { type: 'customer.wants_cancellation', detalles: { motivo: 'viaje' } },
    ...(['customer.wants_reschedule', 'customer.wants_cancellation'] as const).map((type): CustomerEvent => ({
      type,
      detalles: { fecha_original: dayAfter(30) },
    })),
    ...days.map((day): CustomerEvent => ({ type: 'customer.wants_cancellation', detalles: { fecha_original: day } })),
    ...(days.length > 1 ? [{ type: 'customer.wants_cancellation', detalles: {}, cuantas: 'todas' } as const] : []),
    ...(days.length > 2 ? [{ type: 'customer.wants_cancellation', detalles: {}, cuantas: 2 } as const] : []),
    { type: 'customer.wants_payment' },
    ...['corte', 'color', 'consulta'].map((servicio): CustomerEvent => ({ type: 'customer.wants_payment', servicio })),
    { type: 'customer.wants_appointments' },
    { type: 'customer.wants_other_time' },
    { type: 'customer.wants_other_time', pregunta: true },
    { type: 'customer.wants_booking', detalles: { fecha_deseada: dayAfter(3) }, pregunta: true },
    { type: 'customer.wants_person' },
    { type: 'customer.claims_payment' },
    { type: 'customer.claims_payment', servicio: 'color', amountMinor: 100 },
    { type: 'customer.accepts' },
    { type: 'customer.accepts', para: GUEST },
    ...(days.length > 1 ? [{ type: 'customer.accepts', cuantas: 'todas' } as const] : []),
    { type: 'customer.rejects' },
    ...days.slice(1).map((day): CustomerEvent => ({ type: 'customer.rejects', detalles: { fecha_original: day } })),
    { type: 'customer.retries' },
    { type: 'customer.answers', field: 'name', value: 'Ana Paz' },
    { type: 'customer.answers', field: 'email', value: 'ana@example.com' },
    { type: 'customer.asks', topic: 'precio', servicio: 'corte' },
    { type: 'customer.asks', topic: 'precio' },
    { type: 'customer.asks', topic: 'deuda' },
    { type: 'customer.asks', topic: 'horarios' },
    { type: 'customer.asks', topic: 'deuda', llego: true },
    { type: 'customer.asks', topic: 'otro' },
    { type: 'customer.greets' },
    { type: 'customer.acknowledges' },
    { type: 'customer.exits', word: 'salir' },
    { type: 'customer.exits', word: 'salir', solo: true },
    { type: 'customer.exits', word: 'cancelar' },
    { type: 'customer.exits', word: 'menu' },
    { type: 'customer.drops', servicio: 'corte' },
    { type: 'customer.drops', servicio: 'color' },
    { type: 'customer.goes_back' },
    { type: 'customer.taps_stale' },
    { type: 'customer.claims_payment', receipt: { amountMinor: 100, currency: 'ARS', reference: 'A-1' } },
    { type: 'customer.sends_media', media: 'image' },
    { type: 'customer.sends_media', media: 'image', seen: 'other' },
    { type: 'customer.sends_media', media: 'audio', seen: 'failed' },
    { type: 'customer.not_understood' },
  ];
}

/** Civil date so many days after the first Monday. */
export function dayAfter(days: number): string {
  return Temporal.Instant.fromEpochMilliseconds(MONDAY + days * DAY_MS)
    .toString()
    .slice(0, 10);
}

/** First and last row and the next page of every open list, a row too far, a row of an old list; a pick much later. */
function choices(talk: Talk): Happening[] {
  const open = openOffers(talk).flatMap((offer, i) => {
    const label = `${offer.kind}${i === 0 ? '' : ' (older)'}`;
    const rows = [...new Set([1, offerLength(offer)])].map((n) => choice(`${label} ${n}`, rowEvent(offer, n)));
    const next: CustomerEvent = { type: 'customer.wants_more', offer: offer.id, page: offer.page + 1 };
    const first = rowEvent(offer, 1);
    const guest = first.type === 'customer.selects' && offer.kind === 'turno' ? [{ ...first, para: GUEST }] : [];
    return [...rows, ...guest.map((event) => choice(`${label} 1 for a guest`, event)), choice(`${label} más`, next)];
  });
  const [newest] = openOffers(talk);
  const late: Happening[] = newest
    ? [{ ...choice(`${newest.kind} 1`, rowEvent(newest, 1), 'much later'), laterMs: MUCH_LATER_MS }]
    : [];
  const beyond: CustomerEvent = { type: 'customer.wants_more', offer: newest?.id ?? 'zz', page: 9 };
  const tooFar: CustomerEvent = { type: 'customer.selects', offer: newest?.id ?? 'zz', n: 99 };
  const yes: Happening = {
    name: 'customer.accepts, much later',
    inputs: [{ type: 'customer.accepts' }],
    laterMs: MUCH_LATER_MS,
  };
  return [
    ...open,
    ...late,
    ...(newest?.kind === 'turno' ? shownAgain(newest) : []),
    yes,
    choice('row 99', tooFar),
    choice('page 9', beyond),
    choice('old list', { type: 'customer.selects', offer: 'zz', n: 1 }),
  ];
}

const GUEST = { relation: 'madre', name: 'Rosa Paz' } as const;
/** A list of hours was left lying, and something makes it be shown again. */
function shownAgain({ id, page }: Offer): Happening[] {
  const words: readonly CustomerEvent[] = [
    { type: 'customer.not_understood' },
    { type: 'customer.wants_booking', detalles: {} },
    { type: 'customer.wants_reschedule', detalles: {} },
    { type: 'customer.wants_more', offer: id, page: page + 1 },
  ];
  return words.map((event) => ({ ...choice('of an old list', event), laterMs: 2 * LIST_FRESH_MS }));
}

function choice(label: string, event: CustomerEvent, when?: string): Happening {
  return { name: `${event.type} ${label}${when === undefined ? '' : `, ${when}`}`, inputs: [event] };
}

/* ── Services, people, time, money ──────────────────────────────────────────────────────────────────────────────── */

/** Every way in which the calls can answer, the topmost flow's first; and one answer to a call that nobody made. */
function answers(talk: Talk): Happening[] {
  const awaiting = new Set(talk.frames.flatMap((frame) => frame.awaiting ?? []).reverse());
  const calls = Object.entries(talk.unanswered);
  const inOrder = [...awaiting].flatMap((id) => calls.filter(([effect]) => effect === id));
  const late = calls.filter(([effect]) => !awaiting.has(effect));
  const open = [...inOrder, ...late].flatMap(([effect, call]) =>
    ways(effect, call).map(([way, answer]) => ({
      name: `${answer.type} ${way}${awaiting.has(effect) ? '' : ' (late)'}`,
      inputs: [answer],
    })),
  );
  return [...open, { name: 'slots.failed stray', inputs: [{ type: 'slots.failed', effect: 'stray' }] }];
}

type Way = readonly [string, AnswerEvent];

function ways(effect: string, call: Effect): Way[] {
  switch (call.type) {
    case 'findSlots':
      return searched(effect, call.query);
    case 'createEvent':
      return [...written(effect, call), ['createEvent retried', { type: 'calendar.refused', effect, retried: true }]];
    case 'moveEvent':
      return [...written(effect, call), ['moveEvent retried', { type: 'calendar.refused', effect, retried: true }]];
    case 'deleteEvent':
      return written(effect, call);
    case 'createLink':
      return [
        ['', { type: 'link.created', effect, url: 'https://pay.example/1', providerId: 'p-1' }],
        ['', { type: 'link.failed', effect }],
      ];
    case 'openHandoff':
      return [
        ['', { type: 'desk.opened', effect }],
        ['', { type: 'desk.failed', effect }],
      ];
    default:
      return [];
  }
}

/** A list of twelve, or nine with others behind them that "Ver más" looks for. */
function searched(effect: string, { detalles, beyond }: SlotQuery): Way[] {
  const found = (slots: readonly Slot[], facts: Partial<Extract<AnswerEvent, { type: 'slots.found' }>> = {}) => {
    return { type: 'slots.found', effect, slots, relaxed: false, ...facts } as const;
  };
  const failed: Way = ['', { type: 'slots.failed', effect }];
  if (beyond !== undefined) {
    const { offer } = beyond;
    return [
      ['further', found(FREE.slice(9), { beyond: offer })],
      ['nothing further', found([], { beyond: offer })],
      failed,
    ];
  }
  const [exact] = FREE;
  const withLuz = FREE.map((slot) => ({ ...slot, professionalId: 'luz' }));
  return [
    ...(detalles.profesional === 'luz' ? [['with Luz', found(withLuz)] as const] : []),
    ['many', found(FREE)],
    ['with further ones', found(FREE.slice(0, 9), { more: true })],
    ['relaxed', found(FREE.slice(0, 1), { relaxed: true })],
    ['none', found([])],
    ['two hours', found(FREE, { ambiguous: ['05:00', '17:00'] })],
    ...(exact && detalles.hora_especifica !== undefined ? [['exact', found(FREE, { exact })] as const] : []),
    failed,
  ];
}

function written(effect: string, { type }: Effect): Way[] {
  return [
    [type, { type: 'calendar.written', effect, eventId: 'event-1' }],
    [type, { type: 'calendar.refused', effect }],
    [type, { type: 'calendar.failed', effect }],
  ];
}

function others({ world }: Talk): Happening[] {
  const expired = Math.max(0, ...world.orders.map((o) => o.expiresAt - world.at));
  return [
    ...(['person.took', 'person.returned', 'system.poisoned'] as const).map((type) => named({ type })),
    ...(['silencio', 'parar', 'persona', 'orden'] as const).map((kind) => named({ type: 'timer.fired', kind })),
    { name: 'timer.fired orden, overdue', inputs: [{ type: 'timer.fired', kind: 'orden' }], laterMs: expired },
    {
      name: 'customer.answers name beside words',
      inputs: [
        { type: 'customer.answers', field: 'name', value: 'Ana Paz', beside: true },
        { type: 'customer.wants_appointments' },
      ],
    },
    {
      name: 'customer.sends_media image beside words',
      inputs: [{ type: 'customer.sends_media', media: 'image', beside: true }, { type: 'customer.greets' }],
    },
    named({ type: 'payment.noticed', provider: 'sandbox', paymentId: 'p-1' }),
    {
      name: 'call.given_up fetchPayment',
      inputs: [{ type: 'call.given_up', call: { type: 'fetchPayment', provider: 'sandbox', paymentId: 'p-1' } }],
    },
    ...world.orders.slice(-1).flatMap(reports),
    ...world.appointments.slice(0, 1).flatMap(unheard),
  ];
}

/** Answers to calls on an appointment whose flow nobody can read any more. */
function unheard(appointment: Appointment): Happening[] {
  const [elsewhere] = FREE;
  const from = appointment.slot;
  const moved = { type: 'moveEvent', appointment: { ...appointment, slot: elsewhere ?? from }, from } as const;
  const deeds: readonly Deed[] = [{ type: 'createEvent', appointment }, moved, { type: 'deleteEvent', appointment }];
  return deeds.flatMap((deed) =>
    written('stray', deed).map(([way, answer]) => ({
      name: `${answer.type} stray ${way} (late)`,
      inputs: [{ ...answer, deed } as CalendarAnswer],
    })),
  );
}

function reports(order: Order): Happening[] {
  const report = (name: string, status: PaymentFact['status'], amountMinor = order.amountMinor): Happening => ({
    name: `payment.fetched ${name}`,
    inputs: [
      {
        type: 'payment.fetched',
        effect: 'fetched',
        payment: {
          paymentId: 'pay-1',
          provider: 'sandbox',
          reference: `${order.id}:${order.attempt}`,
          status,
          amountMinor,
          currency: order.currency,
        },
      },
    ],
  });
  const note = { type: 'openHandoff', handoff: { reason: 'order_without_slot', order }, background: true } as const;
  return [
    report('approved', 'approved'),
    { ...report('approved, much later', 'approved'), laterMs: MUCH_LATER_MS },
    report('in part', 'approved', order.amountMinor - 1),
    report('too much', 'approved', order.amountMinor + 1),
    report('rejected', 'rejected'),
    report('refunded', 'refunded'),
    report('charged back', 'charged_back'),
    { name: 'call.given_up openHandoff', inputs: [{ type: 'call.given_up', call: note }] },
  ];
}

function named(input: TurnInput): Happening {
  const { type, ...payload } = input;
  return { name: [type, ...Object.values<unknown>(payload).flatMap(detailsOf)].join(' '), inputs: [input] };
}

function detailsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...detailsOf(inner)]);
}
