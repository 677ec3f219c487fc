import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

const repriced = (priceMinor: number) => (tenant: Tenant) => ({
  ...tenant,
  services: tenant.services.map((s) => (s.id === 'corte' ? { ...s, priceMinor } : s)),
});
const booked = k.given({ appointments: [k.appointment('a1', 3)] });

describe('the price of an appointment that was booked (PAGOS-2, must-hold 31)', () => {
  it.each([
    ['dearer', 12_000],
    ['cheaper', 8_000],
  ])('is charged as it was told, though the file makes it %s since', (_how, priceMinor) => {
    const asked = booked.changed(repriced(priceMinor)).when(k.wantsPayment('corte'));
    expect(asked.effect('sendMessage').copy).toMatchObject({ key: 'confirmar_pago', amountMinor: 10_000 });
    expect(asked.when(k.accepts).order()).toMatchObject({ amountMinor: 10_000, paysFor: 'a1' });
  });
  it('is payable from the list as it was told, though it costs nothing by now', () => {
    const list = booked.changed(repriced(0)).when(k.wantsPayment());
    const { offer } = list.effect('sendMessage');
    const rows = offer?.kind === 'servicio' ? offer.services : [];
    expect(rows).toContainEqual({ id: 'corte', priceMinor: 10_000, currency: 'ARS' });
    const n = rows.findIndex(({ id }) => id === 'corte') + 1;
    expect(list.after(k.picks(n), k.accepts).order()).toMatchObject({ amountMinor: 10_000, paysFor: 'a1' });
  });
  it('with nothing booked it is what the file says', () => {
    const asked = k.given().changed(repriced(12_000)).when(k.wantsPayment('corte'));
    expect(asked.when(k.accepts).order().amountMinor).toBe(12_000);
  });
});

describe('“intentá de nuevo”, with no link tried yet (PAGOS-7)', () => {
  it('is no yes: it is asked again', () => {
    k.given().after(k.wantsPayment('corte'), k.retries).says('confirmar_pago');
  });
  it('once it was tried, it is', () => {
    k.given().after(k.wantsPayment('corte'), k.accepts, k.notLinked, k.retries).owes('createLink');
  });
});
