import { describe, expect, it } from 'vitest';
import { facts } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';

const SAID: [string, Facts][] = [
  ['el viernes mejor no', { restricciones: ['excluir_viernes'] }],
  ['el viernes, mejor no, gracias', { restricciones: ['excluir_viernes'] }],
  ['a las 5 mejor no', { restricciones: ['excluir_17:00'] }],
  ['el viernes mejor no, el jueves', { fecha: '2026-03-12' }],
  ['el jueves a las 10, mejor no, a las 11', { fecha: '2026-03-12', hora: '11:00' }],
  // What follows is what is ruled out.
  ['el jueves, mejor no el viernes', { fecha: '2026-03-12' }],
  ['mejor el viernes', { fecha: '2026-03-13' }],
];

describe('"mejor no" behind a day or an hour', () => {
  it.each(SAID)('reads «%s»', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});
