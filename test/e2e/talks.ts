/** Bookings as customers make them, told step by step: each step is answered by so many messages, always the same ones. */
import type { GraphSent } from '../fakes/graph.ts';
import { rowsOf, wordsOf, type Customer, type Row } from './customer.ts';
import type { Business } from './fleet.ts';

/** A text, or a tap on the row of the last list that the pattern fits. */
type Step = { readonly says: string; readonly hears?: number } | { readonly taps: RegExp; readonly hears?: number };

export interface Talk {
  readonly business: Business;
  readonly steps: readonly Step[];
  /** What is booked in the end: service and local start. */
  readonly books: readonly string[];
}

const thursday = { says: 'quiero una limpieza para el jueves a la tarde' };
const yes = { says: 'dale' };

export const TALKS: readonly Talk[] = [
  { business: 'plain', steps: [thursday, { taps: /12:30/ }, yes], books: ['limpieza 2026-03-05T12:30'] },
  {
    business: 'plain',
    steps: [thursday, { says: 'mejor el viernes a la mañana' }, { taps: /09:30/ }, { says: 'sí' }],
    books: ['limpieza 2026-03-06T09:30'],
  },
  {
    business: 'plain',
    steps: [
      { says: 'hola' },
      { says: 'quiero un turno' },
      { taps: /control/i },
      { says: 'el jueves a la tarde' },
      { taps: /14:00/ },
      yes,
    ],
    books: ['control 2026-03-05T14:00'],
  },
  {
    business: 'asks_mail',
    steps: [thursday, { taps: /13:00/ }, { says: 'canaria@example.org' }, yes],
    books: ['limpieza 2026-03-05T13:00'],
  },
  {
    business: 'plain',
    steps: [thursday, { says: '¿cuánto sale la limpieza?' }, { taps: /15:00/ }, { says: '¿dónde quedan?' }, yes],
    books: ['limpieza 2026-03-05T15:00'],
  },
  {
    business: 'plain',
    steps: [{ says: 'quiero una limpieza para el domingo' }, { taps: /10:00/ }, yes],
    books: ['limpieza 2026-03-09T10:00'],
  },
  {
    business: 'two_branches',
    steps: [thursday, { says: 'en la de Norte' }, { taps: /12:00/ }, yes],
    books: ['limpieza 2026-03-05T12:00'],
  },
  {
    // A second booking waits under the change of the first: two flows deep.
    business: 'plain',
    steps: [
      thursday,
      { taps: /12:00/ },
      yes,
      { says: 'quiero un blanqueamiento para el viernes' },
      { says: 'quiero cambiar mi turno de limpieza' },
      { says: 'el martes a la mañana' },
      { taps: /09:00/ },
      { says: 'dale', hears: 2 },
      { taps: /11:00/ },
      yes,
    ],
    books: ['blanqueamiento 2026-03-06T11:00', 'limpieza 2026-03-03T09:00'],
  },
];

/** Deploys and their waits in between included: what is too long for a customer, the test that asks says. */
const ANSWER_WITHIN_MS = 100_000;

/** What a customer was told, and how long each step's first answer took. */
export interface Told {
  readonly lines: string[];
  readonly waitsMs: number[];
}

/** Plays a talk; `before` each step the test may hold the customer back. */
export async function play(
  customer: Customer,
  talk: Talk,
  before: (step: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<Told> {
  const told: Told = { lines: [], waitsMs: [] };
  let rows: readonly Row[] = [];
  for (const [n, step] of talk.steps.entries()) {
    await before(n);
    if ('says' in step) await customer.says(step.says);
    else await customer.taps(rowFor(rows, step.taps));
    const since = performance.now();
    for (let heard = 0; heard < (step.hears ?? 1); heard++) {
      const sent = await customer.hears(`the answer to step ${n + 1}`, ANSWER_WITHIN_MS);
      if (heard === 0) told.waitsMs.push(performance.now() - since);
      told.lines.push(lineOf(sent));
      if (rowsOf(sent).length > 0) rows = rowsOf(sent);
    }
  }
  return told;
}

function rowFor(rows: readonly Row[], wanted: RegExp): Row {
  const row = rows.find(({ title }) => wanted.test(title));
  if (row === undefined) throw new Error(`no row ${wanted} among ${rows.map(({ title }) => title).join(', ')}`);
  return row;
}

/** Words and rows; the ids of rows name the turn that made them, which is nobody's to see. */
function lineOf(sent: GraphSent): string {
  return [wordsOf(sent), ...rowsOf(sent).map(({ title, description = '' }) => `· ${title} ${description}`)].join('\n');
}
