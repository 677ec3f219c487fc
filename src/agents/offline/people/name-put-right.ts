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
  '(?:[a-zñ]|be(?: larga| grande)?|ve(?: corta| chica)?|uve|ce|se|ese|zeta|ceta|ka|ge|jota|hache|equis|ye|i (?:griega|latina)|doble [a-z]+|(?:dos|duas|two) [a-z]+|acento|tilde|double [a-z])';
const SPELT = re`[\s,]+(?:y )?(?:con|com|with|sin|sem|without)\s+(?:una? |um |an? |la |el )?${LETTER}(?:\s+(?:al (?:final|principio)|no final|no comeco|at the end))?[\s.!]*$`;
const STARRED = /^\s*\*+\s*(?=\p{L})|(?<=\p{L})\s*\*+\s*$/u;
const SORRY =
  /^\s*(?:(?:no|nao)\s*[,.:;!]\s*|(?:uy|ay|ah|oh|digo|perdon|disculp[ae]|sorry|desculpa|oops|ups)[\s,.:;!]+)*(?:(?:(?:mi |meu |my |el |o )?(?:nombre|nome|name|apellido|sobrenome) )?(?:es|e|is|it['’]?s|seria)\s+)?/;
const CHARS_MAX = 60;
const WORDS_MAX = 4;

/** Where a yes is awaited, or right behind what was booked in that name; a name that nobody put right is another's. */
export function namePutRight(raw: string, situation: Situation): string | undefined {
  const { asks, flow } = situation;
  const booked = flow === 'ninguno' && ownNames(situation).length > 0;
  if (!(booked || (asks === 'confirm' && flow === 'agenda')) || raw.length > CHARS_MAX || /[?\d]/.test(raw))
    return undefined;
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
  if (booked && !isLikeHis(words, situation)) return undefined;
  return sure && (written || spelt !== null) ? said : undefined;
}

/** The words of the names in which he himself has something booked. */
function ownNames({ appointments = [] }: Situation): readonly string[] {
  return appointments.flatMap(({ guest, customerName = '' }) =>
    guest === undefined ? plainWords(customerName).map(once) : [],
  );
}

/** "Ignacia Fuentes" of Ignasia Fuentes, "Janet" of Yanet: a word of it is his, or begins or ends as one of his does. */
export function isLikeHis(words: readonly string[], situation: Situation): boolean {
  const own = ownNames(situation).filter((word) => word.length >= ALIKE_LETTERS);
  return words
    .map(once)
    .some((word) =>
      own.some(
        (his) =>
          word.slice(0, ALIKE_LETTERS) === his.slice(0, ALIKE_LETTERS) ||
          word.slice(-ALIKE_LETTERS) === his.slice(-ALIKE_LETTERS),
      ),
    );
}
const ALIKE_LETTERS = 3;

/** "Anna" is Ana. */
function once(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

/** "Me faltó el apellido, Rosa Mamani Flores", "mi nombre completo es…", "anotame como…", "put me down as…": what stands behind it. */
const WRITES_ME =
  '(?:(?:anot|apunt|agend|registr|reserv|pon|pong|coloc|cadastr|regist|guard)[a-z]*?me|me (?:(?:pode|puede[sn]?|podes) )?(?:anot|apunt|agend|registr|pon|coloc|cadastr|guard)[a-z]*|(?:put|book|register|sign) me(?: (?:down|in|up))?)';
const FULL_LEAD = new RegExp(
  String.raw`^\s*(?:(?:uy|ay|ah|perdon|disculp[ae]|sorry|desculpa|ops|oops|y|hola|mejor|melhor|porfa|por favor|please)[\s,.:;!]+)*(?:(?:(?:me )?(?:falto|faltaba|falta|olvide|faltou) (?:(?:poner|decir|dar) )?(?:el|mi|o|meu) (?:apellido|sobrenome|nombre completo|nome completo)|i forgot my (?:last name|surname)|(?:el |mi |o |meu |my )?(?:nombre completo|nome completo|full name)(?: es| e| is)?|(?:con|com|with) (?:el |mi |o |meu |my )?(?:apellido|sobrenome|last name))[\s,.:;!]+(?:(?:es|e|soy|sou|is)\s+)?|${WRITES_ME} (?:como|as) )(?<name>[\p{L}' ]+?)(?:[\s,.;!]+(?:por favor|porfa|please|gracias|obrigad[oa]|thanks))*[\s.!]*$`,
  'du',
);
export function nameInFull(raw: string): string | undefined {
  return nameBehind(FULL_LEAD, raw);
}

const NAME_BEHIND_CHARS_MAX = 120;
/** What a pattern with the flag `d` calls `name`, as it was written. */
export function nameBehind(words: RegExp, raw: string): string | undefined {
  const at = words.exec(fold(raw.slice(0, NAME_BEHIND_CHARS_MAX)))?.indices?.groups?.['name'];
  return at && raw.slice(...at);
}
