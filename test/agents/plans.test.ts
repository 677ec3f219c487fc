import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, tenant } from './kit.ts';

const [first] = tenant.services;
const PLANS = {
  tenant: { ...tenant, services: [...tenant.services, { ...first!, id: 'plan3', name: 'Plan 3 sesiones' }] },
};
const booked = (said: readonly CustomerEvent[]) => said.map((event) => (event.type === 'customer.wants_booking' ? event.detalles.servicio : event.type)); // prettier-ignore

describe('a service with a number in its name', () => {
  test.each(['necesito plan 3 sesiones mañana a las 10', 'quisiera turno para el plan de 3 sesiones mañana a las 10'])(
    '"%s" is one of it',
    (text) => {
      expect(booked(events(text, IDLE, PLANS))).toEqual(['plan3']);
    },
  );
  test.each(['quiero dos limpiezas mañana a las 10', 'necesito 2 turnos de limpieza mañana'])('"%s" is two', (text) => {
    expect(booked(events(text, IDLE, PLANS))).toEqual(['limpieza', 'limpieza']);
  });
});

describe('a plan', () => {
  test.each(['quiero el plan 3 sesiones el jueves', 'quiero el plan de 3 sesiones el miércoles a las 10'])(
    '"%s" is an appointment of it, on its day',
    (text) => {
      expect(booked(events(text, IDLE, PLANS))).toEqual(['plan3']);
    },
  );
  test.each(['quiero el plan 3 sesiones', 'quiero pagar el plan 3 sesiones el jueves', 'quiero comprar el plan'])(
    '"%s" is to be paid',
    (text) => {
      expect(events(text, IDLE, PLANS)[0]?.type).toBe('customer.wants_payment');
    },
  );
});
