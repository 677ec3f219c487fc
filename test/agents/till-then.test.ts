/** Who takes his leave by the day of the one that he has wishes for no other; now is Tuesday 10 March, 10:20. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const saturday = mine('limpieza', '2026-03-14T10:00');
const friday = mine('corte', '2026-03-13T15:30');
const types = (text: string, appointments: readonly ReturnType<typeof mine>[]) =>
  events(text, IDLE, { appointments }).map(({ type }) => type);

describe('a goodbye', () => {
  test.each([
    'dale gracias, por ahora solo el del sábado',
    'ok, por ahora dejo solo la limpieza del sábado nomás',
    'buenísimo, hasta el sábado a las 10',
    'listo, los veo el sábado entonces',
    'ah tá, por enquanto só a de sábado, obrigada',
    'valeu, até sábado!',
    'got it, see you Saturday',
    'cool, just the Saturday one for now, thanks',
  ])('"%s"', (text) => {
    expect(types(text, [saturday])).toEqual(['customer.acknowledges']);
  });
  test('of one of several, too, where none is left out', () => {
    expect(types('gracias, nos vemos el viernes', [saturday, friday])).toEqual(['customer.acknowledges']);
  });
});

describe('and none', () => {
  test.each([
    ['dale, el sábado a las 11 entonces', [saturday]],
    ['gracias, por ahora solo el del jueves', [saturday]],
    ['por ahora quiero un corte el sábado', [saturday]],
    ['hasta el sábado tienen lugar?', [saturday]],
    ['solo el del sábado', []],
  ])('"%s"', (text, appointments) => {
    expect(types(text, appointments)).not.toEqual(['customer.acknowledges']);
  });
});
