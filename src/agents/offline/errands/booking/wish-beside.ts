/**
 * "Limpieza mañana a las 10, te confirmo", "me la hice hace un año, ¿tienen turno el jueves?": beside what is promised or
 * told stands a wish, and that is what has to be answered. The readers that answer the rest ask here first.
 */
import { whenOf } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { onTheDial, timesIn } from '../../time/index.ts';
import { saysDay } from '../../wishes.ts';
import { stretches } from '../../words/telling.ts';
import { clauses, readText, without, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { PLACE } from '../../words/words.ts';

/** The clauses that neither `isTold` takes for its own nor tell what was done. */
export function besideTold({ text, situation }: Heard, isTold: (norm: string) => boolean): Text {
  const rest = clauses(text.raw).filter(
    ({ raw }) => !isTold(readText(raw).norm) && stretches(raw, situation.tenant).some(({ kind }) => kind !== 'done'),
  );
  return readText(rest.map(({ raw, asks }) => `${raw}${asks ? '?' : ''}`).join(', '));
}

/**
 * What, and when or with whom, is the shortest wish that there is; "¿tienen turno?" is one without either. "Tengo limpieza
 * el jueves" is none, of who has one then.
 */
export function wishesForOne({ raw, asks, norm }: Text, situation: Situation): boolean {
  const { tenant } = situation;
  if (tenant === undefined) return false;
  if (asks && IS_THERE_ONE.test(norm)) return true;
  const times = timesIn(raw, situation);
  const { servicio, profesional } = findNames(without(raw, times.spans), tenant);
  const when = saysDay(times) || (times.hora ?? times.horaDesde ?? times.preferencia) !== undefined;
  return (
    servicio !== undefined && (when || profesional !== undefined) && !(saysDay(times) && isOneOfMine(raw, situation))
  );
}
const IS_THERE_ONE = re` (?:tienen|tenes|tienes|tiene|hay|habra|tendran|queda|quedan|tem|do you have|is there|are there) (?:(?:un|una|algun|alguna|mas|um|uma|algum|alguma|an|any|a) )*(?:${PLACE}) `;

/** Nothing that is told is of another than those that he has. */
export function isOneOfMine(raw: string, situation: Situation): boolean {
  const { tenant, appointments = [], now } = situation;
  const times = timesIn(raw, situation);
  const { servicio } = tenant === undefined ? {} : findNames(without(raw, times.spans), tenant);
  const day = times.fechaOriginal ?? times.fecha ?? times.fechaDesde;
  const hour = times.horaOriginal ?? times.hora;
  return appointments.some(({ serviceId, slot }) => {
    const own = whenOf(slot, now.timeZoneId);
    const then = hour === undefined || onTheDial(hour) === onTheDial(own.hora_especifica);
    return then && (servicio ?? serviceId) === serviceId && (day ?? own.fecha_deseada) === own.fecha_deseada;
  });
}

export function wishesBeside(heard: Heard, isTold: (norm: string) => boolean): boolean {
  return wishesForOne(besideTold(heard, isTold), heard.situation);
}
