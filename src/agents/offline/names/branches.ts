/** Which of the branches a message names. */
import { isEveryday } from '../words/everyday.ts';
import { SMALL, isOwnName, partsOf, type Named } from './name-words.ts';
import { takenOfSeveral } from './branch-taken.ts';
import { isCalled, peopleCalled } from './people.ts';
import { streetGoneTo, type Place } from './streets.ts';

/** "En provi" of Providencia: by how its name begins, behind what stands before places, or alone; else by its street. */
export function bestPlace(said: readonly string[], places: readonly Place[]): string | undefined {
  const taken = takenOfSeveral(said, places);
  if (typeof taken === 'string') return taken;
  const kept = withoutReplaced(said, places);
  if (taken === null && kept === said) return goneToNamed(said, places);
  const [named, ...others] = goneTo(peopleCalled(kept, places), said, places);
  if (named !== undefined && others.length === 0) return isRefused(said, named, places) ? undefined : named;
  const short = said.filter(
    (word, i) =>
      word.length >= PLACE_LETTERS_MIN && !isEveryday(word) && (said.length === 1 || IN.has(said[i - 1] ?? '')),
  );
  const fits = places.filter((place) =>
    partsOf(place).some((part) => isOwnName(part) && short.some((word) => part.startsWith(word))),
  );
  return fits.length === 1 ? fits[0]?.id : (genericPlace(said, places) ?? streetGoneTo(said, places));
}

/** "En San Borja no": named to say where not. */
function isRefused(said: readonly string[], id: string, places: readonly Named[]): boolean {
  if (said.length < 2 || !NOT_THERE.has(said.at(-1) ?? '')) return false;
  return places.some((place) => place.id === id && isCalled(said.at(-2) ?? '', place));
}
const NOT_THERE = new Set(['no', 'nao', 'not', 'tampoco', 'nunca']);

/** Of several that are named, and none is said to be taken: the only one that is not left, and no other. */
function goneToNamed(said: readonly string[], places: readonly Place[]): string | undefined {
  const called = places.filter((place) => said.some((word) => isCalled(word, place))).map(({ id }) => id);
  const kept = goneTo(called, said, places);
  return kept.length === 1 ? kept[0] : undefined;
}

/** "De Surco a Miraflores", "Miraflores en vez de Surco": of several, the one that is not left. */
function goneTo(called: readonly string[], said: readonly string[], places: readonly Named[]): readonly string[] {
  if (called.length < 2) return called;
  const isLeft = (place: Named): boolean =>
    said.some((word, i) => isCalled(word, place) && LEFT.test(` ${said.slice(0, i).join(' ')} `));
  const kept = places.filter((place) => called.includes(place.id) && !isLeft(place));
  return kept.length === 0 ? called : kept.map(({ id }) => id);
}

/** "Miraflores en vez de San Isidro": of the one that is replaced nothing counts, however long its name. */
function withoutReplaced(said: readonly string[], places: readonly Named[]): readonly string[] {
  const at = REPLACED.exec(` ${said.join(' ')} `)?.index;
  if (at === undefined) return behindTheLeft(said, places) ?? said;
  const before = said.slice(0, said.join(' ').slice(0, at).split(' ').filter(Boolean).length);
  return peopleCalled(before, places).length > 0 ? before : (behindTheLeft(said, places) ?? said);
}

/** "En vez de San Isidro prefiero Miraflores", "la de San Isidro a Miraflores": what stands behind the one that is left, where it names another. */
function behindTheLeft(said: readonly string[], places: readonly Named[]): readonly string[] | undefined {
  for (const [i, word] of said.entries()) {
    const left = places.find((place) => isCalled(word, place));
    if (left === undefined) continue;
    const end = said.findIndex((next, n) => n > i && !partsOf(left).includes(next));
    const rest = end < 0 ? [] : said.slice(end);
    const before = ` ${said.slice(0, i).join(' ')} `;
    const goes = LEFT.test(before) || (IS_OF.test(before) && GOES.has(rest[0] ?? ''));
    if (!goes || rest.some((next) => NOT_THERE.has(next))) continue;
    const called = peopleCalled(rest, places);
    if (called.length > 0 && !called.includes(left.id)) return rest;
  }
  return undefined;
}
const IS_OF = / (?:de|del|da|do|from)(?: (?:la|el|sede|sucursal|san|santa|santo))* $/;
const GOES = new Set(['a', 'al', 'para', 'pra', 'pro', 'to']);
const REPLACED = / (?:en (?:vez|lugar) de|em vez d[eao]|no lugar d[eao]|instead of|rather than) /;

const LEFT =
  / (?:(?<!(?:sede|sucursal|local|unidade|filial|branch|la|el) )(?:de|desde|da|do|from)|en (?:vez|lugar) de|(?:em vez|no lugar) d[eao]|instead of|rather than|no en|nao em|not in)(?: (?:la|el|en|a|o|em|de|the|sede|sucursal))* $/;

/** "En el centro", "la sede centro", "el de centro": a branch whose whole name is such a word goes by it, where it stands as a place. */
function genericPlace(said: readonly string[], places: readonly Named[]): string | undefined {
  const stands = (part: string): boolean =>
    said.some(
      (word, i) =>
        word === part &&
        !A_KIND_OF.test(said[i + 1] ?? '') &&
        (said.length === 1 || AT_THE.test(` ${said.slice(0, i).join(' ')} `)),
    );
  const [one, ...others] = places.filter((place) => {
    const words = partsOf(place).filter((part) => !SMALL.has(part) && !AT_THE.test(` ${part} `));
    return words.length === 1 && words.every((part) => !isOwnName(part) && stands(part));
  });
  return others.length === 0 ? one?.id : undefined;
}

const AT_THE =
  / (?:(?:en|al|del|em|no|do|na|at|prefiero|quiero|mejor) (?:el |o |the )?|(?:el|la|l[oa]s|o|a) d[ea] |sede |sucursal |local |unidade |filial )$/;

/** "En el centro odontológico" is the business, and none of its branches. */
const A_KIND_OF = /^(?:odonto[a-z]*|dental|medic[oa]|estetic[oa]|clinic[oa]|comercial|de)$/;

const PLACE_LETTERS_MIN = 4;

const IN = new Set(['en', 'de', 'em', 'na', 'da', 'do', 'in', 'at']);
