import { breachesOf, factsOf } from '../../src/copy/firewall.ts';
import { writtenOf } from './firewall-texts.ts';
import { everything, VOICES } from './voices.ts';

/** Every n-th of our own templates, whose facts are true: how many were looked at, and the share that is held back. */
export function templatesHeldBack(every: number): { looked: number; share: number } {
  const all = VOICES.flatMap(([, context]) => everything(context).map((said) => ({ ...said, context })));
  const some = all.filter((_, i) => i % every === 0);
  const held = some.filter(({ copy, message, context }) =>
    breachesOf(message.text, factsOf(copy, message, context)).some(({ kind }) => kind !== 'style'),
  );
  return { looked: some.length, share: held.length / some.length };
}

/** How many planted falsehoods of so many seeds are caught, and how many true texts are held back. */
export function shares({ from, count }: { from: number; count: number }): { recall: number; falseBlocks: number } {
  let caught = 0;
  let held = 0;
  for (let seed = from; seed < from + count; seed++) {
    const lie = writtenOf(seed, true);
    if (breachesOf(lie.text, lie.facts).length > 0) caught += 1;
    const truth = writtenOf(seed, false);
    if (breachesOf(truth.text, truth.facts).length > 0) held += 1;
  }
  return { recall: caught / count, falseBlocks: held / count };
}
