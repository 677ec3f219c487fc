/** What is said of money beside what is asked: the desk it is meant for, and the yes that it is (PAGOS-2, CONV-5). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, events, mine } from './kit.ts';

const appointments = [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T10:00')];
/** The list of what he has. */
const MINE: Question = { ...IDLE, offer: { id: 'k5', page: 0, kind: 'cita', ids: ['limpieza', 'corte'] } };

describe('before the list of what he has', () => {
  test.each([
    ['quiero pagar la limpieza', 'limpieza'], ['quiero pagar el corte altiro', 'corte'], ['te pago la limpieza', 'limpieza'], ['pago la limpieza', 'limpieza'],
    ['me gustaría pagar el corte', 'corte'], ['quiero dejar pagado el corte', 'corte'], ['quero pagar a limpeza', 'limpieza'], ['pagar la del jueves', 'limpieza'],
  ])('"%s" pays that one', (text, servicio) => {
    expect(events(text, MINE, { appointments })).toEqual([{ type: 'customer.wants_payment', servicio }]);
  }); // prettier-ignore
  test.each([
    ['la limpieza', 1],
    ['la del viernes', 2],
    ['el corte', 2],
    ['la 2', 2],
  ])('"%s" picks it', (text, n) => {
    expect(events(text, MINE, { appointments })).toEqual([{ type: 'customer.selects', offer: 'k5', n }]);
  });
});
