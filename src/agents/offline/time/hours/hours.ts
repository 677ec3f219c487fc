import type { Clock } from '../items.ts';
import { POLICIES } from '../policies.ts';
import type { Part } from '../types.ts';
import { phrases } from '../words/phrases.ts';

/** Where the other half of the day begins, and how far it is. */
export const NOON = 12;

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

/** Words before an hour. After a strong one a number is an hour; after a weak one it needs more to show for it. */
export const MARKERS = phrases({
  strong:
    'a las|alas|ala|a golpe de|a golpe de las|a los 2|al las|para las|las|as|at|ate as|a eso de las|a eso de la|tipo las|tipo a las|tipo|tipin|como a las|' +
    'como las|maso a las|maso las|mas o menos a las|mas o menos las|sobre las|hacia las|aprox a las|cerca de las|' +
    'alrededor de las|por volta das|la pelas|pelas|umas|cerca das|around|about|a partir de las|las de las|por las|pras|o/a/no/na/ao/pro/pra das|@|alrededor das',
  one: 'a la|ala|la|a|a eso de la|para la|tipo la',
  weak: 'al|ao|el|a|o|en|em|sobre el|hacia el|cerca del|por volta do',
});
export const NAMED = phrases({
  noon: 'mediodia|medio dia|meio dia|meiodia|noon|midday|12 del mediodia|12 del dia|doce del dia|12 m|12 md|12m|12md|doce del mediodia|12 del medio dia|12 do meio dia',
  midnight: 'medianoche|media noche|meia noite|meianoite|midnight',
});
export const HALF_DAYS = phrases({
  am:
    'am|de/por/en/a/x la manana|de/por/en/a la mananita|ala manana|da/de/pela/na manha/manhazinha|na parte da manha|in the morning|' +
    'de/por/en la madrugada|da/de madrugada|de mananita',
  night: 'de/por/en/a la noche|da/de/a/pela/na noite/noitinha|de noche|at night|de/a la nochecita|x la noche',
  pm:
    'pm|de/por/en/a la tarde|da/de/a/pela/na tarde|de tarde|da/de/a/pela/na tardinha/tardezinha|in the afternoon|in the evening|in the arvo|de/a la tardecita|de la siesta/siestita|x la tarde|' +
    'de tardecita|de la tarde noche',
  noon: 'del/al/de mediodia|del/al/de medio dia|do/ao/de meio dia',
});
export const OCLOCK = phrases({
  unit: 'hs|h|hrs|hr|horas|hora|oclock|o clock',
  exact: 'en punto|em ponto|exactamente|exactas|sharp',
});
