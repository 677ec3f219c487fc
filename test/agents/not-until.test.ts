/** From when on somebody can come, of what they have. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = mine('corte', '2026-03-13T16:00');
const idle = (text: string) => events(text, IDLE, { appointments: [own] });

describe('of a haircut on Friday at four', () => {
  test.each([
    'no voy a poder ir hasta el lunes', 'no puedo ir antes del lunes', 'não vou poder ir até segunda', "I won't be able to make it until Monday", 'no puedo ir, estoy de viaje hasta el domingo',
  ])('"%s" moves it to Monday or later', (text) => {
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_desde: '2026-03-16' } }]);
  }); // prettier-ignore
  test('"no llego hasta las 5" moves it to five or later', () => {
    const detalles = { restricciones_temporales: ['despues_17:00'] };
    expect(idle('el viernes no voy a llegar hasta las 5')).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  }); // prettier-ignore
  test.each(['no voy a poder ir hasta el lunes, cancelalo', 'no voy a poder ir', 'no voy a poder ir hasta el jueves, cancelá'])('"%s" cancels it', (text) => {
    expect(idle(text)).toMatchObject([{ type: 'customer.wants_cancellation' }]);
  }); // prettier-ignore
});
