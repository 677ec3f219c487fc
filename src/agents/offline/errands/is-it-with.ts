/** "¿Es con Laura?", "listo, y la cita es con Diego, ¿cierto?", of one that he has or is offered: who it is with is shown. */
import type { Heard } from '../heard.ts';
import { findNames } from '../names.ts';
import { saysWhen } from '../wishes.ts';
import { APPOINTMENT } from '../words/words.ts';

/** With whoever of the team it is asked for: the answer tells who it is. */
export function asksWhetherWith({ text, times, situation }: Heard): boolean {
  const { tenant, flow, proposed, appointments = [] } = situation;
  const asks = text.asks || SURELY.test(text.norm);
  if (!asks || tenant === undefined || !IS_WITH.test(text.norm)) return false;
  const { profesional, servicio } = findNames(text.raw, tenant);
  const slots = proposed === undefined ? appointments.map(({ slot }) => slot) : [proposed];
  if (slots.some(({ professionalId }) => professionalId === profesional)) return true;
  if (flow !== 'ninguno' || profesional === undefined || saysWhen(times)) return false;
  return servicio === undefined || appointments.some(({ serviceId }) => serviceId === servicio);
}
const SURELY = / (?:cierto|verdad|no|correcto|certo|ne|right) $/;
const IS_WITH = new RegExp(
  `^ (?:(?:y|e|and|ah|ok|oka|ya|listo|bueno|dale|vale|perfecto|gracias|hola|buenas|perdon|disculpa|disculpe|entonces|una pregunta|(?:mi|la|el|o|a|my|the) (?:${APPOINTMENT})) )*(?:(?:es|era|seria|sera|e|is it|is|queda|quedo|me toca|me toco|me atiende) (?:con|com|with)|me (?:atiende|atendera|va a atender)) (?:(?:el|la|o|a|dr|dra|doctora?) )*(?:[a-z]+ ){1,4}$`,
);
