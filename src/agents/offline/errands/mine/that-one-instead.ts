/**
 * "Cancela no la del jueves sino la del martes", "no muevas el corte sino la barba", "cancela la del jueves no, la del
 * martes", of who has both: what is denied stays, and the deed is of the other. Read without it. "Cancela la del jueves, no
 * la del martes" is the other way round, and is left as it is.
 */
import type { Situation } from '../../situation.ts';
import { CHANGES } from '../../words/deeds.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { named } from './which-one.ts';

const CHARS_MAX = 160;
const NO = String.raw`(?:no|nao|not|don.?t)`;
const RATHER = String.raw`(?:sino(?:\s+que)?|si\s+no|mas\s+sim|e\s+sim|pero\s+si|but)`;
const DENIED = re`(?<![a-z])${NO}\s+(?<denied>[^.;!?\n]{4,60}?)[\s,]+${RATHER}\s+(?=(?:a\s+)?(?:el|la|lo|o|a|the|mi|my)\s)`;
/** The no behind its name, and a mark behind that: without the mark nobody knows which of the two it is said of. */
const REFUSED = re`\s+(?:no|nao|not)\s*[,.;:]+\s*(?:(?:perdon|digo|mejor|melhor|sino|es|era|e|rather)[\s,]+)*(?=(?:el|la|lo|o|a|the|mi|my)\s)`;

export function thatOneInstead({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || asks || appointments.length < 2 || raw.length > CHARS_MAX) return undefined;
  if (!CHANGES.test(norm)) return undefined;
  return withoutDenied(raw, situation) ?? withoutRefused(raw, situation);
}

function withoutDenied(raw: string, situation: Situation): Text | undefined {
  const found = DENIED.exec(fold(raw));
  const denied = found?.groups?.['denied'];
  if (found === null || denied === undefined) return undefined;
  const rest = raw.slice(found.index + found[0].length);
  if (!areTwo(denied, rest, situation)) return undefined;
  const verb = CHANGES.exec(readText(denied).norm)?.[0].trim() ?? '';
  return readText(`${raw.slice(0, found.index)}${verb} ${rest}`);
}

function withoutRefused(raw: string, situation: Situation): Text | undefined {
  const found = REFUSED.exec(fold(raw));
  if (found === null) return undefined;
  const [head, rest] = [raw.slice(0, found.index), raw.slice(found.index + found[0].length)];
  const verb = ORDERS_IT.exec(fold(head))?.[0];
  if (verb === undefined || CHANGES.test(readText(rest).norm) || !areTwo(head, rest, situation)) return undefined;
  return readText(`${verb} ${rest}`);
}
/** The order, up to which one. */
const ORDERS_IT = /^[^.;!?\n]*?(?:cancel|anul|desmarc|borr|elimin|quit|mov|muev|cambi|pas|mud|remarc|reprogram)[a-z]*/;

/** One of his is named in each, and not the same. */
function areTwo(denied: string, rest: string, situation: Situation): boolean {
  const [one, other] = [denied, rest].map((said) => named(readText(said), situation, []));
  return one !== undefined && other !== undefined && one.id !== other.id;
}
