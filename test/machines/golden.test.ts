import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { digestsOfToday, readFrames, readPublished } from '../../src/cli/prove/fixtures.ts';
import { restore } from '../../src/machines/frame.ts';
import { GROUND, MACHINES } from '../../src/machines/registry.ts';
import { BUSINESSES } from '../../src/prover/businesses.ts';
import { canonical } from '../../src/prover/canonical.ts';
import { continued, restingStates, takenUp } from '../../src/prover/golden.ts';
import { play, standing } from '../../src/prover/talk.ts';

const golden = readFrames();

describe('conversations stored by this and earlier versions (H2, must-hold 5)', () => {
  it.each(golden)('$machine v$version $state is taken up and comes to its end', (frame) => {
    const tenant = BUSINESSES.find(({ id }) => id === frame.business)!;
    expect(() => frame.frames.map((one) => restore(one))).not.toThrow();
    const { end } = continued(takenUp(frame, tenant));
    expect(standing(end)).toHaveLength(1);
  });

  it.each(golden)('$machine v$version $state can be left: for nothing, and to a person', (frame) => {
    const tenant = BUSINESSES.find(({ id }) => id === frame.business)!;
    const exits = [{ type: 'customer.exits', word: 'salir' }, { type: 'customer.wants_person' }] as const;
    for (const exit of exits) {
      const { end } = continued(play(takenUp(frame, tenant), [exit]));
      expect(standing(end), exit.type).toHaveLength(1);
    }
  });
});

describe('what was published', () => {
  const published = readPublished();

  it('stays as it was stored: files of states are only ever added (npm run prove -- --record lists them)', () => {
    expect(digestsOfToday()).toEqual(published.frames);
  });

  it('knows its machines by the version of reception: one that joins or goes needs a new version of it', () => {
    // Older code leaves alone whose reception is newer. Of a machine without that sign it would think that it is damage.
    const known = published.machines[MACHINES[GROUND].version];
    expect(known).toEqual(Object.keys(MACHINES));
    const after = Object.keys(published.machines).map(Number);
    expect(after.sort((a, b) => a - b)).toEqual(Array.from({ length: MACHINES[GROUND].version }, (_, n) => n + 1));
  });
});

describe.each(Object.values(MACHINES))('$name v$version', (definition) => {
  const own = golden.filter(({ machine, version }) => machine === definition.name && version === definition.version);

  it('has a stored conversation for each of its states: a new or renamed state needs a version and a migration', () => {
    // A new state: npm run prove -- --record adds its file. A state that went away: raise `version`, write the migration.
    expect(own.map(({ state }) => state).sort()).toEqual(restingStates(definition).sort());
  });

  it('keeps its state in one place: no context names a state (must-hold 6)', () => {
    const states = Object.values(MACHINES).flatMap((one) => Object.keys(one.machine.root.states));
    for (const { frames, state } of own) {
      const context = JSON.stringify(frames.at(-1)!.snapshot.context);
      expect(
        states.filter((name) => /^[A-Z]/.test(name) && context.includes(name)),
        state,
      ).toEqual([]);
    }
  });

  it('keeps contexts of the stored shape: another shape needs a version and a migration', () => {
    const shape = definition.context;
    expect(shape).toBeInstanceOf(z.ZodObject);
    // What may be absent is no other shape: older frames have none of it, and older code drops it unharmed.
    const fields = Object.entries((shape as z.ZodObject).shape);
    const mayBeAbsent = fields
      .filter(([, field]) => (field as z.ZodType).safeParse(undefined).success)
      .map(([key]) => key);
    const keys = fields.map(([key]) => key).filter((key) => !mayBeAbsent.includes(key));
    for (const { frames, state } of own) {
      const context = frames.at(-1)!.snapshot.context as object;
      const stored = Object.keys(context).filter((key) => !mayBeAbsent.includes(key));
      expect(stored.sort(), state).toEqual(keys.sort());
      expect(canonical(definition.context.parse(context)), state).toBe(canonical(context));
    }
  });
});
