import { describe, expect, it } from 'vitest';
import { DAY_MS, type Appointment, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

const [wednesday, thursday] = [k.appointment('a1', 2), k.appointment('a2', 3)];
const { bookingFor: _none, ...loose } = paidOrder('ahead');
/** Paid yesterday, for no appointment. */
const ahead: Order = { ...loose, createdAt: wednesday.bookedAt - DAY_MS };

/** Books one of the service, beside these. */
function booked(...[appointments, orders]: readonly [readonly Appointment[], readonly Order[]]): k.Conversation {
  const wish = k.wantsBooking({ servicio: ahead.serviceId });
  return k.given({ appointments: [...appointments], orders: [...orders] })
    .after(wish, k.found(), k.picks(1), k.accepts, k.written()); // prettier-ignore
}

describe('a payment that was made for no appointment (PAGOS-3)', () => {
  it('is from then on that of the next one of its service, which is no other’s', () => {
    const visit = booked([], [ahead]);
    const { id } = visit.talk.world.appointments[0]!;
    expect(visit.order()).toMatchObject({ id: ahead.id, paysFor: id });
    // The visit is over: nobody sees it any more, and the next one owes what it costs.
    booked([], [{ ...ahead, paysFor: 'simple.c.gone' }]).when(k.asksDue).standsAt('recepcion.conversando', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  }); // prettier-ignore
  it('is that of one that is there already and has no other money', () => {
    expect(booked([wednesday], [ahead]).order().paysFor).toBeUndefined();
    const own: Order = { ...ahead, id: 'simple.c.own', paysFor: wednesday.id };
    expect(
      booked([wednesday], [own, ahead]).talk.world.orders.find(({ id }) => id === ahead.id)?.paysFor,
    ).toBeDefined();
  });
  it('is nobody’s of another service, nor one of long ago', () => {
    expect(booked([], [{ ...ahead, serviceId: 'color' }]).order().paysFor).toBeUndefined();
    const old = { ...ahead, createdAt: wednesday.bookedAt - 31 * DAY_MS };
    expect(booked([], [old]).order().paysFor).toBeUndefined();
  });
});

describe('money that comes after the booking (PAGOS-3)', () => {
  const open: Order = { ...ahead, status: 'expired', payments: [] };
  const after = (...orders: readonly Order[]) =>
    k.given({ appointments: [wednesday, thursday], orders: [...orders, open] }).when(k.paidOf(open)).talk.world.orders;
  it('is that of the soonest that waits for it', () => {
    expect(after().at(-1)).toMatchObject({ id: open.id, status: 'paid', paysFor: wednesday.id });
    const own: Order = { ...ahead, id: 'simple.c.own', paysFor: wednesday.id, createdAt: ahead.createdAt - 1 };
    expect(after(own).at(-1)).toMatchObject({ id: open.id, paysFor: thursday.id });
  });
});
