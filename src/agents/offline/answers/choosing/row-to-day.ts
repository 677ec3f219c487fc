/**
 * "La del viernes al lunes", "la segunda para el sábado a las 9", "la del jueves pásela al viernes", asked which
 * appointment is to be moved: the one, and where it goes. Put with its verb in front, the first time told is the one it has.
 */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';

const ONE = `(?:la|el|lo|o|a|the)\\s+(?:del?|d[ao]s?|${WEEKDAY}|primer[ao]|segund[ao]|tercer[ao]|ultim[ao]|primeir[ao]|first|second|third|last)(?![a-z])[^?¿,;\\n]{0,30}?`;
const VERB = '(?:(?:pas|muev|mov|cambi|corr|mud|traslad)[a-z]*l[oa][\\s,]+)?';
const DAY = `(?:(?:el|la|este|esta|o|a|proximo|proxima|next)\\s+)*(?:${WEEKDAY}|hoy|manana|pasado|hoje|amanha|today|tomorrow|[0-9]{1,2}(?![0-9:.]))`;
const ROW_TO_DAY = new RegExp(
  `^\\s*(?<one>${ONE})[\\s,]+${VERB}(?<to>(?:al|para|pa|pra|pro|to)\\s+${DAY}(?![a-z]).*)$`,
);
const NOT_SO = /(?<![a-z])(?:no|nao|not|ni|sino|cancel[a-z]*|anul[a-z]*)(?![a-z])/;
const CHARS_MAX = 120;

export function rowToDay({ raw, asks }: Text, { flow, offer }: Situation): Text | undefined {
  if (flow !== 'reprogramacion' || offer?.kind !== 'cita' || asks || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const { one, to } = ROW_TO_DAY.exec(folded)?.groups ?? {};
  if (one === undefined || to === undefined || NOT_SO.test(folded)) return undefined;
  const begins = folded.indexOf(one);
  return readText(`pasar ${raw.slice(begins, begins + one.length)} ${raw.slice(folded.length - to.length)}`);
}
