import { expect, test } from 'vitest';
import { NOW, events, mine } from './kit.ts';

const booked = { ...mine('corte', '2026-03-13T10:00'), bookedAt: NOW };
const BEHIND = { state: 'evento_creado' };
const said = (text: string) => events(text, BEHIND, { appointments: [booked] });

test.each([
  ['y a las 11 la otra', undefined],
  ['y a las 11 el otro nene porfa', undefined],
  ['a las 11 el otro auto', undefined],
  ['e às 11 a outra', undefined],
  ['and at 11 the other one', undefined],
  ['y el lunes a las 11 la otra', '2026-03-16'],
])('"%s", right behind a booking, is the second of two alike (CONV-11)', (text, day = '2026-03-13') => {
  const detalles = { servicio: 'corte', fecha_deseada: day, hora_especifica: '11:00' };
  expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
});

test('behind a move it is no new one', () => {
  const doneJustNow = { errand: 'move', until: NOW + 1 } as const;
  const moved = events('y a las 11 la otra', { ...BEHIND, doneJustNow }, { appointments: [booked, mine('corte', '2026-03-17T10:00')] }); // prettier-ignore
  expect(moved).not.toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
});
