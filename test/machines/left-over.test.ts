import { describe, it } from 'vitest';
import { DAY_MS, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

const [wednesday, thursday] = [k.appointment('a1', 2), k.appointment('a2', 3)];
const { bookingFor: _none, ...anyMoney } = paidOrder('a0');
/** Paid before either was booked, for no appointment. */
const ahead: Order = { ...anyMoney, createdAt: wednesday.bookedAt - DAY_MS };
/** Of this appointment; it ran out. */
function ranOutFor(paysFor: string): Order {
  const { bookingFor: _slot, ...order } = paidOrder('link');
  return { ...order, paysFor, status: 'expired', payments: [], createdAt: wednesday.bookedAt + 1 };
}
function paidLate(order: Order, ...others: readonly Order[]): k.Conversation {
  const both = { appointments: [wednesday, thursday], orders: [...others, order] };
  return k.given(both).when(k.paidOf(order));
}

describe('a link that ran out is credited late (PAGOS-3, PAGOS-4)', () => {
  it('its appointment has no other money: it is paid', () => {
    paidLate(ranOutFor('a1')).owes('say pago_recibido');
  });
  it('money that was there before pays the soonest one: with this, both of the service are paid', () => {
    paidLate(ranOutFor('a1'), ahead).owes('say pago_recibido');
    paidLate(ranOutFor('a2'), ahead).owes('say pago_recibido');
  });
  it('its appointment is paid by a link of its own: people see to it, whatever the others owe', () => {
    const own: Order = { ...ahead, id: 'simple.c.own', paysFor: 'a1', createdAt: wednesday.bookedAt + 2 };
    paidLate(ranOutFor('a1'), own).says('pago_sin_turno', { booked: wednesday });
  });
  it('it was asked for no appointment, and one waits for money: it is that one’s', () => {
    const { paysFor: _cita, ...loose } = ranOutFor('a1');
    const newer: Order = { ...ahead, id: 'simple.c.own', paysFor: 'a1', createdAt: wednesday.bookedAt + 2 };
    paidLate(loose, newer).owes('say pago_recibido');
    const other: Order = { ...newer, id: 'simple.c.other', paysFor: 'a2' };
    paidLate(loose, newer, other).says('pago_sin_turno');
  });
});
