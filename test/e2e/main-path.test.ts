/** The main path from outside: the real server as a process, Meta and its customers on the other side of the sockets. */
import { describe, expect, it } from 'vitest';
import { inboxIdOf } from '../../src/io/whatsapp/identity.ts';
import { contractIsHere } from '../fakes/graph.ts';
import { rowsOf, signed, statusWebhook, wordsOf } from './customer.ts';
import { until } from './wait.ts';
import { accounts, factsOf, inWorld, VERIFY_TOKEN } from './world.ts';

describe('the main path', () => {
  it("answers Meta's handshake with its challenge, and nobody else's", () =>
    inWorld(async (world) => {
      await world.start();
      const shake = (token: string) =>
        fetch(
          `${world.url}/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${encodeURIComponent(token)}`,
        );
      const taken = await shake(VERIFY_TOKEN);
      expect([taken.status, await taken.text()]).toEqual([200, '1158201444']);
      expect((await shake('guessed')).status).toBe(403);
      const raw = world.customer('Ximena Canaria').writes({ type: 'text', text: { body: 'hola' } }).raw;
      expect(await world.courier.post(raw, signed('another-secret', raw))).toBe(401);
    }));

  it('a wish, a tap and a «dale» make exactly one appointment, however often Meta delivers them (must-hold 23, 24)', () =>
    inWorld(async (world) => {
      await world.start();
      const ana = world.customer('Zulma Canaria');
      await ana.says('quiero una limpieza para mañana a la tarde');
      const list = await ana.hears('a list of times');
      expect(list.body).toMatchObject({ type: 'interactive', interactive: { type: 'list' } });
      const rows = rowsOf(list).filter(({ id }) => id.startsWith('turno_'));
      expect(rows.length).toBeGreaterThan(0);

      await ana.taps(rows[0]!);
      expect(wordsOf(await ana.hears('what will be booked'))).toMatch(/limpieza/i);
      await ana.says('dale');
      expect(wordsOf(await ana.hears('the confirmation'))).toMatch(/limpieza/i);

      const before = await factsOf(world);
      expect(before.appointments).toMatchObject([{ serviceId: 'limpieza', customerName: 'Zulma Canaria' }]);
      // From noon on, tomorrow: as it was asked for.
      expect(localOf(before.appointments[0]!.slot.start)).toMatch(/^2026-03-03T1[2-7]:/);
      expect(accounts(world, before)).toEqual({ lost: 0, doubled: 0, copiesMax: 1 });

      const thrice = [...ana.webhooks, ...ana.webhooks, ...ana.webhooks];
      expect(new Set(await Promise.all(thrice.map((raw) => world.courier.post(raw))))).toEqual(new Set([200]));
      for (const raw of ana.webhooks) expect(await world.courier.post(raw)).toBe(200);

      // Somebody else's whole turn later, nothing has come of them.
      const bea = world.customer('Yolanda Canaria');
      await bea.says('quiero una limpieza para mañana a la tarde');
      const offered = rowsOf(await bea.hears('a list of times'));
      expect(offered.map(timeAndPerson)).not.toContain(timeAndPerson(rows[0]!));
      const after = await factsOf(world);
      expect(after.appointments).toEqual(before.appointments);
      expect(after.turns.filter((turn) => turn.conversation === before.turns[0]!.conversation)).toEqual(before.turns);
      expect(ana.unheard()).toEqual([]);
    }));

  it('what was written is kept in order, whatever was answered with, and a tap is never merged with words (must-hold 21, 29)', () =>
    inWorld(async (world) => {
      await world.start();
      const ana = world.customer('Zulma Canaria');
      await ana.says('quiero una limpieza para mañana a la tarde');
      const [row] = rowsOf(await ana.hears('a list of times'));
      // Words and a tap in one webhook, as Meta batches them.
      const words = ana.writes({ type: 'text', text: { body: 'este me sirve' } });
      const tap = ana.writes({
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: row!.id, title: row!.title } },
      });
      expect(await world.courier.post(merged(words.raw, tap.raw))).toBe(200);
      await until(async () => /confirm/i.test(wordsOf(await ana.hears('what will be booked'))), { what: 'a question' });
      const { messages, turns } = await factsOf(world);
      expect(messages.filter(({ role }) => role === 'customer').map(({ text }) => text)).toEqual([
        'quiero una limpieza para mañana a la tarde',
        'este me sirve',
        row!.title,
      ]);
      expect(messages.some(({ role, text }) => role === 'bot' && text.includes(row!.title))).toBe(true);
      const one = [inboxIdOf(words.id), inboxIdOf(tap.id)];
      expect(turns.filter(({ consumed }) => one.every((id) => consumed.includes(id)))).toEqual([]);
    }));

  it('the same webhooks a week later change nothing; what is older than our memory is acknowledged only (A6)', () =>
    inWorld(async (world) => {
      const first = await world.start();
      const ana = world.customer('Zulma Canaria');
      await ana.says('¿cuánto sale la limpieza?');
      await ana.hears();
      await first.end('SIGTERM');
      world.advance(7 * DAY_MS);
      const second = await world.start();
      expect(await world.courier.post(ana.webhooks[0]!)).toBe(200);
      await ana.says('¿y dónde quedan?');
      expect(wordsOf(await ana.hears('the address'))).toMatch(/Siempreviva/);
      const turns = (await factsOf(world)).turns.length;
      await second.end('SIGTERM');

      // On the machine's own clock the conversation of the tests is months old.
      await world.start({ CLOCK_START: '' });
      const old = world.customer('Yolanda Canaria').writes({ type: 'text', text: { body: 'hola' } });
      expect(await world.courier.post(old.raw)).toBe(200);
      const counted = /turno_webhook_rejected_total\{reason="too_old"\} 1/;
      expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(counted);
      expect((await factsOf(world)).turns).toHaveLength(turns);
    }));

  it('statuses are taken with 200, and what they say stands beside the message', () =>
    inWorld(async (world) => {
      await world.start();
      const ana = world.customer('Zulma Canaria');
      await ana.says('hola');
      const hello = await ana.hears();
      for (const status of ['sent', 'read', 'delivered', 'a-new-one']) {
        expect(await world.courier.post(statusWebhook(hello, status, world.now()))).toBe(200);
      }
      await ana.says('¿cuánto sale la limpieza?');
      const price = await ana.hears();
      expect(await world.courier.post(statusWebhook(price, 'failed', world.now()))).toBe(200);
      const { outbox } = await until(
        async () => {
          const facts = await factsOf(world);
          return facts.outbox.every((row) => row.state === 'done') && facts;
        },
        { what: 'both sends are done' },
      );
      expect(outbox.map(({ status }) => status)).toEqual(['read', 'failed']);
      const foreign = { ...hello, effect: 'somebody-elses' };
      expect(await world.courier.post(statusWebhook(foreign, 'sent', world.now()))).toBe(200);
    }));

  it('every body that was sent fits our wire schema' + (contractIsHere ? " and Meta's" : ' (Meta’s is not here)'), () =>
    inWorld(async (world) => {
      await world.start();
      const ana = world.customer('Zulma Canaria');
      for (const text of ['hola', 'quiero un turno', 'me equivoqué, ¿dónde quedan?', 'mis turnos', 'pagar', 'salir']) {
        await ana.says(text);
        await ana.hears(`an answer to «${text}»`);
      }
      for (const [type, payload] of UNREAD) {
        await ana.sends({ type, [type]: payload });
        expect(wordsOf(await ana.hears(`an answer to ${type}`))).not.toBe('');
      }
      expect(world.graph.violations).toEqual([]);
    }),
  );
});

const DAY_MS = 86_400_000;

/** One webhook with the messages of two. */
function merged(first: string, second: string): string {
  const a = JSON.parse(first) as Batch;
  const b = JSON.parse(second) as Batch;
  a.entry[0].changes[0].value.messages.push(...b.entry[0].changes[0].value.messages);
  return JSON.stringify(a);
}
interface Batch {
  readonly entry: readonly [{ readonly changes: readonly [{ readonly value: { readonly messages: unknown[] } }] }];
}

/** What is not read yet gets an answer that says so (must-hold 34). */
const UNREAD: readonly (readonly [string, unknown])[] = [
  ['audio', { id: '1', mime_type: 'audio/ogg', sha256: 'x', voice: true }],
  ['document', { id: '2', mime_type: 'application/pdf', filename: 'comprobante.pdf' }],
  ['sticker', { id: '3', mime_type: 'image/webp' }],
  ['location', { latitude: -34.6, longitude: -58.4 }],
  [
    'contacts',
    [{ name: { formatted_name: 'Otra Persona', first_name: 'Otra' }, phones: [{ phone: '+5491155551234' }] }],
  ],
];

function timeAndPerson({ title, description = '' }: { title: string; description?: string | undefined }): string {
  return `${title} ${description}`;
}

function localOf(start: number): string {
  return Temporal.Instant.fromEpochMilliseconds(start)
    .toZonedDateTimeISO('America/Argentina/Buenos_Aires')
    .toPlainDateTime()
    .toString();
}
