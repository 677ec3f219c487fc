/** "este viernes no, el otro", "no este viernes, el que viene", "el jueves, no este sino el otro": the same weekday, a week later. */
import { WEEK_DAYS, isBefore } from '../calendar.ts';
import { wordAt, type Item, type Meaning, type Scan, cueOf, family, isTime, saidIn, wordsIn } from '../items.ts';
import { dayName } from '../words/lexicon.ts';
import { opens } from './not-that.ts';

/** How many tokens behind a day are looked at. */
const REACH = 9;
const THE_NEXT_ONE =
  '(?:(?:para|pal?|pro|pra|en) )?(?:(?:el|o|a|the) (?:otro|siguiente|que sigue|que viene|que vem|proximo|proxima|outr[oa]|seguinte|next|one after(?: that| it)?|next one|following(?: one)?)|next one|the week after)(?: (?:[.,;!?)]|a|as|por|en|tipo|at|de|con|porfa|pela|in|com|si|sim|works?|please|is|would|instead|puedo|posso|me|da)(?: |$)|$)';
const NOT_THAT_ONE = new RegExp(
  `^(?:, )?(?:no|nao|not)(?: (?:puedo|posso|consigo|da|me sirve|ese|este|esse|essa|this one|that one))?(?: ,)?(?: (?:sino|pero|mejor|melhor|mas|but|y|e))? ${THE_NEXT_ONE}`,
);
/** "I can't do this thursday, the next one works", "no puedo este viernes, el próximo": denied ahead of it. */
const RATHER_THAT = new RegExp(
  `^(?:(?:[a-z]+ ){0,4}[,.;] |, )?(?:(?:sino|pero|mejor|melhor|mas|but|y|e|and) )?${THE_NEXT_ONE}`,
);

/** "Un corte este jueves, no el otro": a wish is told, and nothing that was offered is refused. */
const AND_NOT_THE_OTHER =
  /^(?:, |y |e |and )?(?:no|nao|not) (?:(?:para|pal?|pro|en) )?(?:el|o|the) (?:otro|outro|one after)(?: |$)/;

/** A weekday that is ruled out for the one after it is that one after; nothing of it stays ruled out. */
export function moveToOneAfter(scan: Scan, items: readonly Item[]): void {
  for (const item of items) {
    if (item.meaning.kind !== 'day' || !namesWeekday(scan, item)) continue;
    const behind = wordsIn(scan, item.next, item.next + REACH).join(' ');
    if (AND_NOT_THE_OTHER.test(behind) && !opens(scan, [item])) continue;
    const denied = ['no', 'nao', 'not'].includes(wordAt(scan, item.first - 1)) ? 'no ' : '';
    const of = denied !== '' && item.meaning.of !== undefined ? OF_ANOTHER.exec(behind)?.[0] : undefined;
    const stretch = of ?? NOT_OF_THEN.exec(`${denied}${behind}`)?.[0] ?? ofAnotherWeek(scan, item);
    const rather = item.fate === 'rejected' && RATHER_THAT.test(behind);
    if (stretch === undefined && !rather && !NOT_THAT_ONE.test(`${denied}${behind}`)) continue;
    if (stretch !== undefined) tellWithin(items, item.next, item.next + stretch.split(' ').length);
    item.meaning = aWeekOn(scan, item.meaning);
    delete item.fate;
  }
  passTheRefused(scan, items);
}

/** "Este viernes no, el próximo viernes", "not thursday, next thursday": the coming one is out, so it is the one behind it. */
function passTheRefused(scan: Scan, items: readonly Item[]): void {
  for (const { meaning, fate } of items) {
    if (fate !== 'rejected' || meaning.kind !== 'day') continue;
    const again = items.find((item) => item.fate === undefined && isThatDay(item, meaning.run.from));
    if (again?.meaning.kind !== 'day' || !saysNext(scan, again)) continue;
    again.meaning = aWeekOn(scan, again.meaning);
  }
}

function aWeekOn(scan: Scan, { run, certainty }: Extract<Meaning, { kind: 'day' }>): Meaning {
  const date = deniedDay(scan, run.from).add({ days: WEEK_DAYS });
  return { kind: 'day', run: { from: date, to: date }, certainty };
}

/** "Este jueves no", with Thursday of next week on show: that one. */
function deniedDay({ shown }: Scan, said: Temporal.PlainDate): Temporal.PlainDate {
  return shown?.dayOfWeek === said.dayOfWeek && isBefore(said, shown) ? shown : said;
}

function isThatDay({ meaning }: Item, day: Temporal.PlainDate): boolean {
  return meaning.kind === 'day' && meaning.run.from.equals(day);
}

function saysNext(scan: Scan, { first, next }: Item): boolean {
  return wordsIn(scan, first, next).some((word) => NEXT.has(word));
}
const NEXT = new Set('proximo proxima next viene vem siguiente seguinte entra'.split(' '));

/** "El miércoles no el de mañana sino el otro", "no el jueves de esta semana, el de la próxima": said with when the first one is. */
const WHEN =
  '(?:de |da |do |of |from )?(?:manana|amanha|hoy|hoje|ahora|aca|(?:esta|essa|this|nesta) (?:semana|week)|este|esse|this|que viene|que vem|coming|this one)';
const ANOTHER_WEEK =
  '(?:(?:de|da|of|from|for) )?(?:la |a |the )?(?:(?:otra|outra|proxima|siguiente|seguinte|que viene|que vem|que sigue)(?: semana)?|semana (?:que viene|que vem|que sigue|proxima|siguiente|entrante)|(?:next|following) week)';
const OF_ANOTHER = new RegExp(`^(?:, )?(?:(?:sino|pero|mejor|mas|but) )?(?:el|o|a) ${ANOTHER_WEEK}(?= |$)`);
const NOT_OF_THEN = new RegExp(
  `^(?:, )?(?:(?:pero|mas|but) )?(?:no|nao|not)(?: ,)? (?:(?:(?:el|o|a|the) )?(?:one )?${WHEN})(?: ,)?(?: (?:sino|pero|mejor|mas|but|quiero|quero))?(?: ,)? (?:(?:para|pal?|pro|en) )?(?:el|o|a|the) (?:otro|siguiente|que sigue|subsiguiente|outr[oa]|seguinte|next|one after|following one|${ANOTHER_WEEK})(?= |$)`,
);

/** "Este miércoles no, el de la semana que viene", "ese jueves no puedo, mejor el de la otra": that weekday, and not all of that week. */
function ofAnotherWeek(scan: Scan, { fate, next }: Item): string | undefined {
  if (fate !== 'rejected') return undefined;
  return THEN_OF_ANOTHER.exec(wordsIn(scan, next, next + WEEK_REACH).join(' '))?.[0];
}
const WEEK_REACH = 14;
const THEN_OF_ANOTHER = new RegExp(
  `^(?:(?:[a-z]+ ){0,5}[,.;] |, |(?:no|nao|not)(?: (?:puedo|posso|me sirve))? )?(?:(?:sino|pero|mejor|melhor|mas|but|y|e|que sea|can i have) ){0,2}(?:(?:para|pal?|pra|pro|en|por) )?(?:el|ese|esse|o|a(?= da )|the one) ${ANOTHER_WEEK}(?= |$)`,
);

/** The times of a stretch only tell which of two is meant. */
function tellWithin(items: readonly Item[], from: number, to: number): void {
  for (const item of items) if (isTime(item) && item.first >= from && item.first < to) item.fate = 'told';
}

function namesWeekday(scan: Scan, item: Item): boolean {
  return scan.tokens.slice(item.first, item.next).some(({ text }) => dayName(text) !== undefined);
}

/* Days that were ruled out with an hour of theirs, and are meant all the same: another hour of them is wished for. */

/** "El jueves a las 5 no, mejor a las 6", "el viernes a la noche no puedo, de mañana sí": another hour of the same day. */
export function spareTheDay(items: readonly Item[]): void {
  const live = items.filter((item) => isTime(item) && item.fate === undefined);
  const another = live.findLast((item) => family(item) !== 'day' && item.meaning.kind !== 'shift');
  if (another === undefined || live.some((item) => family(item) === 'day' && item.meaning.kind !== 'wish')) return;
  for (const [index, day] of items.entries()) {
    if (day.fate !== 'rejected' || (day.meaning.kind !== 'day' && day.meaning.kind !== 'weekdays')) continue;
    // "No puedo el lunes a las 5" has the Monday out.
    const behind = items
      .slice(index + 1)
      .filter((item) => !BETWEEN.has(cueOf(item) ?? ''))
      .slice(0, 2);
    const hour = behind.find((item) => isTime(item) && family(item) === family(another));
    const denied = behind.some((item) => cueOf(item) === 'no' || cueOf(item) === 'cannot');
    if (denied && hour !== undefined && hour.first < another.first) delete day.fate;
    else if (hourOut(items, index) && family(another) === 'hour') delete day.fate;
  }
}

/** "No llego el jueves a las 9, ¿a las 10?": the hour right beside the day is what is out, where another is wished for. */
function hourOut(items: readonly Item[], index: number): boolean {
  const out = (item?: Item): boolean => item?.fate === 'rejected' && item.meaning.kind === 'clock';
  const denied = items.slice(Math.max(0, index - 2), index).some((item) => cueOf(item) === 'cannot');
  return denied && (out(items[index - 1]) || out(items[index + 1]));
}
/** "El jueves a las 10, mejor no, a las 11": nothing is said by what leads to the no. */
const BETWEEN = new Set<string>(['and', 'stop', 'but']);

/**
 * "Vou casar em novembro, quero visita na sexta", "we're moving out in July, can I book Wednesday?": the month of what
 * comes in somebody's life is background where a day is asked for beside it, and no part of that day's date.
 */

const LIFE_TO_COME =
  '(?:(?:me|nos|se|vou(?: me)?|vamos(?: nos)?|vai(?: se)?|va a|voy a|vamos a|i m|im|we re|were|we are|i am|is|are|getting) (?:[a-z]+ )??(?:casa[a-z]*|caso|mudo|mudar(?:me|nos|se)?|muda(?:mos|n)?|gradu[a-z]+|recib[a-z]+|form[oa]r?|formamos|operan?|opero|operar(?:me|se)?|viajar|parir|married|moving|relocating|graduating|travel(?:l)?ing|expecting|due)' +
  '|casamos|viaj(?:o|a|an|amos|e|ei)|(?:cumpl[a-z]+|faz|faco|fazem|fazemos|completa|turns?|turning)(?: (?:los|mis|sus))? [0-9a-z]+(?: (?:anos|anitos|years))?|(?:we|i|they|she|he) (?:move|marry|graduate|travel)s?|(?:nace|nasce|naceria|nacera) [a-z]+(?: [a-z]+)?|doy a luz)';
const BEFORE = new RegExp(` ${LIFE_TO_COME}(?: (?!(?:y|e|and|quiero|quero|want)(?= ))[a-z0-9]+){0,4} $`);
const BEHIND = new RegExp(`^ (?:(?:yo|eu|i|we|mi [a-z]+|minha [a-z]+) )?${LIFE_TO_COME} `);
/** A month, and no few days. */
const MONTH_DAYS_MIN = 20;

export function tellLifeMonths(scan: Scan, items: readonly Item[]): void {
  for (const item of items) {
    const { meaning, fate } = item;
    const { from, to } = meaning.kind === 'days' ? meaning.run : {};
    if (fate !== undefined || from === undefined || to === undefined || from.until(to).days < MONTH_DAYS_MIN) continue;
    const elsewhere = items.some((one) => one !== item && isTime(one) && DAYS.has(one.meaning.kind) && !one.fate);
    if (!elsewhere) continue;
    if (BEFORE.test(saidIn(scan, 0, item.first)) || BEHIND.test(saidIn(scan, item.next))) item.fate = 'told';
  }
}
const DAYS = new Set(['day', 'days', 'weekdays']);

/**
 * "Mi boda es el 20 y quiero una prueba", "mi hija viaja el 20 y me piden un permiso": the day of what comes in somebody's
 * life, where what is wished for stands in a sentence of its own and says no day. "Quiero una limpieza ese día" says that one.
 */
export function tellLifeDays(scan: Scan, items: readonly Item[]): void {
  const days = items.filter((item) => isTime(item) && DAYS.has(item.meaning.kind) && item.fate === undefined);
  const [day, ...others] = days;
  if (day?.meaning.kind !== 'day' || others.length > 0) return;
  const behind = saidIn(scan, day.next);
  if (POINTS_AT_IT.test(behind)) return;
  if (THEN_COMES.test(saidIn(scan, 0, day.first)) && WISHES_BEHIND.test(behind)) day.fate = 'told';
}
const POINTS_AT_IT =
  / (?:(?:es[ea]|est[ea]|aquel|mism[oa]|(?:n?ess[ea]|nest[ea])|mesm[oa]|that|same) (?:(?:mism[oa]|mesm[oa]|same|very) )?(?:dia|fecha|data|day|date)|(?:un|el|dos|um|dois|the|a|two|one) (?:dias?|days?) (?:antes|despues|anterior|siguiente|depois|before|after)|vispera) /;
const FEAST =
  '(?:boda|matrimonio|casamiento|graduacion|grado|fiesta|cumple|cumpleanos|viaje|vuelo|evento|casamento|formatura|festa|aniversario|viagem|wedding|graduation|party|birthday|trip|flight)';
const THEN_COMES = new RegExp(
  ` (?:${LIFE_TO_COME}(?: (?!(?:y|e|and|quiero|quero|want|[,.;])(?= ))[a-z0-9]+){0,6}|(?:mi|la|el|nuestr[oa]|meu|minha|o|a|noss[oa]|my|our|the) ${FEAST}(?: (?:de|del|of|da|do)(?: [a-z]+){1,3})? (?:es|sera|e|vai ser|is)) (?:(?:el|o|on|no|dia|the|este|en) )*$`,
);
const WISHES_BEHIND =
  /^ (?:[a-z]+ )?(?:(?:, )?(?:y|e|and|entonces|entao|so|por eso|asi que)|[,.;]) (?:(?:ya|yo|eu|i|me|nos|le|les|se|lo|la|todavia|tambien) )*(?:quier|quisier|queri|quer|necesit|precis|ocup|busc|falt|gustaria|pid|want|need|d like|would like)[a-z]*(?= )/;
