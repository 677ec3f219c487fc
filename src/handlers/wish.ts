import {
  DAY_MINUTES,
  PARTS_OF_DAY,
  daysUntil,
  minutesOf,
  plainLetters,
  type Detalles,
  type Weekday,
} from '../domain.ts';
import type { Book, Start, Who } from './openings.ts';

/** Wishes as conditions on a start. Long because it is a list: one condition for each key of `Detalles`. */

/** By their folded names. */
const PARTS: ReadonlyMap<string, readonly [from: number, to: number]> = new Map(
  Object.entries(PARTS_OF_DAY).map(([name, edges]) => [plainLetters(name), edges]),
);
const WEEKDAYS: ReadonlyMap<string, Weekday> = new Map([
  ['lunes', 'mon'],
  ['martes', 'tue'],
  ['miercoles', 'wed'],
  ['jueves', 'thu'],
  ['viernes', 'fri'],
  ['sabado', 'sat'],
  ['domingo', 'sun'],
]);
/** "A primera hora", "a última hora": within this of the day's first or last start. */
const EDGE_MINUTES = 60;

/** A day and a minute are enough for most conditions: hours that are only being considered have no more. */
export type Moment = Pick<Start, 'day' | 'minute'>;
export type MomentTest = (moment: Moment) => boolean;
export type PartTest = (moment: Pick<Moment, 'minute'>) => boolean;
export type Test = (start: Start) => boolean;

/** `Detalles` as conditions. What is absent or unreadable asks for nothing. */
export interface Wish {
  /** Indexes of days, inclusive: today is 0. */
  readonly days?: { readonly from: number; readonly to: number };
  /** Minutes of the day: none, the hour wished, or the two readings of one without am/pm. */
  readonly hours: readonly number[];
  /** `hora_desde`–`hora_hasta`, first and last hour: given up first. */
  readonly around?: Test;
  /** Mañana, tarde, noche: given up next. An hour wins over it. */
  readonly part?: PartTest;
  /** `despues_`, `antes_`, `termina_`, `solo_`. */
  readonly limits?: MomentTest;
  /** `excluir_`: given up last of all. */
  readonly exclusions?: MomentTest;
  /** `excluir_` of parts of the day: each tells which of two hours is meant, and gives way to one that is named in it. */
  readonly bans: readonly PartTest[];
  readonly who: Who;
  /** Minutes of the day at which the limits or the range of hours, and the part of the day, begin, or else end. */
  readonly bound?: number;
  readonly partBound?: number;
  /** The latest start of a day first. */
  readonly latestFirst: boolean;
  /** "Si no hay, el viernes a las 11": looked for before anything is given up. */
  readonly second?: MomentTest;
  /** With whom that is, where it is with somebody else. */
  readonly secondWith?: ReadonlySet<string>;
}

export function readWish(detalles: Detalles, { book, today }: { book: Book; today: string }): Wish {
  const rules = (detalles.restricciones_temporales ?? []).map(plainLetters);
  const days = daysWished(detalles, { today, windowDays: book.windowDays });
  const around = every([hourRange(detalles), edgesOf(rules, plainLetters(detalles.preferencia_horaria ?? ''))]);
  const part = partTest(detalles.preferencia_horaria, rules.includes('ultima_hora'));
  const limits = every([
    ...rules.map((rule) => limitOf(rule, detalles)),
    ...rules.map((rule) => overBy(rule, book)),
    onlyOf(rules),
  ]);
  const exclusions = every(rules.filter((rule) => !isBan(rule)).map(exclusionOf));
  const bans = rules.filter(isBan).flatMap((rule) => exclusionOfPart(rule) ?? []);
  const bound = boundOf(detalles, rules);
  const second = secondTest(detalles);
  const instead =
    detalles.si_no?.profesional === undefined ? undefined : named(book.professionals, detalles.si_no.profesional);
  const [from, to] = PARTS.get(plainLetters(detalles.preferencia_horaria ?? '')) ?? [];
  const partBound = from === 0 ? to : from;
  return {
    ...(days && { days }),
    hours: hoursWished(detalles),
    ...(around && { around }),
    ...(part && { part }),
    ...(limits && { limits }),
    ...(exclusions && { exclusions }),
    bans,
    ...(bound !== undefined && { bound }),
    ...(partBound !== undefined && { partBound }),
    ...(second && { second }),
    ...(instead && { secondWith: instead }),
    who: {
      ...(detalles.profesional !== undefined && { professionals: named(book.professionals, detalles.profesional) }),
      ...(detalles.sucursal !== undefined && { branches: named(book.branches, detalles.sucursal) }),
    },
    latestFirst: rules.includes('ultima_hora') && !rules.includes('primera_hora'),
  };
}

function daysWished(detalles: Detalles, { today, windowDays }: { today: string; windowDays: number }): Wish['days'] {
  const day = daysUntil(today, detalles.fecha_deseada);
  if (day !== undefined) return { from: day, to: day };
  const from = daysUntil(today, detalles.fecha_desde);
  const to = daysUntil(today, detalles.fecha_hasta);
  if (from === undefined && to === undefined) return nearAbsent(detalles, { today, windowDays });
  return { from: from ?? 0, to: to ?? Infinity };
}

/** "El 31 de noviembre": from the last day of that month on, where that can be booked. */
function nearAbsent(
  { fecha_inexistente: absent }: Detalles,
  { today, windowDays }: { today: string; windowDays: number },
): Wish['days'] {
  if (absent === undefined) return undefined;
  const now = Temporal.PlainDate.from(today);
  const month = Number(absent.slice(0, 2));
  const first = now.with({ day: 1, month }).add({ years: month < now.month ? 1 : 0 });
  const from = daysUntil(today, first.with({ day: first.daysInMonth }).toString());
  return from === undefined || from > windowDays ? undefined : { from, to: Infinity };
}

/** Readings of an hour without am/pm come before the hour that a default made of them. */
function hoursWished({ hora_candidatas, hora_especifica }: Detalles): number[] {
  const said = hora_candidatas?.length ? hora_candidatas : [hora_especifica];
  return said.flatMap((clock) => {
    const minute = minutesOf(clock);
    return minute === undefined || minute === DAY_MINUTES ? [] : [minute];
  });
}

function hourRange({ hora_desde, hora_hasta }: Detalles): Test | undefined {
  const from = minutesOf(hora_desde);
  const to = minutesOf(hora_hasta);
  if (from === undefined && to === undefined) return undefined;
  return ({ minute }) => minute >= (from ?? 0) && minute < (to ?? DAY_MINUTES);
}

/** "Después de las 18", "entre las 7 y las 9": where that begins; "antes de las 9": where it ends. */
function boundOf(detalles: Detalles, rules: readonly string[]): number | undefined {
  const told = rules.map((rule) => minutesOf(/^(?:despues|antes|termina)_(\d.*)$/.exec(rule)?.[1]));
  return told.find((minute) => minute !== undefined) ?? minutesOf(detalles.hora_desde ?? detalles.hora_hasta);
}

/** "A primera hora o a última hora": nothing is both. */
function edgesOf(rules: readonly string[], part: string): Test | undefined {
  const edges = rules
    .filter((rule) => INNER_EDGES[part] !== rule)
    .map(edgeOf)
    .filter((test) => test !== undefined);
  return edges.length === 0 ? undefined : (start) => edges.some((test) => test(start));
}

/** "La última hora de la mañana" is no last one of the day: its part bounds it, and the order does the rest. */
const INNER_EDGES: Readonly<Record<string, string>> = {
  manana: 'ultima_hora',
  tarde: 'primera_hora',
  noche: 'primera_hora',
};

function edgeOf(rule: string): Test | undefined {
  if (rule === 'primera_hora') return ({ fromFirst }) => fromFirst < EDGE_MINUTES;
  if (rule === 'ultima_hora') return ({ toLast }) => toLast < EDGE_MINUTES;
  return undefined;
}

function limitOf(rule: string, { hasta_incluida: inclusive }: Detalles = {}): MomentTest | undefined {
  const after = minutesOf(/^despues_(.+)$/.exec(rule)?.[1]);
  if (after !== undefined) return ({ minute }) => minute >= after;
  const before = minutesOf(/^antes_(.+)$/.exec(rule)?.[1]);
  if (before !== undefined) return ({ minute }) => minute < before || (inclusive === true && minute === before);
  return undefined;
}

/** "Que termine a las 11." */
function overBy(rule: string, { durationMinutes }: Book): MomentTest | undefined {
  const end = minutesOf(/^termina_(.+)$/.exec(rule)?.[1]);
  return end === undefined ? undefined : ({ minute }) => minute + durationMinutes <= end;
}

/** "Solo jueves", "solo viernes": either will do; "solo a las 10", "solo de 16:00 a 24:00" as well, of the hours. */
function onlyOf(rules: readonly string[]): MomentTest | undefined {
  const said = rules.flatMap((rule) => /^solo_(.+)$/.exec(rule)?.[1] ?? []);
  const hours = said.map(hoursTest).filter((test) => test !== undefined);
  const wanted = said.map(nameTest).filter((test) => test !== undefined);
  const moments = rules.map(momentTest).filter((test) => test !== undefined);
  return every([
    moments.length === 0 ? undefined : (moment: Moment) => moments.some((test) => test(moment)),
    wanted.length === 0 ? undefined : (moment: Moment) => wanted.some((test) => test(moment)),
    hours.length === 0 ? undefined : (moment: Moment) => hours.some((test) => test(moment)),
  ]);
}

/** "El miércoles a las 10 o el jueves a la tarde": one of them, `solo_fecha_<day>_<hour, part or bound>`. */
function momentTest(rule: string): MomentTest | undefined {
  const [, date, when] = /^solo_fecha_([^_]+)_(.+)$/.exec(rule) ?? [];
  if (date === undefined || when === undefined) return undefined;
  const then = hoursTest(when) ?? limitOf(when) ?? partTest(when);
  return then && ((moment) => moment.day.date === date && then(moment));
}

function secondTest({ si_no: second }: Detalles): MomentTest | undefined {
  const then = second && (hoursTest(second.hora ?? '') ?? partTest(second.preferencia));
  return then && ((moment) => moment.day.date === second.fecha && then(moment));
}

function exclusionOf(rule: string): MomentTest | undefined {
  const date = /^excluir_fecha_(.+)$/.exec(rule)?.[1];
  if (date !== undefined) return ({ day }) => day.date !== date;
  const what = /^excluir_(.+)$/.exec(rule)?.[1];
  const hour = minutesOf(what);
  if (hour !== undefined) return ({ minute }) => minute !== hour;
  const test = nameTest(what);
  return test && ((moment) => !test(moment));
}

function exclusionOfPart(rule: string): PartTest | undefined {
  const test = partTest(rule.replace('excluir_', ''));
  return test && ((moment) => !test(moment));
}

function isBan(rule: string): boolean {
  return PARTS.has(rule.replace('excluir_', ''));
}

/** "Temprano no puedo", and then "a las 11": an hour that is named in a part of the day lifts the ban on it. */
export function atHour(wish: Wish, hour: number | undefined): Wish {
  const held = wish.bans.filter((ban) => hour === undefined || ban({ minute: hour }));
  const exclusions = every<Moment>([wish.exclusions, ...held]);
  return exclusions ? { ...wish, exclusions } : wish;
}

/** "10:00" is that hour, "09:00-11:00" until the second one. */
function hoursTest(when: string): MomentTest | undefined {
  const [from, to] = when.split('-').map(minutesOf);
  return from === undefined ? undefined : ({ minute }) => minute >= from && minute < (to ?? from + 1);
}

/** A weekday or a part of the day, by its folded name. */
function nameTest(name: string | undefined): MomentTest | undefined {
  if (name === undefined) return undefined;
  const weekday = WEEKDAYS.get(name);
  return weekday ? ({ day }) => day.weekday === weekday : partTest(name);
}

/** The last hour of an afternoon is the day's last: the shop may be open until nine. */
function partTest(name: string | undefined, latest = false): PartTest | undefined {
  const part = PARTS.get(plainLetters(name ?? ''));
  if (part === undefined) return undefined;
  const [from, to] = latest && plainLetters(name ?? '') === 'tarde' ? [part[0], DAY_MINUTES] : part;
  return ({ minute }) => minute >= from && minute < to;
}

function every<A>(tests: readonly (((value: A) => boolean) | undefined)[]): ((value: A) => boolean) | undefined {
  const given = tests.filter((test) => test !== undefined);
  return given.length === 0 ? undefined : (value) => given.every((test) => test(value));
}

/** Ids of those meant: by id, by whole name, else by words of the name ("Laura" is Laura Gómez). */
function named(all: readonly { id: string; name: string }[], said: string): ReadonlySet<string> {
  const wanted = plainLetters(said);
  const words = wanted.split(/\s+/);
  const found = [
    all.filter((one) => one.id === said),
    all.filter((one) => plainLetters(one.name) === wanted || plainLetters(one.id) === wanted),
    all.filter((one) => words.every((word) => plainLetters(one.name).split(/\s+/).includes(word))),
  ].find((some) => some.length > 0);
  return new Set(found?.map((one) => one.id));
}
