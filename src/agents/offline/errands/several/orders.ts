/**
 * "Reservame limpieza el viernes a las 10 y pasame el conducto al lunes": a message cut into the errands that it orders,
 * each with a verb and an object of its own (CONV-11). A piece without a verb belongs to the order before it.
 */
import type { Appointment } from '../../../../domain.ts';
import { ANOTHER } from '../../answers/choosing/one-more.ts';
import { bothAsOne, serviceIn } from '../../names.ts';
import { keywordIn } from '../../keyword-in.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, PIECES_MAX, type Text } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT, WANT } from '../../words/words.ts';
import { TAKING } from './wishes-anew.ts';
import { timesIn } from '../../time/index.ts';
import { uncutNames } from './in-a-row.ts';
import { named } from '../mine/which-one.ts';
import { beforeTarget, CANCELS, MOVES } from '../moving/where-to.ts';
import { LEARNING } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';
import { deniedOnly } from '../../words/in-the.ts';

export type Ordered = 'book' | 'move' | 'cancel' | 'pay' | 'person' | 'mine' | 'ask';
export interface Order {
  readonly wants: Ordered;
  readonly said: Text;
  /** The appointment that it is about, of one that he has. */
  readonly of?: Appointment;
}

interface Orders {
  /** What stands before the first order; empty where nothing does. */
  readonly head: string;
  readonly orders: readonly Order[];
}

/** A piece of a message, and what joins it to the one before it. */
interface Piece {
  readonly said: Text;
  readonly asks: boolean;
  readonly lead: string;
}

/** Which order a piece is; undefined: none, and it belongs to the one before it. */
type OrderOf = (piece: Piece) => Omit<Order, 'said'> | undefined;

/** The orders of a message, with nothing open. */
export function ordersIn(text: Text, situation: Situation): Orders {
  return cut(text, situation, ({ said, asks }) =>
    asks ? undefined : (givesItUp(said, situation) ?? orderOf(said, situation)),
  );
}

/** Those behind an answer to what is open: `calm` is as if nothing were. */
export function ordersBeside(text: Text, open: Situation, calm: Situation): Orders {
  return cut(text, open, (piece) => orderBeside(piece, open, calm));
}

function cut({ raw }: Text, situation: Situation, orderOf: OrderOf): Orders {
  const uncut = uncutNames(raw, situation, (piece) => timesIn(piece, situation).hora !== undefined);
  const pieces = withTheirObjects(raw, uncut);
  if (pieces.length > PIECES_MAX) return { head: raw, orders: [] };
  const begun = pieces.flatMap(({ raw: piece, start, asks }, i) => {
    const before = pieces[i - 1];
    const lead = before === undefined ? '' : fold(raw.slice(before.start + before.raw.length, start));
    const order = orderOf({ said: readText(piece), asks, lead });
    return order === undefined ? [] : [{ ...order, start }];
  });
  const orders = begun.map(({ start, ...order }, i) => {
    const end = begun[i + 1]?.start ?? raw.length;
    return { ...order, said: readText(raw.slice(start, end).replace(JOINT, '').replace(AFTER_THAT, '')) };
  });
  return { head: raw.slice(0, begun[0]?.start ?? raw.length).replace(JOINT, ''), orders };
}

/** "Cancelá también la otra": cut behind its verb, the order would lose what it is of. */
function withTheirObjects(raw: string, pieces: ReturnType<typeof uncutNames>): ReturnType<typeof uncutNames> {
  const whole: (typeof pieces)[number][] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const end = before === undefined ? 0 : before.start + before.raw.length;
    const begun = before !== undefined && VERB_AT_END.test(readText(before.raw).norm);
    if (begun && TOO.test(fold(raw.slice(end, piece.start))))
      whole.splice(-1, 1, {
        ...before,
        raw: raw.slice(before.start, piece.start + piece.raw.length),
        asks: piece.asks,
      });
    else whole.push(piece);
  }
  return whole;
}
const VERB_AT_END = re` (?:${CANCEL}|${MOVE}|${SHIFT}) $`;
const TOO = /^\s*(?:tambien|tambem|also|ademas)\s*$/;

const JOINT =
  /(?:[\s,.;:¿]|(?<!\p{L})(?:y|e|and|tambi[eé]n|tamb[eé]m|adem[aá]s|also|aparte|de paso|luego|despu[eé]s|then|but|pero|mas)(?!\p{L}))+$/iu;

/** In which order it is done, and not when. */
const AFTER_THAT = /^\s*(?:despu[eé]s|luego|depois|after)(?:\s+d?e?)?\s+(?:eso|esto|isso|that)(?!\p{L})/iu;

function orderOf(said: Text, situation: Situation): Omit<Order, 'said'> | undefined {
  if (CANCELS.test(said.norm)) {
    const of = ofMine(said, situation);
    // "…y cancelá la limpieza", which he does not have: that is answered, and not passed over.
    return of
      ? { wants: 'cancel', of }
      : THE_ONE.test(said.norm) || serviceIn(said.raw, situation.tenant)
        ? { wants: 'cancel' }
        : undefined;
  }
  const of = MOVES.test(said.norm) ? ofMine(beforeTarget(said, situation.tenant), situation) : undefined;
  if (of) return { wants: 'move', of };
  return takesOne(said, situation) ? { wants: 'book' } : undefined;
}

/** The one of his that is named: by its service, its day or its hour, or as the one that he has. */
function ofMine(said: Text, situation: Situation): Appointment | undefined {
  return named(said, situation, []) ?? (THE_ONE.test(said.norm) ? onlyOne(situation) : undefined);
}
function onlyOne({ appointments: [one, ...others] = [] }: Situation): Appointment | undefined {
  return others.length === 0 ? one : undefined;
}
/** "Anulo esta", "la anulo", "cancelala", with nothing open that it could be; "esta semana" is none. */
function givesItUp(said: Text, situation: Situation): Omit<Order, 'said'> | undefined {
  if (!CANCELS.test(said.norm) || !IT.test(said.norm)) return undefined;
  const of = ofMine(said, situation) ?? onlyOne(situation);
  return of === undefined ? { wants: 'cancel' } : { wants: 'cancel', of };
}
const IT = re` (?:${CANCEL}|cancelo)(?: (?:es[aeo]|est[aeo]|ess[ae]|th(?:is|at)(?: one)?|it))(?: (?:${APPOINTMENT}))? $| (?:cancel|anul)(?:[ae]|ar)l[oa] (?:mejor )?$| l[oa] (?:cancelo|anulo) $`;
const THE_ONE = re` (?:(?:mi|meu|minha|my) (?:otro |otra |outro |outra |other )?(?:${APPOINTMENT})|(?:la|el|lo|a|o|the one) (?:(?:${APPOINTMENT}) )?(?:que |i )?(?:ya |already )?(?:tengo|tenia|tenho|tinha|have|saque|reserve|marquei)|(?:la|el|lo|a|o|the) (?:mi[oa]|minha|meu|(?:otr[oa]|outr[oa]|other)(?! (?:dia|semana|mes|day|week|hora|vez)))(?: (?:${APPOINTMENT}))?) `;

/** Something is taken or wanted, and it is told what. */
function takesOne(said: Text, situation: Situation): boolean {
  const { norm } = said;
  if (LEARNING.test(deniedOnly(norm, situation.language)) || !(TAKING.test(norm) || WANTS.test(norm))) return false;
  return ONE.test(norm) || serviceIn(said.raw, situation.tenant) !== undefined;
}
const WANTS = re` (?:${WANT}|ha(?:ceme|game|zme)|faz|me faz) `;
/** "Otra cita", "otra para el lunes"; "otro día" is none. */
const ONE = re` (?:un|una|uno|otr[oa]|outr[oa]|um|uma|an?|another) (?:${APPOINTMENT}) | (?:un[oa]|otr[oa]|outr[oa]|uma|another|one)(?: one| mas)?(?: $| (?:para|pra|por la|for|on|el|al|a las?|de) )`;

function orderBeside({ said, asks, lead }: Piece, open: Situation, calm: Situation): Omit<Order, 'said'> | undefined {
  const { moving, cancelling, flow } = open;
  // "No, cancelalo", of the one that is moved.
  if (moving !== undefined && CANCELS_IT.test(said.norm)) return { wants: 'cancel', of: moving };
  const hit = keywordIn({ norm: said.norm, asks }, open);
  const saidOut = hit !== undefined && hit.confidence >= (hit.intent === 'person' ? SURELY_A_PERSON : 0);
  // "…que después tengo clases" asks for none of his appointments, nor "que me costó mucho" for a price.
  if (saidOut && (asks ? ASKED : ORDERED).has(hit.intent)) return { wants: hit.intent as Ordered };
  if (asks) return undefined;
  const asked = moving ?? cancelling;
  if (asked !== undefined && movesTheAsked(said, open, asked)) return { wants: 'move', of: asked };
  if (CANCELS.test(said.norm) || MOVES.test(said.norm)) return orderOf(said, calm);
  if (flow !== 'agenda') return takesOne(said, calm) ? { wants: 'book' } : undefined;
  return addsOne({ said, lead }, open) ? { wants: 'book' } : undefined;
}
/** "No, gracias, quiero cambiar la limpieza", asked about that very one. */
function movesTheAsked(said: Text, open: Situation, asked: Appointment): boolean {
  if (!MOVES.test(said.norm) || serviceIn(said.raw, open.tenant) !== asked.serviceId) return false;
  return (named(beforeTarget(said, open.tenant), open, []) ?? asked).id === asked.id;
}
const CANCELS_IT =
  / (?:cancel|anul|elimin|borr)(?:al[oa]|el[oa]|ar?l[oa]|ad[oa]l[oa])(?: (?:mejor|nomas|por favor|porfa|entonces|directamente))* $| cancel it (?:instead |please )?$/;
const ASKED: ReadonlySet<string> = new Set(['person', 'mine', 'ask']);
const ORDERED: ReadonlySet<string> = new Set(['person', 'pay']);
/** "Vou falar com ela" calls nobody. */
const SURELY_A_PERSON = 0.95;

/** "…y otra para mi hijo", "…y también un flúor a las 11", while one is being booked; what puts that one right is none. */
function addsOne({ said, lead }: Pick<Piece, 'said' | 'lead'>, { known, tenant }: Situation): boolean {
  if (PUTS_RIGHT.test(` ${lead.trim()}${said.norm}`) || LEARNING.test(said.norm)) return false;
  if (ANOTHER.test(said.norm) || (ONE_FOR.test(said.norm) && ADDED.test(` ${lead} `))) return true;
  const service = serviceIn(said.raw, tenant);
  if (service === undefined || service === known?.servicio || !ADDED.test(` ${lead} `)) return false;
  const now = tenant?.services.find(({ id }) => id === known?.servicio);
  // "…y barba también", where the house sells both as one: that one.
  return now === undefined || tenant === undefined || bothAsOne(now, said.raw, tenant.services) === undefined;
}
/** "…y uno para mi hijo". */
const ONE_FOR = / (?:uno?|una|uma?|one) (?:para|pra|for) /;
const PUTS_RIGHT =
  / (?:mejor|melhor|pero|but|mas bien|en vez|en lugar|instead|rather|perdon|sorry|digo|era|quise|no|nao|not|(?:es|e|is|it s) (?:para|pra|for)) /;
const ADDED = /[^a-z](?:y|e|and|tambien|tambem|also|ademas|aparte|de paso)[^a-z]/;
