import { expect, it } from 'vitest';
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
