/**
 * The main path, in reading order: receive → runTurn → drain → sweep. Everything that the bot does passes here.
 *
 *   receive   what came in is stored; only then is the webhook answered
 *   runTurn   gather (load, understand) → decide (turn, pure) → commit: all or nothing, with every effect it owes
 *   drain     what is owed is done, in order; answers come back through the inbox (`conversation/lanes.ts`)
 *   sweep     what nobody is doing any more (crashes, timers, retries) is done by the same functions
 *
 * Long because the path is one: a stranger reads it from top to bottom. Details are in `conversation/`.
 * Imports domain, ports and machines/turn; agents, handlers and copy are handed in. `main/` and tests import it.
 */
import {
  BURST_MESSAGES_MAX,
  isKnownTimer,
  tenantIdOf,
  type ConversationId,
  type ConversationRecord,
  type InboxRow,
  type NewInboxRow,
} from './domain.ts';
import { StoreUnavailable, reasonOf } from './errors.ts';
import { Aside } from './conversation/aside.ts';
import { Backlog } from './conversation/backlog.ts';
import { WorkDesk } from './conversation/desk.ts';
import { Lanes } from './conversation/lanes.ts';
import { FLOOD_MESSAGES_MAX } from './conversation/allowance.ts';
import { isBeginning, isFlooded, isToBeSingled, nextBatch, tooOften } from './conversation/batch.ts';
import { decide } from './conversation/decide.ts';
import { sureAddress } from './conversation/own-number.ts';
import { Turnstile } from './conversation/turnstile.ts';
import { goesInCircles } from './conversation/unasked.ts';
import {
  CLOCKS_APART_MS,
  FRESH_ROWS_MAX,
  LOOK_AHEAD_EVERY_MS,
  LOOK_AHEAD_MS,
  SWEEP_LIMIT,
  TALKING_MAX,
  WAKE_UP_GRACE_MS,
  type Parts,
} from './conversation/parts.ts';
import type { Loaded } from './ports.ts';

export type { Parts, Settings } from './conversation/parts.ts';

export interface Engine {
  /** Stores what came in (throws StoreUnavailable: nothing is acknowledged) and wakes its conversations. */
  receive(rows: readonly NewInboxRow[]): Promise<void>;
  /** Works on a conversation until nothing of it is due: turns, then effects. Safe to call at any time, anywhere. */
  work(id: ConversationId): Promise<void>;
  /** Begins the same at once and comes back without its end; its failures are tried again, not thrown. */
  wake(id: ConversationId): void;
  /** Finds what nobody does, and begins it. */
  sweep(): Promise<Swept>;
  /** True as soon as nothing of these conversations is under way or falls due before `until`; false when that comes first. */
  rest(ids: readonly ConversationId[], until: number): Promise<boolean>;
  /** Sweeps by itself from now on. */
  start(): void;
  /** Takes no new work and resolves when what is under way is safe. */
  stop(): Promise<void>;
  /** Turns and drains under way in this process. */
  busy(): number;
}

export interface Swept {
  /** Found and begun, each once. */
  readonly conversations: readonly ConversationId[];
  /** When the next thing falls due (epoch ms), if any is known. */
  readonly nextAt?: number;
}

export function createEngine(parts: Parts): Engine {
  return new TurnEngine(parts);
}

class TurnEngine implements Engine {
  readonly #parts: Parts;
  readonly #desk: WorkDesk;
  readonly #lanes: Lanes;
  /** Rows that this process received and has not tried yet: their first attempt is counted already. */
  readonly #fresh = new Set<string>();
  /** The version of a conversation that this process wrote last: nobody else has said anything since. */
  readonly #wrote = new Map<ConversationId, number>();
  /** Conversations whose last commit the store refused. */
  readonly #refused = new Set<ConversationId>();
  /** Rows that failed here and did no harm to this process: no suspects. */
  readonly #outlived = new Set<string>();
  readonly #turnstile: Turnstile;
  readonly #aside: Aside;
  readonly #backlog = new Backlog();
  #swept = false;
  #lookedAheadAt = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#aside = new Aside(parts);
    this.#turnstile = new Turnstile(parts.clock);
    this.#desk = new WorkDesk(parts, (id) => this.work(id));
    this.#lanes = new Lanes(parts, this.#desk, (row) => {
      this.#expect(row, parts.clock.now());
    });
  }

  async receive(rows: readonly NewInboxRow[]): Promise<void> {
    const { wakeUps } = this.#parts;
    const expected = await this.#take(rows);
    if (!wakeUps) return;
    // Before the 200: afterwards this process may be asleep.
    await Promise.all([...expected].map(([id, at]) => wakeUps.work(id, at + WAKE_UP_GRACE_MS)));
  }

  /** Stores rows; of each conversation with a new one, when its burst is over. */
  async #take(rows: readonly NewInboxRow[]): Promise<ReadonlyMap<ConversationId, number>> {
    const seen = await this.#parts.store.receive(rows);
    const expected = new Map<ConversationId, number>();
    for (const [i, row] of rows.entries()) {
      const at = this.#quietUntil(row);
      if (seen[i] === 'new') {
        this.#expect(row, at);
        expected.set(row.conversation, at);
      } else this.#parts.metrics?.duplicate();
    }
    return expected;
  }

  async work(id: ConversationId): Promise<void> {
    await this.#desk.alone(`turn ${id}`, async () => {
      for (let more = true; more && !this.#desk.stopping;) more = await this.#runTurn(id);
    });
  }

  async sweep(): Promise<Swept> {
    const { store, clock, settings } = this.#parts;
    const now = clock.now();
    this.#parts.metrics?.pending(this.#backlog.size);
    const ages = { inboxBefore: now - settings.inboxAgeMs, runningBefore: this.#runningBefore(now) };
    const due = await store.due({ now, ...ages, limit: this.#sweepLimit() });
    this.#aside.damaged(due.unreadable ?? []);
    const timers = due.timers.filter(
      ({ kind, conversation: id }) => isKnownTimer(kind) && !this.#aside.isLeft(id, now),
    );
    if (timers.length > 0) await this.#take(timers.map((timer) => timerRow(timer, now)));
    const found = [...timers.map(({ conversation }) => conversation), ...this.#wakeAll(due.conversations, now)];
    const conversations = [...new Set([...found, ...(await this.#lookAhead(now))])];
    return { conversations, ...(due.nextAt === undefined ? {} : { nextAt: due.nextAt }) };
  }

  wake(id: ConversationId): void {
    this.#desk.wake(id, this.#parts.clock.now());
  }

  rest(ids: readonly ConversationId[], until: number): Promise<boolean> {
    return this.#desk.rest(ids, until);
  }

  /** What is put aside is found each time, oldest first: it must not hide what is behind it. */
  #sweepLimit(): number {
    return SWEEP_LIMIT + this.#aside.size;
  }

  /** Those that it is worth to wake. */
  #wakeAll(ids: readonly ConversationId[], now: number): readonly ConversationId[] {
    const own = ids.filter((id) => !this.#aside.isLeft(id, now));
    for (const id of own) this.#desk.wake(id, now);
    return own;
  }

  /** What a clock that ran ahead has stamped is due in its time, not in ours: found here, judged where it is done (E2). */
  async #lookAhead(now: number): Promise<readonly ConversationId[]> {
    if (Math.abs(now - this.#lookedAheadAt) < LOOK_AHEAD_EVERY_MS) return [];
    this.#lookedAheadAt = now;
    const ahead = now + LOOK_AHEAD_MS;
    const query = { now: ahead, inboxBefore: ahead, runningBefore: ahead, limit: this.#sweepLimit() };
    return this.#wakeAll((await this.#parts.store.due(query)).conversations, now);
  }

  /** At first, alone on the store, everything that runs was begun by a process that is gone. */
  #runningBefore(now: number): number {
    const { aloneSince, runningAgeMs } = this.#parts.settings;
    const first = !this.#swept && aloneSince !== undefined;
    this.#swept = true;
    return first ? now : now - runningAgeMs;
  }

  start(): void {
    this.#desk.startSweeping(() => this.sweep());
  }

  async stop(): Promise<void> {
    await this.#desk.stop();
    await this.#lanes.putBack();
  }

  busy(): number {
    return this.#desk.busy();
  }

  /** One turn of one conversation, then what it owes. True when there is more to decide at once. */
  async #runTurn(id: ConversationId): Promise<boolean> {
    const { clock, settings } = this.#parts;
    const loaded = await this.#load(id);
    if (!loaded) return false;
    const { quietMs, maxMs } = settings;
    const { batch, at } = nextBatch(loaded.inbox, loaded.conversation, { now: clock.now(), quietMs, maxMs });
    if (at !== undefined) this.#desk.wake(id, at);
    if (batch.length === 0) {
      this.#lanes.drain(id, sureAddress(this.#parts, loaded.conversation));
      return false;
    }
    const entered = this.#turnstile.enter(batch.some((row) => this.#isSuspect(row)));
    const leave = entered instanceof Promise ? await entered : entered;
    try {
      return !this.#desk.stopping && (await this.#decide(id, loaded, batch));
    } finally {
      leave();
    }
  }

  /** True when there is more to decide at once. */
  async #decide(id: ConversationId, loaded: Loaded, batch: readonly InboxRow[]): Promise<boolean> {
    const { store, clock, settings } = this.#parts;
    if (!(await this.#begin(id, batch))) return false;
    let holdsLease = settings.leases;
    try {
      const atOnce = this.#lanes.knowsAllSaid(id) && (await this.#owesNothing(id, loaded.conversation));
      const knownOf = (turn: number) => this.#lanes.knownOf(id, turn);
      const poisoned = tooOften(batch) || goesInCircles(batch, loaded.conversation);
      const outcome = await decide(this.#parts, { loaded, batch, poisoned, atOnce, knownOf });
      this.#backlog.gone(batch);
      // A commit ends the lease that it was decided under.
      holdsLease &&= outcome.lost;
      if (!outcome.lost) this.#keepWritten(id, (loaded.conversation?.version ?? 0) + 1);
      // Who does not know of all that is said looks, whatever this turn says: the next one is said at once.
      if (!atOnce) this.#lanes.lookForWords(id);
      for (const dueAt of outcome.timers) this.#remember(id, dueAt);
      this.#lanes.drain(id, outcome.address, outcome.outbox);
      // A full load may have left more behind it (A7).
      return outcome.lost || loaded.inbox.length > batch.length || loaded.inbox.length >= BURST_MESSAGES_MAX;
    } catch (error) {
      if (this.#outlived.size >= FRESH_ROWS_MAX) this.#outlived.clear();
      for (const row of batch) this.#outlived.add(keyOf(row));
      this.#parts.log.error('turn.failed', { conversation: id, attempt: batch[0]?.attempts, reason: reasonOf(error) });
      // The store's trouble is no fault of the message: the next try of it is not counted (poison, reliability 2.5).
      if (error instanceof StoreUnavailable) {
        for (const row of batch) this.#fresh.add(keyOf(row));
        this.#refused.add(id);
      }
      this.#desk.wake(id, clock.now() + settings.retryMs);
      return false;
    } finally {
      if (holdsLease) await store.endLease(id, settings.by).catch(() => undefined);
    }
  }

  /** Tried often, and nothing is known here of how that ended: perhaps with the process, and all that was beside it. */
  #isSuspect(row: InboxRow): boolean {
    return isToBeSingled(row) && !this.#outlived.has(keyOf(row));
  }

  /**
   * What another replica, or this one before it was started again, decided last may still wait to be said: the store
   * tells. Whoever decides more meanwhile writes the next version, and this turn is lost; what an operator puts back in
   * that moment comes behind it. False where the store does not tell.
   */
  async #owesNothing(id: ConversationId, conversation: ConversationRecord | undefined): Promise<boolean> {
    if (conversation === undefined || this.#wrote.get(id) === conversation.version) return true;
    const owed = await this.#parts.store.owed(id).catch(() => undefined);
    return owed?.length === 0;
  }

  #keepWritten(id: ConversationId, version: number): void {
    if (this.#wrote.size >= TALKING_MAX) this.#wrote.clear();
    this.#wrote.set(id, version);
  }

  /** Undefined: its record cannot be read now, or could not a moment ago, or nobody here can go on with it. */
  async #load(id: ConversationId): Promise<Loaded | undefined> {
    const { store, clock, tenantOf } = this.#parts;
    if (this.#aside.has(id, clock.now())) return undefined;
    try {
      let loaded = await store.load(id, BURST_MESSAGES_MAX);
      if (isFlooded(loaded.conversation, clock.now())) loaded = await store.load(id, FLOOD_MESSAGES_MAX);
      for (let limit = BURST_MESSAGES_MAX; hidesItsBeginning(loaded, limit);) {
        limit *= 10;
        loaded = await store.load(id, limit);
      }
      if (this.#aside.leaves(id, loaded, clock.now())) return undefined;
      const known = tenantOf(tenantIdOf(id)) !== undefined;
      if (this.#aside.strands(id, loaded, { known, now: clock.now() })) return undefined;
      if (loaded.inbox.length < BURST_MESSAGES_MAX) this.#backlog.whole(id, loaded.inbox);
      else this.#backlog.seen(loaded.inbox);
      return loaded;
    } catch (error) {
      this.#aside.put(id, error, clock.now());
      return undefined;
    }
  }

  /** Counts an attempt before work, and takes the lease where replicas share the work (reliability 2.5, poison). */
  async #begin(id: ConversationId, batch: readonly InboxRow[]): Promise<boolean> {
    const { store, clock, settings } = this.#parts;
    // A full disk lets itself be read: models are not asked again and again for a turn that cannot be written down.
    if (this.#refused.has(id)) await store.check();
    this.#refused.delete(id);
    const again = batch.filter((row) => !this.#fresh.delete(keyOf(row))).map((row) => row.id);
    if (again.length === 0 && !settings.leases) return true;
    const at = clock.now();
    const lease = { by: settings.by, at, until: at + settings.leaseMs };
    let begun = await store.begin(id, again, lease);
    // A lease that ends later than any can was taken by a clock that ran ahead: it counts as over (E2).
    if (!begun.begun && begun.busyUntil > lease.until + CLOCKS_APART_MS) {
      begun = await store.begin(id, again, { ...lease, at: begun.busyUntil });
    }
    if (!begun.begun) this.#desk.wake(id, Math.min(begun.busyUntil, at + (settings.leaseLookMs ?? Infinity)));
    return begun.begun;
  }

  /** A row that is stored: this process will try it first, at this instant. */
  #expect(row: NewInboxRow, at: number): void {
    if (this.#fresh.size >= FRESH_ROWS_MAX) this.#fresh.clear();
    this.#fresh.add(keyOf(row));
    this.#backlog.seen([row]);
    this.#parts.metrics?.received(row.body.kind);
    this.#desk.wake(row.conversation, at);
  }

  /** A timer was set: somebody sweeps when it falls due, here or from outside. */
  #remember(id: ConversationId, dueAt: number): void {
    const { wakeUps } = this.#parts;
    this.#desk.sweepAt(dueAt);
    if (wakeUps) this.#desk.beside(id, wakeUps.sweep(dueAt));
  }

  /** Texts wait for more of the burst; taps, answers and payments do not (CONV-13). */
  #quietUntil({ body }: NewInboxRow): number {
    const text = body.kind === 'message' && body.message.content.type === 'text';
    return this.#parts.clock.now() + (text ? this.#parts.settings.quietMs : 0);
  }
}

/** Nobody's yet, and full of what cannot begin it: the customer's first word may be behind all that. */
function hidesItsBeginning({ conversation, inbox }: Loaded, limit: number): boolean {
  return conversation === undefined && inbox.length >= limit && !inbox.some(isBeginning);
}

function keyOf(row: Pick<NewInboxRow, 'conversation' | 'id'>): string {
  return `${row.conversation} ${row.id}`;
}

/** A timer comes in like everything else; its id makes it fire once (reliability 2.6). */
function timerRow(
  timer: { conversation: ConversationId; kind: 'silencio' | 'parar' | 'persona' | 'orden'; generation: number },
  now: number,
): NewInboxRow {
  const { conversation, kind, generation } = timer;
  const body = { kind: 'timer', timer: kind, generation } as const;
  return { conversation, id: `timer:${kind}:${generation}`, arrivedAt: now, body };
}
