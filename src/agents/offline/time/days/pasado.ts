/** "pasado": the day after tomorrow, what is over, or past an hour. */
import { clockAt } from '../hours/clock.ts';
import { wordAt, type Scan } from '../items.ts';
import { dayName, unitName } from '../words/lexicon.ts';
import { partRule, wishRule } from '../hours/parts.ts';

/** "pasado a la tarde", "mañana o pasado", "un corte pasado": short for "pasado mañana"; "el mes pasado" is not. */
export function meansDayAfterTomorrow(scan: Scan, at: number): boolean {
  const before = wordAt(scan, at - 1);
  const noun = unitName(before) !== undefined || dayName(before) !== undefined;
  if (noun || isPastHour(scan, at)) return false;
  // "¿La puede pasar a pasado?"; "lo que a pasado" is a slip of the pen.
  const towards = before === 'a' && PUTS.test(wordAt(scan, at - 2));
  const opens = towards || ['', 'o', 'para', 'pa', ',', 'mejor', 'y'].includes(before);
  const ends = scan.tokens.slice(at + 1).every(({ kind }) => kind === 'mark') || partRule(scan, at + 1) !== undefined;
  const timed = clockAt(scan, at + 1)?.bare === false || ((ends || isBounded(scan, at + 1)) && !describes(scan, at));
  return opens || timed;
}

const PUTS =
  /^(?:pas|mov|muev|cambi|corr|reprogram|reagend|posterg|atras|traslad)(?:ar|er|[aeo]|[aeo]?[mls]|[ae]?(?:me|mel|l)[oa])[a-z]*$/;

/** "Pasado a primera hora", "pasado después de las 4", "pasado entre las 3 y las 5". */
function isBounded(scan: Scan, at: number): boolean {
  if (wishRule(scan, at) !== undefined) return true;
  return BOUNDS.has(wordAt(scan, at)) && [1, 2, 3].some((ahead) => clockAt(scan, at + ahead) !== undefined);
}
const BOUNDS = new Set(['despues', 'antes', 'entre', 'desde']);

/** "pasado las 5", "pasado el mediodía": after that hour; the hour of a day is said with "a". */
export function isPastHour(scan: Scan, at: number): boolean {
  const past = /^pasad[oa]s?$/.test(wordAt(scan, at)) && ['la', 'las', 'el'].includes(wordAt(scan, at + 1));
  return past && clockAt(scan, at + 1)?.bare === false;
}

/** "el corte pasado", "lo que ha pasado", "está pasado": not when, but which or what. */
function describes(scan: Scan, at: number): boolean {
  for (let back = 1; back <= NOUN_PHRASE_WORDS; back += 1) {
    const token = scan.tokens[at - back];
    if (token?.kind !== 'word') return false;
    if (WHICH_ONE.test(token.text)) return true;
  }
  return false;
}
const NOUN_PHRASE_WORDS = 4;
const WHICH_ONE =
  /^(?:el|la|lo|los|las|del|al|mi|mis|tu|su|este|ese|aquel|finde|ha|he|han|has|hemos|habia|haya|hubiera|esta|estaba|estuvo|muy|medio)$/;
