import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** The file changes between the booking and "quiero pagar" (must-hold 31): an appointment costs what it was booked at. */

const priced = (priceMinor: number) => (tenant: Tenant) => ({
  ...tenant,
  services: tenant.services.map((one) => (one.id === 'corte' ? { ...one, priceMinor } : one)),
});
const cita = k.appointment('a1', 2);
const booked = k.given({ appointments: [cita] });
const corte = { key: 'confirmar_pago', serviceId: 'corte' } as const;

describe('an appointment whose service costs something else today', () => {
  it.each([
    ['dearer', 20_000],
    ['cheaper', 5_000],
    ['free', 0],
  ])('%s: asked what he owes, asked to pay it or chosen from the list, it is what it was', (_how, today) => {
    const now = booked.changed(priced(today));
    for (const asked of [k.asksDue, k.wantsPayment('corte')]) {
      const sure = now.when(asked).says('confirmar_pago', { ...corte, amountMinor: cita.priceMinor });
      const linked = sure.after(k.accepts, k.linked);
      expect(linked.order()).toMatchObject({ amountMinor: cita.priceMinor, paysFor: cita.id });
      linked.when(k.paid()).after(k.asksDue).owes('say pago_ya_acreditado');
    }
    const list = now.when(k.wantsPayment());
    expect(list.context('pagos')).toHaveProperty('offer.services.0', {
      ...{ id: 'corte', priceMinor: cita.priceMinor, currency: 'ARS' },
    });
    list.when(k.picks(1)).says('confirmar_pago', { ...corte, amountMinor: cita.priceMinor });
  });
  it('each of two is at its own price', () => {
    const later = { ...k.appointment('a2', 3), priceMinor: 20_000 };
    const both = k.given({ appointments: [cita, later] }).changed(priced(20_000));
    const first = both.when(k.wantsPayment('corte')).says('confirmar_pago', { amountMinor: cita.priceMinor });
    first.after(k.accepts, k.linked, k.paid(), k.wantsPayment('corte')).says('confirmar_pago', { amountMinor: 20_000 });
  });
  it('what is not booked costs what it costs today, and what is free and owed by nobody is not sold', () => {
    const none = k.given();
    none.changed(priced(20_000)).when(k.wantsPayment('corte')).says('confirmar_pago', { amountMinor: 20_000 });
    none.changed(priced(0)).when(k.wantsPayment('corte')).says('respuesta', { topic: 'precio', servicio: 'corte' });
    const freeThen = k.given({ appointments: [{ ...cita, priceMinor: 0 }] }).changed(priced(20_000));
    freeThen.when(k.asksDue).standsAt('recepcion.conversando');
  });
});
