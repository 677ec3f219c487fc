import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const inDollars = (tenant: Tenant): Tenant => ({ ...tenant, currency: 'USD' });
const sent = k.given({ tenant: k.deposit }).after(k.wantsPayment('corte'), k.accepts, k.linked);
const chosen = [k.wantsBooking(CORTE), k.found(), k.picks(1)];

describe('money that came before its booking (AGENDA-16)', () => {
  it('counts in its own currency', () => {
    sent
      .after(k.paid(), ...chosen)
      .says('confirmar_turno')
      .standsAt('recepcion.conversando', 'agenda.AGENDA_CONFIRMANDO_TURNO');
  });
  it('pays nothing that costs as much in another one, after the tenants file has changed', () => {
    sent
      .when(k.paid())
      .changed(inDollars)
      .after(...chosen)
      .says('pagar_antes');
  });
  it('nor does its open link become the booking’s', () => {
    const whole: Tenant = { ...k.deposit, booking: { ...k.deposit.booking, paymentBeforeBooking: 'full' } };
    const before = k.given({ tenant: whole }).after(k.wantsPayment('corte'), k.accepts, k.linked);
    const { id } = before.order();
    expect(before.after(...chosen, k.accepts).order().id).toBe(id);
    expect(
      before
        .changed(inDollars)
        .after(...chosen, k.accepts)
        .order().id,
    ).not.toBe(id);
  });
});

describe('“ya pagué”, and another link for the same (PAGOS-5)', () => {
  it('stays said of an order whose link came only at the second try', () => {
    const again = k
      .given()
      .after(k.wantsPayment('corte'), k.accepts, k.notLinked, k.claimsPayment)
      .after(k.retries, k.linked);
    expect(again.order()).toMatchObject({ status: 'claimed', attempt: 2 });
  });
  it('a new one that nobody spoke of is open', () => {
    expect(k.given().after(k.wantsPayment('corte'), k.accepts, k.linked).order().status).toBe('open');
  });
});

describe('an appointment that is cancelled, of which somebody said that it is paid (PAGOS-5)', () => {
  const claimed = k
    .given({ appointments: [k.appointment('a1', 3)] })
    .after(k.wantsPayment('corte'), k.accepts, k.linked, k.claimsPayment);
  it('is looked for though its link ran out a moment before', () => {
    const late = claimed.later(31 * 60_000).after(k.wantsCancel(), k.accepts, k.written('deleteEvent'));
    late.owes('say turno_cancelado', 'openHandoff', 'say link_dejado');
    expect(late.order()).toMatchObject({ status: 'claimed', dropped: true });
  });
});
