/**
 * What a yes may hang on: "si no me cobran", "solo si es gratis", "dependiendo del precio", "se tiver desconto", "if there's
 * a discount". Without its accent "si me sirve" says the yes once more, and "si es tan amable", "if you don't mind" are
 * manners; asked, it is a question of its own ("sí, ¿y si llueve?").
 */
import { verdictOf } from '../../words/phrases.ts';
import { re } from '../../words/pattern.ts';
import { readText, type Piece } from '../../words/text.ts';

const BEGINS = '(?:(?:y|e|and|pero|mas|but|eso|claro|siempre|sempre|always) )*';
const ONLY = '(?:solo|solamente|unicamente|nomas|nada mas|so|somente|apenas|only|just|eso)';
/** No Spanish sentence has a verb's bare form behind "se": so it is the if of Portuguese. */
export const SE = 'se (?:(?:nao|nem|me|eu|voces?|o|a|ele|ela|tambem) )*(?:[a-z]+r(?:em|mos)?|for|forem|formos)';
/** Nothing but a condition is told by these, wherever they stand. */
export const ON_CONDITION =
  'siempre (?:que|y cuando)|con(?: la)? (?:condicion|tal)(?: de)? que|en (?:el )?caso(?: de)? que|(?:as|so) long as|contanto que|a menos que|unless';
const HANGS = re`^ ${BEGINS}(?:${ONLY} (?:si|se|if)|(?<bare>si|if|${SE})|${ON_CONDITION}|(?:a|bajo la) condicion de que|mientras(?! (?:tanto|mas|espero|llego|voy))|provid(?:ed|ing)|on (?:the )?condition|desde que|com a condicao de|caso (?:nao )?[a-z]+em?|salvo (?:si|que)|excepto si|a (?:no|nao) ser que|(?:(?:todo|eso|tudo|it|that) )?(?:depend(?:e|iendo|endo|ing|s))|segun|conforme (?:o|a)) `;
/** Who asks for nothing by it, and what may be left unsaid. */
const MANNERS = re`^ ${BEGINS}(?:si|se|if) (?:(?:no|nao) (?:es|e|seria|for|te|le|les|l[oa]s?|hay|resulta|causa) (?:(?:mucha?|muita|ningun|ninguna|de) )?(?:molest[a-z]*|problema|inconveniente|abuso|incomod[a-z]*)|(?:es|eres|sos|fuera|son) tan amables?|(?:(?:se|me) )?(?:puede[ns]?|podes|podeis|puder(?:em)?|posible)|es posible|e possivel|for possivel|possivel|possible|dios quiere|deus quiser|(?:te|le|les|os) parece(?: bien)?|(?:asi )?(?:quieres?|querer|gustas?|gusta)|you (?:don t mind|please|can|could|like)|(?:it s|it is|that s) (?:ok|okay|fine|possible|not (?:a|too much) (?:problem|trouble))|that works|por favor|porfa|please|gracias)(?: (?:para|por|pa|pra|for|con|de|you|ti|usted|ustedes|voces?|todos|favor|porfa|please|gracias|obrigad[oa]|thanks|entonces))* $`;
/** "Sí, si cuánto cuesta": the yes once more, and a question. */
const ASKS = / si (?:que|cual|cuant[oa]s?|como|donde|cuando|quien|por que|a que|de que) /;
/** "Sí, sí quiero". */
const ACCENT = /^[\s,.;!]*s[íÍ]/iu;

export function isCondition({ raw, asks }: Piece): boolean {
  if (asks || ACCENT.test(raw)) return false;
  const { norm, words } = readText(raw);
  const bare = HANGS.exec(norm);
  if (bare === null || MANNERS.test(norm)) return false;
  return bare.groups?.['bare'] !== 'si' || !(ASKS.test(norm) || verdictOf({ words }) === 'yes' || AGAIN.test(norm));
}
/** "Si, si me sirve", "si, si quiero que me la cancelen": of who has no accents. */
const AGAIN =
  /^ (?:(?:y|pero) )*si (?:(?:claro|por supuesto|obvio|dale|ok|que|yo|ya|la|lo|esa|ese|ahi|asi) )*(?:(?:me|nos) (?:sirve|queda|va|viene|acomoda|conviene|gusta|interesa|parece)|quiero|queremos|quisiera|necesito|(?:puedo|podemos)(?! (?:pagar|abonar))|voy|vamos|ire|llego|confirm[a-z]*|acepto|cancel[a-z]*|anul[a-z]*|reserv[a-z]*|agend[a-z]*|cambi[a-z]*|muev[a-z]*|pas[ae][a-z]*|estoy (?:segur|de acuerdo)[a-z]*|esta (?:bien|perfecto)|es (?:correcto|asi|esa?|la|el)|gracias|por favor|claro|correcto|porfa) /;
