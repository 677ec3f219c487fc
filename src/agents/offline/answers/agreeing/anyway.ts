/**
 * "Bueno, igual sí", "ta, igual dale", "ya, igual confirmo", as one says who asked about something before: what he heard
 * changes nothing, and it is a yes. With nothing before it "igual sí" is a maybe, and so is "igual y sí".
 */
import { countryOf, type Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';

const TAKES_IT = [
  'bueno|buenoo+|bue|bueh|ok(?:ay|ey|a|i)?|oks|a+h+|ta|ya|va|vale|listo|dale|entonces|pues|joya|genial|perfecto|gracias|muchas gracias|bom|t[aá] bom|tudo bem|beleza|fine|alright|well',
  'no importa|no pasa nada|no hay (?:drama|problema|l[ií]o|tema)|entiendo|entendido|est[aá] bien|todo bien|que l[aá]stima|que pena|n[aã]o tem problema|no problem',
].join('|');
const ANYWAY =
  'igual(?:mente)?|asi igual|mesmo assim|ainda assim|still|anyway|de tod[oa]s (?:modos|formas|maneras)|aun as[ií]';
const SAYS_YES =
  's[ií]+p?|dale|sim|yes|yeah|(?:l[oa] )?(?:confirm|reserv|agend|acept|tom)(?:o|emos|amos|[ae](?:me)?(?:l[oa])?)|confirm|book it|(?:l[oa] |me l[oa] )?(?:quiero|quero)|resérv[ae]l[oa]|conf[ií]rm[ae]l[oa]';
const ALL_THE_SAME = new RegExp(
  `(?<head>^[\\s¡]*(?:(?:${TAKES_IT})[\\s,.!]+)+)(?<anyway>${ANYWAY})(?<rest>[\\s,]+(?:${SAYS_YES})(?![\\p{L}])(?!\\s+(?!gracias|por|dale|confirm|reserv|l[oa]s?(?!\\p{L})|quiero|nos|please|thanks|obrigad|show)\\p{L}))`,
  'iu',
);

/** "Igual sí" is a maybe there, whatever stands before it. */
const PERHAPS = new Set(['ES', 'MX', '']);

export function withoutAnyway({ raw }: Text, situation: Situation): Text | undefined {
  if (situation.asks !== 'confirm') return undefined;
  const { anyway = '' } = ALL_THE_SAME.exec(raw)?.groups ?? {};
  if (anyway === '' || (/^igual/i.test(anyway) && PERHAPS.has(countryOf(situation)))) return undefined;
  return readText(raw.replace(ALL_THE_SAME, '$<head>$<rest>'));
}
