/** Runs of days that one day begins, ends or names: "desde el lunes", "antes del 15", "la semana del 7 de octubre". */
import { WEEK_DAYS, isBefore, weekOf, type DayRun } from '../calendar.ts';
import { clockAt } from '../hours/clock.ts';
import { dayAt } from './days.ts';
import { wordAt, type RuleRead, type Scan } from '../items.ts';
import { isWholeMonthName } from '../words/lexicon.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { resolve } from './specs.ts';

const SINCE = phrases({
  within: 'de aqui|de aca|de aqui a|de aca a|daqui a|daqui ate|de aqui hasta|de aca hasta|de aca hasta el',
  from: 'desde|a partir de|a partir|starting|from|since|de|sino hasta',
  after: 'despues de|depois de|depois|luego de|after|despues',
  until:
    'hasta|ate|until|till|by|through|antes de fin|como mucho|a mas tardar|no mas tarde de|no later than|o mais tardar|no maximo ate|como maximo',
  before: 'antes de|antes|before|previo a',
});
const WEEKS = phrases({
  week: '/la/a/the semana/week de/del/do/of',
  weekend: '/el/o fin de semana de/del/do|/el finde de/del|/the weekend of',
});
const ONWARD = phrases({ onward: 'en adelante|em diante|pra frente|para adelante|onwards|onward|and on' });

/** The last day of the year is in it, whatever stands before its end. */
const YEAR_END = phrases({
  until:
    'antes de/del fin/fines/final de/del ano|antes de que se/ termine/acabe el ano|antes do/de fim/final do/de ano|before the end of the year|before the year ends|by the end of the year',
});

/** "desde el lunes", "después del 15", "hasta el viernes", "antes del 20". */
export function openRange(scan: Scan, at: number): RuleRead | undefined {
  const year = phraseAt(YEAR_END, scan.tokens, at);
  if (year) return { meaning: { kind: 'days', run: { to: scan.today.with({ month: 12, day: 31 }) } }, next: year.next };
  const side = phraseAt(SINCE, scan.tokens, at);
  if (!side || clockAt(scan, side.next)?.bare === false) return undefined;
  if (isAfterHisWork(scan, at, side.next)) return undefined;
  const contracted = ['del', 'do', 'da'].includes(wordAt(scan, side.next)) ? side.next : undefined;
  const day = dayAt(scan, side.next) ?? (contracted !== undefined ? dayAt(scan, contracted + 1) : undefined);
  const run = day && resolve(day.spec, scan.today);
  if (!run || (day.spec.said === 'month' && !isWholeMonthName(wordAt(scan, day.next - 1)))) return undefined;
  const onward = phraseAt(ONWARD, scan.tokens, day.next);
  if (onward) return { meaning: { kind: 'days', run: { from: run.from } }, next: onward.next };
  // "de mañana" only says of what day; and with an hour behind the hour is the bound, "desde el viernes a mediodía".
  const ofDay = wordAt(scan, at) === 'de' && side.means !== 'within';
  if (ofDay || clockAt(scan, day.next)?.bare === false) return undefined;
  const inclusive = INCLUDED.has(wordAt(scan, day.next));
  return {
    meaning: {
      kind: 'days',
      run: openEnd(scan, run, inclusive ? WITH_IT[side.means] : side.means),
    },
    next: inclusive ? day.next + 1 : day.next,
  };
}

/** "Trabajo hasta las 4, ¿hay después mañana?": after his work, and tomorrow. */
function isAfterHisWork(scan: Scan, at: number, next: number): boolean {
  if (next > at + 1 || !AFTERWARDS.has(wordAt(scan, at)) || !NEAR_DAYS.has(wordAt(scan, next))) return false;
  const before = scan.tokens.slice(Math.max(0, at - WORK_REACH), at);
  return before.some(({ text }) => WORKS.has(text)) && before.some(({ kind }) => kind === 'number');
}
const AFTERWARDS = new Set(['despues', 'depois', 'luego']);
const NEAR_DAYS = new Set(['hoy', 'manana', 'hoje', 'amanha', 'el', 'este']);
const WORKS = new Set('trabajo laburo trabalho salgo saio termino estudio curso clase clases aula reunion'.split(' '));
const WORK_REACH = 12;
/** "antes del viernes inclusive": Friday will do. */
const INCLUDED = new Set(['inclusive', 'inclusivo', 'incluido', 'incluso', 'inclusos', 'included']);
const WITH_IT = { within: 'within', from: 'from', after: 'from', until: 'until', before: 'until' } as const;

type Open = { readonly [end in keyof DayRun]?: DayRun[end] };

function openEnd({ today }: Scan, run: DayRun, side: 'from' | 'after' | 'until' | 'before' | 'within'): Open {
  switch (side) {
    case 'within':
      return { from: today, to: run.to };
    case 'from':
      return { from: run.from };
    case 'after':
      return { from: run.to.add({ days: 1 }) };
    case 'before':
      return { to: run.from.subtract({ days: 1 }) };
    case 'until':
      return isWholeToCome(run, today) ? run : { to: run.to };
  }
}

/**
 * "Que sea hasta la otra semana", "hasta el mes que viene" is not before it, as Mexico and Colombia say it: nobody puts
 * off to any day until then, and who does may come on its days, too.
 */
function isWholeToCome({ from, to }: DayRun, today: Temporal.PlainDate): boolean {
  const days = from.until(to).days + 1;
  const month = from.day === 1 && days === from.daysInMonth;
  return (month || (days >= WORKING_DAYS && days <= WEEK_DAYS)) && isBefore(today, from);
}
const WORKING_DAYS = 5;

/** "la semana del 7 de octubre", "el finde del 14". */
export function weekOfDay(scan: Scan, at: number): RuleRead | undefined {
  const noun = phraseAt(WEEKS, scan.tokens, at);
  if (!noun) return undefined;
  const day = dayAt(scan, noun.next - 1) ?? dayAt(scan, noun.next);
  const run = day?.spec.said === 'written' ? resolve(day.spec, scan.today) : undefined;
  if (!day || day.spec.said !== 'written') return undefined;
  if (!run) return { meaning: { kind: 'void' }, next: day.next };
  const { from, to } = weekOf(run.from);
  const first = noun.means === 'weekend' ? to.subtract({ days: 1 }) : from;
  return { meaning: { kind: 'days', run: { from: first, to } }, next: day.next };
}
