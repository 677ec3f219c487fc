/** "¿Y ahora?", "¿qué sigue?", when it is done: nothing more is to be done, and no hour of today is looked for (CONV-5). */
import { act, type Act } from '../../acts.ts';
import { justBooked } from '../../errands/mine/just-booked.ts';
import type { Heard } from '../../heard.ts';

const MANNERS = '(?:ok|okay|listo|bueno|perfecto|gracias|dale|ya|vale|obrigad[oa]|thanks)';
const TO_DO = '(?:hago|sigue|mas|viene|hay que hacer|tengo que hacer|debo hacer|eu faco|faco|do i do)';
const WHAT_NEXT = new RegExp(
  `^ (?:${MANNERS} )*(?:(?:y |e |and )?(?:ahora (?:que|q)|agora o que|now what|what now)(?: ${TO_DO})?|(?:y )?que (?:sigue|viene|hago|tengo que hacer|hay que hacer)(?: ahora)?|what s next) $`,
);
/** By itself it may ask for a place right now, or whether the house is open. */
const AND_NOW = new RegExp(`^ (?:${MANNERS} )*(?:y ahora|e agora|and now) $`);

export function asksWhatNext(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || situation.owes === true) return undefined;
  const asked = WHAT_NEXT.test(text.norm) || (AND_NOW.test(text.norm) && justBooked(situation) !== undefined);
  return asked ? act(heard, { intent: 'thanks' }) : undefined;
}
