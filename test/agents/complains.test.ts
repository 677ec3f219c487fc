/** Who tells that it was done badly complains; of another place, or of what was done well, nobody does. */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events } from './kit.ts';

describe('what was done badly here', () => {
  test.each([
    'me dejaron horrible el pelo', 'la otra vez me atendieron pésimo', 'quiero hacer un reclamo', 'el color me quedó horrible', 'me cortaron muy mal', 'quedé disconforme', 'fui muito mal atendida', 'you did a terrible job', 'nunca más vuelvo',
  ])('«%s» is for a person, and regretted', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_person', complains: true }]);
    expect(events(text, LIST)).toEqual([{ type: 'customer.wants_person', complains: true }]);
  }); // prettier-ignore
  test.each([
    'me dejaron muy lindo el pelo', 'en otra peluquería me dejaron horrible el pelo, quiero un corte', 'tengo el pelo horrible, quiero un corte', 'no tengo ninguna queja',
  ])('«%s» is no complaint', (text) => {
    expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_person');
  }); // prettier-ignore
  test('who asks for a person only does that', () => {
    expect(events('quiero hablar con una persona', IDLE)).toEqual([{ type: 'customer.wants_person' }]);
  });
});
