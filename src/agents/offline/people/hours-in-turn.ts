/** "A las 9 el primero y 10:30 el segundo", "uno a las 9 y el otro a las 10": the hour of each, told with which of them it is. */
import { fold } from '../words/text.ts';

/** Of folded text: "a las 9", "9 y media", "10:30 am", "at 4". */
export const HOUR =
  '(?:(?:a las?|as|at|tipo) )?[0-9]{1,2}(?:[:.h][0-9]{2}| y (?:media|cuarto)| e meia)?(?: ?(?:[ap]\\.? ?m\\b\\.?|hs|h))?';
const THE = '(?:(?:para|pra|a) )?(?:(?:el|la|lo|al|o|a|the) )?';
const WHICH = [
  `${THE}(?:primer[oa]?|primeir[oa]|un[oa]|um|uma|first|one)`,
  `${THE}(?:segund[oa]|otr[oa]|outr[oa]|second|other)`,
  `${THE}(?:tercer[oa]?|terceir[oa]|third)`,
];
const AND = '(?: ?, ?(?:(?:y|e|and) )?| (?:y|e|and) )';
/** The hour first, or which of them first. */
const IN_TURN = [
  (n: number) => `(?<hour${n}>${HOUR}),? (?<which${n}>${WHICH[n - 1]})`,
  (n: number) => `(?<which${n}>${WHICH[n - 1]}),? (?<hour${n}>${HOUR})`,
].map((one) => new RegExp(`(?<![a-z0-9:])${one(1)}${AND}${one(2)}(?:${AND}${one(3)})?(?![a-z0-9:])`, 'd'));
const LOOKED_AT_CHARS_MAX = 400;

interface InTurn {
  readonly hours: readonly string[];
  /** "El uno", "el segundo": no day of the month. */
  readonly which: readonly { readonly start: number; readonly end: number }[];
}

/** Undefined: not told so. */
export function hoursInTurn(raw: string): InTurn | undefined {
  if (!/[0-9]/.test(raw)) return undefined;
  const folded = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  for (const pattern of IN_TURN) {
    const found = pattern.exec(folded);
    if (found?.groups === undefined) continue;
    const { groups } = found;
    const places = found.indices?.groups ?? {};
    return {
      hours: [1, 2, 3].flatMap((n) => groups[`hour${n}`] ?? []),
      which: [1, 2, 3].flatMap((n) => {
        const place = places[`which${n}`];
        return place === undefined ? [] : [{ start: place[0], end: place[1] }];
      }),
    };
  }
  return undefined;
}
