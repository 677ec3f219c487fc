/**
 * "Quiero cambiarle la batería", "trocar o teclado", "change the chain", where «Cambio de batería» is sold: the service by
 * its verb, and nothing of the diary that changes. It is read as it is called.
 */
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { isOwnName, partsOf, sameWord } from './name-words.ts';

const CHANGE = /^(?:re)?cambi(?:o|ar|a|as|an|e|en|amos|emos|aria|arian)(?:me|nos|te|se|le|les)?(?:l[oa]s?)?$/;
const VERB = new RegExp(`${CHANGE.source}|^(?:troc(?:ar|a|o|amos)|chang(?:e|ing|ed)|replac(?:e|ing))$`);
export const IS_CHANGE = /^(?:re)?cambios?$|^trocas?$|^changes?$|^replacements?$/;
const BETWEEN = /^(?:el|la|los|las|mis?|su|sus|un|una|unas|unos|de|del|al?|o|os|as|do|da|meu|minha|um|uma|the|my|an)$/;
/** What stands before it: "me toca cambiar la batería" needs one. */
function toBeDone(before: string, verb: string): string {
  if (/^(?:re)?cambiar/.test(verb))
    return IS_DUE.test(before) ? before.replace(IS_DUE, 'necesito ') : `${before}hacer `;
  return /^trocar/.test(verb) ? `${before}fazer ` : before;
}
const IS_DUE = /(?<![\p{L}])(?:(?:me|nos|le) )?toca $/iu;
/** "Cambio la batería" is the verb, "cambio de batería" its name. */
const ARTICLE = /^(?:el|la|los|las|mis?|su|sus|o|a|os|as|meu|minha|the|my)$/;
/** "Cambiar la batería por el teclado" puts one in the place of the other. */
const FOR = /^ (?:por|pelo|pela|for) (?!favor )/;

/** The words without the services of that kind, but for those that he has: "cambio de teclado" moves nothing. */
export function withoutSoldChanges(norm: string, { tenant, appointments = [] }: Situation): string {
  const others = (tenant?.services ?? []).filter(({ id }) => appointments.every(({ serviceId }) => serviceId !== id));
  return others
    .filter((service) => partsOf(service).some((part) => IS_CHANGE.test(part)))
    .reduce((rest, { name }) => rest.replaceAll(readText(name).norm, ' '), norm);
}

export function asSoldByChange({ raw, words }: Text, { tenant, appointments = [] }: Situation): Text | undefined {
  for (const [at, verb] of words.entries()) {
    const isCalled = IS_CHANGE.test(verb.text) && !ARTICLE.test(words[at + 1]?.text ?? '');
    if (!VERB.test(verb.text) || isCalled) continue;
    const from = words.findIndex(({ text }, i) => i > at && !BETWEEN.test(text));
    const behind = from < 0 ? [] : words.slice(from);
    for (const service of tenant?.services ?? []) {
      const thing = partsOf(service).filter((part) => isOwnName(part) && !IS_CHANGE.test(part));
      const said = behind.filter(({ text }) => !BETWEEN.test(text)).slice(0, thing.length);
      const last = said.at(-1);
      const isIt = last !== undefined && thing.every((part, i) => sameWord(said[i]?.text ?? '', part));
      if (!isIt || !partsOf(service).some((part) => IS_CHANGE.test(part))) continue;
      // Of who has one already it may be that one which is moved.
      if (appointments.some(({ serviceId }) => serviceId === service.id)) continue;
      if (FOR.test(readText(raw.slice(last.end)).norm) || fold(raw.slice(verb.start, last.end)) === fold(service.name))
        continue;
      return readText(`${toBeDone(raw.slice(0, verb.start), verb.text)}${service.name}${raw.slice(last.end)}`);
    }
  }
  return undefined;
}
