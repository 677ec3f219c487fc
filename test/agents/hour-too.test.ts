import { describe, expect, test } from 'vitest';
import type { Detalles } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events } from './kit.ts';

const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '16:00' },
  proposed: { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' },
};
function wishes(text: string, question: typeof LIST): Detalles {
  const [said] = events(text, question);
  if (said?.type !== 'customer.wants_booking') throw new Error(`${text} → ${said?.type}`);
  return said.detalles;
}
const bounds = (text: string, question = LIST) => wishes(text, question).restricciones_temporales;

describe('an hour that is too early or too late is out, and the other side of it is looked at (AGENDA-6)', () => {
  test.each([
    ['a las 9 es muy temprano', ['excluir_09:00', 'despues_09:00']],
    ['uy las 8 es tempranísimo, no hay más tarde?', ['excluir_08:00', 'despues_08:00']],
    ['muy temprano a las 9', ['excluir_09:00', 'despues_09:00']],
    ['a las 4 me queda muy tarde, algo antes?', ['excluir_16:00', 'antes_16:00']],
    ['a las 5 y media es tardísimo', ['excluir_17:30', 'antes_17:30']],
    ['la de las 5 es muy tarde', ['excluir_17:00', 'antes_17:00']],
    ['às 5 é muito tarde', ['excluir_17:00', 'antes_17:00']],
    ['at 9 is too early, something later?', ['excluir_09:00', 'despues_09:00']],
    ['a las 5 y media no puedo, más temprano', ['excluir_17:30', 'antes_17:30']],
    ['a las 9 no llego, un poco más tarde puede ser?', ['excluir_09:00', 'despues_09:00']],
    ['la primera está muy temprano', ['excluir_10:00', 'despues_10:00']],
    ['la segunda no, algo más tarde', ['excluir_17:00', 'despues_17:00']],
  ])('of a list: "%s"', (text, expected) => {
    expect(bounds(text)).toEqual(expected);
  });
  test('of the one that is proposed', () => {
    expect(bounds('a las 4 es muy tarde', PROPOSED)).toEqual(['excluir_16:00', 'antes_16:00']);
    expect(bounds('es muy tarde a las 4', PROPOSED)).toEqual(['excluir_16:00', 'antes_16:00']);
  });
  test('another hour, and another day, are what is wished for', () => {
    expect(wishes('a las 9 es muy temprano, a las 11 puede ser?', LIST)).toEqual({ hora_especifica: '11:00' });
    expect(wishes('a las 9 es muy temprano, mejor el martes', LIST)).toMatchObject({
      fecha_deseada: '2026-03-17',
      restricciones_temporales: ['excluir_09:00'],
    });
  });
  test('what only has such words beside it stays what it was', () => {
    expect(wishes('a las 5 está bien, más temprano no puedo', LIST)).toMatchObject({ hora_especifica: '17:00' });
    expect(events('la segunda no, la tercera', LIST)).toMatchObject([{ type: 'customer.selects', n: 3 }]);
    expect(wishes('quiero un corte el jueves a las 9, más temprano no', IDLE)).toMatchObject({
      hora_especifica: '09:00',
    });
  });
});
