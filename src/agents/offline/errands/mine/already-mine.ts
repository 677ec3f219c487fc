/**
 * "¿Mi cita de manicura es mañana a las 10, cierto?", "corte el miércoles a las 11 con Juan, ahí estoy": what he names is
 * what he has, to the minute. It is shown, and nobody is booked into two chairs at once.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namingWords } from '../../names.ts';
import { WISHING } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';
import { readText, without } from '../../words/text.ts';
import { justBooked } from './just-booked.ts';

/** Something is done with it, one more is wanted, or it is somebody else's. */
const MORE =
  / (?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|too|ademas|mas|mais|segund[oa]|amig[oa]s?|espos[oa]|marido|novi[oa]|hij[oa]s?|herman[oa]s?|ma(?:ma|dre)|pa(?:pa|dre)|cambi[a-z]*|mov[a-z]*|muev[a-z]*|cancel[a-z]*|anul[a-z]*|pas[aeo]r?[a-z]*|corr[a-z]*|adelant[a-z]*|no puedo|no llego|pag[a-z]*|cuanto|quanto|how much|vez|lugar) /;

/** "¿Entonces sigue el miércoles a las 11?", "¿lo mío es el miércoles, no?": a day of his, and no word of anything else. */
const STANDS =
  / (?:sig[ou]e?n?|segue|continua|quedo|queda|quedaba|quede|ficou|fica|mi[ao]|meu|minha|mine|cierto|verdad|certo|igual|atiende|toca|still|teniendo) /;
const NOTHING_ELSE =
  /^ (?:(?:entonces|entao|so|y|e|and|ah|ok|bueno|hola|buenas|perdon|disculpa|disculpe|oye|che|el|la|lo|los|las|o|a|mi|mi[ao]|meu|minha|my|mine|de|del|da|do|es|era|seria|is|no|nao|ne|cierto|verdad|certo|right|sig[ou]e?n?|segue|continua|still|igual|en|pie|quedo|queda|quedaba|quede|ficou|fica|me|te|se|solo|con|com|with|para|pra|teniendo|tengo|que|cual|cuales|cuando|quedan|quedaron|ella|ahora|ya|turno|turnos|cita|citas|hora|horas|hs|reserva|consulta|atiende|toca|nomas|va|vale|on) )+$/;

/** "Habíamos quedado el jueves a las 10, ¿no?", "puse el viernes a las 4, ¿verdad?", "we said thursday, right?": whatever it is, it is shown. */
const WAS_SAID =
  '(?:(?:habiamos|hemos|tinhamos) (?:quedado|dicho|acordado|combinado|marcado|agendado)|quedamos|quedaramos|(?:yo )?(?:puse|pedi|dije|agende|reserve|anote|saque|marque|marquei|pus|agendei|reservei)|(?:me |nos )?(?:anotaron|anotaste|agendaron|agendaste|pusieron|pusiste|dieron|diste|marcaram|marcou)|habia(?:mos)? (?:puesto|pedido|reservado|sacado|agendado)|(?:tinha|tinhamos) (?:marcado|agendado)|combinamos|dijimos|acordamos|(?:we|i) (?:said|agreed|booked|put|had))';
const AND_RIGHT = '(?:no|nao|ne|verdad|cierto|certo|verdade|right|correct|correcto|o no|ou nao)';
const SAID_SO = re`^ (?:(?:hola|buenas|oi|hi|perdon|disculpa|disculpe|oye|che|y|e|pero|entonces|entao|so) )*(?:no |nao )?${WAS_SAID} (?:(?:para|pra|el|la|lo|a|al|con|com|with|de|del|no|na|on|at|for|las|as|mi|turno|cita|hora|reserva|clase) )*(?:${AND_RIGHT} )?$`;
const TAGGED = / (?:verdad|cierto|certo|ne|right) $/;
const WAS_IT = re` ${AND_RIGHT} $|^ (?:no|nao) `;
function asksWhetherItWasSo({ text, times, situation: { tenant, appointments = [] } }: Heard): boolean {
  if (!(text.asks || TAGGED.test(text.norm)) || tenant === undefined || !WAS_IT.test(text.norm)) return false;
  const own = tenant.services.filter(({ id }) => appointments.some(({ serviceId }) => serviceId === id));
  const names = new Set(namingWords([...own, ...tenant.professionals].map(({ name }) => name).join(' ')));
  const words = readText(without(text.raw, times.spans)).norm.split(' ');
  return SAID_SO.test(` ${words.filter((word) => word !== '' && !names.has(word)).join(' ')} `);
}

/** "¿Qué me quedó entonces?", "¿a qué hora quedó el mío?" */
const WHAT_IS_LEFT =
  / (?:que|cual|cuales|a que hora|cuando|para cuando|qual|quando) (?:me |nos )?(?:quedo|queda|quedan|quedaron|quede|ficou) /;

function asksWhetherItStands({ text, times, situation }: Heard): boolean {
  const { tenant, appointments = [], now } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  if (!text.asks || tenant === undefined || !STANDS.test(text.norm)) return false;
  if (day === undefined) return WHAT_IS_LEFT.test(text.norm) && NOTHING_ELSE.test(text.norm);
  const own = appointments.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  const known = tenant.services.filter(({ id }) => own.some(({ serviceId }) => serviceId === id));
  const names = new Set(namingWords([...known, ...tenant.professionals].map(({ name }) => name).join(' ')));
  const words = readText(without(text.raw, times.spans)).norm.split(' ');
  const rest = ` ${words.filter((word) => word !== '' && !names.has(word)).join(' ')} `;
  return own.length > 0 && NOTHING_ELSE.test(rest);
}

/** It is asked whether it stands, or said that he comes. */
const OF_MINE =
  / (?:cierto|verdad|no|nao|certo|correcto|right|sigue|segue|siguen|en pie|quedamos|quedo|quedaba|ficou|confirm[a-z]*|ahi|alli|ai|llego|voy|vamos|vou|estoy|estare|estaremos|nos vemos|there) /;

export function isAlreadyMine(heard: Heard): Act | undefined {
  const { text, times, situation, hit, guest, party } = heard;
  const { tenant, flow, appointments = [], now } = situation;
  if (tenant === undefined || flow !== 'ninguno' || appointments.length === 0) return undefined;
  if (asksWhetherItStands(heard) || asksWhetherItWasSo(heard)) return act(heard, { intent: 'mine' });
  if (times.fecha === undefined) return undefined;
  if (guest !== undefined || party.length > 0 || MORE.test(text.norm)) return undefined;
  // Who asks for it in so many words hears that he has it, and what else there is.
  if ((hit !== undefined && hit.intent !== 'mine') || WISHING.test(text.norm)) return undefined;
  if (!text.asks && !OF_MINE.test(text.norm)) return undefined;
  const hours = times.hora === undefined ? times.horaCandidates : [times.hora, ...times.horaCandidates];
  const { servicio, profesional } = findNames(without(text.raw, times.spans), tenant);
  const mine = appointments.some(({ serviceId, slot, guest: other }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    const sameTime = fecha_deseada === times.fecha && hours.includes(hora_especifica);
    const named = serviceId === servicio || (servicio === undefined && asksIfRight(text));
    const sameThing = (profesional ?? slot.professionalId) === slot.professionalId && named;
    return sameTime && sameThing && other === undefined;
  });
  return mine ? act(heard, { intent: 'mine' }) : undefined;
}

/** "Entonces el jueves a las 17 en la consulta, ¿no?": its day and its hour, and whether that is right; what it is need not be said. */
const IS_RIGHT = re` ${AND_RIGHT} $`;
const LOOKS_FOR_ONE =
  / (?:hay|habra|habria|queda[n]?|tiene[ns]?|tenes|teneis|tendra[ns]?|tem|teria|libres?|disponibles?|hueco|cupo|vaga|free|available|atien[a-z]+|atend[a-z]+|abr(?:en|e|is|em)|trabaj[a-z]+|trabalh[a-z]+|open|se pued[ea]|pued[a-z]+|podri[a-z]+|pode[a-z]*|can|could|mejor|melhor|better) /;
function asksIfRight({ norm, asks }: Heard['text']): boolean {
  return (asks || TAGGED.test(norm)) && IS_RIGHT.test(norm) && !LOOKS_FOR_ONE.test(norm);
}

/**
 * "Ok gracias, el viernes a las 3 estoy ahí", "dale, viernes 18hs entonces": the very hour that was just booked, said once
 * more with thanks or a promise to come. Nothing is asked for, and nobody is booked twice.
 */
const OWN =
  'ok|oka|oki|okay|dale|listo|lista|perfecto|perfeito|perfect|genial|buenisimo|barbaro|joya|excelente|super|vale|va|bueno|buena|bien|muy|ya|si|sip|sim|claro|gracias|muchas|mil|muchisimas|obrigad[oa]|valeu|thanks|thank|you|great|entonces|entao|then|so|pues|po|nomas';
const COMES =
  'estoy|estare|estaremos|estamos|estarei|ahi|ahy|alli|alla|aca|ai|la|llego|llegamos|llegare|voy|vamos|vou|ire|iremos|nos|vemos|veo|te|les|los|see|on|ll|be|there|i|puntual|sin|falta|seguro|agendad[oa]|anotad[oa]|confirmad[oa]|marcad[oa]|agendo|anoto|quedamos|quedo|queda|fica|ficou|es|e|seria|en|eso';
const SMALL =
  'el|las|a|al|ao|as|o|na|no|da|das|para|pa|pra|de|del|con|com|with|at|the|y|mi|turno|cita|hora|horas|hs|h|dia|reserva|chau|chao|saludos|bye';
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
