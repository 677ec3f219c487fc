import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, type Appointment, type CustomerEvent, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

/**
 * Who pays at the till pays the next visit ahead: a visit that has begun, and that nobody here knows to be paid, is not in
 * the way, and is not paid by it (PAGOS-1, PAGOS-3).
 */
const visit: Appointment = { ...k.appointment('a1', 0), slot: k.slot(2), priceMinor: 7_000 };
const before: Appointment = { ...visit, id: 'a0', slot: k.slot(1) };
const ahead: Appointment = { ...visit, id: 'a2', slot: k.slot(24 * 9) };
const { bookingFor: _none, ...loose } = paidOrder('money');
const link: Order = { ...loose, status: 'open', payments: [], link: 'https://pay', expiresAt: k.slot(6).start };
const nextOne = (servicio?: string): CustomerEvent => ({
  type: 'customer.wants_payment',
  ...(servicio === undefined ? { own: true } : { servicio }),
  proxima: true,
});
const books = [k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.written()];
const OPEN = 'recepcion.conversando';
const ASKS = 'pagos.PAGOS_ESPERANDO_CONFIRMACION';

function begun(appointments: readonly Appointment[] = [visit], orders: readonly Order[] = []): k.Conversation {
  return k.given({ appointments: [...appointments], orders: [...orders] }).later(3 * HOUR_MS);
}
const payersOf = ({ talk }: k.Conversation) => talk.world.orders.map(({ paysFor }) => paysFor);
const questionOf = (of: k.Conversation) => of.copies().find(({ key }) => key === 'confirmar_pago');
const NEXT = { key: 'confirmar_pago', serviceId: 'corte', amountMinor: 10_000, proxima: true };

describe('the next visit is to be paid, behind one that has begun', () => {
  it('is asked about as that, at today’s price, and not a word of the one that has begun', () => {
    const asked = begun().when(nextOne('corte')).standsAt(OPEN, ASKS);
    expect(asked.copies()).toMatchObject([NEXT]);
    expect(questionOf(asked)).not.toHaveProperty('appointment');
  });
  it('so it is where two have begun, or one is paid in part', () => {
    expect(questionOf(begun([before, visit]).when(nextOne('corte')))).toMatchObject(NEXT);
    const part = { ...loose, paysFor: visit.id, payments: loose.payments.map((p) => ({ ...p, amountMinor: 3_000 })) };
    const known: Order = { ...part, status: 'partially_paid' };
    expect(questionOf(begun([visit], [known]).when(nextOne('corte')))).toMatchObject(NEXT);
  });
  it('with no service told it is of what has begun', () => {
    expect(questionOf(begun().when(nextOne()))).toMatchObject(NEXT);
  });
  it('asked about the one that has begun, the other is asked about', () => {
    const other = begun().after(k.wantsPayment('corte'), nextOne());
    expect(questionOf(other)).toMatchObject(NEXT);
  });
  it('a no to the one that has begun means the other, and a no to that one the first', () => {
    const other = begun().after(k.wantsPayment('corte'), k.rejects, k.picks(1));
    expect(questionOf(other)).toMatchObject(NEXT);
    expect(questionOf(other.after(k.rejects, k.picks(1)))).toMatchObject({ appointment: visit, amountMinor: 7_000 });
  });
  it('where none can be made for those that have begun, how the next one is paid is said', () => {
    begun([before, visit]).when(k.wantsPayment('corte')).says('visitas_por_saldar', { proxima: true });
    begun([before, visit]).after(k.wantsPayment(), k.picks(1)).says('visitas_por_saldar', { proxima: true });
  });
  it('one that is to come is the next', () => {
    expect(questionOf(begun([visit, ahead]).when(nextOne('corte')))).toMatchObject({ appointment: ahead });
  });
});

describe('what is paid ahead', () => {
  const paid = begun().after(nextOne('corte'), k.accepts, k.linked, k.paid()).later(MINUTE_MS);

  it('is of the next that is booked, and the one that has begun is owed as before', () => {
    expect(payersOf(paid)).toEqual([undefined]);
    const booked = paid.after(...books);
    expect(payersOf(booked)).not.toContain(visit.id);
    expect(payersOf(booked)).not.toContain(undefined);
    booked.when(k.asksDue).says('visitas_por_saldar', { visits: [{ appointment: visit, paid: [] }] });
  });
  it('leaves the one that has begun to be paid', () => {
    const both = paid.after(k.wantsPayment('corte'), k.accepts);
    expect(payersOf(both)).toEqual([undefined, visit.id]);
  });
  it('has its own link, though one for the visit that has begun is open', () => {
    const both = begun([visit], [{ ...link, paysFor: visit.id }]).after(nextOne('corte'), k.accepts);
    expect(payersOf(both)).toEqual([visit.id, undefined]);
  });
  it('the second of two is asked about as another one ahead', () => {
    const two = begun().after({ ...nextOne('corte'), varios: true } as CustomerEvent, k.accepts, k.linked);
    const asked = two.when(k.paid()).standsAt(OPEN, ASKS);
    expect(questionOf(asked)).toMatchObject(NEXT);
  });
});
