/**
 * "¿Puedo dejar agendado todos los martes a las 18?", "quiero un turno fijo": one booking is made at a time, so that
 * whether more can be arranged is asked of the house, and the first is looked for.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { fold } from '../../words/text.ts';
import { APPOINTMENT, ES_DAYS } from '../../words/words.ts';

const BOOKS =
  '(?:dej|agend|reserv|fij|anot|apart|apunt|separ|sac|marc|program|ten|book|schedul|deix)(?:ar|er|ame|eme|arme|arlo|arla|a|o|e|ado|ada|ados|adas|ing|ed|ule|me)?(?:me)?';
const WEEKDAY = `(?:${ES_DAYS}|segundas?|tercas?|quartas?|quintas?|sextas?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)`;
const EVERY = `(?:(?:todos los|todas las|todas as|todos os|toda|todo|cada|every|every other)(?: 2| dos| duas| two| primer)? (?:${WEEKDAY}|semanas?|15 dias|quince dias|mes(?:es)?|weeks?|months?))`;
const FIXED = new RegExp(
  ` (?:${APPOINTMENT}) (?:fij[oa]s?|fix[oa]s?|semanal(?:es)?|quincenal(?:es)?|mensual(?:es)?|recurrentes?|recorrentes?)| (?:weekly|recurring|standing|monthly) (?:${APPOINTMENT}) `,
);
const AGAIN_AND_AGAIN = new RegExp(` ${BOOKS} (?:[^ ]+ ){0,5}${EVERY} | ${EVERY} (?:[^ ]+ ){0,4}${BOOKS} `);
/** "Trabajo todos los martes", "¿cuánto sale la semanal?" */
const OTHERWISE =
  / (?:cancel|anul|mov|muev|cambi|pas[ae]|cuanto|quanto|how|precio|abren|atienden|trabaj|labur|estudi|curs[oa]|ocupad|libre|work|study|busy)/;
const WISHES =
  / (?:quiero|quisiera|queria|querria|necesito|puedo|podria|podemos|puede|se puede|gustaria|busco|quero|posso|gostaria|preciso|want|need|can|could|like) /;
const PERIOD = /(?<![a-z])(?:semanal|quincenal|mensual|fij[oa]|recurrente|recorrente|weekly|monthly)/;

export function wantsItEveryWeek(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || OTHERWISE.test(text.norm) || !WISHES.test(text.norm)) return undefined;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  // A "sesión semanal" may be sold as such.
  const sold = situation.tenant?.services.some(({ name }) => PERIOD.test(fold(name))) ?? false;
  if (!AGAIN_AND_AGAIN.test(text.norm) && (sold || !FIXED.test(text.norm))) return undefined;
  return [{ intent: 'ask', topic: 'otro', area: 'GENERAL', from: 0, to: 0 }, act(heard, { intent: 'book' })];
}
