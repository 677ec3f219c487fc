import { expect, it } from 'vitest';
import { killedBy, mutants } from '../../src/prover/mutants.ts';
import { EQUIVALENT, HELD_ELSEWHERE } from '../prover/equivalents.ts';
import { goldenSteps } from '../prover/golden-steps.ts';

const KILLED_SHARE_MIN = 0.98;

it('at least 98 of 100 mutants of all machines are noticed, and those that live are known by name and reason', () => {
  const golden = goldenSteps();
  const all = mutants();
  const alive = all.filter((mutant) => killedBy(mutant, golden) === undefined).map(({ name }) => name);
  const strangers = alive.filter((name) => !(name in EQUIVALENT) && !(name in HELD_ELSEWHERE));
  const counted = all.length - Object.keys(EQUIVALENT).length;
  const killed = all.length - alive.length;
  const told = `${all.length} mutants, ${killed} killed, ${alive.length} alive (${Object.keys(EQUIVALENT).length} equivalent)`;
  process.stdout.write([told, ...strangers, ''].join('\n'));
  expect(killed / counted).toBeGreaterThanOrEqual(KILLED_SHARE_MIN);
  expect(Object.keys(EQUIVALENT).filter((name) => !alive.includes(name))).toEqual([]);
  expect(strangers).toEqual([]);
}, 600_000);
