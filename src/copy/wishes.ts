import type { Detalles } from '../domain.ts';
import { plainLetters } from '../domain.ts';
import { weekdayName } from './formats.ts';
import type { Speech } from './speech.ts';
import { joined } from './text.ts';

/** What the customer asked for, said back: "para el martes 3 de marzo, a la tarde, después de las 16:00". */

export interface WishWords {
  readonly on: (day: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
  readonly at: (hour: string) => string;
  readonly hours: (from: string, to: string) => string;
  readonly after: (hour: string) => string;
  readonly before: (hour: string) => string;
  readonly overBy: (hour: string) => string;
  readonly part: Readonly<Record<NonNullable<Detalles['preferencia_horaria']>, string>>;
  readonly or: string;
  readonly only: (weekdays: string) => string;
  readonly except: (weekday: string) => string;
  readonly exceptAt: (hour: string) => string;
  readonly asSoonAsPossible: string;
  readonly firstHour: string;
  readonly lastHour: string;
  readonly withWhom: (professional: string) => string;
}

/** The day, the hour, with whom: what is known already, so that nobody tells it twice. */
export function asWished(detalles: Detalles | undefined, s: Speech, words: WishWords): string {
  const asked = detalles === undefined ? '' : wish(detalles, s, words);
  return asked === '' ? '' : ` (${asked})`;
}

/** Empty when nothing was asked for. A restriction that has no words here is left unsaid, never guessed. */
export function wish(detalles: Detalles, s: Speech, words: WishWords): string {
  const professional = s.professional(detalles.profesional);
  const rules = tellable(detalles);
  const parts = [
    moments(detalles, s, words) ?? days(detalles, s, words),
    hours(detalles, words),
    joinedHours(rules, words),
    ...joinedWeekdays(rules, s, words),
    ...rules.map((rule) => restriction(rule, s, words)),
    professional && words.withWhom(professional.name),
    ...(detalles.sin_profesionales ?? []).map((id) => {
      const unwanted = s.professional(id);
      return unwanted && words.except(unwanted.name);
    }),
    ...(detalles.sin_sucursales ?? []).map((id) => {
      const unwanted = s.branch(id);
      return unwanted && words.except(unwanted.name);
    }),
  ];
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].slice(0, WISHES_MAX).join(', ');
}

/** More than these would not be read. */
const WISHES_MAX = 4;

/** Of one day that is named, nobody has to hear which others are out; nor that an hour is, of what ends before it. */
function tellable({ fecha_deseada: day, restricciones_temporales: rules = [] }: Detalles): readonly string[] {
  return rules
    .filter((rule) => day === undefined || !OTHER_DAYS.test(plainLetters(rule)))
    .filter((rule) => !rule.startsWith('excluir_') || !rules.includes(rule.replace('excluir_', 'antes_')));
}
const FOLDED_WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const OTHER_DAYS = new RegExp(`^excluir_(?:fecha_|(?:${FOLDED_WEEKDAYS.join('|')})$)`);

function days(detalles: Detalles, s: Speech, words: WishWords): string | undefined {
  const [on, from, to] = [detalles.fecha_deseada, detalles.fecha_desde, detalles.fecha_hasta].map((date) =>
    date === undefined ? undefined : s.civilDay(date),
  );
  if (on) return words.on(on);
  if (from && to) return from === to ? words.on(from) : words.between(from, to);
  if (from) return words.since(from);
  return to && words.until(to);
}

/** "El miércoles 4 a las 10:00 o el jueves 5 por la tarde": each with its own hour, and any of them. */
function moments({ restricciones_temporales: rules = [] }: Detalles, s: Speech, words: WishWords): string | undefined {
  const said = rules.flatMap((rule) => {
    const [, date, when] = /^solo_fecha_([^_]+)_(.+)$/u.exec(rule) ?? [];
    const day = date === undefined ? undefined : s.civilDay(date);
    return day === undefined || when === undefined ? [] : [`${words.on(day)} ${momentOf(when, s, words)}`];
  });
  return said.length === 0 ? undefined : joined(said, words.or);
}

function momentOf(when: string, s: Speech, words: WishWords): string {
  const [hour, to] = when.split('-').map(clock);
  if (hour !== undefined && to !== undefined) return words.hours(hour, to);
  if (hour !== undefined) return words.at(hour);
  const part = PARTS.find((one) => one === when);
  return part === undefined ? (restriction(when, s, words) ?? '') : words.part[part];
}
const PARTS = ['mañana', 'tarde', 'noche'] as const;

function hours(detalles: Detalles, words: WishWords): string | undefined {
  const { hora_especifica: at, hora_desde: from, hora_hasta: to, preferencia_horaria: part } = detalles;
  if (at) return words.at(at);
  if (from && to) return words.hours(from, to);
  if (from) return words.after(from);
  if (to) return words.before(to);
  return part && words.part[part];
}

/** "Solo martes o jueves": one of them, and not each alone. `words.only` is that sentence of the copy. */
function joinedWeekdays(rules: readonly string[], s: Speech, words: WishWords): string[] {
  const names = rules
    .map(plainLetters)
    .filter((rule) => rule.startsWith('solo_'))
    .flatMap((rule) => weekday(rule.slice('solo_'.length), s, (name) => name) ?? []);
  return names.length === 0 ? [] : [words.only(joined(names, words.or))];
}

/** "A las 10:00 o a las 11:00": either will do. */
function joinedHours(rules: readonly string[], words: WishWords): string | undefined {
  const hours = rules.flatMap((rule) => (rule.startsWith('solo_') ? (clock(rule.slice('solo_'.length)) ?? []) : []));
  return hours.length === 0 ? undefined : joined(hours.map(words.at), words.or);
}

function restriction(rule: string, s: Speech, words: WishWords): string | undefined {
  const [verb, ...rest] = plainLetters(rule).split('_');
  const what = rest.join('_');
  switch (verb) {
    case 'despues':
      return clock(what) && words.after(clock(what) ?? what);
    case 'antes':
      return clock(what) && words.before(clock(what) ?? what);
    case 'termina':
      return clock(what) && words.overBy(clock(what) ?? what);
    case 'excluir':
      return excluded(rest, s, words);
    case 'lo':
      return words.asSoonAsPossible;
    case 'primera':
      return words.firstHour;
    case 'ultima':
      return words.lastHour;
    default:
      return undefined;
  }
}

function excluded(rest: readonly string[], s: Speech, words: WishWords): string | undefined {
  const [what, date] = rest;
  if (what === 'fecha' && date !== undefined) {
    const day = s.civilDay(date);
    return day && words.except(day);
  }
  const hour = clock(what ?? '');
  return hour === undefined ? weekday(what ?? '', s, words.except) : words.exceptAt(hour);
}

function weekday(name: string, s: Speech, say: (weekday: string) => string): string | undefined {
  const index = FOLDED_WEEKDAYS.indexOf(name);
  return index < 0 ? undefined : say(weekdayName(index, s.context.contact.language));
}

/** The seed writes `después_16`, the readers `despues_16:00`. */
function clock(text: string): string | undefined {
  const [, hour, minute] = /^(\d{1,2})(?::(\d{2}))?$/u.exec(text) ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}
