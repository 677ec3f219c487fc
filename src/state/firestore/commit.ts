/** One turn, all or nothing: everything that it writes stands in one batch, guarded by the conversation's own record. */
import type { Appointment, ConversationRecord, Order, OutboxRow } from '../../domain.ts';
import { ordersNamed } from '../../domain.ts';
import { StoreUnavailable } from '../../errors.ts';
import type { ClaimOp, CommitOutcome, TurnCommit } from '../../ports.ts';
import { planClaims } from '../claims.ts';
import { bornProgress } from '../effects.ts';
import * as records from '../records.ts';
import type { Documents, Look, Plan, Write } from './change.ts';
import { claimWrites, slotRefs, storedClaim } from './claims.ts';
import { ended, isPending, leaseEnded } from './inbox.ts';
import { progressFields } from './outbox.ts';
import { LAYOUT, type Paths } from './paths.ts';
import { NAMED } from './reads.ts';

export interface Turns {
  readonly documents: Documents;
  readonly paths: Paths;
}

export function commit({ documents, paths }: Turns, turn: TurnCommit): Promise<CommitOutcome> {
  records.checkCommit(turn);
  const { id } = turn.conversation;
  const contact = paths.contact(id);
  const inbox = [...turn.consumed, ...turn.dead].map((row) => paths.inbox(id, row));
  const slots = slotRefs(paths, turn.conversation.tenant, turn.claims);
  const first = turn.expectedVersion === 0;
  const held = turn.leaseOf === undefined ? [] : [{ ref: paths.lease(id), by: turn.leaseOf }];
  // Slots are always looked at: of many who want one, most then hear that it is taken without a batch that waits for it.
  const refs = [...(first ? [] : [contact]), ...inbox, ...slots.values(), ...held.map(({ ref }) => ref)];
  const begun = paths.turn(id, turn.turn.n);
  const likelyAbsent = first ? [contact, begun] : [];
  return documents.change({ refs, likelyAbsent }, (look): Plan<CommitOutcome> => {
    const before = look(contact);
    // A batch whose answer was lost is sent again by the client, and then refused: the record says that it was ours.
    if (look.sent && before?.data['turnId'] === turn.conversation.turnId) return unchanged({ outcome: 'committed' });
    if (Number(before?.data['version'] ?? 0) !== turn.expectedVersion) return unchanged({ outcome: 'lost' });
    if (first && look(begun) !== undefined) throw new StoreUnavailable(withoutRecord(contact.path));
    if (!inbox.every((ref) => isPending(look(ref)))) return unchanged({ outcome: 'lost' });
    const plan = planClaims(turn.claims, turn.at, (key) => storedClaim(slots.get(key), key, look));
    if (plan.outcome === 'taken') return unchanged(plan);
    const writes = [
      ...conversationWrites(paths, turn, look),
      ...claimWrites({ paths, tenant: turn.conversation.tenant, slots }, plan, look),
      ...rowWrites(paths, turn),
      ...held.flatMap((lease) => leaseEnded(lease, look)),
    ];
    return { result: { outcome: 'committed' }, writes };
  });
}

/** Firm granules without a conversation. False: one of them is somebody else's. */
export function block(
  { documents, paths }: Turns,
  tenant: string,
  claim: { holder: string; keys: readonly string[] },
): Promise<boolean> {
  const op: ClaimOp = { op: 'firm', ...claim };
  const slots = slotRefs(paths, tenant, [op]);
  return documents.change({ refs: [...slots.values()] }, (look) => {
    const plan = planClaims([op], -Infinity, (key) => storedClaim(slots.get(key), key, look));
    return plan.outcome === 'taken'
      ? unchanged(false)
      : { result: true, writes: claimWrites({ paths, tenant, slots }, plan, look) };
  });
}

/** Beside the appointment its contact, who may never have written, learns that there is one to look for. */
export async function putAppointment({ paths }: Turns, appointment: Appointment): Promise<void> {
  const { conversation, tenant, id } = appointment;
  await paths.db
    .batch()
    .set(paths.appointment(tenant, id), appointmentFields(appointment))
    .set(paths.contact(conversation), { v: LAYOUT, conversation, appointments: true }, { merge: true })
    .commit();
}

/** Somebody deleted the record and left what stands below it: to begin anew among that would mix two conversations. */
function withoutRecord(path: string): string {
  return `Firestore: ${path} is not there, but its turns are. Put it back, or delete it with all that is below it: firebase firestore:delete --recursive ${path}`;
}

function unchanged<T>(result: T): Plan<T> {
  return { result, writes: [] };
}

/** The record, what it consumed and the turn itself. */
function conversationWrites(paths: Paths, turn: TurnCommit, look: Look): Write[] {
  const { conversation, consumed, dead } = turn;
  const { id } = conversation;
  const contact = paths.contact(id);
  const before = look(contact);
  const had = (name: 'appointments' | 'orders') =>
    turn[name].length > 0 || before?.data[name] === true ? { [name]: true } : {};
  const { record, ...fields } = contactFields(conversation);
  const known = { ...fields, ...had('appointments'), ...had('orders') };
  const data = { ...known, record };
  const consumption = (row: string, state: 'done' | 'dead') => {
    const ref = paths.inbox(id, row);
    const seen = look(ref);
    return seen === undefined ? [] : [ended(ref, seen, state)];
  };
  return [
    before === undefined
      ? { op: 'create', ref: contact, data, remember: true }
      : { op: 'update', ref: contact, data, seen: before, then: { ...known, [NAMED]: ordersNamed(conversation) } },
    ...consumed.flatMap((row) => consumption(row, 'done')),
    ...dead.flatMap((row) => consumption(row, 'dead')),
    { op: 'create', ref: paths.turn(id, turn.turn.n), data: turnFields(turn) },
  ];
}

export function contactFields(conversation: ConversationRecord) {
  const { id, version, turnId } = conversation;
  return { v: LAYOUT, conversation: id, version, turnId, record: records.conversations.write(conversation) };
}

export function turnFields({ turn, messages }: Pick<TurnCommit, 'turn' | 'messages'>) {
  const { n, at } = turn;
  return { v: LAYOUT, n, at, record: records.turns.write(turn), messages: records.history.write(messages) };
}

/** What only this conversation's turns write: its guarded record stands for all of it. */
function rowWrites(paths: Paths, turn: TurnCommit): Write[] {
  const { id } = turn.conversation;
  return [
    ...turn.outbox.map((row) => effectWrite(paths, row, turn.at)),
    ...turn.appointments.map((one): Write => ({
      op: 'put',
      ref: paths.appointment(one.tenant, one.id),
      data: appointmentFields(one),
    })),
    ...turn.orders.map((order): Write => ({
      op: 'put',
      ref: paths.order(order.tenant, order.id),
      data: orderFields(order),
    })),
    ...turn.cancelledTimers
      .filter((kind) => !turn.timers.some((timer) => timer.kind === kind))
      .map((kind): Write => ({ op: 'remove', ref: paths.timer(id, kind) })),
    ...turn.timers.map(({ kind, generation, dueAt }): Write => {
      return { op: 'put', ref: paths.timer(id, kind), data: { v: LAYOUT, conversation: id, kind, generation, dueAt } };
    }),
  ];
}

function effectWrite(paths: Paths, row: OutboxRow, at: number): Write {
  const { id, conversation, turn, n, kind, createdAt, effect, message } = row;
  const ref = paths.effect({ id, conversation });
  // checkCommit has read the id.
  if (ref === undefined) throw new TypeError(`Outbox row '${id}' is of no conversation.`);
  const progress = bornProgress(row, at);
  const payload = records.payloads.write(message === undefined ? { effect } : { effect, message });
  const fixed = { v: LAYOUT, conversation, turn, n, kind, class: row.class, createdAt };
  const said = progress.state === 'done' ? {} : { payload };
  return { op: 'create', ref, data: { ...fixed, ...said, ...progressFields(progress) }, remember: true };
}

export function orderFields(order: Order) {
  const { conversation, createdAt } = order;
  return { v: LAYOUT, conversation, createdAt, record: records.orders.write(order) };
}

export function appointmentFields(appointment: Appointment) {
  const { conversation, slot, status, id } = appointment;
  const booked = status === 'booked' ? { bookedBy: conversation } : {};
  return { v: LAYOUT, id, conversation, start: slot.start, ...booked, record: records.appointments.write(appointment) };
}
