import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, events, slots, tap } from './kit.ts';

const STALE = [{ type: 'customer.taps_stale' }];

describe('tapped ids', () => {
  test('a tapped slot selects it on the offer it was made on', () => {
    expect(events([tap('turno_k7_3')], LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
  });

  test.each([
    'turno_k6_3',
    'servicio_k7_3',
    'turno_k7_0',
    'turno_k7_5',
    'turno_control',
    'turno_20250101_120000_20250101_120000',
    'mas_k6_1',
    'opcion_k7_si',
    'basura',
    'confirmar_si',
  ])('a tap on %s, which the open offer does not hold, re-offers and never acts (must-hold 18, 30)', (id) => {
    expect(events([tap(id)], LIST)).toEqual(STALE);
  });

  test('tapped twice in one breath is one answer', () => {
    const twice = [tap('opcion_k8_si'), 'gracias', tap('opcion_k8_si')];
    expect(events(twice, CONFIRM).filter(({ type }) => type === 'customer.accepts')).toHaveLength(1);
  });

  test('a tap on an older offer that is still open below counts', () => {
    expect(events([tap('turno_k7_1')], { ...CONFIRM, also: [slots] })).toEqual([
      { type: 'customer.selects', offer: 'k7', n: 1 },
    ]);
  });

  test('every option that is ever sent has an event of its own in its offer (must-hold 33)', () => {
    for (const option of OPTIONS) {
      const question = {
        state: 'AGENDA_SIN_DISPONIBILIDAD',
        offer: { id: 'a_b', page: 0, kind: 'opcion' as const, options: [option] },
      };
      const [event] = events([tap(`opcion_a_b_${option}`)], question);
      expect(event?.type, option).not.toBe('customer.taps_stale');
      expect(event?.type, option).not.toBe('customer.not_understood');
    }
  });

  test('"Ver más" asks for the page that its row names', () => {
    expect(events([tap('mas_k7_2')], LIST)).toEqual([{ type: 'customer.wants_more', offer: 'k7', page: 2 }]);
  });

  test('a title that came back without its id is read like typed text', () => {
    expect(events([tap('', 'Jue 12/03 - 11:00')], LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 3 }]);
    expect(events([tap('✅ Sí, es correcto', '✅ Sí, es correcto')], CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
  });

  test('an id that came back as text is a tap', () => {
    expect(events('turno_k7_2', LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 2 }]);
    expect(events('turno_k7_2', IDLE)).toEqual(STALE);
  });

  test('a tap between texts stands alone, in its place (must-hold 29)', () => {
    expect(events(['hola', tap('turno_k7_2'), '¿cuánto sale?'], LIST)).toEqual([
      { type: 'customer.selects', offer: 'k7', n: 2 },
      { type: 'customer.asks', topic: 'precio' },
    ]);
    expect(events([tap('turno_k7_1'), tap('turno_k7_2')], LIST)).toEqual([
      { type: 'customer.selects', offer: 'k7', n: 1 },
      { type: 'customer.selects', offer: 'k7', n: 2 },
    ]);
  });
});
