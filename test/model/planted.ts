/** Mistakes that are made on purpose, each at a port: the test of the test. */
import type { CustomerEvent, PaymentFact } from '../../src/domain.ts';
import type { ClaimOp, Store, TurnCommit, UnderstandRequest } from '../../src/ports.ts';
import type { Planted } from './town.ts';

export interface Mistake extends Planted {
  /** Where it shows: at the business that books at once, or at the one that wants its money first. */
  readonly money?: true;
  /** At which it was found. */
  readonly seed: number;
}

export const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a cancelled hour stays taken': { seed: 4, store: without((op, turn) => op.op === 'free' && isCancelled(op, turn)) },
  'a moved appointment keeps its old hour, too': {
    seed: 3,
    store: without((op, turn) => op.op === 'free' && !isCancelled(op, turn)),
  },
  'a choice holds nothing': { seed: 1, store: without(({ op }) => op === 'hold') },
  'who leaves goes on holding': { seed: 1, store: without(({ op }) => op === 'release') },
  'a row of an old list counts as the same row of the newest': { seed: 4, understanding: tapsOnTheNewest },
  'a choice takes the row before it': {
    seed: 1,
    understanding: hearing((event) =>
      event.type === 'customer.selects' ? { ...event, n: Math.max(1, event.n - 1) } : event,
    ),
  },
  'thanks are a yes': {
    seed: 4,
    understanding: hearing((event) => (event.type === 'customer.acknowledges' ? { type: 'customer.accepts' } : event)),
  },
  'leaving is not heard': {
    seed: 1,
    understanding: hearing((event) => (event.type === 'customer.exits' ? { type: 'customer.greets' } : event)),
  },
  'a refund is not seen': {
    seed: 1,
    money: true,
    payments: told((fact) => (fact.status === 'refunded' ? { ...fact, status: 'approved' } : fact)),
  },
  '"quiero pagar" is a yes to the hour, too, where nothing is left to pay': {
    seed: 4,
    money: true,
    understanding: (real) => ({ understand: (request) => real.understand({ ...request, paysFirst: true }) }),
  },
  'a part counts as the whole': {
    seed: 1,
    money: true,
    payments: told((fact) => ({ ...fact, amountMinor: Math.max(fact.amountMinor, 10_000) })),
  },
};

type Wrong = (op: ClaimOp, turn: TurnCommit) => boolean;
/** The same commits, some claims of them forgotten. */
function without(wrong: Wrong): (store: Store) => Store {
  return (store) => ({
    ...store,
    commit: (turn) => store.commit({ ...turn, claims: turn.claims.filter((op) => !wrong(op, turn)) }),
  });
}

function isCancelled({ holder }: ClaimOp, { appointments }: TurnCommit): boolean {
  return appointments.some(({ id, status }) => id === holder && status === 'cancelled');
}

function hearing(as: (event: CustomerEvent) => CustomerEvent): NonNullable<Planted['understanding']> {
  return (real) => ({
    understand: async (request) => {
      const reading = await real.understand(request);
      return { ...reading, events: reading.events.map(as) };
    },
  });
}

/** What the provider says of a payment, told wrongly. */
function told(as: (fact: PaymentFact) => PaymentFact): NonNullable<Planted['payments']> {
  return (real) => ({ ...real, fetch: async (asked) => as(await real.fetch(asked)) });
}

function tapsOnTheNewest(...[real]: Parameters<NonNullable<Planted['understanding']>>) {
  const renamed = (request: UnderstandRequest): UnderstandRequest => {
    const open = request.question.offer;
    if (open === undefined) return request;
    const messages = request.messages.map((message) => {
      const { content } = message;
      if (content.type !== 'tap') return message;
      const id = content.id.replace(/^([a-z]+)_[\w.-]+?_(\w+)$/, `$1_${open.id}_$2`);
      return { ...message, content: { ...content, id } };
    });
    return { ...request, messages };
  };
  return { understand: (request: UnderstandRequest) => real.understand(renamed(request)) };
}
