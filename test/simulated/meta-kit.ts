/** The real app, the real adapter and the simulated Meta on one loopback port: everything between them is HTTP. */
import { createHttp } from '../../src/io/http.ts';
import { createWhatsAppMedia } from '../../src/io/whatsapp/media.ts';
import { createWhatsAppChannel } from '../../src/io/whatsapp/send.ts';
import type { ChannelPort, Clock, MediaPort } from '../../src/ports.ts';
import { createSimulatedMeta, deliverTo } from '../../src/simulated/meta.ts';
import type { SimulatedMeta } from '../../src/simulated/meta.ts';
import { listening, NOW, SECRET, world } from '../app/harness.ts';
import type { World } from '../app/harness.ts';

export interface TestClock extends Clock {
  /** Moves on and calls what falls due, in order. */
  advance(ms: number): void;
}
export function testClock(): TestClock {
  let now = NOW;
  let waiting: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    wake: (at, call) => {
      const entry = { at, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((w) => w !== entry);
      };
    },
    advance: (ms) => {
      now += ms;
      const due = waiting.filter((w) => w.at <= now).sort((a, b) => a.at - b.at);
      waiting = waiting.filter((w) => w.at > now);
      for (const { call } of due) call();
    },
  };
}

export interface Simulation extends World {
  readonly meta: SimulatedMeta;
  readonly channel: ChannelPort;
  readonly media: MediaPort;
  readonly clock: TestClock;
  /** Status codes that the webhook gave. */
  readonly webhookStatuses: readonly number[];
  readonly bodies: readonly string[];
  readonly port: number;
}

export async function simulation(
  test: (it: Simulation) => Promise<void>,
  overrides: Parameters<typeof world>[0] = {},
): Promise<void> {
  const clock = testClock();
  const http = createHttp({ connections: 4 });
  const bodies: string[] = [];
  const webhookStatuses: number[] = [];
  let port = 0;
  let tokens = 0;
  const meta = createSimulatedMeta({
    phoneNumberIds: ['100'],
    accessToken: 'token-of-centro',
    appSecret: SECRET,
    clock,
    random: { token: () => `token-${(tokens += 1)}`, unit: () => 0 },
    deliver: async (post) => {
      bodies.push(post.body);
      const deliver = deliverTo(`http://127.0.0.1:${port}/webhooks/whatsapp`, (request) => http.exchange(request));
      const status = await deliver(post);
      webhookStatuses.push(status);
      return status;
    },
    production: false,
  });
  const known = world(overrides, { routers: [{ path: '/simulated/meta', router: meta.router }] });
  await listening(known.deps, async (listeningPort) => {
    port = listeningPort;
    const graph = {
      baseUrl: `http://127.0.0.1:${port}/simulated/meta`,
      version: 'v23.0',
      tokenFor: () => 'token-of-centro',
    };
    const channel = createWhatsAppChannel({ ...graph, http: (request) => http.exchange(request) });
    const media = createWhatsAppMedia({ ...graph, http: (request) => http.bytes(request) });
    await test({ ...known, meta, channel, media, clock, bodies, webhookStatuses, port });
    await meta.settled();
  });
  await http.close();
}
