/**
 * Which of the times the customer rules out: "no puedo los lunes", "a las 5 no, a las 6", "menos el miércoles".
 * A rejection reaches to the end of its clause: to punctuation, "mejor", "pero" or "sí".
 * Long because what rejects and how far that reaches are read together.
 */
import { cueOf, family, isTime, wordAt, type Cue, type Item, type Scan } from '../items.ts';
import { wishBetween } from './clauses.ts';
import { busy, thereafter } from './doings.ts';
import { deniedBehind } from './not-that.ts';
import { AND, RATHER } from '../words/closed.ts';

const ENDS = new Set<Cue>(['stop', 'but', 'yes', 'rather', 'otherwise']);
const JUDGES = new Set<Cue>(['cannot', 'no', 'except']);
/** Words that may stand between a time and its "no puedo": "los lunes yo ya no puedo". */
const WORDS_BETWEEN_MAX = 2;
const OPENING = new Set(
  'atienden atiende atendes atienden abren abre abris trabajan trabajas abrem abre atendem atende funcionan open cierran hay'.split(
    ' ',
  ),
);

/** Marks the items that are ruled out; 'except' ones stay as exclusions whatever else is said. */
export function judge(scan: Scan, items: Item[]): void {
  for (const [index, item] of items.entries()) {
    const cue = cueOf(item);
    if (cue === 'cannot') judgeCannot(scan, items, index);
    else if (cue === 'no') judgeNo(scan, items, index);
    else if (cue === 'except') reject(exceptions(scan, items, index), 'excluded');
    else if (cue === 'nor') judgeNor(scan, items, index);
  }
  for (const [index, item] of items.entries()) {
    if (cueOf(item) === 'otherwise' || isOrIfTaken(scan, items, index)) secondChoice(items, index);
    if (cueOf(item) === 'busy') busy(scan, { items, index }, 'after');
    if (cueOf(item) === 'engaged') busy(scan, { items, index }, 'before');
    if (cueOf(item) === 'thereafter') thereafter(items, index);
  }
  dropOpeningQuestions(scan, items);
}

function reject(items: Item[], fate: 'rejected' | 'excluded'): void {
  for (const item of items) item.fate ??= fate;
}

/** The times after a cue, to the end of its clause. */
function following(items: readonly Item[], index: number, scan?: Scan): Item[] {
  const found: Item[] = [];
  let from = items[index]?.next ?? 0;
  for (const [i, item] of items.entries()) {
    if (i <= index) continue;
    const cue = cueOf(item);
    if (cue !== undefined && (ENDS.has(cue) || JUDGES.has(cue))) break;
    if (isOnlyThen(items, i)) break;
    if (!isTime(item)) continue;
    if (scan !== undefined && (wishBetween(scan, from, item.first) || isAgreedTo(items, i, found))) break;
    found.push(item);
    from = item.next;
  }
  return found;
}

/** "No puedo el lunes | y solo después de las 4", "no puedo el martes | y el miércoles solo en la mañana": what is left, and not denied. */
function isOnlyThen(items: readonly Item[], index: number): boolean {
  if (cueOf(items[index - 1]) !== 'and') return false;
  const [item, next, then] = items.slice(index);
  if (item === undefined) return false;
  if (cueOf(item) === 'only') return next !== undefined && isTime(next);
  return isTime(item) && cueOf(next) === 'only' && then !== undefined && isTime(then) && family(then) !== family(item);
}

/** "No puedo el jueves el viernes sí." */
function isAgreedTo(items: readonly Item[], index: number, before: readonly Item[]): boolean {
  const [item, next] = [items[index], items[index + 1]];
  if (item === undefined || cueOf(next) !== 'yes' || next?.first !== item.next) return false;
  return before.some((one) => family(one) === family(item));
}

/** "Any day but Friday at 10": the day is out and the hour is wished; "todo menos el viernes a las 10" has both out. */
function exceptions(scan: Scan, items: readonly Item[], index: number): Item[] {
  const found = following(items, index, scan);
  const cue = items[index];
  const said = cue === undefined ? [] : scan.tokens.slice(Math.max(0, cue.first - ANY_DAY_REACH), cue.next);
  const ofDays =
    said.some(({ text }) => /^(?:dias?|days?)$/.test(text)) && found.some((item) => family(item) === 'day');
  return ofDays ? found.filter((item) => family(item) === 'day') : found;
}
/** How far before its "menos" the "cualquier día" may stand. */
const ANY_DAY_REACH = 2;

/** The times right before a cue, back to the beginning of its clause. */
function preceding(items: readonly Item[], index: number): Item[] {
  const found: Item[] = [];
  let edge = items[index]?.first ?? 0;
  let joined = false;
  for (const item of items.slice(0, index).reverse()) {
    const cue = cueOf(item);
    if (cue !== undefined && (ENDS.has(cue) || JUDGES.has(cue))) break;
    // "Antes de las 11, y los lunes no puedo": the bound is wished for.
    if (item.meaning.kind === 'bound' && joined && found.length > 0 && found.every(isDay)) break;
    joined = cue === 'and';
    if (isTime(item) && edge - item.next > WORDS_BETWEEN_MAX) break;
    edge = item.first;
    if (isTime(item)) found.push(item);
  }
  return found;
}

/** "los jueves no puedo" looks back, "no puedo los jueves" ahead; "mañana no puedo a la tarde" rules out the afternoon. */
function judgeCannot(scan: Scan, items: readonly Item[], index: number): void {
  const before = preceding(items, index).filter((item) => item.fate === undefined);
  // "que no sea muy tarde el sábado" denies the lateness.
  const denied = items[index + 1];
  if (before.length === 0 && denied?.meaning.kind === 'nothing' && denied.first === items[index]?.next) return;
  const after = partAlone(items, withoutWish(scan, items, exceptions(scan, items, index)));
  const shown = ofShownDay(scan, before);
  // "A la mañana no puedo, ni el jueves", "y los viernes tampoco": one more, beside what stands before it.
  const more = ['and', 'nor'].includes(cueOf(items[index + 1]) ?? '');
  const other =
    !more && after.length > 0 && after.every((item) => before.every((earlier) => family(earlier) !== family(item)));
  reject(before.length === 0 || other ? after : shown, 'rejected');
}

/** "El jueves en la mañana no puedo", while Thursday is looked at: its morning is out, and no other part of it. */
function ofShownDay(scan: Scan, said: Item[]): Item[] {
  const [only, ...others] = said.flatMap(({ meaning }) => (meaning.kind === 'day' ? [meaning.run] : []));
  const ofDay = said.filter(({ meaning }) => meaning.kind === 'part');
  if (only === undefined || others.length > 0 || ofDay.length === 0) return said;
  const looked = [scan.shown, scan.wished].some((day) => day?.equals(only.from) === true);
  return looked ? ofDay : said;
}

/** "que no sea temprano el sábado": Saturday stays; the part of the day right before it is what is ruled out. */
function partAlone(items: readonly Item[], ahead: Item[]): Item[] {
  const [part, day] = ahead;
  if (part?.meaning.kind !== 'part' || day?.meaning.kind !== 'day') return ahead;
  return items[items.indexOf(part) + 1] === day ? [part] : ahead;
}

/** A bare "no": "a las 5 no" looks back; "no, el jueves" answers an offer; "not monday", "no lunes" look ahead. */
function judgeNo(scan: Scan, items: readonly Item[], index: number): void {
  const no = items[index];
  const back = items[index - 1];
  // "Los lunes no trabajo": on that day of all.
  if (!no || isTag(scan, no) || isDoing(items[index + 1], no.next)) return;
  const denied = deniedBehind(scan, items, index);
  if (denied.length > 0) {
    reject(denied, 'rejected');
    return;
  }
  const word = scan.tokens[no.next];
  const ends = word?.kind !== 'word' || THANKS.has(word.text) || items[index + 1]?.first === no.next;
  if (back && isToldSo(scan, back) && items[index + 1]?.first === no.next) {
    reject(following(items, index), 'rejected');
    return;
  }
  const rather = ends ? ratherNot(scan, items, index) : undefined;
  if (rather !== undefined) {
    reject(preceding(items, rather), 'rejected');
    return;
  }
  // "el viernes no tenés?" asks for Friday.
  if (ends && back && isTime(back) && back.next === no.first && back.fate === undefined) {
    reject(preceding(items, index), 'rejected');
    return;
  }
  const next = items[index + 1];
  if (next && deniesThat(scan, no, next) && items.slice(index + 2).some((item) => item.meaning.kind === 'day')) {
    reject([next], 'rejected');
    return;
  }
  // "No en sábado", "não em julho"; "no para el jueves sino para el viernes", where another is said.
  const leads = wordAt(scan, no.next);
  const from = IN.has(leads) || FOR.has(leads) ? no.next + 1 : no.next;
  if (!next || !isTime(next) || (next.first !== no.next && next.first !== from)) return;
  const ahead = following(items, index);
  const alternative = items
    .slice(index + 1)
    .some((item) => isTime(item) && !ahead.includes(item) && family(item) === family(next));
  if (FOR.has(leads) && !alternative) return;
  const named = !['el', 'la', 'a', 'para', 'al'].includes(wordAt(scan, next.first));
  const deniesPart = next.meaning.kind === 'part' || exceptsOne(items, index);
  if (wordAt(scan, no.first) === 'not' || named || alternative || deniesPart)
    reject(partAlone(items, withoutWish(scan, items, ahead)), 'rejected');
}

const IN = new Set(['en', 'em', 'in', 'on']);
const FOR = new Set(['para', 'pa', 'pra', 'for']);

/** "El viernes mejor no", "el viernes, mejor no": what leads to the "no" from the time that it is said of. */
function ratherNot(scan: Scan, items: readonly Item[], index: number): number | undefined {
  const [no, rather, next] = [items[index], items[index - 1], items[index + 1]];
  if (!no || !rather || !RATHER.has(wordAt(scan, rather.first)) || rather.next !== no.first) return undefined;
  if (next && isTime(next) && next.first === no.next) return undefined;
  const comma = cueOf(items[index - 2]) === 'stop' && wordAt(scan, rather.first - 1) === ',';
  const at = comma ? index - 2 : index - 1;
  const said = items[at - 1];
  return said && isTime(said) && said.next === items[at]?.first ? at : undefined;
}

/** "A las 4 no gracias." */
const THANKS = new Set('gracias thanks thank obrigado obrigada'.split(' '));

/** "Era el jueves no el miércoles", with no comma: what was meant comes first. */
function isToldSo(scan: Scan, { first, meaning }: Item): boolean {
  const before = wordAt(scan, first - 1) === 'para' ? first - 2 : first - 1;
  return meaning.kind === 'day' && TOLD_SO.has(wordAt(scan, before));
}
/** "No era el miércoles, era el jueves." */
function deniesThat(scan: Scan, no: Item, next: Item): boolean {
  return TOLD_SO.has(wordAt(scan, no.next)) && next.first - no.next <= WORDS_BETWEEN_MAX && isToldSo(scan, next);
}
const TOLD_SO = new Set('era es eran seria fue queria quise digo decir was meant foi e'.split(' '));

function isDoing(item: Item | undefined, at: number): boolean {
  return item?.first === at && (cueOf(item) === 'busy' || cueOf(item) === 'engaged');
}

/** "Esta semana pero no el miércoles", "el jueves, no el viernes", "mejor no a las 5": takes one away from what was said, and answers no offer. */
function exceptsOne(items: readonly Item[], index: number): boolean {
  const before = items.slice(0, index);
  const last = before.findLast((item) => cueOf(item) !== 'stop');
  const next = items[index + 1];
  const instead = last?.fate === undefined && last?.meaning.kind === 'day' && next?.meaning.kind === 'day';
  return instead || cueOf(last) === 'but' || (last?.meaning.kind === 'days' && last.fate === undefined);
}

/** "el miércoles 4, ¿no?": asks for agreement and denies nothing. */
function isTag(scan: Scan, no: Item): boolean {
  return no.first > 0 && wordAt(scan, no.next) === '?';
}

/** "ni lunes ni martes"; "el martes tampoco". */
function judgeNor(scan: Scan, items: readonly Item[], index: number): void {
  const after = following(items, index);
  reject(after.length > 0 ? withoutWish(scan, items, after) : preceding(items, index), 'rejected');
}

/** "No martes ni jueves y después de las 2": behind days that are listed with "ni", an hour that is joined with "y" is wished for. */
function withoutWish(scan: Scan, items: readonly Item[], out: readonly Item[]): Item[] {
  const [first] = out;
  const wished = out.findIndex(
    (item) =>
      first !== undefined &&
      family(item) !== family(first) &&
      AND.has(wordAt(scan, item.first - 1)) &&
      items.slice(0, items.indexOf(item)).some((one) => cueOf(one) === 'nor'),
  );
  return out.slice(0, wished < 0 ? undefined : wished);
}

/** "El jueves a las 10, si no a las 11": the first is wished for. "No el lunes sino el martes" says what is meant. */
function secondChoice(items: readonly Item[], index: number): void {
  const first = items.slice(0, index).filter((item) => isTime(item) && item.fate === undefined);
  const ruledOut = items.slice(0, index).some((item) => item.fate === 'rejected');
  if (ruledOut) return;
  // "Si no hay, el sábado": the comma ends nothing.
  const from = cueOf(items[index + 1]) === 'stop' ? index + 1 : index;
  for (const item of following(items, from))
    if (item.fate === undefined && first.some((one) => isDay(one) === isDay(item))) item.fate = 'second';
}

function isDay(item: Item): boolean {
  return family(item) === 'day';
}

/** "Thursday at 10, or Friday if that's taken", "el jueves, o el viernes si no hay": the one behind the "or" comes second. */
function isOrIfTaken({ tokens }: Scan, items: readonly Item[], index: number): boolean {
  if (cueOf(items[index]) !== 'or') return false;
  const last = following(items, index).at(-1);
  const behind = tokens.slice(last?.next, (last?.next ?? 0) + IF_REACH).map(({ text }) => text);
  return last !== undefined && IF_TAKEN.test(`${behind.join(' ')} `);
}
const IF_REACH = 8;
const IF_TAKEN =
  /^(?:, )?(?:if|si|se)(?: (?!no |nao |not )[a-z]+){0,4} (?:taken|full|busy|booked|unavailable|ocupad[oa]|llen[oa]|cheio|lotado|(?:isn ?t|not|no|nao)(?: (?:available|free|open|possible|hay|habria|se puede|puede|podes|pueden?|esta|tiene[ns]?|tenes|queda|tem|tiver|der|da|pode|estiver|there|work))|(?:no|nao|not)(?= $|$)) /;

/** "¿atienden los domingos?", "los domingos no abren" are about the business; "los domingos" alone is a wish. */
function dropOpeningQuestions(scan: Scan, items: readonly Item[]): void {
  for (const item of items) {
    if (item.meaning.kind !== 'weekdays') continue;
    const asked = [1, 2, 3].some((back) => OPENING.has(wordAt(scan, item.first - back)));
    const closed = ['no', 'nao', 'dont'].includes(wordAt(scan, item.next)) && OPENING.has(wordAt(scan, item.next + 1));
    if ((asked || closed) && item.fate === undefined) item.meaning = { kind: 'nothing' };
  }
}
