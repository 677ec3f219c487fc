/** A branch that is named to say where not, and the one in its place: the day and the hour are not refused with it (CONV-7). */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events } from './kit.ts';

test.each([
  ['limpieza el viernes en Palermo no, en Norte', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['una limpieza el viernes en palermo, no, mejor en la norte', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['limpieza en palermo no. en la sucursal norte el viernes', { sucursal: 'norte', fecha_deseada: '2026-03-13' }],
  ['limpieza em palermo não, na norte', { sucursal: 'norte' }],
  ['una limpieza en la norte, no en palermo', { sucursal: 'norte' }],
])('"%s"', (text, wish) => {
  expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { servicio: 'limpieza', ...wish } }]);
});

test.each(['en norte no, en palermo', 'norte no, palermo', 'no, en palermo'])('"%s" of what is proposed', (text) => {
  const question: Question = {
    ...CONFIRM,
    proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
  };
  expect(events(text, question)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
});

test('"en palermo no, gracias" names no other', () => {
  expect(JSON.stringify(events('en palermo no, gracias', IDLE))).not.toContain('sucursal');
});
