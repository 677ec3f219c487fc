import { describe, expect, it } from 'vitest';
import * as k from './kit.ts';

/** Paid whole in two parts and thanked for it; then the business gives one of them back at the provider (PAGOS-4). */
const linked = k.given({ appointments: [k.appointment('a1', 3)] }).after(k.wantsPayment('corte'), k.accepts, k.linked);
const part = (paymentId: string, amountMinor: number, status: 'approved' | 'refunded' = 'approved') =>
  k.paidOf(linked.order(), { paymentId, amountMinor, status });
const whole = linked.after(part('p1', 4_000), part('p2', 6_000));

it('the customer reads what was given back and what stays paid, and people are told of the same', () => {
  whole.says('pago_recibido');
  const back = whole.when(part('p1', 4_000, 'refunded')).owes('say pago_devuelto_en_parte', 'openHandoff');
  expect(back.effect('openHandoff')).toMatchObject({ background: true, handoff: { reason: 'payment' } });
});

it('asked later, the same is told, and no link for the whole is made', () => {
  const back = whole.when(part('p1', 4_000, 'refunded'));
  back.when(k.asksDue).owes('say pago_devuelto_en_parte');
  back.when(k.wantsPayment('corte')).says('pago_devuelto_en_parte');
});

it('a part that came, with nothing given back, is told with what is missing', () => {
  linked.when(part('p1', 4_000)).says('pago_parcial');
});

it('both parts given back, nothing is left paid', () => {
  whole.after(part('p1', 4_000, 'refunded'), part('p2', 6_000, 'refunded')).says('pago_devuelto');
});

describe('too much of it, and what was too much given back', () => {
  const twice = linked.after(part('p1', 10_000), part('p2', 10_000), k.deskOpened, k.returned);
  it('nobody is thanked for what he got back: told, with what stays paid', () => {
    const back = twice.when(part('p2', 10_000, 'refunded')).owes('say pago_devuelto_en_parte');
    expect(back.order().status).toBe('paid');
  });
  it('while people have the conversation, the same', () => {
    twice
      .when(k.took)
      .when(part('p2', 10_000, 'refunded'))
      .owes('say pago_devuelto_en_parte');
  });
  it('it books what waited for it, and that too much was given back is what is told', () => {
    const waits = k.given({ tenant: k.deposit }).after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1));
    const link = waits.after(k.accepts, k.linked);
    const fact = (paymentId: string, amountMinor: number, status: 'approved' | 'refunded' = 'approved') =>
      k.paidOf(link.order(), { paymentId, amountMinor, status });
    const more = link.after(fact('p1', 1_000), fact('p2', link.order().amountMinor), k.deskOpened, k.returned);
    more.when(fact('p1', 1_000, 'refunded')).owes('say pago_devuelto_en_parte', 'createEvent');
  });
  it('all of it given back and paid anew, it is thanked for', () => {
    twice
      .after(part('p1', 10_000, 'refunded'), part('p2', 10_000, 'refunded'), part('p3', 10_000))
      .says('pago_recibido');
  });
});

it('a part that comes after another was given back is told as come', () => {
  const back = linked.after(part('p1', 4_000), part('p1', 4_000, 'refunded'));
  back.when(part('p2', 3_000)).says('pago_parcial');
});
