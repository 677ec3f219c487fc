/** "Sí, soy Marcos Díaz", "si confirmo Rosa Quispe": a yes that is signed. */
import type { Heard } from '../heard.ts';
import { isGivenName } from '../names/given-names.ts';
import { isCalled } from '../names/people.ts';
import { introductionIn } from '../people/introductions.ts';
import { plainWords } from '../words/text.ts';
import { isSentenceWord } from './field-answers.ts';
import { isYes } from './yes-head.ts';

/** Signed, and nothing else. */
export function isSignedYes(heard: Heard): boolean {
  const { text, situation } = heard;
  if (text.asks) return false;
  const told = introductionIn(text.raw);
  if (told !== undefined) return isYes(told.rest);
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
