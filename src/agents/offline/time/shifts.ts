import { wordAt } from './items.ts';
import type { Rule, Scan } from './items.ts';
import { distanceAt, minutesIn } from './offsets.ts';
import { phraseAt, phrases } from './phrases.ts';

/**
 * How far an hour that others know is to be moved: "una hora más tarde", "media horita antes", "push it back an hour",
 * "adelantalo 30 minutos". Distances from now are read in offsets.ts.
 */

const SIDES = phrases({
  later: 'mas tarde|despues|mas adelante|para adelante|mais tarde|depois|pra frente|later',
  earlier: 'mas temprano|antes|mais cedo|earlier|sooner|para atras',
});
/** English says the side before: "push it back an hour". */
const SIDES_BEFORE = phrases({ later: 'back|back by', earlier: 'forward|forward by|up|up by' });
const LATER_VERBS = /^(?:corr[aei]|atras|retras|posterg|pospon|demor|adi(?:ar|e|a)$|push|delay|postpone)/;
const EARLIER_VERBS = /^(?:adelant|adiant|antecip|anticip)/;
const ENGLISH_VERBS = /^(?:push|mov|bring|put|shift)/;
/** "una hora antes de las 5" is of that hour. */
const OF = new Set(['de', 'del', 'do', 'da', 'das', 'que', 'than', 'of']);
/** How far before the distance its verb may stand: "correr el turno de limpieza media hora". */
const REACH = 6;
/** Nobody moves an appointment further and counts it in hours. */
const MINUTES_MAX = 12 * 60;

/** The minutes of a shift, negative for earlier. */
export const shiftRule: Rule = (scan, at) => {
  const before = phraseAt(SIDES_BEFORE, scan.tokens, at);
  const distance = distanceAt(scan, before?.next ?? at);
  const length = distance && minutesIn(distance);
  // "a una hora más temprano" is some earlier hour, no distance.
  if (!distance || length === undefined || length > MINUTES_MAX || wordAt(scan, at - 1) === 'a') return undefined;
  const after = phraseAt(SIDES, scan.tokens, distance.next);
  const next = after?.next ?? distance.next;
  const side = after?.means ?? (before && saidBefore(scan, at, ENGLISH_VERBS) ? before.means : sideOfVerb(scan, at));
  if (side === undefined || OF.has(wordAt(scan, next))) return undefined;
  return { meaning: { kind: 'shift', minutes: side === 'later' ? length : -length }, next };
};

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
