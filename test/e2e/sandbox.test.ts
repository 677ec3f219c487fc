/** The keyless default, end to end: the simulated Meta answers, a link opens a page, a payment is believed when fetched. */
import { expect, it } from 'vitest';
import type { OutboundMessage, OutboxRow } from '../../src/domain.ts';
import { until } from './wait.ts';
import { factsOf, inWorld, type World } from './world.ts';

/** No token: the simulated Meta takes what is sent. */
const KEYLESS = { WHATSAPP_ACCESS_TOKEN: '', WHATSAPP_APP_SECRET: 'app-secret-of-the-tests' };

it('a payment link of the demo opens, «aprobar» pays the order once, and the customer is told so (must-hold 64, 69)', () =>
  inWorld(async (world) => {
    const server = await world.start(KEYLESS);
    const ana = world.customer('Zulma Canaria');
    await ana.says('quiero pagar');
    const services = await said(world, 'list');
    const row = services.rows.find(({ title }) => /limpieza/i.test(title));
    await ana.taps(row!);
    await said(world, 'buttons');
    await ana.says('dale');
    const link = await said(world, 'link');
    expect(link.url).toMatch(new RegExp(`^${world.url}/sandbox/pagos/[0-9a-f]{32}$`));

    const page = await fetch(link.url);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toMatch(/Clínica Sonrisa/);
    expect(html).toMatch(/25\.000/);
    // A picture and a word are claims; only the provider says "paid".
    await ana.sends({ type: 'image', image: { id: '77', mime_type: 'image/jpeg', caption: 'comprobante' } });
    await ana.says('ya pagué');
    await until(async () => (await factsOf(world)).messages.filter(({ role }) => role === 'customer').length === 5, {
      what: 'both are heard',
    });
    expect(await statusesOf(world)).not.toContain('paid');

    expect((await press(link.url, 'aprobar')).status).toBe(303);
    expect(await (await fetch(link.url)).text()).toMatch(/Aprobado/);
    await until(async () => (await statusesOf(world))[0] === 'paid', {
      what: 'the order is paid',
      told: () => server.stderr(),
    });
    await until(async () => (await rowsOfCopy(world, 'pago_recibido')).length === 1, { what: 'the customer is told' });
    // Pressed again, reloaded, restarted: paid once, told once.
    expect((await press(link.url, 'aprobar')).status).toBe(409);
    await server.end('SIGTERM');
    await world.start(KEYLESS);
    expect(await (await fetch(link.url)).text()).toMatch(/Aprobado/);
    await ana.says('hola');
    await until(async () => (await factsOf(world)).messages.filter(({ role }) => role === 'customer').length === 6, {
      what: 'the next turn',
    });
    expect(await rowsOfCopy(world, 'pago_recibido')).toHaveLength(1);
    expect((await factsOf(world)).orders.map(({ payments }) => payments.length)).toEqual([1]);
    expect((await fetch(`${world.url}/sandbox/pagos/${'0'.repeat(32)}`)).status).toBe(404);
  }));

async function statusesOf(world: World): Promise<readonly string[]> {
  return (await factsOf(world)).orders.map(({ status }) => status);
}

/** The newest message of this kind that was sent. */
function said<T extends OutboundMessage['type']>(
  world: World,
  type: T,
): Promise<Extract<OutboundMessage, { type: T }>> {
  const isOne = (message: OutboundMessage | undefined): message is Extract<OutboundMessage, { type: T }> =>
    message?.type === type;
  return until(
    async () =>
      (await factsOf(world)).outbox
        .filter(({ state }) => state === 'done')
        .map(({ message }) => message)
        .findLast(isOne),
    { what: `a ${type}` },
  );
}

async function rowsOfCopy(world: World, key: string): Promise<readonly OutboxRow[]> {
  const { outbox } = await factsOf(world);
  return outbox.filter(({ effect }) => effect.type === 'sendMessage' && effect.copy.key === key);
}

function press(url: string, accion: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams({ accion }), redirect: 'manual' });
}
