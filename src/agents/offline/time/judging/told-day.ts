/**
 * "Tengo una fiesta el sábado, quiero corte un día antes", "the wedding is on Saturday, two days before please": counted
 * from the day that was told just before, and that one is not wished for.
 */
import { isBefore } from '../calendar.ts';
import { wordAt, type Item, type Scan } from '../items.ts';
import { distanceAt } from '../days/offsets.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';

const BESIDE = phrases({
  '-1': 'el/un dia antes/anterior/previo|el dia de antes|la/en vispera|en la vispera|o/um dia antes/anterior|no dia antes/anterior|na/a vespera|the/a/one day before/earlier/prior',
  '1': 'el/un dia siguiente/despues/posterior|el dia de despues|al dia siguiente|al otro dia|o/um/no dia seguinte/depois|the/a/one day after/later|the next/following day',
});
const SIDES = new Map([
  ...['antes', 'before', 'earlier'].map((word) => [word, -1] as const),
  ...['despues', 'depois', 'after', 'later'].map((word) => [word, 1] as const),
]);
const UNITS = { day: 1, week: 7 };
/** "Un día antes del jueves" is read where it stands. */
const OF = new Set('de del do da dos das que of al a to the tomorrow manana amanha hoy'.split(' '));
/** What is done then, or denied: "y un día antes trabajo". */
const DOINGS = new Set('tengo trabajo viajo estoy voy llego no es tenho viajo i im'.split(' '));
/** A reminder, money or a rule is spoken of, and not when he comes; or it is one more day that would do. */
const OTHERWISE =
  /^(?:record|recuerd|avis|acord|acuerd|lembr|remind|cancel|anul|desmarc|pag|abon|deposit|confirm|llam|call|escrib|mand|o$|ou$|or$)/;

interface Stretch {
  readonly first: number;
  readonly next: number;
}

/** "Es sábado, ¿atienden hoy?", "hoy que es sábado": what day it is, and not the next one called so. */
export function tellToday({ today, tokens }: Scan, items: Item[]): void {
  const isToday = ({ meaning, fate }: Item): boolean =>
    meaning.kind === 'day' && fate === undefined && meaning.run.from.equals(today) && meaning.run.to.equals(today);
  const spoken = items.some(isToday);
  for (const item of items) {
    const { meaning, first } = item;
    const ofToday = meaning.kind === 'day' && meaning.weekday === today.dayOfWeek && !meaning.run.from.equals(today);
    const [before, is] = [tokens[first - 2], tokens[first - 1]?.text ?? ''];
    const told = spoken ? IS.has(is) : is === 'es' && before?.kind !== 'word';
    if (ofToday && told) item.fate ??= 'told';
  }
}
const IS = new Set(['es', 'siendo', 'e', 'is', 's', 'its', 'dia']);

/** Puts the day that is meant in the place of the one that was told. */
export function countFromTold(scan: Scan, items: Item[]): void {
  if (!items.some(({ meaning }) => meaning.kind === 'day')) return;
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const beside = besideAt(scan, at);
    const told = beside && toldBefore(scan, items, at);
    if (!beside || told?.meaning.kind !== 'day') continue;
    const stretch = { first: at, next: beside.next };
    const date = told.meaning.run.from.add({ days: beside.days });
    // "…, y si no al día siguiente": wished for only where the day that was told cannot be.
    const second = items.find(({ first, next, fate }) => fate === 'second' && first <= at && at < next);
    if (second !== undefined) second.meaning = dayOf(date);
    if (second !== undefined) continue;
    const wished = isWished(items, stretch) && !isBefore(date, scan.today);
    // "Un día antes, o sea el viernes", of a feast on Saturday.
    if (wished || isToldBehind(items, stretch, date)) told.fate ??= 'told';
    if (!wished) continue;
    putThere(items, stretch, date);
    return;
  }
}

function putThere(items: Item[], { first, next }: Stretch, date: Temporal.PlainDate): void {
  freeItsHour(items, next);
  const meaning = dayOf(date);
  const from = items.findIndex((item) => item.next > first);
  const within = items.filter((item) => item.first < next && item.next > first).length;
  items.splice(from < 0 ? items.length : from, within, { meaning, first, next });
}

function dayOf(date: Temporal.PlainDate): Item['meaning'] {
  return { kind: 'day', run: { from: date, to: date }, certainty: POLICIES.confidence.inferred };
}

/** "Un día antes a las 5": five o'clock, and not before it. */
function freeItsHour(items: readonly Item[], next: number): void {
  const hour = items.find(({ first }) => first === next - 1);
  if (hour?.meaning.kind !== 'bound' || hour.next <= next) return;
  hour.meaning = { kind: 'clock', clock: hour.meaning.clock };
  hour.first = next;
}

function besideAt(scan: Scan, at: number): { days: number; next: number } | undefined {
  const named = phraseAt(BESIDE, scan.tokens, at);
  const counted = named ? { days: Number(named.means), next: named.next } : countedAt(scan, at);
  const [word, behind] = [wordAt(scan, counted?.next ?? 0), wordAt(scan, (counted?.next ?? 0) + 1)];
  const hour = word === 'a' && (behind === 'las' || behind === 'la');
  return DOINGS.has(word) || (OF.has(word) && !hour) ? undefined : counted;
}

function countedAt(scan: Scan, at: number): { days: number; next: number } | undefined {
  const distance = distanceAt(scan, at);
  const side = distance && SIDES.get(wordAt(scan, distance.next));
  if (side === undefined || (distance?.unit !== 'day' && distance?.unit !== 'week')) return undefined;
  return { days: side * distance.amount * UNITS[distance.unit], next: distance.next + 1 };
}

function toldBefore(scan: Scan, items: readonly Item[], at: number): Item | undefined {
  const told = items.findLast(({ meaning, next, fate }) => meaning.kind === 'day' && next <= at && fate !== 'excluded');
  if (told === undefined) return undefined;
  return scan.tokens.slice(told.next, at).some(({ text }) => OTHERWISE.test(text)) ? undefined : told;
}

function isToldBehind(items: readonly Item[], { next }: Stretch, date: Temporal.PlainDate): boolean {
  return items.some(
    ({ meaning, first, fate }) =>
      first >= next && meaning.kind === 'day' && fate === undefined && meaning.run.from.equals(date),
  );
}

/** No longer reading covers it ("adelantala un día" is from its own day), and no day behind it tells which is meant. */
function isWished(items: readonly Item[], { first, next }: Stretch): boolean {
  return !items.some(
    (item) =>
      (item.first < next &&
        item.next > first &&
        ((item.next > next && item.meaning.kind !== 'bound') || item.meaning.kind === 'shift')) ||
      (item.first >= next && item.meaning.kind === 'day' && item.fate === undefined),
  );
}
