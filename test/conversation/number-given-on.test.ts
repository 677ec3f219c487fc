/** Ana's number was given to Bruno: WhatsApp's user id says that he is somebody else. */
import { describe, expect, it } from 'vitest';
import type { Address, NewInboxRow, OutboundMessage } from '../../src/domain.ts';
import { conversationIdOf, familyOf } from '../../src/io/whatsapp/identity.ts';
import type { PaymentsPort } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { MINUTE_MS, START } from './customer-kit.ts';
import { pass, processOf, tenant } from './engine-kit.ts';

const DAY_MS = 1_440 * MINUTE_MS;
const NUMBER = '5491100003333';
const ANA = { waId: NUMBER, userId: 'AR.111', name: 'Ana Paz' };
const BRUNO = { waId: NUMBER, userId: 'AR.222', name: 'Bruno Diaz' };
interface Customer {
  readonly waId?: string;
  readonly userId?: string;
  readonly name: string;
}

interface Said {
  readonly to: Address;
  readonly text: string;
}

/** What comes in goes the way of the webhook: whose it is says the store. */
function world() {
  const [store, clock, said] = [createMemoryStore(), createVirtualClock(START), [] as Said[]];
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const send = (to: Address, message: OutboundMessage) => {
    said.push({ to, text: message.text });
    return Promise.resolve({ providerId: `w${said.length}` });
  };
  const orders = new Map<string, Awaited<ReturnType<PaymentsPort['fetch']>>>();
  const payments = { fetch: ({ paymentId }: { paymentId: string }) => Promise.resolve(orders.get(paymentId)!) };
  const { engine, log } = processOf({ store, clock, send, payments }, { aloneSince: START });
  const whose = ({ waId, userId }: Customer) => {
    const ids = { ...(waId && { waId }), ...(userId && { userId }) };
    const { aliases, proposed } = conversationIdOf(tenant.id, familyOf(provider), ids);
    return store.resolveContact(tenant.id, aliases, proposed);
  };
  let serial = 0;
  const take = async (conversation: string, body: NewInboxRow['body']) => {
    const id = `m${(serial += 1)}`;
    const before = said.length;
    await engine.receive([{ conversation, id, arrivedAt: clock.now(), body }]);
    await pass(clock, MINUTE_MS);
    return said.slice(before);
  };
  const says = async (who: Customer, text: string) => {
    const { name, ...ids } = who;
    const from: Address = { provider, phoneNumberId, ...ids };
    const message = { id: `w.${serial}`, at: clock.now(), content: { type: 'text', text }, from, name } as const;
    return take(await whose(who), { kind: 'message', message });
  };
  const pays = async (conversation: string) => {
    const [order] = (await store.load(conversation, 0)).orders;
    const { id, attempt, amountMinor, currency } = order!;
    const reference = `${id}:${attempt}`;
    orders.set('p1', { paymentId: 'p1', provider: 'sandbox', reference, status: 'approved', amountMinor, currency });
    return take(conversation, { kind: 'payment', provider: 'sandbox', paymentId: 'p1' });
  };
  const record = async (conversation: string) => (await store.load(conversation, 0)).conversation;
  return { store, clock, engine, log, whose, says, pays, record };
}

function textOf(said: readonly Said[]): string {
  return said.map(({ text }) => text).join('\n');
}

describe('a number that was given to somebody else', () => {
  it('shows and cancels nobody else’s appointments, and hers are hers under her new number', async () => {
    const it = world();
    for (const text of ['quiero una limpieza el viernes a las 10', 'sí']) await it.says(ANA, text);
    const moved = { ...ANA, waId: '5491100004444' };
    expect(textOf(await it.says(moved, '¿qué turnos tengo?'))).toMatch(/viernes 6/);
    await pass(it.clock, DAY_MS);
    expect(textOf(await it.says(BRUNO, 'hola'))).not.toMatch(/Ana/);
    expect(textOf(await it.says(BRUNO, '¿qué turnos tengo?'))).not.toMatch(/Limpieza/);
    for (const text of ['cancelá mi turno', 'sí']) expect(textOf(await it.says(BRUNO, text))).not.toMatch(/cancelé/);
    expect(textOf(await it.says(moved, '¿qué turnos tengo?'))).toMatch(/viernes 6/);
    expect(await it.record(await it.whose(BRUNO))).toMatchObject({ contact: { name: 'Bruno Diaz', phone: NUMBER } });
    await it.engine.stop();
  });

  it('is told nothing of what she paid: her user id is her address, also for people', async () => {
    const it = world();
    for (const text of ['quiero pagar la limpieza', 'sí']) await it.says(ANA, text);
    const hers = await it.whose(ANA);
    await pass(it.clock, 60 * DAY_MS);
    await it.says(BRUNO, 'hola');
    const said = await it.pays(hers);
    expect(textOf(said)).toMatch(/25[.,]000/);
    expect(said.map(({ to }) => [to.waId, to.userId])).toEqual(said.map(() => [undefined, ANA.userId]));
    const known = await it.record(hers);
    expect(known?.address).not.toHaveProperty('waId');
    expect(known?.contact).not.toHaveProperty('phone');
    await it.engine.stop();
  });

  it('and she is answered at her new one as soon as she writes', async () => {
    const it = world();
    for (const text of ['quiero pagar la limpieza', 'sí']) await it.says(ANA, text);
    await pass(it.clock, 60 * DAY_MS);
    await it.says(BRUNO, 'hola');
    await it.pays(await it.whose(ANA));
    const [answer] = await it.says({ ...ANA, waId: '5491100004444' }, '¿qué turnos tengo?');
    expect(answer?.to).toMatchObject({ waId: '5491100004444', userId: ANA.userId });
    await it.engine.stop();
  });
});

describe('a number stays a customer’s address', () => {
  it('however long nothing was heard', async () => {
    const it = world();
    for (const text of ['quiero pagar la limpieza', 'sí']) await it.says(ANA, text);
    await pass(it.clock, 60 * DAY_MS);
    const said = await it.pays(await it.whose(ANA));
    expect(said.map(({ to }) => to.waId)).toEqual(said.map(() => NUMBER));
    expect(said.length).toBeGreaterThan(0);
    await it.engine.stop();
  });

  it('where it came alone first and her user id, too: nobody says that these are two', async () => {
    const it = world();
    await it.says({ waId: NUMBER, name: 'Ana Paz' }, 'hola');
    const hidden = { userId: ANA.userId, name: ANA.name };
    await it.says(hidden, 'hola');
    for (const text of ['quiero pagar la limpieza', 'sí']) await it.says(ANA, text);
    await pass(it.clock, 60 * DAY_MS);
    const said = await it.pays(await it.whose(hidden));
    expect(said.map(({ to }) => to.waId)).toEqual(said.map(() => NUMBER));
    expect(said.length).toBeGreaterThan(0);
    await it.engine.stop();
  });
});
