/** What is amiss with what is one's own is why one writes; what no business mends, and why one does not come, is not. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const types = (text: string, of = {}) => events(text, IDLE, of).map(({ type }) => type);

describe('what is amiss, told out of the blue', () => {
  test.each([
    'mi carro jala a la derecha', 'hola, mi moto no arranca', 'mi lavadora hace un ruido raro', 'mi perrito está vomitando', 'mi gato no quiere comer', 'mi gata tiene pulgas',
    'se me cayó una tapadura', 'se me rompió la pantalla', 'a mi bici se le rompió la cadena', 'me duele la espalda', 'no veo bien de lejos', 'tengo ciática', 'mi gato se la pasa rascándose', 'minha pele está oleosa', 'estou com dor nas costas', 'my phone won’t turn on',
  ])('«%s» wishes to come', (text) => {
    expect(types(text)).toEqual(['customer.wants_booking']);
  }); // prettier-ignore
  test.each([
    'mi internet no anda', 'mi tarjeta no funciona', 'mi link no abre', 'mi hijo está durmiendo', 'mi carro está limpio', 'mi perro come mucho', 'mi gato no come, ¿es normal?', 'se me hizo tarde',
    'mi carro no arranca, no puedo ir',
  ])('«%s» wishes for nothing', (text) => {
    expect(types(text)).not.toContain('customer.wants_booking');
  }); // prettier-ignore
  test('right before an appointment it may be why one does not come', () => {
    expect(types('mi carro no arranca', { appointments: [mine('corte', '2026-03-10T16:00')] })).not.toContain(
      'customer.wants_booking',
    );
  });
});
