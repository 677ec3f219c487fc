/** Later or earlier on the day of one that he has, which is told by its day and hour. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const one = [mine('limpieza', '2026-03-12T10:00')];
const two = [...one, mine('corte', '2026-03-16T11:00')];
const ITS = { fecha_original: '2026-03-12', hora_original: '10:00', fecha_deseada: '2026-03-12' };

describe.each([
  ['the only one', one],
  ['one of two', two],
])('of %s', (_which, appointments) => {
  test.each([
    'puedo ir más tarde el mismo día? mi cita es el jueves a las 10', 'quiero ir más tarde ese día, mi cita es el jueves a las 10', 'posso ir mais tarde no mesmo dia? minha consulta é quinta às 10', 'se puede más tarde el mismo día? la tengo el jueves a las 10',
  ])('"%s" is moved behind it', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual([
      { type: 'customer.wants_reschedule', detalles: { ...ITS, hora_desde: '10:30' } },
    ]);
  }); // prettier-ignore
  test.each([
    'puedo ir más temprano el mismo día? mi cita es el jueves a las 10', 'se puede más temprano el mismo día? tengo el jueves a las 10',
  ])('"%s" is moved before it', (text) => {
    expect(events(text, IDLE, { appointments })).toEqual([
      { type: 'customer.wants_reschedule', detalles: { ...ITS, hora_hasta: '10:00' } },
    ]);
  }); // prettier-ignore
});

test.each([
  ['mi cita es el jueves a las 10, puedo ir más tarde, a las 12?', { hora_especifica: '12:00' }],
  ['cambiarla más tarde para el jueves a las 11', { hora_especifica: '11:00' }],
])('"%s" says the hour', (text, detalles) => {
  expect(events(text, IDLE, { appointments: one })).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
});
test('"quiero ir más tarde hoy" is of none of two', () => {
  expect(events('quiero ir más tarde hoy', IDLE, { appointments: two })).toMatchObject([{ type: 'customer.wants_booking' }]);
}); // prettier-ignore
