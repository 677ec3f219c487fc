/**
 * How far an hour that others know is to be moved: "una hora más tarde", "media horita antes", "push it back an hour",
 * "adelantalo 30 minutos". Distances from now are read in offsets.ts.
 */
import { wordAt, type Rule, type Scan } from '../items.ts';
import type { Unit } from '../words/lexicon.ts';
import { distanceAt, minutesIn, type Distance } from '../days/offsets.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

const SIDES = phrases({
  later:
    'mas tarde|despues|mas adelante|para adelante|mas para adelante|para despues|para mas tarde|mas despues|despuesito|para luego|mas luego|mais tarde|pra mais tarde|mais pra frente|depois|pra frente|later|mas tardecito',
  earlier:
    'mas temprano|antes|mais cedo|earlier|sooner|para atras|mas para atras|para antes|mas antes|antecitos|para mas temprano|pra mais cedo|mas tempranito',
});
/** English says the side before: "push it back an hour". */
const SIDES_BEFORE = phrases({ later: 'back|back by', earlier: 'forward|forward by|up|up by' });
const LATER_VERBS =
  /^(?:corr(?:e(?!o)|[ai])|atras|retras|recorr|posterg|aplaz|pospon|demor|empurr|adi(?:ar|e|a)$|push|delay|postpone)/;
const EARLIER_VERBS = /^(?:adelant|adiant|antecip|anticip)/;
const ENGLISH_VERBS = /^(?:push|mov|bring|put|shift)/;
/** "una hora antes de las 5" is of that hour. */
const OF = new Set(['de', 'del', 'do', 'da', 'das', 'que', 'than', 'of']);
/** How far before the distance its verb may stand: "correr el turno de limpieza media hora". */
const REACH = 6;
/** Nobody moves an appointment further and counts it in hours. */
const MINUTES_MAX = 12 * 60;
/** Nor in days and weeks. */
const DAYS_MAX = 60;
const DAYS_IN: Partial<Record<Unit, number>> = { day: 1, week: 7, fortnight: 14 };
/** Verbs that move without a side: "pasala una semana más adelante". */
const MOVING_VERBS = /^(?:mov|muev|cambi|pas[aeo]|mud|reprogram|reagend|remarc|reschedul|chang)/;

/** The minutes or days of a shift, negative for earlier. */
export const shiftRule: Rule = (scan, at) => {
  const before = phraseAt(SIDES_BEFORE, scan.tokens, at);
  const distance = distanceAt(scan, before?.next ?? at);
  const length = distance && lengthOf(distance);
  // "a una hora más temprano" is some earlier hour, no distance.
  if (!distance || length === undefined || wordAt(scan, at - 1) === 'a') return undefined;
  const after = phraseAt(SIDES, scan.tokens, distance.next);
  const next = after?.next ?? distance.next;
  const side = after?.means ?? (before && saidBefore(scan, at, ENGLISH_VERBS) ? before.means : sideOfVerb(scan, at));
  if (side === undefined || OF.has(wordAt(scan, next))) return undefined;
  // "dos días después" by itself is counted from now; with a verb of moving, from the appointment, or from what is on show.
  if (length.by === 'days' && !scan.shown && !MOVING.some((verbs) => saidBefore(scan, at, verbs))) return undefined;
  const amount = side === 'later' ? length.amount : -length.amount;
  return { meaning: { kind: 'shift', by: length.by, amount }, next };
};
const MOVING = [LATER_VERBS, EARLIER_VERBS, ENGLISH_VERBS, MOVING_VERBS];

function lengthOf(distance: Distance): { by: 'minutes' | 'days'; amount: number } | undefined {
  const minutes = minutesIn(distance);
  if (minutes !== undefined) return minutes <= MINUTES_MAX ? { by: 'minutes', amount: minutes } : undefined;
  const days = (DAYS_IN[distance.unit] ?? DAYS_MAX + 1) * distance.amount;
  return days <= DAYS_MAX ? { by: 'days', amount: days } : undefined;
}

/** "correlo media hora" is later, "adelantámelo una hora" earlier. */
function sideOfVerb(scan: Scan, at: number): 'later' | 'earlier' | undefined {
  if (saidBefore(scan, at, EARLIER_VERBS)) return 'earlier';
  return saidBefore(scan, at, LATER_VERBS) ? 'later' : undefined;
}

/** One of the verbs stands a few words before, in the same clause. */
function saidBefore(scan: Scan, at: number, verbs: RegExp): boolean {
  for (let back = 1; back <= REACH; back += 1) {
    const token = scan.tokens[at - back];
    if (token?.kind === undefined || token.kind === 'mark') return false;
    if (verbs.test(token.text)) return true;
  }
  return false;
}
