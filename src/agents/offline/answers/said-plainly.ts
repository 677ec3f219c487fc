/**
 * What a message says beside what it wants, put as the reader knows it: "ah, no abren; el jueves igual a las 6", "uy, me
 * equivoqué de día, era el viernes".
 */
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';

/** Nobody says so much before what he wants. */
const CHARS_MAX = 200;

const WEEKDAYS = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|feriados?|fines de semana)';
/** That it is closed then is told, and not asked. */
const CLOSED = new RegExp(
  `^\\s*(?:(?:hola|buenas|ah|uy|oh|ok|ya|mm+|bueno)[\\s,]+)*(?:(?:como|ya que)\\s+)?(?:no\\s+(?:abren|atienden|trabajan)|cierran|esta\\s+cerrado)(?:\\s+(?:(?:el|los|en)\\s+)?${WEEKDAYS})?(?:[\\s,.;]+(?:entonces|ok|bueno|y|pues|dale)(?=[\\s,]))*[\\s,.;]+(?=\\S+\\s+\\S+)`,
);
/** "Me equivoqué de día, era el viernes": put right, as with a "perdón". */
const MISTAKEN =
  /^\s*(?:(?:uy|ay|ah|no|ups|perd[oó]n|disculpe?|esper[ae]|espereme)[\s,]+)*me (?:equivoque|confundi) (?:de|con el|con la|en el|en la) (?:dia|fecha|hora|horario)[\s,.;]+(?:era|es|seria)\s+/;

/** Undefined: nothing of the kind. */
export function withoutAside({ raw }: Text, { flow }: Situation): Text | undefined {
  if (raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  // With nothing open it is the appointment that he has.
  const mistaken = flow === 'agenda' ? MISTAKEN.exec(folded) : null;
  if (mistaken !== null) return readText(`perdon, era para ${raw.slice(mistaken[0].length)}`);
  const closed = CLOSED.exec(folded);
  return closed === null || /[?¿]/.test(closed[0]) ? undefined : readText(raw.slice(closed[0].length));
}
