/** A wire between replicas and the database that loses answers: what was asked has happened, and nobody hears of it. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** After so long of silence a client knows that its connection is gone, ms. */
const SILENCE_MS = 150;

export interface Wire {
  /** `host:port` for who asks. */
  readonly host: string;
  /** From now on every connection that is open is deaf for a moment, then cut. */
  swallow(): void;
  /** Answers that never arrived: connections that had some. */
  swallowed(): number;
  close(): Promise<void>;
}

export async function startWire(target: string): Promise<Wire> {
  const [host = '127.0.0.1', port = ''] = target.split(':');
  const open = new Map<Socket, { deaf: boolean }>();
  let swallowed = 0;
  const server = createServer((client) => {
    const state = { deaf: false };
    const far = connect(Number(port), host);
    open.set(client, state);
    client.pipe(far);
    far.on('data', (bytes) => {
      if (state.deaf) swallowed += 1;
      else client.write(bytes);
    });
    const cut = (): void => {
      open.delete(client);
      client.destroy();
      far.destroy();
    };
    for (const socket of [client, far]) socket.on('error', cut).on('close', cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    swallow: () => {
      for (const [client, state] of open) {
        state.deaf = true;
        setTimeout(() => client.destroy(), SILENCE_MS);
      }
    },
    swallowed: () => swallowed,
    close: async () => {
      for (const client of open.keys()) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
