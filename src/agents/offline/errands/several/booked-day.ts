/**
 * The day of the booking that one comes from: "también quiero baño", and before today's hours "el mismo día a las 11", "para
 * ese día a las 17"; "también quiero llevar a mi gata ese día". No row of the list, unless that day is on show.
 */
import { whenOf, type Appointment, type Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { speaksOfDay } from '../../wishes.ts';
import { JUST_MS } from '../mine/just-booked.ts';

export const BOOKED_DAY =
  '(?: (?:(?:el|ese|este|o|no|esse|nesse|the|that) )?(?:mismo dia|mesmo dia|same day) | (?:ese|nesse|esse|that) (?:dia|day) )(?!no |nao |siguiente |anterior |seguinte |not )';
export const BOOKED_HOUR =
  ' (?:(?:a |en )?(?:la |el |al |a |o |no )?(?:misma hora|mismo horario|mesma hora|mesmo horario)|(?:at the )?same time) ';
const THAT_DAY = new RegExp(BOOKED_DAY);
const WORDS_MAX = 14;

/** Before the hours of other days, which were not asked for: that day is looked at, whatever row is at that hour. */
export function asksForThatDay(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  if (situation.offer?.kind !== 'turno' || text.words.length > WORDS_MAX) return false;
  return (hit === undefined || hit.intent === 'book') && spokenDay(heard) !== undefined;
}

export function onBookedDay({ intent }: Act, heard: Heard, wish: Detalles): Detalles {
  const day = intent === 'book' && !speaksOfDay(wish) ? spokenDay(heard) : undefined;
  return day === undefined ? wish : { ...wish, fecha_deseada: day };
}

function spokenDay({ text, times, situation }: Heard): string | undefined {
  const { flow, known = {}, proposed, now } = situation;
  const open = flow === 'ninguno' || (flow === 'agenda' && proposed === undefined && !speaksOfDay(known));
  if (!open || times.fecha !== undefined || !THAT_DAY.test(text.norm)) return undefined;
  const own = bookedOf(situation);
  return own && whenOf(own.slot, now.timeZoneId).fecha_deseada;
}

/** What was booked just now, else the only one that there is. */
function bookedOf({ appointments = [], now }: Situation): Appointment | undefined {
  const [last, ...others] = appointments.toSorted((a, b) => b.bookedAt - a.bookedAt);
  const fresh = last !== undefined && now.epochMilliseconds - last.bookedAt < JUST_MS;
  return fresh || others.length === 0 ? last : undefined;
}
