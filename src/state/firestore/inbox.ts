/** What comes in: messages stored once, attempts counted, leases taken, contacts known. */
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { TOMBSTONE_MS, type ConversationId, type NewInboxRow } from '../../domain.ts';
import type { Store } from '../../ports.ts';
import * as records from '../records.ts';
import type { Documents, Look, Plan, Seen, Write } from './change.ts';
import { LAYOUT, type Paths, type Ref } from './paths.ts';

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
  const ref = paths.lease(id);
  return documents.change({ refs: [ref] }, (look) => {
    const held = look(ref);
    const mine = held?.data['by'] === by;
    return { result: undefined, writes: mine ? [{ op: 'remove', ref, seen: held }] : [] };
  });
}

/** The first known of these provider ids decides; the others are remembered for it. */
export async function resolveContact(
  { documents, paths }: Inbox,
  tenant: string,
  { aliases, proposed }: { aliases: readonly string[]; proposed: ConversationId },
): Promise<ConversationId> {
  const named = new Map(aliases.map((alias) => [alias, paths.alias(tenant, alias)]));
  const refs = [...named.values()];
  // Whose an id is never changes: the first word of all of them can be taken from memory.
  const remembered = refs.map((ref) => documents.remembered(ref)?.data['conversation'] as unknown);
  if (remembered.every((id) => typeof id === 'string')) return remembered[0] ?? proposed;
  return documents.change({ refs }, (look) => {
    const known = refs.map((ref) => look(ref)?.data['conversation'] as unknown).find((id) => typeof id === 'string');
    const conversation = known ?? proposed;
    const writes = [...named].flatMap(([alias, ref]): Write[] =>
      look(ref) === undefined ? [{ op: 'create', ref, data: { v: LAYOUT, alias, conversation }, remember: true }] : [],
    );
    return { result: conversation, writes };
  });
}
