/** "Dos sesiones, martes y jueves a las 18 con Martín": one on each of the days, at the hour and with whom all are. */
import type { CustomerEvent } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { readTimes } from '../time/index.ts';

/** `wishes`: of one service, the first as it was read; unchanged unless as many days are told as there are wishes. */
export function eachOnItsDay(wishes: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const [first] = wishes;
  const days = daysTold(heard);
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

/** Empty where one of them is no single day. */
function daysTold({ text, times, situation: { now, language } }: Heard): readonly string[] {
  const spans = times.spans.filter(({ kind }) => kind === 'date');
  const days = spans.flatMap(({ start, end }) => readTimes(text.raw.slice(start, end), { now, language }).fecha ?? []);
  return days.length === spans.length && new Set(days).size === days.length ? days : [];
}
