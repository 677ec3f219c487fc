/** Questions about the house and the price, each in a customer's own words (CONV-17). */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, NOW, events, mine } from './kit.ts';

const told = (text: string, more: object = {}) =>
  events(text, IDLE, more).map((event) => ('topic' in event ? event.topic : event.type));

describe('a question', () => {
  test.each([
    ['¿el masaje dónde lo hacen?', 'direccion'],
    ['y el pago cómo es?', 'pagos'],
    ['¿son 25 mil, cierto?', 'precio'],
    ['la limpieza eran $25.000, ¿no?', 'precio'],
    ['¿hasta qué fecha se puede reservar?', 'ventana'],
    ['¿con cuánta anticipación puedo agendar?', 'ventana'],
    ['até quando dá para marcar?', 'ventana'],
    ['how far ahead can I book?', 'ventana'],
    ['¿con cuánta anticipación puedo cancelar?', 'cambios'],
  ])('%s is about %s', (text, topic) => {
    expect(told(text)).toEqual([topic]);
  });
  test('which of two takes longer is how long both take', () => {
    expect(events('¿cuál dura más, la limpieza o el masaje?', IDLE)).toMatchObject([
      { topic: 'duracion', servicio: 'limpieza' },
      { topic: 'duracion', servicio: 'masaje' },
    ]);
  });
  test('"son 3, ¿no?" is no amount', () => {
    expect(told('son 3, ¿no?')).not.toContain('precio');
  });
});

describe('right behind a booking', () => {
  const booked = { appointments: [{ ...mine('limpieza', '2026-03-13T10:00'), bookedAt: NOW - 60_000 }] };
  test.each(['listo, ¿quedó?', '¿quedó lista entonces?', '¿ahora sí, no?', 'ficou tudo certo então?'])(
    '%s: it is shown',
    (text) => {
      expect(told(text, booked)).toEqual(['customer.wants_appointments']);
    },
  );
});

describe('manners', () => {
  test.each(['buenos días, qué pena molestar', 'hola, qué pena con usted, una preguntica'])('%s greets', (text) => {
    expect(told(text)).toEqual(['customer.greets']);
  });
  test.each(['bueno, buenas noches', 'ah ya, buenas tardes', 'ok, boa noite'])('%s takes leave', (text) => {
    expect(told(text)).toEqual(['customer.acknowledges']);
  });
  test('"buenas noches" begins', () => {
    expect(told('buenas noches')).toEqual(['customer.greets']);
  });
  test.each(['yaa', 'bueno sí, haceme el favor', 'dale, hágame el favor'])('%s is a yes', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.accepts' }]);
  });
});
