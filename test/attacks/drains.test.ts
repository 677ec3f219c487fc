/** Small doors through which somebody could drain a disk: what is asked from outside and costs a write. */
import { expect, it } from 'vitest';
import { shared } from '../../src/main/shared.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';

it('a thousand who ask whether it is ready cost one probe of the store a second, and hear a failure as well', async () => {
  const clock = createVirtualClock(0);
  let probes = 0;
  let full = false;
  const ready = shared(
    () => {
      probes += 1;
      return full ? Promise.reject(new Error('disk full')) : Promise.resolve();
    },
    { clock, ms: 1_000 },
  );
  await Promise.all(Array.from({ length: 1_000 }, () => ready()));
  expect(probes).toBe(1);
  full = true;
  await ready();
  clock.advanceTo(1_000);
  for (let i = 0; i < 10; i++) await expect(ready()).rejects.toThrow('disk full');
  expect(probes).toBe(2);
  full = false;
  clock.advanceTo(2_000);
  await ready();
  expect(probes).toBe(3);
});
