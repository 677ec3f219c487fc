/**
 * Who writes says who it is: "hola, soy Ana Pérez", "me llamo juan", "my name is Tom". Told once, a name is not asked for
 * again (AGENDA-11). Under-read on purpose: "soy alérgica" must not become somebody's name.
 */
import type { Tenant } from '../../../domain.ts';
import { findNames, isCalled } from '../names.ts';
import { isExcuse } from '../answers/refusing/excuses.ts';
import { isSentenceWord } from '../answers/fields/field-answers.ts';
import { fieldValue } from '../answers/fields/fields.ts';
import { isGivenName } from '../names/given-names.ts';
import { pieces } from '../words/phrases.ts';
import { fold, plainWords } from '../words/text.ts';
import { matchesOf } from '../words/pattern.ts';

export interface Introduction {
  readonly name: string;
  /** The message without it, places kept. */
  readonly rest: string;
  /** Nothing else is said, a greeting at most. */
  readonly alone: boolean;
  /** Who writes says that it is his. */
  readonly own?: true;
}

const NAME_WORDS_MAX = 5;
const FULL_NAME_WORDS_MAX = 4;
const NAME_CHARS_MAX = 100;
/** Who introduces himself does so at once, or at the end of a short message. */
const LOOKED_AT_CHARS = 300;
/** After these a name follows, however it is written. */
const NAMING =
  /(?<!\b(?:no|nao) )\b(?:me llamo|mi nombre(?: completo)? es|me chamo|meu nome (?:completo )?e|my name(?: is|'s))\s+/g;
/** After these anything may follow: a name shows by its capitals. */
const BEING =
  /(?:(?<!\b(?:no|nao) )\b(?:soy(?: el| la)?|(?:le|te|les) (?:habla|escribe)|sou(?: a| o)?|i am|i'm|this is|aqui (?:e(?: a| o)?|quem fala e(?: a| o)?)|quem fala e(?: a| o)?)|(?:^|[.,;!\n])\s*(?:habla|(?:the )?name(?: is|'s)))\s+/g;
/** "De", "del", "da": small even in a name. */
const SMALL = /^(?:de|del|la|las|los|da|do|dos|das)$/;
/** Capitals that are no name: "Soy Paciente nueva". */
const ROLES =
  /^(?:paciente|pacientes|client[ea]s?|nuev[oa]|mayor|menor|alergic[oa]|medic[oa]|doctora?|dr|dra|mama|papa|madre|padre|espos[oa]|hij[oa]|amig[oa]|vecin[oa]|parte|titular|patient|customer|new|allergic|mother|father|novo|nova|mae|pai|filh[oa]|ella|ellas|el|ellos|ela|ele|her|him|them|she|he|alguien|asi|vip|ok|okay|fine|good|sorry|late|back|interested)$/;
/** What may stand beside a name that is all there is to say. */
const PLEASANTRIES =
  /\b(?:hola+|holi|buen(?:as|os)?|dias?|tardes?|noches?|que tal|como (?:estas?|andas?|va|esta)|todo bien|hey|oi+|ola|bom dia|boa (?:tarde|noite)|tudo bem|hello|hi|good (?:morning|afternoon|evening)|mucho gusto|un gusto|encantad[oa]|prazer|nice to meet you|gracias|obrigad[oa]|thanks|y|e|and|aqui|here)\b/g;

export function introductionIn(raw: string): Introduction | undefined {
  return find(raw, NAMING, false) ?? find(raw, BEING, true);
}

/** "Nelly Ramos, ¿y cuánto cuesta?" where the name was asked for: the name, and what is said besides. */
export function nameAhead(raw: string): Introduction | undefined {
  const told = introductionIn(raw);
  if (told !== undefined) return told.alone ? undefined : told;
  const end = /[,.;!?\n(]|\s(?:y|e|and|pero|mas|but)\s/.exec(raw.slice(0, LOOKED_AT_CHARS))?.index;
  const name = end === undefined ? undefined : fieldValue('name', raw.slice(0, end), '');
  if (end === undefined || name === undefined || !isSurelyName(name)) return undefined;
  return { name: written(name), rest: ' '.repeat(end) + raw.slice(end), alone: false };
}

/**
 * "Javiera Soto" where nobody asked, and nothing else: a name that many have, and a surname. Not whom the business has
 * ("Laura Gómez" does it), but a namesake: with Andrés Peña on the team, "Andrés Felipe Gómez" is a customer. One word is enough only of somebody whose name is missing.
 */
export function bareName(
  raw: string,
  tenant: Tenant,
  { wordsMin, announced = false, own = false }: { wordsMin: 1 | 2; announced?: boolean; own?: boolean },
): Introduction | undefined {
  const name = fieldValue('name', raw, '');
  const words = plainWords(raw);
  if (name === undefined || plainWords(name).length < words.length) return undefined;
  if (words.length < wordsMin || words.length > FULL_NAME_WORDS_MAX) return undefined;
  // "No, es Lucera Mamani": said to be one, its capitals are enough.
  if (!announced && !words.slice(0, 2).some(isGivenName)) return undefined;
  // "Me faltó el apellido, Rosa Flores", where there is Miraflores: said to be his own.
  if (!isSurelyName(name) || (!own && isOfTheHouse(words, tenant))) return undefined;
  return { name: written(name), rest: '', alone: true };
}

function isOfTheHouse(words: readonly string[], tenant: Tenant): boolean {
  const { servicio, sucursal } = findNames(words.join(' '), tenant);
  if (servicio !== undefined || sucursal !== undefined) return true;
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return tenant.professionals.some((p) => isCalled(last, p) && (isCalled(first, p) || isGivenName(last)));
}

/** Capitals in several words, or a name that many have: "bueno", "una pregunta" are none. */
export function isSurelyName(name: string): boolean {
  const folded = plainWords(name);
  if (folded.some(isSentenceWord) || pieces(folded).some(({ kind }) => kind !== 'other')) return false;
  return isGivenName(folded[0] ?? '') || (folded.length > 1 && name.split(' ').every((word) => /^\p{Lu}/u.test(word)));
}

/** A name at the beginning of a text, and how much of it that is. `capitals`: nothing else tells that one comes. */
export function nameAtStart(text: string, capitals: boolean): { name: string; length: number } | undefined {
  const length = nameLength(text, capitals);
  return length === 0 || length > NAME_CHARS_MAX ? undefined : { name: written(text.slice(0, length)), length };
}

function find(raw: string, lead: RegExp, capitals: boolean): Introduction | undefined {
  const head = raw.slice(0, LOOKED_AT_CHARS);
  for (const match of matchesOf(fold(head), lead)) {
    const at = match.index + match[0].length;
    const length = nameLength(head.slice(at), capitals);
    // "¿Habla Laura?" asks for somebody.
    if (length === 0 || length > NAME_CHARS_MAX || /^\s*\?/.test(head.slice(at + length))) continue;
    const said = head.slice(at, at + length);
    const end = at + length;
    const rest = raw.slice(0, match.index) + ' '.repeat(end - match.index) + raw.slice(end);
    return { name: written(said), rest, alone: isPleasant(rest) || isExcuse(rest), own: true };
  }
  return undefined;
}

/** How much of the text is a name: words with one space between, up to the first that is none. */
function nameLength(text: string, capitals: boolean): number {
  let [length, words] = [0, 0];
  for (const match of text.matchAll(/(\s?)([\p{L}\p{M}'’-]+)/gu)) {
    const [whole, , word = ''] = match;
    const gap = match.index !== length || (words > 0 && !whole.startsWith(' '));
    const folded = fold(word);
    const small = words > 0 && SMALL.test(folded);
    if (gap || words === NAME_WORDS_MAX || (!small && !isName(word, folded, capitals))) break;
    // "Luz del Carmen De la Rosa" is three.
    if (!small) words += 1;
    length = match.index + whole.length;
  }
  // "Ana de" ends before the small word.
  return text.slice(0, length).replace(/(?:\s(?:de|del|la|las|los|da|do|dos|das))+$/i, '').length;
}

function isName(word: string, folded: string, capitals: boolean): boolean {
  if (folded.length < 2 || isSentenceWord(folded) || SMALL.test(folded) || ROLES.test(folded)) return false;
  return capitals ? /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word) : true;
}

/** "ana paz" and "ANA PAZ" as a name is written. */
export function written(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, i) =>
      i > 0 && SMALL.test(fold(word)) ? word : word.replace(/^\p{L}/u, (first) => first.toUpperCase()),
    )
    .join(' ');
}

function isPleasant(rest: string): boolean {
  return !/[\p{L}\p{N}]/u.test(fold(rest).replaceAll(PLEASANTRIES, ' '));
}
