import { describe, expect, it } from 'vitest';
import { DAY_MS, ORDER_LIFE_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const OPEN = 'recepcion.conversando';
const FAILED = 'agenda.AGENDA_PAGO_FALLIDO';
const EARLIER = { key: 'pago_fallido', antes: true };

/** A link was sent for the first hour, another hour was chosen, and its link is being made. */
const waiting = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
const making = waiting.after(k.otherTime, k.found({ exact: k.FREE[1]! }), k.accepts);
const failed = making.when(k.notLinked);
const byTheFirst = k.paidOf({ ...failed.order(), attempt: 1 });

describe('a link that could not be made, with another one sent before (PAGOS-9, law 7)', () => {
  it('it is not said that nothing was charged: nobody here knows', () => {
    failed.standsAt(OPEN, FAILED);
    expect(failed.says('pago_fallido')).toBeDefined();
    expect(failed.effect('sendMessage').copy).toEqual(EARLIER);
  });
  it('nor when the next try fails as well: the first link is not forgotten by the third attempt', () => {
    const thrice = failed.after(k.retries, k.notLinked);
    expect(thrice.order()).toMatchObject({ attempt: 3, linkBefore: true });
    expect(thrice.effect('sendMessage').copy).toEqual(EARLIER);
    thrice.when(k.paidOf({ ...thrice.order(), attempt: 1 })).owes('say pago_recibido', 'createEvent');
  });
  it('a voucher that is under way by the first one is still so: a card refused by the next is no refusal of all', () => {
    const voucher = waiting.when(k.paidOf(waiting.order(), { paymentId: 'voucher', status: 'pending' }));
    const second = voucher.after(k.otherTime, k.found({ exact: k.FREE[1]! }), k.accepts, k.linked);
    expect(second.order()).toMatchObject({ attempt: 2, payments: [{ status: 'pending' }] });
    second.when(k.paidOf(second.order(), { paymentId: 'card', status: 'rejected' })).owes();
    waiting.when(k.paidOf(waiting.order(), { paymentId: 'card', status: 'rejected' })).owes('say pago_rechazado');
  });
  it('the first link of all cannot have been paid', () => {
    const first = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts);
    expect(first.when(k.notLinked).effect('sendMessage').copy).toEqual({ key: 'pago_fallido' });
    const again = first.after(k.notLinked, k.retries, k.notLinked);
    expect(again.effect('sendMessage').copy).toEqual({ key: 'pago_fallido' });
  });
  it('the same in payments, for as long as a link that ran out may be credited', () => {
    const ranOut = k
      .given()
      .after(k.wantsPayment('corte'), k.accepts, k.linked)
      .later(ORDER_LIFE_MS)
      .when(k.fired('orden'));
    const anew = [k.wantsPayment('color'), k.accepts, k.notLinked];
    expect(ranOut.after(...anew).effect('sendMessage').copy).toEqual(EARLIER);
    expect(
      ranOut
        .later(7 * DAY_MS)
        .after(...anew)
        .effect('sendMessage').copy,
    ).toEqual({ key: 'pago_fallido' });
  });
  it('paid by the earlier one, the hour that was chosen since is booked', () => {
    const paid = failed.when(byTheFirst).owes('say pago_recibido', 'createEvent');
    expect(paid.write('appointment.book').appointment.slot).toEqual(k.FREE[1]);
  });
  it.each([
    ['salir', failed, k.exits()],
    ['a no', failed, k.rejects],
    ['salir, while it is being made', making, k.exits()],
  ])('left by %s, the earlier one is not to be paid, and pays no hour whose link never came', (_how, where, event) => {
    const left = where.when(event).owes('say link_dejado', 'say salida').standsAt(OPEN);
    expect(left.order()).toMatchObject({ status: 'open', dropped: true });
    const paid = left.when(byTheFirst).owes('say pago_sin_turno', 'say pasando_a_persona', 'openHandoff');
    expect(paid.talk.world.appointments).toEqual([]);
  });
  it('left with no other one sent, nothing is to be said of a link', () => {
    const first = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts);
    first.after(k.notLinked, k.exits()).owes('say salida').writes('slot.release');
  });
  it('what is said to be paid by it, people look for', () => {
    const claimed = making.after(k.notLinked, k.claimsPayment, k.exits());
    claimed.owes('openHandoff', 'say link_dejado', 'say salida');
  });
});
