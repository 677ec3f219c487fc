/** Mistakes with what came in. */
import type { Frame, InboxBody, InboxRow, NewInboxRow } from '../../domain.ts';
import type { Loaded, Store, Understanding } from '../../ports.ts';
import type { Bug, Planted } from '../bugs.ts';
import { wordsOnly } from '../words.ts';

export const lostRows: Readonly<Record<string, Bug>> = {
  'dedupe-ttl-10-min': {
    does: 'ids that were seen are remembered for ten minutes',
    plant: forgetIds,
  },
  'drop-on-busy': {
    does: 'messages are taken out of the buffer before the conversation is found busy',
    plant: dropOnBusy,
  },
  'last-only-debounce': {
    does: 'of a burst only the last message is looked at',
    plant: () => ({ store: (store) => reading(store, lastOfBurst) }),
  },
};

export const misreadRows: Readonly<Record<string, Bug>> = {
  'timer-without-generation': {
    does: 'a firing is named after its timer alone, so that the next one of the kind is taken for a duplicate',
    plant: () => ({ store: (store) => ({ ...store, receive: (rows) => store.receive(rows.map(byKind)) }) }),
  },
  'answer-without-effect-id': {
    does: 'an answer is given to whoever waits for one',
    plant: () => ({ store: (store) => reading(store, anyAnswer) }),
  },
  'stale-button': {
    does: 'a tapped row means the same row of the newest list',
    plant: () => ({ understanding: newestList }),
  },
};

type Reread = (loaded: Loaded) => Loaded;

function reading(store: Store, reread: Reread): Store {
  return { ...store, load: async (id, limit) => reread(await store.load(id, limit)) };
}

const TEN_MINUTES_MS = 10 * 60_000;

function forgetIds(): Planted {
  const seenAt = new Map<string, number>();
  const renamed = (row: NewInboxRow): NewInboxRow => {
    const key = `${row.conversation} ${row.id}`;
    const at = seenAt.get(key) ?? row.arrivedAt;
    seenAt.set(key, at);
    return row.arrivedAt - at > TEN_MINUTES_MS ? { ...row, id: `${row.id}~` } : row;
  };
  return { store: (store) => ({ ...store, receive: (rows) => store.receive(rows.map(renamed)) }) };
}

function dropOnBusy(): Planted {
  const gone = new Set<string>();
  const key = (row: NewInboxRow) => `${row.conversation} ${row.id}`;
  return {
    store: (store) => ({
      ...reading(store, (loaded) => ({ ...loaded, inbox: loaded.inbox.filter((row) => !gone.has(key(row))) })),
      begin: async (id, rows, lease) => {
        const begun = await store.begin(id, rows, lease);
        if (!begun.begun) for (const row of (await store.load(id, 1_000)).inbox) gone.add(key(row));
        return begun;
      },
    }),
  };
}

const lastOfBurst: Reread = (loaded) => ({
  ...loaded,
  inbox: loaded.inbox.filter((row, i) => !(isText(row) && isText(loaded.inbox[i + 1]))),
});

function isText(row: InboxRow | undefined): boolean {
  return row?.body.kind === 'message' && row.body.message.content.type === 'text';
}

function byKind(row: NewInboxRow): NewInboxRow {
  return row.body.kind === 'timer' ? { ...row, id: `timer:${row.body.timer}` } : row;
}

const anyAnswer: Reread = (loaded) => {
  const waiting = loaded.conversation?.frames.findLast((frame: Frame) => frame.awaiting !== undefined)?.awaiting;
  if (waiting === undefined) return loaded;
  return rewritten(loaded, (body) =>
    body.kind === 'answer' ? { ...body, answer: { ...body.answer, effect: waiting } } : body,
  );
};

function rewritten(loaded: Loaded, rewrite: (body: InboxBody) => InboxBody): Loaded {
  return { ...loaded, inbox: loaded.inbox.map((row) => ({ ...row, body: rewrite(row.body) })) };
}

const newestList: Understanding = {
  understand: (request) => {
    const newest = request.question.offer?.id;
    const messages = request.messages.map((message) => {
      const { content } = message;
      if (content.type !== 'tap' || newest === undefined) return message;
      return { ...message, content: { ...content, id: content.id.replace(/^([a-z]+)_[^_]+_/, `$1_${newest}_`) } };
    });
    return wordsOnly.understand({ ...request, messages });
  },
};
