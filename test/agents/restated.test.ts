/** What was just booked, said once more, books nothing; who is late for what he has wants no other. */
import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, mine } from './kit.ts';

const justBooked = { ...mine('corte', '2026-03-13T15:00'), bookedAt: NOW - 60_000 };
const after = (text: string) =>
  events(text, { ...IDLE, state: 'evento_creado' }, { appointments: [justBooked] }).map(({ type }) =>
    type.replace('customer.', ''),
  );

describe('right behind a booking of Friday at three', () => {
  test.each([
    'ok gracias, el viernes a las 3 estoy ahí', 'dale, el viernes 15hs estoy', 'ok perfecto, viernes 3pm entonces', 'gracias, viernes 15hs', 'listo, viernes a las 3 de la tarde', 'ok, quedamos el viernes a las 3',
    'gracias! el viernes a las 3 ahí estaré', 'genial, viernes 13 a las 15', 'dale, corte el viernes a las 3', 'ok el viernes estoy ahí', 'valeu, sexta às 15 estarei aí', 'thanks, see you friday at 3', 'ok, viernes 3 p.m.',
  ])('"%s" is thanks', (text) => {
    expect(after(text)).toEqual(['acknowledges']);
  }); // prettier-ignore
  test.each(['ok el viernes a las 4', 'bueno, el jueves a las 3', 'ok, limpieza el viernes a las 3', 'quiero otro turno el viernes a las 3', 'ok gracias, y el viernes a las 3 también mi hijo'])('"%s" asks for one', (text) => {
    expect(after(text)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each([['ok perfecto, el viernes a las 3 no puedo', 'wants_reschedule'], ['dale, cancelá el viernes a las 3', 'wants_cancellation']])('"%s" is %s', (text, type) => {
    expect(after(text)).toEqual([type]);
  }); // prettier-ignore
});

describe('who is late for his appointment', () => {
  const soon = { appointments: [mine('corte', '2026-03-10T11:00')] };
  test.each(['llego 10 minutos tarde al turno', 'llego tarde al turno', 'llego 10 min tarde a la cita', 'voy a llegar un poquito tarde a mi hora', 'chego 10 minutos atrasado pra consulta'])(
    '"%s" is told to the staff',
    (text) => {
      expect(events(text, IDLE, soon)).toEqual([{ type: 'customer.wants_person' }]);
    },
  ); // prettier-ignore
  test.each(['quiero turno a la tarde', 'turno a la tarde para corte'])('"%s" is none', (text) => {
    expect(events(text, IDLE, soon)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
