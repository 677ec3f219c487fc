/**
 * Two or three hours that are told in a row: "a las 9 y a las 9 y media", "10 y 10:30", "el miércoles, a las 4 y 4:15", "9 for
 * me and 9:30 for him"; whose they are is for `for-two.ts` to say.
 */
import type { Heard } from '../heard.ts';
import { fold, without, type Text } from '../words/text.ts';
import { ES_DAY, PT_DAY } from '../words/words.ts';
import { re } from '../words/pattern.ts';
import { HOUR } from './day-of-each.ts';
import { SOMEBODY } from './told-names.ts';

export const MY = '(?:mi|mis|meu|minha|my|el|la|o|a)';
export const FOR = '(?:para|pra|pro|pa|for)';
export const ME = '(?:mi|mim|me|yo|eu)';

/** "Para Michi": whoever it is, no time and none of the kin. */
const CALLED = `${FOR} (?!(?:el|la|las|los|lo|un|una|mi|mis|manana|hoy|hoje|amanha|que|${ES_DAY}|${PT_DAY}|ver|ir)(?![a-z]))[a-z]{3,}`;
/** Which hours: "a las 9 y a las 9 y media", "10 y 10:30", "9 for me and 9:30 for him", on folded text. */
const WHOSE = `(?: ${FOR} (?:${ME}|${MY} ${SOMEBODY}|el|ella|ele|ela|him|her)| ${CALLED})?`;
export const HOURS = re`(?<!(?:\b(?:entre|de|desde|between|from|el|dia)|[0-9][:/-]?) ?(?:las |a las )?)(?<first>\b${HOUR})${WHOSE}(?:,| y| e| and) (?:(?:otr[oa]|outr[oa]|the other|another|one) )?(?:(?:${FOR} (?:${MY} ${SOMEBODY}|el|ella|him|her)|${CALLED}) )?(?<second>${HOUR})${WHOSE}(?:(?:,| y| e| and) (?<third>${HOUR}))?(?! ?(?:de [a-z]{4,}o\b|personas|anos|dias|meses|/))`;
/** Nothing but the two hours is said, of the hours that are shown. */
const ONLY_HOURS = re`^\s*(?:(?:dale|ok|bueno|si|quiero|quero|i want|entonces|seria|serian|sería) )*${HOURS.source}[\s.,!]*(?:(?:por favor|porfa|please|pls|puede ser|podria ser|pode ser|si se puede|se der|esta bien|me (?:sirven?|van?)(?: bien)?|para (?:los|las) dos|pros dois|gracias)[.,!\s]*){0,2}$`;
/** "No a las 11, a las 12": an hour that is ruled out is none of theirs, nor is the number of a day: "el martes 9, a las 11". */
export function withoutRefused({ text, times }: Heard): Pick<Text, 'raw'> {
  const others = times.spans.filter(
    ({ kind, start, end }) =>
      kind === 'restriction' || (kind === 'date' && DATED.test(fold(text.raw.slice(start, end)))),
  );
  return { raw: without(text.raw, others) };
}
const DATED = /[a-z]{3,}.* [0-9]/;

/** Undefined: one hour, or none. */
export function hoursOf(
  { raw }: Pick<Text, 'raw'>,
  pattern: RegExp,
): { at: number; to: number; hours: readonly string[] } | undefined {
  const found = pattern.exec(withoutArticles(fold(raw)));
  const { first, second, third } = found?.groups ?? {};
  if (found === null || first === undefined || second === undefined) return undefined;
  // "A las 9 y 30" is half past nine.
  const whole = /^[0-9]+$/.test(second) && !/[0-9][:.h][0-9]/.test(first);
  if (whole && re`${first} (?:y|e) ${second}(?![0-9:.h]| ?[ap]m)`.test(found[0])) return undefined;
  if (isMinutes(second)) return undefined;
  return {
    at: found.index,
    to: found.index + found[0].length,
    hours: [first, second, ...(third === undefined ? [] : [third])],
  };
}

/** "El de las 8 y el de las 8:40", "las 8 y las 8:40", "los de 4 y 4:30": rows by their hours. */
function withoutArticles(folded: string): string {
  const plain = folded.replaceAll(
    /(?<![a-z0-9])(?:el|la|los|las)(?: turnos?| citas?)? de (?:las? )?(?=[0-9])/g,
    'a las ',
  );
  return plain
    .replaceAll(/(?<=(?:^|[,.]| y) ?)las (?=[0-9])/g, 'a las ')
    .replaceAll(/(?<![a-z0-9])(?:el|la) (?:primer[oa]|segund[oa]|otr[oa]) (?=a las? [0-9])/g, '');
}

/** "3 y 15 pm", "10 y 30 am", "4 y 45 hs": what no clock has as an hour there is the minutes of the one before. */
function isMinutes(second: string): boolean {
  const { count, half } = /^(?<count>[0-9]{2}) ?(?:(?<half>[ap]\.? ?m\.?)|hs?)$/.exec(second)?.groups ?? {};
  return count !== undefined && Number(count) > (half === undefined ? 24 : 12);
}

/** Nothing but the hours is said, and on which day and in which part of it; undefined where two days are. */
export function onlyHours({ text, times, situation: { waiting = [] } }: Heard): readonly string[] | undefined {
  const days = times.spans.filter(({ kind }) => kind === 'date');
  if (days.length > 1 || (days.length === 1 && times.fecha === undefined)) return undefined;
  const parts = times.spans.filter(({ kind }) => kind === 'preference');
  const said = without(text.raw, [...days, ...parts]).replaceAll(AROUND, '');
  // "¿Puede ser a las 4 y 4:15?", of two that are wished for, asks for both.
  const raw = waiting.length > 0 ? said.replace(ASKED, '').replace(/[?\s]+$/, '') : said;
  return hoursOf({ raw }, ONLY_HOURS)?.hours;
}
const ASKED =
  /^[¿\s]*(?:(?:y|e|ok|and|me|nos|le) )*(?:(?:puede|podr[ií]a|pode|poderia) ser|se puede|puedo|podemos|tienen?|tienes|ten[eé]s|hay|habr[aá]|quedan?|can we(?: come| do)?|do you have|tem)[\s,]+/iu;
/** What is left around a day that is taken out. */
const AROUND = /^[\s,.;:]+|(?<=\S)[\s,.;:]+$/g;

/** "Mañana a la tarde, a las 4 y 4:30": of both. */
export function partTold({ text, times }: Heard): string {
  const [part, ...others] = times.spans.filter(({ kind }) => kind === 'preference');
  return part === undefined || others.length > 0 ? '' : ` ${text.raw.slice(part.start, part.end)}`;
}
