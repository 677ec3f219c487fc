/** Customers: they want something, and react to what they were really sent, well or badly. */
import {
  choicesOf,
  type Address,
  type Choice,
  type ConversationId,
  type InboundContent,
  type OutboundMessage,
  type PaymentFact,
} from '../domain.ts';
import type { Dice } from './dice.ts';
import type { PaymentLink } from './outside.ts';
import type { Timeline } from './timeline.ts';
import { POISON, marksIn } from './words.ts';

export interface Customer {
  readonly conversation: ConversationId;
  /** What the channel brings. */
  hears(message: OutboundMessage): void;
  /** Has nothing more to say. */
  done(): boolean;
}

export interface CustomerOptions {
  readonly conversation: ConversationId;
  readonly from: Address;
  readonly dice: Dice;
  readonly timeline: Timeline;
  /** Booked already. */
  readonly appointments: number;
  /** How many messages in all. */
  readonly words: number;
  readonly says: (content: InboundContent) => void;
  readonly linkAt: (url: string) => PaymentLink | undefined;
  readonly pays: (fact: PaymentFact) => void;
}

/** What people come for, and how often (weights): with an appointment other things than without one. */
const WITHOUT = {
  'quiero un turno corte': 10,
  'quiero un turno color': 4,
  turno: 2,
  'pagar corte': 2,
  pagar: 1,
  mover: 1,
  cancelar: 1,
  'mis turnos': 1,
};
const WITH = {
  mover: 5,
  'mover con ana': 2,
  'mover con luz': 2,
  'cambiar a color': 6,
  'cambiar a corte': 2,
  cancelar: 6,
  'quiero un turno corte': 3,
  'mis turnos': 2,
  'pagar corte': 1,
};
const CHATTER = ['hola', 'gracias', 'precio', 'blabla', 'si', 'no', 'otra fecha', 'salir', 'ya pague', 'ehhh'] as const;
const RARE = ['persona', POISON] as const;

/** Which button people press; what is not named here is as likely as a no. */
const LIKELY: Readonly<Record<string, number>> = {
  si: 14,
  agendar: 4,
  reintentar: 6,
  reprogramar: 6,
  cancelar_cita: 6,
  salir: 1,
  persona: 0.4,
};
const UNLIKELY = 1.5;
/** A link lives half an hour: some pay when it is about to end or has ended, some come back then. */
const PAYS_LATE_RATE = 0.12;
const COMES_BACK_RATE = 0.25;
const LATE_MS = [26 * 60_000, 36 * 60_000] as const;

/** What the customer has after being told so. */
const CHANGES: Readonly<Record<string, number>> = { turno_confirmado: 1, turno_cancelado: -1, turno_deshecho: -1 };

export function createCustomer(options: CustomerOptions): Customer {
  const { dice, timeline } = options;
  let left = options.words;
  let turnOfSpeech = 0;
  let last: OutboundMessage | undefined;
  const lists: (readonly Choice[])[] = [];
  const paid = new Set<string>();
  let appointments = options.appointments;

  function plan(ms: number): void {
    const mine = ++turnOfSpeech;
    timeline.after(ms, () => {
      if (mine === turnOfSpeech) speak();
    });
  }

  function speak(): void {
    if (left <= 0) return;
    left -= 1;
    options.says(next());
    plan(dice.chance(0.25) ? dice.between(0, 1_500) : dice.between(6_000, 14_000));
  }

  function next(): InboundContent {
    const old = lists.length > 1 && dice.chance(0.08) ? dice.pick(lists.slice(0, -1)) : undefined;
    const choices = old ?? (last !== undefined && dice.chance(0.85) ? choicesOf(last) : []);
    const choice = choices.length === 0 ? undefined : chosen(choices, dice);
    if (choice !== undefined) return { type: 'tap', id: choice.id, title: choice.title };
    return { type: 'text', text: words() };
  }

  /** Once more, when everybody thought that it was over. */
  function comeBack(): void {
    options.says(next());
  }

  function words(): string {
    if (dice.chance(0.75)) return weighed(appointments > 0 ? WITH : WITHOUT, dice);
    return dice.chance(0.93) ? dice.pick(CHATTER) : dice.pick(RARE);
  }

  function maybePay(message: OutboundMessage): void {
    if (message.type !== 'link' || paid.has(message.url) || !dice.chance(0.8)) return;
    const link = options.linkAt(message.url);
    if (link === undefined) return;
    paid.add(message.url);
    timeline.after(dice.chance(PAYS_LATE_RATE) ? dice.between(...LATE_MS) : dice.between(1_000, 9_000), () => {
      options.pays(attemptToPay(link, dice));
    });
  }

  plan(dice.between(0, 4_000));
  if (dice.chance(COMES_BACK_RATE)) timeline.after(dice.between(...LATE_MS), comeBack);
  return {
    conversation: options.conversation,
    done: () => left <= 0,
    hears: (message) => {
      last = message;
      const choices = choicesOf(message);
      if (choices.length > 0) lists.push(choices);
      maybePay(message);
      for (const { key } of marksIn(message.text)) appointments += CHANGES[key] ?? 0;
      if (left > 0) plan(dice.between(300, 4_000));
    },
  };
}

/** Of rows nearly always one of the first, so that customers meet; of buttons the likely ones. */
function chosen(choices: readonly Choice[], dice: Dice): Choice | undefined {
  const options = choices.every(({ id }) => id.startsWith('opcion_'));
  if (!options) return choices[Math.min(dice.below(2) + (dice.chance(0.2) ? dice.below(6) : 0), choices.length - 1)];
  const title = weighed(
    Object.fromEntries(choices.map((choice) => [choice.title, LIKELY[choice.title] ?? UNLIKELY])),
    dice,
  );
  return choices.find((choice) => choice.title === title);
}

function weighed(weights: Readonly<Record<string, number>>, dice: Dice): string {
  const all = Object.entries(weights);
  let roll = dice.unit() * all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.find(([, weight]) => (roll -= weight) < 0)?.[0] ?? '';
}

/** Most pay what they owe; some are refused, some pay something else. */
function attemptToPay({ key, amountMinor, currency }: PaymentLink, dice: Dice): PaymentFact {
  const refused = dice.chance(0.1);
  const wrong = dice.chance(0.04);
  return {
    paymentId: `p-${dice.token()}`,
    provider: 'sandbox',
    reference: key,
    status: refused ? 'rejected' : 'approved',
    amountMinor: wrong ? amountMinor - 1 : amountMinor,
    currency,
  };
}
