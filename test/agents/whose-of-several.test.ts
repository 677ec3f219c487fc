/** Two services in one message, and somebody else spoken of: whose each of them is (CONV-11, AGENDA-4). */
import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

function wishes(text: string) {
  return events(text, IDLE).flatMap((event) =>
    event.type === 'customer.wants_booking'
      ? [[event.detalles.servicio, event.detalles.para?.relation ?? event.detalles.para?.name ?? 'yo']]
      : [],
  );
}

describe('of two services', () => {
  test.each([
    // Told behind a mere list, or before both: both.
    ['limpieza y corte para mi hijo', ['limpieza', 'hijo'], ['corte', 'hijo']],
    ['quiero un corte y una limpieza para mi mamá', ['corte', 'madre'], ['limpieza', 'madre']],
    ['necesito para mi hijo una limpieza y un corte', ['limpieza', 'hijo'], ['corte', 'hijo']],
    // A time or a comma sets them apart: only the one beside it.
    ['quiero una limpieza el jueves y un corte para mi mamá', ['limpieza', 'yo'], ['corte', 'madre']],
    ['un corte el jueves a las 10, y una limpieza para mi hijo', ['corte', 'yo'], ['limpieza', 'hijo']],
    ['una limpieza para mi hijo el jueves a las 10 y un corte el viernes', ['limpieza', 'hijo'], ['corte', 'yo']],
    // Each has his own.
    ['una limpieza para mi hijo y un corte para mi hija', ['limpieza', 'hijo'], ['corte', 'hija']],
    ['limpieza el jueves y corte el viernes a nombre de Ana Ruiz', ['limpieza', 'Ana Ruiz'], ['corte', 'Ana Ruiz']],
    // One more of the same.
    ['limpieza el jueves, y otra para mi hijo', ['limpieza', 'yo'], ['limpieza', 'hijo']],
  ])('«%s»', (text, first, second) => {
    expect(wishes(text)).toEqual([first, second]);
  });

  test('the day that is said behind both is of both', () => {
    const days = events('limpieza y corte para mi hijo el jueves', IDLE).map((event) =>
      event.type === 'customer.wants_booking' ? event.detalles.fecha_deseada : undefined,
    );
    expect(days).toEqual(['2026-03-12', '2026-03-12']);
  });

  test('one more of nothing is one', () => {
    expect(wishes('y otro para mi hijo')).toEqual([[undefined, 'hijo']]);
  });
});
