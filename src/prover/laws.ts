import { ANSWERED, GROUND } from '../machines/registry.ts';
import {
  FLOWS_OPEN_MAX,
  LIST_FRESH_MS,
  isSameGuest,
  sameSlot,
  whenOf,
  type Copy,
  type Effect,
  type Frame,
  type Order,
  type TurnInput,
} from '../domain.ts';
import { canonical } from './canonical.ts';
import type { Happening } from './happenings.ts';
import type { Ledger } from './ledger.ts';
import { TURN_MS, type Talk } from './talk.ts';

/** What must hold of every turn, whatever happens: a list of laws, each of which gives what is wrong, or nothing. Long because it is one list. */
export interface Turned {
  readonly before: Talk;
  readonly ledgerBefore: Ledger;
  readonly happening: Happening;
  readonly after: Talk;
  readonly ledger: Ledger;
}
export type Law = (turned: Turned) => string | undefined;

/** Words that say that something was done, and what must have been done for them. */
const DEEDS: Readonly<Partial<Record<Copy['key'], Law>>> = {
  turno_confirmado: ({ after, ledger }) => aboutLive(after, ledger, 'turno_confirmado'),
  turno_reservado_detalles_luego: ({ after, ledger }) => aboutLive(after, ledger, 'turno_reservado_detalles_luego'),
  turno_cancelado: ({ after }) => needs(after, 'appointment.cancel'),
  turno_deshecho: ({ after }) => needs(after, 'appointment.cancel'),
  turno_no_esta: ({ before: { world }, after }) =>
    said(after, 'turno_no_esta').some(({ fecha }) =>
      world.appointments.some(({ slot }) => whenOf(slot, world.tenant.timeZone).fecha_deseada === fecha),
    )
      ? 'of a day that has one'
      : undefined,
  servicio_no_esta: ({ before: { world }, after }) =>
    said(after, 'servicio_no_esta').some((copy) =>
      world.appointments.some(({ serviceId }) => serviceId === copy.serviceId),
    )
      ? 'of a service that has one'
      : undefined,
  turno_con_quien_no_esta: ({ before: { world }, after }) =>
    said(after, 'turno_con_quien_no_esta').some((copy) =>
      world.appointments.some(({ slot }) => slot.professionalId === copy.professionalId),
    )
      ? 'of somebody with whom one is'
      : undefined,
  turno_de_otro_no_esta: ({ before: { world }, after }) =>
    said(after, 'turno_de_otro_no_esta').some(({ guest }) =>
      world.appointments.some((one) => isSameGuest(one.guest, guest)),
    )
      ? 'of one who has one'
      : undefined,
  turno_reprogramado: ({ after }) => needs(after, 'appointment.move'),
  link_pago: ({ before, happening, after }) =>
    came(happening, 'link.created') || said(after, 'link_pago').every(({ order }) => hasLink(before, order))
      ? undefined
      : 'without a link',
  pago_recibido: ({ after }) =>
    said(after, 'pago_recibido').every(({ order }) =>
      after.world.orders.some((o) => o.id === order.id && o.payments.some((p) => p.status === 'approved')),
    )
      ? undefined
      : 'without an approved payment',
  pago_sin_turno: ({ after }) =>
    said(after, 'pago_sin_turno').every(({ order }) =>
      after.plan.owed.some(({ effect }) => effect.type === 'openHandoff' && effect.handoff.order?.id === order.id),
    )
      ? undefined
      : 'without a person who is told of the money',
  pago_pasa_a_otro: ({ after }) =>
    said(after, 'pago_pasa_a_otro').every(({ order, appointment }) =>
      after.world.orders.some(({ id, paysFor }) => id === order.id && paysFor === appointment.id),
    )
      ? undefined
      : 'without the money being written on it',
  link_dejado: ({ after }) =>
    said(after, 'link_dejado').every(
      ({ order: { id, status } }) =>
        status !== 'claimed' ||
        after.plan.owed.some(({ effect }) => effect.type === 'openHandoff' && effect.handoff.order?.id === id),
    )
      ? undefined
      : 'without a person who is told of the claim',
  persona_avisada: ({ happening }) => (came(happening, 'desk.opened') ? undefined : 'without the desk'),
};

export const LAWS: Readonly<Record<string, Law>> = {
  'no words without their deed (must-hold 50)': (turned) => {
    for (const [key, law] of Object.entries(DEEDS)) {
      if (!said(turned.after, key as Copy['key']).length) continue;
      const wrong = law(turned);
      if (wrong !== undefined) return `says ${key} ${wrong}`;
    }
    return undefined;
  },

  'a link ends with the hour that it is for at the latest (AGENDA-16)': ({ after }) =>
    after.world.orders.some(({ bookingFor, expiresAt }) => bookingFor && expiresAt > bookingFor.slot.start)
      ? 'a link outlives its hour'
      : undefined,

  'a customer is answered, except where a person has the conversation': ({ before, happening, after }) => {
    const spoke = happening.inputs.some((input) => input.type.startsWith('customer.'));
    if (!spoke || tagOf(before, 0) === 'persona') return undefined;
    const words = after.plan.owed.some(({ effect }) => effect.type === 'sendMessage' || isCall(effect));
    return words ? undefined : 'silence';
  },

  'while a person has the conversation the customer is heard only to give it back (HUMAN-3)': (turned) => {
    const { before, happening, after } = turned;
    const spoke = happening.inputs.some((input) => input.type.startsWith('customer.'));
    if (!spoke || tagOf(before, 0) !== 'persona') return undefined;
    if (!happening.inputs.some((input) => input.type === 'customer.exits' && input.word === 'menu'))
      return after.plan.owed.length > 0 ? 'speaks or acts' : undefined;
    // What was asked before he was handed over is needless once the money has come.
    const paid = said(after, 'pago_ya_acreditado').length > 0;
    if (after.frames.length < before.frames.length && !paid) return 'loses a flow on the way back';
    if (tagOf(after, 0) !== 'cliente') return 'does not come back';
    const told = calls(after, 'openHandoff').some(({ handoff }) => handoff.reason === 'taken_back');
    return told ? undefined : 'comes back without a word to the desk';
  },

  'nothing is booked without a yes (AGENDA-4)': ({ before, happening, after, ledger }) => {
    const { tenant } = before.world;
    for (const write of after.plan.writes) {
      if (write.type !== 'appointment.book') continue;
      const paid = after.world.orders.some((o) => o.id === write.appointment.orderId && o.status === 'paid');
      if (paid) continue;
      if (tenant.booking.paymentBeforeBooking !== 'none' && write.appointment.priceMinor > 0) return 'books unpaid';
      if (!tenant.booking.confirmBeforeBooking) continue;
      if (!isYes(happening)) return 'books without a yes';
      if (!ledger.proposed.some((slot) => sameSlot(slot, write.appointment.slot))) return 'books what was never shown';
    }
    return undefined;
  },

  'nothing moves or goes without a yes (AGENDA-6, AGENDA-7)': ({ happening, after }) => {
    const doing = calls(after, 'moveEvent').length + calls(after, 'deleteEvent').length > 0;
    const undoing = happening.inputs.some((input) => input.type.startsWith('calendar.'));
    const insists = happening.inputs.some((input) => input.type === 'customer.wants_cancellation');
    return doing && !undoing && !insists && !isYes(happening) ? 'moves or deletes without a yes' : undefined;
  },

  'what may have become of a call that was given up is put right (law 7)': ({ before, happening, after }) => {
    const left = happening.inputs.some((input) => {
      const call = input.type === 'calendar.failed' ? before.unanswered[input.effect] : undefined;
      const heard = input.type === 'calendar.failed' && before.frames.some((one) => one.awaiting === input.effect);
      if (!heard || (call?.type !== 'moveEvent' && call?.type !== 'deleteEvent')) return false;
      const { id } = call.appointment;
      const stands = after.world.appointments.some((one) => one.id === id);
      const owed = calls(after, stands ? 'createEvent' : 'deleteEvent');
      return owed.every(({ appointment, background }) => appointment.id !== id || background !== true);
    });
    return left ? 'leaves the calendar as nobody knows how' : undefined;
  },

  'nothing is charged without item and amount and a yes (PAGOS-7)': ({ happening, after, ledgerBefore }) => {
    for (const { order } of calls(after, 'createLink')) {
      if (!isYes(happening)) return 'makes a link without a yes';
      if (!ledgerBefore.priced.includes(`${order.serviceId}:${order.amountMinor}`))
        return 'charges what was never named';
    }
    return undefined;
  },

  "every hold is some flow's, or runs out": ({ after, ledger }) => {
    const kept = after.frames.flatMap(heldBy);
    const lost = Object.entries(ledger.holds).filter(([id, { until }]) => until > after.world.at && !kept.includes(id));
    // Somebody else has a granule of it: there is nothing whole to give back, the rest expires.
    return lost.length > 0 && after.plan.owed.every(({ effect }) => !isRaceLost(effect))
      ? 'a hold without its flow'
      : undefined;
  },

  'a flow that believes to hold a slot held it': ({ after, ledger }) => {
    const believed = after.frames.filter((frame) => !isCommitted(after, frame)).flatMap(heldBy);
    const known = new Set([...Object.keys(ledger.holds), ...Object.keys(ledger.live)]);
    return believed.every((id) => known.has(id)) ? undefined : 'believes to hold what it does not';
  },

  'only what was open expires': ({ before, after }) => {
    const wrong = after.plan.writes.some(
      (write) =>
        write.type === 'order.put' &&
        write.order.status === 'expired' &&
        !['open', 'claimed', 'rejected', 'expired'].includes(
          before.world.orders.find((o) => o.id === write.order.id)?.status ?? '',
        ),
    );
    return wrong ? 'forgets what its provider said' : undefined;
  },

  'flows rest where somebody will go on': ({ after }) => {
    for (const [i, frame] of after.frames.entries()) {
      const state = `${frame.machine}.${frame.snapshot.value}`;
      const tags = tagsOf(after, i);
      if (tags.length !== 1) return `${state} waits for ${tags.length} kinds`;
      if (tags[0] === 'servicio' && after.unanswered[frame.awaiting ?? ''] === undefined)
        return `${state} waits for a call that was not made`;
    }
    return undefined;
  },

  'a noted undo is not left standing': ({ after }) => {
    const left = after.frames.find((frame) => (frame.snapshot.context as { undo?: boolean }).undo === true);
    return left && !isCommitted(after, left) ? `${left.snapshot.value} would undo another booking` : undefined;
  },

  'what is put before the customer is open (must-hold 33)': ({ after }) => {
    const open = new Set(after.frames.map(offerIdOf));
    const dead = after.plan.owed.find(
      ({ effect }) => effect.type === 'sendMessage' && effect.offer !== undefined && !open.has(effect.offer.id),
    );
    return dead?.effect.type === 'sendMessage' ? `${dead.effect.copy.key} has dead buttons` : undefined;
  },

  'hours that are shown were looked for just now': ({ after }) => {
    const old = after.plan.owed.some(
      ({ effect }) =>
        effect.type === 'sendMessage' &&
        effect.offer?.kind === 'turno' &&
        after.world.at - TURN_MS - (effect.offer.at ?? 0) > LIST_FRESH_MS,
    );
    return old ? 'shows an old list again' : undefined;
  },

  'leaving ends every flow but one past its point of no return (CONV-10)': ({ before, happening, after }) => {
    // Who leaves only what is on top goes on with what waits below it (CONV-6).
    const left = happening.inputs.some((input) => input.type === 'customer.exits' && input.solo === undefined);
    if (!left || tagOf(before, 0) === 'persona' || opensCancellation(before)) return undefined;
    const stay = after.frames.slice(1).filter((frame) => !isCommitted(after, frame));
    return stay.length > 0 ? `${stay[0]?.snapshot.value ?? ''} stays` : undefined;
  },

  'a person can always be called': ({ before, happening, after }) => {
    const called = happening.inputs.some((input) => input.type === 'customer.wants_person');
    if (!called || tagOf(before, 0) === 'persona') return undefined;
    return after.frames[0]?.snapshot.value === 'escalando_a_humano' ? undefined : 'calls nobody';
  },

  'the stack is bounded and stands on reception': ({ after }) => {
    const [ground, ...flows] = after.frames.map((f) => f.machine);
    const ok = ground === GROUND && !flows.includes(GROUND) && flows.length <= FLOWS_OPEN_MAX + 1;
    return ok ? undefined : 'has another ground, or no bound';
  },
};

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

export function said<K extends Copy['key']>({ plan }: Talk, key: K): Extract<Copy, { key: K }>[] {
  return plan.owed.flatMap(({ effect }) =>
    effect.type === 'sendMessage' && effect.copy.key === key ? [effect.copy as Extract<Copy, { key: K }>] : [],
  );
}

function calls<T extends Effect['type']>({ plan }: Talk, type: T): Extract<Effect, { type: T }>[] {
  return plan.owed.flatMap(({ effect }) => (effect.type === type ? [effect as Extract<Effect, { type: T }>] : []));
}

function needs({ plan }: Talk, type: string): string | undefined {
  return plan.writes.some((write) => write.type === type) ? undefined : `without ${type}`;
}

/** A link that its provider made in an earlier turn. */
function hasLink({ world }: Talk, { id, link }: Order): boolean {
  return link !== undefined && world.orders.some((o) => o.id === id && o.link === link);
}

function came({ inputs }: Happening, type: TurnInput['type']): boolean {
  return inputs.some((input) => input.type === type);
}

function aboutLive(
  after: Talk,
  ledger: Ledger,
  key: 'turno_confirmado' | 'turno_reservado_detalles_luego',
): string | undefined {
  const wrong = said(after, key).some(({ appointment }) => {
    const live = ledger.live[appointment.id];
    return live === undefined || !sameSlot(live.slot, appointment.slot);
  });
  return wrong ? 'of what is not booked' : undefined;
}

/** "Sí", and "otra vez" where a try that failed is offered again; a field answered where no yes is wanted. */
function isYes({ inputs }: Happening): boolean {
  return inputs.some((input) => input.type === 'customer.accepts' || input.type === 'customer.retries');
}

function isCall(effect: Effect): boolean {
  return ANSWERED.has(effect.type);
}

function isRaceLost(effect: Effect): boolean {
  const keys: readonly string[] = ['turno_recien_ocupado', 'pago_tarde_sin_turno'];
  return effect.type === 'sendMessage' && keys.includes(effect.copy.key);
}

/** Reception keeps the id alone under the same name. */
function citaId(cita: Holding['cita']): string | undefined {
  return typeof cita === 'object' ? cita?.id : undefined;
}

interface Holding {
  readonly held?: boolean;
  readonly slot?: { readonly start: number } | null;
  readonly appointmentId?: string | null;
  readonly cita?: { readonly id: string } | string | null;
}
function heldBy({ snapshot }: Frame): string[] {
  const { held, appointmentId, cita } = snapshot.context as Holding;
  const id = appointmentId ?? citaId(cita);
  return held === true && id !== undefined ? [id] : [];
}

function offerIdOf({ snapshot }: Frame): string | undefined {
  return (snapshot.context as { readonly offer?: { readonly id: string } | null }).offer?.id;
}

function tagsOf(talk: Talk, index: number): readonly string[] {
  const frame = talk.frames[index];
  const definition = Object.values(talk.machines).find((d) => d.name === frame?.machine);
  return definition?.machine.root.states[frame?.snapshot.value ?? '']?.tags ?? [];
}

function tagOf(talk: Talk, index: number): string | undefined {
  return tagsOf(talk, index)[0];
}

/** A call that cannot be taken back is on its way. */
function isCommitted(talk: Talk, frame: Frame): boolean {
  const call = talk.unanswered[frame.awaiting ?? '']?.type;
  return call === 'createEvent' || call === 'moveEvent' || call === 'deleteEvent';
}

/** "Cancelar" with an appointment and no flow means the appointment (CONV-10). */
function opensCancellation({ frames, world }: Talk): boolean {
  return frames.length <= 1 && world.appointments.length > 0;
}

/** Frames are stored as JSON and parsed on load: a context that is more than its schema says would lose it (law 8). */
export function misshapen({ frames, machines }: Talk): string | undefined {
  return frames.find(({ machine, snapshot }) => {
    const definition = Object.values(machines).find((d) => d.name === machine);
    const parsed = definition?.context.safeParse(JSON.parse(JSON.stringify(snapshot.context)));
    return !parsed?.success || canonical(parsed.data) !== canonical(snapshot.context);
  })?.machine;
}
