import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** A cleaning of half an hour on Thursday at eleven; today is the Tuesday before. */
const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

function hours(text: string): readonly unknown[] {
  return events(text, IDLE, THURSDAY).flatMap((event) =>
    event.type === 'customer.wants_booking' ? [[event.detalles.fecha_deseada, event.detalles.hora_especifica]] : [],
  );
}

describe('one more beside the one that there is', () => {
  test.each([
    ['quiero otro corte para mi hija pegadito después', '2026-03-12', '11:30'],
    ['otro turno de limpieza justo después del mío', '2026-03-12', '11:30'],
    ['necesito un corte para mi hijo al ladito', '2026-03-12', '11:30'],
    ['un corte para mi esposo pegado al mío', '2026-03-12', '11:30'],
    ['quero mais uma limpeza para meu filho logo depois do meu', '2026-03-12', '11:30'],
    ['I need another cleaning for my son right after mine', '2026-03-12', '11:30'],
    ['quiero un corte para mi hija el jueves justo después', '2026-03-12', '11:30'],
    ['quiero otro corte para mi hija justo antes del mío', '2026-03-12', '10:30'],
  ])('"%s" is %s at %s', (text, day, hour) => {
    expect(hours(text)).toEqual([[day, hour]]);
  });

  test.each([
    ['quiero un corte para mi hija el viernes justo después', '2026-03-13', undefined],
    ['quiero un corte justo después de las 5', undefined, undefined],
    ['quiero un corte para mañana a las 10', '2026-03-11', '10:00'],
    ['quiero un corte, queda al lado de mi casa', undefined, undefined],
  ])('"%s" is not beside it', (text, day, hour) => {
    expect(hours(text)).toEqual([[day, hour]]);
  });
});
