/** What newer code stored, met by older code during a deploy: left as it is, for newer code (H2). */
import { afterEach, describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import { LEFT_RETRY_MS } from '../../src/conversation/aside.ts';
import { DEFAULT_SETTINGS, SWEEP_LIMIT } from '../../src/conversation/parts.ts';
import type { ConversationRecord, InboxBody, NewInboxRow, OutboxRow, TimerRow } from '../../src/domain.ts';
import { NewerRecord } from '../../src/errors.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { tenants } from '../cli/kit.ts';

const start = Date.parse('2026-03-02T12:00:00Z');
const tenant = tenants[0]!;
let rig: Rig;

afterEach(() => rig.close());

async function open(store: Store = createMemoryStore()): Promise<void> {
  rig = await createRig({
    tenants,
    tenant,
    clock: createVirtualClock(start),
    store,
    customer: { waId: '+54 9 11 5555-0101', name: 'Ana' },
    settings: { quietMs: 0, maxMs: 0 },
  });
}

/** The memory store, some of whose calls a test changes. */
function storeWith(changed: (real: Store) => Partial<Store>): Store {
  const real = createMemoryStore();
  return { ...real, ...changed(real) };
}

async function said(text: string): Promise<void> {
  rig.say([{ type: 'text', text }]);
  await rig.rest();
}

function row(conversation: string, body: InboxBody): NewInboxRow {
  return { conversation, id: `${body.kind} from outside`, arrivedAt: rig.clock.now(), body };
}

const ofNewerKind = { kind: 'reminder', about: 'a1' } as unknown as InboxBody;
const ofNewerTimer = { kind: 'timer', timer: 'recordatorio', generation: 1 } as unknown as InboxBody;

describe('older code', () => {
  it.each([
    ['an event of a kind that it does not know', ofNewerKind],
    ['a timer of a kind that it does not know', ofNewerTimer],
  ])('leaves a conversation alone that was brought %s: nothing of it is consumed, counted or said', async (_, body) => {
    await open();
    await said('hola');
    const before = rig.shown().length;
    await rig.store.receive([row(rig.conversation, body)]);
    await said('¿dónde están?');
    await rig.advance(rig.clock.now() + 10 * LEFT_RETRY_MS);
    const { inbox } = await rig.store.load(rig.conversation, 20);
    expect(inbox.map(({ state, attempts, body: { kind } }) => [kind, state, attempts])).toEqual([
      [body.kind, 'pending', 1],
      ['message', 'pending', 1],
    ]);
    expect([rig.shown().length, rig.problems()]).toEqual([before, []]);
  });

  it('does not fire a timer of a kind that it does not know', async () => {
    const stored: NewInboxRow[] = [];
    const ours = { kind: 'parar', generation: 1, dueAt: start } as const;
    await open(
      storeWith((real) => ({
        due: async (query) => {
          const theirs = { ...ours, conversation: rig.conversation, kind: 'recordatorio' } as unknown as TimerRow;
          return { ...(await real.due(query)), timers: [theirs, { ...ours, conversation: rig.conversation }] };
        },
        receive: (rows) => {
          stored.push(...rows);
          return real.receive(rows);
        },
      })),
    );
    await rig.engine.sweep();
    expect(stored.map(({ id }) => id)).toEqual(['timer:parar:1']);
  });

  it('does not begin an effect of a kind that it does not know, and goes on with the others', async () => {
    const begun: string[] = [];
    await open(
      storeWith((real) => ({
        owed: async (id) => {
          const rows = await real.owed(id);
          const [one] = await real.outbox(id);
          const theirs =
            one && ({ ...one, id: `${id}.1.9`, kind: 'sendTemplate', state: 'pending' } as unknown as OutboxRow);
          return theirs ? [theirs, ...rows] : rows;
        },
        markRunning: (effect, at) => {
          begun.push(effect.id);
          return real.markRunning(effect, at);
        },
      })),
    );
    await said('hola');
    await rig.engine.work(rig.conversation);
    await said('¿dónde están?');
    expect(begun).toEqual([]);
    expect(rig.shown()).toHaveLength(2);
    expect(rig.problems()).toEqual([]);
  });

  it('leaves a record of a newer layout alone, whatever else is in it', async () => {
    let newer = true;
    await open(
      storeWith((real) => ({
        load: (id, limit) => (newer ? Promise.reject(new NewerRecord('layout 2')) : real.load(id, limit)),
      })),
    );
    await rig.engine.receive([row(rig.conversation, { kind: 'message', message: messageOf('hola') })]);
    await rig.engine.work(rig.conversation);
    expect([rig.shown(), rig.problems()]).toEqual([[], []]);
    newer = false;
    const [waiting] = (await rig.store.load(rig.conversation, 1)).inbox;
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1 });
    await rig.engine.work(rig.conversation);
    await rig.rest();
    expect(rig.shown()).toHaveLength(1);
  });

  it(`serves whoever is behind ${SWEEP_LIMIT + 50} conversations that it leaves, and goes by these without reading them`, async () => {
    const loads: string[] = [];
    await open(
      storeWith((real) => ({
        load: (id, limit) => {
          loads.push(id);
          return real.load(id, limit);
        },
      })),
    );
    await said('hola');
    const known = (await rig.store.load(rig.conversation, 0)).conversation!;
    const others = Array.from({ length: SWEEP_LIMIT + 50 }, (_, n) => `${tenant.id}.otra${n}`);
    for (const id of others) await beginNewer(known, id);
    // Somebody whose process went away, behind all of them.
    const late = row(rig.conversation, { kind: 'message', message: messageOf('¿dónde están?') });
    await rig.store.receive([{ ...late, arrivedAt: rig.clock.now() + 1 }]);
    await rig.advance(rig.clock.now() + 3 * DEFAULT_SETTINGS.inboxAgeMs);
    expect(JSON.stringify(rig.shown())).toContain('Siempreviva');
    for (const id of others) expect(loads.filter((one) => one === id).length, id).toBeLessThanOrEqual(1);
  });
});

function messageOf(text: string) {
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const from = { provider, phoneNumberId, waId: '5491155550101' } as const;
  return { id: text, at: start, from, content: { type: 'text', text } } as const;
}

/** A conversation in which newer code took a turn and somebody wrote since. */
async function beginNewer(known: ConversationRecord, id: string): Promise<void> {
  const frames = known.frames.map((frame) => ({ ...frame, version: frame.version + 1 }));
  const conversation = { ...known, id, version: 1, frames, timers: {} };
  const turn = {
    conversation: id,
    n: 1,
    at: start,
    tenantVersion: '1',
    consumed: [],
    inputs: [],
    path: [],
    effects: [],
  };
  const nothing = {
    outbox: [],
    claims: [],
    appointments: [],
    orders: [],
    timers: [],
    cancelledTimers: [],
    messages: [],
  };
  await rig.store.commit({ ...nothing, conversation, expectedVersion: 0, consumed: [], dead: [], turn, at: start });
  await rig.store.receive([row(id, { kind: 'message', message: messageOf('hola') })]);
}
