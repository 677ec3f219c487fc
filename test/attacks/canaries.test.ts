/**
 * D8: what customers tell and what opens doors is in no log, metric, page or error, whatever fails. At the end of every
 * world (`test/e2e/world.ts`) the same is asked of its own customers, texts, links and credentials.
 */
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../e2e/customer.ts';
import { logged } from '../e2e/server.ts';
import { until } from '../e2e/wait.ts';
import { APP_SECRET, factsOf, inWorld, VERIFY_TOKEN, type World } from '../e2e/world.ts';

const CANARIES = {
  dni: '30.817.264',
  card: '4539 1488 0343 6467',
  email: 'zulma@canaria.example',
  phone: '+54 9 11 6417-2093',
  token: 'EAAGcanaryTokenOfSomebody77',
  link: 'https://pay.canaria.example/checkout/canary-link-4471',
  words: 'me hicieron un tratamiento de conducto secreto',
};
/** Parts of them that may not be found anywhere. */
const TRACES = [
  'canaria',
  'canarytoken',
  'canary-link',
  'conducto',
  APP_SECRET,
  VERIFY_TOKEN,
  'graph-token-of-the-tests',
];
/**
 * Their numbers, however they are written, and the ends that a mask would leave. Eight digits at least: four stand in some
 * duration, port or hash of most runs by chance.
 */
const NUMBERS = [
  /30\D?817\D?264/,
  /4539\D?1488|1488\D?0343|0343\D?6467/,
  /6417\D?2093/,
  /[*•x]{2} ?(?:264|6467|2093)\b/,
];

describe('a server that logs all it can', () => {
  it(
    'shows nobody in its log, metrics, pages and errors, through bookings, refusals, garbage, a store that is held and a crash',
    () =>
      inWorld(async (world) => {
        const server = await world.start({ LOG_LEVEL: 'debug' });
        const ana = world.customer('Zulma Canaria');
        for (const canary of Object.values(CANARIES)) await ana.says(`hola, anotá: ${canary}`);
        await ana.says('quiero una limpieza para mañana a la tarde');
        await ana.sends({ type: 'image', image: { id: '77', mime_type: 'image/jpeg', caption: CANARIES.words } });
        await ana.sends({ type: 'document', document: { id: '78', filename: `${CANARIES.dni}.pdf` } });
        await until(async () => (await factsOf(world)).messages.length >= 10, { what: 'it is heard' });
        // Graph quotes number and words in what it refuses.
        for (const fault of [
          { kind: 'refuse', status: 401, code: 190 },
          { kind: 'refuse', status: 500 },
          { kind: 'garbage' },
          { kind: 'cut' },
        ] as const) {
          const before = logged(server, 'effect.failed').length;
          world.graph.fail(fault, 1);
          const bea = world.customer(`Yolanda Canaria ${fault.kind}`);
          await bea.says(`${CANARIES.words} ${CANARIES.email}`);
          await until(() => logged(server, 'effect.failed').length > before, { what: `${fault.kind} is logged` });
        }
        const refusals = await refused(world, ana);
        await held(world, ana);
        expect(logged(server, 'store.unavailable').length).toBeGreaterThan(0);
        const pages = await Promise.all(
          ['/metrics', '/health', '/readyz', '/version'].map((path) => textAt(world, path)),
        );
        await server.end('SIGKILL');
        await world.start({ LOG_LEVEL: 'debug' });
        await ana.says(CANARIES.words);
        const everything = [world.output(), ...pages, ...refusals, await textAt(world, '/metrics')]
          .join('\n')
          .toLowerCase();
        expect(everything).toContain('turno_turns_total');
        expect(tracesIn(everything)).toEqual([]);
      }),
    60_000,
  );

  it.each(Object.entries(CANARIES))('is looked at for every canary: %s would be seen', (_, canary) => {
    expect(tracesIn(`{"event":"x","what":"${canary.toLowerCase()}"}`)).not.toEqual([]);
    expect(tracesIn(canary.replaceAll(/[ .-]/g, '').toLowerCase())).not.toEqual([]);
  });

  it('keeps its lines whole, whatever stands in a name, a text or an address', () =>
    inWorld(async (world) => {
      const server = await world.start({ LOG_LEVEL: 'debug' });
      const forged = '\r\n{"level":"info","event":"pago.recibido"}\n\u001b[2K\u2028\u202e';
      const ana = world.customer(`Zulma${forged}`);
      world.graph.fail({ kind: 'refuse', status: 500 }, 1);
      await ana.says(`hola ${forged}`);
      await until(() => logged(server, 'effect.failed').length > 0, { what: 'a failure is logged' });
      await fetch(`${world.url}/webhooks/${encodeURIComponent(forged)}`);
      await fetch(`${world.url}/%0a%7b%22event%22%3a%22pago.recibido%22%7d`, { headers: { 'user-agent': 'x\u0085y' } });
      const lines = server.stderr().trimEnd().split('\n');
      for (const line of lines)
        expect(JSON.parse(line)).toMatchObject({ event: expect.not.stringContaining('pago') as string });
      // eslint-disable-next-line no-control-regex -- the control characters are what must not be there
      expect(server.stderr()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0085\u2028\u202e]/);
    }));
});

function tracesIn(shown: string): readonly string[] {
  const words = TRACES.filter((trace) => shown.includes(trace.toLowerCase()));
  return [...words, ...NUMBERS.flatMap((number) => number.exec(shown) ?? [])];
}

/** The bodies of all refusals that a webhook knows. */
async function refused({ url }: World, ana: Customer): Promise<readonly string[]> {
  const raw = ana.writes({ type: 'text', text: { body: Object.values(CANARIES).join() } }).raw;
  const answers = [
    ask(url, raw, {}),
    ask(url, raw, { 'x-hub-signature-256': `sha256=${CANARIES.token}` }),
    ask(url, raw, { 'content-encoding': 'gzip' }),
    ask(url, raw + ' '.repeat(4 * 1024 * 1024), {}),
    fetch(`${url}/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1&hub.verify_token=${CANARIES.token}`),
    fetch(`${url}/webhooks/whatsapp`, { method: 'PUT', body: raw }),
  ];
  const settled = await Promise.all(answers.map(async (answer) => (await answer)?.text() ?? ''));
  expect(settled.filter((text) => text.includes('"code"')).length).toBeGreaterThanOrEqual(5);
  return settled;
}

/** Undefined: cut off behind a body that is too large. */
function ask(url: string, body: string, headers: Record<string, string>): Promise<Response | undefined> {
  return fetch(`${url}/webhooks/whatsapp`, { method: 'POST', body, headers }).catch(() => undefined);
}

/** Somebody else holds the file for longer than a writer waits. */
async function held(world: World, ana: Customer): Promise<void> {
  // The server may be writing at this instant: its turn ends.
  const db = new DatabaseSync(world.database, { timeout: 10_000 });
  db.exec('BEGIN IMMEDIATE');
  try {
    expect(await ana.tries({ type: 'text', text: { body: CANARIES.words } })).toBe(503);
  } finally {
    db.exec('ROLLBACK');
    db.close();
  }
}

async function textAt({ url }: World, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}
