/**
 * "¿Y la hacen los sábados?", "e vocês fazem no sábado?", "do you do it on Mondays?", of what was asked about or is being
 * booked: the hours of that day are the answer, as to "¿hay el sábado?". With nothing spoken of it is a question of the house.
 */
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { readText, without } from '../../words/text.ts';

const AROUND =
  '(?:y|e|and|o|ou|or|ah+|ok|bueno|oye|che|disculpa|perdon|hola|oi|hi|tambien|tambem|also|too|eso|isso|ess[ea]|esa?|ustedes|uds|voces|vcs|you guys|sera que|sabes si|ahi|por|em|en|na|no|on|as?|aos?|los|las|el|la|de|para|pra|ele|ela)';
const DO =
  '(?:(?:l[oa]s? |se )?(?:hac(?:en?|es)|realizan?|dan|ofrecen|fazem|faz|realizam)|(?:do|can) you(?: guys)? do (?:it|that|this|those|them)|(?:is|can) (?:it|that) (?:be )?(?:done|available|possible))';
const DONE_THEN = re`^ (?:${AROUND} )*?${DO} (?:${AROUND} )*$`;

export function doneThen({ text, times, situation }: Heard): boolean {
  const { flow, spokenOf, known, appointments = [] } = situation;
  const service = flow === 'agenda' ? known?.servicio : spokenOf?.serviceId;
  if ((flow !== 'ninguno' && flow !== 'agenda') || service === undefined) return false;
  if (!text.asks || !saysWhen(times) || appointments.some(({ serviceId }) => serviceId === service)) return false;
  return DONE_THEN.test(readText(without(text.raw, times.spans)).norm);
}
