/**
 * Single days: el jueves que viene, lunes 20, quince de marzo, el 15/3, Navidad; hoy and mañana are in `relative-
 * days.ts`. Long because it is a list of the forms of a day.
 */
import { isOtherDay } from './other-day.ts';
import { feastAt } from './feasts.ts';
import { clockAt } from '../hours/clock.ts';
import { pairOfChain } from '../words/chains.ts';
import { isBefore, weekdayFrom } from '../calendar.ts';
import { remembered, skip, wordAt, type Scan } from '../items.ts';
import { THIS, dayName, isCounted, monthName, type DayName } from '../words/lexicon.ts';
import { numberAt, ordinalAt } from '../words/numbers.ts';
import { isHourBehindWeekday } from '../hours/hour-places.ts';
import { nthAt, periodAt } from './periods.ts';
import { isDayOfPart } from '../judging/of-morning.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { POLICIES } from '../policies.ts';
import { isPastHour, relativeAt } from './relative-days.ts';
import { resolve, runSpec, VOID, type DaySpec, type SpecRead } from './specs.ts';
import { isHourOfDay, isHourWithMinutes, tellsNoDate } from './weekday-number.ts';
import { writtenAt } from './written.ts';
import { OF, COMMA, FEIRA } from '../words/closed.ts';

const DETERMINERS = phrases({
  the: 'el|the|on the|on|no|na|el dia|o dia|dia|no dia|the day|del|al|ao|do|da|do dia|del dia|ao dia|al dia|el dia del|pro dia|pal|pa l|pa el|pal dia',
  this: 'este|esta|esse|essa|this|nesta|nessa|neste|nesse|este dia|esse dia|essa dia|desta|dessa|ese',
  next:
    'prox|el prox|la prox|proximo|proxima|next|el proximo|la proxima|o proximo|a proxima|na proxima|no proximo|del proximo|da proxima|al proximo|' +
    'el otro|la otra|this coming|este proximo|esta proxima|para el proximo',
  following: 'el siguiente|siguiente|o seguinte|the following',
  many: 'los|os|as|nos|nas|todos los|cada|every|dos|todas as|todos os|cualquier|un|uma|algun',
  past: 'ultimo|last|el ultimo',
});
const AFTER_WEEKDAY = phrases({
  coming: 'que viene|q viene|que vem|q vem|que entra|entrante|que biene|q biene|k viene|viene|proximo|proxima',
  following:
    'siguiente|seguinte|que sigue|despues de ese|despues de este|posterior|after that|after this|after that one|after this one|depois dessa|depois desse|depois desta|depois deste',
  nearest: 'agora',
  past: 'pasado|passado|passada|anterior|pasados|passadas',
  eight: 'en ocho|en 8|en ocho dias|en 8 dias|after next',
});
const PORTUGUESE_ARTICLES = new Set(['no', 'na', 'nos', 'nas', 'dos', 'os']);
const THE = new Set(['el', 'o', 'dia', 'the', 'la', 'day', 'no']);
const ORDINAL_NOUNS =
  /^(?:opcion|opcao|vez|semana|quinzena|quincena|hora|parte|clase|aula|sesion|mes|option|consulta|cita|foto|cuota)$/;
const SHORT_FOLLOWERS =
  /^(?:|a|as|al|de|da|do|dia|por|x|pela|en|em|o|y|e|ou|or|and|que|q|tarde|noche|noite|manana|tipo|at|ni|proximo|proxima|sin|temprano|tempranito|tardecita|tardecito|mananita|nochecita|para|las|la|los|antes|despues|depois|after|before|morning|afternoon|for|with|around|about|free|open|available|please|pls|if|works|would|instead|[,.?!;:\n)-])$/;

/** One day at the token, or the days of a week, weekend or month. */
export const dayAt = remembered(readDay);

function readDay(scan: Scan, at: number): SpecRead | undefined {
  return relativeAt(scan, at) ?? feastAt(scan, at) ?? nthAt(scan, at) ?? determinedAt(scan, at) ?? periodAt(scan, at);
}

function determinedAt(scan: Scan, at: number): SpecRead | undefined {
  const article = phraseAt(DETERMINERS, scan.tokens, at);
  // In Spanish "no" denies, it is no article.
  const determiner = !scan.portuguese && PORTUGUESE_ARTICLES.has(wordAt(scan, at)) ? undefined : article;
  const start = determiner?.next ?? at;
  return (
    weekdayAt(scan, start, determiner?.means) ??
    writtenAt(scan, start) ??
    (start > at ? writtenAt(scan, at) : undefined) ??
    (determiner &&
      (dayNumberAt(scan, start, wordAt(scan, start - 1)) ?? impossibleAt(scan, start, determiner.means))) ??
    (isOtherDay(scan, at) ? dayNumberAt(scan, at, 'dia') : undefined)
  );
}

function weekdayAt(scan: Scan, at: number, determiner: string | undefined): SpecRead | undefined {
  // "El vienes a las 10": behind an article it is no verb.
  const slip = determiner !== undefined && wordAt(scan, at) === 'vienes';
  const name = dayName(slip ? 'viernes' : wordAt(scan, at));
  const feira = FEIRA.has(wordAt(scan, at + 1));
  if (!name || !isWeekday(scan, at, { name, feira })) return undefined;
  let next = feira ? at + 2 : at + 1;
  // "el martes pasado las 5" bounds the hour, "el martes pasado" was.
  const suffix = isPastHour(scan, next) ? undefined : phraseAt(AFTER_WEEKDAY, scan.tokens, next);
  next = suffix?.next ?? next;
  if (suffix?.means === 'past' || determiner === 'past') return { spec: VOID, next };
  const { weekday } = name;
  const dated = suffix ? undefined : datedWeekday(scan, weekday, next);
  if (dated) return dated;
  const plural = name.form === 'plural' || determiner === 'many' || wordAt(scan, at + 1) === 'feiras';
  const period = plural ? undefined : weekdayOfPeriod(scan, weekday, next);
  if (period) return period;
  if (suffix?.means === 'eight') {
    const nearest = resolve({ said: 'weekday', weekday, shift: 'nearest', plural, article: true }, scan.today);
    return nearest && { spec: runSpec(nearest.from.add({ days: 7 })), next };
  }
  const pointed = suffix === undefined && !plural ? thatWeekday(scan, at, weekday) : undefined;
  if (pointed) return { spec: runSpec(pointed), next };
  const before = scan.wished ?? scan.booked;
  if ((suffix?.means ?? determiner) === 'following' && before)
    return { spec: runSpec(weekdayFrom(before.add({ days: 1 }), weekday, 'nearest')), next };
  const shift =
    suffix?.means === 'nearest'
      ? 'nearest'
      : suffix
        ? 'coming'
        : determiner === 'next' || determiner === 'following'
          ? 'next'
          : 'bare';
  const since = shift === 'bare' && !THIS.test(wordAt(scan, at - 1)) ? talkedAbout(scan, weekday) : {};
  return { spec: { said: 'weekday', weekday, shift, plural, article: determiner !== undefined, ...since }, next };
}

/** "¿El sábado 27 abren?", and then "ese sábado a las 9": that one. */
function thatWeekday({ tokens, today, told = [] }: Scan, at: number, weekday: number): Temporal.PlainDate | undefined {
  if (!THAT.test(tokens[at - 1]?.text ?? '')) return undefined;
  return told.find((date) => date.dayOfWeek === weekday && !isBefore(date, today));
}
const THAT = /^(?:ese|aquel|n?ess[ea]|n?aquel[ea]|that)$/;

/** "Para la próxima semana", and then "el martes": of that week, or of the week that is on show; "este martes" is not. */
function talkedAbout({ today, within, week }: Scan, weekday: number): { since?: Temporal.PlainDate } {
  const days = week ?? within;
  if (!days || !isBefore(today, days.from)) return {};
  const date = weekdayFrom(days.from, weekday, 'nearest');
  return days.to && isBefore(days.to, date) ? {} : { since: days.from };
}

/** Short names need company, "segunda" needs Portuguese, and after "me llamo" Domingo is somebody. */
function isWeekday(scan: Scan, at: number, said: { name: DayName; feira: boolean }): boolean {
  const following = scan.tokens[at + 1];
  if (said.feira) return true;
  switch (said.name.form) {
    case 'tiny':
      return scan.tokens.filter((token) => token.kind !== 'mark').length === 1;
    case 'short':
      if (isMonthWithDay(scan, at) || isToHave(scan, at)) return false;
      // "Wed Mar 11": a month keeps company, too.
      return (
        following?.kind !== 'word' || SHORT_FOLLOWERS.test(following.text) || monthName(following.text) !== undefined
      );
    case 'ordinal':
      return (scan.portuguese && !ORDINAL_NOUNS.test(following?.text ?? '')) || isAimedAt(scan, at);
    case 'plural':
    case 'full':
      return true;
  }
}

/** "Vou ter que remarcar": the verb, and no Tuesday. */
function isToHave(scan: Scan, at: number): boolean {
  return wordAt(scan, at) === 'ter' && (HAVES.has(wordAt(scan, at - 1)) || HAD.has(wordAt(scan, at + 1)));
}
const HAVES = new Set(
  'vou vai vamos vao ia iria deve devo pode posso poderia precisa preciso sem quero queria'.split(' '),
);
const HAD = new Set('que de um uma sido tempo como'.split(' '));

/** "Remarcar mi hora para sexta a la tarde": where something goes to is a day, whatever language stands around it. */
function isAimedAt(scan: Scan, at: number): boolean {
  const [following, part] = [scan.tokens[at + 1], wordAt(scan, at + 2)];
  if (!['para', 'pra', 'pa', 'p'].includes(wordAt(scan, at - 1))) return false;
  return (
    following?.kind !== 'word' || AIMED_BY.has(following.text) || (following.text === 'de' && PART_NAMES.has(part))
  );
}
const AIMED_BY = new Set(['a', 'as', 'por', 'x', 'na', 'pela', 'tipo']);
const PART_NAMES = new Set(['manana', 'manha', 'tarde', 'tardecita', 'noche', 'noite']);

/** "Mar 12": a Tuesday for who writes Spanish, the twelfth of March for all others. */
function isMonthWithDay(scan: Scan, at: number): boolean {
  if (!(scan.english || scan.portuguese) || monthName(wordAt(scan, at)) === undefined) return false;
  const day = scan.tokens[at + 1];
  return day?.kind === 'number' && day.value !== undefined && day.value >= 1 && day.value <= 31;
}

/** "lunes, 18 de febrero", "viernes, el 12", "jue 15": the date, and the weekday that may contradict it. */
function datedWeekday(scan: Scan, weekday: number, at: number): SpecRead | undefined {
  const comma = skip(scan, at, COMMA);
  const start = skip(scan, skip(scan, comma, THE), THE);
  const written = writtenAt(scan, start);
  if (written && isDateOf(scan, written.spec, { weekday, at: start }))
    return written.spec.said === 'written' ? { ...written, spec: { ...written.spec, weekday } } : written;
  if (written && pairOfChain(scan.tokens[start])) return undefined;
  const number = dayNumberAt(scan, start, comma > at && start === comma ? '' : 'dia');
  if (number?.spec.said !== 'written' || isHourRun(scan, number.next)) return undefined;
  if (start === at && isHourWithMinutes(scan, weekday, at)) return undefined;
  const { day } = number.spec;
  const spec = { said: 'written', day, weekday } as const;
  const hour = start === at && (isHourOfDay(scan, spec, number.next) || isHourBehindWeekday(scan, start));
  if (hour) return undefined;
  const far = start === at && tellsNoDate(scan, spec, number.next);
  return {
    spec: far ? { said: 'weekday', weekday, shift: 'bare', plural: false, article: false } : spec,
    next: number.next,
  };
}

/** A contradicting "lunes 9-12" are hours, not the ninth of December. */
function isDateOf(scan: Scan, spec: DaySpec, said: { weekday: number; at: number }): boolean {
  if (!pairOfChain(scan.tokens[said.at])) return true;
  return resolve(spec, scan.today)?.from.dayOfWeek === said.weekday;
}

/** "lunes 9 a 12": the numbers are hours. */
function isHourRun(scan: Scan, at: number): boolean {
  const to = wordAt(scan, at);
  return (to === 'a' || to === '-' || to === 'hasta') && scan.tokens[at + 1]?.kind === 'number';
}

/** "el miércoles de la semana que viene", "terça desta semana". */
function weekdayOfPeriod(scan: Scan, weekday: number, at: number): SpecRead | undefined {
  const inner = skip(scan, skip(scan, at, OF), COMMA);
  const period = periodAt(scan, inner);
  const run = period && resolve(period.spec, scan.today);
  if (!run || period.spec.said !== 'run' || run.to.since(run.from).days > 7) return undefined;
  const date = run.from.add({ days: (weekday - run.from.dayOfWeek + 7) % 7 });
  return { spec: { said: 'run', run: { from: date, to: date }, of: { weekday, run } }, next: period.next };
}

/** "el 15", "dia quinze", "the 15th": a number of a list's row as well, when it is small. */
function dayNumberAt(scan: Scan, at: number, before: string): SpecRead | undefined {
  const ordinal = ordinalAt(scan.tokens, at);
  const day = ordinal && !ordinal.spelled ? ordinal : numberAt(scan.tokens, at);
  if (!day || day.value < 1 || day.value > 31 || !isDayPlace(before, day.spelled)) return undefined;
  const following = wordAt(scan, day.next);
  // "the 3rd one" is a row of what is shown, never the third of the month.
  if (following === 'one' && ordinal) return undefined;
  if (counts(day.value, following) || ['%', '/', '$', 'ish'].includes(following) || isHour(scan, at)) return undefined;
  if (['un', 'una', 'uma', 'one', 'um'].includes(wordAt(scan, at))) return undefined;
  if (isOneAfterAnother(scan, at, following)) return undefined;
  const mayBeRow = day.value <= POLICIES.listRowsMax && !['dia', 'day'].includes(before);
  return { spec: { said: 'written', day: day.value, ...(mayBeRow && { mayBeRow }) }, next: day.next };
}

/** "El 15 pago en efectivo": several are said in the plural, and what follows is no thing that is counted. */
function counts(number: number, noun: string): boolean {
  return isCounted(noun) && !(number > 1 && ONE_OF_THEM.has(noun));
}
const ONE_OF_THEM = new Set(['pago', 'turno', 'cita', 'clase', 'sesion', 'cuota']);

/** "El mismo día, uno atrás del otro", "el mismo día uno para mí": appointments, not the first of the month. */
function isOneAfterAnother(scan: Scan, at: number, following: string): boolean {
  return wordAt(scan, at) === 'uno' && (wordAt(scan, at - 2) === 'mismo' || ONE_AFTER.has(following));
}
const ONE_AFTER = new Set(['atras', 'detras', 'tras', 'despues', 'seguido', 'para', 'pa']);

/** The number is an hour: it has minutes, a unit or "de la tarde"; "el 19 a la tarde" is a day all the same. */
export function isHour(scan: Scan, at: number): boolean {
  const clock = clockAt(scan, at);
  return clock !== undefined && !clock.bare && !clock.loose && !isDayOfPart(scan, at);
}

/** Articles that let a number be a day. English and Portuguese ask for "the 15th" and "dia 15". */
function isDayPlace(before: string, spelled: boolean): boolean {
  if (['el', 'del', 'al', 'pal', 'dia', 'dias', 'day', 'este', 'ese', 'proximo'].includes(before)) return true;
  return !spelled && ['the'].includes(before);
}

/** "el 45": no day, and nothing else either. */
function impossibleAt(scan: Scan, at: number, determiner: string): SpecRead | undefined {
  const number = numberAt(scan.tokens, at);
  const isDay = determiner === 'the' && ['el', 'dia'].includes(wordAt(scan, at - 1));
  if (!isDay || !number || number.spelled || (number.value >= 1 && number.value <= 31)) return undefined;
  return clockAt(scan, at)?.bare === false ? undefined : { spec: VOID, next: number.next };
}
