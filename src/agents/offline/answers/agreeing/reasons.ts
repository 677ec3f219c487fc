/**
 * "Sí, es que el martes viajo", "sí, porque hoy no alcanzo": a yes, and why. "Es que me salió un imprevisto", "no tengo
 * plata este mes", asked whether to cancel: why alone, which is neither (AGENDA-7), and it is asked again.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act, YES } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { LATER } from '../../words/put-off.ts';
import { saysWhen } from '../../wishes.ts';
import { WEEKDAY } from '../../words/words.ts';
import { weekdayNamed } from '../choosing/choices.ts';
import { meansToCome } from './comes-after-all.ts';
import { BEGINS_AS_REASON, TELLS, hasItElsewhere, isReason } from './harmless.ts';
import { isAwayThroughout } from './room-for-it.ts';
import { STALLING } from '../refusing/stalls.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

const AGREES =
  '(?:si|sip|sisi|sii+|sim|yes|yeah|yep|dale|ok|okay|claro|listo|bueno|por favor|porfa|please|gracias|obrigad[oa]|thanks)';
const HEAD = re`^ (?:ya |ok |bueno )*(?:si|sip|sisi|sii+|sim|yes|yeah|yep|dale|claro|confirmo)(?: (?!si |sisi |se )${AGREES})* `;
/** One more, another one, for whom, how it is paid, and whatever hangs on something else. */
const MORE =
  / (?:para|pra|nombre|dos|tres|2|3|4|tambien|tambem|ademas|agreg[a-z]*|sum[ae][a-z]*|preguntas?|dudas?|consultas?|descuento|promo[a-z]*|cupon|precio|cuanto|pag[a-z]*|efectivo|tarjeta|transf[a-z]*|yape|que ser|(?<! ahi )si|se (?:puder|der|for|tiver)|cuando|quando|when|siempre que|solo|salvo|excepto|menos|hasta|primero|antes|turno|cita|hora|con (?:dr|dra|doctora?)) /;
/** Of one that is to be cancelled: he means to come. */
const COMES = / (?:voy|vamos|ahi|alla|que ir|ir[ea]|iremos|asist[a-z]*|llego|necesit[a-z]*|l[oa] tengo) /;
/** "Sí, la semana que viene vemos", "sim, semana que vem eu vejo", "sí, el lunes les escribo para ver": the rest is for then. */
const THEN = `(?:${LATER}|otro dia|outro dia|otra semana|mas adelante|luego|mais pra frente|next week|another (?:day|time)|(?:el |la |na |no )?(?:${WEEKDAY}|(?:proxima|otra) semana|semana (?:que viene|que vem|proxima|entrante|siguiente)|(?:proximo|otro) mes|mes que (?:viene|vem)))`;
const SEES =
  '(?:saco|pido|agendo|reservo|tomo|escrib(?:o|ire)|llam(?:o|are)|vuelvo|retomo|veo|vemos|vere|veremos|vejo|verei|vamos viendo|marco|escrevo|coordin(?:o|amos)|habl(?:o|amos)|arreglamos|combinamos|see|book|write|call|text)';
const SEES_FOR =
  '(?:(?:otr[oa]|outr[oa]|una?|de nuevo|con (?:usted(?:es)?|vos|ti)|you|(?:para|por|pra) (?:otra|una nueva|outra) (?:fecha|hora|cita|data)|(?:a|para|pra) (?:sacar|pedir|escribir|llamar|ver|agendar|reagendar|coordinar|reprogramar|remarcar)(?:l[oa]|nos)?|que (?:hacemos|hago|dia)|como (?:hacemos|hago)) ?)*';
const PRONOUNS = '(?:(?:yo|eu|ya|l[aeo]s?|te|os|nos|lhes?|i|i ll|we ll) )*';
const LATER_ON = re`^ (?:(?:y|e|que|yo|and|mejor) )*(?:${THEN} ${PRONOUNS}${SEES}|${PRONOUNS}${SEES}(?: ${PRONOUNS})? ?${THEN})(?: ${THEN})? ?${SEES_FOR}(?: ?(?:gracias|por favor|obrigad[oa]|thanks))*$`;
/** He wants another, doubts, takes it back, or says the deed himself. */
const DOUBTS =
  / (?:mejor|melhor|pero|mas (?:eu|nao|sim|prefiro|pode)|but|aunque|if|cambi(?:a|e|ar|am|em|al|el)[a-z]*|mov[a-z]*|muev[a-z]*|pas[ae](?:me|l|r)[a-z]*|reprogram[a-z]*|reagend[a-z]*|otr[oa] (?:dia|hora|fecha|horario)(?! (?:saco|pido|agendo|reservo|tomo|escribo|llamo|vuelvo) )|puede ser|podria|(?<!no )hay|tienes|tenes|tienen|no quiero|(?:cancel|anul|desmarc|borr|elimin)[a-z]*|dudas?|ver|pensar|dej[ae][a-z]*|manten[a-z]*|quiero|quisiera|necesito|asisto|espera[a-z]*) /;
const UNSUITED = re` (?:${CANNOT}|(?:no|nao|not) (?:(?:me|nos|voy a|l[oa]) )*(?:puedo|poder|sirve|queda)) `;
const WORDS_MAX = 20;

export function givesReason(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.asks !== 'confirm' || text.asks || text.words.length > WORDS_MAX) return undefined;
  const head = HEAD.exec(text.norm)?.[0];
  const rest = head === undefined ? text.norm : ` ${text.norm.slice(head.length)}`;
  const later = situation.flow === 'cancelacion' && head !== undefined && LATER_ON.test(rest);
  // "Sí, nos vemos el jueves" is no "el jueves vemos".
  if (later) return meansToCome(rest) ? undefined : act(heard, YES);
  if (DOUBTS.test(text.norm) || STALLING.test(text.norm)) return undefined;
  if (situation.flow === 'cancelacion') return ofCancelling(heard, { rest, agrees: head !== undefined });
  const books = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!books || head === undefined) return undefined;
  const harmless = BEGINS_AS_REASON.test(rest) ? !speaksOfIt(heard) : onlyRemarks(rest, heard);
  return harmless ? act(heard, YES) : undefined;
}

/** Behind a yes it goes; a reason by itself is neither, and who means to come gives none. */
function ofCancelling(heard: Heard, { rest, agrees }: { rest: string; agrees: boolean }): Act | undefined {
  if (meansToCome(rest)) return undefined;
  const reasoned = isReason(rest);
  const comes = COMES.test(rest);
  if (agrees) return reasoned || hasItElsewhere(rest) || (TELLS.test(rest) && !comes) ? act(heard, YES) : undefined;
  return reasoned && !comes ? act(heard, { intent: 'unknown' }) : undefined;
}

/** "Sí, llevo mi contrato", though a contract is sold, too. */
function onlyRemarks(rest: string, { times }: Heard): boolean {
  if (!TELLS.test(rest) || MORE.test(rest) || UNSUITED.test(rest) || isAwayThroughout(rest)) return false;
  return !saysWhen(times) && times.restricciones.length === 0;
}

/** "Sí, es que el lunes no puedo", of an hour on Monday: a slip, and it is asked again. */
function speaksOfIt({ text, times, situation: { proposed, now } }: Heard): boolean {
  const named = [times.fecha, times.fechaDesde, times.fechaOriginal, ...times.restricciones.map(dateIn)].filter(
    (date) => date !== undefined,
  );
  const weekday = weekdayNamed(text.norm);
  if (named.length === 0 && weekday === undefined) return UNSUITED.test(text.norm);
  if (proposed === undefined) return true;
  const day = whenOf(proposed, now.timeZoneId).fecha_deseada;
  return named.includes(day) || weekday === Temporal.PlainDate.from(day).dayOfWeek;
}
function dateIn(rule: string): string | undefined {
  return /\d{4}-\d{2}-\d{2}/.exec(rule)?.[0];
}
