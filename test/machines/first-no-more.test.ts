import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** The business wanted a deposit first, its link waits, and then the file asks for none: another hour is booked without it (AGENDA-16). */

const none = (tenant: Tenant): Tenant => ({
  ...tenant,
  booking: { ...tenant.booking, paymentBeforeBooking: 'none' },
});
const CORTE = { servicio: 'corte' };
const OTHER = k.FREE[1]!;
const waiting = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
const asking = waiting.changed(none).after(k.otherTime, k.found({ exact: OTHER }));
const link = waiting.order();

describe('an hour that is booked without the link that waits for it', () => {
  const booking = asking.when(k.accepts);
  const booked = booking.when(k.written());
  it('that link asks for nothing any more, and it is said', () => {
    booking.owes('say link_dejado', 'createEvent');
    expect(booking.order()).toMatchObject({ id: link.id, dropped: true });
    expect(booked.talk.world.appointments[0]?.orderId).toBeUndefined();
  });
  it('paid all the same, it has paid that appointment: asked what is due, only the rest is', () => {
    const paid = booked.when(k.paid()).owes('say pago_recibido');
    expect(paid.talk.world.appointments[0]).toMatchObject({ orderId: link.id });
    expect(paid.order().dropped).toBeUndefined();
    paid.when(k.asksDue).owes('say pago_ya_acreditado');
    paid.when(k.asksDue).says('pago_ya_acreditado', { missingMinor: 10_000 - link.amountMinor });
  });
  it('and cancelled, its money is a person’s matter', () => {
    const gone = booked.after(k.paid(), k.wantsCancel(), k.accepts, k.written('deleteEvent'));
    gone.says('pago_sin_turno').standsAt('recepcion.escalando_a_humano');
  });
  it('a part of it paid, the same', () => {
    const part = booked.when(k.paid('approved', 1_000)).owes('say pago_parcial', 'openHandoff');
    expect(part.talk.world.appointments[0]).toMatchObject({ orderId: link.id });
  });
  it.each([
    ['written', k.written()],
    ['told later', k.failed()],
  ])('paid in the seconds that the calendar takes, the same: %s', (_how, answer) => {
    const meanwhile = booking.when(k.paid()).owes('say pago_recibido');
    const done = meanwhile.when(answer);
    expect(done.talk.world.appointments[0]).toMatchObject({ orderId: link.id });
    expect(done.order().dropped).toBeUndefined();
    expect(done.copies().at(-1)).toMatchObject({ paid: { id: link.id } });
  });
  it('paid already for by another link, a second payment of it is a person’s matter', () => {
    const both = booked.after(k.wantsPayment('corte'), k.accepts, k.linked, k.paid());
    both
      .when(k.paidOf(link, { paymentId: 'pay-2' }))
      .says('pago_sin_turno')
      .standsAt('recepcion.escalando_a_humano');
  });
});

describe('what has come of that link, or is on its way', () => {
  it('said to be paid, it is not called off: it pays the appointment when it comes', () => {
    const claimed = waiting
      .when(k.claimsPayment)
      .changed(none)
      .after(k.otherTime, k.found({ exact: OTHER }));
    const booking = claimed.when(k.accepts).owes('createEvent');
    const booked = booking.when(k.written());
    expect(booked.order()).toMatchObject({ status: 'claimed' });
    expect(booked.when(k.paid()).talk.world.appointments[0]).toMatchObject({ orderId: link.id });
  });
  it('a part of it is told with the question, and goes with the appointment', () => {
    const part = waiting
      .when(k.paid('approved', 1_000))
      .changed(none)
      .after(k.otherTime, k.found({ exact: OTHER }));
    part.says('confirmar_turno');
    expect(part.copies().at(-1)).toMatchObject({ paid: { id: link.id } });
    const booked = part.after(k.accepts, k.written());
    expect(booked.talk.world.appointments[0]).toMatchObject({ orderId: link.id });
  });
  it('with the rule as it was, another link is asked for and the old one goes, as before', () => {
    waiting.after(k.otherTime, k.found({ exact: OTHER })).says('pagar_antes');
  });
});
