/**
 * "El sábado viene mi suegra, haceme corte y barba el viernes", where "Corte y barba" is sold: its "y" parts no two wishes,
 * so that nobody is given half of it on a day that he only spoke of.
 */
import type { Tenant } from '../../../../domain.ts';
import { namingWords, saysBoth } from '../../names.ts';
import { SMALL } from '../../names/name-words.ts';
import type { Situation } from '../../situation.ts';
import { clauses, type Piece } from '../../words/text.ts';

/** The pieces, those cut within such a name joined again; who tells each half anew, or an hour on either side, wants two. */
export function uncutNames(raw: string, { tenant }: Situation, hasHour: (piece: string) => boolean): readonly Piece[] {
  const said = namingWords(raw);
  const joined: Piece[] = [];
  for (const piece of clauses(raw)) {
    const last = joined.at(-1);
    const name = last === undefined ? [] : aroundTheCut(last.raw, piece.raw);
    const once = name.every((half) => said.filter((word) => word === half).length === 1);
    const whole = last === undefined ? '' : raw.slice(last.start, piece.start + piece.raw.length);
    const one = once && tenant !== undefined && isOneName(name, { whole, tenant });
    if (last === undefined || !one || (hasHour(last.raw) && hasHour(piece.raw))) joined.push(piece);
    else joined.splice(-1, 1, { ...last, raw: whole, asks: piece.asks });
  }
  return joined;
}

/**
 * "Banho" tells "Banho e tosa" by itself: of "vacina e banho" it is no half. "Baño y corte de uñas" is no "Baño y corte",
 * though the words around its "y" are.
 */
function isOneName(halves: readonly string[], { whole, tenant }: { whole: string; tenant: Tenant }): boolean {
  const isSoldAsOne = (words: string): boolean => saysBoth(words, tenant.services);
  const [before, after] = halves.map(isSoldAsOne);
  return before === after && isSoldAsOne(halves.join(' ')) && isSoldAsOne(whole);
}

/** The last word before it and the first behind it that may be of a name. */
function aroundTheCut(before: string, after: string): readonly string[] {
  const [one, other] = [namingWords(before).at(-1), namingWords(after).find((word) => !SMALL.has(word))];
  return one === undefined || other === undefined ? [] : [one, other];
}
