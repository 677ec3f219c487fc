/**
 * "La del jueves no voy", "la del jueves la cancelo", "a segunda eu cancelo", "I'm not going to the thursday one": of those
 * that he has one does not take place, said by its day or by its place in the list of them. It is asked about, like any.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { position } from '../../answers/choosing/place-said.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { isOut } from '../mine/own-appointment.ts';
import { singleWords } from '../../words/text.ts';

const WORDS_MAX = 12;
const LEAD = '(?:(?:hola|oye|che|ok|bueno|ah|uy|mira|perdon|disculpa|sorry|hi|oi|y|e|and|a|entonces|al final|ya) )*';
const TAIL = '(?: (?:por favor|porfa|please|gracias|thanks|obrigad[oa]|entonces|nomas|al final|mejor))*';
/** "La del jueves", "al del jueves", "la segunda", "o de quinta", "the thursday one". */
const THE_ONE = `(?:la|el|al|lo|o|a|ao|the)(?: ${APPOINTMENT})?(?: (?:del?|da|do))? [^ ]+(?: one)?`;
const CALLED_OFF =
  '(?:(?:(?:yo|eu|ya|l[oa]) )*(?:cancel|anul|desmarc)(?:o|amos|aria|al[oa]|el[oa]|ame|ela)|(?:i ll |i will |i want to )?cancel(?: it)?|(?:l[oa] )?(?:quiero|quisiera|voy a|vamos a|quero|vou) (?:cancelar|anular|desmarcar)(?:l[oa])?)';
const NOT_GOING =
  '(?:(?:yo|eu|ya|ja) )*(?:(?:no|nao) (?:(?:voy|vamos|vou)(?: (?:a (?:poder )?)?(?:ir|asistir))?|ire|iremos|irei|asisto|asistire|pienso ir|quiero ir)|(?:i m |i am |we re )?not (?:going|coming)|i (?:won t|will not) (?:go|come|be there|make it))';
/** "La del sábado no lo vamos a usar", "ya no lo necesito", "não vou precisar". */
const USE = '(?:usar|utilizar|ocupar|aprovechar|necesitar|precisar|querer)(?:l[oa])?';
const NOT_NEEDED = `(?:(?:ya|ja|al final|yo|eu) )*(?:no|nao) (?:l[oa] )?(?:(?:voy a|vamos a|vou|vamos) ${USE}|necesito|necesitamos|preciso|ocupo|usare|usaremos)(?: (?:mas|mais|ya|finalmente))?|(?:i |we )?(?:won t|don t|will not) (?:need|use|be using)(?: it)?(?: anymore)?`;
const GOES = re`^ ${LEAD}(?:${THE_ONE} (?:${CALLED_OFF}|${NOT_GOING}|${NOT_NEEDED}))${TAIL} $`;
/** More is done to it than that, or it is only not possible then: others hear it. */
const ELSEWHERE =
  / (?:pero|mejor|mas|but|pas[aeo][a-z]*|muev[a-z]*|mov[a-z]*|cambi[a-z]*|mud[a-z]*|remarc[a-z]*|reprogram[a-z]*|otr[oa]|outr[oa]|another|todas?|todos?|ambas|las dos|los dos|si|se|if|no (?:l[oa] |quiero )?cancel[a-z]*|nao (?:quero )?cancel[a-z]*|don t cancel|con|com|with) /;

/** "La del jueves no", and not a word of what becomes of it: what there is is shown, and none is moved or given up. */
const ONLY_NO = re`^ ${LEAD}${THE_ONE} (?:(?:ya|al final) )?(?:no|nao)${TAIL} $|^ ${LEAD}not the [a-z]+(?: one)?${TAIL} $`;

export function notThatOne(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || text.asks || text.words.length > WORDS_MAX) return undefined;
  if (ONLY_NO.test(text.norm) && isOfADay(heard)) return act(heard, { intent: 'mine' });
  if (text.raw.includes(',') || !GOES.test(text.norm) || ELSEWHERE.test(text.norm)) return undefined;
  if (times.spans.filter(({ kind }) => kind === 'date').length > 1) return undefined;
  const own = appointments.map(({ serviceId }) => serviceId);
  if (tenant !== undefined && servicesTold(text.raw, tenant).some((id) => !own.includes(id))) return undefined;
  const [of, ...others] = spokenOf(heard, appointments);
  return of === undefined || others.length > 0 ? undefined : act(heard, { intent: 'cancel', of });
}

const OUT = /^excluir_(?![0-9]{2}:)/;
function isOfADay({ times }: Heard): boolean {
  return (times.fechaOriginal ?? times.fecha) !== undefined || times.restricciones.some((rule) => OUT.test(rule));
}

function spokenOf(heard: Heard, own: readonly Appointment[]): readonly Appointment[] {
  const { text, times, situation } = heard;
  const { offer, now } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  const ruledOut = times.descartadas !== undefined || times.restricciones.some((rule) => rule.startsWith('excluir_'));
  if (day !== undefined) return own.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  if (ruledOut) return own.filter(({ slot }) => isOut(slot, heard));
  if (offer?.kind !== 'cita') return [];
  const words = singleWords(text.words);
  const at = position(words, offer.ids.length);
  return own.filter(({ id }) => at !== undefined && id === offer.ids.at(at > 0 ? at - 1 : at));
}
