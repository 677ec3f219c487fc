/** Answers to a field that was asked for (AGENDA-11): name, e-mail, national id, each by its country's form. */
import type { ContactField } from '../../../../domain.ts';
import { fold } from '../../words/text.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { toldName } from '../../people/told-names.ts';
import { beginsAsExcuse, isExcuse, withoutExcuse } from '../refusing/excuses.ts';

const NAME_CHARS_MIN = 2;
const NAME_CHARS_MAX = 100;
const EMAIL_CHARS_MAX = 254;
const NAME_WORDS_MAX = 8;
/** An address is looked for in no more of an answer. */
const EMAIL_TEXT_CHARS_MAX = 1_000;
/** Longer answers hold a story, not a number. */
const ID_TEXT_CHARS_MAX = 120;
/** A number that is said to be another one. */
const PHONE = /\b(?:tel|telefono|cel|celular|movil|whatsapp|phone|fone|telefone)\b/;

/** What agrees or ponders before it answers. Some of it is a name too ("Vale", "Perfecto"): that needs its comma. */
const FILLERS =
  /^(?:(?:hola|buenas|uy|ay|ups|oi|hi|hello|sip?|sisi|claro(?: que sim?)?|dale|ok[ae]?y?|okey|bueno|listo|obvio|por supuesto|como no|a ver|ah|eh+|este|mm+|pues|ya|va|sim|ta bom|esta bien|pode ser|com certeza|isso(?: mesmo| ai)?|exact[oa](?:mente)?|exato|corret[oa]|correcto|beleza|yes|yeah|yep|sure|of course|well|so)(?:[,.!:]+\s*|\s+)|(?:vale|perfecto|perfeito|perfect|genial|certo|(?:con )?(?:mucho |un )?gusto|encantad[oa])[,.!:]+\s*)+/;
const LEAD =
  /^(?:(?:me (?:llamo|llaman|dicen|dizem)|mi nombre(?: completo)? es|mi nombre|(?:yo )?soy(?: el| la| yo)?|(?:ah[ií]|ac[aá]) (?:te )?va|name|es(?: el| la)?|a nombre de|em nome de|(?:para |pra )?(?:mi|mis|meu|minha|my) (?:hij[oa]|espos[oa]|mama|papa|madre|padre|herman[oa]|novi[oa]|marido|mujer|pareja|filh[oa]|mae|pai|son|daughter|wife|husband|mother|father)|nombre|me chamo|meu nome(?: completo)?(?: e)?|sou(?: a| o| eu)?|my name is|this is|i am|i'm|it's(?: me)?|its(?: me)?|aqui(?: (?:e|fala|quem fala e)(?: a| o)?)?|le habla|te habla|habla|mi (?:correo|mail|email|e-mail)(?: es)?|correo|mail|email|meu e-?mail e|my e?-?mail is|dni|cedula|mi (?:dni|cedula|cpf|rut|curp|documento|ci)(?: es)?|cpf|rut|curp|documento|ci|numero)[:,\s]+)+/;

/** The value as it will be kept, or undefined when it is none: then the machine asks again. */
export function fieldValue(field: ContactField, raw: string, country: string): string | undefined {
  const text = stripLead(raw.trim());
  switch (field) {
    case 'name':
      return nameBehind(withoutExcuse(withoutLabels(raw.replace(WHOSE, '').replace(ITS_PHONE, ''))).trim());
    case 'email':
      return emailIn(raw.slice(0, EMAIL_TEXT_CHARS_MAX)) ?? emailIn(spelledOut(text));
    case 'nationalId':
      return idIn(text, country);
  }
}

/** "Disculpe la demora, soy Ana Vargas": of an excuse nothing is a name. */
function nameBehind(answer: string): string | undefined {
  const at = fold(answer).search(PRESENTS_HIMSELF);
  const said = at > 0 && isExcuse(answer.slice(0, at)) ? answer.slice(at) : answer;
  return beginsAsExcuse(said) ? undefined : nameIn(toldName(stripLead(said))?.text ?? '');
}
/** "Andrea, apellido Gómez", "Nombres: Andrea Apellidos: Gómez", as a form has it: what is written into it. */
export function withoutLabels(raw: string): string {
  return raw.replace(FIRST_LABEL, '').replaceAll(LAST_LABEL, ' ');
}
const FIRST_LABEL = /^\s*(?:nombres?|nomes?|first name|name) *:\s*/iu;
const LAST_LABEL =
  /[\s,;]+(?:y )?(?:(?:de|el|mi) )?(?:apellidos?|sobrenome|last name)(?: *: *| (?:es |é |is )?)(?=\p{L})/giu;
/** "Luis Gil (mi hijo)": whose it is, and no part of it. */
const WHOSE = /\s*\((?:(?:es|é|is) )?(?:mi|meu|minha|my) [^()]{1,30}\)[\s.!]*$/i;
/** "Luis Peña 099123456", "Karla Jiménez tel 5512345678": how she is reached, and no part of it. */
const ITS_PHONE =
  /(?<=\p{L}{2})[\s,;:(-]+(?:(?:tel(?:[eé]fono|f)?|cel(?:ular)?|m[oó]vil|whatsapp|wsp|fone|phone|telefone|n[uú]mero)[.:\s]*)?\+?\d(?:[\s().-]?\d){6,14}[\s.)]*$/iu;
const PRESENTS_HIMSELF = /(?<![a-z])(?:soy|me llamo|mi nombre es|me chamo|sou|my name is|i am|i'm) /;

function stripLead(text: string): string {
  return cut(cut(text, FILLERS), LEAD);
}

function cut(text: string, lead: RegExp): string {
  const match = lead.exec(`${fold(text).slice(0, 120)} `);
  return match === null ? text : text.slice(match[0].length).trim();
}

function emailIn(text: string): string | undefined {
  const found = /[^\s<>()[\],;:"/|]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}/i.exec(text)?.[0];
  return found === undefined || /\.\.|@[.-]|-\./.test(found)
    ? undefined
    : found.toLowerCase().slice(0, EMAIL_CHARS_MAX);
}

/** "Ana punto Pérez arroba gmail punto com", as a voice note says it; which words were one is not guessed. */
function spelledOut(text: string): string {
  const said = fold(text.slice(0, EMAIL_TEXT_CHARS_MAX)).replace(/[.!,;]+$/, '');
  const told = said.replaceAll(ALL_ONE_WORD, ' ');
  const written = SIGNS.reduce((rest, [word, sign]) => rest.replaceAll(word, sign), told);
  const [local = '', domain = '', ...more] = written.split('@');
  const name = told === said ? local.trim() : local.replaceAll(/\s/g, '');
  return more.length > 0 || /\s/.test(name) ? '' : `${name}@${domain.trim()}`;
}
const ALL_ONE_WORD =
  /[\s,]+(?:(?:todo|tudo) (?:junto|pegado|en minusculas?|minusculas?|em minusculas?)|all (?:together|one word|lower ?case))(?=[\s,]|$)/g;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\s*,?\s+(?:arroba|at)\s+/g, '@'],
  [/\s+(?:guion bajo|barra baja|underscore|underline)\s+/g, '_'],
  [/\s+(?:guion(?: medio)?|hifen|traco|dash|hyphen)\s+/g, '-'],
  [/\s+(?:punto|ponto|dot)\s+/g, '.'],
];

function nameIn(text: string): string | undefined {
  const name = text.replace(AROUND, '').replace(TITLE, '').replaceAll(/\s+/g, ' ').trim();
  if (name.length < NAME_CHARS_MIN || name.length > NAME_CHARS_MAX) return undefined;
  if (name.split(' ').length > NAME_WORDS_MAX || A_ROLE.test(`${fold(name)} `)) return undefined;
  return /^\p{L}[\p{L}\p{M}'’. -]*$/u.test(name) ? name : undefined;
}

/** Marks and emojis behind a name. */
const AROUND = /(?:[\s.!,;:/|()–-]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+$/u;
/** "El señor Javier Cruz", "Dona Paula Dias": how one is addressed, before two names ("Don Johnson" is called so). */
const TITLE =
  /^(?:(?:el|la) )?(?:se[ñn]or(?:a|ita)?|sra?|srta|do[nñ]a?|lic(?:enciad[oa])?|ing(?:enier[oa])?|dra?|doctora?|prof(?:esora?)?|mrs?|ms|miss|seu)\.?\s+(?=\p{L}[\p{L}\p{M}'’-]*\s)/iu;

/** "Soy alérgico", "sou diabética", "i'm allergic to latex": nobody is called so. */
const HOW_ONE_IS =
  '(?:(?:muy|un poco|medio|re|muito|very) )*(?:(?:alergic|diabetic|hipertens|asmatic|epileptic|celiac|vegan|vegetarian|zurd|sord|cieg|embarazad|gravid|jubilad|extranjer|nervios|miedos|ansios|claustrofobic|hipotens|hemofilic|primeriz|nuev|casad|solter|viud|divorciad)[oa]|intolerante|hipertenso|mayor(?: de edad)?|menor(?: de edad)?|turista|estudiante|puntual|allergic|diabetic|pregnant|vegan|new|left handed|asthmatic) (?:(?:a|al|ao|to|de|con|com|y|e|pero|desde|aqui|ahi|here) |$)';
/** "Soy la dueña de Firulais", "la esposa de Luis Paz", "his wife", "Tom's brother": what somebody is, and no name. */
const A_ROLE = re`^(?:${HOW_ONE_IS}|(?:duen[oa]|mama|papa|madre|padre|tutora?|responsable|client[ea]|paciente|titular|dono|dona|mae|pai|cliente|tutor|owner|mom|mum|dad|mother|father) (?:(?:de|del|da|do|of) |$)|(?:${KIN_WORD}) (?:de|del|da|do|of) |(?:(?:su|seu|sua|his|her|their|the|(?:[a-z]+ )?[a-z]+['’]s) )(?:${KIN_WORD}) (?:(?:de|del|da|do|of) |$))`;

/** "Soy el primo del Matías", and nothing else: whose he is, and what he is called is still to be asked. */
export function tellsWhose(raw: string): boolean {
  const said = fold(stripLead(raw.trim()).replace(AROUND, ''));
  return !/[,;?\n]/.test(said) && A_ROLE.test(`${said} `);
}

/** The whole answer, or the one thing in it that has the form: "cc 1.020.304.050", "mi DNI es el 12 345 678". */
function idIn(text: string, country: string): string | undefined {
  const whole = bare(text);
  if (isNationalId(whole, country)) return whole;
  const foreign = FOREIGN.exec(fold(text.slice(0, ID_TEXT_CHARS_MAX)))?.groups?.['id'];
  if (foreign !== undefined) return bare(foreign);
  if (PHONE.test(fold(text))) return undefined;
  const words = text.slice(0, ID_TEXT_CHARS_MAX).split(/[\s,;:]+/);
  // Digits may be written in groups: a run of words with digits is looked at as one.
  const runs = words
    .map((word) => (/\d/.test(word) ? bare(word) : ' '))
    .join('')
    .split(' ');
  const found = new Set([...words.map(bare), ...runs].filter((part) => /\d/.test(part) && isNationalId(part, country)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** "Mi pasaporte es AB123456": who has no document of this country has another, and says so. */
const FOREIGN =
  /(?<![a-z])(?:pasaporte|passaporte|passport|(?:carne[t]?|cedula|carteira) de extranjer(?:ia|o)|dni extranjero|rne|rnm)(?: (?:peruano|argentino|chileno|[a-z]+an[oa]|[a-z]+ense))?(?:[\s:#.,]|\bn(?:ro|umero|um|o)?\b|[°º]|\bes\b|\be\b|\bis\b|\bel\b|\bo\b)*(?<id>[a-z]{0,3}-?\d{5,10}[a-z]?)(?![a-z\d])/;

function bare(text: string): string {
  return text.replaceAll(/[.\s-]/g, '').toUpperCase();
}

/**
 * National ids by country (AGENDA-11): the form that a number has when dots, dashes and spaces are taken out and, where
 * its last sign is worked out from the others and everybody's id has it, that it is the right one: a digit that was
 * typed wrong is asked for again while the customer is still there.
 */
interface NationalId {
  readonly form: RegExp;
  readonly holds?: (id: string) => boolean;
}

const NATIONAL_IDS: Readonly<Record<string, NationalId>> = {
  AR: { form: /^(?:\d{7,8}|\d{11})$/ },
  BO: { form: /^\d{5,8}[A-Z]{0,2}$/ },
  BR: { form: /^\d{11}$/, holds: isCpf },
  CL: { form: /^\d{7,8}[\dK]$/, holds: isRut },
  CO: { form: /^\d{6,10}$/ },
  EC: { form: /^\d{10}$/, holds: isCedula },
  ES: { form: /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/, holds: isDniOrNie },
  MX: { form: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/ },
  PE: { form: /^\d{8}$/ },
  PY: { form: /^\d{5,8}$/ },
  UY: { form: /^\d{7,8}$/ },
  VE: { form: /^[VE]?\d{6,9}$/ },
};
/** For the countries not listed. */
const ANY_ID: NationalId = { form: /^[A-Z\d]{5,20}$/ };

/** `id` without dots, dashes and spaces, in capitals; `country` in two letters. */
export function isNationalId(id: string, country: string): boolean {
  const { form, holds } = NATIONAL_IDS[country] ?? ANY_ID;
  return form.test(id) && (holds?.(id) ?? true);
}

/** Chile (Servicio de Impuestos Internos): modulo 11, the weights 2 to 7 from the right; ten is a K. */
function isRut(id: string): boolean {
  const sum = digits(id.slice(0, -1))
    .reverse()
    .reduce((total, digit, at) => total + digit * (2 + (at % 6)), 0);
  return '0123456789K'[(11 - (sum % 11)) % 11] === id.at(-1);
}

/** Brazil (Receita Federal): two digits, each modulo 11 of all before it; one digit eleven times is nobody's. */
function isCpf(id: string): boolean {
  const all = digits(id);
  const holdsAt = (at: number): boolean => {
    const sum = all.slice(0, at).reduce((total, digit, place) => total + digit * (at + 1 - place), 0);
    return ((sum * 10) % 11) % 10 === all[at];
  };
  return new Set(all).size > 1 && holdsAt(9) && holdsAt(10);
}

/** Ecuador (Registro Civil): a province of 24, or 30 for who lives abroad, and modulo 10 with every other digit doubled. */
function isCedula(id: string): boolean {
  const province = Number(id.slice(0, 2));
  if (!((province >= 1 && province <= 24) || province === 30)) return false;
  const sum = digits(id.slice(0, 9)).reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(id.at(-1));
}

/** Spain (Ministerio del Interior): the letter is the number modulo 23; X, Y and Z of a foreigner's are 0, 1 and 2. */
function isDniOrNie(id: string): boolean {
  const number = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === id.at(-1);
}

function digits(id: string): number[] {
  return Array.from(id, Number);
}
