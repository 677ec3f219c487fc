import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, events, yesNo } from './kit.ts';

const BOOKED = { type: 'customer.wants_booking', detalles: { servicio: 'masaje', hora_especifica: '14:00' } };

describe('a price, and one of it, also where a payment is open (CONV-11)', () => {
  const PAYS: Question = { state: 'PAGOS_ESPERANDO_CONFIRMACION', offer: yesNo };
  test.each([
    'cuánto sale el masaje? y me das uno el viernes a las 14?',
    'cuánto sale el masaje? me lo reservás el viernes a las 14?',
    'quanto custa a massagem? e me marca uma na sexta às 14?',
  ])('"%s" is both', (text) => {
    for (const question of [IDLE, PAYS])
      expect(events(text, question)).toMatchObject([
        { type: 'customer.asks', topic: 'precio' },
        { ...BOOKED, detalles: { ...BOOKED.detalles, fecha_deseada: '2026-03-13' } },
      ]);
  });
  test('a service at a time of its own is booked, and not paid; its name alone is paid', () => {
    expect(events('quiero un masaje el viernes a las 14', PAYS)).toMatchObject([BOOKED]);
    expect(events('el masaje', PAYS)).toMatchObject([{ type: 'customer.wants_payment', servicio: 'masaje' }]);
  });
});

describe('a question, and what is wanted then (CONV-11)', () => {
  test.each([
    'hasta qué hora abren el viernes y me das un masaje ese día a las 14?',
    'dónde quedan y puedo sacar masaje para el viernes a las 14?',
    'where are you located and can I get a masaje on Friday at 14:00?',
    'a qué hora abren el viernes y puedo apartar un masaje ese día a las 14?',
    'que horas abrem na sexta e posso marcar masaje nesse dia às 14?',
  ])('"%s" is both', (text) => {
    const said = events(text, IDLE);
    expect(said.map(({ type }) => type)).toEqual(['customer.asks', 'customer.wants_booking']);
    expect(said[1]).toMatchObject({ ...BOOKED, detalles: { ...BOOKED.detalles, fecha_deseada: '2026-03-13' } });
  });
  test.each(['a qué hora abren y puedo llevar a mi hijo?', 'dónde quedan y puedo estacionar ahí el viernes?'])(
    '"%s" is a question',
    (text) => {
      expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_booking');
    },
  );
  test.each([
    '¿trabajan los sábados? si no, quiero masaje el viernes a las 14',
    'are you open on Saturdays? if not, a masaje on Friday at 14:00',
  ])('"%s": what is wished for if not', (text) => {
    const said = events(text, IDLE);
    expect(said.map(({ type }) => type)).toEqual(['customer.asks', 'customer.wants_booking']);
    expect(said[1]).toMatchObject({ ...BOOKED, detalles: { ...BOOKED.detalles, fecha_deseada: '2026-03-13' } });
  });
});
