/**
 * Conversations as they stand in a store of some version, each in the middle of something, with what their customers go
 * on to say: recorded once (`record.ts`), never edited, and continued by every later version to the booking (H2).
 */
import { createRig, type Choice, type Rig } from '../../src/cli/rig.ts';
import type { InboundContent, NewInboxRow, Tenant } from '../../src/domain.ts';
import { StoreUnavailable } from '../../src/errors.ts';
import { inboxIdOf } from '../../src/io/whatsapp/identity.ts';
import type { Store } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { parseTenants } from '../../src/tenants.ts';

export type Said = { readonly says: string } | { readonly taps: string };

export interface Kept {
  /** What the conversation is in the middle of. */
  readonly name: string;
  readonly tenant: string;
  readonly waId: string;
  /** Choices that the customer has before them. */
  readonly rows: readonly Choice[];
  readonly rest: readonly Said[];
  /** Service and local start. */
  readonly books: readonly string[];
}

export interface Past {
  /** Epoch ms of the recording's end. */
  readonly at: number;
  /** The tenants file of its day. */
  readonly tenants: unknown;
  readonly kept: readonly Kept[];
}

/** How a conversation came to rest where it was recorded. */
export type Left =
  /** Everything answered. */
  | 'at_rest'
  /** The last message was stored, and no turn was taken yet. */
  | 'brought'
  /** The last turn was committed, and the process died while it did what the turn owed. */
  | 'running';

export interface Story {
  readonly name: string;
  readonly tenant: string;
  readonly said: readonly Said[];
  readonly left: Left;
  readonly rest: readonly Said[];
  readonly books: readonly string[];
}

const MINUTE_MS = 60_000;
/** Monday, nine in the morning in Buenos Aires. */
const START = Date.parse('2026-03-02T09:00:00-03:00');

/** Plays every story up to where it is left, on this store. */
export async function record(store: Store, stories: readonly Story[], tenants: unknown): Promise<Past> {
  const kept: Kept[] = [];
  for (const [n, story] of stories.entries()) {
    const waId = `54911700000${String(n).padStart(2, '0')}`;
    const died = story.left === 'running' ? story.said.length - 1 : Infinity;
    const player = await open({ store, tenants, tenant: story.tenant, waId, at: START });
    for (const [step, said] of story.said.entries()) {
      const row = player.rowOf(said);
      if (step === died) player.die();
      if (story.left === 'brought' && step === story.said.length - 1) await store.receive([row]);
      else await player.brings(row);
    }
    const { name, tenant, rest, books } = story;
    kept.push({ name, tenant, waId, rows: player.choices(), rest, books });
    await player.close();
    // As in a store that runs for a while: some of it is compacted, some is not yet.
    if (n === Math.floor(stories.length / 2)) await store.compact(START + MINUTE_MS);
  }
  return { at: START + MINUTE_MS, tenants, kept };
}

/** Goes on with one of them; gives what is booked in the end and what was said on the way. */
export async function goOn(store: Store, past: Past, one: Kept): Promise<{ booked: string[]; heard: string[] }> {
  const player = await open({ ...one, store, tenants: past.tenants, at: past.at + MINUTE_MS });
  try {
    await player.settle();
    for (const said of one.rest) await player.brings(player.rowOf(said));
    return { booked: await player.booked(), heard: player.heard() };
  } finally {
    await player.close();
  }
}

interface Opening {
  readonly store: Store;
  readonly tenants: unknown;
  readonly tenant: string;
  readonly waId: string;
  readonly at: number;
  readonly rows?: readonly Choice[];
}

/** A customer on a store that stays open afterwards. */
async function open({ store, tenants, tenant: id, waId, at, rows = [] }: Opening) {
  const parsed = parseTenants(tenants, 'fixtures/stores');
  const tenant = parsed.find((one) => one.id === id)!;
  const clock = createVirtualClock(at);
  let alive = true;
  const dead = () => Promise.reject(new StoreUnavailable('the process died'));
  const settings = { quietMs: 0, maxMs: 0 };
  const customer = { waId, name: 'Zulma Canaria' };
  const mortal: Store = {
    ...store,
    close: () => Promise.resolve(),
    settle: (...args) => (alive ? store.settle(...args) : dead()),
  };
  const rig: Rig = await createRig({ tenants: parsed, tenant, clock, store: mortal, customer, settings });
  const choices = () => rig.shown().findLast((shown) => shown.choices.length > 0)?.choices ?? rows;
  let serial = 0;
  const rowOf = (said: Said): NewInboxRow => {
    serial += 1;
    const id = `wamid.${at}.${waId}.${serial}`;
    const { provider, phoneNumberId } = tenant.channels[0]!;
    const from = { provider, phoneNumberId, waId };
    const message = { id, at: clock.now(), from, content: contentOf(said, choices()), name: customer.name };
    return {
      conversation: rig.conversation,
      id: inboxIdOf(id),
      arrivedAt: clock.now(),
      body: { kind: 'message', message },
    };
  };
  return {
    rowOf,
    choices,
    brings: async (row: NewInboxRow) => {
      await rig.engine.receive([row]);
      await rig.rest();
    },
    /** From now on nothing that was done is written down. */
    die: () => {
      alive = false;
    },
    /** Whatever its process left is found and done. */
    settle: () => rig.advance(clock.now() + MINUTE_MS),
    heard: () => rig.shown().map(({ text }) => text),
    booked: async () =>
      (await store.load(rig.conversation, 0)).appointments
        .map((one) => `${one.serviceId} ${localOf(one.slot.start, tenant)}`)
        .sort(),
    close: () => rig.close(),
  };
}

function contentOf(said: Said, choices: readonly Choice[]): InboundContent {
  if ('says' in said) return { type: 'text', text: said.says };
  const choice = choices.find(({ title }) => title.includes(said.taps));
  if (choice === undefined)
    throw new Error(`nothing like «${said.taps}» among ${choices.map(({ title }) => title).join(', ')}`);
  return { type: 'tap', id: choice.id, title: choice.title };
}

function localOf(at: number, { timeZone }: Tenant): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' });
}
