/**
 * "Perdón, estaba en una reunión, sí mandame el link", "mande nomás el link que mi nieta me ayuda", "páseme los datos para
 * pagar", "pasame el link y lo pago ahora", where a link is offered: the order at the end is the yes, and nothing before or
 * behind it is a condition.
 */
import { addresses, pieces } from '../../words/phrases.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { I_PAY, NOW } from '../../words/pays.ts';
import { YES, act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { offers } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { MEANS, asksForMoney } from './paying.ts';
import { re } from '../../words/pattern.ts';

const LINK =
  '(?:(?:el|un|otro|ese|o|um|outro|nuevo|novo|the|a) )*(?:link|enlace|liga|boleto|qr|pix|codigo(?: (?:qr|do pix|de barras|de pago))?)(?: (?:de pago|nuevo|de nuevo|otra vez|ya|ahora|entonces|entao))?';
/** What is asked for by who thinks of another way to send money: the link is what there is. */
const DATA =
  '(?:(?:los|tus|sus|os) )?(?:datos|dados)(?= (?:para|pra|de|del|do) )(?: (?:de|del|do) (?:pago|pagamento))?';
const SEND =
  '(?:(?:mand|pas|envi|gener|compart|tir|larg|regal)[ae](?:me|nos)?|(?:mand|envi|pas|gener)(?:as|es)|dame|deme|quiero|necesito|(?:pode|podem|puede[ns]?|podes) (?:me )?(?:mandar|enviar|gerar|generar|passar|pasar|emitir)(?:me)?|me (?:das?|dan)|send(?: me)?)';
/** Without naming it: "joya, mandame", "enviame uno nuevo". */
const SENDS_IT =
  '(?:(?:(?:mand|pas|envi|gener)[ae](?:me|nos)(?:l[oa])?|(?:mand|envi|gener)[ae]l[oa])(?: otro| uno nuevo)?)';
const ORDERED = re` (?:(?:si|ok|ya|dale|bueno|listo|joya|sim|yes) )*(?:${SEND}(?: (?:nomas|no mas|pues|por favor|porfa|ya))* (?:${LINK}|${DATA})|${SENDS_IT}) (?=(?<behind>.*))`;
const CONDITION =
  / (?:duda|precio|descuento|si|se|if|pero|mas|but|cuando|quando|when|despues|luego|depois|later|antes|primero|solo|con|por|sin|que|y|no|nao|mejor|otr[oa]|outr[oa]) /;

/** That it will be paid now, and who does it: "para que mi hijo pague", "y lo pago ahorita", "que mi nieta me ayuda". */
const BESIDE = `(?:(?:ya|ja|mism[oa]|enseguida|de una|altiro|al tiro|al toque|${NOW}|l[oa]|te|le|les|se|me|yo|eu|voy a|vou|i|ll|it) )*`;
const SOMEBODY = `(?:(?:(?:mi|meu|minha|my|el|la|un|una) )?(?:${KIN_WORD}|el|ella|otra persona))`;
/** "Que ya tengo la tarjeta lista." */
const AT_HAND = `(?:tengo|tenemos|tenho|have) (?:(?:la|el|mi|o|a|meu|minha|my|the) )?${MEANS}(?: (?:list[oa]|pront[oa]|ready|(?:a|en|na) (?:la )?mano?|aca|aqui))?`;
const PAYS_IT = `(?:${I_PAY}|(?:pag|abon|sen|transf|deposit|consign|yape|plin)[a-z]*|ayud[ae]|(?:hag[ao]|hacer|hace|fa[cz][a-z]*) (?:el|la|o|a) (?:pago|transferencia|deposito|yape|nequi|pix|pagamento)|${AT_HAND})`;
const WHAT = '(?:(?: (?:de|por|con|en))?(?: (?:la|el|mi|una?))? (?:sena|pago|cita|turno|hora|reserva|anticipo|abono))?';
const PURPOSE = re` (?:y |e |and |asi (?:que )?|que |(?:para|pra|to|so)(?: que| poder)? )${BESIDE}(?:${SOMEBODY} )?${BESIDE}${PAYS_IT}${WHAT}(?: ${SOMEBODY})?(?= )`;
/** "Mándelo por acá." */
const HERE = / (?:por|pelo) (?:aca|aqui|ahi|este (?:medio|chat)|whatsapp|wsp|wpp|whats)(?= )/;
/** Courtesy, and that it is wanted at once. */
const BARE =
  /^(?:(?:por|con|de) (?:favor|gusto)|porfa|porfis|porfavor|please|por fa|pues|entonces|nomas|no mas|pe|po|y|te|le|les|bien|ahora|ahorita|agora|now|mismo|enseguida|altiro|aca|aqui|it|rapid[oa]|rapidito|urgente)$/;

/** Whether the link that is offered is ordered in so many words. */
export function ordersLink(norm: string): boolean {
  const said = ORDERED.exec(norm);
  const behind = said?.groups?.['behind'];
  if (said === null || behind === undefined || CONDITION.test(`${norm.slice(0, said.index)} `)) return false;
  const words = ` ${behind}`.replace(HERE, ' ').replace(PURPOSE, ' ').split(' ').filter(Boolean);
  return pieces(words).every(
    (piece) => piece.kind === 'thanks' || piece.kind === 'yes' || addresses(piece) || BARE.test(piece.phrase),
  );
}

/**
 * "No me llegó el link", "¿qué pasó con el link?", where it could not be made and another try is offered: it is tried
 * again. "Intenta de nuevo", where the link itself is asked about, is a yes to it. Neither charges anything.
 */
const ITS_LINK =
  '(?:(?:el|ese|mi|o|meu|the|my|de|del) )*(?:link|enlace|liga|url)(?: (?:de pago|para pagar|de pagamento|to pay))?';
const LEAD = '(?:y|e|and|hola|oye|che|ey|pero|perdon|disculpa|todavia|aun|ainda|por favor|porfa|a ver|ah|ok|but|hey)';
const WHERE_IS_IT = re`^ (?:${LEAD} )*(?:(?:no|nao)(?: (?:me|te|nos|se|lo|la|ha|veo|hay))* (?:lleg[oa](?:do)?|llegaba|aparec[a-z]+|sali[oa]|sale|recibi|recibo|recebi|chegou|chega|manda(?:ron|ste)|mandaron|enviaron|enviaste|carg[oa]|veo|vejo|encuentro|tengo|hay)(?: (?:todavia|aun|ainda|nada|nunca|ningun|nenhum))*(?: ${ITS_LINK})?(?: (?:todavia|aun|ainda|nada))?|${ITS_LINK} (?:(?:no|nao|never|didn t|hasn t)(?: (?:me|nos|se))* (?:llego|llega|aparece|aparecio|sale|salio|chegou|chega|anda|funciona|abre|come|came|arrive|arrived|work)|nunca (?:llego|chegou)|para cuando|donde esta|y)|(?:que|o que) (?:paso|sucedio|hubo|onda|aconteceu|houve) (?:con|com) ${ITS_LINK}|(?:donde|onde|where) (?:esta|quedo|is|s) ${ITS_LINK}|(?:i )?(?:didn t|did not|haven t|never) (?:get|got|receive|received) (?:any |a )?${ITS_LINK}|${ITS_LINK}|(?:(?:me|nos) )?(?:pas|mand|envi|gener)[a-z]* (?:(?:otra vez|de nuevo|nuevamente|de novo) )?${ITS_LINK}(?: (?:otra vez|de nuevo|nuevamente|de novo|ya|entonces))?|send(?: me)? ${ITS_LINK}(?: again)?)(?: (?:por favor|porfa|please|gracias|che|eh|again))* $`;
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
  return asked ? act(heard, YES) : undefined;
}
const FAILED = /_PAGO_FALLIDO$/;
