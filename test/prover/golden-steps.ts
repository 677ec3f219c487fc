import { readTraces } from '../../src/cli/prove/fixtures.ts';
import { replayTraces, type Played } from '../../src/prover/traces.ts';

/** All golden steps with the inputs that they heard. */
export function goldenSteps(): readonly Played[] {
  return readTraces().flatMap(({ name, setting, steps }) => {
    const { played, difference } = replayTraces(setting, steps);
    if (difference !== undefined) throw new Error(`${name}: ${difference}`);
    return played;
  });
}
