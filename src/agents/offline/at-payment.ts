/** What is said where a payment is asked for or awaited. */
import { act } from './acts.ts';
import type { Act } from './acts.ts';
import { renounces } from './exits.ts';
import type { Heard } from './heard.ts';
import { ELSEWHERE, asksForMoney } from './paying.ts';
import { agreesPlainly } from './plain-yes.ts';
import { LATER, NOT_AT_ALL, NO_THANKS } from './put-off.ts';
import { PAY_BY_CANCELLING } from './rules/claims.ts';
import { countryOf } from './situation.ts';
import { saysWhen } from './wishes.ts';

/** The amount of what is paid before the booking, in whatever words the country has: that part, and not the price. */
const HOW_MUCH = / (?:cuant[oa]|quanto|how much|que monto|que valor|qual o valor|what amount) /;
const AHEAD =
  / (?:adelant[a-z]*|anticip[a-z]*|senia|senas?|senar|abon[oa]|abonar|deposit[a-z]*|sinal|entrada|down payment|upfront|(?:in )?advance) /;
const BACK_AGAIN = / (?:devuel|devol|reembols|refund|reintegr|transfer)/;
/** "Pago en la noche": the hour is the payment's, and no other one of the booking. */
const PAYS =
  / (?:pago|pagare|pagaria|pagarl[oa]|pagar|abono|abonare|abonar|transfiero|transferir|deposito|depositar|pay|paying|pagarei|pagaria|transfiro|deposito) /;
const LATER_ON = new RegExp(` ${LATER} `);
/** "Está carísimo": not at this price; the list of the others is no answer to it. */
const TOO_DEAR =
  / (?:(?:esta|es|ta|e|re|muy|muito|que|mas|demasiado|medio|super|too|so|is|s|very) )(?:re |muy |medio |super |bien |muito |too |so |very |tan )?(?:car[oa]|expensive|pricey) | carisim[oa] /;
/** Not this service, and no other either; after a bare "no" the others are shown. */
const REFUSALS: readonly RegExp[] = [NO_THANKS, NOT_AT_ALL, TOO_DEAR];
/** "Todavía no pagué, lo hago al llegar": neither a refusal nor a claim. */
const NOT_YET =
  / (?:todavia|aun|ainda|yet) (?:no|nao)(?: (?:lo |la |te |le |les |he |hice |he hecho |el |tuve tiempo de )*(?:pag|abon|transf|deposit|pay)[a-z]*)?(?: $|(?: [^ ]+)* (?:rato|rat?ito|llego|llegue|salgo|salga|lo hago|hago|voy|ahora|ahorita|ya|en casa|mas tarde|luego|pago|transfiero) )| (?:not|haven t|didn t) (?:paid |pay |pagu?ei )?(?:it )?yet /;
/** "No me sale", "no me llega la confirmación", "no sé si me alcanza": trouble on the way, and no refusal: the link again. */
const TROUBLE =
  / (?:no|nao|not|can t|doesn t|won t|didn t)(?: (?:me|se|nos|lo|la|te|esta|ha|i))* (?:sale|salio|sali|dej[ao]|abre|abrio|abriu|anda|anduvo|funciona|funciono|funcionou|carga|cargo|lleg[ao]|chegou|aparece|aparecio|figura|entra|entro|entrou|pasa|paso|passou|encuentro|encontre|acho|veo|vejo|entiendo|entendo|work|working|open|load|go through|went through|find|see|understand|(?:puedo|pude|logro|consigo|consegui|able to) (?:entrar|abrir|abrirl[oa]|acceder|ver|verl[oa]|ingresar|hacerl[oa]|open|see)|se si|sei se|know if) /;
/** Where to cancel a bill is to pay it: "ya cancelo", "ahorita le cancelo". */
const PAYS_IT_SOON =
  / (?:ya|ahorita|ahora|luego|enseguida|despues|mas tarde|al rato|en un (?:rato|ratito|momento)) (?:mismo )?(?:(?:le|te|lo|la|les) )*cancel(?:o|are|amos) | cancel(?:o|are)(?:l[oa])? (?:ya|ahorita|ahora|luego|mas tarde|al rato|en un (?:rato|ratito|momento)) /;
/** "Ahorita no traigo lana": not now, and no other service is dearer to him. */
const NO_MONEY =
  / (?:no|nao|don t) (?:traigo|tengo|tenho|ando con|cargo|have|cuento con)(?: (?:el|la|nada|de|ni|any|the|mucha|mucho|suficiente|o))* (?:plata|dinero|lana|guita|biyuya|feria|grana|dinheiro|money|saldo|fondos) /;
/** "Perdón, estaba en una reunión, sí mandame el link": the order at the end is the yes, and nothing before it is a condition. */
const THE_LINK =
  '(?:(?:el|un|otro|ese|o|um|outro|nuevo|novo) )*(?:link|enlace|liga)(?: (?:de pago|nuevo|de nuevo|otra vez|ya|ahora|entonces))?';
const SEND_IT = new RegExp(
  ` (?:(?:si|ok|ya|dale|bueno|listo|joya|sim|yes) )*(?:(?:mand|pas|envi|gener)[ae](?:me|nos)(?:l[oa])?(?: ${THE_LINK}| otro| uno nuevo)?|(?:mand|pas|envi|gener)(?:a|e|as|es) ${THE_LINK}) (?:(?:por favor|porfa|gracias|please) )*$`,
);
const CONDITION =
  / (?:duda|precio|descuento|si|se|if|pero|mas|but|cuando|quando|when|despues|luego|depois|later|antes|primero|solo|con|por|sin|que|y|no|nao|mejor|otr[oa]) /;
const REFUSES = / (?:no|nao|not|don t|won t|ya no|sin|nunca|cancel[a-z]*) /;

/**
 * Where a payment is asked for or awaited, what is said of it is about that payment: its amount, its hour, a plain wish to
 * make it. A plain wish is a yes, everything else of these charges nothing.
 */
export function ofThePayment(heard: Heard): Act[] | undefined {
  const { situation, text, times, hit } = heard;
  const awaits = situation.state === 'AGENDA_ESPERANDO_PAGO';
  if ((!awaits && !asksForMoney(situation)) || hit?.intent === 'person' || hit?.intent === 'claim') return undefined;
  const { norm, asks } = text;
  const due = act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
  if (situation.flow === 'agenda' && HOW_MUCH.test(norm) && AHEAD.test(norm) && !BACK_AGAIN.test(norm)) return [due];
  if (situation.flow === 'pagos' && !asks && REFUSALS.some((all) => all.test(norm))) return [leave(heard)];
  if (!asks && givesItUp(heard)) return [leave(heard)];
  if (awaits && (NOT_YET.test(norm) || paysSoon(heard) || (!saysWhen(times) && TROUBLE.test(norm)))) return [due];
  if (!asks && !awaits && hit?.intent !== 'pay' && NO_MONEY.test(norm) && !SEND_IT.test(norm)) return [notNow(heard)];
  if (REFUSES.test(norm)) return undefined;
  if (!awaits && sendsForIt(heard)) return [act(heard, { intent: 'accept' })];
  if (!asks && situation.flow === 'pagos' && ELSEWHERE.test(norm))
    return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), leave(heard)];
  if (PAYS.test(norm) && !ELSEWHERE.test(norm) && (LATER_ON.test(norm) || saysWhen(times)))
    return [awaits ? due : notNow(heard)];
  const plain = hit?.intent === 'pay' || (hit === undefined && PAYS.test(norm));
  return !awaits && !asks && plain && agreesPlainly(heard) ? [act(heard, { intent: 'accept' })] : undefined;
}

function paysSoon({ text, situation }: Heard): boolean {
  return PAY_BY_CANCELLING.includes(countryOf(situation)) && !text.asks && PAYS_IT_SOON.test(text.norm);
}

/** "Não quero mais", with nothing that is wanted instead. */
function givesItUp(heard: Heard): boolean {
  const { hit, text, times, unwanted } = heard;
  const instead = saysWhen(times) || unwanted.length > 0 || (hit !== undefined && !LEAVING.has(hit.intent));
  return (
    renounces(heard) &&
    !instead &&
    text.words.length <= LEAVING_WORDS_MAX &&
    !/ (?:mejor|melhor|better|pero|con|com) (?!ya no|no )/.test(text.norm)
  );
}
const LEAVING: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['cancel', 'reject']);
const LEAVING_WORDS_MAX = 9;

/** Whether the link that is offered is ordered in so many words, and nothing else is wished for. */
export function sendsForIt({ text, times, hit, situation }: Heard): boolean {
  if (!asksForMoney(situation)) return false;
  const at = text.norm.search(SEND_IT);
  if (at < 0 || text.asks || saysWhen(times) || (hit !== undefined && hit.area !== 'PAGOS' && hit.intent !== 'pay'))
    return false;
  return !CONDITION.test(`${text.norm.slice(0, at)} `);
}

/** Paid later, said where the link is asked about: none is made now. */
function notNow(heard: Heard): Act {
  const pays = heard.situation.flow === 'pagos';
  if (heard.text.asks) return act(heard, { intent: 'ask', topic: pays ? 'pagos' : 'deuda', area: 'PAGOS' });
  return pays ? leave(heard) : act(heard, { intent: 'reject', area: 'PAGOS' });
}

function leave(heard: Heard): Act {
  return act(heard, { intent: 'exit', word: 'salir' });
}
