import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, NOW, events } from './kit.ts';

/** Three services were listed a moment ago: a cleaning, a cut, a massage. */
const LISTED: Question = { ...IDLE, spokenOf: { serviceIds: ['limpieza', 'corte', 'masaje'], until: NOW + 60_000 } };
const services = (text: string, question = LISTED) =>
  events(text, question).map((event) =>
    'detalles' in event ? event.detalles.servicio : 'servicio' in event ? event.servicio : '',
  );

describe('a row of what was listed', () => {
  test.each([
    ['dale quiero el segundo', ['corte']],
    ['el último para el jueves a la tarde', ['masaje']],
    ['me quedo con la tercera', ['masaje']],
    ['¿cuánto dura la primera?', ['limpieza']],
    ['quiero el segundo y el tercero', ['corte', 'masaje']],
    ['i want the second one', ['corte']],
    ['quero o segundo', ['corte']],
  ])('"%s" is its service', (text, expected) => {
    expect(services(text)).toEqual(expected);
  });
  test.each(['quiero la primera cita que tengas', 'la primera hora del jueves', 'quiero el primero de la mañana', 'quiero turno el 1ro', 'un turno para el primero'])(
    '"%s" is no row',
    (text) => {
      expect(services(text)).toEqual([undefined]);
    },
  ); // prettier-ignore
  test('nothing was listed, or too long ago', () => {
    const old = { ...LISTED, spokenOf: { ...LISTED.spokenOf, until: NOW } };
    for (const question of [IDLE, old]) expect(services('dale quiero el segundo', question)).toEqual([undefined]);
  });
});
