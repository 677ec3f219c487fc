/**
 * "Bueno, dejalo anotado", "déjemela agendada", "ya mismo, sí", "right away, book it", "sí, resérvala lo antes posible que
 * se llena", at an hour that is proposed: the yes is said by how it is to be left, or how fast. It is read as the yes that
 * it is; "lo antes posible" without an order, or with another thing beside it, looks for an hour.
 */
import type { Situation } from '../../situation.ts';
import { pieces } from '../../words/phrases.ts';
import { re } from '../../words/pattern.ts';
import { fold, plainNorm, plainWords, readText, type Text } from '../../words/text.ts';

const CHARS_MAX = 160;
const IT_IS = 'agendalo';
const BOOKED =
  '(?:(?:confirmad|anotad|agendad|reservad|apartad|apuntad|separad|registrad|marcad|tomad|cerrad|fijad|asegurad|programad|guardad|list|hech|fij|fechad)[oa]s?|firmes?|booked|confirmed|reserved|scheduled)';
const LEFT = re`(?<![a-z])(?<!(?:no|nao|not|don.?t)\s+)(?:(?:me|nos)\s+)?(?:dej(?:a|e|en)(?:me|nos)?l[oa]s?|(?:me\s+)?l[oa]\s+dej(?:as?|an?|e)|deix[ae](?:\s+(?:el[ea]|isso))?|leave\s+it)\s+(?:(?:asi|ya|entonces|nomas|ahi|assim|ja|bien|as)\s+)*${BOOKED}(?![a-z])`;

const AT_ONCE =
  '(?:ya mismo|ahora mismo|ahorita mismo|de inmediato|inmediatamente|enseguida|en seguida|al toque|al tiro|agora mesmo|imediatamente|right (?:away|now)|immediately)';
const SOONEST =
  '(?:(?:lo )?(?:antes|mas (?:pronto|rapido)) posible|(?:lo )?(?:cuanto|mas) antes|o quanto antes|quanto antes|o mais rapido possivel|asap|as soon as (?:possible|you can)|rapid(?:o|ito)|quickly)';
const OR_GONE = String.raw`(?:[\s,]*(?:que|porque|pq|antes (?:de )?que|before|pois|senao|sino)\s+(?:(?:se|me|nos|it|l[oa]|alguien|otro)\s+)+(?:llen|ocup|agot|acab|pierd|perd|gan|quit|llev|vay?|fill|goes|gone|tak|ench|esgot|lot)[a-z]*(?:\s+up)?)?`;
const FAST = re`[\s,]*(?<![a-z])(?:(?<once>${AT_ONCE})|(?<soon>${SOONEST}))(?![a-z])${OR_GONE}[\s,.;!]*`;
/** "Confirmalo", "resérvala", "book it". */
const ORDER =
  / (?:(?:confirm|reserv|agend|anot|apart|apunt|separ|marc|registr|program)(?:(?:a|e|en)?(?:me)?l[oa]s?|a|e|o|en|ame|eme)|(?:book|schedule|confirm|reserve) (?:it|that|this|me)|pode (?:confirmar|marcar|agendar|reservar)|i confirm) /;

/** Undefined: nothing of the kind, or more than a yes stands beside it. */
export function saidPlainly({ raw, asks: question }: Text, { asks, flow, field }: Situation): Text | undefined {
  if (asks !== 'confirm' || flow !== 'agenda' || field !== undefined || question || raw.length > CHARS_MAX)
    return undefined;
  return asLeft(raw) ?? atOnce(raw);
}

function asLeft(raw: string): Text | undefined {
  const told = LEFT.exec(fold(raw));
  if (told === null) return undefined;
  return readText(`${raw.slice(0, told.index)}${IT_IS}${raw.slice(told.index + told[0].length)}`);
}

function atOnce(raw: string): Text | undefined {
  const told = FAST.exec(fold(raw));
  if (told === null) return undefined;
  const parts = [raw.slice(0, told.index), raw.slice(told.index + told[0].length)];
  const rest = parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(', ');
  const ordered = ORDER.test(plainNorm(rest));
  const said = pieces(plainWords(plainNorm(rest).replace(ORDER, ' ')));
  if (said.some(({ kind }) => kind !== 'yes' && kind !== 'filler' && kind !== 'thanks')) return undefined;
  const agrees = ordered || (told.groups?.['once'] !== undefined && said.some(({ kind }) => kind === 'yes'));
  return agrees ? readText(rest) : undefined;
}
