/**
 * The one way in which this store writes: look at some documents, plan, and write if none of them moved. Every batch is
 * blind with preconditions and no transaction is ever contended (design, why): of a thousand that want one slot one wins
 * and the others hear so at once.
 *
 * What this process has read or written of a document is remembered, so most plans need no read. What is remembered may
 * be old: then the preconditions refuse the batch, and the plan is made again on what is really there. A refusal is
 * never given on a memory.
 *
 * Nor does this process contend with itself: while it writes a document, a second write that is guarded by the same one
 * would be refused anyway, so it waits for the first to end and then looks again. Some hundred batches for one slot at
 * once take Firestore's emulator forty seconds, where one takes milliseconds.
 */
import type { DocumentData, Timestamp, UpdateData, WriteBatch } from 'firebase-admin/firestore';
import { StoreUnavailable } from '../../errors.ts';
import type { Clock } from '../../ports.ts';
import { isConflict } from './client.ts';
import { LAYOUT, ours, type Paths, type Ref } from './paths.ts';

/** Documents that are remembered, some 300 bytes each. */
const REMEMBERED_MAX = 20_000;
/** Rounds of looking again before the caller hears that the documents are too busy. */
const ROUNDS_MAX = 20;
/** What can wait for company waits so long at most, ms; so many changes make a group. */
const PATIENCE_MS = 10;
const TOGETHER_MAX = 100;
/** Others of this process wait so long at most for a write of the same document, ms: its answer may have been lost. */
const OWN_WRITE_MS = 5_000;
/** Texts of a record: needed by who reads it, never by who plans a write. */
const TEXTS: ReadonlySet<string> = new Set(['record', 'messages', 'body', 'payload']);

export interface Seen {
  readonly data: DocumentData;
  readonly at: Timestamp;
}

/** `seen`: only if the document is still as it was seen. */
export type Write =
  | { readonly op: 'create'; readonly ref: Ref; readonly data: DocumentData; readonly remember?: boolean }
  | {
      readonly op: 'update';
      readonly ref: Ref;
      readonly data: UpdateData<DocumentData>;
      readonly seen: Seen;
      /** What the document then says, without its texts, where that is worth remembering. */
      readonly then?: DocumentData;
    }
  /** Whatever was there: for documents that only their own conversation's turns write, beside its guarded record. */
  | { readonly op: 'put'; readonly ref: Ref; readonly data: DocumentData }
  /** Only these fields, whatever else the document says: for a summary of documents that are guarded themselves. */
  | { readonly op: 'merge'; readonly ref: Ref; readonly data: DocumentData }
  | { readonly op: 'remove'; readonly ref: Ref; readonly seen?: Seen }
  /** Nothing, but the others only if this document is still as it was seen, or still not there. */
  | { readonly op: 'verify'; readonly ref: Ref; readonly seen: Seen | undefined };

export interface Plan<T> {
  readonly result: T;
  /** None: nothing changes. */
  readonly writes: readonly Write[];
}

export interface Look {
  (ref: Ref): Seen | undefined;
  /** A batch of this change was sent and refused: what the documents now say may be our own doing. */
  readonly sent: boolean;
}

export interface Wanted {
  readonly refs: readonly Ref[];
  /** Documents of which nothing is remembered, and which are most likely not there. */
  readonly likelyAbsent?: readonly Ref[];
  /** What is read of `refs` is worth remembering: it is asked for again and again, and seldom written. */
  readonly rememberRead?: boolean;
  /** Nobody waits for it: it is written with others, a few ms later (decision 007). */
  readonly patient?: boolean;
}

interface Member {
  readonly writes: readonly Write[];
  readonly written: (written: boolean) => void;
  readonly failed: (error: unknown) => void;
}

export class Documents {
  readonly #paths: Paths;
  readonly #clock: Clock;
  readonly #remembered = new Map<string, Seen & { readonly since: number }>();
  /** What this process writes now, guarded, by path: when that ends, however it ends. */
  readonly #writing = new Map<string, Promise<void>>();

  #waiting: Member[] = [];

  constructor(paths: Paths, clock: Clock) {
    this.#paths = paths;
    this.#clock = clock;
  }

  /** Writes what waits for company. */
  async flush(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const all = group.flatMap(({ writes }) => writes);
    try {
      // One that does not hold refuses all: then each is for itself.
      if (group.length > 1 && (await this.#write(all))) for (const { written } of group) written(true);
      else
        await Promise.all(
          group.map(async ({ writes, written }) => {
            written(await this.#write(writes));
          }),
        );
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }

  /** Throws StoreUnavailable when others keep writing the same documents. */
  async change<T>({ refs, likelyAbsent = [], ...wanted }: Wanted, plan: (look: Look) => Plan<T>): Promise<T> {
    let look = this.#guess(refs);
    let sent = false;
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const guessed = look !== undefined;
      look ??= await this.#read([...refs, ...likelyAbsent], sent);
      if (!guessed && wanted.rememberRead === true) for (const ref of refs) this.remember(ref, look(ref));
      const { result, writes } = plan(look);
      const underWay = this.#underWay(writes);
      if (underWay !== undefined) await underWay;
      else if (writes.length > 0) {
        if (await (wanted.patient === true ? this.#together(writes) : this.#write(writes))) return result;
        sent = true;
      } else if (!guessed) return result;
      look = undefined;
    }
    throw new StoreUnavailable('Firestore: too many write the same documents at once. It is tried again by itself.');
  }

  /** What a read found, for the next change. */
  remember(ref: Ref, seen: Seen | undefined): void {
    this.#remembered.delete(ref.path);
    if (seen === undefined) return;
    const oldest = this.#remembered.size >= REMEMBERED_MAX ? this.#remembered.keys().next().value : undefined;
    if (oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(ref.path, { data: withoutTexts(seen.data), at: seen.at, since: this.#clock.now() });
  }

  /** `withinMs`: only what was read or written so lately, by this process's clock. */
  remembered(ref: Ref, withinMs = Infinity): Seen | undefined {
    const seen = this.#remembered.get(ref.path);
    return seen === undefined || Math.abs(this.#clock.now() - seen.since) > withinMs ? undefined : seen;
  }

  #guess(refs: readonly Ref[]): Look | undefined {
    if (!refs.every(({ path }) => this.#remembered.has(path))) return undefined;
    return Object.assign((ref: Ref) => this.remembered(ref), { sent: false });
  }

  async #read(refs: readonly Ref[], sent: boolean): Promise<Look> {
    const found = refs.length === 0 ? [] : await this.#paths.db.getAll(...refs);
    const seen = new Map<string, Seen>();
    for (const { ref, updateTime, ...snapshot } of found.map(withData)) {
      if (snapshot.data !== undefined && updateTime !== undefined)
        seen.set(ref.path, { data: snapshot.data, at: updateTime });
    }
    return Object.assign((ref: Ref) => seen.get(ref.path), { sent });
  }

  #together(writes: readonly Write[]): Promise<boolean> {
    return new Promise((written, failed) => {
      this.#waiting.push({ writes, written, failed });
      if (this.#waiting.length === 1) this.#clock.wake(this.#clock.now() + PATIENCE_MS, () => void this.flush());
      if (this.#waiting.length >= TOGETHER_MAX) void this.flush();
    });
  }

  /** The end of a write of this process that one of these would lose against. */
  #underWay(writes: readonly Write[]): Promise<void> | undefined {
    return writes
      .filter(isGuarded)
      .map(({ ref }) => this.#writing.get(ref.path))
      .find((end) => end !== undefined);
  }

  /** False: something was not as it was seen. */
  async #write(writes: readonly Write[]): Promise<boolean> {
    const guarded = writes.filter(isGuarded).map(({ ref }) => ref.path);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const release = () => {
      for (const path of guarded) if (this.#writing.get(path) === promise) this.#writing.delete(path);
      resolve(undefined);
    };
    for (const path of guarded) this.#writing.set(path, promise);
    const cancel = this.#clock.wake(this.#clock.now() + OWN_WRITE_MS, release);
    try {
      return await this.#send(writes);
    } finally {
      cancel();
      release();
    }
  }

  async #send(writes: readonly Write[]): Promise<boolean> {
    const batch = this.#paths.db.batch();
    for (const write of writes) add(batch, write);
    try {
      const results = await batch.commit();
      for (const [i, write] of writes.entries()) this.#after(write, results[i]?.writeTime);
      return true;
    } catch (error) {
      for (const { ref } of writes) this.#remembered.delete(ref.path);
      if (isConflict(error)) return false;
      throw error;
    }
  }

  #after(write: Write, at: Timestamp | undefined): void {
    const data =
      write.op === 'create' && write.remember === true ? write.data : write.op === 'update' ? write.then : undefined;
    this.remember(write.ref, data === undefined || at === undefined ? undefined : { data, at });
  }
}

/** Refused when somebody else has written the document. */
function isGuarded(write: Write): boolean {
  return !(write.op === 'put' || write.op === 'merge' || (write.op === 'remove' && write.seen === undefined));
}

export function add(batch: WriteBatch, write: Write): void {
  if (write.op === 'create') batch.create(write.ref, write.data);
  else if (write.op === 'put') batch.set(write.ref, write.data);
  else if (write.op === 'merge') batch.set(write.ref, write.data, { merge: true });
  else if (write.op === 'update') batch.update(write.ref, write.data, { lastUpdateTime: write.seen.at });
  else if (write.op === 'verify') verify(batch, write);
  else if (write.seen === undefined) batch.delete(write.ref);
  else batch.delete(write.ref, { lastUpdateTime: write.seen.at });
}

/** A batch has no such operation: what takes nothing away, or says again what is said, is refused by its precondition alone. */
function verify(batch: WriteBatch, { ref, seen }: Extract<Write, { op: 'verify' }>): void {
  if (seen === undefined) batch.delete(ref, { exists: false });
  else batch.update(ref, { v: LAYOUT }, { lastUpdateTime: seen.at });
}

function withData(snapshot: { ref: Ref; updateTime?: Timestamp; data(): DocumentData | undefined }) {
  return { ref: snapshot.ref, updateTime: snapshot.updateTime, data: ours(snapshot.data()) };
}

function withoutTexts(data: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !TEXTS.has(name)));
}
