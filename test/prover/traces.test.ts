import { describe, expect, it } from 'vitest';
import { readTraces } from '../../src/cli/prove/fixtures.ts';
import { replayTraces } from '../../src/prover/traces.ts';

describe('golden traces', () => {
  it.each(readTraces())('$name: every machine still does what was reviewed', ({ setting, steps }) => {
    const { played, difference } = replayTraces(setting, steps);
    // If the change is meant: npm run prove -- --record, and review the difference of fixtures/snapshots/traces.
    expect(difference).toBeUndefined();
    expect(played).toHaveLength(steps.length);
  });
});
