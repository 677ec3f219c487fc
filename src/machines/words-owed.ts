import { approvedMinor, type Appointment, type Copy, type Order } from '../domain.ts';
import { say, sayOnce } from './kit.ts';
import type { Stack } from './live.ts';
import { owe } from './stack-deeds.ts';

/** What reached nobody is said before anything else, as far as it is so still. */
export function sayOwed(stack: Stack, words: readonly Copy[]): void {
  const before = stack.owed.length;
  for (const copy of words.filter((one) => isSo(one, stack))) owe(stack, 'order' in copy ? sayOnce(copy) : say(copy));
  stack.owed.unshift(...stack.owed.splice(before));
}

function isSo(copy: Copy, { world, frames }: Stack): boolean {
  if (copy.key === 'persona_avisada') return frames[0]?.snapshot.hasTag('persona') ?? false;
  const order = 'order' in copy ? copy.order : undefined;
  const now = world.orders.find(({ id }) => id === order?.id);
  if (order === undefined || now === undefined || !isAlike(order, now)) return false;
  // Money that had no appointment may have one by now.
  if (copy.key.endsWith('_sin_turno') && now.paysFor !== undefined) return false;
  const named = [...('visit' in copy ? [copy.visit] : []), ...('booked' in copy ? [copy.booked] : [])];
  const known = [...world.appointments, ...(world.past ?? [])];
  return named.every((one) => known.some((other) => isSame(one, other)));
}

/** Nothing came since, and nothing went. */
function isAlike(said: Order, now: Order): boolean {
  return said.status === now.status && approvedMinor(said) === approvedMinor(now);
}

function isSame(said: Appointment, now: Appointment): boolean {
  return said.id === now.id && said.slot.start === now.slot.start;
}
