/** What a store holds beside what a file brings: both in the order of a dump, so one walk over the two tells. */
import { tenantIdOf } from '../../domain.ts';
import type { ConversationId } from '../../domain.ts';
import { rowText, TABLES, type DumpRow } from '../../state/portable.ts';

export interface Difference {
  /** How many the store has that the file does not speak of, and one of them, in words. */
  readonly others: number;
  readonly other?: string;
  /** One that both have, and that says in the store what it does not say in the file. */
  readonly differing?: string;
}

/** A conversation with all that is its own, or one row of a business. */
interface Group {
  readonly key: readonly (string | number)[];
  readonly rows: Set<string>;
}

type Rows = AsyncIterable<DumpRow> | Iterable<DumpRow>;

/** The file is opened only when the store holds anything. */
export async function compare(store: Rows, file: () => Rows): Promise<Difference> {
  let others = 0;
  let other: string | undefined;
  let given: AsyncGenerator<Group, void> | undefined;
  let next: Group | undefined;
  try {
    for await (const held of groupsOf(store)) {
      if (given === undefined) {
        given = groupsOf(file());
        next = await following(given);
      }
      while (next !== undefined && order(next.key, held.key) < 0) next = await following(given);
      if (next === undefined || order(next.key, held.key) > 0) {
        others += 1;
        other ??= nameOf(held);
      } else if (!held.rows.isSubsetOf(next.rows)) return { others, differing: nameOf(held) };
    }
  } finally {
    await given?.return();
  }
  return other === undefined ? { others } : { others, other };
}

async function following(groups: AsyncGenerator<Group, void>): Promise<Group | undefined> {
  const { value } = await groups.next();
  return value ?? undefined;
}

async function* groupsOf(rows: Rows): AsyncGenerator<Group, void> {
  let group: Group | undefined;
  for await (const row of rows) {
    const key = keyOf(row);
    if (group !== undefined && order(group.key, key) !== 0) {
      yield group;
      group = undefined;
    }
    group ??= { key, rows: new Set() };
    group.rows.add(rowText(row));
  }
  if (group !== undefined) yield group;
}

/** Place of the table, then what rows are ordered by; a conversation's rows share the place of `contacts`. */
function keyOf(row: DumpRow): Group['key'] {
  const place = TABLES.indexOf(row.table);
  switch (row.table) {
    case 'aliases':
      return [place, row.tenant, row.alias];
    case 'appointments':
    case 'orders':
      return [place, row.record.tenant, row.record.id];
    case 'slots':
      return [place, row.tenant, row.key];
    case 'spending':
      return [place, row.tenant, row.day];
    case 'contacts':
      return ofConversation(row.record.id);
    case 'turns':
      return ofConversation(row.record.conversation);
    default:
      return ofConversation(row.conversation);
  }
}

function ofConversation(id: ConversationId): Group['key'] {
  return [TABLES.indexOf('contacts'), tenantIdOf(id), id];
}

function order(a: Group['key'], b: Group['key']): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  if (at === -1) return 0;
  return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1;
}

/** For people. */
const WHAT: Readonly<Partial<Record<DumpRow['table'], string>>> = {
  aliases: 'el contacto',
  appointments: 'la cita',
  orders: 'el pedido',
  slots: 'la hora',
  spending: 'el gasto',
};

function nameOf({ key }: Group): string {
  const [place, ...names] = key;
  const table = TABLES[Number(place)];
  return `${(table && WHAT[table]) ?? 'la conversación'} ${names.slice(table === 'contacts' ? 1 : 0).join(' ')}`;
}
