import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, tenant } from './kit.ts';

const TAPS = { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } };
const wishes = (text: string, of = tenant): readonly unknown[] =>
  events(text, IDLE, { tenant: of }).map((event: CustomerEvent) =>
    event.type === 'customer.wants_booking' ? event.detalles : event.type,
  );

const WITH_LAURA = { servicio: 'corte', profesional: 'laura', fecha_deseada: '2026-03-11', hora_especifica: '11:00' };

describe('an hour each, and somebody or something of its own: two visits (CONV-11)', () => {
  test.each([
    ['corte mañana a las 11 con Laura y el jueves a las 12 con Diego', '2026-03-12'],
    ['mañana a las 11 con Laura y el jueves a las 12 con Diego, para corte', '2026-03-12'],
    ['corte mañana a las 11 con Laura y a las 12 con Diego', '2026-03-11'],
    ['corte con Laura mañana a las 11 y con Diego a las 12', '2026-03-11'],
    ['haircut tomorrow at 11 with Laura and at 12 with Diego', '2026-03-11'],
  ])('"%s"', (text, fecha_deseada) => {
    const other = { servicio: 'corte', profesional: 'diego', fecha_deseada, hora_especifica: '12:00' };
    expect(wishes(text)).toMatchObject([WITH_LAURA, other]);
  });
  test('the first of something that is still to be asked', () => {
    const [first, ...others] = wishes('mañana a las 4 con Laura y también el corte a las 5');
    expect(first).toMatchObject({ profesional: 'laura', hora_especifica: '16:00' });
    expect(first).not.toHaveProperty('servicio');
    expect(others).toMatchObject([{ servicio: 'corte', fecha_deseada: '2026-03-11', hora_especifica: '17:00' }]);
  });
  test('two people, each with whom he is told to come to', () => {
    const text = 'corte para mí mañana a las 11 con Laura y para mi hijo el jueves a las 12 con Diego';
    const his = { servicio: 'corte', profesional: 'diego', fecha_deseada: '2026-03-12', hora_especifica: '12:00' };
    expect(wishes(text)).toMatchObject([WITH_LAURA, { ...his, para: { relation: 'hijo' } }]);
    expect(wishes('corte con Laura, para mí mañana a las 11 y para mi hijo a las 12')).toMatchObject([
      WITH_LAURA,
      { profesional: 'laura', hora_especifica: '12:00', para: { relation: 'hijo' } },
    ]);
  });
});

describe('where an hour that is free is booked without a yes', () => {
  test.each([
    'corte mañana con Laura a las 11 y si no puede con Diego a las 12',
    'corte mañana a las 11 con Laura, mejor no, con Diego a las 12',
  ])('of two hours or two people a yes tells which: "%s"', (text) => {
    const [wish, ...others] = wishes(text, TAPS);
    expect(others).toEqual([]);
    expect(wish).toHaveProperty('por_confirmar', true);
  });
  test.each(['corte mañana a las 11 con Laura', 'corte mañana, a las 11 y con Laura', 'mañana a las 11 corte, porfa'])(
    'one is one: "%s"',
    (text) => {
      const [wish, ...others] = wishes(text, TAPS);
      expect(others).toEqual([]);
      expect(wish).toMatchObject({ servicio: 'corte', hora_especifica: '11:00' });
      expect(wish).not.toHaveProperty('por_confirmar');
    },
  );
});
