import { tenantIdOf } from '../domain.ts';
/** The in-memory store as portable rows. */
import { effectId, isOpen } from './effects.ts';
import type { StoredContact, StoredEffect, StoredInbox, Tables } from './memory-tables.ts';
import { putAppointment } from './memory-writes.ts';
import { historyOf, inOrder, messagesOf, putRow, type DumpRow, type PortableStore, type Puts } from './portable.ts';
import * as records from './records.ts';

export function portable(tables: Tables): PortableStore {
  return {
    dump: () => dump(tables),
    restore: (rows) =>
      new Promise((resolve) => {
        for (const row of rows) putRow(PUTS, tables, row);
        resolve();
      }),
    close: () => Promise.resolve(),
  };
}

function* dump(tables: Tables): Generator<DumpRow, void> {
  const tenants = sorted(tables.tenants);
  const contacts = [...tables.contacts.values()].sort(byContact);
  for (const [tenant, { aliases }] of tenants) {
    for (const [alias, conversation] of sorted(aliases)) yield { table: 'aliases', tenant, alias, conversation };
  }
  for (const [, { appointments }] of tenants) {
    for (const [, { text }] of sorted(appointments)) {
      yield { table: 'appointments', record: records.appointments.read(text) };
    }
  }
  for (const [, own] of Map.groupBy(contacts, ({ id }) => tenantIdOf(id))) {
    const orders = new Map(own.flatMap((contact) => [...contact.orders]));
    for (const [, { text }] of sorted(orders)) yield { table: 'orders', record: records.orders.read(text) };
  }
  for (const [tenant, { claims }] of tenants) {
    for (const [, claim] of sorted(claims)) yield { table: 'slots', tenant, ...claim };
  }
  for (const [tenant, { spending }] of tenants) {
    for (const [day, microUsd] of sorted(spending)) yield { table: 'spending', tenant, day, microUsd };
  }
  for (const [tenant, { configurations }] of tenants) {
    for (const [version, { firstSeenAt, text }] of sorted(configurations)) {
      yield { table: 'configurations', tenant, version, firstSeenAt, record: records.configurations.read(text) };
    }
  }
  for (const contact of contacts) yield* ofContact(contact);
}

function* ofContact(contact: StoredContact): Generator<DumpRow, void> {
  const conversation = contact.id;
  if (contact.record !== undefined) {
    yield { table: 'contacts', record: records.conversations.read(contact.record) };
  }
  const arrived = [...contact.inbox.values()].sort((a, b) => a.seq - b.seq);
  for (const { body, id, arrivedAt, state, attempts } of inOrder(arrived)) {
    const read = body === undefined || state === 'done' ? {} : { body: records.bodies.read(body) };
    yield { table: 'inbox', conversation, id, arrivedAt, state, attempts, ...read };
  }
  const history = Map.groupBy(
    contact.messages.map((text) => records.historyMessages.read(text)),
    ({ turn }) => turn,
  );
  for (const text of contact.turns) {
    const record = records.turns.read(text);
    yield { table: 'turns', record, messages: messagesOf(history.get(record.n) ?? []) };
  }
  for (const { payload, progress, id: _, ...fixed } of [...contact.effects.values()].sort(byPlace)) {
    const read = payload === undefined || progress.state === 'done' ? {} : { payload: records.payloads.read(payload) };
    yield { table: 'outbox', conversation, ...fixed, ...progress, ...read };
  }
  for (const [, timer] of sorted(contact.timers)) yield { table: 'timers', ...timer };
}

const PUTS: Puts<Tables> = {
  aliases: (tables, { tenant, alias, conversation }) => {
    tables.tenant(tenant).aliases.set(alias, conversation);
  },
  appointments: (tables, { record }) => {
    putAppointment(tables, record);
  },
  slots: (tables, { table: _, tenant, ...claim }) => {
    tables.tenant(tenant).claims.set(claim.key, claim);
  },
  spending: (tables, { tenant, day, microUsd }) => {
    tables.tenant(tenant).spending.set(day, microUsd);
  },
  configurations: (tables, { tenant, version, firstSeenAt, record }) => {
    const text = records.configurations.write(record);
    tables.tenant(tenant).configurations.set(version, { firstSeenAt, text });
  },
  contacts: (tables, { record }) => {
    const contact = tables.contact(record.id);
    contact.tenant = record.tenant;
    contact.record = records.conversations.write(record);
    contact.written = { version: record.version, turnId: record.turnId };
  },
  inbox: (tables, { table: _, conversation, body, ...row }) => {
    const contact = tables.contact(conversation);
    const seq = contact.inbox.get(row.id)?.seq ?? ++contact.lastSeq;
    const stored: StoredInbox = { ...row, seq, body: body && records.bodies.write(body) };
    contact.inbox.set(row.id, stored);
    if (row.state === 'pending') contact.pending.set(row.id, stored);
  },
  turns: (tables, row) => {
    const contact = tables.contact(row.record.conversation);
    // Turns are numbered without a gap, and come in order.
    if (row.record.n <= contact.turns.length) return;
    contact.turns.push(records.turns.write(row.record));
    contact.messages.push(...historyOf(row).map((message) => records.historyMessages.write(message)));
  },
  outbox: (tables, { table: _, conversation, payload, ...row }) => {
    const { turn, n, kind, class: effectClass, createdAt, ...progress } = row;
    const id = effectId(conversation, turn, n);
    const fixed = { id, turn, n, kind: records.effectKind(kind), class: effectClass, createdAt };
    const stored: StoredEffect = { ...fixed, payload: payload && records.payloads.write(payload), progress };
    const contact = tables.contact(conversation);
    contact.effects.set(id, stored);
    if (isOpen(progress.state)) contact.open.set(id, stored);
  },
  timers: (tables, { table: _, ...timer }) => {
    const kind = records.timerKind(timer.kind);
    tables.contact(timer.conversation).timers.set(kind, { ...timer, kind });
  },
  orders: (tables, { record }) => {
    const { id, createdAt } = record;
    tables.contact(record.conversation).orders.set(id, { id, createdAt, text: records.orders.write(record) });
  },
};

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

function byPlace(a: StoredEffect, b: StoredEffect): number {
  return a.turn - b.turn || a.n - b.n;
}

function byContact({ id: a }: StoredContact, { id: b }: StoredContact): number {
  const [ofA, ofB] = [tenantIdOf(a), tenantIdOf(b)];
  return ofA === ofB ? (a < b ? -1 : 1) : ofA < ofB ? -1 : 1;
}
