import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Appointment, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

/**
 * One payment is of one visit: what counts for one that has begun is not the next booking's as well, or who has paid it
 * owes it again (PAGOS-3).
 */
const visit: Appointment = { ...k.appointment('a1', 0), slot: k.slot(2) };
const other: Appointment = { ...visit, id: 'a0', slot: k.slot(1) };
const ahead: Appointment = { ...visit, id: 'a2', slot: k.slot(24 * 9) };
const { bookingFor: _none, ...loose } = paidOrder('money');
const open: Order = { ...loose, status: 'open', payments: [] };
const next = [k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.written()];
const OPEN = 'recepcion.conversando';
const ASKS = 'pagos.PAGOS_ESPERANDO_CONFIRMACION';

function begun(appointments: readonly Appointment[] = [visit], orders: readonly Order[] = []): k.Conversation {
  return k.given({ appointments: [...appointments], orders: [...orders] }).later(3 * HOUR_MS);
}
const payersOf = ({ talk }: k.Conversation) => talk.world.orders.map(({ paysFor }) => paysFor);
const keysOf = (of: k.Conversation) => of.copies().map(({ key }) => key);

describe('a link for a visit that has begun', () => {
  const asked = begun().when(k.wantsPayment('corte'));
  const paid = asked.after(k.accepts, k.linked, k.paid()).later(MINUTE_MS);

  it('says whose day it is, and nothing of the team', () => {
    expect(asked.copies()).toMatchObject([{ key: 'confirmar_pago', appointment: visit, amountMinor: 10_000 }]);
  });
  it('pays that one, and not the next', () => {
    expect(payersOf(paid)).toEqual([visit.id]);
    expect(keysOf(paid.when(k.asksDue))).toEqual(['pago_ya_acreditado']);
    const booked = paid.after(...next);
    expect(payersOf(booked)).toEqual([visit.id]);
    booked.when(k.asksDue).standsAt(OPEN, ASKS);
  });
  it('from the list of what is sold it is the same one', () => {
    const picked = begun().after(k.wantsPayment(), k.picks(1));
    picked.says('confirmar_pago', { appointment: visit });
  });
  it('the yes after it has begun is to the one that was asked about', () => {
    const late = k
      .given({ appointments: [visit] })
      .when(k.wantsPayment('corte'))
      .later(3 * HOUR_MS);
    expect(payersOf(late.when(k.accepts))).toEqual([visit.id]);
  });
  it('paid while it is asked about, a yes makes none', () => {
    const waiting = begun([visit], [{ ...open, status: 'expired' }]).when(k.wantsPayment('corte'));
    const came = waiting.when(k.paidOf(open));
    expect(payersOf(came)).toEqual([visit.id]);
    came.when(k.accepts).says('pago_ya_acreditado').standsAt(OPEN);
  });
  it('of two nobody knows which: the team has it, from the list as well', () => {
    begun([other, visit]).when(k.wantsPayment('corte')).standsAt(OPEN).owes('say visitas_por_saldar');
    begun([other, visit]).after(k.wantsPayment(), k.picks(1)).standsAt(OPEN).owes('say visitas_por_saldar');
  });
  it('of a part that is paid no link for the whole is made from the list', () => {
    const part = { ...loose, paysFor: visit.id, payments: loose.payments.map((p) => ({ ...p, amountMinor: 3_000 })) };
    const listed = begun([visit], [{ ...part, amountMinor: 3_000 }]).after(k.wantsPayment(), k.picks(1));
    listed.standsAt(OPEN).owes('say visitas_por_saldar');
  });
  it('one to come is what is paid, and its day is said', () => {
    const both = begun([visit, ahead]).when(k.wantsPayment('corte'));
    expect(keysOf(both)).toEqual(['visitas_por_saldar', 'confirmar_pago']);
    both.says('confirmar_pago', { appointment: ahead });
    expect(payersOf(both.when(k.accepts))).toEqual([ahead.id]);
  });
  it('while the next one is being booked, that is what is paid', () => {
    const first = begun().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.wantsPayment('corte'));
    expect(first.copies().find(({ key }) => key === 'confirmar_pago')).not.toHaveProperty('appointment');
    expect(payersOf(first.when(k.accepts))).toEqual([undefined]);
  });
  it('stays as it is, whatever else is booked or cancelled', () => {
    const link: Order = { ...open, link: 'https://pay', paysFor: visit.id, expiresAt: k.slot(6).start };
    const cancelled = begun([visit, ahead], [link]).after(k.wantsCancel(), k.accepts, k.written('deleteEvent'));
    expect(cancelled.order().dropped).toBeUndefined();
    expect(keysOf(cancelled)).not.toContain('link_dejado');
    const first = k.given({ tenant: k.deposit, appointments: [visit], orders: [link] }).later(3 * HOUR_MS);
    const booking = first.after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts);
    expect(payersOf(booking)).toEqual([visit.id, undefined]);
  });
});

describe('money on no name', () => {
  it('came before: it is that of one visit, and not of two', () => {
    const both = begun([other, visit], [loose]).when(k.asksDue);
    both.says('visitas_por_saldar', { visits: [{ appointment: visit, paid: [] }] });
  });
  it('counts for the visit, and is not the next one’s: it is written down when that is booked', () => {
    const booked = begun([visit], [loose]).after(...next);
    expect(payersOf(booked)).toEqual([visit.id]);
    booked.when(k.asksDue).standsAt(OPEN, ASKS);
  });
  it('keeps no hour of the next one either, where that is to be paid first', () => {
    const { talk } = k.given({ tenant: k.deposit, appointments: [visit], orders: [loose] }).later(3 * HOUR_MS);
    new k.Conversation(talk).after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1)).says('pagar_antes');
  });
  it('comes by a link that had run out, and none is to come: the visit’s, else that of one to come', () => {
    const expired: Order = { ...open, status: 'expired' };
    expect(payersOf(begun([visit], [expired]).when(k.paidOf(expired)))).toEqual([visit.id]);
    expect(payersOf(begun([visit, ahead], [expired]).when(k.paidOf(expired)))).toEqual([ahead.id]);
  });
  it('was another one’s until that was cancelled, the visit over by then: it is none of the visit', () => {
    const cancelled = begun([visit], [{ ...loose, freeSince: k.slot(2).start + MINUTE_MS }]);
    cancelled.when(k.asksDue).says('visitas_por_saldar', { visits: [{ appointment: visit, paid: [] }] });
    expect(payersOf(cancelled.after(...next))).not.toContain(visit.id);
  });
  it('was asked for once the visit had begun: it is for the next', () => {
    const since: Order = { ...loose, createdAt: k.slot(2).start + MINUTE_MS };
    begun([visit], [since])
      .when(k.asksDue)
      .says('visitas_por_saldar', { visits: [{ appointment: visit, paid: [] }] });
    expect(payersOf(begun([visit], [since]).after(...next))).not.toEqual([visit.id]);
  });
  it('is nobody’s after a month', () => {
    const late = k.given({ appointments: [visit], orders: [loose] }).later(31 * DAY_MS);
    expect(keysOf(late.when(k.asksDue))).not.toContain('visitas_por_saldar');
  });
});
