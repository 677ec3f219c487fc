/** The in-memory store's reads. */
import type {
  Appointment,
  Configuration,
  ConversationId,
  HistoryMessage,
  InboxRow,
  Order,
  OutboxRow,
} from '../domain.ts';
import { APPOINTMENTS_LOADED_MAX, appointmentIdOf, byAge, isUnsettled, ordersNamed, tenantIdOf } from '../domain.ts';
import type { Claim, Due, LeftBehind, Loaded, Recalled, Store } from '../ports.ts';
import { granuleRange, isLive, parseGranuleKey } from './claims.ts';
import { collectDue } from './due.ts';
import type { StoredAppointment, StoredContact, StoredEffect, StoredTenant, Tables } from './memory-tables.ts';
import * as records from './records.ts';

export function load(contact: StoredContact, limit: number): Loaded {
  const conversation = contact.record === undefined ? undefined : records.conversations.read(contact.record);
  return {
    conversation,
    inbox: firstPending(contact, limit),
    appointments: booked(contact)
      .slice(-APPOINTMENTS_LOADED_MAX)
      .map((one) => records.appointments.read(one.text)),
    orders: ordersOf(contact, ordersNamed(conversation)),
  };
}

export function recall(contact: StoredContact, ids: readonly string[]): Recalled {
  const orders = ordersOf(contact, ids);
  const theirs = new Set(orders.map(appointmentIdOf));
  const visits = booked(contact).filter(({ id }) => theirs.has(id));
  return { orders, appointments: visits.map((one) => records.appointments.read(one.text)) };
}

function booked({ appointments }: StoredContact): StoredAppointment[] {
  return [...appointments.values()].filter((one) => one.booked).sort(byStart);
}

/** Undefined: all of them. */
function ordersOf({ orders }: StoredContact, ids: readonly string[] | undefined): Order[] {
  const found = ids === undefined ? [...orders.values()] : [...new Set(ids)].flatMap((id) => orders.get(id) ?? []);
  return found.sort(byAge).map((one) => records.orders.read(one.text));
}

export function outboxRows(contact: StoredContact, effects: Iterable<StoredEffect>): OutboxRow[] {
  return [...effects]
    .sort((a, b) => a.turn - b.turn || a.n - b.n)
    .map(({ progress, payload, ...fixed }) => ({
      ...fixed,
      ...progress,
      conversation: contact.id,
      ...(payload === undefined ? { effect: records.compactedEffect(fixed.kind) } : records.payloads.read(payload)),
    }));
}

export function due(contacts: Iterable<StoredContact>, query: Parameters<Store['due']>[0]): Due {
  const inboxDelay = query.now - query.inboxBefore;
  const runningDelay = query.now - query.runningBefore;
  const collector = collectDue(query);
  for (const contact of contacts) {
    for (const row of contact.pending.values()) collector.conversation(contact.id, row.arrivedAt + inboxDelay);
    for (const { progress } of contact.open.values()) {
      collector.conversation(contact.id, progress.dueAt + (progress.state === 'running' ? runningDelay : 0));
    }
    for (const timer of contact.timers.values()) collector.timer(timer);
  }
  return collector.result();
}

export function claims(tenant: StoredTenant, query: Parameters<Store['claims']>[0]): Claim[] {
  const { first, last } = granuleRange(query);
  const calendars = new Set(query.calendars);
  return [...tenant.claims.values()]
    .map((claim) => ({ claim, ...parseGranuleKey(claim.key) }))
    .filter(({ calendar, granule }) => calendars.has(calendar) && granule >= first && granule <= last)
    .filter(({ claim }) => isLive(claim, query.at))
    .sort((a, b) => (a.calendar === b.calendar ? a.granule - b.granule : a.calendar < b.calendar ? -1 : 1))
    .map(({ claim }) => ({ ...claim }));
}

export function appointmentsBetween(tenant: StoredTenant, range: { from: number; to: number }): Appointment[] {
  return [...tenant.appointments.values()]
    .filter((one) => one.start >= range.from && one.start < range.to)
    .sort(byStart)
    .map((one) => records.appointments.read(one.text));
}

export function configuration(tables: Tables, tenant: string, version: string): Configuration | undefined {
  const found = tables.tenants.get(tenant)?.configurations.get(version);
  return found && { tenant, version, firstSeenAt: found.firstSeenAt, record: records.configurations.read(found.text) };
}

export function conversationsOf(contacts: Iterable<StoredContact>, tenant: string): ConversationId[] {
  return [...contacts]
    .filter((contact) => contact.tenant === tenant)
    .map(({ id }) => id)
    .sort();
}

export function leftBehind(
  { tenants, contacts }: Tables,
  query: { known: readonly string[]; now: number },
): LeftBehind[] {
  const all = [...contacts.values()];
  return [...tenants]
    .filter(([id, { aliases, appointments }]) => !query.known.includes(id) && aliases.size + appointments.size > 0)
    .map(([tenant, { appointments }]) => ({
      tenant,
      conversations: conversationsOf(all, tenant).length,
      appointments: [...appointments.values()].filter(({ booked, start }) => booked && start >= query.now).length,
      orders: all
        .filter(({ id }) => tenantIdOf(id) === tenant)
        .flatMap(({ orders }) => [...orders.values()])
        .filter(({ text }) => isUnsettled(records.orders.read(text))).length,
    }))
    .sort((a, b) => (a.tenant < b.tenant ? -1 : 1));
}

export function lastMessages(contact: StoredContact, last: number): HistoryMessage[] {
  return (last > 0 ? contact.messages.slice(-last) : []).map((text) => records.historyMessages.read(text));
}

function firstPending(contact: StoredContact, limit: number): InboxRow[] {
  const rows: InboxRow[] = [];
  for (const { body, ...row } of contact.pending.values()) {
    if (rows.length >= limit) break;
    // A pending row keeps its body: compaction only takes those of consumed rows.
    if (body !== undefined) rows.push({ ...row, conversation: contact.id, body: records.bodies.read(body) });
  }
  return rows;
}

function byStart(a: StoredAppointment, b: StoredAppointment): number {
  return a.start - b.start || (a.id < b.id ? -1 : 1);
}
