/**
 * "Perdón, estaba en una reunión, sí mandame el link", "mande nomás el link que mi nieta me ayuda", "páseme los datos para
 * pagar", "pasame el link y lo pago ahora", where a link is offered: the order at the end is the yes, and nothing before or
 * behind it is a condition.
 */
import { addresses, pieces } from '../../words/phrases.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { I_PAY, NOW } from '../../words/pays.ts';

const LINK =
  '(?:(?:el|un|otro|ese|o|um|outro|nuevo|novo|the|a) )*(?:link|enlace|liga)(?: (?:de pago|nuevo|de nuevo|otra vez|ya|ahora|entonces))?';
/** What is asked for by who thinks of another way to send money: the link is what there is. */
const DATA =
  '(?:(?:los|tus|sus|os) )?(?:datos|dados)(?= (?:para|pra|de|del|do) )(?: (?:de|del|do) (?:pago|pagamento))?';
const SEND =
  '(?:(?:mand|pas|envi|gener|compart|tir|larg|regal)[ae](?:me|nos)?|(?:mand|envi|pas|gener)(?:as|es)|dame|deme|quiero|necesito|me (?:das?|dan)|send(?: me)?)';
/** Without naming it: "joya, mandame", "enviame uno nuevo". */
const SENDS_IT =
  '(?:(?:(?:mand|pas|envi|gener)[ae](?:me|nos)(?:l[oa])?|(?:mand|envi|gener)[ae]l[oa])(?: otro| uno nuevo)?)';
const ORDERED = new RegExp(
  ` (?:(?:si|ok|ya|dale|bueno|listo|joya|sim|yes) )*(?:${SEND}(?: (?:nomas|no mas|pues|por favor|porfa|ya))* (?:${LINK}|${DATA})|${SENDS_IT}) (?=(?<behind>.*))`,
);
const CONDITION =
  / (?:duda|precio|descuento|si|se|if|pero|mas|but|cuando|quando|when|despues|luego|depois|later|antes|primero|solo|con|por|sin|que|y|no|nao|mejor|otr[oa]|outr[oa]) /;

/** That it will be paid now, and who does it: "para que mi hijo pague", "y lo pago ahorita", "que mi nieta me ayuda". */
const BESIDE = `(?:(?:ya|ja|mism[oa]|enseguida|de una|altiro|al tiro|al toque|${NOW}|l[oa]|te|le|les|se|me|yo|eu|voy a|vou|i|ll|it) )*`;
const SOMEBODY = `(?:(?:(?:mi|meu|minha|my|el|la|un|una) )?(?:${KIN_WORD}|el|ella|otra persona))`;
const PAYS_IT = `(?:${I_PAY}|(?:pag|abon|sen|transf|deposit|consign|yape|plin)[a-z]*|ayud[ae]|(?:hag[ao]|hacer|hace|fa[cz][a-z]*) (?:el|la|o|a) (?:pago|transferencia|deposito|yape|nequi|pix|pagamento))`;
const WHAT = '(?:(?: (?:de|por|con|en))?(?: (?:la|el|mi|una?))? (?:sena|pago|cita|turno|hora|reserva|anticipo|abono))?';
const PURPOSE = new RegExp(
  ` (?:y |e |and |asi (?:que )?|que |(?:para|pra|to|so)(?: que| poder)? )${BESIDE}(?:${SOMEBODY} )?${BESIDE}${PAYS_IT}${WHAT}(?: ${SOMEBODY})?(?= )`,
);
/** Courtesy, and that it is wanted at once. */
const BARE =
  /^(?:(?:por|con|de) (?:favor|gusto)|porfa|porfis|porfavor|please|por fa|pues|entonces|nomas|no mas|pe|po|y|te|le|les|bien|ahora|ahorita|agora|now|mismo|enseguida|altiro|aca|aqui|it|rapid[oa]|rapidito|urgente)$/;

/** Whether the link that is offered is ordered in so many words. */
export function ordersLink(norm: string): boolean {
  const said = ORDERED.exec(norm);
  const behind = said?.groups?.['behind'];
  if (said === null || behind === undefined || CONDITION.test(`${norm.slice(0, said.index)} `)) return false;
  const words = ` ${behind}`.replace(PURPOSE, ' ').split(' ').filter(Boolean);
  return pieces(words).every(
    (piece) => piece.kind === 'thanks' || piece.kind === 'yes' || addresses(piece) || BARE.test(piece.phrase),
  );
}
