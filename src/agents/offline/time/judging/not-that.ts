/**
 * "A las 5 y no a las 6", "el jueves no muy temprano": a "no" that stands between two times and denies the second one.
 * Where a comma, a "mejor" or a "sí" stands behind it ("a las 5 no, a las 6") it denies the first.
 */
import { cueOf, family, isTime, wordAt, type Item, type Scan } from '../items.ts';

const LEADS = new Set('para pa pra pro al en em in for on at'.split(' '));
/** What agrees to the second time, behind it: "a las 5 no a las 6 sí", "… mejor". */
const AGREES = new Set<string>(['yes', 'but', 'rather']);
const OPENERS = new Set('hola buenas ok bueno no si y o entonces'.split(' '));

/** The times that the "no" at `index` denies, when it denies what stands behind it and not what stands before. */
export function deniedBehind(scan: Scan, items: readonly Item[], index: number): Item[] {
  const [no, next] = [items[index], items[index + 1]];
  const back = saidBefore(scan, items, index);
  // "Ese día no a las 5": that day is somebody else's to know, and what is denied is the hour.
  if (no && next && isThatDay(scan, items[index - 1], no) && isRightBehind(scan, no, next) && isTime(next))
    return kind(next) === 'day' || AGREES.has(cueOf(items[index + 2]) ?? '') ? [] : runOf(items, index + 1, []);
  if (!no || !next || !back || !isTime(next) || !isRightBehind(scan, no, next)) return [];
  if (AGREES.has(cueOf(items[index + 2]) ?? '') && items[index + 2]?.first === next.next) return [];
  const run = runBefore(items, back);
  const joined = back.next < no.first;
  const denies = joined ? isJoined(run, next) : isDenied(scan, run, next);
  return denies ? runOf(items, index + 1, run) : [];
}

function isThatDay(scan: Scan, item: Item | undefined, { first }: Item): boolean {
  return (
    item?.meaning.kind === 'nothing' && item.next === first && /^(?:ese|esse|that)$/.test(wordAt(scan, item.first))
  );
}

/** The time before the "no", with nothing or only a comma or an "y" between them, if it has not been ruled out. */
function saidBefore(scan: Scan, items: readonly Item[], index: number): Item | undefined {
  let at = index - 1;
  for (const word of ['y', 'e', 'and', ',']) {
    const item = items[at];
    if (item && item.next === items[at + 1]?.first && wordAt(scan, item.first) === word) at -= 1;
  }
  const back = items[at];
  return back && isTime(back) && back.fate === undefined && back.next === items[at + 1]?.first ? back : undefined;
}

function isRightBehind(scan: Scan, no: Item, next: Item): boolean {
  return next.first === no.next || (next.first === no.next + 1 && LEADS.has(wordAt(scan, no.next)));
}

/** "El jueves a las 5 y no a las 6"; of two that are not alike ("a las 5, no el jueves") the second may be the answer. */
function isJoined(run: readonly Item[], next: Item): boolean {
  return run.some((item) => kind(item) === kind(next)) || kind(next) !== 'day';
}

/**
 * "El jueves no muy temprano": a day is not ruled out by what is said of its hours. "Quiero el jueves no el viernes" says
 * first what is wished; "hoy no el jueves" may answer what was offered, and is left to the reading of a bare "no".
 */
function isDenied(scan: Scan, run: readonly Item[], next: Item): boolean {
  const ofItsHours = kind(next) === 'part' && (run.every((item) => kind(item) === 'day') || isHalf(scan, next));
  const alike = run.some((item) => kind(item) === kind(next));
  const firstWished = !opens(scan, run) || saysNotThat(scan, run, next);
  return ofItsHours || (kind(next) === 'hour' && !alike) || (alike && kind(next) !== 'part' && firstWished);
}

/** "Thursday not Wednesday"; "el jueves no el miércoles", while Wednesday is what was asked for: that one is denied. */
function saysNotThat(scan: Scan, run: readonly Item[], { meaning }: Item): boolean {
  if (wordAt(scan, run.at(-1)?.next ?? 0) === 'not') return true;
  if (meaning.kind !== 'day') return false;
  return [scan.shown, scan.wished].some((day) => day?.equals(meaning.run.from) === true);
}

/** "A las 8 de la mañana no de la noche": the other half of the day. */
function isHalf(scan: Scan, { first }: Item): boolean {
  return wordAt(scan, first) === 'de' && wordAt(scan, first + 1) === 'la';
}

/** Nothing is said before these times in their clause. */
export function opens(scan: Scan, [first]: readonly Item[]): boolean {
  const before = scan.tokens[(first?.first ?? 0) - 1];
  return before === undefined || before.kind === 'mark' || OPENERS.has(before.text);
}

/** The times that stand side by side, up to this one. */
function runBefore(items: readonly Item[], back: Item): Item[] {
  const run = [back];
  for (const item of items.slice(0, items.indexOf(back)).reverse()) {
    if (!isTime(item) || item.fate !== undefined || item.next < (run[0]?.first ?? 0) - 1) break;
    run.unshift(item);
  }
  return run;
}

/** What is denied goes on while it stands over against something said before: "el jueves a las 5, no el viernes a las 6". */
function runOf(items: readonly Item[], from: number, before: readonly Item[]): Item[] {
  const run: Item[] = [];
  for (const item of items.slice(from)) {
    if (!isTime(item) || item.first > (run.at(-1)?.next ?? item.first)) break;
    const over = before.some((one) => kind(one) === kind(item));
    if (run.length > 0 && !over) break;
    run.push(item);
    if (!over) break;
  }
  return run;
}

function kind(item: Item): 'day' | 'hour' | 'part' {
  return item.meaning.kind === 'wish' ? 'part' : family(item);
}
