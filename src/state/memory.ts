/** The Store in memory: for the simulator, dialogue files and tests. Deterministic, microtasks only, nothing shared. */
import { StoreUnavailable } from '../errors.ts';
import type { Store } from '../ports.ts';
import { markedRunning, noted, settled } from './effects.ts';
import * as reads from './memory-reads.ts';
import { createTables } from './memory-tables.ts';
import * as writes from './memory-writes.ts';
import * as records from './records.ts';

/** A store that lives as long as the object. Records go in and come out as copies. */
export function createMemoryStore(): Store {
  const tables = createTables();
  let open = true;
  const run = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      if (!open) throw new StoreUnavailable('The store is closed: open it again.');
      resolve(work());
    });
  return {
    resolveContact: (tenant, aliases, proposed) =>
      run(() => writes.resolveContact(tables.tenant(tenant), aliases, proposed)),
    receive: (rows) => run(() => writes.receive(tables, rows)),
    load: (id, limit) => run(() => reads.load(tables.find(id), limit)),
    begin: (id, rows, lease) => run(() => writes.begin(tables.contact(id), rows, lease)),
    endLease: (id, by) =>
      run(() => {
        const contact = tables.find(id);
        if (contact.lease?.by === by) contact.lease = undefined;
      }),
    commit: (turn) => run(() => writes.commit(tables, turn)),
    committed: (id) => run(() => tables.find(id).written),

    owed: (id) =>
      run(() => {
        const contact = tables.find(id);
        return reads.outboxRows(contact, contact.open.values());
      }),
    markRunning: (row, at) =>
      run(() => {
        const contact = tables.find(row.conversation);
        const effect = contact.effects.get(row.id);
        const progress = effect && markedRunning(effect.progress, row, at);
        if (effect === undefined || progress === undefined) return false;
        writes.advance(contact, effect, progress);
        return true;
      }),
    settle: (row, settlement, answer) =>
      run(() => {
        const contact = tables.find(row.conversation);
        const effect = contact.effects.get(row.id);
        const progress = effect && settled(effect.progress, settlement);
        if (effect === undefined || progress === undefined) return;
        if (answer !== undefined) writes.receive(tables, [answer]);
        writes.advance(contact, effect, progress);
      }),
    noteStatus: ({ conversation, effect: id, status }) =>
      run(() => {
        const contact = tables.find(conversation);
        const effect = contact.effects.get(id);
        const progress = effect && noted(effect.progress, status);
        if (effect !== undefined && progress !== undefined) writes.advance(contact, effect, progress);
      }),

    due: (query) => run(() => reads.due(tables.contacts.values(), query)),
    claims: (query) => run(() => reads.claims(tables.tenant(query.tenant), query)),
    block: (tenant, holder, keys) => run(() => writes.block(tables.tenant(tenant), holder, keys)),
    putAppointment: (appointment) =>
      run(() => {
        writes.putAppointment(tables, appointment);
      }),
    appointments: (tenant, range) => run(() => reads.appointmentsBetween(tables.tenant(tenant), range)),

    turns: (id) => run(() => tables.find(id).turns.map((text) => records.turns.read(text))),
    messages: (id, last) => run(() => reads.lastMessages(tables.find(id), last)),
    outbox: (id) =>
      run(() => {
        const contact = tables.find(id);
        return reads.outboxRows(contact, contact.effects.values());
      }),
    conversations: (tenant) => run(() => reads.conversationsOf(tables.contacts.values(), tenant)),
    compact: (now) => run(() => writes.compact(tables, now)),
    check: () => run(() => undefined),
    close: () => {
      open = false;
      return Promise.resolve();
    },
  };
}
