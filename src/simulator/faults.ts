/** When what goes wrong: crashes and zombies at whatever await comes next, deploys, a clock that is off for a while. */
import { START } from './business.ts';
import type { Town } from './town.ts';
import type { Strike } from './wire.ts';

/** One may fall with a process that is told to stop. */
const CRASHES = [3, 4] as const;
const ZOMBIES = [1, 3] as const;
const STOPS = [0, 2] as const;
const ZOMBIE_MS = [1_000, 20_000] as const;
const STRIKE_AGAIN_MS = 500;
/** Customers are given so long; faults happen in this first part of it. */
export const FAULTS_MS = 70_000;
/** All services are away for longer than a customer's deed is tried: what was promised is done later. */
const OUTAGE_RATE = 0.2;
const OUTAGE_MS = [2_000, 30_000] as const;
const JUMP_RATE = 0.3;
const JUMP_MS_MAX = 3_600_000;

export function planFaults({ dice, timeline, wire, replicas }: Town): void {
  const strike = (make: () => Strike, at = START + dice.between(500, FAULTS_MS - ZOMBIE_MS[1])) => {
    timeline.at(at, () => {
      const free = replicas.flatMap(({ process }) =>
        process !== undefined && process.strike === undefined ? [process] : [],
      );
      const process = dice.pick(free);
      if (process !== undefined) process.strike = make();
      // All are down, or are struck already: none of it is lost.
      else if (at < START + FAULTS_MS) strike(make, at + STRIKE_AGAIN_MS);
    });
  };
  for (let i = 0, n = dice.between(...CRASHES); i < n; i++) {
    strike(() => ({ kind: 'crash', place: dice.pick(['before', 'between', 'after'] as const) }));
  }
  for (let i = 0, n = dice.between(...ZOMBIES); i < n; i++) {
    strike(() => ({
      kind: 'freeze',
      place: dice.pick(['before', 'after'] as const),
      ms: dice.between(...ZOMBIE_MS),
    }));
  }
  for (let i = 0, n = dice.between(...STOPS); i < n; i++) {
    timeline.at(START + dice.between(500, FAULTS_MS), () => dice.pick(replicas)?.stop());
  }
  if (dice.chance(OUTAGE_RATE)) {
    const from = START + dice.between(1_000, FAULTS_MS - OUTAGE_MS[1]);
    const lost = dice.pick(['request', 'answer'] as const);
    wire.cut({ to: 'services', replica: '', lost, from, until: from + dice.between(...OUTAGE_MS) });
  }
  if (!dice.chance(JUMP_RATE)) return;
  const replica = dice.pick(replicas);
  timeline.at(START + dice.between(1_000, FAULTS_MS / 2), () =>
    replica?.setClock(dice.between(-JUMP_MS_MAX, JUMP_MS_MAX)),
  );
  timeline.at(START + dice.between(FAULTS_MS / 2, FAULTS_MS), () => replica?.setClock(0));
}
