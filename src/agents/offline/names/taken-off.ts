/**
 * "Quitarme el semipermanente", "que me saquen las esculpidas", "take my gel off", where taking off is sold by itself: the
 * *Retiro de esmalte*, and not to have it put on.
 */
import { singular } from './called.ts';
import { SMALL, sameWord } from './name-words.ts';
import type { Names } from './score.ts';
import { NAIL } from './whole-trades.ts';

const TAKES_OFF =
  /^(?:(?:quitar|retirar|remover|sacar|despegar|tirar)(?:me|se|te|le|les|nos)?(?:l[oa]s?)?|quiten?|quitan?|retiren?|retiran?|remuevan?|saquen|sacan|tirem|remove|removing|take|taking|soak)$/;
const IS_TAKING_OFF = /^(?:retir[oa]|retirada|remocion|remocao|removal|quitad[oa]|soak)$/;
const POLISH = /^(?:semi[a-z]*|esmalt[a-z]*|gel|gelish|kapping|capping|shellac|polish|rubber|vinilo)$/;
const WORN =
  /^(?:acril[a-z]*|acryl[a-z]*|esculpid[oa]|softgel|polygel|alongamento|pestana|lash|eyelash|cilio|extension|extensao)$/;
/** Between the deed and what is taken off. */
const BETWEEN =
  /^(?:el|la|los|las|mi|mis|tu|un|una|unos|unas|este|esta|esto|estos|estas|ese|esa|esos|esas|o|a|os|as|meu|minha|minhas|meus|my|the|these|off|de)$/;

const isWorn = (word: string): boolean => [NAIL, POLISH, WORN].some((kind) => kind.test(singular(word)));

/** The words, with the name of the service of taking off in place of the deed. */
export function removalsNamed(said: readonly string[], names: Names): readonly string[] {
  const at = said.findIndex((word) => TAKES_OFF.test(word));
  if (at < 0) return said;
  const sold = names.filter((parts) => parts.some((part) => IS_TAKING_OFF.test(part)));
  const behind = said.slice(at + 1);
  const until = behind.findIndex((word) => !BETWEEN.test(word) && !isWorn(word));
  const phrase = until < 0 ? behind : behind.slice(0, until);
  const worn = phrase.filter(isWorn);
  const [first] = sold;
  if (first === undefined || worn.length === 0) return said;
  const fits = sold.filter((parts) => worn.every((word) => isOf(word, parts)));
  const [only, ...others] = fits;
  // Of several, or of what is not taken off here: which of them is asked.
  const open = [first.find((part) => IS_TAKING_OFF.test(part)) ?? '', 'de', ...worn];
  const called = only === undefined || others.length > 0 ? open : only;
  return [...said.slice(0, at), ...called, ...said.slice(at + 1 + phrase.length)];
}

/** What the word names is taken off by the service of these parts: called so, any polish by "esmalte", all of it by the nails. */
function isOf(word: string, parts: readonly string[]): boolean {
  const named = parts.filter((part) => !SMALL.has(part) && isWorn(part));
  if (named.length === 0 || NAIL.test(singular(word)) || named.some((part) => sameWord(word, part))) return true;
  return POLISH.test(singular(word)) && named.some((part) => /^(?:esmalte|polish)s?$/.test(part));
}
