/**
 * Words of one family: "vacunar" and "vacunación", "dermatólogo" and "dermatología", "pediatra" and "pediátrico". A service
 * is asked for by what is done, or by who does it. Everyday verbs have no family here: "cambiar el turno" names no
 * "Cambio de aceite".
 */
import { pieceAt } from '../words/phrases.ts';
import { soundOf } from './concepts.ts';
import { isGivenName } from './given-names.ts';

const EVERYDAY = new Set(
  (
    'poder querer tener hacer ver saber venir dar estar ser pasar cambiar mover correr pagar tomar sacar pedir marcar reservar agendar cancelar anular llamar hablar decir preguntar esperar llegar ' +
    'salir volver llevar traer buscar encontrar elegir probar usar comprar contratar poner quedar dejar mandar enviar adelantar atrasar programar confirmar consultar atender trabajar empezar terminar seguir entrar ' +
    'fazer querer ficar falar chegar voltar trocar mudar comer andar mirar avisar iniciar checar tocar ' +
    // English for who does it, and no verb of "barba".
    'barber'
  ).split(' '),
);
const VERB = /^(.{3,})(?:[aei]r)(?:me|te|se|le|les|nos)?(?:l[oa]s?)?$/;
const NOUN =
  /^(.{3,}?)(?:[ai]?cion|[ai]cao|amiento|imiento|amento|adura|ura|eza|aje|ados?|adas?|idos?|idas?|eria|er[oa]|ador|adora|euta|ista|ic[oa]|ia|io|[aeo])$/;
const FORM = /(?:e|ad[oa]s?)$/;
const LETTERS_MIN = 3;
/** Between nouns short stems say too little: "barbero" is no "barba". */
const NOUN_LETTERS_MIN = 5;

/** Both folded and in the singular. */
export function isOfOneFamily(word: string, part: string): boolean {
  if (soundOf(word.slice(0, LETTERS_MIN)) !== soundOf(part.slice(0, LETTERS_MIN))) return false;
  if (isDoing(word, part) || isDoing(part, word)) return true;
  const noun = hardened(NOUN.exec(part)?.[1] ?? part);
  const verb = VERB.exec(word);
  if (verb === null && isDoneByThem(word, noun)) return true;
  if (verb !== null) return !EVERYDAY.has(infinitive(word)) && isOneStem(verb[1] ?? '', noun);
  // "Ya contraté a otro", "me la cambie" are of the verb, too.
  if (EVERYDAY.has(word.replace(FORM, 'ar'))) return false;
  return noun.length >= NOUN_LETTERS_MIN && hardened(NOUN.exec(word)?.[1] ?? word) === noun;
}

/** "Que lo bañen", "¿tatúan?", "me depilan": what others are asked to do. "Carmen" does nothing. */
function isDoneByThem(word: string, noun: string): boolean {
  const stem = THEY.exec(word)?.[1];
  if (stem === undefined || isGivenName(word) || ENDINGS.some((ending) => EVERYDAY.has(hardened(stem) + ending)))
    return false;
  return isOneStem(hardened(stem), noun);
}
export const THEY = /^(.{3,})[ae][nm]$/;
const ENDINGS = ['ar', 'er', 'ir'];

/** "Snorkeling", "snorkelling" of a snorkel tour, "diving" of a dive. */
function isDoing(doing: string, deed: string): boolean {
  const stem = /^(.{3,})ing$/.exec(doing)?.[1];
  if (stem === undefined || deed.length < DEED_LETTERS_MIN) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].includes(deed);
}
const DEED_LETTERS_MIN = 4;

/** "Desparacitar" for a desparasitación: a long stem may be written as it sounds. */
function isOneStem(said: string, stem: string): boolean {
  return said === stem || (stem.length >= NOUN_LETTERS_MIN && soundOf(said) === soundOf(stem));
}

/** "Retocar" and "retoque": the same sound before another vowel. */
function hardened(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
}

function infinitive(verb: string): string {
  return verb.replace(/(?<=[aei]r)(?:me|te|se|le|les|nos)?(?:l[oa]s?)?$/, '');
}

const CUT_LETTERS_MIN = 4;
const LEFT_OFF_MIN = 3;

/** "Semi", "depil", "blanq" of longer names, and no word of everyday ("pedí un turno"): cut where no verb ends ("aplica", "entre" are words of their own). */
export function isCut(word: string, part: string): boolean {
  if (word.length < CUT_LETTERS_MIN || part.length - word.length < LEFT_OFF_MIN) return false;
  return part.startsWith(word) && /[^ae]$/.test(word) && pieceAt([word], 0).kind === 'other';
}

const STEM_LETTERS = 3;
const LONG_STEM_LETTERS = 5;

/** "cortecito", "masajito", "limpiecita" of corte, masaje, limpieza. */
export function isSmall(word: string, part: string): boolean {
  const stem = /^(.{3,}?)(?:e?cit[oa]|it[oa])$/.exec(word)?.[1]?.replace(/qu$/, 'c');
  return (
    stem !== undefined &&
    stem.length >= STEM_LETTERS &&
    part.startsWith(stem) &&
    part.length - stem.length <= (stem.length >= LONG_STEM_LETTERS ? 3 : 2)
  );
}
