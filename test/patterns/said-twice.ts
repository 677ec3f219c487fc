/**
 * Repeated groups in which one thing is said twice: `(?:no|ay|no )*`, `(?:solo|que|solo que )*`. Each time it is written it can
 * be read in two ways, so that forty of them are never read to their end. What says a thing once more than it has to says
 * nothing new: it is left out.
 */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Groups that are repeated no oftener are read in a moment, whatever they say. */
const TIMES_MAX = 8;
/** Alternatives that stand for more texts are not written out. */
const TEXTS_MAX = 400;
/** Optional parts that are repeated oftener stand for too many texts. */
const REPEATED_MAX = 3;
const RANGE_MAX = 3;
/** Where a word begins or ends, as a letter of its own: "n" and "o" are no "no". */
const EDGE = '\u0001';

/** What is said twice in any repeated group of the pattern; empty: nothing is. */
export function saidTwice(source: string, flags: string): readonly string[] {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  return quantifiersIn(parsed.alternatives).flatMap(({ element, max }) =>
    max > TIMES_MAX && 'alternatives' in element ? twiceIn(textsOf(element.alternatives)) : [],
  );
}

function twiceIn(texts: readonly string[]): readonly string[] {
  const all = texts.filter((text) => text.trim() !== '');
  const once = new Set(all);
  const again = all.filter((text, i) => all.indexOf(text) < i);
  const joined = [...once].filter((text) =>
    Array.from({ length: text.length - 1 }, (_, i) => i + 1).some(
      (i) => once.has(text.slice(0, i)) && once.has(text.slice(i)),
    ),
  );
  return [...again, ...joined];
}

function quantifiersIn(alternatives: readonly AST.Alternative[]): readonly AST.Quantifier[] {
  return alternatives.flatMap(({ elements }) => elements.flatMap(quantifiersOf));
}

function quantifiersOf(element: AST.Element): readonly AST.Quantifier[] {
  if (element.type === 'Quantifier') return [element, ...quantifiersOf(element.element)];
  return 'alternatives' in element && Array.isArray(element.alternatives) ? quantifiersIn(element.alternatives) : [];
}

/** Each text that one round may be, as often as it is said; alternatives that cannot be written out are left out one by one. */
function textsOf(alternatives: readonly AST.Alternative[]): readonly string[] {
  return alternatives.flatMap(({ elements }) => {
    const whole = sequence(elements);
    if (whole !== undefined) return whole;
    // `(?:(?:a|b|[^ ]+) )*`: those of the inner group that can be, each with what stands around it.
    const at = elements.findIndex((element) => element.type === 'Group' && element.alternatives.length > 1);
    const group = elements[at];
    if (group?.type !== 'Group') return [];
    const [before, behind] = [sequence(elements.slice(0, at)), sequence(elements.slice(at + 1))];
    if (before === undefined || behind === undefined) return [];
    return before.flatMap((a) => behind.flatMap((b) => textsOf(group.alternatives).map((text) => a + text + b)));
  });
}

function sequence(elements: readonly AST.Element[]): readonly string[] | undefined {
  let all: readonly string[] = [''];
  for (const element of elements) {
    const texts = written(element);
    if (texts === undefined) return undefined;
    all = all.flatMap((text) => texts.map((more) => text + more));
    if (all.length > TEXTS_MAX) return undefined;
  }
  return all;
}

/** Undefined: too many to write out, or what stands around it decides. */
function written(element: AST.Element): readonly string[] | undefined {
  switch (element.type) {
    case 'Character':
      return [String.fromCodePoint(element.value)];
    case 'CharacterClass':
      return element.negate ? undefined : lettersOf(element.elements);
    case 'Assertion':
      return element.kind === 'word' ? [EDGE] : undefined;
    case 'Group':
    case 'CapturingGroup': {
      const texts = element.alternatives.map(({ elements }) => sequence(elements));
      const all = texts.flatMap((one) => one ?? []);
      return texts.includes(undefined) || all.length > TEXTS_MAX ? undefined : all;
    }
    case 'Quantifier':
      return repeated(element);
    default:
      return undefined;
  }
}

function repeated({ element, min, max }: AST.Quantifier): readonly string[] | undefined {
  const texts = max > REPEATED_MAX ? undefined : written(element);
  if (texts === undefined) return undefined;
  let round: readonly string[] = [''];
  const all: string[] = min === 0 ? [''] : [];
  for (let i = 1; i <= max; i += 1) {
    round = round.flatMap((text) => texts.map((more) => text + more));
    if (i >= min) all.push(...round);
    if (all.length > TEXTS_MAX) return undefined;
  }
  return all;
}

function lettersOf(elements: readonly AST.CharacterClass['elements'][number][]): readonly string[] | undefined {
  const letters = elements.map((element) => {
    if (element.type === 'Character') return [String.fromCodePoint(element.value)];
    if (element.type !== 'CharacterClassRange' || element.max.value - element.min.value > RANGE_MAX) return undefined;
    const { min, max } = element;
    return Array.from({ length: max.value - min.value + 1 }, (_, i) => String.fromCodePoint(min.value + i));
  });
  return letters.includes(undefined) ? undefined : letters.flatMap((one) => one ?? []);
}
