/** "Can I get another one?", "¿me das una más?", "quero mais um", with nothing open and no link that waits: one more of the same. */
import type { Heard } from '../../heard.ts';
import { SOMEBODY } from '../../people/told-names.ts';
import { readText, without } from '../../words/text.ts';

const LEADS =
  '(?:(?:hi|hey|hello|great|thanks|thank you|perfect|ok|okay|and|also|oh|actually|hola|listo|gracias|perfecto|genial|bueno|y|oye|che|tambien|oi|otimo|obrigad[oa]|e|tambem) )*';
const WISH =
  '(?:(?:can|could|may) (?:i|we) (?:get|have|book|make|take|do|add|schedule) |(?:i|we) (?:want|need|would like|d like)(?: to (?:get|have|book|make|add))? |(?:get|give|book) me |(?:me |nos )?(?:d[ae]s?|podes dar|puedes dar|puede dar|agend[ae]s?|reserv[ae]s?) |(?:(?:me )?(?:puedo|podria|podemos) )?(?:sacar|pedir|agendar|reservar|tomar) |(?:quiero|quisiera|necesito|dame|deme|agend[ae]me|reserv[ae]me) |(?:posso|podemos|quero|queria|gostaria de) (?:marcar |agendar )?)?';
const ANOTHER =
  '(?:another(?: one)?|one more|(?:a )?second one|(?:otr[oa]|un[oa]) mas|(?:mais )(?:um|uma)|outr[oa] mais)(?: (?:appointment|booking|turno|cita|hora|reserva|horario))?';
/** "…on Friday", whose day is taken out before; "…for my son". */
const FOR_WHOM = `(?:(?:for|para|pra|pa) (?:(?:my|mi|mis|minha|meu) )?${SOMEBODY} )?`;
const END = `${FOR_WHOM}(?:(?:on|at|for|in|the|el|la|las|para|pra|a|as|na|no|(?:(?:ese|este|esse|nesse|that) )?(?:mismo|mesmo|same) (?:dia|day)|(?:ese|esse|nesse|that) (?:dia|day)|please|too|as well|also|por favor|porfa|tambien|tambem|pfv) )*${FOR_WHOM}`;
/** With a verb of taking "otra" is enough: "dame otra" may be another hour. */
const TAKES =
  '(?:(?:quiero|quisiera|puedo|podria|quero|mejor) )?(?:pid[oe]|saco|agendo|reservo|marco|pedir|sacar|pedime|pideme|sacame|marcar) (?:otr[oa]|outr[oa])';
const ANOTHER_ONE = new RegExp(`^ ${LEADS}(?:${WISH}${ANOTHER}|${TAKES}) ${END}$`);

/** Where money waits, what there may be another one of is the link. */
export function wantsAnotherOne({ text, times, situation: { flow, owes } }: Heard): boolean {
  if (flow !== 'ninguno' || owes === true) return false;
  return ANOTHER_ONE.test(readText(without(text.raw, times.spans)).norm);
}
