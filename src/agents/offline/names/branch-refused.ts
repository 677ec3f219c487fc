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

/**
 * "Me queda lejos Norte, ¿en Palermo tiene?", "uy pero Norte me queda lejos, mejor en Palermo": why not there, and not the
 * question where it is. What stands behind it, with another branch in it, is what is meant.
 */
const LEAD =
  'uy|ay|ah|oh|uf|no|nao|pero|but|mas|pucha|chuta|es que|e que|la verdad|perdon|disculpe?a?|che|oiga|oye|que pena|porque|y|e|mmm?';
const THERE =
  '(?:(?:la|el|lo|de|del|da|do|sede|sucursal|local|tienda|unidade|the|a|o|en|esa|ese|essa|eso|ahi|alla|that|branch)\\s+)*';
const FAR =
  '(?:(?:me|nos|le|les|it|that|esta|es|e|is|too|queda|quedaria|fica|vivo|estoy|vivimos|moro)(?:\\s+s)?\\s+)+(?:(?:muy|re|super|bien|medio|un poco|bastante|demasiado|tan|muito|too|very|so|mas)\\s+)*(?:lejos|lejitos|lejisimos?|longe|far|retirad[oa]|a trasmano|trasmano|mal ubicad[oa])(?:\\s+(?:away|for me|para mi|pra mim|de aqui|de casa|de mi casa))?';
const TOO_FAR_CHARS_MAX = 200;

/** The message without it; undefined: nothing of the kind, or no other branch behind it. */
export function withoutTooFar({ raw }: Text, { tenant, proposed, known }: Situation): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || raw.length > TOO_FAR_CHARS_MAX) return undefined;
  const folded = fold(raw);
  if (!SAYS_FAR.test(folded)) return undefined;
  const names = tenant.branches.flatMap((one) => [fold(one.name), ...partsOf(one).filter(isOwnName)]);
  const place = `${THERE}(?:${names.map((name) => name.replaceAll(/\W/g, '.')).join('|')})`;
  const told = new RegExp(
    String.raw`^\s*(?:(?:${LEAD})[\s,.]+)*(?:${place}\s+)?${FAR}(?:\s+${place})?\s*(?:[,.;:!]+|\s(?=(?:mejor|melhor|en|em|asi que|tiene|hay)\s))\s*(?:(?:y|e|asi que|entonces|por eso)\s+)*`,
    'u',
  ).exec(folded)?.[0];
  if (told === undefined) return undefined;
  const rest = raw.slice(told.length);
  const there = bestPlace(namingWords(rest), tenant.branches);
  return there === undefined || there === (proposed?.branchId ?? known?.sucursal) ? undefined : readText(rest);
}
const SAYS_FAR = /(?:lejos|lejitos|lejisim|longe|(?<!\p{L})far(?!\p{L})|retirad|trasmano|mal ubicad)/u;
