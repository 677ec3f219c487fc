/**
 * "Perdón, Carla Muñoz con zeta", "Suárez, con z", "es Janet con J", "Muñoz*", "sorry, it's John with an h": the name that was
 * told is put right, and how it is spelt is no part of it.
 */
import type { Situation } from '../situation.ts';
import { isSentenceWord } from '../answers/fields/field-answers.ts';
import { pieces } from '../words/phrases.ts';
import { re } from '../words/pattern.ts';
import { fold, plainWords } from '../words/text.ts';

const LETTER =
  '(?:[a-zñ]|be(?: larga| grande)?|ve(?: corta| chica)?|uve|ce|se|ese|zeta|ceta|ka|ge|jota|hache|equis|ye|i (?:griega|latina)|doble [a-z]+|dos [a-z]+|acento|tilde|double [a-z])';
const SPELT = re`[\s,]+(?:y )?(?:con|com|with|sin|sem|without)\s+(?:una? |um |an? |la |el )?${LETTER}(?:\s+(?:al (?:final|principio)|no final|no comeco|at the end))?[\s.!]*$`;
const STARRED = /^\s*\*+\s*(?=\p{L})|(?<=\p{L})\s*\*+\s*$/u;
const SORRY =
  /^\s*(?:(?:no|nao)\s*[,.:;!]\s*|(?:uy|ay|ah|oh|digo|perdon|disculp[ae]|sorry|desculpa|oops|ups)[\s,.:;!]+)*(?:(?:(?:mi |meu |my |el |o )?(?:nombre|nome|name|apellido|sobrenome) )?(?:es|e|is|it['’]?s|seria)\s+)?/;
const CHARS_MAX = 60;
const WORDS_MAX = 4;

/** Where a yes is awaited; a name that nobody put right is another's. */
export function namePutRight(raw: string, { asks, flow }: Situation): string | undefined {
  if (asks !== 'confirm' || flow !== 'agenda' || raw.length > CHARS_MAX || /[?\d]/.test(raw)) return undefined;
  const folded = fold(raw);
  const spelt = SPELT.exec(folded);
  const starred = STARRED.test(raw);
  const lead = SORRY.exec(folded)?.[0] ?? '';
  const said = raw.slice(lead.length, spelt?.index).replace(STARRED, '').trim();
  const words = plainWords(said);
  if (words.length === 0 || words.length > WORDS_MAX || !/^\p{L}[\p{L}\p{M}'’ -]*$/u.test(said)) return undefined;
  if (words.some(isSentenceWord) || pieces(words).some(({ kind }) => kind !== 'other')) return undefined;
  const sure = spelt !== null || starred;
  const written = said.split(' ').every((word) => /^(?:\p{Lu}|(?:de|del|la|da|do|dos)$)/u.test(word));
  return sure && (written || spelt !== null) ? said : undefined;
}
