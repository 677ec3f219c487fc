/** Days that are called by their feast: those of the calendar, and those that move with Easter. */
import { WEEK_DAYS, isBefore } from '../calendar.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { skip, wordAt, type Scan } from '../items.ts';
import { dayName } from '../words/lexicon.ts';
import { runSpec, type SpecRead } from './specs.ts';

const FIXED = phrases({
  '25/12': 'navidad|natal|christmas|christmas day',
  '24/12': 'nochebuena|noche buena|vispera de navidad|vespera de natal|christmas eve',
  '31/12': 'nochevieja|noche vieja|fin de ano|new years eve|vespera de ano novo',
  '1/1': 'reveillon|ano nuevo|ano novo|new year|new years|new years day',
});

/** Days from Easter Sunday; two of them are a stretch. */
const MOVING = phrases({
  '-48': '/el/este lunes de carnaval|/na/a segunda de carnaval|/na/a segunda feira de carnaval',
  '-47': '/el/este martes de carnaval|/na/a terca de carnaval|/na/a terca feira de carnaval',
  '-46': '/el/este miercoles de ceniza|/na/a quarta feira de cinzas|/na/a quarta de cinzas|ash wednesday',
  '-7': '/el/este domingo de ramos|palm sunday',
  '-6': '/el/este lunes santo',
  '-5': '/el/este martes santo',
  '-4': '/el/este miercoles santo',
  '-3': '/el/este jueves santo|/na/a quinta feira santa|/na/a quinta santa|maundy thursday',
  '-2': '/el/este viernes santo/santos|/na/a/nesta sexta feira santa|/na/a/nesta sexta santa|good friday',
  '-1': '/el/este sabado santo/santos|/el/este sabado de gloria|/no/o sabado de aleluia|holy saturday',
  '0': '/el/este domingo de pascua|/el/este domingo de pascuas|/el/este domingo de resurreccion|/no/o domingo de pascoa|/na/a pascoa|easter|easter sunday',
  '1': '/el/este lunes de pascua|easter monday',
  '60': 'corpus christi',
  '-6..0': '/la/esta/na/a semana santa|holy week',
});

export function feastAt(scan: Scan, at: number): SpecRead | undefined {
  const fixed = phraseAt(FIXED, scan.tokens, at);
  const [day, month] = fixed?.means.split('/').map(Number) ?? [];
  if (fixed && day !== undefined && month !== undefined)
    return { spec: { said: 'written', day, month }, next: fixed.next };
  const moving = phraseAt(MOVING, scan.tokens, at) ?? beforeHoly(scan, at);
  const [from, to = from] = moving?.means.split('..').map(Number) ?? [];
  if (!moving || from === undefined || to === undefined) return undefined;
  const [thisYear, nextYear] = [scan.today.year, scan.today.year + 1].map(easterOf);
  const easter = thisYear && isBefore(thisYear.add({ days: to }), scan.today) ? nextYear : thisYear;
  return easter && { spec: runSpec(easter.add({ days: from }), easter.add({ days: to })), next: moving.next };
}

/** "Jueves y viernes santo", "quinta e sexta-feira santa": both are holy, though only the last is called so. */
function beforeHoly(scan: Scan, at: number): { means: string; next: number } | undefined {
  const start = skip(scan, at, THE);
  const weekday = dayName(wordAt(scan, start))?.weekday;
  const next = skip(scan, start + 1, FEIRA);
  if (weekday === undefined || !JOINS.has(wordAt(scan, next))) return undefined;
  const holy = phraseAt(MOVING, scan.tokens, next + 1) ?? beforeHoly(scan, next + 1);
  const days = Number(holy?.means);
  // Easter is a Sunday, and "sábado y domingo de Pascua" are of it, too.
  const follows = days > -WEEK_DAYS && days <= 0 && weekday === days + WEEK_DAYS - 1;
  return follows ? { means: String(days - 1), next } : undefined;
}
const THE = new Set(['el', 'la', 'los', 'a', 'na']);
const FEIRA = new Set(['feira']);
const JOINS = new Set(['y', 'e', 'o', 'ou', ',']);

/** Easter Sunday of the Gregorian calendar (J.-M. Oudin's arithmetic, 1940). */
export function easterOf(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shifted = Math.floor((century - 17) / 25);
  const epact = (century - Math.floor(century / 4) - Math.floor((century - shifted) / 3) + 19 * golden + 15) % 30;
  const late = Math.floor(epact / 28);
  const fullMoon = epact - late * (1 - late * Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const fromMarch = fullMoon - weekday;
  const month = 3 + Math.floor((fromMarch + 40) / 44);
  return new Temporal.PlainDate(year, month, fromMarch + 28 - 31 * Math.floor(month / 4));
}
