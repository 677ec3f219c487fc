import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { events, services, tenant } from './kit.ts';

const BRANCH: Question = {
  state: 'AGENDA_ELIGIENDO_SUCURSAL',
  known: { servicio: 'limpieza' },
  offer: { id: 'k5', page: 0, kind: 'sucursal', ids: ['norte', 'palermo'] },
};
const SERVICE: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', known: {}, offer: services };

describe('a choice by its name, and a question behind it', () => {
  test.each([
    ['en palermo porfa, cuanto cuesta?', 'precio'],
    ['palermo. cuanto sale?', 'precio'],
    ['palermo, hay parqueadero?', 'otro'],
    ['en palermo, cual es la direccion?', 'direccion'],
    ['la de palermo, y a que hora cierran', 'horarios'],
    ['sí, palermo, cuánto dura?', 'duracion'],
    ['Palermo, quanto custa?', 'precio'],
    ['palermo please, how much is it?', 'precio'],
  ])('"%s": the answer, then the branch', (text, topic) => {
    expect(events(text, BRANCH)).toMatchObject([
      { type: 'customer.asks', topic },
      { type: 'customer.selects', n: 2 },
    ]);
  });
  test.each([
    ['limpieza dental, cuánto sale?', 'precio', 1],
    ['masaje, cuánto dura?', 'duracion', 4],
    ['corte de pelo y cuánto cuesta?', 'precio', 3],
    ['limpieza. quién la hace?', 'profesionales', 1],
  ])('"%s": the answer, then the service', (text, topic, n) => {
    expect(events(text, SERVICE)).toMatchObject([
      { type: 'customer.asks', topic },
      { type: 'customer.selects', n },
    ]);
  });
  test.each([
    'y palermo, dónde queda?',
    'si es en palermo, cuánto sale?',
    'no sé, palermo, tiene estacionamiento?',
    'palermo, donde queda la de norte?',
    'palermo dónde queda?',
  ])('"%s" only asks', (text) => {
    expect(events(text, BRANCH).map(({ type }) => type)).toEqual(['customer.asks']);
  });
  test('"quería saber de palermo, hay parqueadero?" asks where it is, and for the rest', () => {
    expect(events('quería saber de palermo, hay parqueadero?', BRANCH)).toMatchObject([
      { type: 'customer.asks', topic: 'direccion', sucursal: 'palermo' },
      { type: 'customer.asks', topic: 'otro' },
    ]);
  });
  test.each(['limpieza dental, cuánto sale el masaje?', 'el corte, y el masaje cuánto sale?', 'si me hago la limpieza, cuánto sale?'])('"%s" only asks', (text) => {
    expect(events(text, SERVICE).every(({ type }) => type === 'customer.asks')).toBe(true);
  }); // prettier-ignore
  test('a choice that would book at once waits for the answer', () => {
    const atOnce = { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } };
    const timed = { ...BRANCH, known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' } };
    const types = (question: Question) =>
      events('palermo, cuánto sale?', question, { tenant: atOnce }).map((e) => e.type);
    expect(types(timed)).toEqual(['customer.asks']);
    expect(types(BRANCH)).toEqual(['customer.asks', 'customer.selects']);
  });
});
