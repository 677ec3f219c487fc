/** A server whose database stands still ends in time all the same: exactly in an outage somebody stops and starts. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort, launch, listening, logged } from '../e2e/server.ts';
import { emulatorHost, freshProject, onEmulator } from './kit.ts';

/** Cloud Run kills ten seconds after its signal. */
const KILLED_MS = 10_000;

describe.skipIf(emulatorHost === undefined)(onEmulator('a server on Firestore'), () => {
  it.each(['answers', 'stands still'])('that %s ends with exit 0, before it would be killed', async (database) => {
    const wire = await startWire(emulatorHost ?? '');
    const cwd = mkdtempSync(path.join(tmpdir(), 'turno-stop-'));
    const env = {
      STORE: 'firestore',
      FIRESTORE_EMULATOR_HOST: wire.host,
      GOOGLE_CLOUD_PROJECT: freshProject(),
      PORT: String(await freePort()),
    };
    const server = launch({ cwd, env });
    const url = await listening(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    if (database === 'stands still') wire.still();
    // A sweep, and who asks, wait for it at this moment.
    void fetch(`${url}/readyz`).catch(() => undefined);
    const { code, ms } = await server.end('SIGTERM');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(KILLED_MS);
    expect(logged(server, 'server.stopped')).toHaveLength(1);
    await wire.close();
    rmSync(cwd, { recursive: true, force: true });
  });
});

/** Packets go nowhere after `still`, and no connection is cut. */
async function startWire(target: string): Promise<{ host: string; still(): void; close(): Promise<void> }> {
  const [host = '', port = ''] = target.split(':');
  const open = new Set<Socket>();
  let moving = true;
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => moving && to.write(bytes));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    still: () => {
      moving = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
