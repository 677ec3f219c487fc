/** Who asks his own people before he decides: nobody of the house is called, and the list that he looks at stays (CONV-12). */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, events } from './kit.ts';

describe('people of his own', () => {
  test.each([
    'lo hablo con mi novio y le aviso',
    'tengo que hablar con mi jefe y te digo',
    'lo consulto con mi vieja y te confirmo',
    'preciso falar com minha mãe antes',
    "I'll talk to my wife and let you know",
    'vou ver e já te aviso',
  ])('"%s" waits before a list', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  });

  test.each(['I need to speak with my boss first', 'primero tengo que hablar con mi gerente'])(
    '"%s" waits before a yes',
    (text) => {
      expect(events(text, CONFIRM)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
    },
  );

  test.each([
    'quiero hablar con el gerente',
    'tengo que hablar con mi mujer, pasame con una persona',
    'falar com o gerente',
  ])('"%s" still asks for one of the house', (text) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.wants_person' }]);
  });

  test.each([
    'tengo que hablar con mi marido primero',
    'preciso falar com minha mulher antes',
    'I need to talk to my boss first',
  ])('"%s" takes leave where nothing is open', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.acknowledges' }]);
  });

  test('an hour by itself takes up what was left', () => {
    expect(events('listo, a las 16', IDLE)).toMatchObject([
      { type: 'customer.wants_booking', retoma: true, detalles: { hora_especifica: '16:00' } },
    ]);
  });
});
