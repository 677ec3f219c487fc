/**
 * "¿Entonces no pago nada allá?", "so i don't pay anything there?", "¿ya no debo nada?": whether anything is left of what is
 * his. "Me llegó el cobro", of what was paid here, is that it is paid.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:(?:hola|y|e|and|so|entonces|entao|then|ok|bueno|ah|listo|genial|perfecto|gracias|o sea|ou seja|osea|que|perdon|oye|che|ya|ja|yo|eu|i|despues|luego|al final) )*';
const OWES =
  '(?:(?:me |nos )?(?:pago|pagamos|pagaria|abono|debo|debemos|devo|adeudo|cobran?|cobrarian|cobraran|cobram)|(?:(?:tengo|tenemos|tendria|hay|tenho|tem) que|debo|me toca|voy a|vamos a|necesito|preciso|vou) (?:pagar|abonar|cobrar)(?:l[oa]s?|te|les)?|(?:me )?(?:van|vao) a? ?cobrar|(?:have|need) to pay|pay|owe)';
const THERE =
  '(?:alla|ahi|alli|aca|aqui|la|ahi mismo|en (?:el|la) [a-z]+|no [a-z]+|na [a-z]+|ese dia|nesse dia|cuando (?:llegue|vaya|este)|al llegar|quando (?:chegar|for)|there|then|when i (?:get|come|arrive)|on the day|mas|mais|more|otra cosa|else)';
const TAG = '(?:no|nao|ne|verdad|cierto|certo|right|correcto|correct|o si|o no|eso es todo)';
const NOTHING_LEFT = re`^ ${LEAD}(?:no|nao|don t|won t|wouldn t) (?:(?:ya|ja|yo|eu|i) )*${OWES} (?:(?:nada|ya nada|algo|anything|nothing|mais nada|nada mas)(?: ${THERE})*|(?:${THERE})(?: ${THERE})*)(?: ${TAG})* $`;

const OWING = / (?:debo|debemos|devo|adeudo|owe) /;

export function asksIfNothingIsLeft(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, owes, appointments = [] } = situation;
  if (flow !== 'ninguno' || !text.asks || !NOTHING_LEFT.test(text.norm)) return undefined;
  const own = owes === true || appointments.length > 0 || OWING.test(text.norm);
  return act(heard, { intent: 'ask', topic: own ? 'deuda' : 'pagos', area: 'PAGOS' });
}

const BY_THE_BANK =
  '(?:(?:en|a|de|del|no|na|da|do|on|to|from|my) (?:(?:el|la|mi|o|a|my|the|meu|minha) )?(?:tarjeta|cuenta|banco|app|celular|correo|cartao|conta|card|bank|account))';
const CHARGED = re`^ ${LEAD}(?:(?:si|sim|yes|all[ií]|ahi) )*(?:(?:me|nos) (?:lleg[oa]|llego|aparecio|salio|cayo|entro|figura|hicieron|hizo|chegou|apareceu|caiu) (?:el|la|un|o|a|uma?) (?:cobro|cargo|debito|descuento|cobranca|desconto)|(?:ya )?(?:me|nos) (?:cobraron|debitaron|descontaron|hicieron el cobro|cobraram|descontaram)|i (?:was|got|have been) charged)(?: ${BY_THE_BANK})*(?: (?:gracias|muchas|ya|ok|listo|obrigad[oa]|thanks|thank you))* $`;

/** "Listo, me llegó el cobro": told of the money that left his hands. "Me cobraron dos veces" is a person's. */
export function tellsItWasCharged(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (text.asks || (situation.flow !== 'ninguno' && situation.flow !== 'pagos')) return undefined;
  return CHARGED.test(text.norm) ? act(heard, { intent: 'claim' }) : undefined;
}
