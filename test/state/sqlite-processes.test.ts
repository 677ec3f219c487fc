import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { ANA, TENANT, keys, live, message, pending, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
const firm = (holder: string) => ({ op: 'firm' as const, holder, keys: keys(0, 30) });

describe('two stores on one file', () => {
  it('give one slot to exactly one of a thousand who want it (must-hold 24, 48)', async () => {
    const path = fresh();
    const stores = [await openSqliteStore({ path }), await openSqliteStore({ path })];
    const outcomes = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        stores[i % 2]!.commit(turn(`${TENANT}.0c${i}`, 1, { claims: [firm(`holder-${i}`)] })),
      ),
    );
    const winners = outcomes.flatMap(({ outcome }, i) => (outcome === 'committed' ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(999);
    expect(new Set((await live(stores[0]!)).map((claim) => claim.split(' ')[1]))).toEqual(
      new Set([`holder-${winners[0]}`]),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it('see what the other one committed, and agree on duplicates and versions (must-hold 24, 28)', async () => {
    const path = fresh();
    const [one, two] = [await openSqliteStore({ path }), await openSqliteStore({ path })];
    const received = await Promise.all([one.receive([message(ANA, 'm1')]), two.receive([message(ANA, 'm1')])]);
    expect(received.flat().sort()).toEqual(['new', 'seen']);
    expect(await pending(one, ANA)).toEqual(await pending(two, ANA));
    const commits = await Promise.all([one, two].map((store) => store.commit(turn(ANA, 1, { consumed: ['m1'] }))));
    expect(commits.map(({ outcome }) => outcome).sort()).toEqual(['committed', 'lost']);
    expect(await two.resolveContact(TENANT, ['wa:1'], ANA)).toBe(
      await one.resolveContact(TENANT, ['wa:1'], `${TENANT}.0x`),
    );
    await Promise.all([one.close(), two.close()]);
  });
});

describe('processes on one file', () => {
  it('open a new file together, and one slot has one winner among them (must-hold 24, 48)', async () => {
    const path = fresh();
    const results = await Promise.all([1, 2, 3].map((process) => racer(path, process)));
    const outcomes = results.flat();
    expect(outcomes).toHaveLength(300);
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(299);
  });
});

/** Another process that wants the slot a hundred times, each time as another customer. */
async function racer(path: string, process_: number): Promise<string[]> {
  const here = new URL('.', import.meta.url);
  const program = `
    import { openSqliteStore } from '${new URL('../../src/state/sqlite.ts', here).href}';
    import { TENANT, keys, turn } from '${new URL('../contracts/store/fixtures.ts', here).href}';
    const store = await openSqliteStore({ path: process.argv[1] });
    const outcomes = [];
    for (let i = 0; i < 100; i += 1) {
      const claims = [{ op: 'firm', holder: 'h' + process.argv[2] + '-' + i, keys: keys(0, 30) }];
      outcomes.push((await store.commit(turn(TENANT + '.0p' + process.argv[2] + '-' + i, 1, { claims }))).outcome);
    }
    await store.close();
    console.log(JSON.stringify(outcomes));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, path, String(process_)]);
  let out = '';
  let talk = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (talk += data.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, talk).toBe(0);
  const parsed: unknown = JSON.parse(out);
  return Array.isArray(parsed) ? parsed.map(String) : [];
}
