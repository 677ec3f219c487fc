import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { Pool } from 'undici';

/** The outside of a measured server: a Graph API that answers at once, and customers who post signed webhooks. */
export interface World {
  readonly graphUrl: string;
  readonly secret: string;
  /** Where the customers' messages go; with several, to each in turn. */
  target(...urls: readonly string[]): void;
  /** Posts one message of this customer; resolves with its answer (the body that reached Graph) and the ms between. */
  say(waId: string, message: Record<string, unknown>): Promise<{ answer: SentBody; ms: number }>;
  /** Ms until each webhook's 200, of all since this was asked last. */
  acknowledged(): readonly number[];
  close(): Promise<void>;
}
export interface SentBody {
  readonly to: string;
  readonly type: string;
  readonly interactive?: { action: { buttons?: { reply: { id: string } }[]; sections?: { rows: { id: string }[] }[] } };
}

/** Businesses on one server. */
export const BUSINESSES = 32;

/** A business's number, as Meta calls it. */
export function numberOf(business: number): string {
  return String(100_000_000_000_001 + business);
}

const ANSWER_WITHIN_MS = 20_000;

export async function openWorld(): Promise<World> {
  const waiting = new Map<string, (answer: SentBody) => void>();
  const secret = 'bench-secret';
  let sent = 0;
  const graph = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as SentBody;
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(
        `{"messaging_product":"whatsapp","contacts":[{"input":"${body.to}","wa_id":"${body.to}"}],"messages":[{"id":"wamid.out${sent++}"}]}`,
      );
      const told = waiting.get(body.to);
      waiting.delete(body.to);
      told?.(body);
    });
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  let pools: readonly Pool[] = [];
  let serial = 0;
  let acks: number[] = [];

  return {
    graphUrl: `http://127.0.0.1:${(graph.address() as AddressInfo).port}`,
    secret,
    target: (...urls) => {
      pools = urls.map((url) => new Pool(url, { connections: 128 }));
    },
    acknowledged: () => {
      const since = acks;
      acks = [];
      return since;
    },
    say: async (waId, message) => {
      const body = webhook(waId, { id: `wamid.in${serial++}`, ...message });
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
      const started = performance.now();
      const answered = new Promise<SentBody>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`no answer to ${waId} within ${ANSWER_WITHIN_MS} ms`));
        }, ANSWER_WITHIN_MS);
        waiting.set(waId, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
      });
      const response = await pools[serial % pools.length]!.request({
        method: 'POST',
        path: '/webhooks/whatsapp',
        body,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      });
      await response.body.dump();
      acks.push(performance.now() - started);
      if (response.statusCode !== 200) throw new Error(`webhook answered ${response.statusCode}`);
      return { answer: await answered, ms: performance.now() - started };
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()));
      graph.closeAllConnections();
      await new Promise((resolve) => graph.close(resolve));
    },
  };
}

function webhook(waId: string, message: Record<string, unknown>): string {
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '5491100000001', phone_number_id: numberOf(Number(waId) % BUSINESSES) },
    contacts: [{ profile: { name: 'Ana' }, wa_id: waId }],
    messages: [{ from: waId, timestamp: String(Math.floor(Date.now() / 1_000)), ...message }],
  };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
}
