/** An order that no turn looks at any more comes back by name for what is said of it. */
import { describe, expect, it } from 'vitest';
import { outdated } from '../../src/cli/store/outdated.ts';
import { booksOf } from '../../src/conversation/books.ts';
import type { Copy, Order } from '../../src/domain.ts';
import type { Loaded, Store } from '../../src/ports.ts';
import { paidOrder } from '../../src/prover/businesses.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const order: Order = { ...paidOrder('old'), status: 'refunded' };
const words: Copy = { key: 'pago_devuelto', order };
const { conversation } = order;
const loaded = {
  conversation: { id: conversation, frames: [], unsaid: [words] },
  appointments: [],
  orders: [],
} as unknown as Loaded;
const recalled: string[] = [];
const store = {
  load: () => Promise.resolve(loaded),
  recall: (_id: string, orders: readonly string[]) => {
    recalled.push(...orders);
    return Promise.resolve({ orders: orders.includes(order.id) ? [order] : [], appointments: [] });
  },
} as unknown as Store;
const row = (body: object) => ({ conversation, id: 'm1', arrivedAt: NOW, body }) as never;

describe('words of long ago that reached nobody', () => {
  it('are said with their order in sight, when the customer writes', async () => {
    const batch = [row({ kind: 'message', message: {} })];
    const { loaded: seen } = await booksOf(store, { loaded, batch, poisoned: false }, NOW);
    expect(seen.orders).toEqual([order]);
  });
  it('wait otherwise, and nothing is looked up for them', async () => {
    recalled.length = 0;
    await booksOf(store, { loaded, batch: [row({ kind: 'timer' })], poisoned: false }, NOW);
    await booksOf(store, { loaded, batch: [row({ kind: 'message', message: {} })], poisoned: true }, NOW);
    expect(recalled).toEqual([]);
  });
});

describe('such words, put back by hand', () => {
  const asked = (copy: Copy) =>
    outdated(store, { type: 'sendMessage', copy, message: { text: '' } } as never, { conversation, now: NOW });
  it('hold while their order is as it was', async () => {
    expect(await asked(words)).toBeUndefined();
  });
  it('do not where it changed, or is not there', async () => {
    expect(await asked({ ...words, order: { ...order, status: 'paid' } })).toMatch('ahora está «refunded»');
    expect(await asked({ ...words, order: { ...order, id: 'nobody' } })).toMatch('ya no está');
  });
});
