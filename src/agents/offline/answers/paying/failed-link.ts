/**
 * "No me llegó el link", "¿qué pasó con el link?", where it could not be made and another try is offered: it is tried
 * again. "Intenta de nuevo", where the link itself is asked about, is a yes to it. Neither charges anything.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { offers } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { asksForMoney } from './paying.ts';

const LINK =
  '(?:(?:el|ese|mi|o|meu|the|my|de|del) )*(?:link|enlace|liga|url)(?: (?:de pago|para pagar|de pagamento|to pay))?';
const LEAD = '(?:y|e|and|hola|oye|che|ey|pero|perdon|disculpa|todavia|aun|ainda|por favor|porfa|a ver|ah|ok|but|hey)';
const WHERE_IS_IT = new RegExp(
  `^ (?:${LEAD} )*(?:(?:no|nao)(?: (?:me|te|nos|se|lo|la|ha|veo|hay))* (?:lleg[oa](?:do)?|llegaba|aparec[a-z]+|sali[oa]|sale|recibi|recibo|recebi|chegou|chega|manda(?:ron|ste)|mandaron|enviaron|enviaste|carg[oa]|veo|vejo|encuentro|tengo|hay)(?: (?:todavia|aun|ainda|nada|nunca|ningun|nenhum))*(?: ${LINK})?(?: (?:todavia|aun|ainda|nada))?|${LINK} (?:(?:no|nao|never|didn t|hasn t)(?: (?:me|nos|se))* (?:llego|llega|aparece|aparecio|sale|salio|chegou|chega|anda|funciona|abre|come|came|arrive|arrived|work)|nunca (?:llego|chegou)|para cuando|donde esta|y)|(?:que|o que) (?:paso|sucedio|hubo|onda|aconteceu|houve) (?:con|com) ${LINK}|(?:donde|onde|where) (?:esta|quedo|is|s) ${LINK}|(?:i )?(?:didn t|did not|haven t|never) (?:get|got|receive|received) (?:any |a )?${LINK}|${LINK}|(?:(?:me|nos) )?(?:pas|mand|envi|gener)[a-z]* (?:(?:otra vez|de nuevo|nuevamente|de novo) )?${LINK}(?: (?:otra vez|de nuevo|nuevamente|de novo|ya|entonces))?|send(?: me)? ${LINK}(?: again)?)(?: (?:por favor|porfa|please|gracias|che|eh|again))* $`,
);
const AGAIN =
  /^ (?:(?:y|ok|dale|bueno|si|ya|listo|entonces|por favor|porfa|a ver|podes|puedes|puede|please|can you) )*(?:(?:re)?intent(?:ar|a|e|al[oa]|el[oa]|emos|emosl[oa]|arl[oa])|prob(?:a|ar|emos)|prueb[ae]|vuelv[ae] a intentar(?:l[oa])?|volve a intentar|tent(?:a|e|ar)|try)(?: (?:de nuevo|otra vez|nuevamente|una vez mas|ahora|de novo|novamente|outra vez|again|it|once more))*(?: (?:por favor|porfa|please|gracias))* $/;

export function failedLink(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  if (saysWhen(times)) return undefined;
  const failed = offers(situation, 'reintentar') && FAILED.test(situation.state);
  if (failed && WHERE_IS_IT.test(text.norm)) return act(heard, { intent: 'retry' });
  if (!AGAIN.test(text.norm)) return undefined;
  // With its link made it is given once more.
  if (situation.state === 'AGENDA_ESPERANDO_PAGO') return act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
  const asked = situation.asks === 'confirm' && asksForMoney(situation);
  return asked ? act(heard, { intent: 'accept', holds: true }) : undefined;
}
const FAILED = /_PAGO_FALLIDO$/;
