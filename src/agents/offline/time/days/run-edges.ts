/** "Del 18 al 20", and then "el último día a las 5": the ends of the days that the talk is about. */
import { isBefore } from '../calendar.ts';
import { type Rule, type Meaning, skip, wordAt, type Clock } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { clockAt } from '../hours/clock.ts';
import { dayAt } from './days.ts';
import { distanceAt, minutesIn } from './offsets.ts';
import { remindsBefore } from '../judging/reminding.ts';
import { resolve } from './specs.ts';

const ENDS = phrases({
  first: '/el/o/the primer/primeiro/first dia/day|/el/o dia primero',
  last: '/el/o/the ultimo/last dia/day',
});
/** "el último día del mes" is another. */
const OF = new Set(['del', 'de', 'do', 'da', 'of']);

export const runEdgeRule: Rule = ({ tokens, today, within }, at) => {
  const end = within && phraseAt(ENDS, tokens, at);
  if (!end || OF.has(tokens[end.next]?.text ?? '')) return undefined;
  const date = end.means === 'last' ? within.to : within.from;
  if (date === undefined || isBefore(date, today)) return undefined;
  return {
    meaning: { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.sure },
    next: end.next,
  };
};

/** The beginning and the end of a part of the day: "no fim da tarde", "late morning", "al principio de la tarde". */
const EDGES = phrases({
  lateMorning:
    '/no/ao fim/final/finalzinho da/de manha|late/later morning|late/later in the morning|the end of the morning|' +
    '/al/hacia/en /el/al fin/final/finales de la manana',
  midMorning:
    '/a/en/de media manana|a media mananita|no/ao/pelo meio da manha|mid morning|in the middle of the morning',
  dusk: '/a/en/por/de/x /la/las tarde/tardecita/tardesita /- noche/nochecita|/de/a/na tardinha noite',
  lateAfternoon:
    '/no/ao/pelo fim/final/finalzinho/fimzinho da/de tarde|late/later afternoon/afternoons|late/later in the afternoon/day|the end of the afternoon|' +
    '/a/hacia/en /el fin/final/finales/fines de la tarde|al fin de la tarde|bien entrada la tarde|/a/en las ultimas horas de la tarde|tarde avanzada',
  earlyAfternoon:
    '/no/logo comeco/inicio/comecinho da/de tarde|early afternoon/afternoons|early in the afternoon|' +
    '/al/a/en /el comienzo/principio/inicio/comienzos/principios de la tarde',
});

/** A part of the day with the hour from which, or up to which, it is meant. */
export const partEdgeRule: Rule = (scan, at) => {
  const edge = phraseAt(EDGES, scan.tokens, at);
  if (!edge) return undefined;
  const { part, side, minutes } = POLICIES.partEdges[edge.means];
  const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60, meridiem: 'given' } as const;
  const also: Meaning = { kind: 'bound', side, clock };
  return { meaning: { kind: 'part', part }, also, next: edge.next };
};

/** What is counted from another day or hour: "el día después de mañana", "el día siguiente al jueves", "media hora antes de las 5". */
const BESIDE_DAY = phrases({
  '1':
    'el/al dia siguiente/despues/posterior a/al/de/del|un dia despues de/del|o/no/um dia seguinte/depois a/ao/de/do/da|' +
    'the/a day after/following',
  '-1': 'el/un dia antes/anterior/previo a/al/de/del|o/no/um dia antes/anterior a/ao/de/do/da|la vispera de/del|the/a day before',
});
const ARTICLES = new Set(['el', 'la', 'o', 'a', 'the', 'este', 'esta', 'proximo']);

/** The day next to the one that is named; nobody asks for one that is over. */
export const dayBesideRule: Rule = (scan, at) => {
  const beside = phraseAt(BESIDE_DAY, scan.tokens, at);
  if (!beside) return undefined;
  const named = dayAt(scan, beside.next) ?? dayAt(scan, skip(scan, beside.next, ARTICLES));
  const run = named && resolve(named.spec, scan.today);
  if (!named || !run || !run.from.equals(run.to)) return undefined;
  const date = run.from.add({ days: Number(beside.means) });
  if (isBefore(date, scan.today)) return undefined;
  const meaning = { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.inferred } as const;
  return { meaning, next: named.next };
};

const BESIDE_HOUR = phrases({
  '1': 'despues de|despues|depois de|depois das|depois|after',
  '-1': 'antes de|antes|antes das|antes da|before',
});

/**
 * "Media hora antes de las 5" is half past four. "Una hora" may be an appointment, as Chileans call it: it is counted only
 * by who wants to be reminded.
 */
export const hourBesideRule: Rule = (scan, at) => {
  const distance = distanceAt(scan, at);
  const minutes = distance && minutesIn(distance);
  if (!distance || minutes === undefined || (distance.unit === 'hour' && !remindsBefore(scan, at))) return undefined;
  const beside = phraseAt(BESIDE_HOUR, scan.tokens, distance.next);
  const read = beside && clockAt(scan, beside.next);
  if (!read || read.bare || wordAt(scan, read.next) === 'o') return undefined;
  const clock = shifted(read.clock, Number(beside.means) * minutes);
  return clock && { meaning: { kind: 'clock', clock }, next: read.next };
};

const HALF_DAY = 12 * 60;
/** An hour without am or pm goes round the dial; none goes past midnight. */
function shifted({ hour, minute, meridiem }: Clock, by: number): Clock | undefined {
  const free = meridiem === 'free' && hour >= 1 && hour <= 12;
  const said = hour * 60 + minute + by;
  const at = free ? (said + HALF_DAY) % HALF_DAY || HALF_DAY : said;
  const inDay = at >= 0 && at < 2 * HALF_DAY;
  return inDay ? { hour: free && at < 60 ? 12 : Math.floor(at / 60), minute: at % 60, meridiem } : undefined;
}
