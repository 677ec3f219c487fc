/**
 * "Reservame limpieza el viernes a las 10 y pasame el conducto al lunes": a message cut into the errands that it orders,
 * each with a verb and an object of its own (CONV-11). A piece without a verb belongs to the order before it.
 */
import type { Appointment } from '../../../domain.ts';
import { bestService, namingWords } from '../names.ts';
import type { Situation } from '../situation.ts';
import { clauses, readText } from '../words/text.ts';
import type { Text } from '../words/text.ts';
import { APPOINTMENT, WANT } from '../words/words.ts';
import { PIECES_MAX, TAKING } from './bookings.ts';
import { named } from './each-of-mine.ts';
import { beforeTarget, CANCELS, MOVES } from './where-to.ts';
import { LEARNING } from './wishing.ts';

export type Ordered = 'book' | 'move' | 'cancel';
export interface Order {
  readonly wants: Ordered;
  readonly said: Text;
  /** The appointment that it is about, of one that he has. */
  readonly of?: Appointment;
}

export interface Orders {
  /** What stands before the first order; empty where nothing does. */
  readonly head: string;
  readonly orders: readonly Order[];
}

/** The orders of a message, in their order. */
export function ordersIn({ raw }: Text, situation: Situation): Orders {
  const pieces = clauses(raw);
  if (pieces.length > PIECES_MAX) return { head: raw, orders: [] };
  const begun = pieces.flatMap(({ raw: piece, start, asks }) => {
    const order = asks ? undefined : orderOf(readText(piece), situation);
    return order === undefined ? [] : [{ ...order, start }];
  });
  const orders = begun.map(({ start, ...order }, i) => {
    const end = begun[i + 1]?.start ?? raw.length;
    return { ...order, said: readText(raw.slice(start, end).replace(JOINT, '')) };
  });
  return { head: raw.slice(0, begun[0]?.start ?? raw.length).replace(JOINT, ''), orders };
}
const JOINT =
  /(?:[\s,.;:]|(?<!\p{L})(?:y|e|and|tambi[eé]n|tamb[eé]m|adem[aá]s|also|aparte|de paso|luego|despu[eé]s|then)(?!\p{L}))+$/iu;

function orderOf(said: Text, situation: Situation): Omit<Order, 'said'> | undefined {
  if (CANCELS.test(said.norm)) {
    const of = ofMine(said, situation);
    // "…y cancelá la limpieza", which he does not have: that is answered, and not passed over.
    return of ? { wants: 'cancel', of } : namesService(said, situation) ? { wants: 'cancel' } : undefined;
  }
  const of = MOVES.test(said.norm) ? ofMine(beforeTarget(said, situation.tenant), situation) : undefined;
  if (of) return { wants: 'move', of };
  return takesOne(said, situation) ? { wants: 'book' } : undefined;
}

/** The one of his that is named: by its service, its day or its hour, or as the one that he has. */
function ofMine(said: Text, situation: Situation): Appointment | undefined {
  const [one, other] = situation.appointments ?? [];
  return named(said, situation, []) ?? (other === undefined && THE_ONE.test(said.norm) ? one : undefined);
}
const THE_ONE = new RegExp(
  ` (?:(?:mi|meu|minha|my) (?:otro |otra |outro |outra |other )?(?:${APPOINTMENT})|(?:la|el|lo|a|o|the one) (?:(?:${APPOINTMENT}) )?(?:que |i )?(?:ya |already )?(?:tengo|tenia|tenho|tinha|have|saque|reserve|marquei)|(?:la|el|lo|a|o|the) (?:mi[oa]|minha|meu|(?:otr[oa]|outr[oa]|other)(?! (?:dia|semana|mes|day|week|hora|vez)))(?: (?:${APPOINTMENT}))?) `,
);

/** Something is taken or wanted, and it is told what. */
function takesOne(said: Text, situation: Situation): boolean {
  const { norm } = said;
  if (LEARNING.test(norm) || !(TAKING.test(norm) || WANTS.test(norm))) return false;
  return ONE.test(norm) || namesService(said, situation);
}
const WANTS = new RegExp(` (?:${WANT}|ha(?:ceme|game|zme)|faz|me faz) `);
const ONE = new RegExp(` (?:un|una|uno|otr[oa]|outr[oa]|um|uma|an?|another) (?:${APPOINTMENT}) `);

function namesService({ raw }: Text, { tenant }: Situation): boolean {
  return tenant !== undefined && bestService(namingWords(raw), tenant.services) !== undefined;
}
