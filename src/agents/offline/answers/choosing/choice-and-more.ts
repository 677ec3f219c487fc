/**
 * "La primera, y otro para mi hijo a la misma hora": the row that is chosen, and one more for somebody else, or for himself
 * at a time that is told (CONV-11). What stands behind the choice is read as if nothing were open, as behind a yes.
 */
import type { Slot } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { behindIt, PUTS_RIGHT, withNothingOpen, type YesAndMore } from '../agreeing/yes-and-more.ts';

export interface ChoiceAndMore extends Pick<YesAndMore, 'situation' | 'again'> {
  readonly choice: Text;
  readonly more: Text;
}

/** Undefined: no list of hours, or nothing that asks for one more. */
export function choiceAndMore(text: Text, situation: Situation): ChoiceAndMore | undefined {
  const { asks, flow, offer } = situation;
  if (asks !== 'list' || flow !== 'agenda' || offer?.kind !== 'turno' || text.asks) return undefined;
  if (PUTS_RIGHT.test(text.norm)) return undefined;
  const [choice, next] = clauses(text.raw);
  if (choice === undefined || next === undefined) return undefined;
  const rest = behindIt(text.raw.slice(choice.start + choice.raw.length));
  if (!rest.more) return undefined;
  const calm = withNothingOpen(situation);
  return { choice: readText(choice.raw), more: readText(rest.raw), situation: calm, again: rest.again };
}

/** The row that was chosen, as a yes would have it. */
export function rowOf({ offer }: Situation, n: number): Slot | undefined {
  return offer?.kind === 'turno' ? offer.slots[n - 1] : undefined;
}
