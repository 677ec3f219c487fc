import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events, serviceOf, tenant } from './kit.ts';

/** Two cuts, the beard, and both in one. */
const BARBER = {
  ...tenant,
  services: [
    serviceOf('corte', 'Corte de cabello', 'barberia'),
    serviceOf('nino', 'Corte de niño', 'barberia'),
    serviceOf('barba', 'Perfilado de barba', 'barberia'),
    serviceOf('ambos', 'Corte y barba', 'barberia'),
  ],
};
const said = (text: string, question = IDLE) => events(text, question, { tenant: BARBER });

describe('one service that is called by two words', () => {
  test.each([
    ['hay lugar hoy para corte y barba despues de las 6?', { fecha_deseada: '2026-03-10' }],
    ['tienen espacio el jueves para corte y barba? salgo 6 del trabajo', { fecha_deseada: '2026-03-12' }],
    ['el jueves corte y barba en la tarde', { fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' }],
    ['mañana corte y barba a las 6', { fecha_deseada: '2026-03-11', hora_especifica: '18:00' }],
  ])('"%s" is one', (text, detalles) => {
    expect(said(text)).toMatchObject([{ detalles: { servicio: 'ambos', ...detalles } }]);
    expect(said(text)).toHaveLength(1);
  });
  test.each([
    'quiero corte el jueves y barba el viernes',
    'hoy corte a las 5 y barba a las 6',
    'corte el jueves a las 4 y barba despues de las 6',
  ])('"%s" are two, each with its own', (text) => {
    expect(said(text)).toHaveLength(2);
  });
  test('"solo corte, sin barba" asks which of the cuts is left', () => {
    const question = { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'ambos' } };
    expect(said('solo corte nomas, sin barba', question)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicios: ['corte', 'nino'] } },
    ]);
  });
});
