import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** A deposit whose booking was cancelled counts for the next one as far as it goes, at what that costs by then (AGENDA-16). */

const CORTE = { servicio: 'corte' };
const SOON = k.slot(120);
const whole = (tenant: Tenant): Tenant => ({
  ...tenant,
  booking: { ...tenant.booking, paymentBeforeBooking: 'full' },
});
const at = (priceMinor: number) => (tenant: Tenant) => ({
  ...tenant,
  services: tenant.services.map((one) => ({ ...one, priceMinor })),
});
const cancelledOf = (tenant: Tenant) =>
  k
    .given({ tenant })
    .after(k.wantsBooking(CORTE), k.found({ exact: k.slot(96) }), k.accepts, k.linked, k.paid(), k.written())
    .after(k.wantsCancel(), k.accepts, k.written('deleteEvent'), k.deskOpened, k.returned);
const cancelled = cancelledOf(k.deposit);
const money = cancelled.order();
const again = [k.wantsBooking(CORTE), k.found({ exact: SOON })];

describe('the deposit of a cancelled booking', () => {
  it('books nothing whose whole price is due first: what is missing is told, and a person sees to it', () => {
    const told = cancelled.changed(whole).after(...again);
    told.owes('say pago_ya_acreditado', 'say pasando_a_persona', 'openHandoff');
    told.says('pago_ya_acreditado', { missingMinor: 10_000 - money.amountMinor });
    expect(told.effect('openHandoff').handoff.order).toMatchObject({ id: money.id, status: 'paid' });
    expect(told.talk.world.appointments).toEqual([]);
  });
  it('the same once more: nobody is asked for the whole beside it', () => {
    const twice = cancelled.changed(whole).after(...again, k.deskOpened, k.returned, ...again);
    twice.owes('say pago_ya_acreditado', 'say pasando_a_persona', 'openHandoff');
  });
  it('of the same price still, it is the deposit of the next one', () => {
    const asked = cancelled.after(...again).says('confirmar_turno');
    expect(asked.copies().at(-1)).toMatchObject({ draft: { priceMinor: 10_000 }, paid: { id: money.id } });
  });
  it('is a part where the price has gone up, and with it the deposit', () => {
    cancelled
      .changed(at(30_000))
      .after(...again)
      .says('pago_ya_acreditado', { missingMinor: 30_000 - money.amountMinor });
  });
  it('holds no price: cheaper by now, the next one costs that', () => {
    const asked = cancelled.changed(at(8_000)).after(...again);
    expect(asked.copies().at(-1)).toMatchObject({ draft: { priceMinor: 8_000 }, paid: { id: money.id } });
    expect(asked.after(k.accepts, k.written()).talk.world.appointments[0]).toMatchObject({ priceMinor: 8_000 });
  });
});

it('what was paid whole is owed nothing of a rise since, as before', () => {
  const asked = cancelledOf(whole(k.deposit))
    .changed(at(30_000))
    .after(...again)
    .says('confirmar_turno');
  expect(asked.copies().at(-1)).toMatchObject({ draft: { priceMinor: 10_000 } });
});

describe('"ya pagaste", and the money is given back before the yes', () => {
  const asked = cancelled.after(...again);
  const back = asked.when(k.paid('refunded')).owes('say pago_devuelto');
  it('the yes makes no link: it is asked anew, with what is to be paid first (PAGOS-7)', () => {
    const anew = back.when(k.accepts).owes('say turno_cambio', 'say pagar_antes');
    anew.when(k.accepts).owes('createLink');
  });
  it('where nothing is due first any more it is asked anew, too', () => {
    const none = (tenant: Tenant): Tenant => ({
      ...tenant,
      booking: { ...tenant.booking, paymentBeforeBooking: 'none' },
    });
    const waiting = k.given({ tenant: k.deposit }).after(...again, k.accepts, k.linked);
    const elsewhere = waiting.after(k.otherTime, k.found()).changed(none).after(k.paid(), k.picks(2));
    elsewhere.says('confirmar_turno');
    elsewhere.after(k.paid('refunded'), k.accepts).owes('say turno_cambio', 'say confirmar_turno');
  });
  it('asked with nothing paid, the yes stands', () => {
    k.given()
      .after(...again, k.accepts)
      .owes('createEvent');
  });
});
