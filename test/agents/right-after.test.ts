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

describe('one more after or before "my appointment"', () => {
  const when = (text: string): readonly unknown[] =>
    events(text, IDLE, THURSDAY).map((event) =>
      event.type === 'customer.wants_booking'
        ? [event.detalles.fecha_deseada, event.detalles.hora_desde ?? event.detalles.hora_hasta ?? event.detalles.hora_especifica]
        : event.type,
    ); // prettier-ignore
  test.each([
    ['otra limpieza para mi papá después de mi turno', '2026-03-12', '11:30'],
    ['quiero una limpieza para mi mamá después de la mía', '2026-03-12', '11:30'],
    ['una más para mi hijo después de mi cita', '2026-03-12', '11:30'],
    ['agendame un corte antes de mi turno', '2026-03-12', '11:00'],
    ['una limpieza para mi hermana justo después de mi turno', '2026-03-12', '11:30'],
    ['I need another cleaning for my dad after my appointment', '2026-03-12', '11:30'],
    ['outra limpeza para meu pai depois do meu horário', '2026-03-12', '11:30'],
    ['y otra para mi mamá el viernes después de mi turno', '2026-03-13', undefined],
    ['quiero un corte para mi papá mañana después de mi turno de trabajo', '2026-03-11', undefined],
  ])('"%s" is one more, on %s', (text, day, hour) => {
    expect(when(text)).toEqual([[day, hour]]);
  });
  test.each([
    'tenés algo antes de mi turno?',
    'hay algo antes de mi cita?',
    'podés pasarme a otro horario antes de mi turno?',
  ])('"%s" is of his own', (text) => {
    expect(when(text)).toEqual(['customer.wants_reschedule']);
  });
});
