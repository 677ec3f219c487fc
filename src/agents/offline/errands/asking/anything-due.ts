/**
 * "¿Tengo que pagar algo por mi cita?", "¿hay que pagar?": whether anything is due. A question, that pays nothing (CONV-6);
 * of what is free its price is the answer.
 */
import type { Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, leftOpen, servicesTold } from '../../names.ts';
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { countryOf } from '../../situation.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';
import { clauses, readText } from '../../words/text.ts';
import { CHANGES, WISHES_FOR } from '../../words/deeds.ts';

const MUST =
  '(?:(?:tengo|tenemos|tendria|tenho|hay|habria|habra|tem) que|debo|debemos|deberia|toca|me toca|necesito|hace falta|se tiene que|se debe|preciso|(?:do )?i (?:have|need) to|do you (?:make|have) (?:people|clients|patients|customers|me|us)(?: to)?|is there|se)';
const PAY = '(?:pagar(?:l[aeo]s?|te)?|paga|abonar(?:l[aeo]s?)?|abona|cobra|cancelar(?:les?)?|senar|pay(?: for)?)';
const SOME = '(?:algo|alguna cosa|nada|alguma coisa|anything|something)';
const BEFORE = '(?:(?:ya|ahora|antes|para reservar|por adelantado|de una vez|now|agora|alla|ese dia) ?)*';
const MINE =
  '(?:(?:por|de|para|for|pela|pelo) (?:(?:la|el|mi|esa|ese|esta|este|o|a|minha|meu|my|the) )*(?:citas?|turnos?|horas?|reservas?|consultas?|visitas?|appointment|visit|booking|eso|esto|ella|it|isso)|(?:por|for|pela|pelo) (?:la|el|mi|the|my) (?:[^ ]+ ){0,2}[^ ]+)';
const DUE = re` ${MUST} ${PAY}(?<some> ${SOME})?(?: ${MINE})?(?: (?<before>${BEFORE}))?(?: (?:${SOME}|${MINE}|o no|o es gratis|por favor|porfa|gracias|verdad|cierto|no))* $`;

/** "¿Tengo que pagar la consulta antes o allá?", "do I need to pay for the massage before I come?", "¿hay que pagar algo para agendar la limpieza?" */
const WHEN_DUE = re` ${MUST} ${PAY}(?: (?!(?:y|e|and) )[^ ]+){0,6} (?:antes|primero|por adelantado|adelantado|alla|ahi|alli|ahora|before|beforehand|up front|upfront|in advance|first|now|there|antecipado|adiantado|na hora|agora) `;
const TO_BOOK = re` ${MUST} ${PAY} (?:${SOME} |la sena |un anticipo |a deposit )?(?:para|pra|to) (?:agendar|reservar|apartar|separar|marcar|sacar|tomar|book|reserve|hacer|schedule)[a-z]* `;
/** "¿Toca dar algo por adelantado?", "hay que dejar algo antes", "anything upfront?": something is left, and no word of what. */
const MONEY_OR_SO =
  '(?:algo|alguna? (?:cosa|monto|plata|dinero|valor|cantidad)|algum(?:a)? (?:coisa|valor|dinheiro)|plata|dinero|dinheiro|un monto|um valor|anything|something|(?:some |any )?money)';
const AHEAD =
  '(?:antes(?! (?:de )?(?:la|el|l[ao]s|que|as|d[ao]s) )|primero|(?:por|de|x|en) (?:adelantad[oa]|adelanto|anticipado|adiantado)|adelantad[oa]|adiantad[oa]|antecipad[oa]|anticipad[oa]|de antemano|de entrada|up ?front|beforehand|in advance|ahead(?: of time)?|(?:para|pra|to) (?:apart|reserv|separ|asegur|agend|guard|garant|segur|marcar|book|hold|secure)[a-z]*)';
const GIVES = '(?:dejar|dar|adelantar|anticipar|entregar|depositar|poner|deixar|adiantar|leave|put down|give)';
const SOME_AHEAD = re` (?:(?:${MUST} |se |me )?(?:${GIVES}|piden?|exigen?|deja|da|adelanta|pedem|deixa|(?:do|would) you (?:need|want|ask for|require|take)|is there) ${MONEY_OR_SO} ${AHEAD}|${MUST} (?:adelantar|anticipar|adiantar) ${MONEY_OR_SO})(?: (?:o no|no|por favor|porfa|please|verdad|entonces|mismo))*(?: para [a-z ]+)? $|^ (?:(?:y|e|and|is there|hola|hi) )*(?:algo|anything|alguma coisa) (?:por adelantado|upfront|up front|in advance|adiantado) $`;
const WANTS_LINK = / (?:link|liga|enlace) /;

function asksWhenDue({ text, hit, situation: { flow } }: Heard): boolean {
  if (flow !== 'ninguno' && flow !== 'agenda') return false;
  // Typed without its mark.
  const asks = text.asks || / (?:do|does|must|should) (?:i|we|you) /.test(text.norm);
  if (!asks || HOW.test(text.norm) || WANTS_LINK.test(text.norm)) return false;
  if (hit?.intent === 'person' || hit?.intent === 'claim') return false;
  return WHEN_DUE.test(text.norm) || TO_BOOK.test(text.norm) || SOME_AHEAD.test(text.norm);
}

/** "¿Cuánto tengo que pagar?" asks for more. */
const HOW = / (?:cuant[oa]s?|quanto|how|what|como|donde|cuando|onde|quando|por que|que (?:monto|valor)) /;

export function asksIfDue(heard: Heard): Act | undefined {
  const { text, hit, situation } = heard;
  const { flow, state, owes } = situation;
  const said = DUE.exec(text.norm);
  if (said === null && asksWhenDue(heard)) return act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' });
  if (said === null || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  if (HOW.test(text.norm) || hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  if (text.norm.includes(' cancelar') && !PAY_BY_CANCELLING.includes(countryOf(situation))) return undefined;
  // "Tengo que pagar la consulta" says so; "tengo que pagar algo" asks, whatever mark it lacks.
  if (!text.asks && said.groups?.['some'] === undefined) return undefined;
  const service = serviceMeant(heard);
  if (service?.priceMinor === 0) return act(heard, { intent: 'ask', topic: 'precio', service: service.id });
  if (service === undefined && oneIsFree(heard)) return act(heard, { intent: 'ask', topic: 'precio' });
  if (said.groups?.['before'] !== undefined) return undefined;
  const own = flow === 'ninguno' && (owes === true || (situation.appointments ?? []).length > 0);
  const due = own || state === 'AGENDA_ESPERANDO_PAGO';
  return act(heard, { intent: 'ask', topic: due ? 'deuda' : 'pagos', area: 'PAGOS' });
}

/** "¿El retoque se cobra?", "do you charge for the assessment?", "a avaliação é paga?": of what is named, its price; when and how is asked otherwise. */
export function asksIfCharged(heard: Heard): Act | undefined {
  const { text, hit, situation } = heard;
  const { flow, tenant } = situation;
  if (tenant === undefined || (flow !== 'ninguno' && flow !== 'agenda') || !text.asks) return undefined;
  if (hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  // What he tells before it names days and means of its own.
  const asked = clauses(text.raw).map(({ raw }) => readText(raw).norm);
  const charged = asked.filter((norm) => CHARGED.test(norm) && !HOW.test(norm) && !CHANGES.test(norm));
  const service = toldLast(text.raw, tenant) ?? servicesTold(text.raw, tenant)[0];
  if (charged.length === 0 || service === undefined) return undefined;
  if (IN_THAT_CASE.test(text.norm)) return act(heard, { intent: 'ask', topic: 'otro', area: 'PAGOS' });
  if (charged.every((norm) => WHEN_OR_HOW.test(norm))) return undefined;
  return act(heard, { intent: 'ask', topic: 'precio', service });
}
/** "¿Me cobran la limpieza si llego tarde?": what the house does then, and not what it costs; "si quiero una, ¿se cobra?" is no such case. */
const IN_THAT_CASE =
  / (?:(?:si|if|aunque|cuando|quando|even if|unless|a menos que) (?!(?:me |se |l[oa] |les |nos |yo |ya |i )*(?:cobra|paga|abona|quier|quisier|queri|necesit|want|need|sac|pid|reserv|agend|hay|charge))|(?:en|no) caso (?:de|que) |se (?:eu|a gente|chegar|faltar|atrasar|cancelar|nao|desistir) )/;
const CHARGED = re` (?:se (?:cobra|paga|abona)[nm]?|(?:me |nos |les )?cobra[ns]?|cobram|(?:do|will) (?:you|they) charge|(?:is|are) there (?:a|any) (?:charge|fee|cost)|e (?:pag|cobrad)[oa]) `;
const WHEN_OR_HOW =
  / (?:antes|despues|primero|alla|ahi|aca|aqui|alli|con|en|efectivo|tarjeta|transferencia|link|adelantad[oa]|adelanto|ahora|hoy|sena|anticipo|online|cuotas|llegar|iva|depois|antecipad[oa]|com|na|no|pix|before|after|first|cash|card|up ?front|advance|with|late|deposit) /;

/** The one that is named, that is being booked, or that he has and no other. */
function serviceMeant({ text, situation: { tenant, flow, known, appointments = [] } }: Heard) {
  if (tenant === undefined) return undefined;
  const own = [...new Set(appointments.map(({ serviceId }) => serviceId))];
  const open = flow === 'agenda' ? known?.servicio : own.length === 1 ? own[0] : undefined;
  const told = toldLast(text.raw, tenant) ?? servicesTold(text.raw, tenant)[0];
  return tenant.services.find(({ id }) => id === (told ?? open));
}

/** "Clase de prueba de piano, ¿hay que pagarla?": a trial and a lesson are called so, and what each costs tells it. */
function oneIsFree({ text, situation: { tenant } }: Heard): boolean {
  const open = tenant === undefined ? [] : leftOpen(text.raw, tenant);
  return tenant?.services.some(({ id, priceMinor }) => priceMinor === 0 && open.includes(id)) ?? false;
}

/** "Quiere arrancar guitarra, ¿tienen clase de prueba? ¿se paga?": of several that are told the nearest is meant. */
function toldLast(raw: string, tenant: Tenant): string | undefined {
  return clauses(raw)
    .map((clause) => findNames(clause.raw, tenant).servicio)
    .findLast((servicio) => servicio !== undefined);
}

/**
 * "¿Tiene algún costo cambiarla?", "¿me cobran por cancelar?": no datum of the business tells it, and the price of the
 * service is no answer to it.
 */
const MANNERS =
  '(?:(?:hola|y|e|and|oye|oiga|che|pero|but|mas|perdon|disculp[ae]|una pregunta|una consulta|pregunta|por cierto|antes) )*';
const CHARGES =
  '(?:costos?|cuesta|costaria|cobran?|cobrarian?|cobraran?|cobrarme|sale|saldria|cargos?|recargos?|multas?|penalidad|penalizacion|custos?|custa|cobram|taxa|cost|costs|fee|charged?|gratis|algo extra|pago algo|pagar algo)';
/** "¿Tengo que pagar otra vez?" */
const PAYS_AGAIN =
  '(?:(?:pag(?:ar|o|aria)|abon(?:ar|o)|pay)(?:l[oa]|te|les?)? (?:[a-z]+ ){0,2}?(?:otra vez|de nuevo|nuevamente|again|de novo|outra vez|twice|dos veces|duas vezes)|volver a pagar)';
const CHANGING =
  '(?:cambi(?:ar|arl[oa]|arme|arse|o|ase)|mov(?:er|erl[oa]|erme)|muevo|reagend(?:ar|arl[oa]|o)|reprogram(?:ar|arl[oa]|acion|o)|modific(?:ar|arl[oa]|o)|pasarl[oa]|correrl[oa]|posterg(?:ar|arl[oa]|o)|aplaz(?:ar|arl[oa])|cancel(?:ar|arl[oa]|acion|o)|anul(?:ar|arl[oa]|acion|o)|remarcar|mudar|desmarcar|reschedul(?:e|ing)|chang(?:e|ing)|mov(?:e|ing) it|cancel(?:l?ing)?)';
const ASKED = re`^ ${MANNERS}(?:(?:me|se|le|nos|no|tiene[ns]?|tendria|hay|habria|existe|cual es|cuanto|cuanta|que|es|seria|tem|quanto|is there|does it|do you|do i|how much|will|would|it|you|i|algun|alguna|algum|alguma|un|una|um|uma|a|any|have|tengo que|pagar|de|algo) )*${CHARGES} (?:[a-z]+ ){0,4}?${CHANGING} `;
const TURNED = re`^ ${MANNERS}(?:(?:si|se|if|la|lo|i|el|por|eu|yo|me|te|le) )*${CHANGING} (?:(?:la|el|mi|de|cita|hora|turno|reserva|fecha|dia|it|a|o|minha|consulta|my|the|day|date|time|appointment|horario|para|pra|otro|outro|another) )*(?:(?:me|se|no|tiene|hay|algun|alguna|un|una|tem|do you|is there|does it|will you|algo|que pagar|(?:tengo|tenho|tem|hay|tendria|voy a tener|vou ter) que|toca|debo|preciso|vou|do|will|i|have to|need to) )*(?:${CHARGES}|${PAYS_AGAIN}) `;

/** "Is there a cancellation fee?", "¿me pueden cobrar algo por anular?", "vou ser cobrada se cancelar?": put in any other way. */
const FEE =
  '(?:fees?|charges?|charged|penalt(?:y|ies)|costs?|multas?|(?:re)?cargos?|costos?|cobr(?:ar|arme|arnos|an|o|as?|aran?|arian?|am|ado|ada|arem)|taxas?|custos?|penalidad|penalizacion|pay|pagar|pago)';
const GOING =
  '(?:cancel(?:l?ation|acion|amento|l?ing|ar|arl[oa]|o|amos|e|a)?|anul(?:ar|arl[oa]|acion|o|amos|e|a)|desmarc(?:ar|o))';
const FEE_OF_IT = re` (?:${FEE} (?:[a-z]+ ){0,5}?${GOING}|${GOING} (?:[a-z]+ ){0,5}?${FEE}) `;
/** Asked whether it goes, "any fee?" is of that, too. */
const ANY_FEE =
  / (?:fees?|charges?|charged|penalt(?:y|ies)|multas?|(?:re)?cargos?|cobr(?:arme|arnos|an|as|aran?|arian?|am)|taxas?|penalidad|penalizacion) /;
/** "Y si no cancelo y no voy, ¿me cobran?" */
const IF = /^ (?:(?:y|e|and|pero|but|mas) )*(?:si|se|if) /;
const FEE_WORDS_MAX = 14;

/** "I need to cancel, is there a fee?": of that, and no price of the service. */
export function isFeeOfCancelling(piece: string): boolean {
  return ANY_FEE.test(piece);
}

function asksTheFee({ text, situation: { flow } }: Heard): boolean {
  if (!text.asks || text.words.length > FEE_WORDS_MAX) return false;
  const going = flow === 'cancelacion';
  if (going && ANY_FEE.test(text.norm) && (IF.test(text.norm) || clauses(text.raw).length === 1)) return true;
  if (clauses(text.raw).length > 1) return false;
  // "Quiero cancelar, ¿me cobran?" orders it, too.
  return FEE_OF_IT.test(text.norm) && (going || !WISHES_FOR.test(text.norm));
}

export function asksCostOfChanging(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  const open = flow === 'reprogramacion' || flow === 'cancelacion' || (flow === 'ninguno' && appointments.length > 0);
  const asked = ASKED.test(text.norm) || TURNED.test(text.norm) || asksTheFee(heard);
  if (!open || !asked || namesService(heard)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro', area: 'PAGOS' });
}
