/**
 * "Gracias, la semana que viene te escribo para otro día", "le cuento a mi esposo y le aviso", "perdón por avisar sobre la
 * hora": who promises to write, or excuses what he has done, takes his leave. Nothing is wished for, and no hour is told.
 */
import type { Heard } from '../../heard.ts';
import { besideTold, isOneOfMine, wishesForOne } from '../../errands/booking/wish-beside.ts';
import { WISHING } from '../../errands/booking/wishing.ts';
import { group } from '../../rules/rule.ts';
import { timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';

const COURTESY =
  '(?:gracias|muchas|mil|por todo|obrigad[oa]|thanks|thank you|saludos|chau|chao|bye|tchau|abrazo|ok|dale)';
const WORD =
  '(?:escrib(?:o|ire)|llam(?:o|are)|habl(?:o|are)|contact(?:o|are)|busc(?:o|are)|avis(?:o|are|amos)|confirm(?:o|are|amos)|cuento|digo|ligo|chamo|escrevo|falo|retorno|mando mensaje)';
const THEN = group(`
  yo|eu|de nuevo|otra vez|de novo|bien|entonces|cualquier cosa|algo|el otro|la otra|lo otro|eso|${COURTESY}
  (?:para|pra|y|e) (?:coordinar|coordinamos|combinar|agendar|agendamos|reservar|marcar|sacar (?:otr[oa]|turno|cita)|ver(?:lo)?|vemos|arreglar|arreglamos)
  (?:para|pra) (?:otr[oa]|outr[oa]|un nuevo|una nueva) (?:dia|fecha|turno|cita|hora|data|horario)
`);
const WHEN = '(?: (?:cuando|quando|apenas|en cuanto|assim que)(?: [a-z]+){1,5})?';
const PROMISE = `(?:te|le|les|os|l[oa]s|lhe|vos) (?:yo |eu )?${WORD}`;
const PROMISE_IN_ENGLISH =
  '(?:i ll|ill|i will|we ll|we will) (?:reach out|be in touch|write|text|call|message|get back|let you know|contact)';
const PROMISES = re` (?:${PROMISE}(?: ${THEN})*${WHEN}|${PROMISE_IN_ENGLISH}(?: (?:you|u|to you|again|back|then|soon|${COURTESY}))*(?: (?:when|once|as soon as)(?: [a-z]+){1,5})?) $`;
const HAS_PROMISE = re` (?:${PROMISE}|${PROMISE_IN_ENGLISH}) `;

export function promisesWord(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  if (situation.flow !== 'ninguno' || text.asks || hit !== undefined || WISHING.test(text.norm)) return false;
  return PROMISES.test(text.norm) && !wishesAhead(heard);
}

/** "Limpieza mañana a las 10, te confirmo", "el viernes a las 10 con Laura y le aviso". "El viernes a las 10 te llamo" is when he calls. */
function wishesAhead(heard: Heard): boolean {
  const rest = besideTold(heard, (norm) => HAS_PROMISE.test(norm));
  const { situation } = heard;
  if (wishesForOne(rest, situation)) return true;
  return timesIn(rest.raw, situation).hora !== undefined && !isOneOfMine(rest.raw, situation);
}

const SORRY =
  '(?:(?:mil |muchas )?(?:disculp[a-z]*|perdon[a-z]*|desculp[a-z]*)|(?:i m |im )?(?:so |very )?sorry|lamento|apologies)';
const DONE =
  '(?:avis|cambi|cancel|mov|molest|mud|remarc|desmarc|incomod|marear|pedir|chang|reschedul|the|such|short|late|last)[a-z]*';
const OF_IT = group(`
  tan|tanto|tanta|tantas|muy|siempre|el|la|lo|los|las|les|le|te|mi|de|a|en|con|em|na|no|o|my|the|so|at|it|this
  ${APPOINTMENT}|ultim[oa]|momento|minuto|sobre|encima|cima|poc[oa]|anticipacion|antecedencia|tiempo|tempo|tarde|nuevo|novo|otra|vez|veces|vueltas|cambios?
  late|notice|minute|short|last|again|change|trouble|bother|${COURTESY}
`);
const EXCUSES_IT = re`^ (?:(?:y|e|and|ay|uy|bueno|otra vez|de nuevo|nuevamente|${COURTESY}) )*${SORRY}(?: (?:me|nos|usted))? (?:por|pela?|que|de|for|about) (?:(?:el|la|tanto|tantos|tener que|haber|ter que) )*${DONE}(?: ${OF_IT})* $`;

/** Once it is done: with something open it may be an excuse for what is wished now. */
export function excusesIt({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && !text.asks && EXCUSES_IT.test(text.norm);
}
