import { describe, expect, test } from 'vitest';
import { understandLine } from '../../src/agents/offline/request.ts';

function read(text: string, locale = 'es-CO'): string {
  const { domain, action } = understandLine({
    id: 'a',
    text,
    state: 'none',
    now: '2026-03-10T10:20',
    timeZone: 'America/Bogota',
    locale,
  });
  return `${domain}/${action}`;
}

describe('cancelar, where it is to pay', () => {
  test.each([
    ['¿cómo cancelo la sesión?', 'es-CO'],
    ['¿dónde puedo cancelar la valoración?', 'es-MX'],
    ['cuánto tengo que cancelar', 'es-EC'],
    ['cuánto se cancela por una consulta?', 'es-PE'],
    ['¿se cancela al llegar?', 'es-CL'],
    ['hay que cancelar antes de la cita?', 'es-PE'],
    ['¿puedo cancelar en efectivo?', 'es-CL'],
    ['a quién le cancelo?', 'es-CO'],
  ])('a question of money: %s', (text, locale) => {
    expect(read(text, locale)).toBe('PAGOS/preguntar');
  });

  test.each([
    'quiero cancelar con tarjeta',
    'para cancelar el saldo',
    'quiero cancelar la mitad ahora',
    'voy a cancelar lo que falta',
  ])('to pay: %s', (text) => {
    expect(read(text)).toBe('PAGOS/iniciar_triage_pagos');
  });

  test.each([
    ['quiero cancelar la consulta de pediatría por yape, me pasa el link?', 'es-PE'],
    ['quiero cancelar la limpieza, me mandas el link?', 'es-CO'],
  ])('to pay, where it is said so: %s', (text, locale) => {
    expect(read(text, locale)).toBe('PAGOS/iniciar_triage_pagos');
  });

  test.each([
    'ya cancelé los 20 mil',
    'le cancelé a la doctora ayer 30 dólares',
    'cancelé 50 soles',
    'acabo de cancelar por yape',
    'ayer cancelé con tarjeta',
  ])('paid already: %s', (text) => {
    expect(read(text)).toBe('PAGOS/confirmar_pago');
  });

  test.each([
    'cómo cancelo la cita?',
    'quiero cancelar, perdí la tarjeta',
    'cancele las 2 citas por favor',
    'cancele la cita de las 10, son 50 mil y no los tengo',
    'quiero cancelar la consulta del lunes',
  ])('a cancellation all the same: %s', (text) => {
    expect(read(text)).toBe('AGENDAMIENTO/iniciar_cancelacion_cita');
  });

  test.each(['¿cuánto me cobran por cancelar?', '¿tiene costo cancelar la cita?', '¿puedo cancelar sin costo?'])(
    'what a cancellation costs is asked, and neither paid nor done: %s',
    (text) => {
      expect(read(text)).toMatch(/preguntar$/);
    },
  );
});
