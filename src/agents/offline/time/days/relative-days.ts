/** Days counted from today, or from the one on show: hoy, mañana, pasado, al día siguiente, al rato. */
import { isBefore } from '../calendar.ts';
import { wordAt, type Scan } from '../items.ts';
import { TOMORROW, dayName } from '../words/lexicon.ts';
import { isThere } from '../hours/parts.ts';
import { meansDayAfterTomorrow } from './pasado.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { runSpec, type SpecRead } from './specs.ts';
import { spelledAlike } from '../words/spelling.ts';
import { behindItsNumber } from './weekday-number.ts';

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

/** What an article or "este", "próximo", "los" introduces; the article may be missing. */
