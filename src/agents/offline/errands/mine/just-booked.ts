/** The booking that the talk has just come from, and what is wished behind it: "después de ella", "after that". */
import { MINUTE_MS, type Appointment } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { KIN_WORD, relationOf } from '../../words/kin.ts';
import { fold } from '../../words/text.ts';
import { matchesOf } from '../../words/pattern.ts';

/** So long "the one of my son" is about what was just booked. */
export const JUST_MS = 30 * MINUTE_MS;

export function justBooked({
  flow,
  state,
  appointments = [],
  known,
  now,
  doneJustNow,
}: Situation): Appointment | undefined {
  const last = appointments.reduce<Appointment | undefined>(
    (latest, one) => (latest === undefined || one.bookedAt > latest.bookedAt ? one : latest),
    undefined,
  );
  if (last === undefined) return undefined;
  // Its turn has come already: "¿y la de mi esposo?" speaks of what is shown.
  if (flow === 'agenda') return known?.servicio === last.serviceId ? last : undefined;
  if (flow !== 'ninguno') return undefined;
  // The only one that he has was moved just now: "and my husband right after me" is on its new day.
  const moved = doneJustNow === 'move' && appointments.length === 1;
  const fresh = moved || now.epochMilliseconds - last.bookedAt < JUST_MS;
  return fresh || state === 'evento_creado' ? last : undefined;
}

/** The same, within that time, whatever was done since. */
export function bookedLately(situation: Situation): Appointment | undefined {
  const last = justBooked(situation);
  return last && situation.now.epochMilliseconds - last.bookedAt < JUST_MS ? last : undefined;
}

const SIDE = '(?:(?<after>despues|luego|detras|depois|after|seguid[oa]|a continuacion)|(?<before>antes|before))';
const OF = '(?: (?:del?|d[ao]|of|que|el|la|lo|o|a))*';
/** Who comes then, or that itself: "él" folded is "the", so that nothing may stand behind it. */
const THAT =
  '(?:ellas?|ellos|elas?|eles?|eso|es[ae]|esto|isso|esse|essa|her|him|hers|his|it|them|that(?: one)?|(?:suy|dele|dela)[oa]?|el(?= *(?:$|[.,;!?]| (?:por favor|porfa|y|si|mejor|gracias|quiero|quisiera|queria|necesito)(?![a-z]))))';
const BEHIND_THAT = new RegExp(
  `(?<![a-z])${SIDE}${OF} (?:${THAT}|(?:mi|meu|minha|my) (?<kin>${KIN_WORD})(?:'s)?)(?! (?:hora|horario|dia|fecha|semana|time|day|week|data))(?![a-z])`,
  'g',
);

/** "Cancelá ese y después de eso reservame…": in which order it is done, and not when. */
const DOES = /(?<![a-z])(?:cancel|anul|borr|elimin|desmarc|cambi|mov|muev|mud|reprogram|reagend|remarc|paga|pago|abon)/;

/** Which words tell it, and which appointment they speak of; undefined: of none that is sure. */
export function besideThat(raw: string, situation: Situation) {
  const last = justBooked(situation);
  const text = fold(raw);
  if (last === undefined || DOES.test(text)) return undefined;
  for (const { index, groups, 0: said } of matchesOf(text, BEHIND_THAT)) {
    const kin = relationOf(groups);
    const of = groups?.['kin'] === undefined ? last : theOneOf(kin, situation);
    if (of === undefined) continue;
    const side: 'before' | 'after' = groups?.['before'] === undefined ? 'after' : 'before';
    return { slot: of.slot, minutes: of.durationMinutes, side, span: { start: index, end: index + said.length } };
  }
  return undefined;
}

/** "Después de mi hija", of the one that is hers. */
export function theOneOf(
  relation: ReturnType<typeof relationOf>,
  { appointments = [] }: Situation,
): Appointment | undefined {
  const [one, ...others] = appointments.filter(({ guest }) => relation !== undefined && guest?.relation === relation);
  return others.length === 0 ? one : undefined;
}
