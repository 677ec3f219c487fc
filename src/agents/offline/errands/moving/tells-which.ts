/**
 * "¿Puedo ir más tarde el mismo día? Mi cita es el miércoles a las 10": the day and the hour of one that he has tell
 * which is spoken of; where it goes is told by "más tarde", and is measured by it (AGENDA-6).
 */
import { whenOf, type Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { TimeReading } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import { direction } from './directions.ts';

/** The wish with that day and that hour as the appointment's own; the same wish, where they are of none or lead nowhere else. */
export function ofWhichItTells({ intent }: Act, { text, situation }: Heard, wish: Detalles): Detalles {
  const { appointments = [], now } = situation;
  if (intent !== 'move' || direction(text.norm) === undefined || wish.fecha_original !== undefined) return wish;
  const { fecha_deseada: day, hora_especifica: hour, hora_candidatas: either = [], ...rest } = wish;
  const told = ownThen(day, [hour, ...either], { appointments, now });
  if (told === undefined) return wish;
  return { ...rest, fecha_original: told.fecha_deseada, hora_original: told.hora_especifica };
}

/** Whether the day and the hour that are said are those of one that he has. */
export function tellsOfOne(
  { fecha, hora, horaCandidates }: TimeReading,
  { appointments = [], now }: Situation,
): boolean {
  return ownThen(fecha, [hora, ...horaCandidates], { appointments, now }) !== undefined;
}

function ownThen(
  day: string | undefined,
  hours: readonly (string | undefined)[],
  { appointments = [], now }: Pick<Situation, 'appointments' | 'now'>,
): ReturnType<typeof whenOf> | undefined {
  const own = appointments.map(({ slot }) => whenOf(slot, now.timeZoneId));
  return own.find(({ fecha_deseada, hora_especifica }) => fecha_deseada === day && hours.includes(hora_especifica));
}
