/**
 * "Un lavado simple y uno completo", "tengo un piano de cola y uno vertical para afinar": two that are called alike, and
 * the second by what tells it from the first. It is put by its name: as it was said it would be one or the other.
 */
import { serviceIn } from '../../names.ts';
import { namingWords, sameWord } from '../../names/name-words.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const ONE_AND_ONE =
  /(?<![\p{L}\p{N}])(?<one>(?:una?|uma?|an?)\s+[\p{L} ]{3,40}?)\s+(?<joint>(?:y|e|and)\s+(?:un[oa]|otr[oa]|um|uma|outr[oa]|one|another)\s+(?:de\s+|do\s+|da\s+)?)(?<own>[\p{L}]{3,})/du;
/** "Tengo dos autos,": what there is of each is to be done. */
const HAS =
  /^\s*(?<hello>(?:(?:hola|buen[oa]s?|dias|tardes|hi|hello|oi|ola)[\s,.!]+)*)(?:tengo|tenemos|son|tenho|temos|i have|we have)(?:\s+(?:dos|2|dois|duas|two)(?:\s+\p{L}+)?\s*[,:.])?\s*$/du;

export function withItsHead({ raw }: Text, { tenant }: Situation): Text | undefined {
  const found = tenant && ONE_AND_ONE.exec(fold(raw));
  const { one, joint, own } = found?.indices?.groups ?? {};
  if (tenant === undefined || one === undefined || joint === undefined || own === undefined) return undefined;
  const first = tenant.services.find(({ id }) => id === serviceIn(raw.slice(...one), tenant));
  if (first === undefined) return undefined;
  const shared = namingWords(first.name);
  const word = fold(raw.slice(...own));
  const [other, ...more] = tenant.services.filter(({ id, name }) => {
    const words = namingWords(name);
    const alike = words.some((part) => part.length > 2 && shared.includes(part));
    return id !== first.id && alike && words.some((part) => !shared.includes(part) && sameWord(word, part));
  });
  if (other === undefined || more.length > 0) return undefined;
  const head = raw.slice(0, one[0]);
  const has = HAS.exec(fold(head))?.indices?.groups?.['hello'];
  const begins = has === undefined ? head : `${head.slice(...has)}quiero `;
  const and = /^(?:y|e|and)/.exec(raw.slice(...joint))?.[0] ?? 'y';
  return readText(`${begins}${raw.slice(...one)} ${and} ${other.name.toLowerCase()}${raw.slice(own[1])}`);
}
