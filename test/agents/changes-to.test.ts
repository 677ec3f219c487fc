import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const ONE = [mine('limpieza', '2026-03-12T10:00')];
const own = (text: string, appointments = ONE) => events(text, IDLE, { appointments });

describe('where to, of one who has an appointment', () => {
  test.each([
    'quero mudar pra 18h', 'pode mudar para as 18h?', 'muda pras 18h', 'quero trocar pra 18h', 'queria passar pra 18h', 'quiero cambiar para las 6', 'quiero pasar para las 6', 'me cambias a las 6?',
    'can you change it to 6pm', 'change to 6pm', 'i want to change to 6pm', 'can we switch to 6pm?', 'can you change it to 6', 'could you move it to 6 please',
  ])('"%s" moves it', (text) => {
    expect(own(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '18:00' } }]);
  }); // prettier-ignore
  test('of two it is asked which', () => {
    expect(own('quero mudar pra 18h', [...ONE, mine('corte', '2026-03-13T10:00')])).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { hora_especifica: '18:00' } },
    ]);
  });
  test('who has none books', () => {
    expect(own('quero mudar pra 18h', [])[0]?.type).toBe('customer.wants_booking');
  });
  test.each(['quero mudar o visual na sexta', 'quiero cambiar de look el viernes', 'quero passar aí às 18h', 'quiero pasar a las 6', 'quero mudar pra ruivo na sexta', 'i want a change of look at 6pm', 'mudar pra 18h o corte'])(
    '"%s" moves nothing',
    (text) => {
      expect(own(text)[0]?.type).not.toBe('customer.wants_reschedule');
    },
  ); // prettier-ignore
});
