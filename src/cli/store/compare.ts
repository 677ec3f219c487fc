/** What a store holds beside what a file brings: both in the order of a dump, so one walk over the two tells. */
import { GRANULE_MS, tenantIdOf } from '../../domain.ts';
import type { ConversationId } from '../../domain.ts';
import { parseGranuleKey } from '../../state/claims.ts';
import { rowText, TABLES, type DumpRow } from '../../state/portable.ts';

export interface Difference {
  /** How many the store has that the file does not speak of, and one of them, in words. */
  readonly others: number;
  readonly other?: string;
  /** One that both have, and that says in the store what it does not say in the file. */
  readonly differing?: string;
  /** Rows of the file that the store has already. */
  readonly known: number;
}

/** A conversation with all that is its own, or one row of a business. */
interface Group {
  readonly key: readonly (string | number)[];
  readonly first: DumpRow;
  readonly rows: Set<string>;
}

type Rows = AsyncIterable<DumpRow> | Iterable<DumpRow>;

/** The file is opened only when the store holds anything. */
export async function compare(store: Rows, file: () => Rows): Promise<Difference> {
  let others = 0;
  let known = 0;
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
      } else if (!held.rows.isSubsetOf(next.rows)) return { others, known, differing: nameOf(held) };
      else known += held.rows.size;
    }
  } finally {
    await given?.return();
  }
  return other === undefined ? { others, known } : { others, known, other };
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
    group ??= { key, first: row, rows: new Set() };
    group.rows.add(rowText(comparable(row)));
  }
  if (group !== undefined) yield group;
}

/** The same configuration may have been seen by two servers, each in its time: that is no difference. */
function comparable(row: DumpRow): DumpRow {
  return row.table === 'configurations' ? { ...row, firstSeenAt: 0 } : row;
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
    case 'configurations':
      return [place, row.tenant, row.version];
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

/** For people: what it is and whose. A conversation goes by its id, which `npm run replay` takes. */
function nameOf({ first }: Group): string {
  switch (first.table) {
    case 'aliases':
      return `el contacto ${first.alias} de ${first.tenant}`;
    case 'appointments':
      return `la cita de ${first.record.tenant} del ${utc(first.record.slot.start)} (${first.record.serviceId}, ${first.record.id})`;
    case 'orders':
      return `el pedido ${first.record.id} de ${first.record.tenant}`;
    case 'slots': {
      const { calendar, granule } = parseGranuleKey(first.key);
      return `la hora del ${utc(granule * GRANULE_MS)} de ${calendar} en ${first.tenant}`;
    }
    case 'spending':
      return `el gasto del ${first.day} de ${first.tenant}`;
    case 'configurations':
      return `la configuración ${first.version} de ${first.tenant}`;
    case 'contacts':
      return `la conversación ${first.record.id}`;
    case 'turns':
      return `la conversación ${first.record.conversation}`;
    default:
      return `la conversación ${first.conversation}`;
  }
}

/** A store knows no business's clock. */
function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
