/** What is ruled out, or alone will do, in the words of the records: `excluir_…`, `solo_…`. */
import { DIAS } from '../../../../domain.ts';
import { NOON, boundHour, defaultHour, hourText } from '../hours/hours.ts';
import { minutesOf } from '../hours/hour-ranges.ts';
import { isBefore } from '../calendar.ts';
import { cueOf, type Clock, type Item } from '../items.ts';
import type { DaysChosen } from './compose-days.ts';
import type { HoursChosen } from './compose-hours.ts';
import { POLICIES } from '../policies.ts';
import type { Part } from '../types.ts';

/** A run of days this long is excluded day by day; longer ones by other means. */
const EXCLUDED_DAYS_MAX = 7;

interface Chosen {
  days: DaysChosen;
  hours: HoursChosen;
}

/** The restrictions of a message, in the order they were said, without repeats. */
export function restrictionsOf(items: readonly Item[], chosen: Chosen): string[] {
  const floor = floorOf(items, chosen);
  const found = items.flatMap((item, at) =>
    restriction(item, { ...chosen, floor, inRun: isOfARun(items, at), ofDay: isOfADayRuledOut(items, at) }),
  );
  const third = chosen.hours.excluded === undefined ? [] : [`excluir_${chosen.hours.excluded}`];
  const all = [...onlyOn(chosen.days).map((weekday) => `solo_${weekdayName(weekday)}`), ...found, ...third];
  const morning = all.some(isBeforeNoon) || isLateMorning(chosen.hours.found.hora);
  return [...new Set(all.filter((one) => one !== 'excluir_mañana' || !morning))];
}

/** "Los viernes solo puedo a la mañana, el lunes a la tarde": a day that is wished for is not kept to the weekdays of another. */
function onlyOn({ only, found: { fecha } }: DaysChosen): readonly number[] {
  return fecha === undefined || only.includes(Temporal.PlainDate.from(fecha).dayOfWeek) ? only : [];
}

/** "Temprano no puedo, después de las 10 y antes de las 12", "no muy temprano, tipo 11": only its beginning is ruled out. */
function isBeforeNoon(bound: string): boolean {
  return bound > 'antes_00:00' && bound <= 'antes_12:00';
}
/** An hour that nobody means in the night; of eight and nine in the evening the ban tells them. */
function isLateMorning(hour: string | undefined): boolean {
  return hour !== undefined && hour >= '10:00' && hour < '12:00';
}

function weekdayName(weekday: number): string {
  return DIAS[weekday - 1] ?? '';
}

/**
 * "La semana que viene, pero el miércoles no puedo", "el miércoles no puedo, necesito una esta semana": the day is one of
 * that week's, and nothing was put in its place.
 */
function isOfARun(items: readonly Item[], at: number): boolean {
  const out = items[at]?.meaning;
  return items.some(({ meaning, fate }, i) => {
    if (meaning.kind !== 'days' || fate !== undefined) return false;
    const { from, to } = meaning.run;
    if (i < at) return true;
    return out?.kind === 'day' && from && to && !isBefore(out.run.from, from) && !isBefore(to, out.run.from);
  });
}

/** "El jueves a las 10 no puedo", "menos los martes en la mañana": the hour or part of that day, and of no other. */
function isOfADayRuledOut(items: readonly Item[], at: number): boolean {
  const [item, before, behind] = [items[at], items[at - 1], items[at + 1]];
  const beside = [before?.next === item?.first ? before : undefined, item?.next === behind?.first ? behind : undefined];
  return beside.some(
    (one) =>
      (one?.fate === 'rejected' && one.meaning.kind === 'day') ||
      (one?.fate === 'excluded' && item?.fate === 'excluded' && DAYS.has(one.meaning.kind)),
  );
}

const DAYS = new Set(['day', 'weekdays']);

/** The latest of the hours after which it is to be; none where either end will do. */
function floorOf(items: readonly Item[], { hours }: Chosen): Clock | undefined {
  if (items.some((item) => cueOf(item) === 'or')) return undefined;
  return items
    .flatMap(({ meaning, fate }) =>
      meaning.kind === 'bound' && meaning.side === 'after' && fate === undefined
        ? [boundHour(meaning.clock, hours.part)]
        : [],
    )
    .toSorted((a, b) => minutesOf(a) - minutesOf(b))
    .at(-1);
}

/** "Después de las 6 y antes de las 8": the eight that comes behind six in the evening. */
function behind(said: Clock, floor: Clock | undefined): Clock {
  const ahead = floor === undefined || said.meridiem === 'given' || minutesOf(said) > minutesOf(floor);
  return ahead || said.hour >= 12 ? said : { ...said, hour: said.hour + 12 };
}

interface Judged extends Chosen {
  inRun: boolean;
  ofDay: boolean;
  floor: Clock | undefined;
}

function restriction(item: Item, chosen: Judged): string[] {
  if (item.fate === 'rejected' || item.fate === 'excluded') return ruledOut(item, chosen);
  if (item.fate !== undefined) return [];
  const { meaning } = item;
  // "A última hora, a las 20": the hour says which.
  if (meaning.kind === 'wish') return isEdge(meaning.wish) && chosen.hours.found.hora ? [] : [meaning.wish];
  if (meaning.kind === 'days') return meaning.onlyEnds === true ? between(meaning.run) : [];
  if (meaning.kind !== 'bound') return [];
  const said = boundHour(meaning.clock, chosen.hours.part);
  const hour = hourText(meaning.side === 'before' ? behind(said, chosen.floor) : said);
  if (meaning.ends === true) return [`termina_${hour}`];
  return [`${meaning.side === 'after' ? 'despues' : 'antes'}_${hour}`];
}

/** From one to four; the hours that are left, in the words of the records. */
const BUT_THE_SIESTA = ['solo_00:00-13:00', 'solo_16:00-24:00'];

function isEdge(wish: string): boolean {
  return wish === 'primera_hora' || wish === 'ultima_hora';
}

/** What is ruled out. A single rejected day with another in its place was only a correction. */
function ruledOut(item: Item, chosen: Judged): string[] {
  const { meaning, fate } = item;
  const corrected = fate === 'rejected' && chosen.days.positive;
  switch (meaning.kind) {
    case 'part':
      // "a la mañana, pero no muy temprano": the morning is wished, only its beginning is not.
      if (meaning.part === chosen.hours.part || (fate === 'excluded' && chosen.ofDay)) return [];
      // "A la siesta no puedo": what is before it and behind it will do, though both are of the afternoon.
      if (meaning.siesta === true) return BUT_THE_SIESTA;
      return [`excluir_${meaning.part}`];
    case 'weekdays':
      return meaning.weekdays.map((weekday) => `excluir_${weekdayName(weekday)}`);
    case 'day':
      if (corrected && !chosen.inRun) return [];
      if (meaning.weekday !== undefined) return [`excluir_${weekdayName(meaning.weekday)}`];
      return [`excluir_fecha_${meaning.run.from.toString()}`];
    case 'days':
      // "esta semana no puedo" is a beginning, see composeDays.
      return corrected || chosen.days.found.fechaDesde !== undefined ? [] : excludedRun(meaning.run);
    case 'clock':
      // "a las 5 no, a las 6" was a correction; "menos a las 2" and "a las 2 no puedo" leave that hour out.
      if (fate === 'rejected' && (chosen.hours.found.hora !== undefined || (corrected && chosen.ofDay))) return [];
      return excludedHour(meaning.clock, chosen.hours.part);
    case 'bound': {
      // "no puedo antes de las 10" is after ten.
      const hour = hourText(defaultHour(meaning.clock, chosen.hours.part));
      return [`${meaning.side === 'after' ? 'antes' : 'despues'}_${hour}`];
    }
    default:
      return [];
  }
}

/** "A las 9 no puedo, ¿algo a la tarde?": nine is of the morning, and no hour of what is wished for. */
function excludedHour(clock: Clock, part: Part | undefined): string[] {
  const { hour, meridiem } = clock;
  const beyond = part === 'tarde' ? hour >= LAST_OF_AFTERNOON && hour < NOON : part === 'mañana' && hour < FIRST_OF_DAY;
  return beyond && meridiem !== 'given' ? [] : [`excluir_${hourText(defaultHour(clock, part))}`];
}
const LAST_OF_AFTERNOON = 9;
const FIRST_OF_DAY = 6;

/** Each day that is neither the first nor the last. */
function between({ from, to }: { from?: Temporal.PlainDate; to?: Temporal.PlainDate }): string[] {
  const days = from && to ? to.since(from).days - 1 : 0;
  return Array.from({ length: Math.max(0, days) }, (_, i) => `excluir_fecha_${String(from?.add({ days: i + 1 }))}`);
}

function excludedRun(run: { from?: Temporal.PlainDate; to?: Temporal.PlainDate }): string[] {
  if (!run.from || !run.to) return [];
  const days = run.to.since(run.from).days + 1;
  const [saturday, sunday] = POLICIES.weekend;
  if (days === 2 && run.from.dayOfWeek === saturday)
    return [saturday, sunday].map((day) => `excluir_${weekdayName(day)}`);
  if (days > EXCLUDED_DAYS_MAX) return [];
  const { from } = run;
  return Array.from({ length: days }, (_, index) => `excluir_fecha_${from.add({ days: index }).toString()}`);
}
