/** D2: whatever is posted, the process answers, lives, and serves the next honest customer. */
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listening, SECRET, textWebhook, world as appWorld } from '../app/harness.ts';
import { signed } from '../e2e/customer.ts';
import { inWorld } from '../e2e/world.ts';
import { throwGarbage } from './garbage.ts';

const COUNT = 2_000;
const SEED = 20_261_122;

it(`${COUNT} signed bodies of garbage: each is answered, none with a fault of ours, and honest customers are served (seed ${SEED})`, () =>
  inWorld(async (world) => {
    const server = await world.start({ LOG_LEVEL: 'error' });
    const { statuses, rssMib, rssMibMax } = await throwGarbage(world, server, { count: COUNT, seed: SEED });
    expect([...statuses.keys()].filter((status) => ![0, 200, 400, 413, 415].includes(status))).toEqual([]);
    for (const status of [200, 400, 413, 415]) expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
    // Cut: only behind a body that is too large, whose refusal does not wait for its end.
    expect(statuses.get(0) ?? 0).toBeLessThan(COUNT / 50);
    expect(rssMibMax - rssMib).toBeLessThan(256);

    const ana = world.customer('Zulma Canaria');
    await ana.says('¿cuánto sale la limpieza?');
    await ana.hears('the price');
    expect(server.running()).toBe(true);
    expect(server.stderr()).toBe('');
  }));

it.each<[string, (raw: string) => string]>([
  ['announced longer than it is', (raw) => `content-length: ${raw.length + 10}\r\n\r\n${raw}`],
  ['announced shorter than it is', (raw) => `content-length: ${raw.length - 10}\r\n\r\n${raw}`],
  ['announced twice', (raw) => `content-length: 1\r\ncontent-length: ${raw.length}\r\n\r\n${raw}`],
  ['with a length below nothing', (raw) => `content-length: -1\r\n\r\n${raw}`],
  ['in chunks of wrong lengths', (raw) => `transfer-encoding: chunked\r\n\r\n5\r\n${raw}\r\n0\r\n\r\n`],
  ['in chunks and announced', (raw) => `transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n3\r\n${raw}`],
  ['in a chunk without an end', (raw) => `transfer-encoding: chunked\r\n\r\nffffffff\r\n${raw}`],
])('a signed body %s is refused or cut off, and is no message', async (_name, rest) => {
  const { deps, rows } = appWorld();
  const raw = textWebhook('hola').toString();
  const head = `POST /webhooks/whatsapp HTTP/1.1\r\nhost: x\r\nx-hub-signature-256: ${signed(SECRET, raw)}\r\n`;
  const answer = await listening(deps, (port) => written(port, head + rest(raw)));
  expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
  expect(rows).toEqual([]);
});

/** What comes back for these bytes until the connection ends. */
function written(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(answer);
    });
    socket.end(bytes);
  });
}
