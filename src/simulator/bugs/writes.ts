/** Mistakes in writing. */
import { granuleKeys, type Appointment, type Slot } from '../../domain.ts';
import type { Store, TurnCommit } from '../../ports.ts';
import type { Bug, Planted } from '../bugs.ts';

export const blindWrites: Readonly<Record<string, Bug>> = {
  'no-cas': {
    does: 'the commit ignores the version that it read, and there are no leases',
    plant: () => ({ settings: { leases: false }, store: blindCommit }),
  },
  'lease-as-safety': {
    does: 'who took the lease writes without looking at the version',
    plant: () => ({ store: blindCommit }),
  },
  'no-readback': {
    does: 'a commit whose answer was lost is simply committed again',
    plant: () => ({ inside: commitAgain }),
  },
  'no-claim-id': {
    does: 'a claim of anybody is taken for one’s own',
    plant: () => ({ store: ignoreClaims }),
  },
  'free-on-move-before-firm': {
    does: 'a move gives the old time back before the new one is sure',
    plant: () => ({ store: freeEarly }),
  },
};

export const splitWrites: Readonly<Record<string, Bug>> = {
  'dual-write': {
    does: 'the outbox is written after the commit, by a write of its own',
    plant: outboxLater,
  },
  'ack-before-store': {
    does: 'the webhook is answered before the message is stored',
    plant: () => ({ inside: storeLater }),
  },
};

/** Whatever was read, it is written on top of what is there now. */
function blindCommit(store: Store): Store {
  return {
    ...store,
    commit: async (turn) => {
      const outcome = await store.commit(turn);
      return outcome.outcome === 'lost' ? store.commit(await rebased(store, turn)) : outcome;
    },
  };
}

const commitAgain: NonNullable<Planted['inside']> = (store) => ({
  ...store,
  commit: (turn) => store.commit(turn).catch(async () => store.commit(await rebased(store, turn))),
});

async function rebased(store: Store, turn: TurnCommit): Promise<TurnCommit> {
  const { id } = turn.conversation;
  const expectedVersion = (await store.committed(id))?.version ?? 0;
  const n = expectedVersion + 1;
  const pending = new Set((await store.load(id, 1_000)).inbox.map((row) => row.id));
  return {
    ...turn,
    expectedVersion,
    conversation: { ...turn.conversation, version: n },
    turn: { ...turn.turn, n },
    consumed: turn.consumed.filter((row) => pending.has(row)),
    dead: turn.dead.filter((row) => pending.has(row)),
    outbox: turn.outbox.map((row) => ({ ...row, id: `${id}.${n}.${row.n}`, turn: n })),
  };
}

function ignoreClaims(store: Store): Store {
  return {
    ...store,
    commit: async (turn) => {
      const outcome = await store.commit(turn);
      return outcome.outcome === 'taken' ? store.commit({ ...turn, claims: [] }) : outcome;
    },
  };
}

function freeEarly(store: Store): Store {
  return {
    ...store,
    commit: (turn) => {
      const moves = turn.outbox.flatMap(({ effect }) => (effect.type === 'moveEvent' ? [effect] : []));
      const freed = moves.map(({ appointment, from }) => freeOf(appointment, from));
      return store.commit({ ...turn, claims: [...turn.claims, ...freed] });
    },
  };
}

function freeOf({ id, durationMinutes }: Appointment, from: Slot): TurnCommit['claims'][number] {
  return { op: 'free', holder: id, keys: granuleKeys(from, durationMinutes) };
}

/** Rows between the two writes exist for nobody: they are hidden until the second one arrives. */
function outboxLater(): Planted {
  const written = new Set<string>();
  return {
    inside: (store, send) => ({
      ...store,
      owed: async (id) => (await store.owed(id)).filter((row) => written.has(row.id)),
      commit: async (turn) => {
        const outcome = await store.commit(turn);
        if (outcome.outcome !== 'committed') return outcome;
        await send('outbox', () => {
          for (const row of turn.outbox) written.add(row.id);
          return Promise.resolve();
        });
        return outcome;
      },
    }),
  };
}

const storeLater: NonNullable<Planted['inside']> = (store) => ({
  ...store,
  receive: (rows) => {
    store.receive(rows).catch(() => undefined);
    return Promise.resolve(rows.map(() => 'new' as const));
  },
});
