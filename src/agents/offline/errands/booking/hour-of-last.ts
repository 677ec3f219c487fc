/**
 * "Lo mismo de la otra vez", "el viernes a la misma hora", of who has nothing to come: the hour at which he came last. Of an
 * hour that is proposed, or of one that he has, others read it.
 */
import { whenOf } from '../../../../domain.ts';
import { agreedTo, type Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { SAME_HOUR } from '../../words/words.ts';
import { AT } from '../../words/joints.ts';

const LAST_HOUR = re`(?<![a-z])(?:${SAME_HOUR}|m(?:ism|esm)[oa] (?:hora|horario))(?: de (?:siempre|sempre|antes|la (?:otra|ultima) vez)| da (?:outra|ultima) vez| as (?:before|last time|always))?(?![a-z])`;
const CHARS_MAX = 160;

export function hourOfLast({ raw }: Text, situation: Situation): Text | undefined {
  const { lastVisit, flow, field, appointments = [], known, language, now } = situation;
  if (lastVisit === undefined || field !== undefined || appointments.length > 0 || raw.length > CHARS_MAX)
    return undefined;
  const booking =
    flow === 'ninguno' || (flow === 'agenda' && (known?.servicio ?? lastVisit.serviceId) === lastVisit.serviceId);
  if (!booking || agreedTo(situation)?.hora_especifica !== undefined) return undefined;
  const said = LAST_HOUR.exec(fold(raw));
  if (said === null) return undefined;
  const { hora_especifica: hour } = whenOf(lastVisit.slot, now.timeZoneId);
  return readText(`${raw.slice(0, said.index)}${AT[language]} ${hour}${raw.slice(said.index + said[0].length)}`);
}
