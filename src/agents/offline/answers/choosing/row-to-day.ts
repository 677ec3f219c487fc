/**
 * "La del viernes al lunes", "la segunda para el sábado a las 9", "1 al lunes", "la de las 10:30 mejor a las 12", before the
 * list of what he has: the one, and where it goes. Put with its verb in front, the first time told is the one it has.
 */
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';

const THE = '(?:la|el|lo|o|a|the)';
const LEAD = '(?:(?:y|e|and|ok|okay|dale|bueno|si|sim|yes|mejor|quiero|quisiera|necesito|quero)[\\s,]+)*';
const PLACE = 'primer[ao]|segund[ao]|tercer[ao]|ultim[ao]|primeir[ao]|terceir[ao]|first|second|third|last';
const ONE = `${THE}\\s+(?:del?|d[ao]s?|${WEEKDAY}|${PLACE})(?![a-z])[^?¿,;\\n]{0,30}?`;
/** Told by its place alone: what stands behind it is no more of its name. */
const ROW = `(?:(?<the>${THE})\\s+)?(?:(?:opcion|numero|n(?:ro)?\\.?)\\s+)?(?<row>[1-3](?![0-9:.,/]|\\s+(?:de|y|e|o|horas?|hs)(?![a-z]))|${PLACE})`;
const VERB = '(?:(?:pas|muev|mov|cambi|corr|mud|traslad)[a-z]*l[oa][\\s,]+)?';
const DAY = `(?:(?:el|la|este|esta|o|a|proximo|proxima|next)\\s+)*(?:${WEEKDAY}|hoy|manana|pasado|hoje|amanha|today|tomorrow|[0-9]{1,2}(?![0-9:.]))`;
const TO_DAY = `(?:al|para|pa|pra|pro|to)\\s+${DAY}(?![a-z]).*`;
const NAMED_DAY = `(?:(?:el|este|esta|on|na|no)\\s+)?(?:proximo\\s+|proxima\\s+|next\\s+)?(?:${WEEKDAY}|manana|amanha|tomorrow)(?![a-z]).*`;
const AT = '(?:a las?|as|at)\\s+[0-9].*';
const RATHER = '(?:mejor|melhor|better|rather)[\\s,]+';
const ROW_TO_DAY: readonly RegExp[] = [
  new RegExp(`^\\s*${LEAD}(?<one>${ONE})[\\s,]+${VERB}(?<to>${TO_DAY})$`),
  new RegExp(`^\\s*${LEAD}${ROW}[\\s,]+(?:${RATHER})?${VERB}(?<to>${TO_DAY}|${NAMED_DAY}|${AT})$`),
  new RegExp(`^\\s*${LEAD}(?<one>${ONE})[\\s,]+${RATHER}(?<to>${NAMED_DAY}|${AT})$`),
];
const NOT_SO = /(?<![a-z])(?:no|nao|not|ni|sino|cancel[a-z]*|anul[a-z]*)(?![a-z])/;
const PLACES: Readonly<Record<string, string>> = { 1: 'la primera', 2: 'la segunda', 3: 'la tercera' };
const CHARS_MAX = 120;

export function rowToDay({ raw, asks }: Text, { flow, offer }: Situation): Text | undefined {
  if ((flow !== 'reprogramacion' && flow !== 'ninguno') || offer?.kind !== 'cita') return undefined;
  if (asks || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const groups = ROW_TO_DAY.map((pattern) => pattern.exec(folded)?.groups).find((found) => found !== undefined);
  const { one, row, the, to } = groups ?? {};
  if (to === undefined || NOT_SO.test(folded)) return undefined;
  const where = raw.slice(folded.length - to.length);
  // "El 2 a las 10" may be the second of the month.
  const number = row !== undefined && /[0-9]/.test(row);
  if (number && the !== undefined && /^(?:el|o)$/.test(the) && /^a/.test(to)) return undefined;
  // "2 para el viernes", where none is asked for, may be two.
  if (number && flow === 'ninguno' && the === undefined) return undefined;
  if (row !== undefined) return readText(`pasar ${PLACES[row] ?? `la ${row}`} ${asTarget(where)}`);
  const begins = folded.indexOf(one ?? '');
  return readText(`pasar ${raw.slice(begins, begins + (one ?? '').length)} ${asTarget(where)}`);
}

/** "La primera el lunes": where it goes, and no more of its name. */
function asTarget(where: string): string {
  const day = /^(?:el |este |esta |on |na |no )?/i.exec(where)?.[0] ?? '';
  return /^(?:al?|para|pa|pra|pro|to|as|at|às|à) /i.test(where) ? where : `para el ${where.slice(day.length)}`;
}
