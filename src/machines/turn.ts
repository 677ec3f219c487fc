import type { SpokenOf } from './asked-about.ts';
import { getNextTransitions } from 'xstate';
import {
  approvedMinor,
  orderIdOf,
  settleOrder,
  type DomainEvent,
  type Frame,
  type Offer,
  type Option,
  type Order,
  type Question,
  type TurnInput,
  type Write,
} from '../domain.ts';
import { begin, contextOf, offerOf, persist, restore, stateOf, type LiveFrame, type SharedContext } from './frame.ts';
import { needsPayment, type Books } from './paid-ahead.ts';
import { GROUND, MACHINES, type Machines } from './registry.ts';
import type { Owed, Stack, WorldBefore } from './live.ts';
import { deliver, open } from './stack.ts';
import { owe } from './stack-deeds.ts';
import { noneOnTopWaits } from './up-next.ts';
import { sayOwed } from './words-owed.ts';
import { applyWrite } from './world.ts';

export { isOfNewerCode } from './frame.ts';
export { ranOutLately, waitingOrder } from './orders.ts';
export type { Owed, WorldBefore } from './live.ts';

/**
 * One turn, decided: pure, synchronous, total (design.md, "A turn").
 * Each input is offered to the topmost frame of the stack that can take it; answers only to the frame that awaits that
 * very effect. Emitted effects get their ids here, flows are pushed and popped here, and nothing else happens here.
 * Long because whoever asks what stands open asks here, too, and imports no more of the machines.
 */

export interface TurnPlan {
  readonly frames: readonly Frame[];
  readonly owed: readonly Owed[];
  readonly writes: readonly Write[];
  /** `machine:STATE` after each microstep. */
  readonly path: readonly string[];
  /** Answers that found nobody: late or repeated. */
  readonly dropped: number;
  /** Whether the last words were others than the pending question's; 'wait': only that there is no hurry; absent where nothing was said. */
  readonly aside?: boolean | 'wait';
  /** The last offer that its words put, where they put one. */
  readonly asked?: string;
}

/** Decides a turn. Throws NewerFrame, and when a machine loops or does more than assign and emit. */
export function turn(before: readonly Frame[], inputs: readonly TurnInput[], world: WorldBefore): TurnPlan {
  return turnOf(MACHINES, { before, inputs, world });
}

/** One turn's whole input. */
export interface TurnAsked {
  readonly before: readonly Frame[];
  readonly inputs: readonly TurnInput[];
  readonly world: WorldBefore;
}

/** The same turn on other machines: mutants, in the prover. */
export function turnOf(machines: Machines, { before, inputs, world }: TurnAsked): TurnPlan {
  const stack = open(machines, before, world);
  for (const [i, input] of inputs.entries()) {
    const next = inputs.slice(i + 1);
    stack.answerFollows = next.some(({ type }) => ANSWER.has(type));
    stack.questionFollows = next.some(({ type }) => type === 'customer.asks');
    if (input.type === 'payment.fetched') settlePayment(stack, input);
    else if (input.type === 'payment.noticed')
      owe(stack, { type: 'fetchPayment', provider: input.provider, paymentId: input.paymentId });
    else if (input.type !== 'words.lost' && input.type !== 'words.owed') deliver(stack, input);
  }
  if (isLeftSilent(stack, { before, inputs })) deliver(stack, { type: 'customer.not_understood', aside: true });
  for (const input of inputs) if (input.type === 'words.owed') sayOwed(stack, input.words);
  return number(stack);
}

const ANSWER: ReadonlySet<TurnInput['type']> = new Set(['customer.accepts', 'customer.selects', 'customer.answers']);

/** "No" ended a flow without a word, and the one below it is being served: whoever wrote hears at least that (reliability 2.1). */
function isLeftSilent({ owed, frames }: Stack, { before, inputs }: Pick<TurnAsked, 'before' | 'inputs'>): boolean {
  const spoke = inputs.some(({ type }) => type.startsWith('customer.'));
  return spoke && owed.length === 0 && frames.length < before.length && frames.at(-1)?.awaiting !== undefined;
}

/** Effects are numbered in the order in which they will be done; frames wait under the final numbers. */
function number(stack: Stack): TurnPlan {
  const { conversation, turn: turnNumber } = stack.world;
  const owed = stack.owed.map(({ effect }, n) => ({ id: `${conversation}.${turnNumber}.${n}`, n, effect }));
  const final = new Map(stack.owed.map((o, n) => [o.id, owed[n]?.id]));
  return {
    frames: noneOnTopWaits(stack).map((f) =>
      persist({ ...f, awaiting: f.awaiting && (final.get(f.awaiting) ?? f.awaiting) }),
    ),
    owed,
    writes: stack.writes,
    path: stack.path,
    dropped: stack.dropped,
    ...spokenAside(stack),
  };
}

function spokenAside({ owed, frames, spokeOfAnother }: Stack): Pick<TurnPlan, 'aside' | 'asked'> {
  const said = owed.flatMap(({ effect }) => (effect.type === 'sendMessage' ? [effect.offer?.id] : []));
  if (said.length === 0) return {};
  const last = said.at(-1);
  const [pending] = offersOf(frames, last);
  const asked = said.findLast((offer) => offer !== undefined);
  const beside = spokeOfAnother || (pending !== undefined && last !== pending.id);
  return {
    aside: beside && !spokeOfAnother && owed.every(isPatient) ? 'wait' : beside,
    ...(asked === undefined ? {} : { asked }),
  };
}

/** "Sin apuro": he has asked for a moment, and gets it. */
function isPatient({ effect }: Owed): boolean {
  return effect.type === 'sendMessage' && effect.copy.key === 'cortesia' && effect.copy.waits === true;
}

/** What the customer was last asked, for the reader of short answers. The most likely offer first; `asked`: the one said last. */
export function questionOf(frames: readonly Frame[], asked?: string): Question {
  const live = readable(frames);
  const top = live.at(-1) ?? begin(GROUND);
  const [offer, ...also] = offersOf(live, asked);
  const { field, detalles, slot, cita, shown, listed } = contextOf(top);
  const { lockUntil, hablado, ultima, dejado, parado, dato } = contextOf(live[0]);
  const state = stateOf(top.snapshot);
  return {
    state,
    ...(offer === undefined ? {} : { offer }),
    ...(also.length === 0 ? {} : { also }),
    ...(state === 'AGENDA_PIDIENDO_DATOS' && field ? { field } : {}),
    ...(detalles === undefined ? {} : { known: detalles }),
    ...(slot ? { proposed: slot } : {}),
    ...(typeof cita === 'object' && cita && state.startsWith('AGENDA_REPROGRAMACION') ? { moving: cita } : {}),
    ...(typeof cita === 'object' && cita && state === 'AGENDA_CANCELACION_CONFIRMANDO' ? { cancelling: cita } : {}),
    ...(shown && slot ? { shown } : {}),
    ...(listed && state === 'PAGOS_ESPERANDO_CONFIRMACION' ? { listed } : {}),
    ...waitingBelow(live),
    ...(hablado === undefined ? {} : { spokenOf: spokenOfIn(hablado) }),
    ...doneJustNow(ultima, dejado),
    ...(dato === undefined || dato.hecho ? {} : { mends: { field: dato.campo, until: dato.hasta } }),
    ...(parado === undefined ? {} : { parked: { until: parado.hasta } }),
    ...(live.length < 2 && lockUntil ? { ceroLockedUntil: lockUntil } : {}),
  };
}

function spokenOfIn({ hasta: until, ...of }: SpokenOf): NonNullable<Question['spokenOf']> {
  const serviceId = of.servicio === undefined ? {} : { serviceId: of.servicio };
  return {
    ...serviceId,
    professionalId: of.profesional,
    branchId: of.sucursal,
    date: of.fecha,
    ...(of.horarios === undefined ? {} : { ofHours: true as const }),
    serviceIds: of.servicios,
    namedIds: of.consultados,
    until,
  };
}

/** "Y la otra también" is the same of that one, whichever was done last. */
function doneJustNow(moved: SharedContext['ultima'], gone: SharedContext['dejado']): Pick<Question, 'doneJustNow'> {
  const [movedUntil, goneUntil] = [moved?.movida ? moved.hasta : 0, gone?.cancelado ? gone.hasta : 0];
  if (movedUntil === 0 && goneUntil === 0) return {};
  if (movedUntil > goneUntil) {
    const of = typeof moved?.cita === 'string' ? { of: moved.cita } : {};
    return { doneJustNow: { errand: 'move', until: movedUntil, ...of } };
  }
  const { fecha_deseada, hora_especifica } = gone?.detalles ?? {};
  const was = {
    ...(fecha_deseada === undefined ? {} : { fecha_deseada }),
    ...(hora_especifica === undefined ? {} : { hora_especifica }),
  };
  return { doneJustNow: { errand: 'cancel', until: goneUntil, was } };
}

/** Bookings of the same message, behind the one that is asked about. */
function waitingBelow(live: readonly LiveFrame[]): Pick<Question, 'waiting'> {
  const waiting = live.slice(1, -1).flatMap((frame) => {
    const { servicio, para } = contextOf(frame).detalles ?? {};
    return frame.definition.name === 'agenda' && servicio !== undefined ? [{ servicio, ...(para && { para }) }] : [];
  });
  return waiting.length === 0 ? {} : { waiting };
}

/** "¿Cómo querés seguir?" was said last, above a question of a flow: a yes is no answer to either. */
export function waysOutAsked(frames: readonly Frame[], asked?: string): boolean {
  const [ground, ...flows] = readable(frames);
  const offer = ground && offerOf(ground);
  return flows.length > 0 && offer !== undefined && offer.id === asked && offer.kind === 'opcion';
}

/** The booking that is asked about has to be paid first, and is not: a yes to it is one to the link (AGENDA-16). */
export function paysFirst(frames: readonly Frame[], world: Books): boolean {
  if (world.tenant.booking.paymentBeforeBooking === 'none') return false;
  const { detalles, orderId = null } = contextOf(readable(frames).at(-1));
  return detalles !== undefined && needsPayment({ detalles, orderId }, world);
}

/** The one that typed answers refer to first. */
function offersOf(live: readonly LiveFrame[], asked: string | undefined): Offer[] {
  const offers = live
    .map((frame, i) => (i > 0 && i < live.length - 1 ? waiting(offerOf(frame)) : offerOf(frame)))
    .filter((o) => o !== undefined);
  return offers.sort((a, b) => rank(live, { offer: b, asked }) - rank(live, { offer: a, asked }));
}

/** Buttons that answer whatever is asked last: they carry no name of their own. */
const ANSWERS: ReadonlySet<Option> = new Set(['si', 'no', 'reintentar', 'otra_fecha']);

/** An offer of a flow that waits below another one: its yes would be heard by the one on top, of another thing. */
function waiting(offer: Offer | undefined): Offer | undefined {
  if (offer?.kind !== 'opcion') return offer;
  const options = offer.options.filter((option) => !ANSWERS.has(option));
  return options.length === 0 ? undefined : { ...offer, options };
}

/** Ids of offers grow with the turns that made them. */
function bornOf(offerId: string): number {
  return parseInt(offerId, 36);
}

/**
 * The offer that was said last, else the newest, but reception's buttons after the list of a flow: "el primero" speaks of
 * the list. Last the lists of flows below: a tap on one of them is valid, a typed number never means one.
 */
function rank(
  [ground, ...flows]: readonly LiveFrame[],
  { offer, asked }: { offer: Offer; asked: string | undefined },
): number {
  const born = bornOf(offer.id);
  if (flows.slice(0, -1).some((flow) => offerOf(flow)?.id === offer.id)) return born - Number.MAX_SAFE_INTEGER;
  const aside = flows.length > 0 && offer.kind === 'opcion' && ground !== undefined && offerOf(ground)?.id === offer.id;
  if (aside) return -1;
  return offer.id === asked ? Number.MAX_SAFE_INTEGER : born;
}

/** Types of the events that some open frame could take now, before guards: the model's menu (CONV-1). */
export function legalEvents(frames: readonly Frame[]): DomainEvent['type'][] {
  const live = readable(frames);
  const types = new Set<string>();
  for (const frame of live.length > 0 ? live : [begin(GROUND)]) {
    for (const { eventType } of getNextTransitions(frame.snapshot)) types.add(String(eventType));
  }
  return [...types].sort() as DomainEvent['type'][];
}

/** People have the conversation: messages are kept, the bot is silent. */
export function isHandedOver(frames: readonly Frame[]): boolean {
  return readable(frames.slice(0, 1))[0]?.snapshot.hasTag('persona') ?? false;
}

/** A provider's fact becomes an order's new status before any machine hears of it (PAGOS-3: the order lives alone). */
function settlePayment(stack: Stack, input: Extract<TurnInput, { type: 'payment.fetched' }>): void {
  const was = stack.world.orders.find((o) => o.id === orderIdOf(input.payment));
  if (!was) {
    stack.dropped += 1;
    return;
  }
  const order = settleOrder(was, input.payment);
  if (JSON.stringify(order) === JSON.stringify(was)) return;
  const write: Write = { type: 'order.put', order };
  stack.writes.push(write);
  stack.world = applyWrite(stack.world, write);
  if (isNews(was, order))
    deliver(stack, { type: 'order.changed', order, was: was.status, hadMinor: approvedMinor(was) });
}

/**
 * A second part of what is still owed, or more of what is too much, is news though the status stays. One that is only
 * under way is none, behind a refusal either: nothing has come of it yet.
 */
function isNews(was: Order, order: Order): boolean {
  if (approvedMinor(order) !== approvedMinor(was)) return true;
  return order.status !== was.status && order.status !== 'open';
}

function readable(frames: readonly Frame[]): LiveFrame[] {
  try {
    return frames.map((frame) => restore(frame));
  } catch {
    return [];
  }
}
