/** "Do you speak English?", "mejor en español": the language that is asked for, whichever it is asked in (CONV-16). */
import type { Language } from '../../../../domain.ts';
import type { Text } from '../../words/text.ts';

const NAMES: Readonly<Record<Language, string>> = {
  es: '(?:espanol|castellano|spanish|espanhol)',
  pt: '(?:portugues|portuguese|brasileno)',
  en: '(?:ingles|english)',
};
const ANY = `(?:${Object.values(NAMES).join('|')})`;
const TALK =
  '(?:habl[a-z]*|fal[ae][a-z]*|speak|talk|write|reply|answer|continue|switch|chat|do this|atiend[a-z]*|atend[a-z]*|escrib[a-z]*|escrev[a-z]*|respond[a-z]*|contest[a-z]*|segui[a-z]*|sig[ae]mos|continu[a-z]*|cambi[a-z]*|mud[ae]r?|entiend[a-z]*|entend[a-z]*|understand)';
const MANNERS =
  '(?:hola|hi|hello|hey|oi|ola|buenas|please|por favor|porfa|mejor|melhor|better|prefiero|prefiro|i prefer|prefer|si|yes|sim|gracias|thanks|obrigad[oa]|puede ser|can it be|pode ser|podemos|can we|could we)';
const SAID = new RegExp(
  ` ${TALK}(?: [^ ]+){0,3} ${ANY} |^ (?:${MANNERS} )*(?:en |in |em |al |to |a )?${ANY} (?:${MANNERS} )*$| (?:en|in|em) ${ANY} (?:${MANNERS} )+$|^ (?:${MANNERS} )+(?:en|in|em) ${ANY} `,
);
/** Of somebody who works there: that is in no tenant's data. */
const OF_SOMEBODY =
  / (?:doctor[a]?|dra?|medic[oa]|profesional|profissional|dentista|terapeuta|staff|alguien|someone|somebody|alguem|quien|quem|who|clase|clases|curso|class|course|profesor[a]?|teacher) /;
const KNOWS_NOT = / (?:no|nao|not|don t|doesn t|can t) (?:[a-z]+ )?(?:habl|fal|speak|entiend|entend|understand)[a-z]* /;
const NO_OTHER_WORDS_MAX = 10;

/** Undefined where none is asked for. Who does not know a language is answered in the one that he writes. */
export function languageAsked({ norm }: Text): Language | undefined {
  if (!SAID.test(norm) || OF_SOMEBODY.test(norm) || KNOWS_NOT.test(norm)) return undefined;
  const named = LANGUAGES.filter((language) => new RegExp(` ${NAMES[language]} `).test(norm));
  return named.length === 1 ? named[0] : undefined;
}
const LANGUAGES = ['es', 'pt', 'en'] as const;

/** It asks for that, and for nothing else. */
export function asksForLanguage(text: Text): boolean {
  return text.words.length <= NO_OTHER_WORDS_MAX && languageAsked(text) !== undefined;
}
