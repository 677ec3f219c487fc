/** Said right behind the own appointment that was shown, or booked: of that one (AGENDA-17, CONV-5, CONV-17). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, NOW, events, mine } from './kit.ts';

const own = mine('limpieza', '2026-03-12T10:00');
const SHOWN: Question = { state: 'conversando', offer: { id: 'k5', page: 0, kind: 'cita', ids: [own.id] } };
const after = (text: string, question = SHOWN, one = own) => events(text, question, { appointments: [one] });

describe('asked of it', () => {
  test.each([
    '¿y era con quién?',
    'y era con quien',
    'a que horas es que era?',
    '¿con quién es que era?',
    '¿era a qué hora?',
    '¿y qué día era?',
    'e era com quem?',
  ])('"%s" shows it', (text) => {
    expect(after(text)).toEqual([{ type: 'customer.wants_appointments' }]);
    expect(after(text, IDLE)).toEqual([{ type: 'customer.wants_appointments' }]);
  });

  test.each([
    '¿y en qué sucursal?',
    'la direccion cual es?',
    '¿y dónde es?',
    '¿cómo llego?',
    'where is it?',
    'e onde fica?',
  ])('"%s" is answered with its branch', (text) => {
    expect(after(text)).toEqual([
      { type: 'customer.asks', topic: 'direccion', servicio: 'limpieza', sucursal: 'norte' },
    ]);
  });

  test.each([
    ['¿dónde están ubicados?', {}],
    ['¿qué sucursales tienen?', {}],
    ['¿dónde queda Palermo?', { sucursal: 'palermo' }],
    ['¿en qué sucursal hacen ortodoncia?', { servicio: 'ortodoncia' }],
  ])('"%s" is asked of the business', (text, of) => {
    expect(after(text)).toEqual([{ type: 'customer.asks', topic: 'direccion', ...of }]);
  });

  test('with nothing shown all the addresses are told', () => {
    expect(after('la direccion cual es?', IDLE)).toEqual([{ type: 'customer.asks', topic: 'direccion' }]);
  });
});

describe('who has heard when it is', () => {
  test.each(['perfecto', 'ok', 'listo', 'dale', 'ótimo', 'perfect', 'ah ok perfecto'])('"%s" ends it', (text) => {
    expect(after(text)).toEqual([{ type: 'customer.acknowledges' }]);
  });
});

describe('who says that he comes', () => {
  const COMES = [
    'ahí estaré',
    'ok ahí nos vemos',
    'listo, allá nos vemos',
    "i'll be there",
    'see you then',
    'estarei la',
  ];

  test.each(COMES)('"%s" takes his leave', (text) => {
    expect(after(text)).toEqual([{ type: 'customer.acknowledges' }]);
    expect(after(text, IDLE, { ...own, bookedAt: NOW })).toEqual([{ type: 'customer.acknowledges' }]);
  });

  test.each(COMES)('"%s" out of the blue: it is shown', (text) => {
    expect(after(text, IDLE)).toEqual([{ type: 'customer.wants_appointments' }]);
  });

  test.each(['confirmo mi cita', '¿ahí estaré mañana?', 'ahí estaré, ¿a qué hora era?', 'nos vemos el viernes'])(
    '"%s": it is shown',
    (text) => {
      expect(after(text)).toEqual([{ type: 'customer.wants_appointments' }]);
    },
  );
});
