/** A yes in words of its own, and a question beside it: both are heard (CONV-11). */
import type { Topic } from '../../domain.ts';
import type { Act } from './acts.ts';
import { PIECES_MAX } from './bookings.ts';
import { errands } from './errands.ts';
import { hear } from './hear.ts';
import type { Heard } from './heard.ts';
import { pieces, verdict } from './phrases.ts';
import { OBJECTION } from './polarity.ts';
import { clauses, readText } from './text.ts';

/** Whatever the answer is, the yes stands. Who asks what it costs may not have decided yet. */
const SETTLED: ReadonlySet<Topic> = new Set<Topic>(['direccion', 'horarios']);

/** "Sí dale, ¿y dónde queda?": the question, then the yes. Undefined: no such message, or the answer could change his mind. */
export function yesBeside({ text, situation }: Heard): Act[] | undefined {
  if (situation.asks !== 'confirm' || OBJECTION.test(text.norm)) return undefined;
  const cut = clauses(text.raw);
  const [first, second] = cut;
  if (first === undefined || second === undefined || cut.length > PIECES_MAX || first.asks) return undefined;
  if (!isYes(first.raw)) return undefined;
  const rest = hear(' '.repeat(second.start) + text.raw.slice(second.start), situation);
  const asked = errands(rest).acts;
  if (asked.length === 0 || asked.some(({ intent }) => intent !== 'ask')) return undefined;
  const stands =
    situation.flow === 'cancelacion' || asked.every(({ topic }) => topic !== undefined && SETTLED.has(topic));
  return stands ? [...asked, { intent: 'accept', from: first.start, to: second.start }] : undefined;
}

function isYes(raw: string): boolean {
  const { words, norm } = readText(raw);
  return verdict(pieces(words.flatMap((w) => w.text.split(' ')))) === 'yes' || CANCEL_IT.test(norm);
}
/** "Sí, cancelalo": says no more than the yes. */
const CANCEL_IT = /^ (?:si|dale|ok|bueno|listo|sim|yes)(?: si)? (?:cancel[ae]l[oa]|cancel[ae] (?:it|isso)) $/;
