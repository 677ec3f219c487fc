import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-11T10:00'), mine('masaje', '2026-03-13T15:00')] };
const moved = {
  type: 'customer.wants_reschedule',
  detalles: { servicio: 'masaje', fecha_deseada: '2026-03-18', hora_especifica: '14:00' },
};

describe('where one goes is a day on which another stands', () => {
  test('"cambia el masaje, puede ser el miércoles a las 14"', () => {
    expect(events('cambia el masaje, puede ser el miércoles a las 14', IDLE, own)).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: { servicio: 'masaje', fecha_deseada: '2026-03-11', hora_especifica: '14:00' },
      },
    ]);
  });
  test.each([
    'cambia el segundo a la otra semana, miércoles a las 14',
    'cambia el masaje a la otra semana, el miércoles a las 14',
    'troca a segunda pra semana que vem, quarta às 14',
    'move the second one to next week, wednesday at 14',
  ])('"%s"', (said) => {
    expect(events(said, IDLE, own)).toMatchObject([moved]);
  });
  test.each([
    'cambia el miércoles al jueves, el viernes al lunes',
    'cambia el masaje al lunes a las 11, la del miércoles al jueves',
    'pasa la limpieza al jueves, el viernes a las 16',
  ])('"%s": two of them are moved', (said) => {
    expect(events(said, IDLE, own)).toHaveLength(2);
  });
  test('"cambia el masaje a la otra semana" is no booking of one more', () => {
    expect(events('cambia el masaje a la otra semana', IDLE, own)).toMatchObject([
      { type: 'customer.wants_reschedule' },
    ]);
    expect(events('quiero otro masaje la otra semana', IDLE, own)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
