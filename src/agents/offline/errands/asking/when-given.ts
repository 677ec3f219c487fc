/**
 * "¿Cuándo es la clase teórica?", "what days is the conversation class?", "quando é a limpeza de pele?": when it can be had,
 * of what is sold and of no own one: the free hours tell it.
 */
import type { Heard } from '../../heard.ts';
import { serviceIn } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { readText } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { namesOnlyService } from '../booking/bare-service.ts';

const OPENING =
  '(?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|tarde|noite|hi|hello|hey|y|e|and|una|consulta|pregunta|disculp[ae]|perdon|oye|che) )*';
const WHEN =
  '(?:(?:a |en |em )?(?:que|q|cuales|quais|what|which) (?:(?:otros|son|sao|los) )?(?:dias?|horas?|horarios?|days?|times?|hours?)|cuando|quando|when)';
const IS =
  '(?:es|son|era|seria|serian|dan|dictan|hacen|tienen|e|sao|tem|fazem|dao|is|are|s|do you (?:have|do|give|teach|offer|run))';
const HEAD = re`^ ${OPENING}${WHEN} ${IS} (?!(?:mi|mis|meu|minha|my|our|nuestr[oa]) )`;

export function asksWhenGiven(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || !text.asks || saysWhen(times)) return false;
  const head = HEAD.exec(text.norm)?.[0];
  if (head === undefined) return false;
  const rest = readText(text.norm.slice(head.length));
  const service = serviceIn(rest.raw, tenant);
  if (service === undefined || appointments.some(({ serviceId }) => serviceId === service)) return false;
  return namesOnlyService({ ...heard, text: rest });
}
