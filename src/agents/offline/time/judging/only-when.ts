/**
 * Weekdays on which alone somebody can come: "solo puedo el jueves", "solamente si es el jueves", "mi único día libre es
 * el martes", "I can only do Fridays". They bind; a weekday without such a word is wished for once, the nearest one.
 */
import { cueOf, wordAt, type Item, type Scan } from '../items.ts';

/** "Solo puedo el jueves", "jueves solamente"; "solo un corte el jueves" says of something else that it is all. */
export function isOnlyDay(scan: Scan, items: readonly Item[], day: Item): boolean {
  const index = items.indexOf(day);
  if (isThatHour(scan, items)) return false;
  return isOnlyBehind(scan, items, index) || isOnlyAhead(scan, items, index);
}

/** "Nomás el jueves a las 11": that hour of that day, and no rule for the days to come. */
function isThatHour(scan: Scan, items: readonly Item[]): boolean {
  const nomas = items.some((item) => isNomas(scan, item));
  return nomas && items.some(({ meaning, fate }) => meaning.kind === 'clock' && fate === undefined);
}

function isNomas(scan: Scan, item: Item): boolean {
  return cueOf(item) === 'only' && NOMAS.has(wordAt(scan, item.next - 1));
}
const NOMAS = new Set(['nomas', 'namas', 'mas']);

/**
 * "Jueves solamente", "on Friday only, please"; "el jueves nomás" is that one, once, and in "el jueves solo a la tarde" it is
 * the afternoon that binds.
 */
function isOnlyBehind(scan: Scan, items: readonly Item[], index: number): boolean {
  const cue = items[index + 1];
  if (cue === undefined || cueOf(cue) !== 'only' || isNomas(scan, cue)) return false;
  const following = scan.tokens[cue.next];
  return following?.kind !== 'word' || ENDS_WITH.test(following.text);
}

function isOnlyAhead(scan: Scan, items: readonly Item[], index: number): boolean {
  const day = items[index];
  let at = index - 1;
  // "Únicamente me sirve el jueves", "o único dia que posso é quarta": what is possible is said between.
  while (STEPPED_OVER.has(cueOf(items[at]) ?? '')) at -= 1;
  const cue = items[at];
  if (day === undefined || cue === undefined || cueOf(cue) !== 'only' || day.first - cue.next > REACH) return false;
  const between = scan.tokens.slice(cue.next, day.first);
  if (at < index - 1) return between.every(({ text }) => LEADS_TO_A_DAY.test(text));
  return between.length === 0 || LEADS_TO_A_DAY.test(wordAt(scan, cue.next));
}

const REACH = 7;
const STEPPED_OVER = new Set<string>(['yes', 'and', 'but']);
const ENDS_WITH = /^(?:puedo|podria|posso|me|porfa|por|please|works?|y|e|and|o|ou|or)$/;
const LEADS_TO_A_DAY = new RegExp(
  `^(?:${[
    '[eo]l|l[oa]s?|en|por|para|pa|este|esta|si|ya|[mn]e|nos|estoy|tengo|ten[ei]mos|hay|pued[a-z]+|pod[a-z]+|quiero|quisiera|voy|ir|salgo|llego|sirven?|quedan?|libres?|fines|que|es|son|seria|ser|cuando|bien|y',
    'os?|aos|n[ao]s?|pra|em|nest[ea]|estou|tenho|ha|posso|consigo|consegu[a-z]+|quero|vou|livres?|serve|se|for|e|sao|quando|me',
    'on|this|next|the|i|we|can|could|do|works?|have|free|available|want|if|its|it|is|that|when|im|me',
  ].join('|')})$`,
);
