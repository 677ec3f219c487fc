/** What is paid ahead so that the hour is kept, however a country calls it: abono, seña, anticipo, "con cuánto la aparto". */
import { words, type Rule } from './rule.ts';

const KEEPS = '(?:separ|apart|reserv|asegur|guard|agend)(?:arl[oa]|arme|ar|amos|an|o|a|e)';
const PAYS =
  '(?:abon|pag|dej|deposit|transf[ei]r|consign|adelant|yape|sen|anticip|pon|d)[a-z]*(?:ar|er|ir|a|o|an|en|as)';

export const DEPOSIT: Rule = {
  hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.92 },
  when: words(`
    (?:cuanto|quanto|que monto|que valor|how much)(?: [^ ]+){0,3} ${PAYS}(?: (?:de|por|un|el|la|algo|sena|abono|anticipo|adelanto)){0,2} (?:para|pa|pra|y) (?:(?:poder|que me) )?${KEEPS}
    (?:con|de) (?:cuanto|que monto|que valor)(?: (?:se|me|la|lo|puedo|podria|le|te)){0,2} ${KEEPS}
    (?:cuanto|quanto|de cuanto|que valor)(?: (?:es|seria|sera|vale|sale|piden|cobran|e|hay que|toca|dejar|pagar|dar|de|por|tiene|va|queda|como))* (?:el |la |o |un |una )?(?:abono|apartado|separacion|senita|enganche|anticipo|adelanto|sena|senia|sinal|deposito)(?= $| (?:para|pa|pra|por|de|del|da|do|que|y|e) )
    how much (?:is|would be|do i pay for)? ?(?:the )?(?:deposit|down payment)|how much(?: [^ ]+){0,4} (?:to (?:hold|secure|reserve)) (?:it|the|my|a)
  `),
  not: words(
    '(?:mi|la) (?:deuda|saldo)|falta(?:ria)?|ya (?:pague|abone|deje|di)|devuelv[a-z]*|devolv[a-z]*|mensual(?:idad)?',
  ),
};

/** "¿Hay que dejar seña?", "¿se paga antes o después?": whether anything is paid ahead; who may pay so asks how. */
export function asksOfWhatIsPaidAhead(norm: string): boolean {
  return AHEAD.test(norm) && !MAY_HE.test(norm);
}
const AHEAD =
  / (?:senia|senas?|senita|senar|anticip[oa]|anticipad[oa]|adelant[oa]|adelantad[oa]|enganche|sinal|adiantad[oa]|antecipad[oa]|prepago|down payment|upfront|in advance|antes|(?:un|el|algun|dar|dejar|hacer|piden?|cobran|toca|hay|a|of|any) (?:abono|deposito|deposit)) /;
const MAY_HE = / (?:puedo|podria|podemos|se puede|posso|da pra|can i|could i) /;
