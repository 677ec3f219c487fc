/** What is said of an appointment that stays, beside one that nobody comes to. */
import type { Situation } from '../../situation.ts';
import { clauses, fold, readText, type Text, type Piece } from '../../words/text.ts';
import { CANCEL, MOVE, SHIFT, STAY } from '../../words/words.ts';
import { THE_OTHER, named } from './which-one.ts';
import { isToBeLeft } from './left-be.ts';
import { whenOf, type Appointment } from '../../../../domain.ts';
import { timesIn } from '../../time/index.ts';
import { CANCELS, MOVES, targetStart } from '../moving/where-to.ts';
import { re } from '../../words/pattern.ts';
import { CHANGES } from '../../words/deeds.ts';

/**
 * "No puedo ir el jueves, el lunes sí voy", of one on each: Thursday's is spoken of, and it is put nowhere. Read without
 * what is said of the one that stays; as is "el de mañana no lo canceles, cancelá el del jueves".
 */
export function withoutTheKept({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [] } = situation;
  const asked = asksWhich(situation);
  const pieces = (flow === 'ninguno' || asked) && appointments.length > 1 ? clauses(raw) : [];
  if (pieces.length < 2 || pieces.length > PIECES_MAX || (asked && asks)) return undefined;
  const kept = pieces.find((piece) => (asked ? isSpared(piece, situation) : staysHere(piece, situation)));
  const others = pieces.filter((piece) => piece !== kept);
  const goes = (piece: Piece): boolean =>
    kept !== undefined && (asked ? isPicked(piece, situation) : isGivenUp(piece, { kept, situation }));
  if (kept === undefined || !others.some(goes)) return undefined;
  const end = kept.start + kept.raw.length;
  return readText(`${raw.slice(0, kept.start).replace(LINK, '')} ${raw.slice(end).replace(LEAD, '')}`);
}
const PIECES_MAX = 4;
/** What joined the piece that is left out to the others. */
const LINK = /[\s,]*(?:(?:y|e|and|pero|but|mas)[\s,]*)?$/i;
const LEAD = /^[\s,]*(?:(?:y|e|and|pero|but|mas)\b[\s,]*)?/i;
/** "No canceles la del viernes, …" is read with what stands behind it. */
const DENIES_AHEAD = /^ (?:(?:pero|but|mas) )?(?:no|nao|ni|don t) /;
const DENIES = /(?: no| nao| not| can t| won t) /;

/** "Cancelá solamente la del jueves", "move only my Friday one": that one, whatever stays. */
export function withoutOnly({ raw }: Text): Text | undefined {
  const at = ONLY_THAT.exec(fold(raw))?.groups?.['deed']?.length;
  if (at === undefined) return undefined;
  return readText(raw.slice(0, at) + raw.slice(at).replace(ONLY, ' '));
}
const ONLY = /^\s+\S+\s+/;
const ONLY_THAT = re`^(?<deed>[\s¿¡]*(?:(?:hola|por favor|porfa|please|me|puedes|podes|puede|can you)[\s,]+)*(?:${CANCEL}|${MOVE}|${SHIFT}))\s+(?:solo|solamente|unicamente|nomas|apenas|somente|so|only|just)\s+(?:la|el|lo|a|o|the|my|mi|de|del)\s`;

/** "El pulido, el completo dejalo", "la vacuna, al control sí vamos", before the list of what he has: the first of them is picked. */
function asksWhich({ flow, asks, offer }: Situation): boolean {
  return (flow === 'cancelacion' || flow === 'reprogramacion') && asks === 'list' && offer?.kind === 'cita';
}

function isSpared({ raw }: Piece, situation: Situation): boolean {
  const said = readText(raw);
  const which = THE_OTHER.test(said.norm) || named(said, situation, []) !== undefined;
  return which && !CANCELS.test(said.norm) && (isToBeLeft(said) || staysAsItIs(said) || LEFT_OUT.test(said.norm));
}
/** "El otro queda igual", "keep the private session", "el control no". */
const LEFT_OUT =
  / (?:no|nao|not) $| (?:si|sim) (?:va|vai|vamos|voy|vou|queda|fica|sigue) $|^ (?:but |and )?(?:not|keep|leave) /;

/** Named, and nothing said against it: the row that is meant. */
function isPicked({ raw }: Piece, situation: Situation): boolean {
  const said = readText(raw);
  return named(said, situation, []) !== undefined && !DENIES.test(said.norm) && !staysAsItIs(said);
}

function staysHere({ raw }: Piece, situation: Situation): boolean {
  const said = readText(raw);
  const of = named(said, situation, []);
  if (of === undefined) return false;
  if (isToBeLeft(said)) return !DENIES_AHEAD.test(said.norm);
  return !DENIES.test(said.norm) && staysAsItIs(said) && !isElsewhen(raw, of, situation);
}

function isGivenUp({ raw }: Piece, { kept, situation }: { kept: Piece; situation: Situation }): boolean {
  const said = readText(raw);
  const of = named(said, situation, []);
  if (of === undefined || of.id === named(readText(kept.raw), situation, [])?.id) return false;
  // "El de mañana no lo canceles, cancelá el del jueves."
  return (
    CANNOT.test(said.norm) || (isToBeLeft(readText(kept.raw)) && CHANGES.test(said.norm) && !DENIES.test(said.norm))
  );
}
const CANNOT =
  / (?:no|nao)(?: (?:me|te|le|nos))?(?: (?:voy|vamos|vou|puedo|podre|podemos|pude|posso|consigo|llego|alcanzo|ire|asistire|(?:voy|vou) (?:a )?(?:poder|ir|llegar|alcanzar|conseguir)|va a ser posible|sirve|queda|da))+ | (?:can t|cannot|won t) /;

/* One's appointments to which nothing happens: "…la del jueves sí voy", "…mas deixa o corte". */

/** "…mas deixa o corte", "…la consulta la mantengo", "…but not the Thursday one", "…y confirma el tinte": nothing becomes of it. */
export const STAYS = re` (?:${STAY}|deixe|confirm(?:a|o|e|en|ar|ame|eme)|queda|quedan|sigue|siguen|stays?) |^ (?:no|nao|not) | (?:no|nao) $`;
/** "…la del jueves sí voy", "…a de segunda eu vou", "…el corte sí": to that one he comes. */
export const COMES =
  /^(?!.* (?:no|nao|not|ni|tampoco|tambien|tambem|too|sin|nunca|don t|can t|won t) ).* (?:voy|vamos|puedo|podemos|podre|llego|llegamos|alcanzo|alcanzamos|ire|iremos|asisto|asistire|asistimos|vou|posso|consigo|chego|(?:ll|will|can) (?:go|come|attend|keep|make it|be there)|(?:si|sim) (?:l[oa] )?(?:quiero|quero|va|vai|me sirve)|(?:si|sim)(?= $)) /;
/** "…voy a la del lunes": no place that it goes to. */
const TO_THAT_ONE = / (?:a|al|to) (?:(?:la|el|lo|mi) (?:del?|que) |(?:the|my) [a-z]+ (?:one|appointment) )/;
export function staysAsItIs(said: Text): boolean {
  const { norm } = said;
  const comes = COMES.test(norm) && !CANCELS.test(norm) && !MOVES.test(norm);
  if (comes && TO_THAT_ONE.test(norm)) return true;
  return (comes || STAYS.test(norm)) && targetStart(said) === undefined;
}

/** A day or an hour that is not its own. */
export function isElsewhen(raw: string, { slot }: Appointment, situation: Situation): boolean {
  const { fecha, hora, horaCandidates } = timesIn(raw, situation);
  const own = whenOf(slot, situation.now.timeZoneId);
  const otherHour = hora !== undefined && ![hora, ...horaCandidates].includes(own.hora_especifica);
  return (fecha !== undefined && fecha !== own.fecha_deseada) || otherHour;
}

/** "Confirma la del jueves y cancela la otra", "la fisio no la toques, …", "el drenaje está bien, …": the other is not that one. */
export function keptIn(piece: Piece, situation: Situation): readonly { piece: Piece; of: Appointment }[] {
  const said = readText(piece.raw);
  if (CANCELS.test(said.norm) || MOVES.test(said.norm)) return [];
  const stays = staysAsItIs(said) || isToBeLeft(said) || IS_FINE.test(said.norm);
  const of = stays ? named(said, situation, []) : undefined;
  return of === undefined ? [] : [{ piece, of }];
}
export const IS_FINE =
  / (?:(?:esta|ta|va|is) (?:(?:muy |re )?bien|perfect[oa]?|ok|bueno|confirmad[oa]|fine|good)|confirm(?:ed)?|dej[ae]mel[oa]|(?:no|nao) (?:la|lo|a|o) (?:toc|toq|mov|muev|cambi|mex)[a-z]*) /;
