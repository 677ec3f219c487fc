/**
 * Asked for the name: "Jorge" and, in a message of its own, "Silva" is Jorge Silva, also where a Silva works there; "mi perro
 * se llama Martín" names nobody of the team.
 */
import type { Situation } from '../situation.ts';
import { isSentenceWord } from '../answers/fields/field-answers.ts';
import { fieldValue } from '../answers/fields/fields.ts';
import { findNames } from '../names.ts';
import { isGivenName } from '../names/given-names.ts';
import { timesIn } from '../time/index.ts';
import { pieces } from '../words/phrases.ts';
import { re } from '../words/pattern.ts';
import { fold, plainWords, readText, type Text } from '../words/text.ts';
import type { Introduction } from './introductions.ts';

const TWO_LINES = /^\s*(?<first>[^\n]{2,60})\n\s*(?<last>\p{L}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]+)?)[\s.!]*$/u;

export function surnameBelow(raw: string, situation: Situation): Introduction | undefined {
  const { first, last } = TWO_LINES.exec(raw)?.groups ?? {};
  const { tenant, field } = situation;
  if (first === undefined || last === undefined || field !== 'name' || tenant === undefined) return undefined;
  const name = fieldValue('name', first, '');
  const given = plainWords(name ?? '');
  if (name === undefined || given.length > 2 || !isGivenName(given[0] ?? '')) return undefined;
  const words = plainWords(last);
  const { servicio, sucursal } = findNames(last, tenant);
  if (words.some(isSentenceWord) || pieces(words).some(({ kind }) => kind !== 'other')) return undefined;
  if ((servicio ?? sucursal) !== undefined || timesIn(last, situation).spans.length > 0) return undefined;
  return { name: `${name} ${last}`, rest: '', alone: true };
}

/** What most of them are; each pattern adds its own. */
export const PET_NOUN = 'perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|cachorr[oa]|dog|cat|pet';
const PET = `(?:${PET_NOUN}|cachorrit[oa]|conej[oa]|loro|puppy)`;
const ITS_NAME = re`^\s*(?:(?:el|la|mi|su|o|a|meu|minha|my|the)\s+)?(?:nombre\s+(?:de|del)\s+(?:mi\s+|la\s+)?)?${PET}(?:\s+(?:se\s+(?:llama|chama)|es|is(?:\s+called)?|e)|['’]s\s+name\s+is)\s+(?<its>[a-z]+)(?:\s*[,.;]\s*|\s+(?:y|e|and)\s+|\s*$)`;

/** What is left is the answer; of the pet alone no name is told. */
export function withoutPetsName({ raw }: Text, { field }: Situation): Text | undefined {
  const said = field === 'name' ? ITS_NAME.exec(fold(raw)) : null;
  const its = said?.groups?.['its'];
  if (said === null || its === undefined) return undefined;
  const rest = raw.slice(said[0].length);
  return readText(/\p{L}/u.test(rest) ? rest : said[0].slice(0, said[0].lastIndexOf(its)));
}
