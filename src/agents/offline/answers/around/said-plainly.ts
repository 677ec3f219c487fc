/**
 * What a message says beside what it wants, put as the reader knows it: "ah, no abren; el jueves igual a las 6", "uy, me
 * equivoqué de día, era el viernes".
 */
import { localStart } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { ES_DAYS } from '../../words/words.ts';

/** Nobody says so much before what he wants. */
const CHARS_MAX = 200;

const WEEKDAYS = `(?:${ES_DAYS}|feriados?|fines de semana)`;
/** "No sabía que cerraban", "pensé que abrían". */
const NOT_KNOWN =
  '(?:yo\\s+)?(?:no\\s+(?:sabia|me\\s+(?:acordaba|di\\s+cuenta)\\s*(?:de)?)|pens[ea](?:ba)?|crei(?:a)?|me\\s+olvide(?:\\s+de)?|olvide)\\s+que\\s+';
/** That it is closed then is told, and not asked. */
const CLOSED = new RegExp(
  `^\\s*(?:(?:hola|buenas|ah|uy|oh|ok|ya|mm+|bueno|perdon|claro|cierto|verdad)[\\s,]+)*(?:(?:como|ya que)\\s+)?(?:${NOT_KNOWN})?(?:no\\s+(?:abr(?:en|ian)|atend(?:ian)|atienden|trabaja(?:n|ban))|c(?:ierran|erraban)|est(?:a|aba|an|aban)\\s+cerrad[oa]s?|(?<=que\\s)abrian|era\\s+feriado|es\\s+feriado)(?:\\s+(?:(?:el|los|en|ese|esos|ahi)\\s+)?(?:${WEEKDAYS}|dias?))?(?:[\\s,.;]+(?:entonces|ok|bueno|y|pues|dale)(?=[\\s,]))*[\\s,.;]+(?=\\S+\\s+\\S+)`,
);
/** "Me equivoqué de día, era el viernes": put right, as with a "perdón". */
const MISTAKEN =
  /^\s*(?:(?:uy|ay|ah|no|ups|perd[oó]n|disculpe?|esper[ae]|espereme)[\s,]+)*me (?:equivoque|confundi) (?:de|con el|con la|en el|en la) (?:dia|fecha|hora|horario)[\s,.;]+(?:era|es|seria)\s+/;

/** "Ya, después entonces, 5": behind the hour that is taken, and no fifth row. */
const LATER_THEN =
  /^\s*(?:(?:ya|ok|okay|bueno|dale|listo|ah|uy|mm+|vale|entonces|y|no importa|esta bien)[\s,.]+)*(?:despues|luego|mas tarde|depois|mais tarde|later)[\s,.]+(?:(?:entonces|pues|mejor|nomas|entao|then)[\s,.]+)*(\d{1,2})\s*(?:hs?|hrs|horas)?[\s.!]*$/;
function laterThen(folded: string, { offer, now }: Situation): Text | undefined {
  const said = offer?.kind === 'turno' ? LATER_THEN.exec(folded)?.[1] : undefined;
  const hour = Number(said);
  if (offer?.kind !== 'turno' || said === undefined || hour >= 24) return undefined;
  const shown = offer.slots.some((slot) => localStart(slot, now.timeZoneId).hour % 12 === hour % 12);
  return shown ? readText(`a las ${hour}`) : undefined;
}

/** Undefined: nothing of the kind. */
export function withoutAside({ raw }: Text, situation: Situation): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const { flow } = situation;
  const folded = fold(raw);
  const later = laterThen(folded, situation);
  if (later !== undefined) return later;
  // With nothing open it is the appointment that he has.
  const mistaken = flow === 'agenda' ? MISTAKEN.exec(folded) : null;
  if (mistaken !== null) return readText(`perdon, era para ${raw.slice(mistaken[0].length)}`);
  const closed = CLOSED.exec(folded);
  return closed === null || /[?¿]/.test(closed[0]) ? undefined : readText(raw.slice(closed[0].length));
}
