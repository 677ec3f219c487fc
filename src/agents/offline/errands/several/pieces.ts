/** A message cut into its pieces, and the errand that each of them names: each piece reaches to the next one's start. */
import type { Hit } from '../../keywords.ts';
import type { Situation } from '../../situation.ts';
import { clauses, PIECES_MAX, readText, type Piece, type Text } from '../../words/text.ts';
import { cancelsByService, cancelsByDay } from '../cancelling/cancels-by.ts';
import { isOneMore, wishesAnew, beginsAsWish } from './wishes-anew.ts';
import { asksWhetherFree, wantsToCome } from '../asking/asks-to-come.ts';
import { isFeeOfCancelling } from '../asking/anything-due.ts';
import { asksOfTheHouse, asksOfWhatIsDone } from '../asking/asks-of-house.ts';
import { keywordIn } from '../../keyword-in.ts';
import { asksOfWhatIsPaidAhead } from '../../rules/money.ts';
import { serviceIn } from '../../names.ts';
import { complainsAndAsks } from '../asking/complaint.ts';
import { timesIn } from '../../time/index.ts';
import { fromDayToDay } from '../moving/from-day-to-day.ts';
import { isHow } from '../asking/how-given.ts';
import { asksWhoOfThat } from '../asking/who-does.ts';

export interface Placed extends Hit {
  /** One more, of what he does not have: "…y también quiero un baño". */
  readonly besides?: true;
  readonly from: number;
  readonly to: number;
}
/** Words around a piece that ask for nothing: it belongs to its neighbour. */
const CONFIDENT = 0.85;
/** A booking that is said with a verb of its own. */
export const OWN_VERB = 0.93;
/** "…y sacame uno para el miércoles": as sure as the diary's own verbs. */
export const ANEW: Pick<Hit, 'intent' | 'confidence'> = { intent: 'book', confidence: OWN_VERB };

const UNKNOWN_TO_US = { intent: 'ask', topic: 'otro', confidence: CONFIDENT } as const satisfies Hit;
const OF_WHO_DOES_IT: Hit = { intent: 'ask', topic: 'profesionales', confidence: CONFIDENT };
const OF_HOW: Hit = { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO', confidence: CONFIDENT };
const OF_ITS_FEE: Hit = { intent: 'ask', topic: 'otro', area: 'PAGOS', confidence: CONFIDENT };
const MOVING: Hit = { intent: 'move', confidence: OWN_VERB };
const GIVING_UP: Hit = { intent: 'cancel', confidence: OWN_VERB };

/** What the piece says, behind the one before it. */
function behind(last: Placed | undefined, piece: Piece, situation: Situation): Hit | undefined {
  if (
    last?.topic === 'precio' &&
    asksOfWhatIsDone(piece, situation) &&
    !asksOfWhatIsPaidAhead(readText(piece.raw).norm)
  )
    return UNKNOWN_TO_US;
  if (cancelsByService(piece.raw, situation) || cancelsByDay(piece.raw, situation)) return GIVING_UP;
  return movesMine(piece, situation) ? MOVING : hitOf(piece, last, situation);
}

/** Hits of the single pieces, each piece reaching to the next hit's start. */
export function pieceHits(text: Text, situation: Situation): Placed[] {
  const cut = clauses(text.raw);
  if (cut.length < 2 || cut.length > PIECES_MAX) return [];
  const hits: Placed[] = [];
  for (const piece of cut) {
    const hit = behind(hits.at(-1), piece, situation);
    const from = piece.start;
    const to = piece.start + piece.raw.length;
    const last = hits.at(-1);
    if (
      changes(last) &&
      (hit === undefined || hit.intent === 'book') &&
      !piece.asks &&
      isOneMore(text.raw, piece, situation)
    )
      hits.push({ ...ANEW, besides: true, from, to });
    else if (hit !== undefined && hit.confidence >= CONFIDENT) hits.push({ ...hit, from, to });
    // "¿Y si la anulo y saco para la otra semana?" asks about both.
    else if (
      hit === undefined &&
      (!piece.asks || (last?.intent === 'cancel' && hasAny(situation))) &&
      wishesAnew(piece.raw, situation)
    )
      hits.push({ ...ANEW, from, to });
    else if (hit === undefined && asksWhetherFree(piece.raw, situation)) hits.push({ ...ANEW, from, to });
    else if (hit === undefined && !piece.asks && hits.at(-1)?.intent === 'ask' && wishesOf(piece.raw, situation))
      hits.push({ ...ANEW, from, to });
    else if (hit === undefined && asksOfTheHouse(piece, situation)) hits.push({ ...UNKNOWN_TO_US, from, to });
    else if (last !== undefined) hits.splice(-1, 1, { ...last, to });
  }
  const [first] = hits;
  const wish = first !== undefined && wishesBefore(first, text, situation);
  if (wish && hits.every(({ intent }) => intent === 'ask')) hits.unshift({ ...ANEW, from: 0, to: first.from });
  // "Quiero hacerme un facial y un masaje el viernes, ¿cuánto sale?": both are wished for.
  else if (wish && first.intent === 'book') hits[0] = { ...first, from: 0 };
  const told = hits.filter((hit) => !isToldByItsPrice(hit, hits, { text, situation }));
  // By itself the whole sentence is read better.
  return told.every(({ topic }) => topic === UNKNOWN_TO_US.topic) ? [] : told;
}

/** "¿Cuánto sale el corte y hay que dejar seña?": whoever is told what it costs is told what is paid ahead, where anything is. */
function isToldByItsPrice(
  { topic, from, to }: Placed,
  hits: readonly Placed[],
  { text, situation: { tenant } }: { text: Text; situation: Situation },
): boolean {
  if (topic !== 'pagos' || tenant === undefined || tenant.booking.paymentBeforeBooking === 'none') return false;
  if (!hits.some((hit) => hit.topic === 'precio') || serviceIn(text.raw, tenant) === undefined) return false;
  return asksOfWhatIsPaidAhead(readText(text.raw.slice(from, to)).norm);
}

/** "Cambia mi masaje del martes 10 al miércoles 11 a las 16": called by its service and its day. */
function movesMine({ raw, asks }: Piece, situation: Situation): boolean {
  return !asks && hasAny(situation) && fromDayToDay(raw, timesIn(raw, situation), situation) !== undefined;
}

/** "La dirección y el horario": the second thing that is asked for, as it is asked for by itself. */
function hitOf(piece: Piece, last: Placed | undefined, situation: Situation): Hit | undefined {
  const { norm } = readText(piece.raw);
  const hit = keywordIn({ norm, asks: piece.asks }, situation);
  if ((hit?.intent ?? 'mine') === 'mine' && asksWhoOfThat(piece.raw, situation)) return OF_WHO_DOES_IT;
  const named = serviceIn(piece.raw, situation.tenant) !== undefined;
  if (hit?.topic === 'precio' && last?.intent === 'cancel' && isFeeOfCancelling(norm) && !named) return OF_ITS_FEE;
  if (hit === undefined && last?.intent === 'ask' && isHow(norm)) return OF_HOW;
  if (hit !== undefined || last?.intent !== 'ask' || !ITS_ARTICLE.test(norm)) return hit;
  return keywordIn({ norm: norm.replace(ITS_ARTICLE, ' '), asks: piece.asks }, situation);
}
const ITS_ARTICLE = /^ (?:(?:y|e|and) )?(?:el|la|los|las|o|a|os|as|the) (?=[a-z]+ $)/;

function wishesBefore({ topic, from, to }: Placed, { raw }: Text, situation: Situation): boolean {
  const before = raw.slice(0, from);
  // "Quiero un corte, pero no tengo auto, ¿qué sedes tienen?": what he tells between takes nothing of it back.
  if ([before, clauses(before)[0]?.raw ?? ''].some((said) => beginsAsWish(said, situation))) return true;
  // "Queria saber se vocês têm aula de espanhol no sábado, e quanto que fica": asked for then, and at which price.
  if (topic === 'precio' && asksWhetherFree(before, situation)) return true;
  return topic === 'horarios' && complainsAndAsks(before, raw.slice(from, to), situation);
}

function hasAny({ appointments = [] }: Situation): boolean {
  return appointments.length > 0;
}

function changes(hit: Placed | undefined): boolean {
  return hit?.intent === 'move' || hit?.intent === 'cancel';
}

function wishesOf(raw: string, situation: Situation): boolean {
  return beginsAsWish(raw, situation) || wantsToCome(raw, situation);
}
