/**
 * "¿Mi cita de manicura es mañana a las 10, cierto?", "corte el miércoles a las 11 con Juan, ahí estoy": what he names is
 * what he has, to the minute. It is shown, and nobody is booked into two chairs at once.
 */
import { whenOf } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { findNames } from '../names.ts';
import { WISHING } from './wishing.ts';
import { without } from '../words/text.ts';

/** Something is done with it, one more is wanted, or it is somebody else's. */
const MORE =
  / (?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|too|ademas|mas|mais|segund[oa]|amig[oa]s?|espos[oa]|marido|novi[oa]|hij[oa]s?|herman[oa]s?|ma(?:ma|dre)|pa(?:pa|dre)|cambi[a-z]*|mov[a-z]*|muev[a-z]*|cancel[a-z]*|anul[a-z]*|pas[aeo]r?[a-z]*|corr[a-z]*|adelant[a-z]*|no puedo|no llego|pag[a-z]*|cuanto|quanto|how much|vez|lugar) /;

/** It is asked whether it stands, or said that he comes. */
const OF_MINE =
  / (?:cierto|verdad|no|nao|certo|correcto|right|sigue|segue|siguen|en pie|quedamos|quedo|quedaba|ficou|confirm[a-z]*|ahi|alli|ai|llego|voy|vamos|vou|estoy|estare|estaremos|nos vemos|there) /;

export function isAlreadyMine(heard: Heard): Act | undefined {
  const { text, times, situation, hit, guest, party } = heard;
  const { tenant, flow, appointments = [], now } = situation;
  if (tenant === undefined || flow !== 'ninguno' || appointments.length === 0 || times.fecha === undefined)
    return undefined;
  if (guest !== undefined || party.length > 0 || MORE.test(text.norm)) return undefined;
  // Who asks for it in so many words hears that he has it, and what else there is.
  if ((hit !== undefined && hit.intent !== 'mine') || WISHING.test(text.norm)) return undefined;
  if (!text.asks && !OF_MINE.test(text.norm)) return undefined;
  const hours = times.hora === undefined ? times.horaCandidates : [times.hora, ...times.horaCandidates];
  const { servicio, profesional } = findNames(without(text.raw, times.spans), tenant);
  const mine = appointments.some(({ serviceId, slot, guest: other }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    const sameTime = fecha_deseada === times.fecha && hours.includes(hora_especifica);
    const sameThing = (profesional ?? slot.professionalId) === slot.professionalId && serviceId === servicio;
    return sameTime && sameThing && other === undefined;
  });
  return mine ? act(heard, { intent: 'mine' }) : undefined;
}
