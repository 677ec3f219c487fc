import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { InboxBody, NewInboxRow, OutboxRow, Slot } from '../../src/domain.ts';
import type { Store, TurnCommit } from '../../src/ports.ts';
import { openDatabase } from '../../src/state/schema.ts';
import { createSqliteStore } from '../../src/state/sqlite.ts';
import {
  NOW,
  appointment,
  effect,
  granulesOf,
  message,
  record,
  slot,
  timer,
  turn,
} from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';

const fresh = temporaryFiles();
const CONVERSATIONS = 60;
const SLOTS = 12;
const KIB = 1024;

describe('bytes on disk of a conversation of six messages, twelve turns', () => {
  it('are at most 24 KiB as written and 10 KiB once compacted', async () => {
    const db = openDatabase(fresh());
    const store = createSqliteStore({ db, schedule: { soon: setImmediate }, compact: false });
    await Promise.all(Array.from({ length: CONVERSATIONS }, (_, i) => converse(store, `demo-sonrisa.${hash(i)}`)));
    const written = bytes(db) / CONVERSATIONS;
    await store.compact(NOW);
    const compacted = bytes(db) / CONVERSATIONS;
    expect(written).toBeLessThanOrEqual(24 * KIB);
    expect(compacted).toBeLessThanOrEqual(10 * KIB);
    // The measure is worth something only if the conversations are there.
    expect(await store.turns(`demo-sonrisa.${hash(1)}`)).toHaveLength(12);
    await store.close();
  });
});

/** Six messages, each a turn that asks a service and a turn that brings its answer and offers what was found. */
async function converse(store: Store, id: string): Promise<void> {
  for (let i = 0; i < 6; i += 1) {
    const said = message(id, hash(`${id}${i}`));
    await store.receive([said]);
    const asks = effect(
      id,
      { turn: 2 * i + 1, n: 1 },
      { kind: 'findSlots', effect: FIND, state: 'running', attempts: 1 },
    );
    const waits = says(id, 2 * i + 1, 2, 'Un momento, busco los turnos disponibles… 🔎');
    await take(store, step(id, 2 * i + 1, said, [asks, waits]));
    const slots = Array.from({ length: SLOTS }, (_, n) => slot(30 * n + 5 * i));
    const answer = { type: 'slots.found', effect: asks.id, slots, relaxed: false } as const;
    const row: NewInboxRow = {
      conversation: id,
      id: `res:${asks.id}`,
      arrivedAt: NOW,
      body: { kind: 'answer', answer },
    };
    await store.settle(waits, { state: 'done', providerId: `wamid.${hash(waits.id)}` });
    await store.settle(asks, { state: 'done' }, row);
    const offers = offer(id, 2 * i + 2, slots);
    await take(store, { ...step(id, 2 * i + 2, row, [offers]), ...(i === 5 && booking(id)) });
    await store.settle(offers, { state: 'done', providerId: `wamid.${hash(offers.id)}` });
  }
}

const DETALLES = { fecha_deseada: '2026-03-03', preferencia_horaria: 'tarde', servicio: 'limpieza' } as const;
const FIND = { type: 'findSlots', query: { serviceId: 'limpieza', detalles: DETALLES } } as const;

function says(id: string, n: number, place: number, text: string): OutboxRow {
  return effect(id, { turn: n, n: place }, { message: { type: 'text', text }, state: 'running', attempts: 1 });
}

function offer(id: string, n: number, slots: readonly Slot[]): OutboxRow {
  const rows = slots.slice(0, 9).map((_, i) => ({
    id: `turno_o${n}_${i + 1}`,
    title: `1${i}:30 con Laura`,
    description: 'Martes 3 de marzo · Centro',
  }));
  const text = 'Estos son los turnos disponibles para Limpieza dental el martes 3 de marzo. Elegí uno 👇';
  return effect(
    id,
    { turn: n, n: 1 },
    {
      effect: {
        type: 'sendMessage',
        copy: { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: DETALLES, relaxed: false },
        offer: { id: `o${n}`, page: 0, kind: 'turno', slots },
      },
      message: { type: 'list', text, button: 'Ver turnos', section: 'Turnos', rows },
      state: 'running',
      attempts: 1,
    },
  );
}

function step(id: string, n: number, row: NewInboxRow, outbox: readonly OutboxRow[]): TurnCommit {
  const base = record(id, n);
  const slots = Array.from({ length: SLOTS }, (_, i) => slot(30 * i));
  const context = { detalles: DETALLES, offer: { id: `o${n}`, page: 0, kind: 'turno', slots }, misses: 0 };
  const snapshot = { value: 'AGENDA_MOSTRANDO_OPCIONES', status: 'active', context } as const;
  const bot = outbox.flatMap(({ message: sent }) => (sent === undefined ? [] : [sent.text]));
  return turn(id, n, {
    conversation: {
      ...base,
      turnId: hash(`${id}.${n}`),
      frames: [...base.frames, { machine: 'agenda', version: 1, snapshot }],
    },
    consumed: [row.id],
    outbox,
    timers: [timer(id, { generation: n })],
    turn: {
      ...turn(id, n).turn,
      consumed: [row.id],
      inputs: inputsOf(row.body),
      effects: outbox.map(({ kind }) => kind),
    },
    messages: bot.map((text, i) => ({ conversation: id, turn: n, n: i + 1, at: NOW, role: 'bot', text })),
  });
}

function inputsOf(body: InboxBody) {
  return body.kind === 'answer' ? [body.answer] : [{ type: 'customer.wants_booking', detalles: DETALLES } as const];
}

function booking(id: string): Partial<TurnCommit> {
  const own = appointment(`ap-${id}`, id, { slot: slot(0, hash(id)), customerName: 'Ana María' });
  return {
    appointments: [own],
    claims: [{ op: 'firm', holder: own.id, keys: granulesOf(own) }],
  };
}

async function take(store: Store, commit: TurnCommit): Promise<void> {
  expect(await store.commit(commit)).toEqual({ outcome: 'committed' });
}

function bytes(db: DatabaseSync): number {
  const pragma = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);
  return pragma('page_count') * pragma('page_size');
}

function hash(of: string | number): string {
  return createHash('sha256').update(String(of)).digest('hex').slice(0, 26);
}
