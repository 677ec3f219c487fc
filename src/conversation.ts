/**
 * The main path, in reading order: receive → runTurn → drain → sweep. Everything that the bot does passes here.
 *
 *   receive   what came in is stored; only then is the webhook answered
 *   runTurn   gather (load, understand) → decide (turn, pure) → commit: all or nothing, with every effect it owes
 *   drain     what is owed is done, in order; answers come back through the inbox
 *   sweep     what nobody is doing any more (crashes, timers, retries) is done by the same functions
 *
 * Imports domain, ports and machines/turn; agents, handlers and copy are handed in. `main.ts` and tests import it.
 */
import { BURST_MESSAGES_MAX, type ConversationId, type NewInboxRow } from './domain.ts';
import { reasonOf } from './errors.ts';
import { drainOnce } from './conversation/drain.ts';
import { createDesk } from './conversation/desk.ts';
import { ready, takeBatch, tooOften } from './conversation/batch.ts';
import { decide } from './conversation/decide.ts';
import { SWEEP_LIMIT, type Parts } from './conversation/parts.ts';

export type { Parts, Settings } from './conversation/parts.ts';

export interface Engine {
  /** Stores what came in (throws StoreUnavailable: nothing is acknowledged) and wakes its conversations. */
  receive(rows: readonly NewInboxRow[]): Promise<void>;
  /** Works on a conversation until nothing of it is due: turns, then effects. Safe to call at any time, anywhere. */
  work(id: ConversationId): Promise<void>;
  /** Finds and does what nobody does; returns the next instant at which something falls due. */
  sweep(): Promise<number | undefined>;
  /** Sweeps by itself from now on. */
  start(): void;
  /** Takes no new work and resolves when what is under way is safe. */
  stop(): Promise<void>;
  /** Conversations being worked on in this process. */
  busy(): number;
}

export function createEngine(parts: Parts): Engine {
  const { store, clock, settings } = parts;
  /** Rows that this process received and has not tried yet: their first attempt is counted already. */
  const fresh = new Set<string>();
  const desk = createDesk(parts, work);

  async function receive(rows: readonly NewInboxRow[]): Promise<void> {
    const seen = await store.receive(rows);
    const news = rows.filter((_, i) => seen[i] === 'new');
    for (const row of news) {
      fresh.add(`${row.conversation} ${row.id}`);
      parts.metrics?.received(row.body.kind);
      desk.wake(row.conversation, quietUntil(row, clock.now()));
    }
    for (let i = news.length; i < rows.length; i++) parts.metrics?.duplicate();
  }

  /** Texts wait for more of the burst; taps, answers and payments do not (CONV-13). */
  function quietUntil(row: NewInboxRow, now: number): number {
    const text = row.body.kind === 'message' && row.body.message.content.type === 'text';
    return text ? now + settings.quietMs : now;
  }

  async function work(id: ConversationId): Promise<void> {
    await desk.alone(`turn ${id}`, async () => {
      while (!desk.stopping() && (await runTurn(id))) desk.drain(id, drain);
    });
    desk.drain(id, drain);
  }

  /** One turn of one conversation. True when something was committed or must be looked at again. */
  async function runTurn(id: ConversationId): Promise<boolean> {
    const loaded = await store.load(id, BURST_MESSAGES_MAX);
    if (loaded.inbox.length === 0) return false;
    const now = clock.now();
    const wait = ready(loaded.inbox, { now, quietMs: settings.quietMs, maxMs: settings.maxMs });
    if (wait !== undefined) {
      desk.wake(id, wait);
      return false;
    }
    const batch = takeBatch(loaded.inbox);
    if (
      !(await begin(
        id,
        batch.map((row) => row.id),
      ))
    )
      return false;
    try {
      const outcome = await decide(parts, { loaded, batch, poisoned: tooOften(batch) });
      if (outcome.timers.length > 0) desk.sweepAt(Math.min(...outcome.timers), sweep);
      return true;
    } catch (error) {
      parts.log.error('turn.failed', { conversation: id, reason: reasonOf(error), attempts: batch[0]?.attempts });
      desk.wake(id, clock.now() + settings.retryMs);
      return false;
    } finally {
      if (settings.leases) await store.endLease(id, settings.by).catch(() => undefined);
    }
  }

  /** Counts an attempt before work, and takes the lease where replicas share the work (reliability 2.5, poison). */
  async function begin(id: ConversationId, rows: string[]): Promise<boolean> {
    const firstTry = rows.every((row) => fresh.delete(`${id} ${row}`));
    if (firstTry && !settings.leases) return true;
    const now = clock.now();
    const begun = await store.begin(id, firstTry ? [] : rows, {
      by: settings.by,
      at: now,
      until: now + settings.leaseMs,
    });
    if (!begun.begun) desk.wake(id, begun.busyUntil);
    return begun.begun;
  }

  /** Does what this conversation owes; returns when nothing of it is due now. */
  async function drain(id: ConversationId): Promise<void> {
    const next = await drainOnce(parts, id, receiveAnswer);
    if (next !== undefined) desk.wake(id, next);
  }

  /** An effect's answer is in the inbox already (same commit as its mark): only the waking is left. */
  function receiveAnswer(row: NewInboxRow): void {
    fresh.add(`${row.conversation} ${row.id}`);
    desk.wake(row.conversation, clock.now());
  }

  async function sweep(): Promise<number | undefined> {
    const now = clock.now();
    const { inboxAgeMs, runningAgeMs } = settings;
    const due = await store.due({
      now,
      inboxBefore: now - inboxAgeMs,
      runningBefore: now - runningAgeMs,
      limit: SWEEP_LIMIT,
    });
    const fired = due.timers.map(({ conversation, kind, generation }): NewInboxRow => ({
      conversation,
      id: `timer:${kind}:${generation}`,
      arrivedAt: now,
      body: { kind: 'timer', timer: kind, generation },
    }));
    if (fired.length > 0) await receive(fired);
    for (const id of due.conversations) desk.wake(id, now);
    return due.nextAt;
  }

  return {
    receive,
    work,
    sweep,
    start: () => {
      desk.startSweeping(sweep);
    },
    stop: () => desk.stop(),
    busy: () => desk.busy(),
  };
}
