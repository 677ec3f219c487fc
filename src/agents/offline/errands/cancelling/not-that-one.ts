/**
 * "La del jueves no voy", "la del jueves la cancelo", "a segunda eu cancelo", "I'm not going to the thursday one": of those
 * that he has one does not take place, said by its day or by its place in the list of them. It is asked about, like any.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { position } from '../../answers/choosing/place-said.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { isOut } from '../mine/own-appointment.ts';

const WORDS_MAX = 10;
const CALLED_OFF =
  '(?:cancel|anul|desmarc)(?:o|a|e|amos|emos|aria|ariamos)?(?:l[oa])?|(?:i ll |i will |i want to )?cancel(?: it| that| that one)?|(?:l[oa] )?(?:quiero|quisiera|voy a|vamos a|quero|vou) (?:cancelar|anular|desmarcar)(?:l[oa])?';
const NOT_GOING =
  '(?:no|nao) (?:(?:voy|vamos|ire|iremos|asisto|asistire|asistiremos|vou|irei|vamos) (?:a (?:ir|asistir|venir) |ir )?|(?:pienso|quiero|vou) ir )|(?:not (?:going|coming)|(?:won t|will not) (?:go|come|be there|make it)) ';
const GOES = new RegExp(` (?:(?:${CALLED_OFF}) |${NOT_GOING})`);
/** More is done to it than that, or it is only not possible then: others hear it. */
const ELSEWHERE =
  / (?:pero|mejor|mas|but|pas[aeo][a-z]*|muev[a-z]*|mov[a-z]*|cambi[a-z]*|mud[a-z]*|remarc[a-z]*|reprogram[a-z]*|otr[oa]|outr[oa]|another|todas?|todos?|ambas|las dos|los dos|si|se|if|no (?:l[oa] |quiero )?cancel[a-z]*|nao (?:quero )?cancel[a-z]*|don t cancel|con|com|with) /;

export function notThatOne(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || text.asks || text.words.length > WORDS_MAX) return undefined;
  if (!GOES.test(text.norm) || ELSEWHERE.test(text.norm)) return undefined;
  if (times.spans.filter(({ kind }) => kind === 'date').length > 1) return undefined;
  const own = appointments.map(({ serviceId }) => serviceId);
  if (tenant !== undefined && servicesTold(text.raw, tenant).some((id) => !own.includes(id))) return undefined;
  const [of, ...others] = spokenOf(heard, appointments);
  return of === undefined || others.length > 0 ? undefined : act(heard, { intent: 'cancel', of });
}

function spokenOf(heard: Heard, own: readonly Appointment[]): readonly Appointment[] {
  const { text, times, situation } = heard;
  const { offer, now } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  const ruledOut = times.descartadas !== undefined || times.restricciones.some((rule) => rule.startsWith('excluir_'));
  if (day !== undefined) return own.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  if (ruledOut) return own.filter(({ slot }) => isOut(slot, heard));
  if (offer?.kind !== 'cita') return [];
  const words = text.words.flatMap((word) => word.text.split(' '));
  const at = position(words, offer.ids.length);
  return own.filter(({ id }) => at !== undefined && id === offer.ids.at(at > 0 ? at - 1 : at));
}
