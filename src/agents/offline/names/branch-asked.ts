/** "¿Surco?", "y Miraflores?", where the branch is asked for: that one, asked as one chooses. Whether it is far is another question. */
import type { Situation } from '../situation.ts';
import { bestPlace, namingWords } from '../names.ts';
import { plainWords, readText, type Text } from '../words/text.ts';

const AND = /^\s*(?:(?:y|e|and|o|or|puede ser|pode ser|can it be)\s+)?(?:(?:en|em|in|at)\s+)?/iu;
const WORDS_MAX = 4;

export function branchAsked({ raw, asks }: Text, { offer, tenant }: Situation): Text | undefined {
  if (!asks || tenant === undefined || offer?.kind !== 'sucursal') return undefined;
  const said = raw.replaceAll(/[?¿]/g, ' ').replace(AND, '').trim();
  const words = plainWords(said);
  if (words.length === 0 || words.length > WORDS_MAX) return undefined;
  const id = bestPlace(namingWords(said), tenant.branches);
  const branch = tenant.branches.find((one) => one.id === id);
  const called = plainWords(branch?.name ?? '');
  return words.every((word) => called.includes(word)) ? readText(said) : undefined;
}
