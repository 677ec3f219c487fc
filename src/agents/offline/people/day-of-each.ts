/** "Dos sesiones, martes y jueves a las 18 con Martín": one on each of the days, at the hour and with whom all are. */
import type { CustomerEvent } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { EITHER } from '../errands/several/bookings.ts';
import { timesIn } from '../time/index.ts';
import { fold } from '../words/text.ts';

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
