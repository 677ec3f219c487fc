/** What is deployed beside the code: rules, indexes and TTL, held against the emulator and the store's own queries. */
import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createRig } from '../../src/cli/rig.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { tenants } from '../cli/kit.ts';
import { asking, type Asked } from './asked.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

const CONTRACT = new URL('../../../shared/contracts/firebase-config.schema.json', import.meta.url);
const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: string }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: true;
    readonly indexes: readonly { readonly order: string; readonly queryScope: string }[];
  }[];
}
const deployed = JSON.parse(read('firestore.indexes.json')) as Indexes;
const firebase = JSON.parse(read('firebase.json')) as { firestore: { rules: string; indexes: string } };

describe('firebase.json', () => {
  it.skipIf(!existsSync(CONTRACT))('is what firebase-tools takes (skipped without ../shared/contracts)', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    const validate = ajv.compile(JSON.parse(readFileSync(CONTRACT, 'utf8')) as object);
    expect(validate(firebase), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ ...firebase, firestoer: {} })).toBe(false);
  });

  it('names files that are there', () => {
    expect([read(firebase.firestore.rules), read(firebase.firestore.indexes)].every((text) => text !== '')).toBe(true);
  });
});

describe.skipIf(emulatorHost === undefined)(onEmulator('on the emulator'), () => {
  it('the rules refuse every client that is not the server, reading and writing alike (SEC-1)', async () => {
    const project = freshProject();
    const base = `http://${emulatorHost ?? ''}`;
    const content = read('firestore.rules');
    const rules = { rules: { files: [{ name: 'security.rules', content }] } };
    const loaded = await fetch(`${base}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify(rules),
    });
    expect(loaded.status).toBe(200);
    const documents = `${base}/v1/projects/${project}/databases/(default)/documents`;
    const call = async (method: string, path: string, headers: Record<string, string>): Promise<number> => {
      const body = method === 'GET' || method === 'DELETE' ? null : JSON.stringify({ fields: {} });
      return (await fetch(`${documents}${path}`, { method, headers, body })).status;
    };
    const paths = ['/turno/schema', '/tenants/a/contacts/b/inbox/c'];
    for (const path of paths) {
      // The server's own way in: it writes and reads whatever the rules say.
      expect(await call('PATCH', path, { authorization: 'Bearer owner' })).toBe(200);
      expect(await call('GET', path, { authorization: 'Bearer owner' })).toBe(200);
      for (const method of ['GET', 'PATCH', 'DELETE'])
        expect([method, path, await call(method, path, {})]).toEqual([method, path, 403]);
      const collection = path.slice(0, path.lastIndexOf('/'));
      expect(await call('POST', collection, {})).toBe(403);
      expect(await call('GET', collection, {})).toBe(403);
      const signedIn = { authorization: `Bearer ${unsignedToken(project)}` };
      expect(await call('GET', path, signedIn)).toBe(403);
      expect(await call('PATCH', path, signedIn)).toBe(403);
    }
  });

  it('every query of the store has its index, and every index its query', async () => {
    const project = freshProject();
    const asked = await asking(() => everyRead(project));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((one) => !isServed(one))).toEqual([]);

    const composite = asked.filter(({ equal, ordered }) => equal.length + ordered.length > 1).map(indexOf);
    expect(deployed.indexes.filter((index) => !composite.some((one) => same(one, index)))).toEqual([]);
    const singles = new Set(
      asked.map(({ collection, scope, equal, ordered }) =>
        [collection, scope, ...equal, ...ordered.map(({ field }) => field)].join(' '),
      ),
    );
    const unasked = deployed.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
      indexes.map(({ queryScope }) => [collectionGroup, queryScope, fieldPath].join(' ')),
    );
    expect(unasked.filter((one) => !singles.has(one))).toEqual([]);

    const { texts, instants, expiring } = await written(project);
    // What holds for a map holds for what is in it.
    const exempt = (field: string) =>
      deployed.fieldOverrides.some(({ collectionGroup: collection, fieldPath }) =>
        `${field}.`.startsWith(`${collection} ${fieldPath}.`),
      );
    // A record as text would be indexed to its 1,500th byte; an index that only grows at its end takes 500 writes a second.
    expect(texts.filter((field) => !exempt(field))).toEqual([]);
    const searched = new Set(
      asked.flatMap(({ collection, equal, ordered }) =>
        [...equal, ...ordered.map(({ field }) => field)].map((field) => `${collection} ${field}`),
      ),
    );
    expect(instants.filter((field) => !exempt(field) && !searched.has(field))).toEqual([]);
    // Both kinds are in what was written.
    expect(texts).toContain('contacts record');
    expect(instants).toContain('inbox arrivedAt');

    // What ends by itself ends by TTL, on a field of its type.
    const ttl = deployed.fieldOverrides.filter((one) => one.ttl === true);
    expect(ttl.map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)).toEqual(expiring);
  });
});

/** A small story, and then every read that a store has. */
async function everyRead(project: string): Promise<void> {
  const store = await openStore(project);
  const [tenant] = tenants;
  const clock = createVirtualClock(Date.parse('2026-03-02T12:00:00Z'));
  const customer = { waId: '5491155550101', name: 'Ana' };
  const rig = await createRig({ tenants, tenant: tenant!, clock, store, customer });
  try {
    for (const text of ['quiero una limpieza mañana a la tarde', 'la primera']) {
      rig.say([{ type: 'text', text }]);
      await rig.rest();
    }
    const now = clock.now();
    const range = { from: now, to: now + 30 * 24 * 3_600_000 };
    await store.putAppointment({
      id: 'a',
      tenant: tenant!.id,
      conversation: rig.conversation,
      serviceId: 'limpieza',
      slot: { start: range.to, professionalId: 'laura', branchId: 'centro' },
      durationMinutes: 30,
      priceMinor: 1,
      customerName: 'Ana',
      status: 'booked',
      bookedAt: now,
    });
    await store.begin(rig.conversation, [], { by: 'me', at: now, until: now + 5_000 });
    rig.say([{ type: 'text', text: 'una más, que espera' }]);
    await store.load(rig.conversation, 9);
    await store.due({ now: range.to, inboxBefore: range.to, runningBefore: range.to, limit: 1 });
    const calendars = tenant!.professionals.map(({ id }) => id);
    await store.claims({ tenant: tenant!.id, calendars, ...range, at: now });
    await store.appointments(tenant!.id, range);
    await store.owed(rig.conversation);
    await store.outbox(rig.conversation);
    await store.turns(rig.conversation);
    await store.messages(rig.conversation, 99);
    await store.conversations(tenant!.id);
    await store.spend(tenant!.id, '2026-03-02', 1);
    await store.spent(tenant!.id, '2026-03-02');
    await store.compact(now);
  } finally {
    await rig.close();
  }
}

/** Firestore makes an index of every single field by itself, for one collection, unless it is told otherwise. */
function isServed(asked: Asked): boolean {
  const { collection, scope, equal, ordered } = asked;
  const fields = [...equal.map((field) => ({ field, order: 'ASCENDING' })), ...ordered];
  const [only] = fields;
  if (only === undefined) return scope === 'COLLECTION';
  if (fields.length > 1) return deployed.indexes.some((index) => same(indexOf(asked), index));
  const override = deployed.fieldOverrides.find(
    (one) => one.collectionGroup === collection && one.fieldPath === only.field,
  );
  if (override === undefined) return scope === 'COLLECTION';
  return override.indexes.some(({ order, queryScope }) => order === only.order && queryScope === scope);
}

function indexOf({ collection, scope, equal, ordered }: Asked): Indexes['indexes'][number] {
  const fields = [...equal.map((field) => ({ field, order: 'ASCENDING' })), ...ordered];
  return {
    collectionGroup: collection,
    queryScope: scope,
    fields: fields.map(({ field, order }) => ({ fieldPath: field, order })),
  };
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `collection field` of what stands in the documents of a project: records as text, instants, and what expires. */
async function written(project: string) {
  const client = connect({ project, emulatorHost: emulatorHost ?? '' });
  const texts = new Set<string>();
  const instants = new Set<string>();
  const expiring = new Set<string>();
  const note = (collection: string, field: string, value: unknown): void => {
    if (typeof value === 'string' && /^[[{"]/.test(value)) texts.add(`${collection} ${field}`);
    else if (value instanceof Timestamp || (typeof value === 'number' && value > 1e12))
      instants.add(`${collection} ${field}`);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) note(collection, `${field}.${name}`, inner);
    }
    if (field === 'expireAt' && value instanceof Timestamp) expiring.add(`${collection} ${field}`);
  };
  for (const collection of [
    'contacts',
    'inbox',
    'turns',
    'outbox',
    'timers',
    'lease',
    'aliases',
    'slots',
    'days',
    'appointments',
    'orders',
    'spending',
  ]) {
    for (const document of (await client.db.collectionGroup(collection).get()).docs) {
      const data: DocumentData = document.data();
      for (const [field, value] of Object.entries(data)) note(collection, field, value);
    }
  }
  await client.close();
  return { texts: [...texts].sort(), instants: [...instants].sort(), expiring: [...expiring].sort() };
}

/** Somebody who signed in with an account of this project: the emulator takes tokens without a signature. */
function unsignedToken(project: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: 'somebody',
    user_id: 'somebody',
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
