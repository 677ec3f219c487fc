/**
 * "¿Lo puedo pasar al viernes?", of the one on Thursday of next week: the Friday behind it, and not the one that comes. Of
 * the weekday that comes and that of the week in which it stands the nearer one is meant; both are told by their date, and
 * nothing moves without a yes. Who names the week, or wants it sooner, has said which.
 */
import { whenOf, type Appointment, type Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { WEEK_DAYS } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { WEEKDAY } from '../../words/words.ts';
import { saysDayOfMonth } from './from-its-day.ts';
import { direction } from './where-to.ts';

const THIS = '(?:este|esta|this|nesta|neste|proxim[oa]|next|coming|siguiente|pasado|mismo|mism[oa])';
/** The bare weekday: neither "este martes" nor "el martes 12", "el martes que viene", "el martes de esta semana". */
const BARE = re` (?<!(?:${THIS}) )${WEEKDAY} (?:feira )?(?!(?:que (?:viene|vem|entra)|proxim|siguiente|seguinte|de (?:esta|la|essa|desta)|desta|d[ae] proxima|this|next|mismo))`;
const SOONER =
  / (?:adelant[a-z]*|antecip[a-z]*|adiant[a-z]*|antes|sooner|earlier|cuanto antes|urgente|urgent|asap|semana|week|manana mismo|hoy|hoje|today) /;

export function nearItsDay(wish: Detalles, { intent, of }: Act, { text, times, situation }: Heard): Detalles {
  const { flow, now, doneJustNow } = situation;
  const { fecha_deseada: told } = wish;
  if (intent !== 'move' || flow !== 'ninguno' || told === undefined || told !== times.fecha) return wish;
  // "Y la otra también, al viernes", behind one that was moved to that Friday.
  if (doneJustNow === 'move') return wish;
  if (saysDayOfMonth(text.norm, Temporal.PlainDate.from(told).day)) return wish;
  if (!BARE.test(text.norm) || SOONER.test(text.norm) || direction(text.norm) === 'earlier') return wish;
  const own = of ?? meant(wish, situation.appointments ?? [], now.timeZoneId);
  if (own === undefined) return wish;
  const its = Temporal.PlainDate.from(whenOf(own.slot, now.timeZoneId).fecha_deseada);
  const day = Temporal.PlainDate.from(told);
  const there = its.add({ days: day.dayOfWeek - its.dayOfWeek });
  const from = (other: Temporal.PlainDate): number => Math.abs(its.until(other).days);
  const nearer = Temporal.PlainDate.compare(there, day) > 0 && !there.equals(its) && from(there) < from(day);
  return nearer && from(there) < WEEK_DAYS ? { ...wish, fecha_deseada: there.toString() } : wish;
}

/** The only one, of its day where that is told. */
function meant(wish: Detalles, appointments: readonly Appointment[], zone: string): Appointment | undefined {
  const { fecha_original: day, servicio } = wish;
  const own = appointments.filter(
    ({ slot, serviceId }) =>
      (day === undefined || whenOf(slot, zone).fecha_deseada === day) &&
      (servicio === undefined || servicio === serviceId),
  );
  return own.length === 1 ? own[0] : undefined;
}
