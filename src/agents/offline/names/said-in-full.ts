/**
 * Services whose whole names are said one beside the other: "baño y corte de uñas" is *Baño* and *Corte de uñas*, though
 * *Baño y corte* is sold as well; "a haircut and a shave" is one of each, though a beard may be shaved.
 */
import { singular } from './called.ts';
import { SMALL, partsOf, type Named } from './name-words.ts';

/** The places, among the words, at which a name stands. */
export interface InFull {
  readonly id: string;
  readonly at: readonly number[];
}

/** By its very word, in whichever number. */
export function isIt(word: string, part: string): boolean {
  return word === part || singular(word) === singular(part);
}

/** Of all ways in which whole names stand apart from each other the one that takes up most words; of two such that of fewer names. */
export function saidInFull(words: readonly string[], services: readonly Named[]): readonly InFull[] {
  const all = services.flatMap((service) => placesOf(service, words));
  // From the end on: what stands behind each place, at best.
  const best: InFull[][] = Array.from({ length: words.length + 1 }, () => []);
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const ways = all.filter(({ at }) => at[0] === i).map((one) => [one, ...(best[(one.at.at(-1) ?? i) + 1] ?? [])]);
    best[i] = ways.reduce((most, way) => (isFuller(way, most) ? way : most), best[i + 1] ?? []);
  }
  return best[0] ?? [];
}

function isFuller(one: readonly InFull[], other: readonly InFull[]): boolean {
  const taken = (way: readonly InFull[]) => way.reduce((sum, { at }) => sum + at.length, 0);
  return taken(one) > taken(other) || (taken(one) === taken(other) && one.length < other.length);
}

/** All its words in their order, with nothing between them but small ones. */
function placesOf(service: Named, words: readonly string[]): readonly InFull[] {
  return ordersOf(service).flatMap(([first = '', ...rest]) =>
    words.flatMap((word, start) => {
      if (!isIt(word, first)) return [];
      const at = [start];
      for (const part of rest) {
        const next = words.findIndex((said, i) => i > (at.at(-1) ?? start) && !SMALL.has(said));
        if (next < 0 || !isIt(words[next] ?? '', part)) return [];
        at.push(next);
      }
      return [{ id: service.id, at }];
    }),
  );
}

/** "Barba e corte" is "Corte e barba". */
function ordersOf(service: Named): readonly (readonly string[])[] {
  const parts = partsOf(service);
  const own = (some: readonly string[]) => some.filter((part) => !SMALL.has(part));
  const joint = parts.findIndex((part) => JOINTS.has(part));
  const orders = joint < 0 ? [parts] : [parts, [...parts.slice(joint + 1), ...parts.slice(0, joint)]];
  return orders.map(own).filter((order) => order.length > 0);
}
const JOINTS = new Set(['y', 'e', 'and']);
