/** What comes in: messages stored once, attempts counted, leases taken, contacts known. */
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { MINUTE_MS, TOMBSTONE_MS, type ConversationId, type NewInboxRow } from '../../domain.ts';
import type { Store } from '../../ports.ts';
import { planContact, type Names } from '../contacts.ts';
import * as records from '../records.ts';
import type { Documents, Look, Plan, Seen, Write } from './change.ts';
import { LAYOUT, ours, type Paths, type Ref } from './paths.ts';

export interface Inbox {
  readonly documents: Documents;
  readonly paths: Paths;
  /** A token that no other call makes: tells our own write from somebody else's. */
  readonly token: () => string;
}

/** All rows of a call or none. A row that somebody else stored meanwhile was seen. */
export async function receive({ documents, paths, token }: Inbox, rows: readonly NewInboxRow[]) {
  const by = token();
  const entries = rows.map((row, n) => ({
    ref: paths.inbox(row.conversation, row.id),
    row,
    text: records.bodies.write(row.body),
    n,
  }));
  const timers = rows.flatMap((row) => (row.body.kind === 'timer' ? [timerOf(paths, row, row.body.timer)] : []));
  return documents.change({ refs: timers, likelyAbsent: entries.map(({ ref }) => ref) }, (look) => {
    const writes = new Map<string, Write>();
    const result = entries.map(({ ref, row, text, n }): 'new' | 'seen' => {
      const fired = firedTimer(paths, row, look);
      if (fired !== undefined) writes.set(fired.ref.path, fired);
      const stored = look(ref);
      if (stored !== undefined) return stored.data['by'] === `${by}.${n}` ? 'new' : 'seen';
      if (writes.has(ref.path)) return 'seen';
      writes.set(ref.path, { op: 'create', ref, data: pendingRow(row, { text, by: `${by}.${n}`, n }) });
      return 'new';
    });
    return { result, writes: [...writes.values()] };
  });
}

/** One more row to store beside another change: the answer of an effect. */
export function receiving(paths: Paths, row: NewInboxRow): { readonly ref: Ref; readonly write: Write } {
  const ref = paths.inbox(row.conversation, row.id);
  const text = records.bodies.write(row.body);
  return { ref, write: { op: 'create', ref, data: pendingRow(row, { text, by: '', n: 0 }) } };
}

function pendingRow(row: NewInboxRow, { text, by, n }: { text: string; by: string; n: number }): DocumentData {
  const { conversation, id, arrivedAt } = row;
  // The database's own instant: order of arrival, whatever the clocks of senders and replicas say.
  const waits = { since: FieldValue.serverTimestamp(), n, at: arrivedAt };
  return { v: LAYOUT, conversation, id, arrivedAt, state: 'pending', attempts: 1, by, body: text, waits };
}

function timerOf(paths: Paths, row: NewInboxRow, kind: Parameters<Paths['timer']>[1]): Ref {
  return paths.timer(row.conversation, kind);
}

/** A timer has fired once its row is here; one of a newer generation stays. */
function firedTimer(paths: Paths, row: NewInboxRow, look: Look): Extract<Write, { op: 'remove' }> | undefined {
  if (row.body.kind !== 'timer') return undefined;
  const ref = timerOf(paths, row, row.body.timer);
  const seen = look(ref);
  return seen?.data['generation'] === row.body.generation ? { op: 'remove', ref, seen } : undefined;
}

/** A pending row's end. Its tombstone stays for eight days; only a dead one keeps what it said, for people to look at. */
export function ended(ref: Ref, seen: Seen, state: 'done' | 'dead'): Write {
  const expireAt = Timestamp.fromMillis(Number(seen.data['arrivedAt']) + TOMBSTONE_MS);
  const body = state === 'done' ? { body: FieldValue.delete() } : {};
  return { op: 'update', ref, seen, data: { state, expireAt, waits: FieldValue.delete(), ...body } };
}

/** A dead row waits again, behind those that wait already. */
export function reviveMessage(
  { documents, paths }: Inbox,
  { conversation, message }: { conversation: ConversationId; message: string },
): Promise<boolean> {
  const ref = paths.inbox(conversation, message);
  return documents.change({ refs: [ref] }, (look): Plan<boolean> => {
    const seen = look(ref);
    // Sent and refused, it may have been our own doing all the same.
    if (look.sent && isPending(seen)) return { result: true, writes: [] };
    if (seen?.data['state'] !== 'dead') return { result: false, writes: [] };
    const waits = { since: FieldValue.serverTimestamp(), n: 0, at: Number(seen.data['arrivedAt']) };
    const data = { state: 'pending', attempts: 1, waits, expireAt: FieldValue.delete() };
    return { result: true, writes: [{ op: 'update', ref, seen, data }] };
  });
}

export function isPending(seen: Seen | undefined): seen is Seen {
  return seen?.data['state'] === 'pending';
}

type Begun = Awaited<ReturnType<Store['begin']>>;

export async function begin(
  { documents, paths, token }: Inbox,
  id: ConversationId,
  { rows, lease }: { rows: readonly string[]; lease: { by: string; at: number; until: number } },
): Promise<Begun> {
  const mark = token();
  const leaseRef = paths.lease(id);
  const refs = rows.map((row) => paths.inbox(id, row));
  return documents.change({ refs, likelyAbsent: [leaseRef] }, (look): Plan<Begun> => {
    const held = look(leaseRef);
    if (look.sent && held?.data['mark'] === mark) return { result: { begun: true }, writes: [] };
    const until = Number(held?.data['until'] ?? 0);
    if (held !== undefined && held.data['by'] !== lease.by && until > lease.at) {
      return { result: { begun: false, busyUntil: until }, writes: [] };
    }
    const data = { v: LAYOUT, by: lease.by, until: lease.until, mark };
    const taken: Write =
      held === undefined
        ? { op: 'create', ref: leaseRef, data, remember: true }
        : { op: 'update', ref: leaseRef, data, seen: held, then: data };
    return { result: { begun: true }, writes: [taken, ...refs.flatMap((ref) => counted(ref, look(ref)))] };
  });
}

/** One more attempt of a row that waits. Not a blind increment: a commit that is repeated would count twice. */
function counted(ref: Ref, seen: Seen | undefined): Write[] {
  if (!isPending(seen)) return [];
  const attempts = Number(seen.data['attempts']) + 1;
  return [{ op: 'update', ref, seen, data: { attempts }, then: { ...seen.data, attempts } }];
}

export function endLease({ documents, paths }: Inbox, id: ConversationId, by: string): Promise<void> {
  const lease = { ref: paths.lease(id), by };
  return documents.change({ refs: [lease.ref] }, (look) => ({ result: undefined, writes: leaseEnded(lease, look) }));
}

/** Somebody else's stays. */
export function leaseEnded({ ref, by }: { readonly ref: Ref; readonly by: string }, look: Look): Write[] {
  const seen = look(ref);
  return seen?.data['by'] === by ? [{ op: 'remove', ref, seen }] : [];
}

/** Whose a name is may be answered from memory for so long, ms: a number passes to somebody else after months, not minutes. */
const NAME_KNOWN_MS = 5 * MINUTE_MS;

/** The rule of all stores (`contacts.ts`). Almost always one look, or none; no transaction, as everywhere (decision 010). */
export async function resolveContact(
  { documents, paths }: Inbox,
  tenant: string,
  names: Names,
): Promise<ConversationId> {
  const named = new Map(names.aliases.map((alias) => [alias, paths.alias(tenant, alias)]));
  const refs = [...named.values()];
  const remembered = fromMemory(refs.map((ref) => documents.remembered(ref, NAME_KNOWN_MS)));
  if (remembered !== undefined) return remembered;
  const asked = new Map<string, boolean>();
  for (;;) {
    const { conversation, ask } = await documents.change({ refs, rememberRead: true }, (look) =>
      planned({ names, named, asked }, look),
    );
    if (ask === undefined) return conversation;
    asked.set(ask.key, await isUnderAnother(paths, tenant, ask));
  }
}

/** Whose a user id is never changes. A number may be somebody else's by now where it ever came with one: another replica knows. */
function fromMemory(names: readonly (Seen | undefined)[]): ConversationId | undefined {
  const [first] = names;
  const conversation: unknown = first?.data['conversation'];
  const alone = names.length === 1 && first?.data['user'] !== undefined;
  const agreed = names.every((name) => name?.data['conversation'] === conversation);
  return typeof conversation === 'string' && agreed && !alone ? conversation : undefined;
}

/** Whether a conversation has another name than this one. */
interface Ask {
  readonly key: string;
  readonly conversation: ConversationId;
  readonly alias: string;
}

interface Resolving {
  readonly names: Names;
  readonly named: ReadonlyMap<string, Ref>;
  /** What was asked already. */
  readonly asked: ReadonlyMap<string, boolean>;
}

/**
 * A number says with which user id it last came (`user`). Whoever gives it one writes that there, and so two who bring
 * one each at the same moment cannot both take it. Where it does not say so, of an older Turno's or an import's, the
 * names of its conversation are asked for first.
 */
function planned({ names, named, asked }: Resolving, look: Look): Plan<{ conversation: ConversationId; ask?: Ask }> {
  let ask: Ask | undefined;
  const seenOf = (alias: string) => {
    const ref = named.get(alias);
    return ref && look(ref);
  };
  const byOthers = (conversation: ConversationId, alias: string) => {
    if (seenOf(alias)?.data['user'] !== undefined) return true;
    const key = `${conversation} ${alias}`;
    const answer = asked.get(key);
    if (answer === undefined) ask = { key, conversation, alias };
    return answer ?? false;
  };
  const of = (alias: string) => seenOf(alias)?.data['conversation'] as ConversationId | undefined;
  const { conversation, bind } = planContact(names, { of, byOthers });
  if (ask !== undefined) return { result: { conversation, ask }, writes: [] };
  const [who = '', ...numbers] = names.aliases;
  const changed = bind.includes(who) ? names.aliases : bind;
  const writes = changed.flatMap((alias): Write[] => {
    const [ref, seen] = [named.get(alias), seenOf(alias)];
    if (ref === undefined || !(bind.includes(alias) || of(alias) === conversation)) return [];
    const data = { v: LAYOUT, alias, conversation, ...(numbers.includes(alias) && { user: who }) };
    if (seen === undefined) return [{ op: 'create', ref, data, remember: true }];
    return [{ op: 'update', ref, data, seen, then: data }];
  });
  return { result: { conversation }, writes };
}

/** Two of its names are enough to know: one of them is another. */
async function isUnderAnother(paths: Paths, tenant: string, { conversation, alias }: Ask): Promise<boolean> {
  const names = paths.tenant(tenant, 'aliases').where('conversation', '==', conversation);
  const found = await names.select('alias').limit(2).get();
  return found.docs.some((name) => name.data()['alias'] !== alias);
}

/** Read anew: another replica may have given it to somebody else. */
export async function holderOf({ paths }: Inbox, tenant: string, alias: string): Promise<ConversationId | undefined> {
  const held: unknown = ours((await paths.alias(tenant, alias).get()).data())?.['conversation'];
  return typeof held === 'string' ? held : undefined;
}
