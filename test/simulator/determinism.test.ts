import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { range, story } from './kit.ts';

const SEEDS = range(1, 12);

describe('a seed', () => {
  it('tells the same story twice, byte by byte', async () => {
    for (const seed of SEEDS) {
      const [first, second] = [await story(seed), await story(seed)];
      expect(second.digest).toBe(first.digest);
      expect(second).toEqual(first);
    }
  });

  it('tells the same story in a fresh process', async () => {
    const seed = 7;
    const program = `
      import { story } from ${JSON.stringify(new URL('./kit.ts', import.meta.url).href)};
      process.stdout.write((await story(${seed})).digest);
    `;
    const digest = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(digest).toBe((await story(seed)).digest);
  });

  it('tells the same story on SQLite as in memory', async () => {
    for (const seed of SEEDS) expect((await story(seed, 'sqlite')).digest).toBe((await story(seed)).digest);
  });

  it('has at least two customers, twelve messages and two crashes, and other seeds tell other stories (A1)', async () => {
    const stories = await Promise.all(SEEDS.map((seed) => story(seed)));
    for (const { messages, crashes } of stories) {
      expect(messages).toBeGreaterThanOrEqual(12);
      expect(crashes).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(stories.map(({ digest }) => digest)).size).toBe(SEEDS.length);
  });
});
