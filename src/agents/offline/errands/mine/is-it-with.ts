/** "¿Es con Laura?", "listo, y la cita es con Diego, ¿cierto?", of one that he has or is offered: who it is with is shown. */
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';

/** With whoever of the team it is asked for: the answer tells who it is. `another`: with one who is not. */
export function asksWhetherWith({ text, times, situation }: Heard, another = false): boolean {
  const { tenant, flow, proposed, appointments = [] } = situation;
  const asks = text.asks || SURELY.test(text.norm);
  if (!asks || tenant === undefined || !IS_WITH.test(text.norm)) return false;
  const { profesional, servicio } = findNames(text.raw, tenant);
  const slots = proposed === undefined ? appointments.map(({ slot }) => slot) : [proposed];
  const isWith = slots.some(({ professionalId }) => professionalId === profesional);
  if (another) return profesional !== undefined && !isWith;
  if (isWith) return true;
  if (flow !== 'ninguno' || profesional === undefined || saysWhen(times)) return false;
  return servicio === undefined || appointments.some(({ serviceId }) => serviceId === servicio);
}
const SURELY = / (?:cierto|verdad|no|correcto|certo|ne|right) $/;
const IS_WITH = new RegExp(
  `^ (?:(?:y|e|and|ah|ay|uy|oh|che|oye|oiga|ai|hey|mm+|ok|oka|ya|listo|bueno|dale|vale|perfecto|gracias|hola|buenas|perdon|disculpa|disculpe|entonces|una pregunta|(?:mi|la|el|o|a|my|the) (?:${APPOINTMENT})) )*(?:(?:(?:sigue|seguiria|continua|segue) siendo|(?:continua|segue) sendo|(?:es|era|seria|sera|va a ser|e|vai ser|is it|is it still|is this|is|queda|quedaria|quedo|me toca|me toco|me atiende|sigo)(?: (?:siempre|igual|tambien|todavia|still|mesmo))?) (?:con|com|with)|me (?:atiende|atendera|va a atender)) (?:(?:el|la|o|a|dr|dra|doctora?) )*(?:[a-z]+ ){1,4}$`,
);
