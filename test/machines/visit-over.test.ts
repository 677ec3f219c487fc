import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

/** Money that comes, or goes, after the visit that it is for (PAGOS-4). */
const OPEN = 'recepcion.conversando';
const mine = k.given({ appointments: [{ ...k.appointment('a1', 2), serviceId: 'color', priceMinor: 3_000_000 }] });
const asked = mine.after(k.wantsPayment('color'), k.accepts, k.linked);
const THREE_DAYS = 3 * DAY_MS;
/** As the appointment is told beside its money. */
const visit = expect.objectContaining({ id: 'a1' }) as never;

describe('a visit is over, and its money moves', () => {
  it('what is paid then is told with its day, and is nobody’s question', () => {
    asked.later(THREE_DAYS).when(k.paid()).standsAt(OPEN).owes('say pago_recibido').says('pago_recibido', { visit });
  });
  it('what is given back then, too', () => {
    asked.when(k.paid()).later(THREE_DAYS).when(k.paid('refunded')).says('pago_devuelto', { visit });
  });
  it('what does not fit is at the desk with the hour of that visit', () => {
    const odd = asked.later(THREE_DAYS).when(k.paid('approved', 9_000_000));
    const { slot } = odd.effect('openHandoff').handoff;
    expect(slot).toEqual(mine.talk.world.appointments[0]?.slot);
  });
  it('before the visit nothing is told differently', () => {
    const [told] = asked.when(k.paid()).owes('say pago_recibido').copies();
    expect(told).not.toHaveProperty('visit');
  });
  it('the desk could not be reached: money of a visit that is over is in nobody’s doubt', () => {
    const later = asked.when(k.paid()).later(THREE_DAYS).when(k.wantsPerson).when(k.deskFailed);
    expect(later.talk.plan.owed.map(({ effect }) => effect.type)).not.toContain('openHandoff');
  });
  it('money that is for no visit still is', () => {
    const ahead = k.given().after(k.wantsPayment('color'), k.accepts, k.linked).when(k.paid()).later(THREE_DAYS);
    const later = ahead.when(k.wantsPerson).when(k.deskFailed);
    expect(later.effect('openHandoff').handoff).toMatchObject({ reason: 'payment' });
  });
});

describe('the deposit of a visit that is over', () => {
  const sure = k
    .given({ tenant: k.deposit })
    .after(k.wantsBooking({ servicio: 'color' }), k.found(), k.picks(1), k.accepts, k.linked);
  const booked = sure.after(k.paid(), k.written());
  it('paid, and a second payment given back again: nothing is booked by it, and nothing said to have no appointment', () => {
    const order = booked.talk.world.orders.at(-1)!;
    const twice = booked.later(40 * DAY_MS).when(k.paidOf(order, { paymentId: 'pay-2', amountMinor: 500 }));
    const back = twice.when(k.paidOf(order, { paymentId: 'pay-2', amountMinor: 500, status: 'refunded' }));
    expect(back.copies().map(({ key }) => key)).toEqual(['pago_devuelto_en_parte']);
  });
});
