/**
 * "Dejame la del viernes a las 17", "ponme mi sesión del viernes a las 5", of the one that he has on that Friday: at that hour,
 * and no second one. At the hour at which it stands already it is shown.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { without } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';

const PUT = '(?:dej|pon)(?:[ae]|ga|gan|en|ar|er|es|as)?';
const THE_ONE = '(?:mi|la|el|lo|minha|meu|o|a)(?<WHAT>(?: [^ ]+){0,3}?) (?:del?|d[ao]|para el) ';
const PUTS_THE_ONE = re` ${PUT}(?:me|nos) ${THE_ONE.replace('WHAT', 'what')}|^ (?:(?:y|e|hola|no|mejor) )*${THE_ONE.replace('WHAT', 'first')}(?:[^ ]+ ){1,3}${PUT}(?:me|nos)?l[oa] | ${PUT}(?:me|nos)?l[oa] `;
/** "La del viernes", "mi cita del viernes"; "la alarma del viernes" is none of his. */
const A_VISIT = re`^(?: (?:${APPOINTMENT}))?$`;
const ONE_MORE =
  / (?:otr[oa]|outr[oa]|another|tambien|tambem|also|ademas|nuev[oa]|cancel[a-z]*|anul[a-z]*|pag[a-z]*|link|lista|dato[s]?|no|nao) /;

export function leftThen(heard: Heard): Act | undefined {
  const { text, times, situation, guest, party, hit } = heard;
  const { flow, tenant, appointments = [], now } = situation;
  if (flow !== 'ninguno' || tenant === undefined || guest !== undefined || party.length > 0) return undefined;
  if ((hit !== undefined && hit.intent !== 'book') || text.asks || ONE_MORE.test(text.norm)) return undefined;
  const hours = [times.hora, ...times.horaCandidates, times.horaOriginal].filter((hour) => hour !== undefined);
  const day = times.fechaOriginal ?? times.fecha;
  const said = PUTS_THE_ONE.exec(text.norm);
  if (hours.length === 0 || day === undefined || said === null) return undefined;
  const { servicio } = findNames(without(text.raw, times.spans), tenant);
  const { what, first = what ?? '' } = said.groups ?? {};
  if (servicio === undefined && !A_VISIT.test(first)) return undefined;
  const then = appointments
    .map((of) => ({ of, ...whenOf(of.slot, now.timeZoneId) }))
    .filter((one) => one.fecha_deseada === day && (servicio ?? one.of.serviceId) === one.of.serviceId);
  const [its, ...others] = then;
  if (its === undefined || others.length > 0) return undefined;
  return act(heard, hours.includes(its.hora_especifica) ? { intent: 'mine' } : { intent: 'move', of: its.of });
}
