/** "Cuatro cuarenta y cinco", "3;30", "tres quince", where hours are on show: one of the clock, with no "a las" before it. */
import type { Situation } from '../situation.ts';
import { readText, type Text } from '../words/text.ts';

const HOUR = '(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const MINUTES = '(?:cinco|diez|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cuarenta y cinco|cincuenta)';
const MANNERS = '(?:(?:si|mejor|ok|dale|bueno|y|o|por favor|porfa|porfavor|please|gracias) ?)*';
const IN_WORDS = new RegExp(`^ ${MANNERS}${HOUR} ${MINUTES} ${MANNERS}$`);
/** The colon's neighbour on the keyboard. */
const MISTYPED = /(?<![\d;])(\d{1,2});(\d{2})(?![\d;])/;
const OPEN: ReadonlySet<Situation['flow']> = new Set(['agenda', 'reprogramacion']);

export function hourAlone({ raw, norm }: Text, { flow, asks, field }: Situation): Text | undefined {
  if (!OPEN.has(flow) || field !== undefined || (asks !== 'list' && asks !== 'confirm')) return undefined;
  if (MISTYPED.test(raw)) return readText(raw.replace(MISTYPED, '$1:$2'));
  if (!IN_WORDS.test(norm)) return undefined;
  const said = new RegExp(`(?<!\\p{L})${HOUR}\\s`, 'iu').exec(raw);
  return said === null ? undefined : readText(`${raw.slice(0, said.index)}a las ${raw.slice(said.index)}`);
}
