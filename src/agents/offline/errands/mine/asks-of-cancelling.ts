/**
 * "¿Cuál cita me va a cancelar?", asked whether to cancel, and "¿cancelé bien el turno?" afterwards: what there is is
 * shown, and nothing more of it goes.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { ALSO_TO_PAY } from '../../rules/paid-by-cancelling.ts';
import { countryOf } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, BILL, CANCEL, TRANSFER } from '../../words/words.ts';
import { asksTillWhen, MAY } from './may-cancel-later.ts';
import { re } from '../../words/pattern.ts';

const GOES = '(?:cancel|anul|borr|elimin|desmarc|quit)[a-z]*';
const GOING = `(?:(?:es|seria|e|is) )?(?:(?:el|la|los|las|o|a) )?(?:(?:que|es la que|es el que) )?(?:(?:se )?(?:me|nos|te|yo) )?(?:(?:va[sn]?|voy|vamos|vai|vao|vou|quieres?|are you|am i|estas|estan|estoy|esta)(?: a)? )?(?:me |se )?${GOES}`;
const WHICH_GOES = re` (?<! (?:tengo|tenga|hay|tendria|por|tenho) )(?:que|cual|cuales|qual|quais|which|what)(?: de (?:las|los|mis|todas|todos)(?: [a-z]+)?)? (?:(?:${APPOINTMENT}|one) )?(?:(?:es|son|e) )?${GOING} `;
/** "¿Quedó cancelada mi cita?", "did I cancel it?" */
const DONE_WELL = re` (?:(?:cancele|anule|cancelei|desmarquei|cancelado|cancelada) (?:bien|correctamente|certo|direito)|se (?:cancelo|anulo|cancelou)(?: bien)?|(?:quedo|quedaria|esta|estaba|fue|ficou|foi|esta ya) (?:bien |ya |efectivamente )?(?:cancelad|anulad|desmarcad)[oa]s?|did i (?:really )?cancel|is (?:it|my [a-z]+) (?:really )?cancell?ed) `;
const WANTS_MORE =
  / (?:otr[oa]|outr[oa]|another|nuev[oa]|quiero (?!chequear|saber|verificar|confirmar|ver|revisar)|quisiera) /;

/** "Si me cancelan la cita, ¿me avisan?", "y si la cancelo, ¿qué pasa?": what the rule is, and nothing goes. */
const IF_IT_GOES =
  / (?:si|se|if|cuando|en caso de que|when) (?:(?:yo|ustedes|uds|vos|el|doctora?|al final|despues|por algo|me|nos|l[oa]|se|you|i) )*(?:cancel|anul)(?:o|as?|an?|e|en|amos|aran?|ase|ado|aria|aran|ar|arem)? (?:[^ ]+ ){0,5}?(?:me|nos|les|te|avis[a-z]*|devuelv[a-z]*|devolv[a-z]*|reintegr[a-z]*|cobr[a-z]*|pierdo|perco|que|como|hay|tiene|puedo|pasa|tengo|what|will|do) (?:[^ ]+ )*/;
/** "Sí, ¿me la cancelás?", with its accent or a comma behind it, asks for it. */
const YES_HE_SAYS = /(?<!\p{L})(?:sí|s[ií]\s*[,.;!¿])/iu;
const ORDERS = / (?:quiero|quisiera|necesito|cancelame|cancelal[oa]|cancelel[oa]|cancelar) /;
function asksWhatIf({ raw, norm, asks }: Heard['text']): boolean {
  return asks && IF_IT_GOES.test(norm) && !YES_HE_SAYS.test(raw) && !ORDERS.test(norm);
}

/** "¿Cuál? Cancela la del lunes"; "por qué se canceló" asks of something else. */
const ORDERS_BEHIND = /\?.*cancel|por ?qu[eé]|porqu[eé]/iu;

/** "¿Cómo cancelo?", "como faço pra cancelar?", "how do I cancel?": it is begun, and asked for a yes. */
const HOW = re` (?:como|how)(?: (?:faco|hago|hacemos|haria|puedo|podria|debo|tengo que|hay que|posso|e que|se|eu|para|pra|do|can|should|would|i|we|you|go about))* (?:${CANCEL}|cancelo|anulo|desmarco)(?= )(?<if> (?:si|se|if|caso|en caso|cuando|despues|luego|depois|after|later) )?`;
const IN_THE_DIARY = / (?:citas?|turnos?|reservas?|reservacion|horas?) /;
function asksHow({ text, situation }: Heard): Omit<Act, 'from' | 'to'> | undefined {
  const asked = situation.flow === 'ninguno' ? HOW.exec(text.norm) : null;
  if (asked === null || OF_MONEY.test(text.norm)) return undefined;
  if (asked.groups?.['if'] !== undefined) return { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO' };
  // Where that is how one pays, too, it may be asked of the bill.
  const orPays = situation.language === 'es' && ALSO_TO_PAY.includes(countryOf(situation));
  return orPays && !IN_THE_DIARY.test(text.norm) ? undefined : { intent: 'cancel' };
}

/** Not `SHIFT`, which holds "pasa": "si no puedo ir, ¿qué pasa?" moves nothing. */
const MOVED = '(?:cambi|mov|muev|mud|reprogram|reagend|remarc|troc|reschedul|chang)[a-z]*|pas(?:ar|arl[oa])';
const GONE = `(?:${CANCEL}|${MOVED})(?:l[oa])?`;
/** "Si es posible" is a courtesy, and who does not know whether he can come wants it now. */
const IF =
  '(?<!(?: no| nao| no se| nao sei| don t know| not sure) )(?:si|se|if|en caso|in case|caso)(?! (?:es|fuera|fuese|e|for) (?:posible|possivel)| (?:puede|pudiera|pode) (?:ser)?| se (?:puede|pudiera)| no (?:es|hay) (?:molestia|problema)| (?:hay|tienen|tem|tuvieran|hubiera) | possible)';
const MAY_IF = re` (?:(?:l[oa] )?${MAY} (?:[^ ]+ ){0,2}?${GONE} (?:[^ ]+ ){0,4}?${IF}|${IF} (?:[^ ]+ ){1,7}?(?:l[oa] )?${MAY} (?:[^ ]+ ){0,2}?${GONE}) `;
function asksWhetherOneMay(heard: Heard): boolean {
  const {
    text,
    times,
    situation: { flow },
  } = heard;
  if (flow === 'cancelacion' || OF_MONEY.test(text.norm)) return false;
  if (asksTillWhen(heard)) return true;
  if (saysWhen(times)) return false;
  return (text.asks && MAY_IF.test(text.norm)) || (IF_I_WISH.test(text.norm) && !YES_HE_SAYS.test(text.raw));
}
/** "Y si después quiero cambiar el día, ¿puedo?", "what if I need to move it later?": what he may wish one day, and not now. */
const ONE_DAY =
  '(?:despues|luego|mas adelante|algun dia|mas tarde|depois|mais tarde|mais pra frente|algum dia|later(?: on)?|afterwards|some day)';
const SHOULD_WISH =
  '(?:quier[oa]|quisiera|necesit(?:o|e|ara|aria)|precis(?:o|ar|ara|asse)|ten(?:go|ga|ho) que|tuvier[ae] que|tuviese que|tiver que|quiser|quisesse|lleg(?:o|ue|ara) a(?: querer| necesitar| tener que)?|me toca|me tocara|hubiera que|want to|wanted to|need to|needed to|have to|had to)';
const NO_TROUBLE =
  '(?:hay|habria|tienen|tem|is there|tendria)(?: (?:algun|alguna|algum|any|un|um|a))? (?:problema|drama|inconveniente|recargo|multa|penalidad|problem)|(?:es|seria|e) posible|(?:que|o que) (?:pasa|hago|acontece|faco)|como (?:hago|seria|faco)|is (?:it|that) (?:ok|okay|possible|a problem)|what happens';
const IF_I_WISH = re` ${IF} (?:(?:${ONE_DAY}|yo|eu|i|nos|al final|por algo) )*(?:${SHOULD_WISH} (?:[^ ]+ ){0,2}?${GONE} (?:[^ ]+ ){0,6}?(?:${MAY}|${NO_TROUBLE}|(?:da|dejan|deixam|${ONE_DAY})(?= $))|${ONE_DAY} (?:(?:yo|eu|i) )?${SHOULD_WISH} (?:[^ ]+ ){0,2}?${GONE}) `;
const OF_MONEY = re` (?:${BILL}|${TRANSFER}) `;

export function asksOfCancelling(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const how = asksHow(heard);
  if (how !== undefined) return act(heard, how);
  if (asksWhetherOneMay(heard)) return act(heard, { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO' });
  if (asksWhatIf(text)) return act(heard, { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO' });
  const asksIt = situation.flow === 'cancelacion' && text.asks && WHICH_GOES.test(text.norm);
  const asksAfter = situation.flow === 'ninguno' && text.asks && DONE_WELL.test(text.norm);
  if ((!asksIt && !asksAfter) || WANTS_MORE.test(text.norm) || ORDERS_BEHIND.test(text.raw)) return undefined;
  return act(heard, { intent: 'mine' });
}
