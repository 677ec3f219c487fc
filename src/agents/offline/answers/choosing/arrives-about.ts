/**
 * "¿Puedo llegar 17:15?", "posso chegar às 9h30 pra me arrumar?", "¿dura hasta las 12?", asked where one hour is to be
 * confirmed: of that hour, which stays. An hour far from it is another one that is wished for.
 */
import { localStart } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';

const ARRIVES =
  / (?:puedo|podria|podriamos|podemos|posso|poderia|da (?:pra|para)|can i|could i|can we|se puede|se|si|if|ok if i|esta bien si|problema si|pasa si)(?: (?:yo|eu|i|we|recien|reci?em|just))* (?:llegar|llego|llegamos|llegara|chegar|chego|arrive|get there|be there|show up) | (?:llego|llegaria|chego|chegaria|i ll (?:arrive|be there|get there)) /;
const NEAR_MINUTES = 45;
/** Another hour is asked for, however he comes to it. */
const RATHER =
  / (?:mejor|melhor|better|rather|otr[oa]|outr[oa]|another|cambi[a-z]*|mud[a-z]*|no llego|nao chego|hay|tenes|tienen|tem) /;

const ENDS =
  '(?:dura|duran|duraria|duramos|termina|terminan|terminaria|terminamos|acaba|acabaria|acabamos|salgo|salimos|saldria|saio|does it (?:last|take|end|finish|run)|will (?:it|i) (?:be done|last|take|end|finish)|would it (?:last|end|finish))';
const UNTIL = '(?:hasta|antes de|para|a|tipo|como|ate|antes das|as|until|till|before|by|at|around)';
const ENDS_THEN = re`^ (?:[^ ]+ ){0,5}?${ENDS} (?:${UNTIL} )+(?:(?:las|la|as|das|eso de) )*(?:[0-9]|mediodia|meio dia|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)`;
/** "¿A qué hora terminaría?", "¿hasta qué hora sería más o menos?", "que horas termina?", "what time would I be done?" */
const ASKS_ITS_END = re`^ (?:(?:y|e|and|ok|entonces|mas o menos|perdon|disculp[ae]|oye|hola) )*(?:(?:a |para )?(?:que horas?|cuando|quando|what time|when) (?:(?:mas o menos|aprox[a-z]*|ya|me|se|would|will|does|do|i|it|we|estaria|estou|eu|a gente) )*(?:${ENDS}|finaliza|finalizaria|desocup[a-z]+|terminando|saliendo|libre|livre|end|ends|finish|over|be (?:done|over|finished))|(?:hasta|ate|until|till) (?:que horas?|what time)(?: (?:mas o menos|aprox[a-z]*|would|will|it|is))*(?: (?:es|seria|dura|duraria|va|iria|vai|e|be|last|go))?)(?: (?:mas o menos|aprox[a-z]*|entonces|eso|esto|la (?:cita|sesion|consulta|clase)|el (?:turno|corte)|porfa|por favor|isso|it|please|then))* $`;
const LOOKS_FOR =
  / (?:algo|algun[oa]?|alguma|hay|habra|tenes|tienes|tienen|tem|any|anything|something|do you have|que (?:dure|termine)) /;

export function asksOfItsHour(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, asks, proposed } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || proposed === undefined || !text.asks) return undefined;
  // Whatever else is asked for meanwhile, a name or a number.
  if (asks !== 'confirm' && !ASKS_ITS_END.test(text.norm)) return undefined;
  if ((ENDS_THEN.test(text.norm) || ASKS_ITS_END.test(text.norm)) && !LOOKS_FOR.test(text.norm))
    return act(heard, { intent: 'ask', topic: 'duracion', area: 'GENERAL' });
  if (!ARRIVES.test(text.norm) || RATHER.test(text.norm)) return undefined;
  const { hora, horaCandidates, fecha } = timesIn(text.raw, situation);
  const start = localStart(proposed, situation.now.timeZoneId);
  if (fecha !== undefined && fecha !== start.toPlainDate().toString()) return undefined;
  const near = [hora, ...horaCandidates].some((said) => {
    if (said === undefined) return false;
    const apart = start.toPlainTime().until(Temporal.PlainTime.from(said)).total('minutes');
    return apart !== 0 && Math.abs(apart) <= NEAR_MINUTES;
  });
  return near ? act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' }) : undefined;
}
