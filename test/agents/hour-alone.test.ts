/** An hour in words, or mistyped, where hours are on show. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events } from './kit.ts';

describe('an hour with nothing before it', () => {
  test.each([
    ['tres quince', '15:15'],
    ['cuatro cuarenta y cinco', '16:45'],
    ['tres diez por favor', '15:10'],
    ['3;30', '15:30'],
    ['a golpe de 4', '16:00'],
    ['12 del día', '12:00'],
  ])('"%s" is %s', (text, hora_especifica) => {
    for (const question of [LIST, CONFIRM])
      expect(events(text, question)).toMatchObject([{ type: 'customer.wants_booking', detalles: { hora_especifica } }]);
  });
  test.each(['tres', 'dos personas', 'tres veces diez', '12;00;13'])('"%s" is none', (text) => {
    expect(JSON.stringify(events(text, LIST))).not.toMatch(/"hora_especifica":"(?:15:10|12:00|13:00)"/);
  });
  test('nothing is asked for: it says nothing', () => {
    expect(JSON.stringify(events('tres quince', IDLE))).not.toContain('hora_especifica');
  });
});

describe('"a esa hora", of another branch or service, is the hour that is spoken of', () => {
  const known = { servicio: 'corte', sucursal: 'norte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' };
  test.each([
    ['y en palermo a esa hora?', { sucursal: 'palermo', hora_especifica: '11:00' }],
    ['a esa misma hora en palermo se puede?', { sucursal: 'palermo', hora_especifica: '11:00' }],
    ['hay lugar en palermo a la misma hora?', { sucursal: 'palermo', hora_especifica: '11:00' }],
    ['y limpieza a esa hora?', { servicio: 'limpieza', hora_especifica: '11:00' }],
    ['and a limpieza at that time?', { servicio: 'limpieza', hora_especifica: '11:00' }],
  ])('"%s"', (text, detalles) => {
    for (const question of [LIST, CONFIRM])
      expect(events(text, { ...question, known })).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });
  test('asked for something else, or of no hour', () => {
    expect(events('y hay estacionamiento en palermo a esa hora?', { ...CONFIRM, known })).toMatchObject([
      { type: 'customer.asks' },
    ]);
  });
});
