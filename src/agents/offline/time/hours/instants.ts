/** "ahora": mostly a word without time in it ("por ahora no", "fiz o pix agora"), so it is read only where it asks. */
import { clockAt, placedClockAt } from './clock.ts';
import { wordAt, type Rule, type Scan, cueOf, type Item, type RuleRead } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { isCounted, monthName, type Unit } from '../words/lexicon.ts';
import { distanceAt, minutesIn, type Distance } from '../days/offsets.ts';

const NOW = phrases({
  now: 'ahora mismo|ahora|ahorita|ahorita mismo|ahorita mesmo|agora mesmo|agora|right now|now|en este momento|neste momento|nesse momento',
});
const ASKING = new Set(
  (
    'es e is para pra pa desde turno turnos lugar algo hay hueco cupo cita ser puede pode tem horario vaga atienden ' +
    'abierto abiertos available libre disponible sitio espacio campo'
  ).split(' '),
);
/** "Por ahora", "hasta ahora": right before it. "Un corte de cabello ahora" has its "de" elsewhere. */
const SO_FAR = /^(?:por|hasta|ate|de|until|for)$/;
/** Words that make a final "ahora" something else: refusals and payments. */
const OTHERWISE =
  /^(?:no|nao|not|pix|pag[aou].*|pay.*|paid|due|owe|sena|senar|transf.*|abon.*|deposit.*|fiz|hice|envi.*|mand.*|just)$/;
const ALONE = new Set(['ja']);

/** The moment of the message itself. */
export const nowRule: Rule = (scan, at) => {
  const instant = { meaning: { kind: 'instant', at: scan.now } } as const;
  if (ALONE.has(wordAt(scan, at)) && wordCount(scan) === 1) return { ...instant, next: at + 1 };
  const now = phraseAt(NOW, scan.tokens, at);
  if (!now) return undefined;
  const before = wordAt(scan, at - 1);
  const last = scan.tokens.slice(now.next).every(({ kind }) => kind === 'mark') || isWhere(scan, now.next);
  // "ahorita a las 4" is today at four; the hour says that it is asked for.
  const timed = clockAt(scan, now.next)?.bare === false && !OTHERWISE.test(before) && !SO_FAR.test(before);
  const plain = last && !SO_FAR.test(before) && !scan.tokens.some(({ text }) => OTHERWISE.test(text));
  const asks = timed || ASKING.has(before) || plain;
  return asks ? { ...instant, next: now.next } : undefined;
};

/** "¿Hay sitio ahora en Surco?", and no more; "ahora en la tarde" is later. */
function isWhere(scan: Scan, at: number): boolean {
  if (!scan.tokens.slice(0, at).some(({ text }) => FREE.has(text))) return false;
  const rest = scan.tokens.slice(at).filter(({ kind }) => kind !== 'mark');
  const [preposition, place, ...more] = rest.map(({ text }) => text);
  const named = place !== undefined && place.length >= PLACE_LETTERS_MIN && !/\d/.test(place);
  return ['en', 'em'].includes(preposition ?? '') && named && more.length === 0 && monthName(place) === undefined;
}
const FREE = new Set(
  'hay habra tienen tenes tienes tiene tem sitio lugar espacio campo hueco cupo turno cita vaga'.split(' '),
);
const PLACE_LETTERS_MIN = 4;

function wordCount(scan: Scan): number {
  return scan.tokens.filter((token) => token.kind !== 'mark').length;
}

/** "11 instead of 10", "11 em vez de 10", "11 instead": what stands so to another number, or alone, is an hour. */
const INSTEAD = phrases({
  of: 'instead of|rather than|en vez de|en lugar de|em vez de|em vez das|em lugar de|ao inves de|ao inves das',
  alone: 'instead',
});
const STEPPED_OVER = new Set(['of', 'de', 'las', 'la', 'as', 'the', 'at']);
/** "Somos 4 en vez de 3", "cuesta 18 en vez de 20", "$11": counted or paid, and no hour. */
const COUNTS = new Set(
  '$ somos seremos vamos iremos vienen van son sale salia cuesta costaba cobraron cobran pague pago paguei pagamos quiero quero we are be there re people pay paid charged cost costs get got had has have'.split(
    ' ',
  ),
);

/** One of two hours that are swapped; the other is marked as what is replaced. */
export function swappedHour(scan: Scan, at: number, items: readonly Item[]): RuleRead | undefined {
  const read = placedClockAt(scan, at);
  if (read === undefined || COUNTS.has(wordAt(scan, at - 1))) return undefined;
  const swapped = isBeforeInstead(scan, read.next) || isBehindInstead(scan, { at, next: read.next }, items);
  return swapped ? { meaning: { kind: 'clock', clock: read.clock }, next: read.next } : undefined;
}

function isBeforeInstead(scan: Scan, at: number): boolean {
  const found = phraseAt(INSTEAD, scan.tokens, at);
  if (found === undefined) return false;
  return found.means === 'of'
    ? placedClockAt(scan, stepOver(scan, found.next)) !== undefined
    : endsAt(scan, found.next);
}

function isBehindInstead(scan: Scan, { at, next }: { at: number; next: number }, items: readonly Item[]): boolean {
  const [hour, but] = items.slice(-2);
  if (but === undefined || cueOf(but) !== 'but' || hour?.meaning.kind !== 'clock') return false;
  const joined = phraseAt(INSTEAD, scan.tokens, hour.next);
  return joined?.means === 'of' && stepOver(scan, joined.next) === at && !isCounted(wordAt(scan, next));
}

function stepOver(scan: Scan, at: number): number {
  let next = at;
  while (STEPPED_OVER.has(wordAt(scan, next))) next += 1;
  return next;
}

function endsAt(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  return token?.kind !== 'word' || token.text === 'please' || token.text === 'if';
}

/**
 * How far an hour that others know is to be moved: "una hora más tarde", "media horita antes", "push it back an hour",
 * "adelantalo 30 minutos". Distances from now are read in offsets.ts.
 */
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
