/**
 * "¿Tiene algún costo cambiarla?", "¿me cobran por cancelar?": no datum of the business tells it, and the price of the
 * service is no answer to it.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namesService } from '../booking/wishing.ts';

const MANNERS =
  '(?:(?:hola|y|e|and|oye|oiga|che|pero|but|mas|perdon|disculp[ae]|una pregunta|una consulta|pregunta|por cierto|antes) )*';
const CHARGES =
  '(?:costos?|cuesta|costaria|cobran?|cobrarian?|cobraran?|cobrarme|sale|saldria|cargos?|recargos?|multas?|penalidad|penalizacion|custos?|custa|cobram|taxa|cost|costs|fee|charged?|gratis|algo extra|pago algo|pagar algo)';
/** "¿Tengo que pagar otra vez?" */
const PAYS_AGAIN =
  '(?:(?:pag(?:ar|o|aria)|abon(?:ar|o)|pay)(?:l[oa]|te|les?)? (?:[a-z]+ ){0,2}?(?:otra vez|de nuevo|nuevamente|again|de novo|outra vez|twice|dos veces|duas vezes)|volver a pagar)';
const CHANGING =
  '(?:cambi(?:ar|arl[oa]|arme|arse|o|ase)|mov(?:er|erl[oa]|erme)|muevo|reagend(?:ar|arl[oa]|o)|reprogram(?:ar|arl[oa]|acion|o)|modific(?:ar|arl[oa]|o)|pasarl[oa]|correrl[oa]|posterg(?:ar|arl[oa]|o)|aplaz(?:ar|arl[oa])|cancel(?:ar|arl[oa]|acion|o)|anul(?:ar|arl[oa]|acion|o)|remarcar|mudar|desmarcar|reschedul(?:e|ing)|chang(?:e|ing)|mov(?:e|ing) it|cancel(?:l?ing)?)';
const ASKED = new RegExp(
  `^ ${MANNERS}(?:(?:me|se|le|nos|no|tiene[ns]?|tendria|hay|habria|existe|cual es|cuanto|cuanta|que|es|seria|tem|quanto|is there|does it|do you|do i|how much|will|would|it|you|i|algun|alguna|algum|alguma|un|una|um|uma|a|any|have|tengo que|hay que|pagar|de|algo) )*${CHARGES} (?:[a-z]+ ){0,4}?${CHANGING} `,
);
const TURNED = new RegExp(
  `^ ${MANNERS}(?:(?:si|se|if|la|lo|i|el|por|eu|yo|me|te|le) )*${CHANGING} (?:(?:la|el|mi|de|cita|hora|turno|reserva|fecha|dia|it|a|o|minha|consulta|my|the|day|date|time|appointment|horario|para|pra|otro|outro|another) )*(?:(?:me|se|no|tiene|hay|algun|alguna|un|una|tem|do you|is there|does it|will you|algo|que pagar|(?:tengo|tenho|tem|hay|tendria|voy a tener|vou ter) que|toca|debo|preciso|vou|do|will|i|have to|need to) )*(?:${CHARGES}|${PAYS_AGAIN}) `,
);

export function asksCostOfChanging(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  const open = flow === 'reprogramacion' || flow === 'cancelacion' || (flow === 'ninguno' && appointments.length > 0);
  if (!open || (!ASKED.test(text.norm) && !TURNED.test(text.norm)) || namesService(heard)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro', area: 'PAGOS' });
}
