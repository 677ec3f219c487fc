import { breachesOf } from '../../src/copy/firewall.ts';
import { writtenOf } from './firewall-texts.ts';

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
