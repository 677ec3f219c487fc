/** Deeds on one calendar event happen in the order in which they were decided, whatever fails: the last one stands. */
import { describe, expect, it } from 'vitest';
import { ServiceFailure, StoreUnavailable } from '../../src/errors.ts';
import type { CalendarEvent, CalendarPort } from '../../src/ports.ts';
import { createOutside } from '../../src/simulator/outside.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { conversationOf, openShop, tapOn } from '../simulator/shop.ts';

const STEP_MS = 500;
const MINUTE_MS = 60_000;
/** Longer than the three tries that a customer waits through, where each is refused at once. */
const GIVEN_UP_MS = 3_000;
/** So often a customer's own booking is tried. */
const TRIES = 3;

const BOOKS = ['quiero un turno corte', 1, 'si'] as const;

type Deed = 'create' | 'move' | 'delete';
/** Of a calendar that is asked to write: it answers, it is silent, does it and is not heard, or says that it cannot. */
type Mood = 'well' | 'silent' | 'unheard' | 'down';

/** A shop with a moody calendar and a store that may refuse to write, ana, who writes to it, and another process of it. */
function openMoodyShop() {
  const real = createMemoryStore();
  const outside = createOutside({ onSent: () => undefined, onHandoff: () => undefined, refuses: () => now.full });
  const { calendar } = outside.ports;
  const now: { mood: Mood; refusals: number; full: boolean; held: boolean; dead: boolean } = {
    ...{ mood: 'well', refusals: 0, full: false, held: false, dead: false },
  };
  const done: [Deed, number][] = [];
  const writing =
    (deed: 'create' | 'move') =>
    (event: CalendarEvent): ReturnType<CalendarPort['create']> => {
      if (now.mood === 'silent') return new Promise(() => undefined);
      if (now.mood === 'down' || (now.refusals -= 1) >= 0) {
        return Promise.reject(new ServiceFailure('down', { retryable: true }));
      }
      done.push([deed, event.slot.start]);
      return heard(calendar[deed](event));
    };
  const heard = async <T>(answer: Promise<T>): Promise<T> => {
    const said = await answer;
    return now.mood === 'unheard' ? new Promise(() => undefined) : said;
  };
  const moody: CalendarPort = {
    ...calendar,
    create: writing('create'),
    move: writing('move'),
    delete: (event) => {
      done.push(['delete', event.slot.start]);
      return heard(calendar.delete(event));
    },
  };
  const refused = () => Promise.reject(new StoreUnavailable('held'));
  const options = {
    settings: { quietMs: 20 },
    outside: { ...outside, ports: { ...outside.ports, calendar: moody } },
  };
  const first = openShop({
    ...options,
    store: {
      ...real,
      commit: (turn) => (now.held ? refused() : real.commit(turn)),
      settle: (...settlement) => (now.dead ? refused() : real.settle(...settlement)),
      owed: (id) => (now.dead ? refused() : real.owed(id)),
      load: (...asked) => (now.dead ? refused() : real.load(...asked)),
    },
  });
  let shop = first;
  let said = 0;
  /** One after the other: words, or the number of a row or button. */
  const says = async (...words: readonly (string | number)[]): Promise<void> => {
    for (const what of words) {
      const content = typeof what === 'string' ? what : tapOn(shop.last('ana'), what);
      await shop.say('ana', `m${(said += 1)}`, content);
      await shop.pass(STEP_MS);
    }
  };
  return {
    ...{ now, done },
    pass: (ms: number) => shop.pass(ms),
    /** Ana books, the process dies while the calendar is silent, and another one goes on. */
    diesBooking: async () => {
      now.mood = 'silent';
      await says(...BOOKS);
      now.dead = true;
      shop = openShop({ ...options, store: real, clock: first.clock, by: 'b' });
      shop.engine.start();
      now.mood = 'well';
    },
    says,
    /** Starts that the store has booked, and those that stand in the calendar. */
    booked: async () => {
      const { appointments } = await real.load(conversationOf(shop.tenant, 'ana'), 0);
      return appointments.map(({ slot }) => slot.start);
    },
    last: () => shop.last('ana')?.text ?? '',
    told: () => outside.handoffs.size,
    written: () => outside.events.map(({ slot }) => slot.start),
    claimed: () => {
      const calendars = shop.tenant.professionals.map(({ id }) => id);
      const at = shop.clock.now();
      return real.claims({ tenant: shop.tenant.id, calendars, from: 0, to: at * 2, at });
    },
  };
}

describe('while nobody knows whether a new event was written', () => {
  it('its move waits', async () => {
    const { done, says, diesBooking, pass, booked, written } = openMoodyShop();
    await diesBooking();
    await says('mover', 2, 'si');
    expect(done).toEqual([]);
    await pass(MINUTE_MS);
    expect(done.map(([deed]) => deed)).toEqual(['create', 'move']);
    expect(done[0]?.[1]).not.toBe(done[1]?.[1]);
    expect(written()).toEqual(await booked());
  });

  it('its cancellation waits', async () => {
    const { done, says, diesBooking, pass, booked, written } = openMoodyShop();
    await diesBooking();
    await says('cancelar', 'si');
    expect(done).toEqual([]);
    await pass(MINUTE_MS);
    expect(done.map(([deed]) => deed)).toEqual(['create', 'delete']);
    expect([await booked(), written()]).toEqual([[], []]);
  });

  it('a deed on another event does not wait', async () => {
    const { now, done, says } = openMoodyShop();
    await says(...BOOKS);
    const [first] = done;
    now.mood = 'down';
    await says(...BOOKS);
    await says('cancelar', 1, 'si');
    expect(done).toEqual([first, ['delete', first?.[1]]]);
  });
});

describe('a booking that the calendar is told of later', () => {
  it('does not hold up its move, and is told as it then stands', async () => {
    const { now, done, says, pass, booked, written } = openMoodyShop();
    now.mood = 'down';
    await says(...BOOKS);
    await pass(GIVEN_UP_MS);
    await says('mover', 2);
    now.mood = 'well';
    await says('si');
    expect(done[0]?.[0]).toBe('move');
    await pass(60 * MINUTE_MS);
    expect(done.map(([deed]) => deed)).toEqual(['move', 'create']);
    expect(written()).toEqual(await booked());
  });

  it('waits for the turn that hears of the move, where both were owed together', async () => {
    const { now, done, says, pass, booked, written } = openMoodyShop();
    // The move itself is refused once, so that it waits beside the booking that was given up.
    now.refusals = TRIES + 1;
    await says(...BOOKS, 'mover', 2, 'si');
    await pass(60 * MINUTE_MS);
    expect(done.map(([deed]) => deed)).toEqual(['move', 'create']);
    expect(written()).toEqual(await booked());
  });

  it('does not hold up its cancellation, and what an earlier try may have written goes', async () => {
    const { now, done, says, pass, booked, written } = openMoodyShop();
    now.mood = 'down';
    await says(...BOOKS);
    await pass(GIVEN_UP_MS);
    await says('cancelar', 'si');
    now.mood = 'well';
    await pass(60 * MINUTE_MS);
    expect(done.map(([deed]) => deed)).toEqual(['delete', 'delete']);
    expect([await booked(), written()]).toEqual([[], []]);
  });
});

it('a move and a cancellation whose answers come together leave no time taken', async () => {
  const { now, done, says, pass, booked, written, claimed } = openMoodyShop();
  await says(...BOOKS);
  now.mood = 'silent';
  await says('mover', 2, 'si', 'cancelar', 'si');
  now.mood = 'well';
  now.held = true;
  await pass(GIVEN_UP_MS * 5);
  expect(done.map(([deed]) => deed)).toEqual(['create', 'move', 'delete']);
  now.held = false;
  await pass(MINUTE_MS);
  expect([await booked(), written(), await claimed()]).toEqual([[], [], []]);
});

describe('a change that is done, not heard of and given up', () => {
  /** The third try is under way; a little later it is given up. */
  const TRIED_MS = 9_000;
  const UNHEARD_MS = 3_000;

  it.each([
    ['a move', ['mover', 2, 'si']],
    ['a cancellation', ['cancelar', 'si']],
  ] as const)('%s: what the customer reads comes true in the calendar', async (_what, words) => {
    const { now, says, pass, booked, written, last } = openMoodyShop();
    await says(...BOOKS);
    const before = await booked();
    now.mood = 'unheard';
    await says(...words);
    await pass(TRIED_MS);
    expect(written()).not.toEqual(before);
    await pass(UNHEARD_MS);
    expect(last()).toMatch(new RegExp(`_fallida \\S+ ${before[0] ?? 0}`));
    now.mood = 'well';
    await pass(MINUTE_MS);
    expect([await booked(), written()]).toEqual([before, before]);
  });

  it('a move that is tried again and heard stands, and is not put back', async () => {
    const { now, says, pass, booked, written } = openMoodyShop();
    await says(...BOOKS);
    const before = await booked();
    now.mood = 'unheard';
    await says('mover', 2, 'si');
    await pass(TRIED_MS + UNHEARD_MS);
    now.mood = 'well';
    await says('si');
    await pass(60 * MINUTE_MS);
    expect(await booked()).not.toEqual(before);
    expect(written()).toEqual(await booked());
  });

  it('a cancellation that is tried again and heard leaves nothing', async () => {
    const { now, says, pass, booked, written } = openMoodyShop();
    await says(...BOOKS);
    now.mood = 'unheard';
    await says('cancelar', 'si');
    await pass(TRIED_MS + UNHEARD_MS);
    now.mood = 'well';
    await says('si');
    await pass(60 * MINUTE_MS);
    expect([await booked(), written()]).toEqual([[], []]);
  });

  it('where somebody has taken that time in the calendar, people hear of it', async () => {
    const { now, says, pass, told } = openMoodyShop();
    await says(...BOOKS);
    now.mood = 'unheard';
    await says('mover', 2, 'si');
    await pass(TRIED_MS);
    now.full = true;
    now.mood = 'well';
    await pass(MINUTE_MS);
    expect(told()).toBe(1);
  });
});
