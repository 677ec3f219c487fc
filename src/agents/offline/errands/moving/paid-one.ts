/**
 * "Cambiame el corte que ya pagué para el sábado", "cancelame la cita que ya pagué": that it is paid tells which one is
 * spoken of. Nothing is claimed, and no money is asked for.
 */
import { PAID } from '../../words/words.ts';
import { fold } from '../../words/text.ts';

const CHANGES =
  '(?:cambi|mov|muev|mud|pas[aeo]|corr|reprogram|reagend|remarc|adelant|atras|posterg|cancel|anul|desmarc|reschedul|chang)';
/** "Es que ya pagué", "creo que ya pagué" tell something of their own. */
const TELLS =
  '(?:es|e|que|creo|acho|pense|digo|dije|dig[ao]n|decir|decirle|decirte|avis[oae]|avisar|avisarle|avisarte|sabe|saber|sabes|ves|viste|confirmo|cuento|contar|ya|asi|dado|visto|seguro|cuenta|parece|supuesto|sino|antes|and|y|o)';
const THAT_IS_PAID = new RegExp(
  `(?<=(?<![a-z])${CHANGES}[a-z]*(?: [a-z0-9:]+){1,7} )(?<!(?<![a-z])${TELLS} )(?:que|q|k|that) (?:(?:ya|ja|i|i ve|te|le|les|lo|la|yo|he|eu|already) ){0,3}(?:${PAID}|paid)(?: (?:por (?:adelantado|anticipado)|(?:con|por) (?:la )?(?:tarjeta|yape|plin|transferencia|nequi|pix)|adiantado|in advance|ayer|anoche|ontem|yesterday|hoy|hoje|today))?(?![a-z])`,
  'g',
);
const LOOKED_AT_CHARS_MAX = 400;

/** Where a text says that the appointment which is to be changed is paid. */
export function paidOne(raw: string): { start: number; end: number }[] {
  const head = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  return [...head.matchAll(THAT_IS_PAID)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
}
