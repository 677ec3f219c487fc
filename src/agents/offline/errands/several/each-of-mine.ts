/** An errand for each of one's appointments: "cancela la del viernes y la del sábado pásala pal lunes" (CONV-11). */
import { EVENTS_PER_TURN_MAX } from '../../../../domain.ts';
import { act, toAct, type Act } from '../../acts.ts';
import { TAKING } from './wishes-anew.ts';
import { timesIn } from '../../time/index.ts';
import type { Heard } from '../../heard.ts';
import { keywordIn } from '../../keyword-in.ts';
import type { Situation } from '../../situation.ts';
import { countedPlaces, placedAlike, type Errand } from '../mine/placed.ts';
import { CHANGES } from '../../words/deeds.ts';
import { clauses, readText, without, type Piece, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { COMES, STAYS, isElsewhen, keptIn, staysAsItIs } from '../mine/kept-beside.ts';
import { CANCELS, MOVES, SAYS_HOW_FAR, beforeTarget, targetStart } from '../moving/where-to.ts';
import { THE_OTHER, named } from '../mine/which-one.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';

/** A booking beside it is no errand for what there is. */
const SOMETHING_NEW = / (?:sacar|pedir|tomar|marcar|uno?|una|um|uma|nuev[oa]|nov[oa]|another|new) /;

/** "Dame de baja": asks for nothing. */
const GIVES_UP = / d[ae]me de baja /;

/** Undefined unless the message names several of one's appointments, with no doubt which, and says of each what becomes of it. */
export function eachOfMine(heard: Heard): readonly Act[] | undefined {
  const acts = errandsOf(heard);
  return acts.length === 0 ? undefined : acts;
}

/** "Confirma la del jueves y cancela la otra": before anybody takes the one that stays for the one that goes. */
export function changesTheOther(heard: Heard): readonly Act[] | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || !THE_OTHER.test(text.norm)) return undefined;
  const pieces = clauses(text.raw);
  const ofTheOther = (norm: string): boolean => THE_OTHER.test(norm) && CHANGES.test(norm);
  if (!pieces.some(({ raw }) => ofTheOther(readText(raw).norm))) return undefined;
  if (!pieces.some((piece) => keptIn(piece, situation).length > 0)) return undefined;
  // Who has no other: what there is is shown.
  return appointments.length === 1 ? [act(heard, { intent: 'mine' })] : eachOfMine(heard);
}

interface Said {
  readonly raw: string;
  readonly situation: Situation;
}

function errandsOf({ text, situation }: Heard): readonly Act[] {
  const own = situation.appointments ?? [];
  if (situation.flow !== 'ninguno' || own.length < 2) return [];
  const found: Errand[] = [];
  const beside: Act[] = [];
  const pieces = clauses(text.raw);
  const stays = pieces.flatMap((piece) => keptIn(piece, situation));
  let kept = false;
  for (const piece of pieces) {
    const said = readText(piece.raw);
    const { norm } = said;
    const other = found.length > 0 ? isAnotherErrand(piece, situation) : undefined;
    if (other !== undefined) {
      beside.push(other);
      continue;
    }
    const then = comesThen(piece, situation, found);
    if (then !== undefined) {
      found.push(then);
      continue;
    }
    if (staysAsItIs(said) || stays.some((one) => one.piece === piece)) {
      kept = true;
      continue;
    }
    if (TAKING.test(norm.replace(GIVES_UP, ' ')) || SOMETHING_NEW.test(norm.replace(SAYS_HOW_FAR, ' '))) return [];
    const verb = CANCELS.test(norm) ? 'cancel' : movesIt(said) ? 'move' : likeBefore(said, found.at(-1));
    if (verb === undefined) continue;
    const stretch = { from: piece.start, to: piece.start + piece.raw.length };
    const of = named(verb === 'move' ? beforeTarget(said, situation.tenant) : said, situation, [...found, ...stays]);
    const counted = verb === 'cancel' ? countedPlaces(norm, own) : [];
    const last = found.at(-1);
    const goesOn = last?.intent === 'move' && saysWhereTo(piece, last, { raw: text.raw, situation });
    if (counted.length > 0) found.push(...counted.map((one) => ({ intent: verb, of: one, ...stretch })));
    else if (of !== undefined && !goesOn)
      found.push({ intent: verb, of, ...stretch, ...(MOVES.test(norm) ? {} : { under: true }) });
    // "…pásala pal lunes, a las 10": the rest of its wish. A verb without an appointment is an errand that is not clear.
    else if (last !== undefined && !CANCELS.test(norm) && !MOVES.test(norm))
      found.splice(-1, 1, { ...last, to: stretch.to });
    else return [];
  }
  const apart = new Set(found.map(({ of }) => of.id)).size === found.length;
  if (found.length < (kept ? 1 : 2) || found.length + beside.length > EVENTS_PER_TURN_MAX || !apart) return [];
  const each = placedAlike(found.map((one) => ({ ...one, from: targetIn(text.raw, one, situation.tenant) })));
  return besideIt(each, beside);
}

/** "Cancela la barba y cuánto cuesta el tinte?", of one who has both: of the tint it is asked, and nothing becomes of it. */
export function isAnotherErrand(piece: Piece, situation: Situation): Act | undefined {
  const { norm } = readText(piece.raw);
  if (CANCELS.test(norm) || MOVES.test(norm)) return undefined;
  const hit = keywordIn({ norm, asks: piece.asks }, situation);
  if (hit === undefined || !OF_ITS_OWN.has(hit.intent)) return undefined;
  return toAct(hit, piece.start, piece.start + piece.raw.length);
}
const OF_ITS_OWN: ReadonlySet<string> = new Set(['ask', 'mine', 'pay', 'claim']);

/** What is asked comes first. */
export function besideIt(deeds: readonly Act[], beside: readonly Act[]): readonly Act[] {
  const asked = beside.filter(({ intent }) => intent === 'ask' || intent === 'mine');
  return [...asked, ...deeds, ...beside.filter((one) => !asked.includes(one))];
}

/** "Cancela la limpieza, al corte puedo ir el martes": to that one he comes, and on another day than it is on: it is moved. */
function comesThen(
  piece: { readonly raw: string; readonly start: number },
  situation: Situation,
  found: readonly Errand[],
): Errand | undefined {
  const said = readText(piece.raw);
  if (!COMES.test(said.norm) || CANCELS.test(said.norm) || MOVES.test(said.norm)) return undefined;
  const verb = said.words.find(({ text }) => COMING.test(text));
  const behind = verb === undefined ? 0 : verb.end;
  const start = saysWhen(timesIn(piece.raw.slice(behind), situation)) ? behind : 0;
  const before = start === 0 ? without(piece.raw, timesIn(piece.raw, situation).spans) : piece.raw.slice(0, start);
  const of = named(readText(before), situation, found);
  if (of === undefined || !isElsewhen(piece.raw.slice(start), of, situation)) return undefined;
  return { intent: 'move', of, from: piece.start + start, to: piece.start + piece.raw.length, placed: true };
}
const COMING =
  /^(?:voy|vamos|puedo|podemos|podre|llego|llegamos|alcanzo|alcanzamos|ire|iremos|asisto|vou|posso|consigo|chego|go|come|attend|make)$/;

/** No verb: as with the one before; but "…y el miércoles una hora antes", "…lo podemos hacer a las 17" are no cancellations. */
function likeBefore(said: Text, last: Errand | undefined): Errand['intent'] | undefined {
  const elsewhere = SAYS_HOW_FAR.test(said.norm) || (PUTS.test(said.norm) && targetStart(said) !== undefined);
  return last !== undefined && elsewhere ? 'move' : last?.intent;
}
/**
 * "Cambia las ventosas, puede ser el miércoles a las 2", "…a la otra semana, miércoles a las 2", of one who has another on
 * a Wednesday: a day that is named as no appointment is, is where that one goes. "…y el miércoles" may be the other.
 */
function saysWhereTo({ raw, start }: Piece, last: Errand, { raw: whole, situation }: Said): boolean {
  const said = readText(raw);
  if (CANCELS.test(said.norm) || MOVES.test(said.norm) || IS_ONE.test(said.norm)) return false;
  const { tenant, appointments = [] } = situation;
  if (tenant !== undefined && serviceOfMine(raw, tenant, appointments) !== undefined) return false;
  const target = targetStart(said, tenant);
  const dayOf = (words: string): string | undefined => timesIn(words, situation).fecha;
  if (target !== undefined && dayOf(raw.slice(target)) !== undefined) return false;
  const wished = WISHED.test(said.norm) || /,\s*$/.test(whole.slice(0, start));
  const before = whole.slice(last.from, last.to);
  const goes = targetStart(readText(before), tenant);
  return wished && dayOf(raw) !== undefined && (goes === undefined || dayOf(before.slice(goes)) === undefined);
}
const IS_ONE =
  / (?:la|el|lo|o|a|mi|the|my|minha|meu) (?:(?:de|del|da|do|otr[oa]|outr[oa]|other|one|que|primer[oa]?|segund[oa]|ultim[oa]) | ?(?:turno|cita|hora|reserva|consulta) (?:de|del|da|do) )/;
const WISHED =
  / (?:puede ser|podria ser|podra ser|pode ser|poderia ser|could it be|can it be|que sea|seria|mejor|melhor|better|prefiero|prefiro) /;

const PUTS = / (?:pon[a-z]*|hacer(?:l[oa])?|haceme?l[oa]|fazer|do|make|put|poner(?:l[oa])?) /;

/** "La del sábado pásala al lunes", "…dejala para el lunes". */
function movesIt(said: Text): boolean {
  return MOVES.test(said.norm) || (STAYS.test(said.norm) && targetStart(said) !== undefined);
}

function targetIn(raw: string, { intent, from, to, placed }: Errand, tenant: Situation['tenant']): number {
  if (placed) return from;
  if (intent === 'cancel') return to;
  return from + (targetStart(readText(raw.slice(from, to)), tenant) ?? to - from);
}
