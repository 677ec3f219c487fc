/** "¿Quién lleva divorcios?", "qué licenciados ven divorcios", "quiénes cortan?": who does what is sold, by whatever verb. */
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { servicesTold } from '../names.ts';
import { saysWhen } from '../wishes.ts';
import { OCCUPATION } from '../words/staff.ts';
import { clauses } from '../words/text.ts';

const WHO = `(?:quien(?:es)?|quem|who|(?:que|cual(?:es)?|qual|quais|which|what) ${OCCUPATION}(?:e?s)?)`;
const DOES =
  '(?:llevan?|ven?|verian?|hacen?|harian?|tratan?|tramitan?|manejan?|cortan?|tinen?|depilan?|atienden?|atenderian?|realizan?|faz|fazem|atende|atendem|cortam|handles?|does|do|treats?|cuts?|sees?)';
const ASKS = new RegExp(`^ (?:(?:y|hola|disculpa|oye|e|and|oi|hi) )*${WHO} (?:(?:me|nos|le|te) )*${DOES} (?<what>.*)$`);
const FOR_ME = / (?:me|nos) /;
const HERE = /^(?:(?:ahi|aqui|aca|alli|ai|alla|la|there|here|ustedes|con|en|por|el|pelo|cabello|hair) )*$/;

/** Undefined: of something that is not sold here, of a time, or with another question beside it. */
export function asksWhoDoes(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  if (situation.flow !== 'ninguno' || situation.tenant === undefined || !text.asks) return undefined;
  // "¿Quién me atiende?", who has an appointment: of that one.
  if (FOR_ME.test(text.norm) && (situation.appointments ?? []).length > 0) return undefined;
  const what = ASKS.exec(text.norm)?.groups?.['what'];
  if (what === undefined || saysWhen(times) || clauses(text.raw).length > 1) return undefined;
  const known = HERE.test(what) || servicesTold(text.raw, situation.tenant).length > 0;
  return known ? act(heard, { intent: 'ask', topic: 'profesionales' }) : undefined;
}
