/**
 * "¿Tenés el viernes por hora y media?", "quadra por uma hora e meia", "a court for an hour and a half", where what is sold is
 * called by how long it lasts: the one of that length, in whichever language it is said. A length that no name tells is none.
 */
import type { Service, Tenant } from '../../../domain.ts';
import { re } from '../words/pattern.ts';
import { fold } from '../words/text.ts';

const HALF_HOUR = 30;
const HOUR = 60;
const HALF = '(?:(?:y|e|and)\\s+(?:media|meia|(?:a\\s+)?half))';
/** How many, with the articles that say one. */
export const COUNTS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  um: 1,
  uma: 1,
  an: 1,
  a: 1,
  one: 1,
  dos: 2,
  duas: 2,
  two: 2,
  tres: 3,
  three: 3,
};
const COUNT = `(?:[1-4]|${Object.keys(COUNTS).join('|')})`;
const LENGTH = String.raw`(?:(?<minutes>[1-9]\d{1,2})\s*(?:'|min(?:uto|ute)?s?)|(?<half>media hora|meia hora|half an hour)|(?:(?<count>${COUNT})\s*)?(?:h|hs|hrs?|horas?|hours?)(?:\s+(?<more>${HALF}))?)`;
/** In a name: "Cancha por una hora", "Masaje 90 minutos". */
const IN_NAME = re`(?<![a-z0-9])${LENGTH}(?![a-z0-9])`;
/** Asked for: how long it is to be, and no hour of the day. Chile asks "por una hora" for any appointment: there the names tell no length. */
const ASKED = re`(?<![a-z0-9])(?:por|de|x|for|durante|of)\s+${LENGTH}(?![a-z0-9])(?!\s+(?:mas|mais|antes|despues|depois|more|later|earlier|tarde|temprano|cedo))`;

export function serviceByLength(text: string, { services }: Tenant): string | undefined {
  const minutes = minutesOf(ASKED.exec(fold(text)));
  if (minutes === undefined) return undefined;
  const [one, ...others] = services.filter((service) => lengthInName(service) === minutes);
  return others.length > 0 ? undefined : one?.id;
}

function lengthInName(service: Service): number | undefined {
  const minutes = minutesOf(IN_NAME.exec(fold(service.name)));
  return minutes === service.durationMinutes ? minutes : undefined;
}

function minutesOf(said: RegExpExecArray | null): number | undefined {
  if (said === null) return undefined;
  const { minutes, half, count, more } = said.groups ?? {};
  if (minutes !== undefined) return Number(minutes);
  if (half !== undefined) return HALF_HOUR;
  // "Cambio de hora", "por hora": no length.
  if (count === undefined && more === undefined) return undefined;
  const hours = count === undefined ? 1 : (COUNTS[count] ?? Number(count));
  return hours * HOUR + (more === undefined ? 0 : HALF_HOUR);
}
