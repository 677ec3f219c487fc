import { describe, expect, it } from 'vitest';
import { DAY_MS, type Appointment, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

/** A paid appointment is cancelled: its money is that of one other, or free for the next, and never of two (PAGOS-3). */
const [tuesday, wednesday, thursday] = [k.appointment('a1', 1), k.appointment('a2', 2), k.appointment('a3', 3)];
const { bookingFor: _none, ...loose } = paidOrder('money');
/** Paid by a link for Tuesday's. */
const money: Order = { ...loose, paysFor: tuesday.id };
const open: Order = {
  ...money,
  id: 'simple.c.open',
  status: 'open',
  payments: [],
  link: 'https://pay.example/2',
  expiresAt: thursday.slot.start,
};

function cancelled(appointments: readonly Appointment[], orders: readonly Order[] = [money]): k.Conversation {
  return k
    .given({ appointments: [...appointments], orders: [...orders] })
    .after(k.wantsCancel(), k.picks(1), k.accepts, k.written('deleteEvent'));
}
function orderOf(talk: k.Conversation, { id }: Order = money): Order | undefined {
  return talk.talk.world.orders.find((o) => o.id === id);
}

describe('a paid appointment is cancelled, and another of its service waits for money', () => {
  const after = cancelled([tuesday, wednesday, thursday]);
  it('the soonest has it, in writing, and it is said; nobody is called', () => {
    expect(orderOf(after)).toMatchObject({ paysFor: wednesday.id });
    expect(orderOf(after)).not.toHaveProperty('freeSince');
    after.owes('say turno_cancelado', 'say pago_pasa_a_otro').says('pago_pasa_a_otro', { appointment: wednesday });
  });
  it('that visit over, the one after it is to be paid', () => {
    const later = after.later(thursday.slot.start - after.talk.world.at - 1000);
    later.when(k.asksDue).standsAt('recepcion.conversando', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  });
  it('cancelled as well, it goes on once more', () => {
    const again = after.after(k.wantsCancel(), k.picks(1), k.accepts, k.written('deleteEvent'));
    expect(orderOf(again)).toMatchObject({ paysFor: thursday.id });
  });
  it('one that has a link of its own comes after one that has none', () => {
    const linked = cancelled([tuesday, wednesday, thursday], [money, { ...open, paysFor: wednesday.id }]);
    expect(orderOf(linked)).toMatchObject({ paysFor: thursday.id });
    expect(orderOf(linked, open)).toMatchObject({ paysFor: wednesday.id });
    expect(orderOf(linked, open)?.dropped).toBeUndefined();
  });
  it('where each has a link of its own, that of the one that is paid now is void', () => {
    const other: Order = { ...open, id: 'simple.c.other', createdAt: open.createdAt - 1, paysFor: thursday.id };
    const linked = cancelled([tuesday, wednesday, thursday], [other, money, { ...open, paysFor: wednesday.id }]);
    expect(orderOf(linked)).toMatchObject({ paysFor: wednesday.id });
    expect(orderOf(linked, open)?.dropped).toBe(true);
    expect(orderOf(linked, other)?.dropped).toBeUndefined();
  });
});

describe('a paid appointment is cancelled, and nothing waits for its money', () => {
  it.each([
    ['of another service', { ...wednesday, serviceId: 'color' }],
    ['of another currency', { ...wednesday, currency: 'USD' }],
    ['that costs nothing', { ...wednesday, priceMinor: 0 }],
  ] as const)('one %s has it not: it is free from that day on, and a person hears of it', (_how, other) => {
    const after = cancelled([tuesday, other]);
    expect(orderOf(after)?.freeSince).toBeGreaterThan(money.createdAt);
    expect(orderOf(after)).not.toHaveProperty('paysFor');
    after.says('pago_sin_turno');
  });
  it('the next booking has it within thirty days of the cancellation, however long ago it was paid', () => {
    const old: Order = { ...money, createdAt: tuesday.bookedAt - 60 * DAY_MS };
    const free = cancelled([tuesday, { ...wednesday, serviceId: 'color' }], [old]).after(k.deskOpened, k.returned);
    const book = (talk: k.Conversation) =>
      talk.after(
        k.wantsBooking({ servicio: money.serviceId }),
        k.found({ exact: k.slot(24 * 40) }),
        k.accepts,
        k.written(),
      );
    const booked = orderOf(book(free.later(20 * DAY_MS)), old);
    expect(booked?.paysFor).toBeDefined();
    expect(booked).not.toHaveProperty('freeSince');
    expect(orderOf(book(free.later(31 * DAY_MS)), old)?.paysFor).toBeUndefined();
  });
});
