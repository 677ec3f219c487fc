/**
 * "Si tengo que cancelar te aviso", "espero no tener que cancelar", "capaz que lo cambio, mañana te confirmo", "me
 * cancelaron la fiesta pero el vestido lo hacemos igual": what may come, what is hoped, and what others did ask for nothing.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { wishesBeside } from '../booking/wish-beside.ts';
import { CHANGES } from '../../words/deeds.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { fold } from '../../words/text.ts';

const DEED = `(?:${CANCEL}|${MOVE}|${SHIFT})`;
const NOT_COMING =
  '(?:no|nao) (?:puedo|pueda|puede|podemos|podamos|llego|llegue|alcanzo|consigo|puder)|can t|cannot|won t';
const LATER =
  '(?:(?:te|le|les|os|lo|la) (?:aviso|avisare|avisamos|digo|escribo|cuento|confirmo|confirmare|confirmamos)|(?:eu )?aviso|avisamos|let you (?:guys )?know|tell you|confirm later)';
const IF_SO = re` (?:si|se|if|caso) (?:[^ ]+ ){0,7}(?:${DEED}|${NOT_COMING})(?: [^ ]+){0,8} ${LATER} `;
const NOT_HOPED = re` (?:espero|esperemos|esperamos|ojala|tomara|hope|hoping)(?: (?:que|i|yo))* (?:no|nao|don t|not)(?: (?:tener|tengamos|tenga|ter|have|need|precisar|precise|que|de|to))* ${DEED} `;
const MAYBE = re` (?:capaz|quizas?|tal vez|a lo mejor|puede que|talvez|maybe|might|may)(?: [^ ]+){0,4} ${DEED}(?: [^ ]+){0,8} ${LATER} `;
/** It was not ours that was called off, and he comes all the same. */
const COMES =
  '(?:igual|sigue|(?:si |asi que |ya )(?:si )?(?:voy|puedo|vamos|podemos)|(?:entao|agora|ja) (?:eu )?(?:vou|consigo|posso)|(?:so |now )?i can (?:make it|come))';
const BY_OTHERS = re` (?:(?:me|nos|le) (?:cancel|cambi|suspend|mov|corr|pas)(?:aron|ieron|o) (?:el|la|los|las|mi|un|una) (?!${APPOINTMENT} (?:con|de) (?:ustedes|vos|usted))[^ ]+|cancelaram (?:o|a|meu|minha) [^ ]+|(?:got|was|were) cancell?ed)(?: [^ ]+){0,5} ${COMES} `;

/** "Tal vez no llegue el martes", "talvez eu não consiga ir na terça", "I might not make it on Tuesday": of the one that he has then. */
const MAYBE_NOT =
  / (?:(?:tal ?vez|quizas?|capaz|talvez|a lo mejor|de pronto|chance|puede ser|puede|es posible|probablemente|posiblemente|maybe|perhaps|pode ser)(?: (?:que|yo|eu|ya|ja|i))* (?:no|nao) (?:pueda|podamos|llegue|lleguemos|alcance|vaya|vayamos|asista|puedo|llego|alcanzo|voy|vou|va|consiga|consigamos|consigo|possa|posso|chegue)|(?:i )?(?:might|may) not (?:be able to )?(?:make|come|go|attend)|maybe i (?:can t|cannot) (?:make|come|go)) /;
const RATHER =
  / (?:mejor(?! no)|melhor|better|rather|instead|prefiero|prefiro|podria|poderia|entonces|asi que|entao|so) /;
const LEFT_OPEN = re` ${LATER} `;

/** It is shown, and neither moved nor given up; without a day it is no more than a doubt, and who says that he will write does. */
function maybeNotThen({ text: { raw, norm }, times, situation: { appointments = [] } }: Heard): boolean {
  const more = LEFT_OPEN.test(norm) || CHANGES.test(norm) || RATHER.test(norm);
  if (appointments.length === 0 || more || !MAYBE_NOT.test(norm)) return false;
  // "Tal vez no pueda el jueves, el viernes sí": the other day is wished for.
  const [first, ...others] = [...times.spans].sort((a, b) => a.start - b.start);
  const last = others.at(-1);
  return first !== undefined && (last === undefined || OF_ONE_TIME.test(fold(raw.slice(first.end, last.start))));
}
/** "El jueves a las 10": what may stand between a day and its hour. */
const OF_ONE_TIME = /^ *(?:(?:a|as|at|las?|de|por|en|na|no)(?: +|$))*$/;

/** "¿Y si recae puedo pedir otra?": whether he may write again then, and nothing is looked for now. */
const MAY_COME_BACK =
  /^ (?:(?:y|e|and|pero|ok|listo|gracias|dale) )*(?:si|se|if|caso) (?!(?:[^ ]+ )*(?:hay|habra|tienen?|tenes|tem|queda|puedo|puede[ns]?|podes|quiero|vuelvo|posso|llego|voy|vou|sobra|libera[n]?) .*(?:puedo|podria|posso|can|could) )(?:[^ ]+ ){1,6}(?:puedo|podria|podre|podemos|posso|poderia|can i|could i) (?:volver a |voltar a )?(?:pedir|sacar|agendar|reservar|marcar|tomar|escribir(?:te|les|le)?|book|get|make)(?: (?:otr[oa]|outr[oa]|another(?: one)?|un[oa]|de nuevo|de novo|again|turno|cita|hora|consulta|appointment|no mas|nomas|verdad|no|cierto))* $/;
/** "Si soy nuevo ¿puedo sacar turno?" asks for one now. */
const ONCE_MORE =
  / (?:otr[oa]|outr[oa]|another|de nuevo|de novo|again|volver a|voltar a|escribir(?:te|les|le)?) | (?:reca[a-z]+|empeor[a-z]*|pior[a-z]*|worse|worsens|no (?:se )?(?:le |me )?(?:mejor[ae]|pasa|cura)|nao (?:se )?melhora[r]?) /;
const AS_HE_IS = / (?:soy|estoy|tengo|sou|estou|tenho|i m|i am|i have) /;

function mayComeBack(norm: string): boolean {
  return MAY_COME_BACK.test(norm) && ONCE_MORE.test(norm) && !AS_HE_IS.test(norm);
}

export function onlySupposes(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  if (situation.flow !== 'ninguno') return undefined;
  if (mayComeBack(text.norm) && !saysWhen(times)) return act(heard, { intent: 'thanks' });
  if (text.asks) return undefined;
  if (maybeNotThen(heard) && !wishesBeside(heard, (norm) => MAYBE_NOT.test(norm)))
    return act(heard, { intent: 'mine' });
  const supposes = (norm: string): boolean => [IF_SO, NOT_HOPED, MAYBE, BY_OTHERS].some((one) => one.test(norm));
  return supposes(text.norm) && !wishesBeside(heard, supposes) ? act(heard, { intent: 'thanks' }) : undefined;
}
