/**
 * "4 no, 5", "a las 4 no alcanzo, 6 sí", "no a las 4, 5": one hour for another, where an hour is looked for; the second has no
 * "a las" before it, and is read with one, or "5 o 6" as two. Two numbers that may both be rows of the list stay what they are.
 */
import { POLICIES } from '../../time/index.ts';
import { visible, type Situation } from '../../situation.ts';
import { THEN } from '../../words/cannot.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const AT = '(?:(?:a|tipo|para) las? |las |as )?';
const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?(?:hs?|hrs|horas|am|pm))?`;
const CANNOT = `(?: ${THEN})?`;
const MANNERS =
  '(?:[ ,.!]*(?:si|sim|por favor|porfa|please|gracias|mejor|puedo|me (?:sirve|queda)(?: bien)?|esta bien|puede ser))*[ .!?]*';
const LEAD =
  '(?:(?:si|ok|ay|uy|uh|mm+(?!m)|ah|oye|che|hola|esper[ae]n?|perdon[ae]?|disculp[ae]|mejor|pero|sino|y|que|a ver)(?: ?, ?| {0,2}))*';
const SWAPPED = [
  re`^${LEAD}(?<at>${AT})(?<one>${CLOCK}) (?:no|nao)${CANNOT} ?[,.;]+ ?${LEAD}(?<then>${AT})(?<other>${CLOCK})(?: ?(?:o|u|ou) ?${AT}(?<third>${CLOCK}))?${MANNERS}$`,
  re`^${LEAD}(?:no|nao)${CANNOT} (?<at>a las? |as )(?<one>${CLOCK}) ?[,.;]+ ?${LEAD}(?<then>${AT})(?<other>${CLOCK})${MANNERS}$`,
];

/** Undefined: nothing of the kind, or both may be rows. */
export function hourInstead({ raw, words }: Text, situation: Situation): Text | undefined {
  const { flow, field, offer } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || field !== undefined || words.length > WORDS_MAX)
    return undefined;
  if (offer !== undefined && offer.kind !== 'turno' && offer.kind !== 'opcion') return undefined;
  const said = fold(raw).replaceAll(/\s+/g, ' ').trim();
  const found = SWAPPED.map((way) => way.exec(said)?.groups).find(Boolean) ?? {};
  const { at = '', one = '', then = '', other = '', third = '' } = found;
  if (one === '' || [one, other, third].some((hour) => Number.parseInt(hour, 10) > 23)) return undefined;
  const bare = !/las?|as/.test(at + then) && /^\d{1,2}$/.test(one) && /^\d{1,2}$/.test(other);
  if (bare && offer?.kind === 'turno' && Math.max(Number(one), Number(other)) <= lastRow(situation)) return undefined;
  const read = `a las ${one} no, a las ${other}${third === '' ? '' : ` o a las ${third}`}`;
  return said === read ? undefined : readText(read);
}
const WORDS_MAX = 14;

function lastRow(situation: Situation): number {
  return Math.min(visible(situation).last, POLICIES.listRowsMax);
}

/** "Quinta às 11 ou meio-dia, não, 11 mesmo", "a las 11 o a las 12, no, mejor 12": of two that were told the one that is told again. */
const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d{2})?|meio[- ]?dia|medio ?dia|noon)(?: ?(?:hs?|hrs))?`;
const BEFORE_HOUR = '(?:a las? |ao? |as |at |al )?';
const SETTLED = re`(?<=^|\s)${BEFORE_HOUR}(?<one>${HOUR}),? (?:o|ou|or) ${BEFORE_HOUR}(?<two>${HOUR}) ?[,.;]* ?(?:(?:no|nao|not|nah|mejor|melhor|better|perdon|digo) ?[,.;]* ?)+${BEFORE_HOUR}(?<said>${HOUR})(?: (?:mesmo|mejor|melhor|nomas|esta bien|is better|please|por favor|porfa))*[ .!]*$`;

export function hourSettled({ raw, words }: Text): Text | undefined {
  const found = words.length > WORDS_MAX ? null : SETTLED.exec(fold(raw));
  const { one, two, said } = found?.groups ?? {};
  if (found === null || said === undefined || (said !== one && said !== two)) return undefined;
  return readText(`${raw.slice(0, found.index)}${/^\d/.test(said) ? 'a las ' : ''}${said}`);
}
