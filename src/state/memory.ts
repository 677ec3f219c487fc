/** The Store in memory: for the simulator, dialogue files and tests. Deterministic, microtasks only, nothing shared. */
import type { OutboxRow } from '../domain.ts';
import { StoreUnavailable } from '../errors.ts';
import type { Store } from '../ports.ts';
import { markedRunning, noted, settled, type EffectProgress } from './effects.ts';
import * as reads from './memory-reads.ts';
import { portable } from './memory-portable.ts';
import { createTables, type Tables } from './memory-tables.ts';
import * as writes from './memory-writes.ts';
import type { PortableStore } from './portable.ts';
import * as records from './records.ts';

/** A store that lives as long as the object. Records go in and come out as copies. */
export function createMemoryStore(): Store {
  return createMemory().store;
}

/** The same with its rows, to be moved elsewhere or brought from there. */
export function createMemory(): { readonly store: Store; readonly portable: PortableStore } {
  const tables = createTables();
  return { store: storeOn(tables), portable: portable(tables) };
}

function storeOn(tables: Tables): Store {
  let open = true;
  const run: Runner = (work) =>
    new Promise((resolve) => {
      if (!open) throw new StoreUnavailable('The store is closed: open it again.');
      resolve(work());
    });
  return {
    ...writers(tables, run),
    ...outbox(tables, run),
    ...readers(tables, run),
    check: () => run(() => undefined),
    close: () => {
      open = false;
      return Promise.resolve();
    },
  };
}

type Runner = <T>(work: () => T) => Promise<T>;
type Outbox = 'owed' | 'outbox' | 'markRunning' | 'settle' | 'noteStatus' | 'retry';
type Writer =
  | 'resolveContact'
  | 'receive'
  | 'begin'
  | 'endLease'
  | 'commit'
  | 'block'
  | 'putAppointment'
  | 'compact'
  | 'spend'
  | 'keepConfiguration';

function writers(tables: Tables, run: Runner): Pick<Store, Writer> {
  return {
    resolveContact: (tenant, aliases, proposed) =>
      run(() => writes.resolveContact(tables.tenant(tenant), aliases, proposed)),
    receive: (rows) => run(() => writes.receive(tables, rows)),
    begin: (id, rows, lease) => run(() => writes.begin(tables.contact(id), rows, lease)),
    endLease: (id, by) =>
      run(() => {
        writes.endLease(tables.find(id), by);
      }),
    commit: (turn) => run(() => writes.commit(tables, turn)),
    block: (tenant, holder, keys) => run(() => writes.block(tables.tenant(tenant), holder, keys)),
    putAppointment: (appointment) =>
      run(() => {
        writes.putAppointment(tables, appointment);
      }),
    compact: (now) => run(() => writes.compact(tables, now)),
    keepConfiguration: (configuration) =>
      run(() => {
        writes.keepConfiguration(tables, configuration);
      }),
    spend: (tenant, day, microUsd) =>
      run(() => {
        const { spending } = tables.tenant(tenant);
        spending.set(day, (spending.get(day) ?? 0) + Math.ceil(microUsd));
      }),
  };
}

function outbox(tables: Tables, run: Runner): Pick<Store, Outbox> {
  const change = (
    { id, conversation }: Pick<OutboxRow, 'id' | 'conversation'>,
    next: (progress: EffectProgress) => EffectProgress | undefined,
  ): boolean => {
    const contact = tables.find(conversation);
    const effect = contact.effects.get(id);
    const progress = effect && next(effect.progress);
    if (effect === undefined || progress === undefined) return false;
    writes.advance(contact, effect, progress);
    return true;
  };
  const rows = (id: string, which: 'open' | 'effects') => {
    const contact = tables.find(id);
    return reads.outboxRows(contact, contact[which].values());
  };
  return {
    owed: (id) => run(() => rows(id, 'open')),
    outbox: (id) => run(() => rows(id, 'effects')),
    markRunning: (row, at) => run(() => change(row, (progress) => markedRunning(progress, row, at))),
    settle: (row, settlement, answer) =>
      run(() => {
        const changed = change(row, (progress) => settled(progress, settlement));
        if (changed && answer !== undefined) writes.receive(tables, [answer]);
      }),
    retry: (given, at) => run(() => writes.retry(tables.find(given.conversation), given, at)),
    noteStatus: ({ conversation, effect, status }) =>
      run(() => {
        change({ id: effect, conversation }, (progress) => noted(progress, status));
      }),
  };
}

function readers(tables: Tables, run: Runner): Omit<Store, Outbox | Writer | 'check' | 'close'> {
  return {
    load: (id, limit) => run(() => reads.load(tables.find(id), limit)),
    recall: (id, orders) => run(() => reads.recall(tables.find(id), orders)),
    committed: (id) => run(() => tables.find(id).written),
    due: (query) => run(() => reads.due(tables.contacts.values(), query)),
    claims: (query) => run(() => reads.claims(tables.tenant(query.tenant), query)),
    appointments: (tenant, range) => run(() => reads.appointmentsBetween(tables.tenant(tenant), range)),
    turns: (id) => run(() => tables.find(id).turns.map((text) => records.turns.read(text))),
    messages: (id, last) => run(() => reads.lastMessages(tables.find(id), last)),
    spent: (tenant, day) => run(() => tables.tenant(tenant).spending.get(day) ?? 0),
    configuration: (tenant, version) => run(() => reads.configuration(tables, tenant, version)),
    holderOf: (tenant, alias) => run(() => tables.tenants.get(tenant)?.aliases.get(alias)),
    conversations: (tenant) => run(() => reads.conversationsOf(tables.contacts.values(), tenant)),
    leftBehind: (query) => run(() => reads.leftBehind(tables, query)),
  };
}
