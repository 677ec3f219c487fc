/**
 * What is done, told by another phrase than the catalogue's: by whom it is done to, what with, or what the trade calls it.
 * One word by another stands in `concepts.ts`.
 */
import { TRANSFER } from '../words/words.ts';
import { conceptOf } from './concepts.ts';
import { re } from '../words/pattern.ts';
import type { Names } from './score.ts';

/** "Que me saquen una muela" is an extraction, "pintarme el pelo" a colour. */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [
    re` (?:sa(?:car|quen|que|can|co)|extraer|extraigan|quitar|quiten|arrancar|arranquen|tirar)(?:me|le|se|nos|te)? (?:(?:una|la|mi|el|un|dos|las|los|mis|um|uma|o|a|meu) )?(?:muelas?|dientes?|cordal(?:es)?|molar(?:es)?|dentes?)(?: (?:de|del) juicio)?(?= )`,
    ' extraccion',
  ],
  [
    / pint(?:ar|o|e|en|an)(?:me|le|se|nos|te)? (?:(?:el|mi|o|meu|my|las|mis) )?(?:pelo|cabello|cabelo|canas)(?= )/,
    ' tinte',
  ],
];
export function deedsNamed(said: readonly string[]): readonly string[] {
  const sentence = ` ${said.join(' ')} `;
  const done = DEEDS.reduce((text, [deed, name]) => text.replace(deed, name), sentence);
  return done === sentence ? said : done.trim().split(' ');
}

const WOMEN = ['dama', 'damas', 'mujer', 'mujeres', 'femenino', 'feminino', 'women', 'womens', 'ladies'];
const MEN = ['caballero', 'caballeros', 'hombre', 'hombres', 'varon', 'masculino', 'men', 'mens'];
const WOMAN = /^(?:damas?|mujer(?:es)?|femenin[oa]s?|feminin[oa]s?|mulher(?:es)?|wom[ae]ns?|lad(?:y|ies))$/;
const MAN = /^(?:caballeros?|hombres?|varon(?:es)?|masculin[oa]s?|hom(?:em|ens)|m[ae]ns?|gentlem[ae]n)$/;
const [CUT, HAIR] = [conceptOf('corte'), conceptOf('pelo')];
const isOfHair = (word: string | undefined): boolean => [CUT, HAIR].includes(conceptOf(word ?? '') ?? -1);
const OF = new Set(['de', 'para', 'pra', 'for', 'of', 's']);

/** "Corte de mujer" where "Corte de dama" is sold. "Para mi mujer" says who comes. */
export function sexNamed(said: readonly string[], at: number): readonly string[] | undefined {
  const word = said[at] ?? '';
  const list = WOMAN.test(word) ? WOMEN : MAN.test(word) ? MEN : undefined;
  if (list === undefined || !said.some(isOfHair)) return undefined;
  const [before, next] = [said[at - 1], said[at + 1] === 's' ? said[at + 2] : said[at + 1]];
  return isOfHair(before) || isOfHair(next) || OF.has(before ?? '') ? list : undefined;
}

const DIGITS: Readonly<Record<string, string>> = {
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  once: '11',
};
/** "Fútbol cinco", "f5", "cancha de 5", where "Fútbol 5" is sold. */
export function pitchesNamed(said: readonly string[], names: Names): readonly string[] {
  const sizes = names.flatMap((parts) => parts.filter((part, i) => parts[i - 1] === FOOTBALL && /^\d+$/.test(part)));
  if (sizes.length === 0) return said;
  const sentence = ` ${said.map((word) => DIGITS[word] ?? word).join(' ')} `;
  const size = `(${sizes.join('|')})(?= )`;
  const pitch = re` (?:futbol|fut|cancha|canchita)(?: (?:de|futbol|para))* ${size}| f ?${size}`;
  if (!pitch.test(sentence)) return said;
  const told = sentence.replace(pitch, (_all, a, b) => ` ${FOOTBALL} ${String(a ?? b)}`);
  return told.trim().split(' ');
}
const FOOTBALL = 'futbol';

/** As words and as the catalogue counts them. */
const LENGTHS: readonly (readonly [RegExp, string])[] = [
  [/ (?:de|of) (?:una |1 |uma )?hora (?:y|e) (?:media|meia)(?= )/, '90'],
  [/ (?:de|of) (?:media hora|meia hora|half an hour)(?= )/, '30'],
  [/ (?:de|of) (?:una|1|uma|an|one) (?:hora|hour)(?= )/, '60'],
  [/ (?:de|of) (?:dos|2|duas|two) (?:horas|hours)(?= )/, '120'],
];
/** "Masaje de una hora" where "Masaje 60 minutos" is sold. */
export function lengthsNamed(said: readonly string[], names: Names): readonly string[] {
  const sentence = ` ${said.join(' ')} `;
  const told = LENGTHS.find(([length]) => length.test(sentence));
  if (told === undefined) return said;
  const [length, minutes] = told;
  const service = names.find((parts) => parts.some((part, i) => part === minutes && /^min/.test(parts[i + 1] ?? '')));
  const unit = service?.[service.indexOf(minutes) + 1];
  return unit === undefined ? said : sentence.replace(length, ` ${minutes} ${unit}`).trim().split(' ');
}

const PAYS = /^(?:pag|abon|pay)[a-z]*$/;
const MEANS = re`^${TRANSFER}$`;
const WITH = new Set(['por', 'con', 'en', 'com', 'via', 'mediante', 'by', 'with']);
/** "Pagar por transferencia" is how, also where a "Transferencia" is sold. In its place a word that names nothing. */
export function withoutMeans(said: readonly string[]): readonly string[] {
  if (!said.some((word) => PAYS.test(word))) return said;
  return said.map((word, i) => (MEANS.test(word) && WITH.has(said[i - 1] ?? '') && said[i + 1] !== 'de' ? '' : word));
}

const PHOTO = /^(?:foto|fotos|fotografia|fotografias|photo|photos)$/;
const PAPERS = [
  'documento',
  'documentos',
  'carnet',
  'carne',
  'cedula',
  'pasaporte',
  'passaporte',
  'passport',
  'visa',
  'id',
];
/** "Foto carnet" where "Foto para documento" is sold; of anything else that is no photo. */
export function papersNamed(said: readonly string[], names: Names): readonly string[] {
  const service = names.find(
    (parts) => parts.some((part) => PHOTO.test(part)) && parts.some((part) => PAPERS.includes(part)),
  );
  const paper = service?.find((part) => PAPERS.includes(part));
  if (paper === undefined || !said.some((word) => PHOTO.test(word))) return said;
  return said.map((word) => (PAPERS.includes(word) || word === '3x4' || word === 'rg' ? paper : word));
}

/**
 * "Fotos con toda la familia", "por primera vez", "una sesión con la panza": the occasion that a service is called by, where one
 * is sold for it. Asked for only where nothing else of the message names one; "me duele la panza" is no occasion.
 */
const OCCASIONS: readonly (readonly [said: RegExp, part: RegExp])[] = [
  [
    / (?:fotos?|fotografias?|photos?|sesion|sessao|session|ensaio|shoot) (?:[a-z]+ ){0,3}(?:tod[oa] )?(?:la|mi|a|minha|my|the) (?:whole )?(?:familia|family) /,
    /^famil/,
  ],
  [
    / (?:por|es|seria|de|pela|for|e|s)(?: (?:la|mi|a|minha|my|the))* (?:primera vez|primeira vez|first (?:time|visit)) (?!(?:que |i |that )(?:les?|te|os|yo|uso|reservo|pido|hago|write|book)[a-z]* )/,
    /^(?:primera?|primeira|first)$/,
  ],
  [
    / (?:fotos?|fotografias?|photos?|sesion|sessao|session|ensaio|shoot) (?:[a-z]+ ){0,3}(?:la|mi|a|minha|my|the) (?:panza|pancita|barriga|barriguinha|barriguita|guatita|belly|bump) /,
    /^(?:embaraz|gestant|gravid|matern|pregnan)/,
  ],
];
export function occasionNamed(said: readonly string[], names: Names): readonly string[] {
  const sentence = ` ${said.join(' ')} `;
  const told = OCCASIONS.filter(([occasion]) => occasion.test(sentence)).flatMap(([, part]) => {
    const [called, ...others] = names.filter((parts) => parts.some((word) => part.test(word)));
    return called === undefined || others.length > 0 ? [] : called;
  });
  return told.length === 0 ? said : [...said, ...told];
}

/** Of everything that a photographer sells: said alone it names none of it. */
export function isWholeTrade(word: string): boolean {
  return PHOTO.test(word);
}
