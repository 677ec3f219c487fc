/** What the provider says of payments, and customers who say that they have paid. */
import fc from 'fast-check';
import type { PaymentFact } from '../../src/domain.ts';
import { claimsOf, compare, compareMoney, heldBesides } from './compare.ts';
import * as ought from './reference.ts';
import type { Held, Model, Order } from './reference.ts';
import { nth, some, speak, text, whoever, type Command } from './speech.ts';
import type { Town } from './town.ts';
import { read } from './words.ts';

/** A claim is never a fact: at most it is noted. What the provider said before it and says again is no news. */
export const claims = fc.record({ who: whoever, again: fc.boolean() }).map(({ who, again }): Command => ({
  check: (model) => [...model.orders.values()].some((order) => order.who === who),
  run: async (model, town) => {
    const own = [...model.orders].filter(([, order]) => order.who === who);
    const unpaid = own.filter(([, order]) => ought.isUnpaid(order));
    const orders = ['', ...unpaid.map(([, { status, service }]) => `${status} ${service} → claimed`)];
    await speak(town, model, { who, content: text('ya pagué'), right: () => ({ changes: [''], orders }) });
    const [id, order] = own.at(-1) ?? [];
    const fact = [...(order?.facts.values() ?? [])].at(-1);
    if (again && id !== undefined && fact !== undefined) await reportOf(town, model, { id, fact, notices: 1 });
  },
  toString: () => `${who}: ya pagué${again ? ', and the provider says its last word again' : ''}`,
}));

const STATUSES = [
  ...(['approved', 'approved', 'approved', 'rejected', 'rejected', 'as before', 'as before'] as const),
  ...(['pending', 'refunded', 'charged_back'] as const),
];
export const reports = fc
  .record({
    order: some,
    /** The first pays it all, the others half of it. */
    payment: fc.constantFrom(0, 0, 0, 1, 2),
    status: fc.constantFrom(...STATUSES),
    notices: fc.constantFrom(1, 1, 2),
  })
  .map(({ order: n, payment, status, notices }): Command => ({
    check: ({ orders }) => orders.size > 0,
    run: async (model, town) => {
      // Mostly of one of the last: that is where money moves.
      const all = [...model.orders];
      const [id, order] = nth(n > 30 ? all : all.slice(-2), n) ?? [];
      if (id === undefined || order === undefined) return;
      const paymentId = `${id}-${payment}`;
      const fact: PaymentFact = {
        ...{ paymentId, provider: 'sandbox', reference: `${id}:1`, currency: 'ARS' },
        status: status === 'as before' ? (order.facts.get(paymentId)?.status ?? 'pending') : status,
        amountMinor: payment === 0 ? order.amount : order.amount / 2,
      };
      await reportOf(town, model, { id, fact, notices });
    },
    toString: () => `order ${n}: payment ${payment} is ${status}, said ${notices} times`,
  }));

async function reportOf(
  town: Town,
  model: Model,
  { id, fact, notices }: { id: string; fact: PaymentFact; notices: number },
): Promise<void> {
  const order = model.orders.get(id);
  if (order === undefined) return;
  const held = heldBesides(order.who, await claimsOf(town, model.now));
  const changed = ought.report(order, fact);
  const changes = changed ? changesOfMoney(model, { id, order, held }) : [''];
  const readings = (await town.reports(order.who, fact, notices)).flatMap(read);
  await compare(town, model, { changes, orders: [''], reads: new Map([[order.who, readings]]) });
  compareMoney(order, changed, readings);
  ought.learn(model, order.who, readings);
}

/**
 * Money books what it was asked for: surely when he waits for nothing else, at most when he went on to something else. Late
 * money may book the hour that another link of the same holds by now.
 */
function changesOfMoney(model: Model, { id, order, held }: { id: string; order: Order; held: Held }): string[] {
  const { books, status, used, who } = order;
  if (status !== 'paid' || books === undefined || used) return [''];
  const others = [...model.orders.values()].filter(
    (o) => o !== order && o.who === who && o.service === order.service && ought.isUnpaid(o),
  );
  const mayBe = others.flatMap((o) => (o.books && isToCome(model, o.books, held) ? [o.books] : []));
  const instead = mayBe.map((visit) => ought.bookedLine({ who, ...visit }));
  if (!isToCome(model, books, held)) return ['', ...instead];
  const done = ought.bookedLine({ who, ...books });
  const waits = model.people[who].pays === id && model.people[who].withPerson === undefined;
  return waits ? [done] : ['', done, ...instead];
}

function isToCome(model: Model, visit: NonNullable<Order['books']>, held: Held): boolean {
  return visit.start > model.now && ought.isFree(model, visit, held);
}
