import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, LIST, NOW, events, mine, tenant } from './kit.ts';

const topics = (said: readonly CustomerEvent[]) => said.map((event) => ('topic' in event ? event.topic : event.type));

const SPOKEN = { ...IDLE, spokenOf: { serviceId: 'limpieza', until: NOW + 60_000 } };

describe('whether it is done on a day, of what was asked about', () => {
  test.each([
    ['¿y la hacen el viernes?', '2026-03-13'],
    ['y eso lo hacen el jueves?', '2026-03-12'],
    ['e no sábado vocês fazem?', '2026-03-14'],
    ['do you do it on Thursday?', '2026-03-12'],
  ])('%s: the hours of that day', (text, fecha_deseada) => {
    expect(events(text, SPOKEN)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada } }]);
  });
  test('of hours that are shown: those of that day', () => {
    const open = { ...LIST, known: { servicio: 'limpieza' } };
    expect(events('¿la hacen el viernes?', open)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each(['¿la hacen el viernes?', '¿hacen descuento los viernes?'])('%s: nothing is wished for', (text) => {
    const said = text.includes('descuento') ? SPOKEN : IDLE;
    expect(events(text, said).map(({ type }) => type)).not.toContain('customer.wants_booking');
  });
  test('of one who has it booked it may be about that one', () => {
    const own = { appointments: [mine('limpieza', '2026-03-13T10:00')] };
    expect(events('¿la hacen el viernes?', SPOKEN, own).map(({ type }) => type)).not.toContain(
      'customer.wants_booking',
    );
  });
});

describe('the latest hour', () => {
  const open = { ...LIST, known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } };
  test.each(['whatever is latest', 'latest one please', "whatever's the latest", 'lo que sea más tarde'])(
    '%s',
    (text) => {
      const language = text.startsWith('lo') ? 'es' : 'en';
      const said = events(text, open, { language, tenant: { ...tenant, language } });
      expect(said.map(({ type }) => type)).not.toContain('customer.asks');
      expect(said.map(({ type }) => type)).not.toContain('customer.not_understood');
    },
  );
});

describe('what is given as a present', () => {
  test.each([
    '¿tienen gift card para regalarle un masaje a mi hermana?',
    'venden tarjetas de regalo?',
    'vocês têm vale presente?',
    'do you sell gift vouchers?',
  ])('%s: nothing that is known here, and no way to pay', (text) => {
    expect(topics(events(text, IDLE))).toEqual(['otro']);
  });
  test('to pay with one is a way to pay', () => {
    expect(topics(events('¿puedo pagar con gift card?', IDLE))).toEqual(['pagos']);
  });
});
