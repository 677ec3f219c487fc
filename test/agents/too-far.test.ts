/** Another branch than the one that is proposed: too far, or taken for another. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, at, events } from './kit.ts';

const AT_NORTE = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00', sucursal: 'norte' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const AMONG_HOURS = { ...LIST, known: { servicio: 'limpieza' } };

describe('a branch that is too far', () => {
  test.each([
    'me queda lejos Norte, en Palermo tiene?', 'uy pero Norte me queda lejos, en Palermo no hay?', 'me queda lejos Norte, mejor en Palermo', 'me queda muy lejos, en Palermo hay?', 'es que la Norte me queda lejos, en palermo tienen?', 'that is too far, do you have anything in Palermo?', 'fica longe, em Palermo tem?',
  ])('"%s" looks there', (text) => {
    for (const asked of [AT_NORTE, AMONG_HOURS])
      expect(events(text, asked)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  }); // prettier-ignore
  test('with the day that is told', () => {
    expect(events('Norte me queda lejos, en Palermo tienen el viernes?', AT_NORTE)).toEqual([
      { type: 'customer.wants_booking', detalles: { sucursal: 'palermo', fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each(['queda lejos Palermo?', 'Palermo me queda lejos?', 'dónde queda Palermo?', 'me queda lejos Norte, Palermo dónde queda?'])(
    '"%s" asks where it is',
    (text) => {
      expect(events(text, AT_NORTE)).toMatchObject([{ type: 'customer.asks', topic: 'direccion' }]);
    },
  ); // prettier-ignore
});

describe('the wrong branch', () => {
  test.each([
    'Qué pena con usted, me equivoqué, era en la sede de Palermo', 'me equivoqué de sede, era en Palermo', 'me confundí de sucursal, es Palermo', 'mil disculpas, era en Palermo', 'disculpe la molestia, me equivoqué, en Palermo',
  ])('"%s" is put right', (text) => {
    expect(events(text, AT_NORTE)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  }); // prettier-ignore
  test.each(['qué pena, no puedo', 'qué pena con usted pero no puedo a esa hora'])('"%s" is a no', (text) => {
    expect(events(text, AT_NORTE)).toEqual([{ type: 'customer.rejects' }]);
  });
});
