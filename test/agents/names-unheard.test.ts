/** Services that are called by words of the rules: asked for, they are booked (AGENDA-1). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine, tenant } from './kit.ts';

const sold = (id: string, name: string) => ({ ...tenant.services[0], id, name });
const office = {
  ...tenant,
  services: [
    sold('presupuesto', 'Presupuesto'),
    sold('domicilio', 'Cambio de domicilio'),
    sold('prenda', 'Cancelación de prenda'),
    sold('aceite', 'Cambio de aceite'),
    sold('corte', 'Corte de pelo'),
  ],
} as typeof tenant;
const read = (text: string, more: object = {}) => events(text, IDLE, { tenant: office, ...more });

describe('asked for by its name', () => {
  test.each([
    ['quiero sacar un turno para un presupuesto el viernes a las 11', 'presupuesto'],
    ['reservame un presupuesto para mañana a las 10', 'presupuesto'],
    ['hay lugar para presupuesto el viernes?', 'presupuesto'],
    ['necesito un turno para cambio de domicilio el jueves a las 9', 'domicilio'],
    ['quiero un turno para cancelación de prenda el miércoles a las 10', 'prenda'],
  ])('"%s"', (text, servicio) => {
    expect(read(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio } }]);
  });
});

test('what is free is wished for, where a day is told with it', () => {
  expect(read('un corte de pelo gratis mañana a las 10')).toMatchObject([
    { type: 'customer.wants_booking', detalles: { servicio: 'corte', hora_especifica: '10:00' } },
  ]);
  expect(read('el corte de pelo es gratis?')).toMatchObject([{ type: 'customer.asks' }]);
});

describe('the same words in their own sense', () => {
  test.each([
    ['cuánto sale un presupuesto?', 'customer.asks'],
    ['me pasás un presupuesto?', 'customer.asks'],
    ['cuál es el domicilio?', 'customer.asks'],
  ])('"%s"', (text, type) => {
    expect(read(text)).toMatchObject([{ type }]);
  });
  test.each(['quiero un cambio de hora para el jueves a las 11', 'necesito un cambio de turno'])(
    '"%s" moves what he has',
    (text) => {
      const own = { appointments: [mine('corte', '2026-03-12T10:00')] };
      expect(read(text, own)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
    },
  );
  test('"confirmo el cambio de aceite…" moves nothing', () => {
    const own = { appointments: [mine('aceite', '2026-03-12T10:00')] };
    expect(read('confirmo el cambio de aceite del jueves', own)).toMatchObject([
      { type: 'customer.wants_appointments' },
    ]);
  });
  test('what is cancelled is cancelled, whatever it is called', () => {
    const own = { appointments: [mine('prenda', '2026-03-12T10:00')] };
    expect(read('quiero cancelar la cancelación de prenda', own)).toMatchObject([
      { type: 'customer.wants_cancellation' },
    ]);
  });
});
