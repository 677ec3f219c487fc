/**
 * "Ok gracias, el viernes a las 3 estoy ahí", "dale, viernes 18hs entonces": the very hour that was just booked, said once
 * more with thanks or a promise to come. Nothing is asked for, and nobody is booked twice.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { namingWords } from '../../names.ts';
import { readText, without } from '../../words/text.ts';
import { justBooked } from './just-booked.ts';

const OWN =
  'ok|oka|oki|okay|dale|listo|lista|perfecto|perfeito|perfect|genial|buenisimo|barbaro|joya|excelente|super|vale|va|bueno|buena|bien|muy|ya|si|sip|sim|claro|gracias|muchas|mil|muchisimas|obrigad[oa]|valeu|thanks|thank|you|great|entonces|entao|then|so|pues|po|nomas';
const COMES =
  'estoy|estare|estaremos|estamos|estarei|ahi|ahy|alli|alla|aca|ai|la|llego|llegamos|llegare|voy|vamos|vou|ire|iremos|nos|vemos|veo|te|les|los|see|on|ll|be|there|i|puntual|sin|falta|seguro|agendad[oa]|anotad[oa]|confirmad[oa]|marcad[oa]|agendo|anoto|quedamos|quedo|queda|fica|ficou|es|e|seria|en|eso';
const SMALL =
  'el|los|las|a|al|ao|as|o|na|no|da|das|para|pa|pra|de|del|con|com|with|at|the|y|mi|turno|cita|hora|horas|hs|h|dia|reserva|chau|chao|saludos|bye';
const NOTHING_NEW = new RegExp(`^ (?:(?:${OWN}|${COMES}|${SMALL}) )+$`);
/** Something that says so: "viernes a las 3" by itself may be one more. */
const SAYS_SO = new RegExp(` (?:${OWN}|${COMES}) `);
const IS_THERE = / (?:estoy|estare|estaremos|estamos|estarei|ahi|alli|alla) /;

export function restatesIt(heard: Heard): Act | undefined {
  const { text, times, situation, guest, party, hit } = heard;
  const last = justBooked(situation);
  const { flow, tenant, now, appointments = [] } = situation;
  if (last === undefined || flow !== 'ninguno' || tenant === undefined || text.asks) return undefined;
  if (guest !== undefined || party.length > 0 || (hit !== undefined && hit.intent !== 'mine')) return undefined;
  const { fecha_deseada, hora_especifica } = whenOf(last.slot, now.timeZoneId);
  const hours = times.hora === undefined ? times.horaCandidates : [times.hora, ...times.horaCandidates];
  // "Ok, el viernes estoy ahí": by its day alone, where he says that he comes; of several all are shown.
  const byDay = appointments.length === 1 && times.preferencia === undefined && IS_THERE.test(text.norm);
  const then = hours.length === 0 ? byDay : hours.includes(hora_especifica);
  if (times.fecha !== fecha_deseada || !then) return undefined;
  const known = [
    ...tenant.services.filter(({ id }) => id === last.serviceId),
    ...tenant.professionals.filter(({ id }) => id === last.slot.professionalId),
  ];
  const names = new Set(namingWords(known.map(({ name }) => name).join(' ')));
  const words = readText(without(text.raw, times.spans)).norm.split(' ');
  const rest = ` ${words.filter((word) => word !== '' && !names.has(word)).join(' ')} `;
  return NOTHING_NEW.test(rest) && SAYS_SO.test(rest) ? act(heard, { intent: 'thanks' }) : undefined;
}
