/** An e-mail address or a national id told beside something else: "Ana Pérez, ana@x.com", "corte el jueves, mi dni es 45678912". */
import { LETTER } from '../../words/pattern.ts';
import type { ContactDatum, CustomerEvent } from '../../../../domain.ts';
import { fieldValue } from './fields.ts';
import { hear } from '../../hear.ts';
import { saysWhoOrWhere } from '../../people/name-told.ts';
import { countryOf, type Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { FIELD_NAME } from '../../words/words.ts';
import { saysWhen } from '../../wishes.ts';

interface ToldField {
  readonly value: string;
  /** The message without it and without what announced it, places kept. */
  readonly rest: string;
}

/** As far as it is looked for. */
const LOOKED_AT_CHARS = 400;
const ADDRESS = /[^\s<>()[\],;:"/|]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}/i;
/** "Y mi correo es", "my email:", "me equivoqué de correo, es" before the address. */
const LEAD =
  /(?:[,;.]\s*)?(?:\b(?:perdon|disculp[ae]|sorry)[\s,]+)?(?:\b(?:me (?:equivoque|confundi)|errei|puse mal|escribi mal|esta mal)(?:\s+(?:de|en|no))?\s+)?(?:\b(?:y|e|and|con|com|with)\s+)?(?:\b(?:mi|meu|my|el|o|the)\s+)?\b(?:correo(?:\s+electronico)?|e-?mail|mail)[\s,]*(?:(?:(?:esta|estaba|quedo|lo (?:puse|escribi)|is|was|ta)\s+(?:mal(?: escrito)?|equivocado|incorrecto|errado|wrong)|(?:es|e)\s+outro|es\s+otro)[\s,.;:]*)?(?:(?:(?:el\s+)?correcto\s+)?(?:es|e|is|era|seria))?\s*:?\s*$/;

/** Undefined: none, or nothing besides it, unless it is heard by itself too: nobody asked for it. */
export function emailBeside(raw: string, alone = false): ToldField | undefined {
  const head = raw.slice(0, LOOKED_AT_CHARS);
  const match = ADDRESS.exec(head);
  const email = match === null ? undefined : fieldValue('email', match[0], '');
  if (match === null || email === undefined) return undefined;
  const lead = LEAD.exec(fold(head.slice(0, match.index)))?.[0].length ?? 0;
  const [start, end] = [match.index - lead, match.index + match[0].length];
  const before = raw.slice(0, start).replace(/[\s,;:.-]+$/u, (gap) => ' '.repeat(gap.length));
  const after = raw.slice(end).replace(/^[\s,;:.]+/u, (gap) => ' '.repeat(gap.length));
  const rest = `${before}${' '.repeat(end - start)}${after}`;
  return alone || LETTER.test(rest) ? { value: email, rest } : undefined;
}

const ID = String.raw`(?<id>[xyz]\d{7}[a-z]|[a-z]{4}\d{6}[a-z]{6}[a-z\d]\d|\d[\d.-]{3,15}[\dk](?:[a-z](?![a-z]))?)(?![\p{L}\d])`;
const ID_NAME = String.raw`(?:dni|cedula(?: de ciudadania)?|c\.?c\.?|ci|rut|run|curp|cpf|documento|nie|nif|id number)`;
/** "Está mal, es…", "es otra:", "quedó equivocada": said of what was told before. */
const AMISS = String.raw`(?:(?:\s+(?:que\s+)?(?:l[oa]\s+)?(?:esta|estaba|quedo|puse|escribi|di|is|was|ta)\s+(?:mal(?: escrit[oa]| pues?t[oa])?|equivocad[oa]|incorrect[oa]|errad[oa]|wrong)|\s+(?:es|e|is)\s+(?:otr[oa]|outr[oa]|another))[\s,.;:]*)?(?:[\s,.;:]*(?:el|la|o|a|the)\s+(?:correct[oa]|buen[oa]|cert[oa]|nuev[oa]|verdader[oa]|right one|correct one)\s+|\s+(?:correct[oa]|buen[oa]|cert[oa]|nuev[oa]|nov[oa])\s+)?`;
/** Only behind its own name: any other number may be a telephone, a price or an hour. */
const NAMED_ID = new RegExp(
  String.raw`(?:[,;.]\s*)?(?:\b(?:y|e|and|con|com)\s+)?(?:\b(?:mi|meu|minha|my|el|la|o|a|su)\s+)?(?:\bn(?:ro|umero|um)?\.?\s+de\s+)?\b${ID_NAME}${AMISS}[\s,]*(?:\s*\b(?:it['’]?s|mi[oa]|es|e|is|el|nro|numero|n))*\.?\s*[:#°º]?\s*${ID}`,
  'u',
);
/** Where it was asked for, the number that the answer begins with. */
const BARE_ID = new RegExp(String.raw`^\s*(?:(?:es|e|is)\s+(?:el\s+|o\s+)?)?${ID}`, 'u');

/** Why a number may be it: it was asked for, nothing else is, or what was told of it before is wrong. */
type By = 'asked' | 'alone' | 'mended';

/** Undefined: none that this country has, or nothing besides it, unless it is heard by itself too: nobody asked for it. */
export function idBeside(raw: string, country: string, by?: By): ToldField | undefined {
  const head = fold(raw.slice(0, LOOKED_AT_CHARS));
  const found = NAMED_ID.exec(head) ?? (by === 'asked' || by === 'mended' ? BARE_ID.exec(head) : null);
  const value = found?.groups?.['id'] === undefined ? undefined : fieldValue('nationalId', found.groups['id'], country);
  if (found === null || value === undefined) return undefined;
  const end = found.index + found[0].length;
  const rest = `${raw.slice(0, found.index)}${' '.repeat(found[0].length)}${raw.slice(end)}`;
  return by === 'alone' || by === 'mended' || LETTER.test(rest) ? { value, rest } : undefined;
}

interface Told {
  readonly events: readonly CustomerEvent[];
  /** What else is said, and where it arrives: a field that is told is asked for no more. */
  readonly text: Text;
  readonly situation: Situation;
}

/** Told with the name or with the wish, neither is asked for again (AGENDA-11); undefined: nothing is told besides. */
export function toldBeside(raw: string, situation: Situation): Told | undefined {
  let told: Told | undefined;
  for (const field of ['email', 'nationalId'] as const) {
    const before = told ?? { events: [], text: readText(raw), situation };
    const found = besideOf(field, before) ?? (field === 'nationalId' ? idOf(before, told !== undefined) : undefined);
    if (found === undefined) continue;
    const { field: asked, ...others } = before.situation;
    told = {
      events: [...before.events, { type: 'customer.answers', field, value: found.value }],
      text: readText(found.rest),
      situation: asked === field || asked === undefined ? others : { ...others, field: asked },
    };
  }
  // What was asked for comes last: behind it nothing is asked that is told already.
  const { field: asked } = situation;
  return told && { ...told, events: told.events.toSorted((a, b) => Number(isOf(a, asked)) - Number(isOf(b, asked))) };
}

function isOf(event: CustomerEvent, field: Situation['field']): boolean {
  return event.type === 'customer.answers' && event.field === field;
}

function besideOf(field: ContactDatum, { text: { raw }, situation }: Told): ToldField | undefined {
  if (situation.tenant?.booking.askFor.includes(field) !== true) return undefined;
  const asked = situation.field === field;
  const told =
    field === 'email'
      ? emailBeside(raw, situation.field === undefined)
      : idBeside(raw, countryOf(situation), heardBy(situation));
  if (told === undefined || !asked) return told;
  const id = field === 'email' && idOf({ text: readText(told.rest), situation }, true) !== undefined;
  return id || wantsMore(told.rest, situation) ? told : undefined;
}

function heardBy({ field, mends }: Situation): By | undefined {
  if (field === undefined) return mends === 'nationalId' ? 'mended' : 'alone';
  return field === 'nationalId' ? 'asked' : undefined;
}

/** What is left is a number, or a name and a number: both were asked for, or are going to be. */
function idOf(left: Omit<Told, 'events'>, mailed: boolean): ToldField | undefined {
  if (!mailed && left.situation.field === undefined) return undefined;
  return (mailed ? idBehind(left) : undefined) ?? idBesideName(left);
}

/** "Ana Paz, 12345678", with or without her mail, where one of them was asked for. */
function idBesideName({ text: { raw }, situation }: Omit<Told, 'events'>): ToldField | undefined {
  if (situation.tenant?.booking.askFor.includes('nationalId') !== true) return undefined;
  const [number, ...others] = [...raw.slice(0, LOOKED_AT_CHARS).matchAll(LONE_NUMBER)];
  if (number === undefined || others.length > 0 || MOBILE.test(number[0])) return undefined;
  const value = fieldValue('nationalId', number[0], countryOf(situation));
  const rest = `${raw.slice(0, number.index)}${' '.repeat(number[0].length)}${raw.slice(number.index + number[0].length)}`;
  const said = readText(rest).norm;
  return value === undefined || !NAME_ONLY.test(rest) || OF_A_FIELD.test(said) || ANNOUNCES.test(said)
    ? undefined
    : { value, rest: rest.replaceAll(/[,;:/|]/g, ' ') };
}
/** "El documento mío es 45678912": nobody is called so. */
const OF_A_FIELD = new RegExp(` ${FIELD_NAME} `);
/** "Mi número es el 45678912", "es la 1020304050": not a word of it is a name. */
const ANNOUNCES =
  /^ (?:(?:mi|el|la|meu|minha|o|a|my|the|su|numero|nro|number|mi[oa]|suy[oa]|ella|ellos|ela|ele|hers|his|her|de|da|do|identificacion|identidad|identidade|es|e|is|seria|este|esta|sip?|sim|yes|ok) )*$/;
const LONE_NUMBER = /(?<![\p{L}\d@])\d[\d.-]{3,15}[\dk](?![\p{L}\d@])/giu;
/** As Colombia's mobiles are, which have as many digits as an id may. */
const MOBILE = /^3\d{9}$/;
const NAME_ONLY = /^[\s,;:/|.-]*\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’.-]*){1,5}[\s,;:/|.-]*$/u;

/** "Ana@gmail.com 45678912": both are asked for by this business, and neither is asked for again. */
function idBehind({ text: { raw }, situation }: Omit<Told, 'events'>): ToldField | undefined {
  if (situation.tenant?.booking.askFor.includes('nationalId') !== true || !NUMBER_ONLY.test(raw)) return undefined;
  const value = fieldValue('nationalId', raw, countryOf(situation));
  return value === undefined ? undefined : { value, rest: '' };
}
const NUMBER_ONLY = /^[\s,;:]*(?:[ye]\s+)?\d[\d.\s-]{3,15}[\dk]?[\s.]*$/i;

/** "Carla@gmail.com, y mejor a las 3": the answer, and a wish that is not lost (CONV-11). */
function wantsMore(rest: string, { field: _, ...situation }: Situation): boolean {
  const { hit, times, text } = hear(readText(rest), situation);
  return hit !== undefined || text.asks || saysWhen(times) || saysWhoOrWhere(text.raw, situation);
}

/** "La cédula? es 52123456", "mi nombre? Ana Pérez", "¿el mío o el de mi esposo? el mío es 40112233": what was asked for is asked back, and told behind it (AGENDA-11). */
const BEFORE_THE_ECHO = '(?:(?:ah|eh|uy|mm+|ok|si|claro|bueno|y|e|and|oh|sim|yes|sure|perdon|como)[\\s,.!]+)*';
const WHOSE = '(?:(?:mi|la|el|su|tu|que|cual|meu|minha|o|a|my|your|the|what|numero|nro|number)\\s+(?:de\\s+|of\\s+)?)*';
const FIELD =
  '(?:nombre(?: completo| y apellido)?|nome(?: completo)?|(?:full )?name|correo(?: electronico)?|e-?mail|mail|dni|cedula(?: de ciudadania)?|c\\.?c\\.?|ci|rut|run|curp|cpf|documento(?: de identidad)?|identificacion|identidad|pasaporte|passport|id(?: number)?|nie|nif|carnet)';
const MINE = '(?:(?:el|la|lo|o|a)\\s+)?(?:mi[oa]|meu|minha|mine)';
const OR_HIS =
  '(?:\\s+(?:o|ou|or)\\s+(?:el\\s+|la\\s+|o\\s+|a\\s+)?(?:(?:del?|d[ao])\\s+)?(?:(?:mi|el|la|meu|minha|my)\\s+)?[a-z]+)?';
const ECHO = new RegExp(
  `^[\\s¿]*${BEFORE_THE_ECHO}(?:${WHOSE}${FIELD}(?:\\s+(?:es|mio|mia|number))?|${MINE})${OR_HIS}\\s*\\?+[\\s,.:]*(?:${MINE}\\s+(?:es|e|is)\\s+)?(?=[\\p{L}\\p{N}])`,
  'u',
);

/** What is told; undefined: nothing is asked back, or nothing stands behind it. */
export function withoutEcho({ raw }: Text, { field }: Situation): Text | undefined {
  const echo = field === undefined ? undefined : ECHO.exec(fold(raw))?.[0];
  const told = echo === undefined ? '' : raw.slice(echo.length);
  return told === '' || /[?¿]/.test(told) ? undefined : readText(told);
}
