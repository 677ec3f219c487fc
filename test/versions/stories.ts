/** What is recorded of each version: conversations left in states of every kind, one flow deep and two. */
import { readFileSync } from 'node:fs';
import { DEMO_TENANTS_URL } from '../../src/tenants.ts';
import type { Story } from './past.ts';

const thursday = { says: 'quiero una limpieza para el jueves a la tarde' };
const yes = { says: 'dale' };

export const STORIES: readonly Story[] = [
  {
    name: 'asked to confirm',
    tenant: 'plain',
    said: [thursday, { taps: '12:30' }],
    left: 'at_rest',
    rest: [yes],
    books: ['limpieza 2026-03-05T12:30'],
  },
  {
    name: 'before a list of times',
    tenant: 'plain',
    said: [thursday],
    left: 'at_rest',
    rest: [{ says: 'mejor el viernes a la mañana' }, { taps: '09:30' }, yes],
    books: ['limpieza 2026-03-06T09:30'],
  },
  {
    name: 'before the list of services',
    tenant: 'plain',
    said: [{ says: 'hola' }, { says: 'quiero un turno' }],
    left: 'at_rest',
    rest: [{ taps: 'control' }, { says: 'el jueves a la tarde' }, { taps: '14:00' }, yes],
    books: ['control 2026-03-05T14:00'],
  },
  {
    name: 'asked for the mail address',
    tenant: 'asks-mail',
    said: [thursday, { taps: '13:00' }],
    left: 'at_rest',
    rest: [{ says: 'canaria@example.org' }, yes],
    books: ['limpieza 2026-03-05T13:00'],
  },
  {
    name: 'before a list of times at two branches',
    tenant: 'two-branches',
    said: [thursday],
    left: 'at_rest',
    rest: [{ taps: '12:00 Norte' }, yes],
    books: ['limpieza 2026-03-05T12:00'],
  },
  {
    name: 'moving one appointment above the booking of another',
    tenant: 'plain',
    said: [
      thursday,
      { taps: '12:00' },
      yes,
      { says: 'quiero un blanqueamiento para el viernes' },
      { says: 'quiero cambiar mi turno de limpieza' },
      { says: 'el martes a la mañana' },
    ],
    left: 'at_rest',
    rest: [{ taps: '09:00' }, yes, { taps: '11:00' }, yes],
    books: ['blanqueamiento 2026-03-06T11:00', 'limpieza 2026-03-03T09:00'],
  },
  {
    name: 'a choice that was stored and not decided',
    tenant: 'plain',
    said: [{ says: 'quiero una limpieza para el domingo' }, { taps: '10:00' }],
    left: 'brought',
    rest: [yes],
    books: ['limpieza 2026-03-09T10:00'],
  },
  {
    name: 'a search that was owed when the process died',
    tenant: 'plain',
    said: [{ says: 'quiero una limpieza para el jueves a las 17:00' }],
    left: 'running',
    rest: [yes],
    books: ['limpieza 2026-03-05T17:00'],
  },
];

interface Written {
  readonly channels: readonly object[];
  readonly branches: readonly object[];
  readonly services: readonly object[];
  readonly professionals: readonly object[];
  readonly booking: object;
}

/** The demo's business in three shapes. */
export function tenantsOfStories(): unknown {
  const { tenants } = JSON.parse(readFileSync(DEMO_TENANTS_URL, 'utf8')) as { tenants: readonly [Written] };
  const [demo] = tenants;
  const channels = (n: number) => [{ provider: 'whatsapp', phoneNumberId: String(300_000_000_000_000 + n) }];
  const everywhere = (list: readonly object[]) => list.map((one) => ({ ...one, branchIds: ['centro', 'norte'] }));
  const north = { ...demo.branches[0], id: 'norte', name: 'Norte', address: 'Calle Falsa 123' };
  return {
    tenants: [
      { ...demo, id: 'plain', channels: channels(1) },
      { ...demo, id: 'asks-mail', channels: channels(2), booking: { ...demo.booking, askFor: ['name', 'email'] } },
      {
        ...demo,
        id: 'two-branches',
        channels: channels(3),
        branches: [...demo.branches, north],
        services: everywhere(demo.services),
        professionals: everywhere(demo.professionals),
      },
    ],
  };
}
