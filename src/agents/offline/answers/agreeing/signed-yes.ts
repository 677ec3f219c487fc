/** "Sí, soy Marcos Díaz", "si confirmo Rosa Quispe", "confirmo. Atentamente, Ernesto": a yes that is signed. */
import type { Heard } from '../../heard.ts';
import { isGivenName } from '../../names/given-names.ts';
import { isCalled } from '../../names/people.ts';
import { introductionIn } from '../../people/introductions.ts';
import { plainWords } from '../../words/text.ts';
import { isSentenceWord } from '../fields/field-answers.ts';
import { isYes } from './yes-head.ts';

/** Signed, and nothing else. */
export function isSignedYes(heard: Heard): boolean {
  const { text, situation } = heard;
  if (text.asks) return false;
  const told = introductionIn(text.raw);
  if (told !== undefined) return isYes(told.rest);
  if (isSignedAsLetter(heard)) return true;
  const [, yes, name] = SIGNED.exec(text.raw) ?? [];
  if (yes === undefined || name === undefined || !isYes(yes)) return false;
  const words = plainWords(name);
  const people = situation.tenant?.professionals ?? [];
  if (words.some((word) => isSentenceWord(word) || people.some((person) => isCalled(word, person)))) return false;
  return /\p{Ll}\S*$/u.test(yes.trim()) && (words.some(isGivenName) || !TITLED.test(yes));
}
const SIGNED = /^(.{2,30}?)[\s,.;:-]+(\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){1,3})[\s.!]*$/u;
/** "Si Confirmo Todo Bien": every word so written, and none is a name. */
const TITLED = /\p{Lu}\p{Ll}*\s+\p{Lu}/u;

/** As a letter ends, by the name alone: "Confirmo, muchas gracias. Ernesto", with nobody of that name on the team. */
function isSignedAsLetter({ text, situation }: Heard): boolean {
  const [, yes, closing, name] = LETTER.exec(text.raw) ?? [];
  if (yes === undefined || name === undefined || !isYes(yes)) return false;
  if (closing !== undefined) return !plainWords(name).some(isSentenceWord);
  const people = situation.tenant?.professionals ?? [];
  return plainWords(name).every((word) => isGivenName(word) && !people.some((person) => isCalled(word, person)));
}
const CLOSING =
  '(?:[Mm]uy )?(?:[Aa]tentamente|[Aa]tte|[Aa]tt|[Cc]ordialmente|[Rr]espetuosamente|[Aa]tenciosamente|[Ss]aludos(?: cordiales)?|[Uu]n (?:cordial )?saludo|[Cc]ordial saludo|[Ss]lds|[Uu]n abrazo|[Rr]egards|[Bb]est regards|[Kk]ind regards|[Ss]incerely)';
const LETTER = new RegExp(
  `^(.{2,60}?)(?:\\s*[.,;!\\n]+\\s*(${CLOSING})[\\s.,;:]+|\\s*[.!\\n]+\\s*)(\\p{Lu}\\p{Ll}+(?:\\s+\\p{Lu}\\p{Ll}+){0,3})[\\s.!]*$`,
  'u',
);
