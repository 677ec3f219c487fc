/**
 * "¿Cuánto sale el baño?", "va, agéndamelo para el viernes a las 10 y de paso una vacuna": the one that was asked about, and
 * one more (CONV-11). Which that is, reception knows; each has its own part of the message.
 */
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { fold, readText } from '../../words/text.ts';
import { WISHING } from '../booking/wishing.ts';

const AND_MORE = /[\s,.;]+(?:(?:y|e|and)\s+)?(?:(?:tambien|tambem|also|ademas|aparte|alem disso|de paso)\s+)(?=\S)/;
/** "La quiero para el jueves", "agendámela". */
const TAKES_IT = / (?:(?:agend|reserv|anot|apunt|apart|marc|separ)[a-z]*|book it|i ll take it) /;
const RATHER = / (?:no|nao|not|mejor|melhor|rather|instead) /;
const LOOKED_AT_CHARS_MAX = 400;

export function askedAndMore({ text, situation, hit }: Heard): readonly Act[] | undefined {
  const { flow, spokenOf, tenant } = situation;
  const service = spokenOf?.serviceId;
  if (flow !== 'ninguno' || service === undefined || tenant === undefined || text.asks) return undefined;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  const join = AND_MORE.exec(fold(text.raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (join === null || join.index === 0 || RATHER.test(text.norm)) return undefined;
  const [head, rest] = [text.raw.slice(0, join.index), text.raw.slice(join.index)];
  const wish = readText(head).norm;
  if (!TAKES_IT.test(wish) && !WISHING.test(wish)) return undefined;
  const more = findNames(rest, tenant).servicio;
  if (findNames(head, tenant).servicio !== undefined || more === undefined || more === service) return undefined;
  return [
    { intent: 'book', from: 0, to: join.index, service },
    { intent: 'book', from: join.index, to: text.raw.length, service: more },
  ];
}
