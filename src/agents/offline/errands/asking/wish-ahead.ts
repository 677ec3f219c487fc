/**
 * "Mi hermano quiere barba, ¿puede ir conmigo?", "limpieza el martes, ¿duele?": a wish, and a question behind it that no
 * datum answers. Read as one it is only a question; both are heard (CONV-11).
 */
import type { CustomerEvent, Reading } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { clauses, readText, type Text } from '../../words/text.ts';

/** What stands before the question; undefined: something is open, or what was read is more than such a question. */
export function wishAhead(events: readonly CustomerEvent[], { raw }: Text, { flow }: Situation): Text | undefined {
  const [asked, ...others] = events;
  if (flow !== 'ninguno' || others.length > 0 || asked?.type !== 'customer.asks' || asked.topic !== 'otro')
    return undefined;
  const question = clauses(raw).find(({ asks }) => asks);
  if (question === undefined || question.start === 0) return undefined;
  const head = readText(raw.slice(0, question.start).replace(JOINT, ''));
  return head.asks || head.words.length < WISH_WORDS_MIN ? undefined : head;
}
const JOINT = /[\s,.;:¿]+$/;
const WISH_WORDS_MIN = 2;

/** Whether it is a wish by itself: of a service that is named, and not only what resembles one. */
export function isWish({ events, confidence }: Reading): boolean {
  return (
    confidence >= WISH_MIN &&
    events.length > 0 &&
    events.every((event) => event.type === 'customer.wants_booking' && event.detalles.servicio !== undefined)
  );
}
const WISH_MIN = 0.85;
