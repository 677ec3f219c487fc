import { describe, expect, it } from 'vitest';
import { granuleKeys, type Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const LUCIA = { relation: 'hermana', name: 'Lucía' } as const;
const MINUTE_MS = 60_000;
const WAITING = 'agenda.AGENDA_ESPERANDO_PAGO';
const CONFIRMING = 'agenda.AGENDA_CONFIRMANDO_TURNO';
const OPEN = 'recepcion.conversando';

/** The link of the first free hour has run out; nothing is open. */
const ranOut = k
  .given({ tenant: k.deposit })
  .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked)
  .later(31 * MINUTE_MS)
  .when(k.fired('orden'));
const first = ranOut.order();
const oneMore = k.wantsOneMore(CORTE);
const anew = [k.wantsBooking(CORTE), k.found(), k.picks(3)];
const dearer = (tenant: Tenant): Tenant => ({
  ...tenant,
  services: tenant.services.map((service) => ({ ...service, priceMinor: service.priceMinor * 2 })),
});

describe('the link of an hour that was left is credited late, and another hour is being booked (AGENDA-16)', () => {
  it('its own link waits: that one is void, and the hour that is held is booked with the money', () => {
    const waiting = ranOut.after(...anew, k.accepts, k.linked).standsAt(OPEN, WAITING);
    const own = waiting.order();
    const paid = waiting.when(k.paidOf(first)).owes('say link_dejado', 'say pago_recibido', 'createEvent');
    const booked = paid.write('appointment.book').appointment;
    expect(booked).toMatchObject({ orderId: first.id, slot: own.bookingFor?.slot });
    const orders = paid.talk.world.orders;
    expect(orders.find((o) => o.id === own.id)).toMatchObject({ status: 'open', dropped: true });
    expect(orders.find((o) => o.id === first.id)?.bookingFor).toMatchObject({
      appointmentId: booked.id,
      slot: booked.slot,
    });
  });
  it('its link is being made: it is never sent', () => {
    const making = ranOut.after(...anew, k.accepts);
    making.after(k.paidOf(first), k.linked).owes();
  });
  it('it is to be confirmed: it is asked again, paid, and booked by a yes only', () => {
    const asked = ranOut.after(...anew, k.paidOf(first));
    asked.owes('say pago_recibido', 'say confirmar_turno').standsAt(OPEN, CONFIRMING);
    asked.when(k.accepts).owes('createEvent');
  });
  it('another hour is looked for with its own link open: that one is void', () => {
    const looking = ranOut.after(...anew, k.accepts, k.linked, k.otherTime, k.found());
    const own = looking.order();
    const paid = looking
      .when(k.paidOf(first))
      .owes('say link_dejado', 'say pago_recibido')
      .writes('order.put', 'order.put');
    expect(paid.talk.world.orders.find((o) => o.id === own.id)).toMatchObject({ dropped: true });
  });
  it('it costs another price by now: each is booked for itself, and none is dropped', () => {
    const waiting = ranOut.changed(dearer).after(...anew, k.accepts, k.linked);
    const paid = waiting.when(k.paidOf(first)).owes('say pago_recibido', 'createEvent');
    expect(paid.write('appointment.book').appointment.slot).toEqual(first.bookingFor?.slot);
    const done = paid
      .when(k.written())
      .owes('say turno_confirmado', 'say esperando_pago_turno')
      .standsAt(OPEN, WAITING);
    done.after(k.paid(), k.written()).says('turno_confirmado');
  });
});

describe('a link that was sent before the booking is paid, though it is void by now', () => {
  it('another hour is to be confirmed: the link of the booking is void in its turn, and nobody pays twice', () => {
    const ahead = k.given({ tenant: k.deposit }).after(k.wantsPayment('corte'), k.accepts, k.linked);
    const before = ahead.order();
    const own = ahead.after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
    const asked = own.after(k.otherTime, k.found(), k.picks(3), k.paidOf(before));
    asked.owes('say link_dejado', 'say pago_recibido', 'say confirmar_turno');
    expect(asked.talk.world.orders.find((o) => o.id === own.order().id)).toMatchObject({ dropped: true });
    expect(asked.context('agenda').orderId).toBe(before.id);
  });
});

describe('late money in the middle of another booking (AGENDA-16, CONV-6)', () => {
  const open = ranOut.after(k.wantsBooking({ servicio: 'color' }), k.found(), k.picks(3)).standsAt(OPEN, CONFIRMING);
  it('books its hour below the question, which stands and is asked again', () => {
    const paid = open.when(k.paidOf(first)).owes('say pago_recibido', 'createEvent');
    const done = paid.when(k.written()).owes('say turno_confirmado', 'say pagar_antes').standsAt(OPEN, CONFIRMING);
    done.when(k.accepts).owes('createLink');
    expect(done.talk.world.appointments).toHaveLength(1);
  });
  it('the booking that is open is left meanwhile: it is told as any other', () => {
    const left = open.after(k.paidOf(first), k.rejects, k.exits());
    left.when(k.written()).says('turno_confirmado').standsAt('recepcion.evento_creado');
  });
  it('what waits behind the booking that is open goes on waiting', () => {
    const waits = open.when(oneMore);
    const before = waits.context('recepcion').sigue;
    expect(before).toHaveLength(1);
    const done = waits.after(k.paidOf(first), k.written());
    expect(done.context('recepcion').sigue).toEqual(before);
    expect(done.copies().map(({ key }) => key)).not.toContain('ahora_sigue');
  });
  it('its calendar refuses: people are told in the background, and the question stands', () => {
    const refused = open.after(k.paidOf(first), k.refused()).standsAt(OPEN, CONFIRMING);
    refused.owes('say pago_tarde_sin_turno', 'openHandoff', 'say pagar_antes');
    expect(refused.effect('openHandoff')).toMatchObject({
      background: true,
      handoff: { reason: 'order_without_slot', order: { id: first.id } },
    });
  });
  it('its hour is held for somebody else by now: that hold is left alone, and people are told', () => {
    const same = ranOut.after(k.wantsBooking({ ...CORTE, para: LUCIA }), k.found(), k.picks(1));
    const taken = granuleKeys(first.bookingFor!.slot, first.bookingFor!.terms!.durationMinutes);
    const paid = same.whenTaken(taken, k.paidOf(first)).standsAt(OPEN, CONFIRMING);
    paid.owes('say pago_tarde_sin_turno', 'openHandoff').writes('order.put', 'order.put');
  });
});

describe('money by a link that is open still', () => {
  it('is that of the booking that waits for it, not of one more of the same above it (CONV-11)', () => {
    const waiting = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
    const own = waiting.order();
    const paid = waiting.when(oneMore).when(k.paidOf(own));
    expect(paid.write('appointment.book').appointment).toMatchObject({ orderId: own.id, slot: own.bookingFor?.slot });
  });
});
