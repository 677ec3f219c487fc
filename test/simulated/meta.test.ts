import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ConfigError, StoreUnavailable } from '../../src/errors.ts';
import { createHttp } from '../../src/io/http.ts';
import { createSimulatedMeta } from '../../src/simulated/meta.ts';
import { NOW, SECRET } from '../app/harness.ts';
import { simulation, testClock } from './meta-kit.ts';
import type { Simulation } from './meta-kit.ts';

const ANA = { phoneNumberId: '100', waId: '5491150000001', name: 'Ana Ñúñez' };
const TO = { provider: 'whatsapp', phoneNumberId: '100', waId: ANA.waId } as const;
const contents = ({ rows }: Simulation) => rows.map((r) => r.body.kind === 'message' && r.body.message.content);

describe('a simulated customer', () => {
  it('writes to the real webhook, signed and escaped as Meta does', () =>
    simulation(async (it) => {
      const posted = await it.meta.customer(ANA).says('¿Hay turno? 😀 https://x.io');
      expect(posted.status).toBe(200);
      expect(it.bodies[0]).toMatch(/^[\0-~]*$/);
      expect(it.bodies[0]).toContain('\\u00bfHay turno? \\ud83d\\ude00 https:\\/\\/x.io');
      expect(contents(it)).toEqual([{ type: 'text', text: '¿Hay turno? 😀 https://x.io' }]);
      expect(it.rows[0]?.body).toMatchObject({ message: { id: posted.id, name: 'Ana Ñúñez', at: NOW } });
    }));

  it('taps what was offered: a row as a row, a button as a button, an old one too, an unknown one anyway', () =>
    simulation(async (it) => {
      const customer = it.meta.customer(ANA);
      await it.channel.send(
        TO,
        { type: 'list', text: 'Turnos', button: 'Ver', section: '', rows: [{ id: 'turno_a_1', title: '10:00' }] },
        'e.1.0',
      );
      it.clock.advance(1);
      await it.channel.send(
        TO,
        { type: 'buttons', text: '¿Sí?', buttons: [{ id: 'opcion_b_si', title: 'Sí' }] },
        'e.1.1',
      );
      expect(customer.offered().map((offer) => offer.id)).toEqual(['opcion_b_si']);
      for (const id of ['opcion_b_si', 'turno_a_1', 'turno_z_9']) expect((await customer.taps(id)).status).toBe(200);
      expect(contents(it)).toEqual([
        { type: 'tap', id: 'opcion_b_si', title: 'Sí' },
        { type: 'tap', id: 'turno_a_1', title: '10:00' },
        { type: 'tap', id: 'turno_z_9', title: 'turno_z_9' },
      ]);
      expect(it.bodies.filter((b) => b.includes('list_reply'))).toHaveLength(1);
    }));

  it('sends pictures, writes several messages at once, and comes again with the same id', () =>
    simulation(async (it) => {
      const customer = it.meta.customer(ANA);
      await customer.sends('image', { id: '7', mime_type: 'image/jpeg', caption: 'pagué' });
      const both = await customer.saysAtOnce(['hola', '¿cuánto sale?']);
      expect(await customer.repeats()).toBe(200);
      expect(contents(it)).toEqual([
        { type: 'image', mediaId: '7', caption: 'pagué' },
        ...[1, 2].flatMap(() => [
          { type: 'text', text: 'hola' },
          { type: 'text', text: '¿cuánto sale?' },
        ]),
      ]);
      expect(it.rows[1]?.id).toBe(it.rows[3]?.id);
      expect(new Set(both.map((p) => p.id)).size).toBe(2);
    }));

  it('without a number is the same contact by the user id', () =>
    simulation(async (it) => {
      const hidden = it.meta.customer({ phoneNumberId: '100', userId: 'AR.15', name: 'Beto' });
      await hidden.says('hola');
      await it.channel.send(
        { provider: 'whatsapp', phoneNumberId: '100', userId: 'AR.15' },
        { type: 'text', text: 'buenas' },
        'e.1.0',
      );
      expect(hidden.received().map((m) => m.body.recipient)).toEqual(['AR.15']);
      expect(it.rows[0]?.body).toMatchObject({ message: { name: 'Beto', from: { userId: 'AR.15' } } });
    }));

  it('whose message met a store that was down comes again by itself, until it is taken', async () => {
    let down = true;
    const stored: unknown[] = [];
    const receive = (rows: readonly unknown[]) => {
      if (down) return Promise.reject(new StoreUnavailable('down'));
      stored.push(...rows);
      return Promise.resolve();
    };
    await simulation(
      async (it) => {
        expect((await it.meta.customer(ANA).says('hola')).status).toBe(503);
        it.clock.advance(1_000);
        await it.meta.settled();
        down = false;
        it.clock.advance(2_000);
        await it.meta.settled();
        it.clock.advance(3_600_000);
        await it.meta.settled();
        expect(it.webhookStatuses).toEqual([503, 503, 200]);
        expect(stored).toHaveLength(1);
      },
      { receive },
    );
  });
});

describe('the simulated Meta', () => {
  const ask = async (it: Simulation, body: unknown, { token = 'token-of-centro', number = '100' } = {}) => {
    const http = createHttp({ connections: 1 });
    const answer = await http.exchange({
      method: 'POST',
      url: `http://127.0.0.1:${it.port}/simulated/meta/v23.0/${number}/messages`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      timeoutMs: 5_000,
    });
    await http.close();
    return { status: answer.status, code: (JSON.parse(answer.text) as { error?: { code: number } }).error?.code };
  };
  const text = { messaging_product: 'whatsapp', to: ANA.waId, type: 'text', text: { body: 'hola' } };
  const row = (n: number) => ({ id: `r${n}`, title: `t${n}` });
  const list = (sections: unknown) => ({
    messaging_product: 'whatsapp',
    to: ANA.waId,
    type: 'interactive',
    interactive: { type: 'list', body: { text: 'a' }, action: { button: 'b', sections } },
  });
  const buttons = (titles: string[]) => ({
    ...text,
    type: 'interactive',
    text: undefined,
    interactive: {
      type: 'button',
      body: { text: 'a' },
      action: { buttons: titles.map((title, n) => ({ type: 'reply', reply: { id: `b${n}`, title } })) },
    },
  });

  it.each<[string, unknown, object, number, number]>([
    ['a wrong token', text, { token: 'x' }, 401, 190],
    ['a number that is not of the app', text, { number: '999' }, 400, 100],
    ['no JSON', '{', {}, 400, 131009],
    ['an unknown field', { ...text, extra: 1 }, {}, 400, 131009],
    ['a long text', { ...text, text: { body: 'x'.repeat(4_097) } }, {}, 400, 131009],
    ['nobody to send it to', { ...text, to: undefined }, {}, 400, 131009],
    [
      'eleven rows in two sections',
      list([
        { title: 'a', rows: Array.from({ length: 6 }, (_, n) => row(n)) },
        { title: 'b', rows: Array.from({ length: 5 }, (_, n) => row(n + 6)) },
      ]),
      {},
      400,
      131009,
    ],
    ['rows of one id', list([{ rows: [row(1), row(1)] }]), {}, 400, 131009],
    ['buttons that read the same', buttons(['Sí', 'Sí']), {}, 400, 131009],
    ['four buttons', buttons(['1', '2', '3', '4']), {}, 400, 131009],
  ])("refuses %s in Meta's own shape", (_name, body, options, status, code) =>
    simulation(async (it) => {
      expect(await ask(it, body, options)).toEqual({ status, code });
      expect(it.meta.sent(ANA.waId)).toEqual([]);
    }),
  );

  it('closes the window 24 hours after the last message of the customer', () =>
    simulation(async (it) => {
      await it.meta.customer(ANA).says('hola');
      it.clock.advance(24 * 3_600_000);
      expect((await ask(it, text)).status).toBe(200);
      it.clock.advance(1);
      expect(await ask(it, text)).toEqual({ status: 400, code: 131047 });
      await it.meta.customer(ANA).says('sigo acá');
      expect((await ask(it, text)).status).toBe(200);
    }));

  it('reports sent and delivered, in this order, with our effect', () =>
    simulation(async (it) => {
      const effect = `centro.${'a'.repeat(26)}.1.0`;
      const seen: string[] = [];
      const cancel = it.meta.onSent((message) => seen.push(message.id));
      const { providerId } = await it.channel.send(TO, { type: 'text', text: 'hola' }, effect);
      cancel();
      await it.channel.send(TO, { type: 'text', text: 'otra' }, effect);
      await it.meta.settled();
      expect(it.notes.slice(0, 2).map((n) => [n.effect, n.status])).toEqual([
        [effect, 'sent'],
        [effect, 'delivered'],
      ]);
      expect(seen).toEqual([providerId]);
    }));

  it('is slow on demand: the message is there, its answer comes 20 s later', () =>
    simulation(async (it) => {
      it.meta.fault('slow', 1);
      const sending = it.channel.send(TO, { type: 'text', text: 'hola' }, 'e.1.0');
      await expect.poll(() => it.meta.sent(ANA.waId).length).toBe(1);
      it.clock.advance(20_000);
      expect(await sending).toEqual({ providerId: it.meta.sent(ANA.waId)[0]?.id });
    }));

  it('brings every webhook twice on demand', () =>
    simulation(async (it) => {
      it.meta.fault('duplicates', 1);
      await it.meta.customer(ANA).says('hola');
      await it.meta.customer(ANA).says('chau');
      const ids = it.rows.map((r) => r.id);
      expect(ids).toHaveLength(3);
      expect(ids[0]).toBe(ids[1]);
    }));

  it('posts what Meta would post, by the schema in ../shared/contracts when it is there', async ({ skip }) => {
    const schema = new URL('../../../shared/contracts/whatsapp/webhook.schema.json', import.meta.url);
    if (!existsSync(schema)) skip('no ../shared/contracts');
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      JSON.parse(readFileSync(schema, 'utf8')) as object,
    );
    await simulation(async (it) => {
      const customer = it.meta.customer({ ...ANA, userId: 'AR.15' });
      await it.channel.send(TO, { type: 'buttons', text: '¿?', buttons: [{ id: 'x', title: 'Sí' }] }, 'e.1.1');
      await customer.says('hola');
      await customer.taps('x');
      await customer.sends('location', { latitude: 1, longitude: 2 });
      await it.meta.settled();
      expect(it.bodies.length).toBe(5);
      for (const body of it.bodies) expect(validate(JSON.parse(body)), JSON.stringify(validate.errors)).toBe(true);
    });
  });

  it('does not exist in production', () => {
    const clock = testClock();
    expect(() =>
      createSimulatedMeta({
        phoneNumberIds: [],
        accessToken: 't',
        appSecret: SECRET,
        clock,
        random: { token: () => 't', unit: () => 0 },
        deliver: () => Promise.resolve(200),
        production: true,
      }),
    ).toThrow(ConfigError);
  });
});
