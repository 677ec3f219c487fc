import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine, tenant } from './kit.ts';

const told = (said: readonly CustomerEvent[]) => said.map((event) => ('topic' in event ? event.topic : event.type));

describe('whether it is paid before (CONV-6: a question pays nothing)', () => {
  test.each([
    '¿tengo que pagar la limpieza antes o allá?',
    '¿tengo que pagar algo para agendar el corte?',
    'do i need to pay for the massage before i come?',
    'do you make people pay up front for the massage?',
    'preciso pagar a limpeza antes?',
  ])('%s', (text) => {
    expect(told(events(text, IDLE))).toEqual(['pagos']);
  });
  test.each(['tengo que pagar la limpieza, ¿me pasan el link?', '¿puedo pagar ahora la limpieza?'])(
    '%s pays',
    (text) => {
      expect(told(events(text, IDLE))).toEqual(['customer.wants_payment']);
    },
  );
});

describe('how much is to be paid, of one who has an appointment', () => {
  const own = { appointments: [mine('limpieza', '2026-03-13T10:00')] };
  test.each(['¿cuánto hay que pagar?', '¿cuánto tengo que pagar?', 'how much do I have to pay?'])(
    '%s: its price, where nothing is paid or under way',
    (text) => {
      expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio: 'limpieza' }]);
    },
  );
  test.each([
    ['a link is open', { ...own, owes: true }],
    ['part of it was paid', { appointments: [{ ...mine('limpieza', '2026-03-13T10:00'), orderId: 'o1' }] }],
    ['there are two of different services', { appointments: [...own.appointments, mine('corte', '2026-03-13T12:00')] }],
  ] as const)('%s: what is due', (_, of) => {
    expect(told(events('¿cuánto hay que pagar?', IDLE, of))).toEqual(['deuda']);
  });
});

describe('a small word of a name names nothing', () => {
  const followUp = {
    tenant: { ...tenant, language: 'en' as const, services: [{ ...tenant.services[0]!, id: 'follow', name: 'Follow-up session' }, ...tenant.services.slice(1)] }, // prettier-ignore
    language: 'en' as const,
  };
  test('"set me up for a massage" is the massage', () => {
    expect(events('set me up for a massage on Thursday', IDLE, followUp)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'masaje' } },
    ]);
  });
  test('"could you look up my appointment" shows it', () => {
    const own = { ...followUp, appointments: [mine('masaje', '2026-03-13T10:00')] };
    expect(told(events('could you look up my appointment please', IDLE, own))).toEqual(['customer.wants_appointments']);
  });
  test.each(['a follow up on Thursday please', 'followup on Thursday'])('"%s" is one', (text) => {
    expect(events(text, IDLE, followUp)).toMatchObject([{ detalles: { servicio: 'follow' } }]);
  });
});
