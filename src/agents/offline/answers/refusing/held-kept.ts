/**
 * Other hours are on show while one is held by its link, and the held one it shall be: "no, me quedo con el miércoles a las
 * 6", "ah ya, déjalo el miércoles nomás", "dejalo como estaba". Taken for a new wish it would be let go, and who pays then
 * has no appointment (AGENDA-16).
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { agreedTo, LOOKING } from '../../situation.ts';
import { onlyItsWeekday, spansMore } from '../../wishes.ts';
import { isIn } from '../choosing/choices.ts';

export const STAYS =
  / (?:dej(?:a|e|ar|emos|amos)(?:me|nos)?l[oa]s?|dej[ae](?:me|nos)?(?= (?:el|la|lo) )|dejemos|l[oa]s? dej(?:o|amos)|me (?:quedo|quedaria)|nos quedamos|quedarme|quedemos|sigo|seguimos|mant(?:en|eng)[a-z]*|conserv[a-z]*|(?:eu )?fico|ficamos|deix[ae](?:mos)?|mantenho|keep|stay|stick|leave) /;
/** Which one it was, without its day: "el que tenía", "como estaba". */
export const AS_IT_WAS =
  / (?:(?:el|la|lo|o|a|al|como) (?:que |q )?(?:ya )?(?:tenia|tengo|tenemos|teniamos|habia|estaba|esta|quedo|era|tinha|tenho|me (?:guard|reserv|habias?|habian)[a-z]*)|como (?:estaba|esta|quedo|era)|(?:el|la|lo|o) de antes|(?:el|la|o|a) (?:mismo|misma|mesmo|mesma)|(?:el|la) mi[oa]|assim|asi(?= (?:nomas |no mas |nada mas |mejor |mismo |gracias |por favor |porfa |entonces )*$)|(?:the one )?i (?:had|have)|as (?:it )?(?:is|was)|mine) /;
/** More than that one is wished for, or it is not decided. */
export const MORE =
  / (?:tambien|tambem|also|too|ademas|otr[oa]s?|outr[oa]s?|another|y (?:el|la|un|una|est[ae]|es[ae])|l[oa]s dos|as duas|os dois|ambas|both|sumar?|agreg[a-z]*|pero|mas tarde|mas temprano|ver|mirar|revisar|see|look|si no|creo|quizas?|capaz) /;
const WORDS_MAX = 14;

export function keepsTheHeld(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  const { state, linkOpen, proposed, now } = situation;
  if (linkOpen !== true || proposed === undefined || !LOOKING.has(state)) return undefined;
  if (text.asks || text.words.length > WORDS_MAX || MORE.test(text.norm) || namesOther(heard)) return undefined;
  const held = whenOf(proposed, now.timeZoneId);
  const [day, hour] = [toldDay(heard, held.fecha_deseada), toldHour(heard, held.hora_especifica)];
  if (day === 'other' || hour === 'other' || spansMore(times)) return undefined;
  const told = day === 'held' || hour === 'held';
  const whole = day === 'held' && hour === 'held';
  const stays = STAYS.test(text.norm) && (told || AS_IT_WAS.test(text.norm));
  return whole || stays ? act(heard, { intent: 'reject' }) : undefined;
}

type Told = 'held' | 'other' | undefined;

/** "Solo el miércoles" is that weekday and no other: the one that is held. */
function toldDay({ times }: Heard, held: string): Told {
  if (times.restricciones.some((rule) => rule !== onlyItsWeekday(held))) return 'other';
  if (times.fecha !== undefined) return times.fecha === held ? 'held' : 'other';
  return times.restricciones.length > 0 ? 'held' : undefined;
}

function toldHour({ times }: Heard, held: string): Told {
  if (!isIn(times.preferencia, held)) return 'other';
  if (times.hora === undefined) return undefined;
  return times.hora === held || times.horaCandidates.includes(held) ? 'held' : 'other';
}

/** Somebody else, elsewhere, for somebody, or another service: another booking than the held one. */
function namesOther({ text, situation, guest, party }: Heard): boolean {
  if (guest !== undefined || party.length > 0) return true;
  const [named, held] = [situation.tenant && findNames(text.raw, situation.tenant), agreedTo(situation)];
  return (['servicio', 'profesional', 'sucursal'] as const).some(
    (key) => named?.[key] !== undefined && named[key] !== held?.[key],
  );
}
