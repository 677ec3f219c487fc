/**
 * Where each record stands (reliability 2.2):
 *
 *   tenants/{t}/contacts/{c}            the conversation: v, conversation, version, turnId, record; `appointments` and
 *                                       `orders` once there was one
 *     lease/l                           by, until
 *     inbox/{hash}                      id, state, arrivedAt, attempts, body; `waits` {since, n, at} while it is pending
 *     turns/{n}                         record, messages
 *     outbox/{turn_n}                   what was committed, and its progress; `open`, and `waits` or `runs` while it is
 *     timers/{kind}                     generation, dueAt
 *   tenants/{t}/aliases/{hash}          alias, and whose provider id that is; of a number, `user`: the user id that it last
 *                                       came with
 *   tenants/{t}/slots/{calendar_granule}   holder, until: what decides who has it
 *   tenants/{t}/days/{calendar_day}        the same of a whole day, to be read at once: `taken` by granule
 *   tenants/{t}/configurations/{version}   firstSeenAt, record
 *   tenants/{t}/appointments, orders, spending
 *   turno/schema, turno/probe           of the whole store
 *
 * Records are JSON text, as in the other stores; beside it only what is searched. A field that only some rows have is an
 * index of those rows alone, which is how the sweeper finds work without reading what is done.
 */
import { createHash } from 'node:crypto';
import type { CollectionReference, DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { tenantIdOf } from '../../domain.ts';
import type { ConversationId, TimerKind } from '../../domain.ts';
import { NewerRecord } from '../../errors.ts';
import { parseEffectId } from '../effects.ts';

/** The version of this layout, in every document. */
export const LAYOUT = 1;

/** Throws NewerRecord for a document of a later layout: it may mean anything, so nothing of it is read as ours (H2). */
export function ours<T extends DocumentData | undefined>(data: T): T {
  if (!isNewer(data)) return data;
  throw new NewerRecord(`a document of layout ${data?.['v']}; this version of Turno knows up to ${LAYOUT}`);
}

export function isNewer(data: DocumentData | undefined): boolean {
  return Number(data?.['v'] ?? 0) > LAYOUT;
}

export type Ref = DocumentReference;

export interface Paths {
  readonly db: Firestore;
  contact(id: ConversationId): Ref;
  inbox(id: ConversationId, row: string): Ref;
  /** Undefined: no effect of this conversation can have such an id. */
  effect(row: { readonly id: string; readonly conversation: ConversationId }): Ref | undefined;
  lease(id: ConversationId): Ref;
  timer(id: ConversationId, kind: TimerKind): Ref;
  turn(id: ConversationId, n: number): Ref;
  of(id: ConversationId, rows: 'inbox' | 'outbox' | 'turns'): CollectionReference;
  tenant(
    tenant: string,
    rows: 'contacts' | 'aliases' | 'slots' | 'days' | 'appointments' | 'orders' | 'spending' | 'configurations',
  ): CollectionReference;
  alias(tenant: string, alias: string): Ref;
  slot(tenant: string, key: string): Ref;
  day(tenant: string, place: { readonly calendar: string; readonly day: number }): Ref;
  appointment(tenant: string, id: string): Ref;
  order(tenant: string, id: string): Ref;
  spending(tenant: string, name: string): Ref;
  configuration(tenant: string, version: string): Ref;
  schema(): Ref;
  probe(): Ref;
}

export function pathsOf(db: Firestore): Paths {
  const tenant = (id: string) => db.collection('tenants').doc(nameOf(id));
  const contact = (id: ConversationId) =>
    tenant(tenantIdOf(id))
      .collection('contacts')
      .doc(nameOf(contactOf(id)));
  return {
    db,
    contact,
    inbox: (id, row) => contact(id).collection('inbox').doc(hashOf(row)),
    effect: ({ id, conversation }) => {
      const place = parseEffectId(conversation, id);
      return place && contact(conversation).collection('outbox').doc(`${place.turn}_${place.n}`);
    },
    lease: (id) => contact(id).collection('lease').doc('l'),
    timer: (id, kind) => contact(id).collection('timers').doc(nameOf(kind)),
    turn: (id, n) => contact(id).collection('turns').doc(String(n)),
    of: (id, rows) => contact(id).collection(rows),
    tenant: (id, rows) => tenant(id).collection(rows),
    alias: (id, alias) => tenant(id).collection('aliases').doc(hashOf(alias)),
    slot: (id, key) => tenant(id).collection('slots').doc(nameOf(key)),
    day: (id, { calendar, day }) =>
      tenant(id)
        .collection('days')
        .doc(nameOf(`${calendar}_${day}`)),
    appointment: (id, name) => tenant(id).collection('appointments').doc(nameOf(name)),
    order: (id, name) => tenant(id).collection('orders').doc(nameOf(name)),
    spending: (id, name) => tenant(id).collection('spending').doc(nameOf(name)),
    configuration: (id, version) => tenant(id).collection('configurations').doc(nameOf(version)),
    schema: () => db.doc('turno/schema'),
    probe: () => db.doc('turno/probe'),
  };
}

function contactOf(id: ConversationId): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

const SAFE = /^(?!__)[A-Za-z0-9_.-]{1,200}$/;

/** A document's name for an id of ours; one that Firestore would refuse becomes its hash, which no safe id looks like. */
export function nameOf(id: string): string {
  return SAFE.test(id) && id !== '.' && id !== '..' ? id : `~${hashOf(id)}`;
}

/** Ids from outside may be any text; hashed they are also spread evenly. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
