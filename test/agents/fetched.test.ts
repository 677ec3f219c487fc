/** When what was left there may be fetched: asked, and nothing is moved. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const said = (text: string) => events(text, IDLE, { appointments: [mine('limpieza', '2026-03-12T10:00')] });

describe('when to fetch', () => {
  test.each([
    'a que hora paso por mi perro?', 'a que hora tengo que pasar por ellos?', 'cuando lo puedo pasar a buscar?', 'a que hora paso a buscarlo', 'a qué hora lo recojo?', 'cuando puedo ir a recogerla',
    'que horas posso buscar ele?', 'what time can I pick him up?',
  ])('"%s" asks', (text) => {
    expect(said(text)).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
  test.each(['pasa mi cita al jueves', 'a que hora puedo pasar mi cita?', 'la puedo pasar para las 5?', 'cuando la puedo pasar?'])(
    '"%s" moves',
    (text) => {
      expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
    },
  ); // prettier-ignore
  test('"busco una cita cuando tengas" looks for an hour', () => {
    expect(said('busco una cita cuando tengas')).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
