/** Which orders the next turn looks at: what the machines can still mean, and not what is long done. */
import { describe, expect, it } from 'vitest';
import {
  LOOSE_MONEY_SEEN_MAX,
  ORDERS_PER_DAY_MAX,
  ORDERS_SEEN_MAX,
  ORDERS_SEEN_NEWEST,
  AHEAD_MS,
  ORDER_SEEN_MS,
  DAY_MS,
  PAST_VISITS_MAX,
  ordersInSight,
  type Appointment,
  type Order,
} from '../../src/domain.ts';
import * as k from './kit.ts';

const { world } = k.given().talk;
const { at } = world;
const YEAR = 365 * DAY_MS;

function order(id: string, ageMs: number, more: Partial<Order> = {}): Order {
  const createdAt = at - ageMs;
  return {
    ...{ id, tenant: world.tenant.id, conversation: world.conversation, serviceId: 'corte' },
    ...{ amountMinor: 100, currency: 'ARS', status: 'expired', attempt: 1, payments: [], createdAt },
    ...{ expiresAt: createdAt, ...more },
  };
}

function paid(id: string, ageMs: number, more: Partial<Order> = {}): Order {
  const fact = { paymentId: id, provider: 'sandbox', reference: `${id}:1`, amountMinor: 100, currency: 'ARS' };
  return order(id, ageMs, { status: 'paid', payments: [{ ...fact, status: 'approved' }], ...more });
}

/** Of so many days from now; negative: over. */
function visit(id: string, days: number, orderId?: string): Appointment {
  return { ...k.appointment(id, days), ...(orderId === undefined ? {} : { orderId }) };
}

/** Newer ones, of which nothing can come. */
const NEWER = Array.from({ length: ORDERS_SEEN_NEWEST }, (_, i) => order(`newer${i}`, ORDER_SEEN_MS + i));

function seen(orders: readonly Order[], more: Partial<Parameters<typeof ordersInSight>[1]> = {}): string[] {
  const all = ordersInSight([...orders, ...NEWER], { appointments: [], frames: [], at, ...more });
  return all.map(({ id }) => id).filter((id) => !id.startsWith('newer'));
}

describe('orders that a turn looks at', () => {
  it.each([
    ['can be paid', order('one', YEAR, { status: 'open' })],
    ['is said to be paid', order('one', YEAR, { status: 'claimed' })],
    ['keeps an hour for a while yet', order('one', YEAR, { status: 'partially_paid', expiresAt: at + 1 })],
    ['is of this month', order('one', ORDER_SEEN_MS - 1)],
    ['lost its appointment this month, however long ago it was paid', paid('one', YEAR, { freeSince: at - DAY_MS })],
    ['has money that is of nothing', paid('one', YEAR)],
  ])('one that %s', (_what, one) => {
    expect(seen([one])).toEqual(['one']);
  });
  it('and none that ran out long ago, or was paid for a booking of which nothing is known any more', () => {
    expect(seen([order('one', YEAR), paid('two', YEAR, { paysFor: 'gone' })])).toEqual([]);
  });
  it('those of appointments to come, booked with them or named by them, though a year has passed', () => {
    const orders = [paid('with', YEAR, { paysFor: 'before' }), paid('names', YEAR, { paysFor: 'dos' })];
    expect(seen(orders, { appointments: [visit('uno', 3, 'with'), visit('dos', 4)] }).sort()).toEqual([
      'names',
      'with',
    ]);
  });
  it('those of the last visits, and of those before not one, how new it may be', () => {
    const days = Array.from({ length: PAST_VISITS_MAX + 5 }, (_, i) => i + 1);
    const orders = days.map((day) => paid(`o${day}`, day * DAY_MS, { paysFor: `v${day}` }));
    const appointments = days.map((day) => visit(`v${day}`, -day)).sort((a, b) => a.slot.start - b.slot.start);
    expect(seen(orders, { appointments })).toEqual(
      days
        .slice(0, PAST_VISITS_MAX)
        .reverse()
        .map((day) => `o${day}`),
    );
  });
  it('one that an open flow names, however old', () => {
    const frames = [
      {
        machine: 'agenda',
        version: 1,
        snapshot: { value: 'x', status: 'active' as const, context: { orderId: 'one' } },
      },
    ];
    expect(seen([order('one', YEAR), order('on', YEAR)], { frames })).toEqual(['one']);
  });
  it('of money that is of nothing the newest', () => {
    const orders = Array.from({ length: LOOSE_MONEY_SEEN_MAX + 3 }, (_, i) => paid(`o${i}`, YEAR - i));
    expect(seen(orders)).toEqual(orders.slice(3).map(({ id }) => id));
  });
  it('never more than the most, those that something waits for before all others', () => {
    const many = Array.from({ length: 10 * ORDERS_SEEN_MAX }, (_, i) => order(`n${i}`, DAY_MS - i));
    const one = order('one', YEAR, { status: 'open' });
    const all = ordersInSight([...many, one], { appointments: [], frames: [], at });
    expect(all).toHaveLength(ORDERS_SEEN_MAX);
    expect([all[0]?.id, all.at(-1)?.id]).toEqual(['one', many.at(-1)?.id]);
  });
  it('all that a day makes, and as long as money paid ahead counts', () => {
    expect(ORDERS_SEEN_MAX).toBeGreaterThanOrEqual(ORDERS_PER_DAY_MAX);
    expect(ORDER_SEEN_MS).toBeGreaterThanOrEqual(AHEAD_MS);
  });
});
