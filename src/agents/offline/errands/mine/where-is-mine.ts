/** "¿Y dónde es?", "¿dónde es mi cita?": where what one has is, and not where all branches are. */
import type { Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Found } from '../../names.ts';

/** "¿Y dónde es?", "¿a dónde tengo que ir?", of who has one: of that, and not of all places. */
export const WHERE_IS_IT =
  /^ (?:(?:y|e|and|hola|perdon|disculp[ae]|oye|ok|ah|gracias|pero|entonces) )*(?:en |a |em |na )?(?:a?donde|onde|aonde|(?:que|cual|qual) (?:sucursal|sede|local|direccion|lugar|unidade|clinica)|where) (?:(?:me|yo|eu|do i) )*(?:es|era|sera|seria|e|is it|is (?:my|the) appointment|toca|tengo que (?:ir|llegar|presentarme)|debo (?:ir|llegar|presentarme)|hay que ir|voy|vou|tenho que ir|have to go|go|es (?:la|mi) (?:cita|hora|reserva|consulta)|es (?:el|mi) turno)(?: (?:mi|la|el|minha|a) (?:cita|hora|turno|reserva|consulta))?(?: (?:eso|entonces|por favor|porfa|please|la cita|exactamente))* $/;
/** "¿Dónde es mi cita?": its address, which what is shown of it does not tell. */
export function asksWhereMineIs(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const asks = situation.flow === 'ninguno' && WHERE_IS_IT.test(text.norm);
  const there = asks && whereItIs(situation.appointments ?? []).sucursal !== undefined;
  return there ? act(heard, { intent: 'ask', topic: 'direccion' }) : undefined;
}
export function whereItIs(appointments: readonly Appointment[]): Found {
  const [one, ...others] = appointments;
  if (one === undefined || others.some(({ slot }) => slot.branchId !== one.slot.branchId)) return {};
  return {
    sucursal: one.slot.branchId,
    ...(others.length === 0 ? { servicio: one.serviceId } : {}),
  };
}
