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
function namesOfBranch(branch: Named): string {
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
 * "Masaje el jueves, no en Palermo", "en cualquiera menos Surco", "Palermo me queda lejos": where he does not go, and no
 * other branch is named. Of two it is the other; of more, "another" than the one that is talked about.
 */
const CHARS_MAX = 240;
const AT_THE_BRANCH = String.raw`(?:(?:en|em|na|no|at|in)\s+)?(?:(?:(?:la|el|a|o|the)\s+)?(?:sede|sucursal|local|unidade)\s+(?:(?:de|del|da|do)\s+)?)?(?:(?:la|el|the)\s+)?`;
const VERY = String.raw`(?:(?:muy|re|super|medio|un poco|bastante|demasiado|tan|muito|too|very|so)\s+)*`;
const UNFIT = String.raw`(?:no|nao)\s+(?:(?:me|nos)\s+(?:queda|sirve|conviene|acomoda|serve)(?:\s+(?:bien|comodo|cerca))?|puedo|podemos|llego|posso|consigo)|(?:me|nos)\s+queda\s+${VERY}(?:lejos|lejisimos|a trasmano|retirado)|(?:me\s+)?fica\s+${VERY}longe(?:\s+(?:para|pra)\s+mim)?|is\s+${VERY}far(?:\s+(?:away|for me))?`;
/** "Al menos en Palermo", "¿por qué no en Palermo?" and "si no, en Palermo" rule nothing out, nor does the "no" of Portuguese. */
const BUT = String.raw`(?<!(?:al|lo|ao|pelo)\s+)menos|excepto|exepto|salvo|exceto|except(?:\s+for)?|but\s+not|(?:que\s+)?(?:no|nao)\s+(?:sea|seja)|(?<!(?:que|si|se|sino|porque|why|if)\s+)(?:no(?=\s+en\s)|nao|not)`;

/** The message with the branch that is left; undefined: none is ruled out, or another one is named. */
export function anyButThere(
  { raw, asks }: Text,
  { tenant, flow, field, known, proposed }: Situation,
): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || raw.length > CHARS_MAX || asks) return undefined;
  if (field !== undefined || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const folded = fold(raw);
  for (const branch of tenant.branches) {
    const told = ruledOut(namesOfBranch(branch), flow !== 'ninguno').exec(folded);
    if (told === null) continue;
    const [before, behind] = [raw.slice(0, told.index), raw.slice(told.index + told[0].length)];
    if (bestPlace(namingWords(`${before} ${behind}`), tenant.branches) !== undefined) return undefined;
    const [left, ...more] = tenant.branches.filter(({ id }) => id !== branch.id);
    const here = branch.id === (known?.sucursal ?? proposed?.branchId);
    const instead = left && more.length === 0 ? `en ${left.name}` : here ? 'en otra sucursal' : '';
    return readText(`${before} ${instead}${behind}`);
  }
  return undefined;
}

/** A bare "en Palermo no" is said of hours that are on show. */
function ruledOut(names: string, onShow: boolean): RegExp {
  const place = String.raw`${AT_THE_BRANCH}(?:${names})(?![\p{L}\d])`;
  const no = onShow ? String.raw`|(?:no|nao)(?=\s*[.!]*\s*$)` : '';
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?:(?:pero|mas|but)\s+)?(?:${BUT}|${UNFIT})\s+(?:a\s+)?${place}|${place}\s+(?:${UNFIT}${no}))`,
    'u',
  );
}

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
