/** "Antes de mi turno", "después del mío": beside the only one that he has, which is not moved by it (AGENDA-5, AGENDA-6). */
import { expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('masaje', '2026-03-12T15:00')] };

test.each([
  ['quiero un corte antes de mi turno', { hora_hasta: '15:00' }],
  ['agéndeme una limpieza antes de mi cita del jueves', { hora_hasta: '15:00' }],
  ['quiero un corte después de mi turno', { hora_desde: '15:30' }],
  ['hay lugar para un corte después de mi cita?', { hora_desde: '15:30' }],
  ['I also want a corte after my appointment', { hora_desde: '15:30' }],
  ['quero um corte depois do meu horário', { hora_desde: '15:30' }],
] as const)('"%s" is one more, on that day', (text, part) => {
  expect(events(text, IDLE, own)).toMatchObject([
    { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-12', ...part } },
  ]);
});

test('another day that is told is that one', () => {
  expect(events('necesito un corte el viernes después de mi turno', IDLE, own)).toMatchObject([
    { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-13' } },
  ]);
});

test.each(['pasame el masaje para después de mi turno', 'puedo pagar un corte después de mi turno?', 'hay algo antes de mi turno?'])(
  '"%s" books nothing beside it',
  (text) => {
    expect(events(text, IDLE, own).map(({ type }) => type)).not.toContain('customer.wants_booking');
  },
); // prettier-ignore
