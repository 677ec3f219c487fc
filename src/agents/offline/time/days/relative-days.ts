/** Days counted from today, or from the one on show: hoy, mañana, pasado, al día siguiente, al rato. */
import { isBefore } from '../calendar.ts';
import { wordAt, type Scan } from '../items.ts';
import { TOMORROW, dayName, unitName } from '../words/lexicon.ts';
import { isThere, partRule, wishRule } from '../hours/parts.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { runSpec, type SpecRead } from './specs.ts';
import { spelledAlike } from '../words/spelling.ts';
import { behindItsNumber } from './weekday-number.ts';
import { clockAt } from '../hours/clock.ts';

const RELATIVE = phrases({
  '0': 'hoy mismo|hoy|hoi|hoje mesmo|hoje|today|todays|hoy dia|en este momento|nesse momento|neste momento|en el dia de hoy',
  '1': 'amanha|tomorrow|tomorrows|tmrw|tmr|tomorow|tommorow|tomorrow s|2morrow|el dia de manana',
  '2':
    'pasado manana|pasando manana|pasado maniana|pasadomanana|pasado ma|pasado mana|pasao manana|passado amanha|depois de amanha|' +
    'the day after tomorrow|day after tomorrow|depois damanha|pasado mannana',
});
/** Counted from the day on show; with none, from today. Nobody asks for the day before today. */
const BESIDE = phrases({
  '1': 'el dia siguiente|el dia despues|el dia de despues|al dia siguiente|al otro dia|no dia seguinte|dia siguiente|o dia seguinte|dia seguinte|the next day|the day after|the following day',
  '-1': 'el dia anterior|el dia antes|el dia de antes|un dia antes|o dia anterior|no dia anterior|um dia antes|the day before|a day before|a day earlier|one day earlier',
});

export function relativeAt(scan: Scan, at: number): SpecRead | undefined {
  const relative = phraseAt(RELATIVE, scan.tokens, at);
  if (relative) return withItsNumber(scan, Number(relative.means), relative.next);
  const beside = phraseAt(BESIDE, scan.tokens, at);
  const day = beside && (scan.shown ?? scan.today).add({ days: Number(beside.means) });
  if (day && !isBefore(day, scan.today)) return { spec: runSpec(day), next: beside.next };
  const inAWhile = laterTodayAt(scan, at);
  if (inAWhile !== undefined) return { spec: runSpec(scan.today), next: inAWhile };
  const word = wordAt(scan, at);
  // "Mañanas" are parts of days.
  const alike = TOMORROW.has(word) || (word !== 'mananas' && spelledAlike(word, ['manana']) !== undefined);
  if (alike && (isThere(scan, at - 1) || !['la', 'las', 'esta', 'ala'].includes(wordAt(scan, at - 1)))) {
    return withItsNumber(scan, 1, at + 1);
  }
  return word === 'pasado' && meansDayAfterTomorrow(scan, at)
    ? { spec: runSpec(scan.today.add({ days: 2 })), next: at + 1 }
    : undefined;
}

function withItsNumber(scan: Scan, days: number, next: number): SpecRead {
  const date = scan.today.add({ days });
  return { spec: runSpec(date), next: behindItsNumber(scan, date, next) };
}

/** "Un masaje al rato, como a la 1", as Mexico calls later today; "al rato te digo" promises, and "mañana al rato" has its day. */
function laterTodayAt(scan: Scan, at: number): number | undefined {
  const next = phraseAt(IN_A_WHILE, scan.tokens, at)?.next;
  if (next === undefined || scan.shown !== undefined || !WISHED_BEHIND.test(wordAt(scan, next))) return undefined;
  const others = scan.tokens.filter((_, i) => i < at || i >= next);
  if (others.filter(({ text }) => !SAYS_NOTHING.has(text)).length < WISHED_WORDS_MIN) return undefined;
  return others.some(({ text }) => TOMORROW.has(text) || dayName(text)?.form === 'full') ? undefined : next;
}
const IN_A_WHILE = phrases({ later: 'al rato|al ratito|mas al rato|mas al ratito|en un rato|en un ratito' });
/** "Mejor al rato", before hours of other days: later than those, and of no day. */
const WISHED_WORDS_MIN = 2;
const SAYS_NOTHING = new Set('mejor no ok si bueno gracias porfa por favor ya pero y entonces , . ! ?'.split(' '));
const WISHED_BEHIND = /^(?:|a|como|tipo|con|por|porfa|para|si|o|y|de|[,.?!])$/;

/* What an article or "este", "próximo", "los" introduces; the article may be missing. */

/* "pasado": the day after tomorrow, what is over, or past an hour. */

/** "pasado a la tarde", "mañana o pasado", "un corte pasado": short for "pasado mañana"; "el mes pasado" is not. */
function meansDayAfterTomorrow(scan: Scan, at: number): boolean {
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

/** "pasado las 5", "pasado el mediodía", "pasado el almuerzo": after that hour; the hour of a day is said with "a". */
export function isPastHour(scan: Scan, at: number): boolean {
  const past = /^pasad[oa]s?$/.test(wordAt(scan, at)) && ['la', 'las', 'el'].includes(wordAt(scan, at + 1));
  return past && (clockAt(scan, at + 1)?.bare === false || MEALS.has(wordAt(scan, at + 2)));
}

const MEALS = new Set(['almuerzo', 'almoco']);

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
