import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** A command line that starts a helper in a group of its own, says its pid, and waits. The helper holds its stdout open. */
const CLI = `
  import { spawn } from 'node:child_process';
  import { endsWithUs } from './src/cli/emulator.ts';
  const stdio = ['ignore', 'inherit', 'ignore'];
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1_000)'], { detached: true, stdio });
  const forget = endsWithUs(child);
  if (process.argv[1] === 'forgets') forget();
  console.log(child.pid);
  if (process.argv[1] === 'ends') process.exit(0);
  setInterval(() => undefined, 1_000);
`;

async function runCli(how: string, signal?: NodeJS.Signals) {
  const cli = spawn(process.execPath, ['--input-type=module-typescript', '-e', CLI, how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(cli, 'exit');
  let silent = false;
  cli.stdout.once('end', () => (silent = true));
  const [said] = (await once(cli.stdout, 'data')) as [Buffer];
  cli.stdout.resume();
  if (signal) cli.kill(signal);
  const [code, by] = (await exited) as [number | null, NodeJS.Signals | null];
  return { helper: Number(said.toString()), ended: by ?? code, helperIsGone: () => silent };
}

describe('the emulator that a command started', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with it on %s, which ends it as ever', async (signal) => {
    const { ended, helperIsGone } = await runCli('waits', signal);
    expect(ended).toBe(signal);
    await expect.poll(helperIsGone).toBe(true);
  });

  it('ends with it when it ends by itself, and is left alone once it is forgotten', async () => {
    const done = await runCli('ends');
    expect(done.ended).toBe(0);
    await expect.poll(done.helperIsGone).toBe(true);
    const forgotten = await runCli('forgets', 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(forgotten.helperIsGone()).toBe(false);
    process.kill(forgotten.helper, 'SIGKILL');
    await expect.poll(forgotten.helperIsGone).toBe(true);
  });
});
