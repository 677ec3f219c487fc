/** Before a list of hours a number may be a row or an hour: what belongs to a clock is never a row. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { LIST, at, events, mine, tenant } from './kit.ts';

/** Thursday from nine, every half hour: row 4 is 10:30 and row 5 is 11:00. */
const start = (i: number) => at('2026-03-12T09:00') + i * 1_800_000;
const slots = Array.from({ length: 18 }, (_, i) => ({
  start: start(i),
  professionalId: 'laura',
  branchId: 'norte',
}));
const HOURS: Question = {
  ...LIST,
  offer: { id: 'k7', page: 0, kind: 'turno', slots },
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12' },
};
const own = [mine('limpieza', '2026-03-16T14:00'), mine('corte', '2026-03-17T16:00')];
const TO_CANCEL: Question = {
  state: 'AGENDA_CANCELACION_ELIGIENDO',
  offer: { id: 'k7', page: 0, kind: 'cita', ids: own.map(({ id }) => id) },
};
const atOnce = { tenant: { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } } };
const selects = (n: number) => [{ type: 'customer.selects', offer: 'k7', n }];

describe('an hour before a list of hours', () => {
  test.each([
    ['5 p.m.', 17], ['5 p.m', 17], ['5 P.M.', 17], ['5 p. m.', 17], ['5 p m', 17], ['5p.m.', 17], ['4 p.m. porfa', 15], ['9 a.m.', 1], ['mejor 4 p.m.', 15], ['4 pm', 15],
    ['4 y media', 16], ['10 y 30 am', 4], ['a las 4 y 30 pm', 16], ['4 y 30 p.m.', 16], ['5 en punto', 17],
  ])('"%s" is row %i', (text, n) => {
    expect(events(text, HOURS)).toEqual(selects(n));
    expect(events(text, HOURS, atOnce)).toEqual(selects(n));
  }); // prettier-ignore
  test.each([
    ['4 y cuarto', '16:15'], ['cuatro y cuarto', '16:15'], ['4 y cuarto porfa', '16:15'], ['4 con cuarto', '16:15'], ['cuarto para 4', '15:45'], ['3 y 15 pm', '15:15'], ['3 y 15 p.m.', '15:15'],
  ])('"%s" is %s, which no row begins at', (text, hora_especifica) => {
    for (const more of [{}, atOnce])
      expect(events(text, HOURS, more)).toMatchObject([{ type: 'customer.wants_booking', detalles: { hora_especifica } }]);
  }); // prettier-ignore
  test.each(['de 5 en adelante', '5 en adelante', 'de 5 para adelante', 'de 5 pa arriba', 'das 5 em diante'])('"%s" is from that hour on', (text) => {
    expect(events(text, HOURS)).toEqual([
      { type: 'customer.wants_booking', detalles: { restricciones_temporales: ['despues_17:00'] } },
    ]);
  }); // prettier-ignore
  test.each([['4', 4], ['la 4', 4], ['4 porfa', 4], ['4, adelante', 4], ['la cuarta', 4], ['el cuarto', 4], ['opción 5', 5], ['la de arriba', 1]])(
    '"%s" is row %i all the same',
    (text, n) => {
      expect(events(text, HOURS)).toEqual(selects(n));
    },
  ); // prettier-ignore
  test.each(['a las 3 y a las 4 p.m.', '3 p.m. y 4 p.m.', '3 y 4 pm', '9 y 9:30'])('"%s" are two hours', (text) => {
    expect(events(text, HOURS)).toMatchObject([{ type: 'customer.wants_booking' }, { mas: true }]);
  });
});

describe('an hour before the appointments to cancel', () => {
  test.each([['2 p.m.', 1], ['2 p.m', 1], ['4 p. m.', 2], ['2', 2], ['la 1', 1]])('"%s" is row %i', (text, n) => {
    expect(events(text, TO_CANCEL, { appointments: own })).toEqual(selects(n));
  }); // prettier-ignore
});
