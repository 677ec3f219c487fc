/**
 * "Mejor que sea corte en vez de brushing", while a brushing is booked: what is left is said, and the rest is read as if it
 * stood alone, so that several kinds of cut are asked about.
 */
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const INSTEAD_OF =
  /(?<![a-z])(?:en vez del?|en lugar del?|em vez d[aeo]|em lugar d[aeo]|ao inves d[aeo]|instead of|rather than) (?:(?:el|la|lo|un|una|o|a|um|uma|the|my|mi) )?(?<left>[^,.;?!\n]+?)(?= (?:que sea|quiero|quisiera|prefiero|prefiro|quero|seria|mejor|hagamos|dame|i want)(?![a-z])|[,.;?!\n]|\s*$)/;
const CHARS_MAX = 200;

/** Undefined: nothing of the kind, or another one is left than the one that is open. */
export function withoutTheOpenOne({ raw }: Text, { flow, tenant, known }: Situation): Text | undefined {
  if (flow !== 'agenda' || tenant === undefined || known?.servicio === undefined || raw.length > CHARS_MAX)
    return undefined;
  const said = INSTEAD_OF.exec(fold(raw));
  const left = said?.groups?.['left'];
  if (said === null || left === undefined || findNames(left, tenant).servicio !== known.servicio) return undefined;
  const rest = `${raw.slice(0, said.index)}${raw.slice(said.index + said[0].length)}`;
  return /\p{L}{3}/u.test(rest) ? readText(rest) : undefined;
}
