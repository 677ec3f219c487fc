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
