/** A service told by its row, and when or with whom (CONV-11). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { events, services } from './kit.ts';

const WHICH: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services };

describe('the list of services', () => {
  test.each([
    ['la segunda para el jueves', { servicio: 'ortodoncia', fecha_deseada: '2026-03-12' }],
    ['2 el viernes', { servicio: 'ortodoncia', fecha_deseada: '2026-03-13' }],
    ['la segunda opción, el jueves a las 10', { servicio: 'ortodoncia', hora_especifica: '10:00' }],
    ['the third one on friday', { servicio: 'corte', fecha_deseada: '2026-03-13' }],
    ['la primera, con Laura', { servicio: 'limpieza', profesional: 'laura' }],
  ])('"%s" is that service and what is said with it', (text, detalles) => {
    expect(events(text, WHICH)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });
  test.each(['la segunda', '2', 'la 2 porfa', 'the second one'])('"%s" is the row alone', (text) => {
    expect(events(text, WHICH)).toEqual([{ type: 'customer.selects', offer: 'k9', n: 2 }]);
  });
  test.each(['2 perros el jueves', 'la primera vez fue el jueves', '2 de abril', '10 am'])(
    '"%s" tells no row',
    (text) => {
      expect(JSON.stringify(events(text, WHICH))).not.toMatch(/selects|ortodoncia|limpieza/);
    },
  );
});
