/** "El sábado en Palermo no, en Norte": the branch that is not wanted goes, and its "no" with it: the day and the rest stay. */
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { bestPlace } from './branches.ts';
import { isOwnName, namingWords, partsOf, type Named } from './name-words.ts';

const AT = String.raw`(?:(?:en|a|al|de|del|para|em|na|at|in)\s+)?(?:(?:la|el|lo|de|sede|sucursal|local|the|a|o)\s+)*`;

/** The message without it; undefined: none is named so, or no other one behind it. */
export function withoutThatBranch({ raw }: Text, { tenant }: Situation): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2) return undefined;
  const folded = fold(raw);
  for (const branch of tenant.branches) {
    const match = refused(branch).exec(folded);
    if (match === null) continue;
    const behind = raw.slice(match.index + match[0].length);
    const instead = bestPlace(namingWords(behind), tenant.branches);
    if (instead !== undefined && instead !== branch.id) return readText(`${raw.slice(0, match.index)} ${behind}`);
  }
  return undefined;
}

/** What it goes by, as alternatives of a pattern. */
export function namesOfBranch(branch: Named): string {
  return [fold(branch.name), ...partsOf(branch).filter(isOwnName)].map((name) => name.replaceAll(/\W/g, '.')).join('|');
}

function refused(branch: Named): RegExp {
  const before = known.get(branch);
  if (before !== undefined) return before;
  const found = new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:no|nao|not)\s+)?${AT}(?:${namesOfBranch(branch)})\s*,?\s+(?:no|nao|not)\s*[,;.:]+\s*`,
    'u',
  );
  known.set(branch, found);
  return found;
}
const known = new WeakMap<Named, RegExp>();
