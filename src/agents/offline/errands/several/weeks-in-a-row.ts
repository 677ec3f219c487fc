/**
 * "Los próximos 3 lunes a las 8", "dos martes seguidos", "the next two Mondays": one each week, told as so many days. Of
 * more than a message may ask for, without an hour or in a booking that is open, the weekday is what is wished.
 */
import type { Situation } from '../../situation.ts';
import { WEEK_DAYS, timesIn } from '../../time/index.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { CANCEL, HOW_MANY, MOVE, SEVERAL, SHIFT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const CHARS_MAX = 240;
const BOOKINGS_MAX = 3;
const DAYS =
  '(?<days>lunes|martes|miercoles|jueves|viernes|sabados|domingos|segundas|tercas|quartas|quintas|sextas|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)(?:[ -]feiras?)?';
const NEXT = '(?:proxim[oa]s|siguientes|seguintes|next|following)';
const ROW = '(?:seguid[oa]s|que vienen|que vem|consecutiv[oa]s|corrid[oa]s|in a row|straight|running)';
const THE = '(?:(?:los|las|os|as|nos|nas|por|durante|for|on|the) )*';
const WEEKS = [
  re`(?<![a-z])${THE}${NEXT} (?<n>${SEVERAL}) ${DAYS}(?: ${ROW})?(?![a-z])`,
  re`(?<![a-z])${THE}(?<n>${SEVERAL}) ${NEXT} ${DAYS}(?![a-z])`,
  re`(?<![a-z])${THE}(?<n>${SEVERAL}) ${DAYS} ${ROW}(?![a-z])`,
];
/** Given up, put off or ruled out: none is taken. */
const OTHERWISE = re` (?:${CANCEL}|${SHIFT}|${MOVE}|no|nao|not|can t|don t|trabajo|trabalho|work) `;
const WORDS = {
  es: { on: 'el ', every: 'los ', and: ' y ' },
  pt: { on: 'na ', every: 'nas ', and: ' e ' },
  en: { on: 'on ', every: 'on ', and: ' and ' },
} as const;

/** With the days in the place of those words. */
export function withEachWeek({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { flow, field, language } = situation;
  if ((flow !== 'ninguno' && flow !== 'agenda') || field !== undefined || raw.length > CHARS_MAX) return undefined;
  if (OTHERWISE.test(norm)) return undefined;
  const folded = fold(raw);
  const found = WEEKS.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  const { n = '', days = '' } = found?.groups ?? {};
  const count = HOW_MANY[n] ?? 0;
  if (found === undefined || count === 0) return undefined;
  const { on, every, and } = WORDS[language];
  const day = /^(?:sabado|domingo|segunda|terca|quarta|quinta|sexta|[a-z]+day)s$/.test(days) ? days.slice(0, -1) : days;
  const first = timesIn(`${on}${day}`, situation).fecha;
  if (first === undefined) return undefined;
  const dates = Array.from({ length: count }, (_, i) => Temporal.PlainDate.from(first).add({ days: i * WEEK_DAYS }));
  const named = dates.map((date) => `${on}${day} ${date.day}`);
  const apart = flow === 'ninguno' && count <= BOOKINGS_MAX && timesIn(raw, situation).hora !== undefined;
  const told = !apart ? `${every}${days}` : `${named.slice(0, -1).join(', ')}${and}${named.at(-1) ?? ''}`;
  return readText(`${raw.slice(0, found.index)}${told}${raw.slice(found.index + found[0].length)}`);
}
