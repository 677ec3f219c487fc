/**
 * "¿Por dónde cancelo?", "¿cómo le cancelo el anticipo?", "¿y uno cancela allá?", in Colombia: where and how one pays, and no
 * cancellation; it is read as said of paying. What stands in the diary ("¿cómo cancelo la cita?") is given up all the same.
 * "Sí, ¿por dónde pago?", where the link is offered: a yes, which brings it.
 */
import { act, type Act } from '../../acts.ts';
import { yesAtHead } from '../agreeing/yes-head.ts';
import type { Heard } from '../../heard.ts';
import { countryOf, type Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { asksForMoney } from './paying.ts';

const WHERE =
  '(?:(?:por|a|en) (?:donde|cual|que (?:cuenta|medio|lado|parte|banco|numero))|donde|adonde|a quien|con que)';
const SMALL = '(?:(?:se|le|les|te|l[oa]|me|uno|una|yo|puedo|podria|debo|tengo que|toca|hay que|para|hago) )*';
const BILL =
  '(?:anticipo|abono|adelanto|deposito|saldo|valor|total|excedente|resto|monto|pago|sena|mitad|cuenta|factura|consignacion)';
const THERE =
  '(?:alla|ahi|alli|aqui|aca|por (?:aqui|aca)|en (?:el|la) (?:local|salon|sede|caja|recepcion|sitio)|al (?:llegar|final)|el mismo dia|ese dia)';
/** What is given up or done has its name; a bare "¿cómo cancelo?" may be of it. */
const OF_MONEY = re`(?<![a-z])(?:${WHERE} ${SMALL}|como ${SMALL}(?=[a-z]+ (?:el|la|los|ese|un) ${BILL}(?![a-z]))|(?:uno|se|una|yo|tambien|y) (?=[a-z]+ ${THERE}(?![a-z]))|^\s*[¿¡]?(?=[a-z]+ ${THERE}(?![a-z])))(?<verb>cancel(?:o|a|ar|amos|aria|arle|arles))(?=\s*(?:$|[?.,!;])|\s+(?:(?:el|la|lo|los|ese|esa|un) ${BILL}|${THERE}|eso|esto|por favor|porfa|pues|entonces|o|para (?:reservar|apartar|separar|asegurar))(?![a-z]))`;
/** At the question about the money, or with its link open, "¿cómo cancelo?" is of it, too. */
const HOW = re`(?<![a-z])como ${SMALL}(?<verb>cancel(?:o|a|ar|amos|arle|arles))(?=\s*(?:[?.!,]|$))`;
const BILL_OR_THERE = re` ${BILL} | ${THERE} `;
const PAYS = 'pag';

export function toPayIt({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, field, owes, state, appointments = [] } = situation;
  if (countryOf(situation) !== 'CO' || field !== undefined) return undefined;
  if (flow === 'cancelacion' || flow === 'reprogramacion') return undefined;
  const folded = fold(raw);
  const due = asksForMoney(situation) || state === 'AGENDA_ESPERANDO_PAGO' || flow === 'pagos';
  const said = OF_MONEY.exec(folded) ?? (due ? HOW.exec(folded) : null);
  const verb = said?.groups?.['verb'];
  if (said === null || verb === undefined) return undefined;
  // With one that he has and nothing that is owed or spoken of, where it is cancelled may be asked.
  const named = BILL_OR_THERE.test(readText(raw).norm);
  if (!due && !named && flow === 'ninguno' && owes !== true && appointments.length > 0) return undefined;
  const at = said.index + said[0].length - verb.length;
  return readText(raw.slice(0, at) + PAYS + raw.slice(at + 'cancel'.length));
}

const ASKS_WHERE = re`^ (?:(?:y|entonces|pero) )*(?:${WHERE}|como) ${SMALL}(?:pag(?:o|a|ar|amos|arle)|abon(?:o|a|ar)|consign(?:o|a|ar)|transfier[oe]|transferir|deposit(?:o|a|ar)|hago el pago|seria el pago|es el pago)(?: (?:(?:el|la) )?${BILL})?(?: (?:por favor|porfa|gracias|pues|entonces))* $`;

export function yesAndWhereToPay(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (!asksForMoney(situation)) return undefined;
  const { next } = yesAtHead(text.raw) ?? {};
  if (next === undefined || !ASKS_WHERE.test(readText(text.raw.slice(next.start)).norm)) return undefined;
  return act(heard, { intent: 'accept', holds: true });
}
