/**
 * "No se pudo, otra vez por favor", "me la rechazó, ¿probamos de nuevo?", "não passou", "it didn't let me pay": behind a
 * payment that was refused, with its link still good. It is neither a no nor a question that nobody can answer: how it
 * stands, and the link once more, which charges nothing by itself.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:uy|uh|ay|uf|oh|ah|hola|oye|che|hey|oi|ok|bueno|pero|but|mas|y|e|and|perdon|sorry|disculp[ae]|pucha|chuta|mmm?|que raro|weird|estranho|listo|dale|si|sim|yes|entonces|entao|so)';
/** What is paid with, or that it is paid. */
const MONEY =
  '(?:(?:el|la|mi|ese|o|a|meu|minha|the|my|con|com|with|hacer|hacerlo|fazer|make|al|to) )*(?:pago|pagar(?:l[oa])?|pagamento|payment|pay|tarjeta|cartao|card|banco|bank|link|transferencia|pix|compra|purchase)';
const DID_NOT =
  '(?:no|nao|(?:it |that )?(?:didn t|doesn t|won t|couldn t|wouldn t|did not))(?: (?:me|se|nos|la|lo|te|quiso|quiere|it|even|ha|he))*';
const WENT =
  '(?:paso|pasa|pasar|pasado|pudo|puede|anduvo|anda|andar|funciono|funciona|funcionar|entro|salio|dejo|deja|dejar|acepto|acepta|aceptar|tomo|agarro|jalo|concreto|completo|proceso|passou|passa|deu(?: certo)?|foi|funcionou|aceitou|entrou|work|go through|let me|take it|accept it)';
const UNABLE_TO =
  '(?:(?:no|nao) (?:l[oa] )?(?:pude|pudimos|consegui|logre)|(?:couldn t|can t|wasn t able to|could not))';
const FAILED =
  '(?:(?:me|se|nos|la|lo|te|ha|fue|foi|sido|it|was|got|has been|been|says|dice|sale|salio|figura|como|que) )*(?:rechaz(?:o|a|ada?|ado|aron)|declin(?:o|ada|ado|ed|aron)|recus(?:ou|ada?|ado|aram)|neg(?:o|ou|ada|ado)|denied|rejected|reboto|fallo|falhou|failed|(?:(?:dio|da|tira|tiro|marca|sale|salio|deu|got|gave|an) )+(?:error|erro))';
const TROUBLE = `(?:(?:${MONEY} )?(?:${DID_NOT} ${WENT}|${FAILED})(?: ${MONEY})?|${UNABLE_TO} ${MONEY})`;
const ONCE_MORE =
  '(?:de nuevo|otra vez|nuevamente|una vez mas|de novo|outra vez|novamente|mais uma vez|again|once more|one more time)';
const MAY =
  '(?:(?:puedo|podemos|podria|podriamos|quiero|quisiera|voy a|vamos a|vuelvo a|podes|puedes|puede|lo|la|me|te|posso|vou|pode|quero|can|could|let me|let s|shall|i ll|i|we|you|eu) )*';
const TRY =
  '(?:(?:re)?intent(?:o|a|e|ar|amos|emos|are|arl[oa])|prob(?:ar|a|emos|amos|ame)|prueb[aeo]|tent(?:o|a|e|ar|amos)|try(?: it| that)?|retry|hacerl[oa]|fazer|repetir|repetimos|hagamosl[oa]|mand[ae](?:me)?l[oa])';
const AGAIN = `(?:${MAY}${TRY}(?: ${ONCE_MORE})?|${ONCE_MORE})`;
const TAIL =
  '(?:por favor|porfa|please|pls|pf|pfv|gracias|thanks|obrigad[oa]|entonces|entao|ahora|agora|now|si|dale|no se por que|que hago|o que faco|what do i do|y ahora(?: que)?|e agora)';
const SAID = re`^ (?:${LEAD} )*(?:${TROUBLE}(?: (?:${LEAD} )*${AGAIN})?|${AGAIN})(?: ${TAIL})* $`;
const WORDS_MAX = 20;

export function triesAgain(heard: Heard): Act | undefined {
  const { text, situation, times, hit } = heard;
  if (situation.owes !== true && situation.state !== 'AGENDA_ESPERANDO_PAGO') return undefined;
  if (hit?.intent === 'claim' || hit?.intent === 'person' || saysWhen(times)) return undefined;
  if (text.words.length > WORDS_MAX || !SAID.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
}
