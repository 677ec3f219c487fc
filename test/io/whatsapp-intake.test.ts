/** After an outage Meta posts thousands of messages in one envelope: looked up together, stored in bounded pieces. */
import { expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/errors.ts';
import { createWhatsAppIntake, type WhatsAppIntakeDeps } from '../../src/io/whatsapp/intake.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { NOW, signed, webhookOf, world } from '../app/harness.ts';
import { temporaryFiles } from '../state/files.ts';

const fresh = temporaryFiles();
const PIECE = 500;

/** So many messages, of so many customers in turn. */
function envelope(messages: number, customers = messages): Buffer {
  const written = Array.from({ length: messages }, (_, i) => ({
    from: String(5_491_100_000_000 + (i % customers)),
    id: `wamid.${i}`,
    timestamp: String(NOW / 1_000),
    type: 'text',
    text: { body: `palabra ${i}` },
  }));
  return webhookOf({ messages: written });
}

function posted(raw: Buffer, overrides: Partial<WhatsAppIntakeDeps>) {
  const { deps } = world(overrides);
  return createWhatsAppIntake(deps.whatsapp).post({ headers: Object.fromEntries(signed(raw)), query: {}, raw });
}

it('each customer is looked up once, and no more at a time than one transaction takes', async () => {
  let [asked, now, most] = [0, 0, 0];
  const pieces: string[][] = [];
  const reply = await posted(envelope(3 * PIECE + 1, PIECE + 3), {
    resolveContact: async (_tenant, _aliases, proposed) => {
      asked += 1;
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return proposed;
    },
    receive: (rows) => {
      pieces.push(rows.map(({ body }) => (body.kind === 'message' ? body.message.id : '')));
      return Promise.resolve();
    },
  });
  expect([reply.status, asked, most]).toEqual([200, PIECE + 3, PIECE]);
  expect(pieces.map(({ length }) => length)).toEqual([PIECE, PIECE, PIECE, 1]);
  expect(pieces.flat()).toEqual(Array.from({ length: 3 * PIECE + 1 }, (_, i) => `wamid.${i}`));
});

it('a store that fails in the middle acknowledges nothing, and what it has by then is no news the next time (must-hold 23)', async () => {
  const store = await openSqliteStore({ path: fresh() });
  let calls = 0;
  const outcomes: string[] = [];
  const over: Partial<WhatsAppIntakeDeps> = {
    resolveContact: (...args) => store.resolveContact(...args),
    receive: async (rows) => {
      if ((calls += 1) === 2) throw new StoreUnavailable('full');
      outcomes.push(...(await store.receive(rows)));
    },
  };
  const raw = envelope(2 * PIECE);
  await expect(posted(raw, over)).rejects.toThrow(StoreUnavailable);
  expect((await posted(raw, over)).status).toBe(200);
  await store.close();
  expect(outcomes.filter((one) => one === 'new')).toHaveLength(2 * PIECE);
  expect(outcomes.filter((one) => one === 'seen')).toHaveLength(PIECE);
});

it('five thousand customers at once are acknowledged in a few waits for the disk, not in five thousand', async () => {
  const store = await openSqliteStore({ path: fresh() });
  const began = performance.now();
  const reply = await posted(envelope(5_000), {
    resolveContact: (...args) => store.resolveContact(...args),
    receive: async (rows) => {
      await store.receive(rows);
    },
  });
  const ms = performance.now() - began;
  await store.close();
  expect(reply.status).toBe(200);
  // 0.2 s on an idle machine; one after the other it was 10 to 30.
  expect(ms).toBeLessThan(5_000);
});
