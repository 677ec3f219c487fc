/**
 * A word that a branch and a person are both called by is of one of them: "en 9 de Julio" is no Julio who works there, and
 * "con Julio" is no branch.
 */
import type { Tenant } from '../../../domain.ts';
import { fold } from '../words/text.ts';
import { SMALL, namingWords, partsOf, type Named } from './name-words.ts';
import { isCalledShort, peopleCalled } from './people.ts';

/** The naming words of a text, as they may tell who, and where. */
export function wordsApart(
  text: string,
  { branches, professionals }: Tenant,
): Readonly<Record<'who' | 'where', readonly string[]>> {
  const said = namingWords(text);
  const [who, where] = [
    withoutSignature(withoutPlaces(text, branches), professionals),
    withoutPeople(said, professionals),
  ];
  return { who: who === text ? said : namingWords(who), where };
}

/** The whole names of branches out, where they are of several words. */
function withoutPlaces(text: string, branches: readonly Named[]): string {
  const long = branches.map(({ name }) => fold(name)).filter((name) => /[\s.]/.test(name.trim()));
  const said = fold(text);
  if (!long.some((name) => said.includes(name))) return text;
  return long.reduce((rest, name) => {
    const at = fold(rest).indexOf(name);
    return at < 0 || isCut(rest, at, at + name.length) ? rest : `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }, text);
}

/** "…a las 10. Un saludo, Sofi", "cancelá mi turno del jueves, Sofi" is who writes; "corte, mañana, Sofi" lists whom he wants. */
function withoutSignature(text: string, professionals: readonly Named[]): string {
  const last = fold(LAST_WORD.exec(text)?.[1] ?? '');
  // Nobody who attends is called so for short, or he is called so: most messages are looked at no further.
  if (last === '' || !professionals.some((one) => isCalledShort(last, one))) return text;
  if (professionals.some((one) => partsOf(one).includes(last))) return text;
  return SIGNED.exec(text)?.groups?.['before'] ?? text;
}
const LAST_WORD = /(\p{L}{3,})[^\p{L}\p{N}]*$/u;
const CLOSING = String.raw`(?:(?:un|muchos|mil|um)\s)?(?:saludos?|abrazos?|abra[cç]os?|atte?|atentamente|gracias|obrigad[oa]|thanks|regards)[\s,.:]+`;
const SIGNED = new RegExp(
  String.raw`^(?<before>(?:.*[\p{L}\p{N}]\s*(?:[.;!\n–—]|\s-)\s*(?:${CLOSING})?|.*[,.;!\n]\s*${CLOSING}|(?:[^\s,]+\s+){2,}[^\s,]+\s*,\s*))(?<name>\p{L}{3,})[^\p{L}\p{N}]*$`,
  'isu',
);

function isCut(text: string, start: number, end: number): boolean {
  return /\p{L}/u.test(text[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[end] ?? '');
}

const WITH = new Set(['con', 'com', 'with']);

function withoutPeople(said: readonly string[], people: readonly Named[]): readonly string[] {
  const isWhom = (i: number): boolean => {
    const led = said.slice(0, i).findLast((word) => !SMALL.has(word) || WITH.has(word));
    return WITH.has(led ?? '') && peopleCalled(['con', said[i] ?? ''], people).length > 0;
  };
  return said.some((word) => WITH.has(word)) ? said.map((word, i) => (isWhom(i) ? '' : word)) : said;
}
