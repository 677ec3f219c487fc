import type { Clock } from '../items.ts';
import { POLICIES } from '../policies.ts';
import type { Part } from '../types.ts';

/** What says which half of the day an hour is of: "de la mañana", "pm", "de la noche", "del mediodía". */
export type HalfDay = 'am' | 'pm' | 'night' | 'noon';

/** The hour policy gives a free hour when nobody's opening hours are at hand, and the preference when there is one. */
export function defaultHour(clock: Clock, part?: Part): Clock {
  if (clock.meridiem === 'given' || clock.hour === 0 || clock.hour > 12) return clock;
  if (part === 'mañana') return clock;
  // "A la noche después de las 5": of the evening, as shops know it.
  const half = part === 'tarde' || clock.hour === EVENING_FROM ? 'pm' : 'night';
  if (part !== undefined) return { ...clock, hour: hourInHalf(clock.hour, half) };
  const { from, to } = POLICIES.afternoonHours;
  return clock.hour >= from && clock.hour <= to ? { ...clock, hour: clock.hour + 12 } : clock;
}

const EVENING_FROM = 5;

/** From which or up to which hour: "friday evening after 3" is of the afternoon, as nobody comes after three at night. */
export function boundHour(clock: Clock, part?: Part): Clock {
  const early = part === 'noche' && clock.meridiem !== 'given' && clock.hour > 0 && clock.hour < EVENING_FROM;
  return early ? { ...clock, hour: clock.hour + 12 } : defaultHour(clock, part);
}

/** 'HH:MM'. */
export function hourText(clock: { hour: number; minute: number }): string {
  return `${String(clock.hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
}

/** The hour in the part of the day it was said with: "8 de la tarde" is 20, "12 de la noche" is 0, "16 de la tarde" 16. */
export function hourInHalf(hour: number, half: HalfDay): number {
  if (hour === 0 || hour > 12) return hour;
  if (half === 'am') return hour === 12 ? 12 : hour;
  if (half === 'night') return hour === 12 ? 0 : hour < 6 ? hour : hour + 12;
  if (half === 'noon') return hour < 6 ? hour + 12 : hour;
  return hour === 12 ? 12 : hour + 12;
}
