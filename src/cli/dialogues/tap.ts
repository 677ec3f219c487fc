import type { Choice, Shown } from '../rig.ts';
import type { Step } from './format.ts';
import { fitting } from './match.ts';

type Target = Extract<Step, { kind: 'tap' }>['value'];

/** WhatsApp always sends a title along; an id that no list holds has this one. */
const TITLE_OF_NOTHING = '(opción)';

/** What a tap sends, or why there is nothing to tap. Pure. `shown`: everything the phone has, oldest first. */
export function tapOf(target: Target, shown: readonly Shown[]): Choice | { readonly problem: string } {
  const offers = shown.filter(({ choices }) => choices.length > 0);
  const last = offers.at(-1);
  if (target.id !== undefined) return byId(target.id, offers);
  if (!last) return { problem: 'todavía no se envió ninguna lista ni botones' };
  const pick = pickerOf(target);
  const candidates = target.stale === undefined ? [last] : staleOffers(offers, target.stale, pick);
  for (const offer of candidates) {
    const found = pick(offer.choices);
    if (found) return found;
  }
  const seen = (candidates[0] ?? last).choices.map(({ title }, i) => `${i + 1}. ${title}`).join(' · ');
  if (candidates.length === 0) return { problem: `no hay una lista ${String(target.stale)} antes de la última` };
  return { problem: `no está entre: ${seen}` };
}

type Pick = (choices: readonly Choice[]) => Choice | undefined;

function pickerOf({ row, title, button }: Target): Pick {
  if (row !== undefined) return (choices) => choices[row - 1];
  const wanted = title ?? button ?? '';
  const textsOf = ({ title: own, description }: Choice) =>
    title === undefined || description === undefined ? [own] : [own, description];
  return (choices) => fitting(wanted, choices, textsOf);
}

/**
 * The list N before the last. Buttons between two lists are no lists; where the old offer was buttons itself ("Sí" of
 * an earlier question), the N-th offer before the last is meant, or the N-th that has what is tapped.
 */
function staleOffers(offers: readonly Shown[], n: number, pick: Pick): Shown[] {
  const before = offers.slice(0, -1).reverse();
  const lists = before.filter(({ kind }) => kind === 'list');
  const having = before.filter(({ choices }) => pick(choices) !== undefined);
  return [lists[n - 1], before[n - 1], having[n - 1]].filter((offer) => offer !== undefined);
}

function byId(id: string, offers: readonly Shown[]): Choice {
  const known = offers.flatMap(({ choices }) => choices).findLast((choice) => choice.id === id);
  return known ?? { id, title: TITLE_OF_NOTHING };
}
