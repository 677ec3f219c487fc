/** What the store asks of the database, and which indexes that needs where Firestore is the real one: the emulator needs none. */
import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

export interface Asked {
  readonly collection: string;
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Equal to a value; then in order. Without the document's name, by which every index ends. */
  readonly equal: readonly string[];
  readonly ordered: readonly { readonly field: string; readonly order: 'ASCENDING' | 'DESCENDING' }[];
}

interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction?: 'ASCENDING' | 'DESCENDING' }[];
}
interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string };
  compositeFilter?: { filters: Filter[] };
}

/** Notes every query while `work` runs. */
export async function asking(work: () => Promise<void>): Promise<readonly Asked[]> {
  const noted = new Map<string, Asked>();
  const watched = vi.spyOn(Query.prototype, 'get');
  try {
    await work();
    for (const query of watched.mock.contexts) {
      const asked = askedOf((query as { toProto(): { structuredQuery: StructuredQuery } }).toProto());
      noted.set(JSON.stringify(asked), asked);
    }
  } finally {
    watched.mockRestore();
  }
  return [...noted.values()];
}

function askedOf({ structuredQuery }: { structuredQuery: StructuredQuery }): Asked {
  const { from, where, orderBy = [] } = structuredQuery;
  const filters = where?.compositeFilter?.filters ?? (where ? [where] : []);
  const equal = filters.flatMap(({ fieldFilter }) =>
    fieldFilter?.op === 'EQUAL' ? [fieldFilter.field.fieldPath] : [],
  );
  const compared = filters.flatMap(({ fieldFilter }) =>
    fieldFilter && fieldFilter.op !== 'EQUAL' ? [fieldFilter.field.fieldPath] : [],
  );
  const ordered = orderBy
    .map(({ field, direction }) => ({ field: field.fieldPath, order: direction ?? ('ASCENDING' as const) }))
    .filter(({ field }) => field !== '__name__');
  const implied = [...new Set(compared)]
    .filter((field) => !ordered.some((one) => one.field === field))
    .map((field) => ({ field, order: 'ASCENDING' as const }));
  const scope = from[0]?.allDescendants === true ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collection: from[0]?.collectionId ?? '', scope, equal, ordered: [...implied, ...ordered] };
}
