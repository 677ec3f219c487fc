import { describe, expect, it } from 'vitest';
import { DAY_MS, type Order } from '../../src/domain.ts';
import { appointment, paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

/** Which orders a word of today about money may mean; a visit whose hour has come is over for the turn that is played then. */
const OPEN = 'recepcion.conversando';
const SURE = 'pagos.PAGOS_ESPERANDO_CONFIRMACION';
const { bookingFor: _none, ...loose } = paidOrder('loose');
const now = k.given().talk.world.at;
const [over, toCome] = [appointment('gone', -2), appointment('next', 2)];
const ago = (days: number, order: Order): Order => ({
  ...order,
  createdAt: now - days * DAY_MS,
  expiresAt: now - days * DAY_MS + 1,
});
const paid = (days: number, more: Partial<Order> = {}): Order => ago(days, { ...loose, ...more });
const expired = (days: number, more: Partial<Order> = {}): Order =>
  ago(days, { ...loose, status: 'expired', payments: [], link: 'https://pay.test/1', ...more });
const part = (days: number, more: Partial<Order> = {}): Order =>
  ago(days, {
    ...loose,
    status: 'partially_paid',
    payments: loose.payments.map((p) => ({ ...p, amountMinor: 4_000 })),
    ...more,
  });
const keys = (talk: k.Conversation) => talk.copies().map(({ key }) => key);

describe('“¿llegó mi transferencia?” (PAGOS-4)', () => {
  const asked = (setting: Parameters<typeof k.given>[0]) => k.given(setting).later(1).when(k.asksIfArrived);
  it('the payment of a visit that is long over is none of today', () => {
    const old = paid(40, { paysFor: 'simple.c.long' });
    asked({ orders: [old] }).says('pago_aun_no_visto', { antes: true });
    asked({ orders: [old], appointments: [toCome] }).says('pago_aun_no_visto', { appointment: toCome });
  });
  it('that of a visit to come is, however long ago it was made', () => {
    const own = paid(40, { paysFor: toCome.id });
    asked({ orders: [own], appointments: [toCome] }).says('pago_ya_acreditado', { order: own });
  });
  it('that of the visit before yesterday is told with its day, unless something waits to be paid', () => {
    const last = paid(3, { paysFor: over.id });
    asked({ orders: [last], appointments: [over] }).says('pago_ya_acreditado', { visit: over });
    asked({ orders: [last], appointments: [over, toCome] }).says('pago_aun_no_visto', { appointment: toCome });
  });
  it('that of today is, whatever waits', () => {
    const today = paid(0.5, { paysFor: over.id });
    asked({ orders: [today], appointments: [over, toCome] }).says('pago_ya_acreditado', { visit: over });
  });
  it('a payment that no visit has had yet is, as long as it pays the next one', () => {
    expect(keys(asked({ orders: [paid(20)] }))).toEqual(['pago_ya_acreditado']);
    expect(keys(asked({ orders: [paid(31)] }))).toEqual(['pago_aun_no_visto']);
  });
  it('of two alike to come the one that is paid is told with its day', () => {
    const other = appointment('other', 3);
    const own = paid(2, { paysFor: toCome.id });
    asked({ orders: [own], appointments: [toCome, other] }).says('pago_ya_acreditado', { visit: toCome });
  });
  it('a link that ran out since is what it asks about, for a week', () => {
    const before = paid(20, { id: 'simple.c.before', serviceId: 'color' });
    asked({ orders: [before, expired(2)] }).says('pago_aun_no_visto', { order: expired(2) });
    expect(keys(asked({ orders: [expired(8)] }))).toEqual(['pago_aun_no_visto']);
    expect(asked({ orders: [expired(8)] }).copies()[0]).not.toHaveProperty('order');
  });
});

describe('“¿cuánto debo?” (PAGOS-3)', () => {
  const asked = (setting: Parameters<typeof k.given>[0]) => k.given(setting).later(1).when(k.asksDue);
  it('a link that ran out today is taken up, one of yesterday is no debt', () => {
    asked({ orders: [expired(0.5)] }).standsAt(OPEN, SURE);
    asked({ orders: [expired(2)] }).standsAt(OPEN);
    asked({ orders: [expired(2, { paysFor: over.id })], appointments: [over] }).standsAt(OPEN);
  });
  it('nor one whose appointment was cancelled', () => {
    asked({ orders: [expired(0.5, { dropped: true })] }).standsAt(OPEN);
  });
  it('one of a visit to come is taken up, however old', () => {
    asked({ orders: [expired(20, { paysFor: toCome.id })], appointments: [toCome] }).standsAt(OPEN, SURE);
  });
  it('a part of a visit to come, or of none yet, is told; that of one long over is not', () => {
    expect(keys(asked({ orders: [part(20, { paysFor: toCome.id })], appointments: [toCome] }))).toContain(
      'pago_parcial',
    );
    expect(keys(asked({ orders: [part(20)] }))).toContain('pago_parcial');
    expect(keys(asked({ orders: [part(31)] }))).not.toContain('pago_parcial');
    expect(keys(asked({ orders: [part(3, { paysFor: over.id })], appointments: [over] }))).not.toContain(
      'pago_parcial',
    );
  });
  it('with another visit of it to come that one is to be paid', () => {
    asked({ orders: [part(3, { paysFor: over.id })], appointments: [over, toCome] }).standsAt(OPEN, SURE);
  });
  it('right after its visit the part is told with its day', () => {
    const visit = appointment('just', -0.5);
    asked({ orders: [part(1, { paysFor: visit.id })], appointments: [visit] }).says('pago_parcial', { visit });
  });
});
