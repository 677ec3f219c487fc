import { describe, expect, it } from 'vitest';
import { render } from '../../src/copy/index.ts';
import type { Appointment, Copy, Order, Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** The currency of the file changes: what was booked, asked or paid in the old one stays of that one, and nothing of both is added up. */

const inDollars = (tenant: Tenant): Tenant => ({ ...tenant, currency: 'USD' });
const CORTE = { servicio: 'corte' };
const chosen = [k.wantsBooking(CORTE), k.found(), k.picks(1)];
const pesos = (id: string, hour: number): Appointment => ({ ...k.appointment(id, hour), currency: 'ARS' });
const dollars = (id: string, hour: number): Appointment => ({ ...k.appointment(id, hour), currency: 'USD' });

function told(copy: Copy, tenant: Tenant = inDollars(k.plain)): string {
  return render(copy, undefined, { tenant, contact: { language: 'es' }, now: 0, appointments: [] }).text;
}

describe('booked in one currency, and the business has another since (PAGOS-2)', () => {
  const booked = k.given().after(...chosen, k.accepts, k.written());
  it('what is booked knows of its own', () => {
    expect(booked.talk.world.appointments[0]).toMatchObject({ priceMinor: 10_000, currency: 'ARS' });
  });
  it('it is asked to be paid, and charged, in its own', () => {
    const asked = booked.changed(inDollars).when(k.wantsPayment('corte'));
    asked.says('confirmar_pago', { amountMinor: 10_000, currency: 'ARS' });
    expect(asked.when(k.accepts).order()).toMatchObject({ amountMinor: 10_000, currency: 'ARS' });
  });
  it('what is not booked yet is charged in today’s', () => {
    const asked = k.given().changed(inDollars).when(k.wantsPayment('corte'));
    expect(asked.when(k.accepts).order()).toMatchObject({ currency: 'USD' });
  });
  it('moved, it keeps its own', () => {
    const moved = booked
      .changed(inDollars)
      .after(k.wantsMove(), k.found(), k.picks(2), k.accepts, k.written('moveEvent'));
    expect(moved.talk.world.appointments[0]).toMatchObject({ priceMinor: 10_000, currency: 'ARS' });
  });
  it('one booked by older code, which kept none, is told and charged in today’s', () => {
    const older = k.given({ appointments: [k.appointment('a1', 3)] }).after(k.wantsPayment('corte'), k.accepts);
    expect(older.order()).toMatchObject({ amountMinor: 10_000, currency: 'ARS', paysFor: 'a1' });
  });
});

describe('the currency changes under an open question (must-hold 31)', () => {
  it.each([
    ['named', [k.wantsPayment('corte')]],
    ['chosen from the list', [k.wantsPayment(), k.picks(1)]],
  ])('the yes to pay so many pesos makes no link of as many dollars: %s', (_how, asking) => {
    const asked = k.given().after(...asking);
    asked.says('confirmar_pago', { amountMinor: 10_000, currency: 'ARS' });
    const failed = asked.changed(inDollars).when(k.accepts);
    expect(failed.order()).toMatchObject({ amountMinor: 10_000, currency: 'ARS' });
    expect(failed.after(k.notLinked, k.retries).order()).toMatchObject({ currency: 'ARS', attempt: 2 });
  });
  it('listed in pesos, it is asked in pesos', () => {
    const listed = k.given().when(k.wantsPayment()).changed(inDollars);
    listed.when(k.picks(1)).says('confirmar_pago', { amountMinor: 10_000, currency: 'ARS' });
  });
  it('a deposit that could not be linked is asked anew before another try', () => {
    const failed = k.given({ tenant: k.deposit }).after(...chosen, k.accepts, k.notLinked);
    failed.changed(inDollars).when(k.retries).owes('say turno_cambio', 'say pagar_antes');
  });
  it('the yes to pesos books nothing in dollars: it is asked again', () => {
    const again = k
      .given()
      .after(...chosen)
      .changed(inDollars)
      .when(k.accepts);
    again.owes('say turno_cambio', 'say confirmar_turno');
    expect(again.copies().at(-1)).toMatchObject({ draft: { currency: 'USD' } });
    expect(again.when(k.accepts).when(k.written()).talk.world.appointments[0]?.currency).toBe('USD');
  });
  it('asked by older code, which kept none, the yes stands', () => {
    const { frames } = k.given().after(...chosen).talk;
    const older = frames.map((frame) => {
      const { terms, ...context } = frame.snapshot.context as { terms?: object };
      const { currency: _c, ...kept } = { currency: '', ...terms };
      return { ...frame, snapshot: { ...frame.snapshot, context: terms ? { ...context, terms: kept } : context } };
    });
    k.given({ frames: older }).when(k.accepts).owes('createEvent');
  });
});

describe('a link of before the change is paid after it (AGENDA-16)', () => {
  const waiting = k.given({ tenant: k.deposit }).after(...chosen, k.accepts, k.linked);
  it('the appointment is told in the currency of its link', () => {
    const booked = waiting.changed(inDollars).after(k.paid(), k.written());
    const [mine] = booked.talk.world.appointments;
    expect(mine).toMatchObject({ priceMinor: 10_000, currency: 'ARS' });
    const copy = booked.copies().find(({ key }) => key === 'turno_confirmado')!;
    expect(told(copy)).not.toContain('US$');
    expect(told(copy)).toMatch(/\$ ?100\n/);
  });
  it('asked by older code as well: its link knows', () => {
    const { frames, world } = waiting.talk;
    const bare: Pick<typeof waiting.talk, 'frames'> & { orders: Order[] } = JSON.parse(
      JSON.stringify({ frames, orders: world.orders }).replaceAll(/,"currency":"ARS"\}/g, '}'),
    );
    const orders = bare.orders.map((order) => ({ ...order, currency: 'ARS' }));
    const older = k.given({ tenant: inDollars(k.deposit), frames: bare.frames, orders });
    expect(older.when(k.paid()).talk.world.appointments[0]?.currency).toBe('ARS');
  });
});

describe('“ya pagué 100”, of a link of before the change (PAGOS-5)', () => {
  it('is of the currency of that link: nothing odd is told to people', () => {
    const linked = k.given().after(k.wantsPayment('corte'), k.accepts, k.linked).changed(inDollars);
    linked.when({ type: 'customer.claims_payment', amountMinor: 10_000 }).owes('say pago_aun_no_visto');
  });
});

describe('sums', () => {
  const booked = { appointments: [pesos('a1', 3), dollars('a2', 30)] };
  it('what is to be paid in two currencies is told as two', () => {
    const due = k.given(booked).changed(inDollars).when(k.asksDue);
    const text = told(due.copies().find(({ key }) => key === 'turnos_por_pagar')!);
    expect(text).toMatch(/: \$ ?100\n/);
    expect(text).toContain('En total: $100 + US$ 100,00');
  });
  it('no rest is told of a price in one and money in another', () => {
    const paid = {
      ...k
        .given({ tenant: k.deposit })
        .after(...chosen, k.accepts, k.linked, k.paid())
        .order(),
      currency: 'USD',
    };
    const text = told({ key: 'turno_confirmado', appointment: pesos('a1', 3), paid });
    expect(text).toContain('Ya pagaste');
    expect(text).not.toContain('Quedan');
  });
  it('what was paid ahead in pesos is no payment of what is booked in dollars', () => {
    const ahead = k.given().after(k.wantsPayment('corte'), k.accepts, k.linked, k.paid()).changed(inDollars);
    const mine = ahead.after(...chosen, k.accepts, k.written());
    mine.when(k.asksDue).says('confirmar_pago', { amountMinor: 10_000, currency: 'USD' });
    expect(mine.order().paysFor).toBeUndefined();
  });
});
