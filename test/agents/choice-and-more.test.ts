/** What is said behind a row that is tapped or typed, in one batch (CONV-7, CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { LIST, events, tap, tenant } from './kit.ts';

const HOURS: Question = { ...LIST, known: { servicio: 'limpieza' } };
const ROW = tap('turno_k7_2');
const atOnce = { tenant: { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } } };

describe.each([
  ['tapped', ROW],
  ['typed', 'la segunda'],
  ['a number', '2'],
] as const)('a row, %s', (_how, row) => {
  test.each(['y otro para mi hijo a la misma hora', 'y uno para mi hijo'])('"%s" is one more', (said) => {
    expect(events([row, said], HOURS)).toMatchObject([
      { type: 'customer.selects', offer: 'k7', n: 2 },
      { type: 'customer.wants_booking', mas: true, detalles: { servicio: 'limpieza', para: { relation: 'hijo' } } },
    ]);
  });
  test.each(['no, mejor el viernes', 'no, perdón, el viernes'])('"%s" changes it', (said) => {
    expect(events([row, said], HOURS)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each(['gracias', 'porfa', 'dale'])('"%s" adds nothing', (said) => {
    expect(events([row, said], HOURS)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 2 }]);
  });
  test.each(['cuánto sale?', '¿cuánto cuesta?'])('"%s" is answered, and a yes is asked for', (said) => {
    expect(events([row, said], HOURS, atOnce)).toMatchObject([
      { type: 'customer.asks', topic: 'precio' },
      { type: 'customer.selects', n: 2, pregunta: true },
    ]);
  });
  test.each(['no, esperá', 'pero no la reserves todavía'])('"%s" takes none, where it would be booked', (said) => {
    const read = events([row, said], HOURS, atOnce).map(({ type }) => type);
    expect(read).toHaveLength(1);
    expect(['customer.acknowledges', 'customer.rejects']).toContain(read[0]);
  });
});
