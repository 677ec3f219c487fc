/** How a customer is heard: what his message may change, and what he reads, compared. */
import fc from 'fast-check';
import type { InboundContent } from '../../src/domain.ts';
import { CUSTOMERS, type Who } from './business.ts';
import { claimsOf, compare, heldBesides, must, type Step } from './compare.ts';
import * as ought from './reference.ts';
import type { Held, Model, Tap } from './reference.ts';
import type { Town } from './town.ts';
import { read, type Reading } from './words.ts';

export type Command = fc.AsyncCommand<Model, Town>;
export type Right = Omit<Step, 'reads'>;

export const NOTHING: Right = { changes: [''], orders: [''] };

/** A customer's message: what it may change, and what must be true of the answer besides. */
interface Speech {
  readonly who: Who;
  readonly content: InboundContent;
  readonly right: (held: Held) => Right;
  readonly answer?: (readings: readonly Reading[], held: Held) => void | Promise<void>;
}

export async function speak(town: Town, model: Model, { who, content, right, answer }: Speech): Promise<void> {
  const person = model.people[who];
  const held = heldBesides(who, await claimsOf(town, model.now));
  const silent = person.withPerson !== undefined;
  const allowed = silent ? NOTHING : right(held);
  person.spokeAt = model.now;
  person.kept = silent;
  const readings = (await town.says(who, content)).flatMap(read);
  must(silent ? readings.length === 0 : readings.length > 0, () => `${who} read ${JSON.stringify(readings)}`);
  await compare(town, model, { ...allowed, reads: new Map([[who, readings]]) });
  if (!silent) await answer?.(readings, held);
  ought.learn(model, who, readings);
}

export const text = (words: string) => ({ type: 'text', text: words }) as const;
export const tap = ({ choice: { id, title } }: Pick<Tap, 'choice'>) => ({ type: 'tap', id, title }) as const;
export const whoever = fc.constantFrom(...CUSTOMERS);
export const some = fc.nat({ max: 40 });

export function nth<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(list.length, 1)];
}
