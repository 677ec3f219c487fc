/** must-hold.md 8.5, the rows that no other test of behaviour covers alone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PaymentFact } from '../../src/domain.ts';
import { DEMO_TENANTS_URL } from '../../src/tenants.ts';
import { wordsOf } from '../e2e/customer.ts';
import { inWorld } from '../e2e/world.ts';
import { send, stateOf, tapOn, textOf, withRig } from './kit.ts';
import type { Rig } from '../../src/cli/rig.ts';

const PAYING = ['quiero pagar la limpieza', 'sí'];

async function factOf(rig: Rig, status: PaymentFact['status']): Promise<PaymentFact> {
  const [order] = (await rig.store.load(rig.conversation, 0)).orders;
  if (!order) throw new Error('no order');
  const { amountMinor, currency } = order;
  const reference = `${order.id}:${order.attempt}`;
  return { paymentId: 'p1', provider: 'sandbox', reference, status, amountMinor, currency };
}

describe('a notice of the provider', () => {
  it.each(['pending', 'rejected', 'cancelled', 'approved'] as const)(
    '%s changes the order and nothing of the booking that is under way (must-hold 67)',
    (status) =>
      withRig({}, async (rig) => {
        for (const text of [...PAYING, 'un blanqueamiento mañana a las 16']) await send(rig, text);
        const frames = async () => (await rig.store.load(rig.conversation, 0)).conversation?.frames;
        const before = await frames();
        rig.pay(await factOf(rig, status));
        await rig.rest();
        expect(await frames()).toEqual(before);
        expect(await stateOf(rig)).toBe('AGENDA_CONFIRMANDO_TURNO');
        await send(rig, 'sí');
        const { appointments } = await rig.store.load(rig.conversation, 0);
        expect(appointments.map(({ serviceId }) => serviceId)).toEqual(['blanqueamiento']);
      }),
  );
});

describe('a provider that fails', () => {
  it('tries again as many times as it is asked to, and no error text is ever a link (must-hold 69)', () =>
    withRig({ faults: [{ port: 'payments', mode: 'down', calls: 6 }] }, async (rig) => {
      const again = () => send(rig, tapOn(rig, 1));
      for (const step of [...PAYING.map((text) => () => send(rig, text)), again]) {
        const said = await step();
        expect(said.map(({ url }) => url)).toEqual(said.map(() => undefined));
        expect(textOf(said)).not.toMatch(/ServiceFailure|Error|down, as/);
      }
      const linked = await again();
      expect(linked.map(({ url }) => url?.startsWith('https://'))).toEqual([true]);
      const links = (await rig.store.outbox(rig.conversation)).filter(({ kind }) => kind === 'createLink');
      expect(links.map(({ state }) => state)).toEqual(['parked', 'parked', 'done']);
    }));
});

describe('what was paid', () => {
  it('is what is read: the same order is told, listed and kept (must-hold 72)', () =>
    withRig({}, async (rig) => {
      for (const text of PAYING) await send(rig, text);
      const [open] = (await rig.store.load(rig.conversation, 0)).orders;
      rig.pay(await factOf(rig, 'approved'));
      await rig.rest();
      const { orders } = await rig.store.load(rig.conversation, 0);
      expect(orders.map(({ id, status, amountMinor }) => [id, status, amountMinor])).toEqual([
        [open?.id, 'paid', 2_500_000],
      ]);
      expect(textOf(rig.shown().slice(-1))).toMatch(/25[.]000/);
    }));
});

describe('the provider that a business chose', () => {
  it(
    'is not replaced by another one where this build lacks it: no link, and the customer is told (must-hold 70)',
    () =>
      inWorld(async (world) => {
        const chosen = readFileSync(DEMO_TENANTS_URL, 'utf8').replace(
          '"provider": "sandbox"',
          '"provider": "mercadopago"',
        );
        expect(chosen).toContain('mercadopago');
        const file = join(world.folder, 'tenants.json');
        writeFileSync(file, chosen);
        await world.start({
          TENANTS_FILE: file,
          MERCADOPAGO_ACCESS_TOKEN: 'TEST-token',
          MERCADOPAGO_WEBHOOK_SECRET: 'webhook-secret',
          MERCADOPAGO_BASE_URL: 'http://127.0.0.1:9',
        });
        const ana = world.customer('Wanda Canaria');
        await ana.says('quiero pagar la limpieza');
        await ana.hears('the question');
        await ana.says('sí');
        const told = wordsOf(await ana.hears('that there is no link'));
        expect(told).toMatch(/no se cobró nada/i);
        expect(told).not.toMatch(/https?:/);
      }),
    60_000,
  );
});
