/**
 * "Sácame la cita para limpieza el sábado", "mejor sacame un turno": as people get one in Peru or Mexico. Of one who has
 * such an appointment it takes that out of the diary ("sacame el turno del martes", "sacame del turno").
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { CANCEL } from '../../words/words.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

const ONE = '(?:turnos?|turnito|citas?|citica|citita|horas?|horita|reservas?|consultas?|cupos?|espacio|lugar)';
const GETS = '(?:sac(?:ame|a|arme|anos)|saqueme|saquenme|saquenos)';
const A_NEW_ONE = re` ${GETS} (?:un|una|otr[oa]|mejor una?|primero una?) (?:[a-z]+ )?${ONE} | ${GETS} un[oa]? (?:para|pa) `;
/** "La cita del sábado" is one that there is; "la cita para el sábado" may be one that there will be. */
const THAT_ONE = re` ${GETS} (?:(?:primero|mejor|entonces|ya|nomas) )?(?:la|el|mi) ${ONE} (?!(?:de|del|que|agendad[oa]|reservad[oa]|ya) )`;
const TAKEN_OUT = re` ${CANCEL} | (?:ya no|${CANNOT}|no (?:voy|quiero|l[oa])) `;

/** What a rule heard as taking one out of the diary gets one. */
export function getsOne(heard: Heard): boolean {
  const { text, situation } = heard;
  if (TAKEN_OUT.test(text.norm)) return false;
  if (A_NEW_ONE.test(text.norm)) return true;
  return THAT_ONE.test(text.norm) && !(situation.appointments ?? []).some((one) => mayBe(one, heard));
}

/** Nothing of what is told speaks against its being that one. */
function mayBe({ serviceId, slot }: Appointment, { text, times, situation }: Heard): boolean {
  const { tenant, now } = situation;
  const { servicio } = tenant === undefined ? {} : findNames(text.raw, tenant);
  const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
  const { fecha = fecha_deseada, hora = hora_especifica } = times;
  return (servicio ?? serviceId) === serviceId && fecha === fecha_deseada && hora === hora_especifica;
}
