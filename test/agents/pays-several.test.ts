/** Several of one thing that are to be paid: a link pays for one, and that is said (PAGOS-1). */
import { describe, expect, test } from 'vitest';
import { IDLE, events } from './kit.ts';

const several = (text: string): boolean =>
  events(text, IDLE).some((e) => e.type === 'customer.wants_payment' && e.varios === true);
const pays = (text: string): boolean => events(text, IDLE).some((e) => e.type === 'customer.wants_payment');

describe('more than one', () => {
  test.each([
    'quiero pagar dos cortes',
    'quiero pagar 3 consultas',
    'quiero pagar dos sesiones',
    'quiero pagar el corte x2',
    'quiero pagar el corte para mí y para mi hermano',
    'quiero pagar el corte para dos personas',
    'quiero pagar el corte por 2',
    'quero pagar dois cortes',
    'I want to pay for two haircuts',
  ])('"%s"', (text) => {
    expect(several(text)).toBe(true);
  });
});

describe('one, however it is paid', () => {
  test.each([
    'quiero pagar el corte',
    'quiero pagar el corte de las 2',
    'quiero pagar el corte en 2 cuotas',
    'quiero pagar el corte del 3 de marzo',
    'quiero pagar la consulta con 2 tarjetas',
    'quiero pagar un corte',
  ])('"%s"', (text) => {
    expect(pays(text)).toBe(true);
    expect(several(text)).toBe(false);
  });
});
