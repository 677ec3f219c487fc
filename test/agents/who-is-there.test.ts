import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events } from './kit.ts';

const known = { ...CONFIRM.known, servicio: 'corte' };

describe('whether somebody is there then is a wish for him, of an hour that is proposed', () => {
  test.each([
    'está Diego ese día?',
    'hay chance con Diego?',
    'any chance with Diego?',
    'is Diego available then?',
    'can we do Diego?',
    'atiende Diego a esa hora?',
  ])('"%s"', (text) => {
    expect(events(text, { ...CONFIRM, known })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { profesional: 'diego' } },
    ]);
  });
  test('whether he is good at it is not', () => {
    expect(events('Diego es bueno?', { ...CONFIRM, known })).toMatchObject([{ type: 'customer.asks' }]);
  });
});

describe('what the data answer is no "no tengo ese dato"', () => {
  test.each([
    ['quiénes trabajan ahí?', 'profesionales'],
    ['y si llego a no poder, cancelo por acá?', 'cambios'],
    ['si no puedo ir les aviso por acá?', 'cambios'],
    ['alquilan cortes de pelo?', 'precio'],
  ])('"%s" asks %s', (text, topic) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic }]);
  });
});
