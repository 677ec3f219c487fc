/** What is due in a Firestore store: each kind of work by an index of its own, across all conversations. */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ConversationId } from '../../domain.ts';
import type { Due, Store } from '../../ports.ts';
import { collectDue } from '../due.ts';
import * as records from '../records.ts';
import { isNewer, type Paths } from './paths.ts';
import type { Reading } from './reads.ts';

/** Pages of one kind of work in one sweep: what is behind them comes with the next. */
const DUE_PAGES_MAX = 10;

/** `damaged`: names of documents that were found so since the last look; they are told now. */
export async function due({ paths }: Reading, query: Parameters<Store['due']>[0], damaged: Set<string>): Promise<Due> {
  const collector = collectDue(query);
  const of = (rows: string, field: string) => paths.db.collectionGroup(rows).orderBy(field);
  const work = (field: string, delay: number) => (row: QueryDocumentSnapshot) => {
    const [conversation, stamped] = [ownerOf(paths, row), instantAt(row, field)];
    if (conversation === undefined || stamped === undefined) return undefined;
    const at = stamped + delay;
    collector.conversation(conversation, at);
    return { conversation, at };
  };
  const timer = (row: QueryDocumentSnapshot) => {
    const [conversation, dueAt, generation] = [
      ownerOf(paths, row),
      instantAt(row, 'dueAt'),
      instantAt(row, 'generation'),
    ];
    const kind: unknown = row.get('kind');
    if (conversation === undefined || dueAt === undefined) return undefined;
    if (generation === undefined || typeof kind !== 'string') return undefined;
    collector.timer({ conversation, kind: records.timerKind(kind), generation, dueAt });
    return { conversation, at: dueAt };
  };
  const walked = [
    {
      rows: of('inbox', 'waits.at').select('v', 'conversation', 'waits.at'),
      visit: work('waits.at', query.now - query.inboxBefore),
    },
    { rows: of('outbox', 'waits').select('v', 'conversation', 'waits'), visit: work('waits', 0) },
    {
      rows: of('outbox', 'runs').select('v', 'conversation', 'runs'),
      visit: work('runs', query.now - query.runningBefore),
    },
    { rows: of('timers', 'dueAt'), visit: timer },
  ];
  await Promise.all(walked.map((one) => walk({ ...one, unreadable: collector.unreadable }, query)));
  for (const name of damaged) collector.unreadable(name);
  damaged.clear();
  return collector.result();
}

interface Walk {
  readonly rows: Query;
  /** Undefined: nobody can tell whose it is, or when it is due. */
  readonly visit: (
    row: QueryDocumentSnapshot,
  ) => { readonly conversation: ConversationId; readonly at: number } | undefined;
  readonly unreadable: (name: string) => void;
}

/** Oldest first, up to the first that is not due yet, or until enough conversations are found. */
async function walk({ rows, visit, unreadable }: Walk, { now, limit }: { now: number; limit: number }): Promise<void> {
  const size = limit + 1;
  const found = new Set<string>();
  let page = rows.limit(size);
  for (let i = 0; i < DUE_PAGES_MAX; i++) {
    const { docs } = await page.get();
    for (const row of docs) {
      // Work of a newer layout is for newer code to find.
      if (isNewer(row.data())) continue;
      const work = visit(row);
      if (work === undefined) unreadable(row.ref.path);
      else if (work.at > now) return;
      else found.add(work.conversation);
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < size || found.size > limit) return;
    page = page.startAfter(last);
  }
}

/** Whose row it is, as it says and as it stands. Undefined: damaged, or edited by hand. */
function ownerOf(paths: Paths, row: QueryDocumentSnapshot): ConversationId | undefined {
  const said: unknown = row.get('conversation');
  if (typeof said !== 'string') return undefined;
  return paths.contact(said).path === row.ref.parent.parent?.path ? said : undefined;
}

function instantAt(row: QueryDocumentSnapshot, field: string): number | undefined {
  const value: unknown = row.get(field);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
