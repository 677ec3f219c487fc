/** Several services and when they are wished for: whether each has a time of its own, or one time is told in pieces. */
import type { TimeReading } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';

/** Each its own. "Para el sábado corte y barba a las 11" is one time in two halves, of which no two say the same. */
export function haveOwnTimes(times: readonly TimeReading[]): boolean {
  const days = ofADay(times);
  const halves = days.length === 1 && times.filter(({ hora }) => hora !== undefined).length === 1;
  return times.every((time) => saysWhen(time)) && !(halves && days[0]?.hora === undefined);
}

/** "Hoy corte y barba, después de las 6", where one service is called so: one day and one hour, in two halves. */
export function isOneTime(times: readonly TimeReading[]): boolean {
  const days = ofADay(times);
  const hours = times.filter(
    ({ hora, horaDesde, horaHasta, preferencia, restricciones }) =>
      (hora ?? horaDesde ?? horaHasta ?? preferencia) !== undefined || restricciones.some((rule) => /\d:\d/.test(rule)),
  );
  return days.length < times.length && hours.length < times.length;
}

function ofADay(times: readonly TimeReading[]): readonly TimeReading[] {
  return times.filter(({ fecha, fechaDesde, fechaHasta }) => (fecha ?? fechaDesde ?? fechaHasta) !== undefined);
}
