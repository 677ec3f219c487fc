import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

const OUT = (day: string) => ({ restricciones_temporales: [`excluir_${day}`] });
/** Of one who has a cleaning on that Friday. */
const HAS_ONE = { appointments: [mine('limpieza', '2026-03-13T10:00')] };

describe('a day on which he is away', () => {
  test.each([
    'el viernes no voy a estar', 'no voy a estar el viernes', 'uy el viernes no estaré', 'el viernes no voy', 'el viernes no ando por acá', 'el viernes ando afuera',
    'na sexta não vou estar', "i'm away on friday", "i won't be around friday", 'perdón, el viernes no voy a estar en la ciudad',
  ])('"%s" before hours, or one of them, rules it out', (text) => {
    for (const asked of [LIST, CONFIRM])
      expect(events(text, asked)).toEqual([{ type: 'customer.wants_booking', detalles: OUT('viernes') }]);
  }); // prettier-ignore
  test('"el viernes estoy de viaje" rules out that one', () => {
    for (const asked of [LIST, CONFIRM])
      expect(events('el viernes estoy de viaje', asked)).toEqual([
        { type: 'customer.wants_booking', detalles: OUT('fecha_2026-03-13') },
      ]);
  });
  test.each(['no voy', 'no voy a estar', 'el viernes ahí voy a estar', 'el jueves no voy a estar, el viernes sí'])('"%s" does not', (text) => {
    expect(JSON.stringify(events(text, LIST))).not.toContain('excluir_');
  }); // prettier-ignore
  test.each([
    'quiero limpieza, el viernes no voy a estar', 'hola quiero un turno de limpieza, el viernes no voy', 'limpieza, no voy a estar el viernes', 'limpieza pero el viernes no estaré', 'el viernes no voy a estar, quiero limpieza',
    'quero uma limpeza, na sexta não vou estar',
  ])('"%s" is a wish for another day', (text) => {
    expect(events(text, IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', ...OUT('viernes') } },
    ]);
  }); // prettier-ignore
  test('with an appointment and nothing wished beside it, it is of that one', () => {
    for (const text of ['el viernes no voy a estar', 'la limpieza, no voy a estar el viernes'])
      expect(events(text, IDLE, HAS_ONE)[0]).toMatchObject({ type: 'customer.wants_cancellation' });
    expect(events('no voy a estar el viernes, quiero cancelar', IDLE, HAS_ONE)[0]).toMatchObject({
      type: 'customer.wants_cancellation',
    });
  });
  test('a wish for a service of its own gives up none', () => {
    for (const text of ['quiero un corte, el viernes no voy a estar', 'quiero limpieza, el viernes no voy a estar'])
      expect(events(text, IDLE, HAS_ONE)[0]?.type).not.toBe('customer.wants_cancellation');
  });
});
