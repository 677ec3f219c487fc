/** "Dos sesiones, martes y jueves a las 18 con Martín": one on each of the days, at the hour and with whom all are. */
import type { CustomerEvent, Detalles } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { EITHER } from '../errands/several/bookings.ts';
import { timesIn } from '../time/index.ts';
import { fold, without } from '../words/text.ts';
import { findNames, kindNamed, sortNamed } from '../names.ts';
import { re } from '../words/pattern.ts';

/** `wishes`: of one service, the first as it was read; unchanged unless days are told for all of them. */
export function eachOnItsDay(wishes: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const [first] = wishes;
  const days = weekAfterWeek(daysTold(heard), wishes.length, heard);
  if (first?.type !== 'customer.wants_booking' || days.length !== wishes.length) return wishes;
  const { profesional, hora_especifica, hora_candidatas } = first.detalles;
  const ofAll = {
    ...(profesional && { profesional }),
    ...(hora_especifica && { hora_especifica }),
    ...(hora_candidatas && { hora_candidatas }),
  };
  return wishes.map((wish, i) => {
    const fecha_deseada = days[i];
    if (wish.type !== 'customer.wants_booking' || fecha_deseada === undefined) return wish;
    const { restricciones_temporales: _days, ...own } = wish.detalles;
    return { ...wish, detalles: { ...ofAll, ...own, fecha_deseada } };
  });
}

/** "Martes 8 y jueves 10 a las 18": so many days, each at that hour; who may come on either of them has a choice. */
export function daysAtAnHour(heard: Heard): number {
  const { text, times } = heard;
  const spans = spansOf(times);
  if (times.hora === undefined || text.asks || spans.length < 2 || EITHER.test(text.norm)) return 1;
  const days = daysTold(heard);
  const joined = spans.slice(1).every(({ start }, i) => JOIN.test(fold(text.raw.slice(spans[i]?.end, start))));
  return joined && days.length > 1 ? days.length : 1;
}
const JOIN = /^(?:\s*,|\s+(?:y|e|and)\s)\s*(?:(?:el|la|na|no|on|the)\s+)?$/;

/** "Cuatro sesiones, lunes y miércoles a las 9": those days of the next week, too. */
function weekAfterWeek(days: readonly string[], count: number, { text, times }: Heard): readonly string[] {
  const dated = spansOf(times).some(({ start, end }) => /\d/.test(text.raw.slice(start, end)));
  if (days.length < 2 || days.length >= count || times.hora === undefined || dated) return days;
  return Array.from({ length: count }, (_, i) => {
    const day = Temporal.PlainDate.from(days[i % days.length] ?? '');
    return day.add({ weeks: Math.floor(i / days.length) }).toString();
  });
}

function spansOf({ spans }: Heard['times']): Heard['times']['spans'] {
  return spans.filter(({ kind }) => kind === 'date');
}

/** Empty where one of them is no single day. A weekday behind another is not before it: "el martes y el jueves que viene". */
function daysTold({ text, times, situation }: Heard): readonly string[] {
  const spans = spansOf(times);
  const days: string[] = [];
  for (const { start, end } of spans) {
    const said = text.raw.slice(start, end);
    const { fecha } = timesIn(said, situation);
    if (fecha === undefined) continue;
    const before = /\d/.test(said) ? undefined : days.at(-1);
    const late = before !== undefined && Temporal.PlainDate.compare(fecha, before) < 0;
    days.push(late ? Temporal.PlainDate.from(fecha).add({ weeks: 1 }).toString() : fecha);
  }
  return days.length === spans.length && new Set(days).size === days.length ? days : [];
}

/** "Una para mí de corte y otra para el niño", "uno para mí con la nutricionista y otro para mi marido con Diego": each its own (CONV-11). */
type What = Pick<Detalles, 'servicio' | 'servicios' | 'profesional' | 'sucursal'>;

const FOR = '(?:para|pra|pro|pa|for)';
const ONE_FOR = re`(?<![a-z])(?:uno?|una|uma?|one)(?: [a-z]+){0,4} ${FOR} `;
const OTHER_FOR = re`[,.;]? *(?<![a-z])(?:y|e|and) +(?:(?:el|la|o|a|the) +)?(?:otr[oa]|outr[oa]|another|other)(?: [a-z]+)? +${FOR} `;

/** What of the first and what of the other is told, where of both something is and it is not the same; else undefined. */
export function toldOfEach({ text, times, situation: { tenant } }: Heard): readonly [What, What] | undefined {
  if (tenant === undefined) return undefined;
  const raw = without(text.raw, times.spans);
  const folded = fold(raw);
  const cut = OTHER_FOR.exec(folded);
  if (cut === null || !ONE_FOR.test(folded.slice(0, cut.index))) return undefined;
  const whatIn = (half: string): What => {
    const named = findNames(half, tenant);
    if (named.servicio !== undefined) return named;
    const kind = kindNamed(half, tenant);
    const does = tenant.professionals.find(({ id }) => id === named.profesional)?.serviceIds;
    const sort = (kind.length > 0 ? kind : sortNamed(half, tenant)).filter((id) => does?.includes(id) ?? true);
    return sort.length === 0 ? named : { ...named, servicios: sort };
  };
  const one = whatIn(raw.slice(0, cut.index));
  const other = whatIn(raw.slice(cut.index));
  if (!tells(one) || !tells(other) || JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return [one, { ...ofTheFirst(one, other, tenant.professionals), ...other }];
}

function tells({ servicio, servicios, profesional }: What): boolean {
  return (servicio ?? servicios ?? profesional) !== undefined;
}

/** "Un corte para mí con Ana y otro para mi hijo con Luis": a cut as well, where Luis does one. */
function ofTheFirst(
  { servicio, servicios, sucursal }: What,
  other: What,
  people: readonly { readonly id: string; readonly serviceIds: readonly string[] }[],
): What {
  const where = sucursal === undefined ? {} : { sucursal };
  if ((other.servicio ?? other.servicios) !== undefined) return where;
  const does = people.find(({ id }) => id === other.profesional)?.serviceIds ?? [];
  const both = servicios?.filter((id) => does.includes(id)) ?? [];
  return {
    ...where,
    ...(servicio !== undefined && does.includes(servicio) ? { servicio } : {}),
    ...(both.length > 0 ? { servicios: both } : {}),
  };
}

/* "A las 9 el primero y 10:30 el segundo", "uno a las 9 y el otro a las 10": the hour of each, told with which of them it is. */

/** Of folded text: "a las 9", "9 y media", "10:30 am", "at 4". */
export const HOUR =
  '(?:(?:a las?|as|at|tipo) )?[0-9]{1,2}(?:[:.h][0-9]{2}| y (?:media|cuarto|[345][05])| e meia)?(?: ?(?:[ap]\\.? ?m\\b\\.?|hs|h))?';
const THE = '(?:(?:para|pra|a) )?(?:(?:el|la|lo|al|o|a|the) )?';
const WHICH = [
  `${THE}(?:primer[oa]?|primeir[oa]|un[oa]|um|uma|first|one)`,
  `${THE}(?:segund[oa]|otr[oa]|outr[oa]|second|other)`,
  `${THE}(?:tercer[oa]?|terceir[oa]|third)`,
];
const AND = '(?: ?, ?(?:(?:y|e|and) )?| (?:y|e|and) )';
/** The hour first, or which of them first. */
const IN_TURN = [
  (n: number) => `(?<hour${n}>${HOUR}),? (?<which${n}>${WHICH[n - 1]})`,
  (n: number) => `(?<which${n}>${WHICH[n - 1]}),? (?<hour${n}>${HOUR})`,
].map((one) => new RegExp(`(?<![a-z0-9:])${one(1)}${AND}${one(2)}(?:${AND}${one(3)})?(?![a-z0-9:])`, 'd'));
const LOOKED_AT_CHARS_MAX = 400;

interface InTurn {
  readonly hours: readonly string[];
  /** "El uno", "el segundo": no day of the month. */
  readonly which: readonly { readonly start: number; readonly end: number }[];
}

/** Undefined: not told so. */
export function hoursInTurn(raw: string): InTurn | undefined {
  if (!/[0-9]/.test(raw)) return undefined;
  const folded = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  for (const pattern of IN_TURN) {
    const found = pattern.exec(folded);
    if (found?.groups === undefined) continue;
    const { groups } = found;
    const places = found.indices?.groups ?? {};
    return {
      hours: [1, 2, 3].flatMap((n) => groups[`hour${n}`] ?? []),
      which: [1, 2, 3].flatMap((n) => {
        const place = places[`which${n}`];
        return place === undefined ? [] : [{ start: place[0], end: place[1] }];
      }),
    };
  }
  return undefined;
}
