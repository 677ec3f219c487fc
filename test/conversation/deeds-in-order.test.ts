/** Deeds on one calendar event happen in the order in which they were decided, whatever fails: the last one stands. */
import { expect, it } from 'vitest';
import { UnclearFailure } from '../../src/errors.ts';
import type { CalendarPort } from '../../src/ports.ts';
import { createOutside } from '../../src/simulator/outside.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversationOf, openShop, tapOn, type Shop } from '../simulator/shop.ts';

const MINUTE_MS = 60_000;

interface Deed {
  readonly kind: 'create' | 'move' | 'delete';
  readonly start: number;
}

/** A shop whose calendar does not answer a new event until it hears well. */
function openDeafShop() {
  const store = createMemoryStore();
  const outside = createOutside({ onSent: () => undefined, onHandoff: () => undefined, refuses: () => false });
  const { calendar } = outside.ports;
  const done: Deed[] = [];
  const calls: Deed['kind'][] = [];
  let deaf = true;
  const note = (kind: Deed['kind'], start: number) => {
    calls.push(kind);
    if (kind === 'create' && deaf) throw new UnclearFailure('no answer');
    done.push({ kind, start });
  };
  const deafCalendar: CalendarPort = {
    ...calendar,
    create: async (event) => {
      note('create', event.slot.start);
      return calendar.create(event);
    },
    move: async (event) => {
      note('move', event.slot.start);
      return calendar.move(event);
    },
    delete: async (event) => {
      note('delete', event.slot.start);
      return calendar.delete(event);
    },
  };
  const shop = openShop({ store, outside: { ...outside, ports: { ...outside.ports, calendar: deafCalendar } } });
  const hears = (well: boolean) => {
    deaf = !well;
  };
  return { shop, store, outside, done, calls, hears };
}

let said = 0;
async function say(shop: Shop, what: string | number): Promise<void> {
  const content = typeof what === 'string' ? what : tapOn(shop.last('ana'), what);
  await shop.say('ana', `m${(said += 1)}`, content);
  await shop.pass(3_000);
}

async function books(shop: Shop): Promise<void> {
  for (const what of ['quiero un turno corte', 1, 'si']) await say(shop, what);
}

it('a move waits until the event that it moves is written', async () => {
  const { shop, store, outside, done, calls, hears } = openDeafShop();
  await books(shop);
  for (const what of ['mover', 2, 'si']) await say(shop, what);
  const { appointments } = await store.load(conversationOf(shop.tenant, 'ana'), 0);
  expect([calls.includes('create'), calls.includes('move'), appointments.length]).toEqual([true, false, 1]);
  hears(true);
  await shop.pass(2 * MINUTE_MS);
  expect(done.map(({ kind }) => kind)).toEqual(['create', 'move']);
  const [appointment] = (await store.load(conversationOf(shop.tenant, 'ana'), 0)).appointments;
  expect(outside.events.map(({ slot }) => slot.start)).toEqual([appointment?.slot.start]);
  expect(done[0]?.start).not.toBe(done[1]?.start);
});

it('a cancellation waits, too, and nothing is left in the calendar', async () => {
  const { shop, outside, done, hears } = openDeafShop();
  await books(shop);
  for (const what of ['cancelar', 'si']) await say(shop, what);
  expect(done).toEqual([]);
  hears(true);
  await shop.pass(2 * MINUTE_MS);
  expect(done.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  expect(outside.events).toEqual([]);
});

it('a deed on another event does not wait', async () => {
  const { shop, outside, done, hears } = openDeafShop();
  hears(true);
  await books(shop);
  hears(false);
  await books(shop);
  const [first] = outside.events;
  await say(shop, 'cancelar');
  await say(shop, 1);
  await say(shop, 'si');
  expect(done).toEqual([
    { kind: 'create', start: first?.slot.start },
    { kind: 'delete', start: first?.slot.start },
  ]);
});
