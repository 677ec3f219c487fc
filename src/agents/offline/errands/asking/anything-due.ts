/**
 * "¿Tengo que pagar algo por mi cita?", "¿hay que pagar?": whether anything is due. A question, that pays nothing (CONV-6);
 * of what is free its price is the answer.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { countryOf } from '../../situation.ts';

const MUST =
  '(?:(?:tengo|tenemos|tendria|tenho|hay|habria|habra|tem) que|debo|debemos|deberia|toca|me toca|necesito|hace falta|se tiene que|se debe|preciso|(?:do )?i (?:have|need) to|is there|se)';
const PAY = '(?:pagar(?:l[eo]s?|te)?|paga|abonar(?:les?)?|abona|cancelar(?:les?)?|senar|pay)';
const SOME = '(?:algo|alguna cosa|nada|alguma coisa|anything|something)';
const BEFORE = '(?:(?:ya|ahora|antes|para reservar|por adelantado|de una vez|now|agora|alla|ese dia) ?)*';
const MINE =
  '(?:(?:por|de|para|for|pela|pelo) (?:(?:la|el|mi|esa|ese|esta|este|o|a|minha|meu|my|the) )*(?:citas?|turnos?|horas?|reservas?|consultas?|visitas?|appointment|visit|booking|eso|esto|ella|it|isso)|(?:por|for|pela|pelo) (?:la|el|mi|the|my) (?:[^ ]+ ){0,2}[^ ]+)';
const DUE = new RegExp(
  ` ${MUST} ${PAY}(?<some> ${SOME})?(?: ${MINE})?(?: (?<before>${BEFORE}))?(?: (?:${SOME}|${MINE}|o no|o es gratis|por favor|porfa|gracias|verdad|cierto|no))* $`,
);

/** "¿Cuánto tengo que pagar?" asks for more. */
const HOW = / (?:cuant[oa]s?|quanto|how|what|como|donde|cuando|onde|quando|por que|que (?:monto|valor)) /;

export function asksIfDue(heard: Heard): Act | undefined {
  const { text, hit, situation } = heard;
  const { flow, state, owes } = situation;
  const said = DUE.exec(text.norm);
  if (said === null || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  if (HOW.test(text.norm) || hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  if (text.norm.includes(' cancelar') && !PAY_BY_CANCELLING.includes(countryOf(situation))) return undefined;
  // "Tengo que pagar la consulta" says so; "tengo que pagar algo" asks, whatever mark it lacks.
  if (!text.asks && said.groups?.['some'] === undefined) return undefined;
  const service = serviceMeant(heard);
  if (service?.priceMinor === 0) return act(heard, { intent: 'ask', topic: 'precio', service: service.id });
  if (said.groups?.['before'] !== undefined) return undefined;
  const own = flow === 'ninguno' && (owes === true || (situation.appointments ?? []).length > 0);
  const due = own || state === 'AGENDA_ESPERANDO_PAGO';
  return act(heard, { intent: 'ask', topic: due ? 'deuda' : 'pagos', area: 'PAGOS' });
}

/** The one that is named, that is being booked, or that he has and no other. */
function serviceMeant({ text, situation: { tenant, flow, known, appointments = [] } }: Heard) {
  if (tenant === undefined) return undefined;
  const own = [...new Set(appointments.map(({ serviceId }) => serviceId))];
  const [told] = servicesTold(text.raw, tenant);
  const open = flow === 'agenda' ? known?.servicio : own.length === 1 ? own[0] : undefined;
  return tenant.services.find(({ id }) => id === (told ?? open));
}
