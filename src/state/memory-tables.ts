/** What the in-memory store holds. Records are kept as JSON text, so that nobody shares an object with the store. */
import type { ConversationId, EffectClass, EffectKind, TimerKind, TimerRow } from '../domain.ts';
import type { Claim } from '../ports.ts';
import type { EffectProgress } from './effects.ts';

export interface StoredInbox {
  readonly id: string;
  readonly seq: number;
  readonly arrivedAt: number;
  state: 'pending' | 'done' | 'dead';
  attempts: number;
  /** Absent after compaction. */
  body: string | undefined;
}

export interface StoredEffect {
  readonly id: string;
  readonly turn: number;
  readonly n: number;
  readonly kind: EffectKind;
  readonly class: EffectClass;
  readonly createdAt: number;
  /** Absent after compaction. */
  payload: string | undefined;
  progress: EffectProgress;
}

export interface StoredAppointment {
  readonly id: string;
  readonly start: number;
  readonly booked: boolean;
  readonly text: string;
}

export interface StoredContact {
  readonly id: ConversationId;
  tenant: string | undefined;
  record: string | undefined;
  written: { readonly version: number; readonly turnId: string } | undefined;
  lease: { readonly by: string; readonly until: number } | undefined;
  lastSeq: number;
  readonly inbox: Map<string, StoredInbox>;
  /** The pending rows of `inbox`, in order of arrival. */
  readonly pending: Map<string, StoredInbox>;
  readonly effects: Map<string, StoredEffect>;
  /** The effects that are neither done nor parked. */
  readonly open: Map<string, StoredEffect>;
  readonly timers: Map<TimerKind, TimerRow>;
  readonly turns: string[];
  readonly messages: string[];
  readonly appointments: Map<string, StoredAppointment>;
  readonly orders: Map<string, { readonly id: string; readonly createdAt: number; readonly text: string }>;
}

export interface StoredTenant {
  readonly aliases: Map<string, ConversationId>;
  readonly claims: Map<string, Claim>;
  readonly appointments: Map<string, StoredAppointment>;
  /** By version. */
  readonly configurations: Map<string, { readonly firstSeenAt: number; readonly text: string }>;
  /** By civil day, millionths of a dollar. */
  readonly spending: Map<string, number>;
}

export interface Tables {
  readonly contacts: ReadonlyMap<ConversationId, StoredContact>;
  readonly tenants: ReadonlyMap<string, StoredTenant>;
  /** For writers: created when it is not there. */
  contact(id: ConversationId): StoredContact;
  /** For readers: an unknown one is empty and stays unknown. */
  find(id: ConversationId): StoredContact;
  tenant(id: string): StoredTenant;
}

export function createTables(): Tables {
  const contacts = new Map<ConversationId, StoredContact>();
  const tenants = new Map<string, StoredTenant>();
  return {
    contacts,
    tenants,
    find: (id) => contacts.get(id) ?? emptyContact(id),
    contact: (id) => {
      const found = contacts.get(id) ?? emptyContact(id);
      contacts.set(id, found);
      return found;
    },
    tenant: (id) => {
      const found = tenants.get(id) ?? {
        aliases: new Map(),
        claims: new Map(),
        appointments: new Map(),
        configurations: new Map(),
        spending: new Map(),
      };
      tenants.set(id, found);
      return found;
    },
  };
}

function emptyContact(id: ConversationId): StoredContact {
  return {
    id,
    tenant: undefined,
    record: undefined,
    written: undefined,
    lease: undefined,
    lastSeq: 0,
    inbox: new Map(),
    pending: new Map(),
    effects: new Map(),
    open: new Map(),
    timers: new Map(),
    turns: [],
    messages: [],
    appointments: new Map(),
    orders: new Map(),
  };
}
