import { spawn } from 'node:child_process';
import { WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../src/state/firestore/client.ts';
import { ANA, BEA, MINUTE, NOW, TENANT, claim, keys, live, slot, turn } from '../contracts/store/fixtures.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

/** Of each of two processes. */
const RACERS = 500;

describe.skipIf(emulatorHost === undefined)(onEmulator('claims on Firestore'), () => {
  it('stand in the summary of their day exactly as in their own documents, whatever was done with them', async () => {
    const project = freshProject();
    const store = await openStore(project);
    const until = NOW + 10 * MINUTE;
    await claim(store, ANA, [{ op: 'hold', holder: 'a', keys: keys(0, 30), until }]);
    await claim(store, ANA, [{ op: 'firm', holder: 'a', keys: keys(0, 20) }]);
    await claim(store, BEA, [{ op: 'hold', holder: 'b', keys: keys(30, 30), until }]);
    await claim(store, ANA, [
      { op: 'firm', holder: 'a', keys: keys(10, 20) },
      { op: 'free', holder: 'a', keys: keys(0, 20) },
    ]);
    await claim(store, BEA, [{ op: 'release', holder: 'b', keys: keys(30, 10) }]);
    await store.block(TENANT, 'busy', keys(60, 24 * 60));
    const [slots, days] = await both(project);
    expect(slots.length).toBeGreaterThan(24 * 12);
    expect(days).toEqual(slots);
    await store.compact(until);
    const [later, summary] = await both(project);
    expect(later.length).toBeLessThan(slots.length);
    expect(summary).toEqual(later);
    await store.close();
  });

  it('are not fought for within one process: of fifty that want a slot one writes, the others wait and hear that it is taken', async () => {
    const store = await openStore(freshProject());
    const written = vi.spyOn(WriteBatch.prototype, 'commit');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const claims = [{ op: 'hold' as const, holder: `h${i}`, keys: keys(0, 30), until: slot().start }];
        return (await store.commit(turn(`${TENANT}.0${i}`, 1, { claims }))).outcome;
      }),
    );
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49);
    await store.close();
  });

  it(`give one slot to exactly one of ${2 * RACERS} who want it in two processes, and the others hear that it is taken (B2; must-hold 48)`, async () => {
    const project = freshProject();
    const outcomes = (await Promise.all([1, 2].map((racer) => race(project, racer)))).flat();
    expect(outcomes).toHaveLength(2 * RACERS);
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(2 * RACERS - 1);
    const store = await openStore(project);
    expect(new Set((await live(store)).map((one) => one.split(' ')[1])).size).toBe(1);
    await store.close();
  });
});

/** `granule holder until` of all slots, by their own documents and by the days'. */
async function both(project: string): Promise<[string[], string[]]> {
  const client = connect({ project, ...(emulatorHost !== undefined && { emulatorHost }) });
  const text = (granule: string | number, data: { holder?: string; until?: number }) =>
    `${granule} ${String(data.holder)} ${data.until ?? 'firm'}`;
  const slots = await client.db.collection(`tenants/${TENANT}/slots`).get();
  const days = await client.db.collection(`tenants/${TENANT}/days`).get();
  const one = slots.docs.map((doc) => text(doc.get('granule') as number, doc.data())).sort();
  const other = days.docs
    .flatMap((doc) => Object.entries(doc.get('taken') as Record<string, { holder: string; until?: number }>))
    .map(([granule, data]) => text(granule, data))
    .sort();
  await client.close();
  return [one, other];
}

/** Another process in which so many customers want the slot at once. */
async function race(project: string, racer: number): Promise<string[]> {
  const at = (path: string) => new URL(path, import.meta.url).href;
  const program = `
    import { openFirestoreStore } from '${at('../../src/state/firestore.ts')}';
    import { systemClock } from '${at('../../src/io/clock.ts')}';
    import { systemRandom } from '${at('../../src/io/random.ts')}';
    import { TENANT, keys, turn } from '${at('../contracts/store/fixtures.ts')}';
    const [project, emulatorHost, racer] = process.argv.slice(1);
    const store = await openFirestoreStore({ project, emulatorHost, clock: systemClock(), random: systemRandom() });
    const outcomes = await Promise.all(Array.from({ length: ${RACERS} }, async (_, i) => {
      const claims = [{ op: 'hold', holder: 'h' + racer + '-' + i, keys: keys(0, 30), until: ${slot().start} }];
      return (await store.commit(turn(TENANT + '.0p' + racer + '-' + i, 1, { claims }))).outcome;
    }));
    await store.close();
    console.log(JSON.stringify(outcomes));
  `;
  const args = ['--input-type=module', '--eval', program, project, emulatorHost ?? '', String(racer)];
  const child = spawn(process.execPath, args);
  let out = '';
  let talk = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (talk += data.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, talk).toBe(0);
  return (JSON.parse(out) as unknown[]).map(String);
}
