import { describe, expect, test } from 'vitest';
import type { Detalles, Language } from '../../src/domain.ts';
import { IDLE, events, serviceOf, tenant } from './kit.ts';

const VET = vetOf('Vacuna');
const VET_IN_BRAZIL = vetOf('Vacina');
function vetOf(vaccine: string): typeof tenant {
  const services = [
    serviceOf('vacuna', vaccine, 'clinica'),
    serviceOf('consulta', 'Consulta', 'clinica'),
    serviceOf('bano', 'Banho e tosa', 'estetica'),
    serviceOf('corte', 'Corte', 'estetica'),
  ];
  const serviceIds = services.map(({ id }) => id);
  return { ...tenant, services, professionals: tenant.professionals.map((one) => ({ ...one, serviceIds })) };
}
const wishes = (text: string, language: Language = 'es'): readonly string[] =>
  events(text, IDLE, { tenant: language === 'pt' ? VET_IN_BRAZIL : VET, language }).map((event) => {
    if (event.type !== 'customer.wants_booking') return event.type;
    const { servicio = '?', para } = event.detalles;
    return [servicio, para?.name ?? para?.relation].filter((one) => one !== undefined).join(' ');
  });
const VACCINE = ['vacuna', 'vacuna'];

describe('as many come as are counted or named (CONV-11)', () => {
  test.each([
    ['tengo dos perros para vacunar el jueves', VACCINE],
    ['quiero vacunar a mis dos gatos el jueves a las 10', VACCINE],
    ['3 gatos para vacunar', [...VACCINE, 'vacuna']],
    ['dos vacunas, para Luna y Toby, el jueves', ['vacuna Luna', 'vacuna Toby']],
    ['vacunación para Luna y Toby el jueves', ['vacuna Luna', 'vacuna Toby']],
    ['corte para mis hijos Tomás y Juan mañana a las 10', ['corte Tomás', 'corte Juan']],
    ['corte para mis hijos mañana', ['corte criatura', 'corte criatura']],
    ['somos cinco, queremos corte el jueves', ['corte', 'corte', 'corte', 'corte']],
  ])('"%s"', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
  test.each([
    ['tengo dos gatos, quiero vacunar a uno el jueves', ['vacuna']],
    ['tengo 2 perros y quiero turno para consulta mañana', ['consulta']],
    ['vacunación para Norte y Palermo', ['vacuna']],
    ['corte para mi hijo Tomás mañana', ['corte Tomás']],
  ])('one is one: "%s"', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
  test.each([
    ['2 cachorros pra vacinar', VACCINE],
    ['vacina e banho e tosa na quinta', ['vacuna', 'bano']],
    ['banho e tosa e vacina na quinta às 10', ['bano', 'vacuna']],
    ['banho e tosa na quinta', ['bano']],
  ])('in Portuguese: "%s"', (text, expected) => {
    expect(wishes(text, 'pt')).toEqual(expected);
  });
  test('what is beyond a message is told to be left out', () => {
    const read = events('cinco cortes para el jueves', IDLE, { tenant: VET });
    expect(read).toHaveLength(4);
    expect(read.map((event) => 'sobran' in event)).toEqual([false, false, false, true]);
    expect(events('cuatro cortes para el jueves', IDLE, { tenant: VET }).some((event) => 'sobran' in event)).toBe(
      false,
    );
  });
  test('"el mismo día" is of the one before, where no day is told', () => {
    const [first, second] = events('corte para mí y para mi hija el mismo día', IDLE, { tenant: VET });
    expect(first).not.toHaveProperty('detalles.respecto');
    expect(second).toHaveProperty('detalles.respecto', { mismo_dia: true });
  });
  test.each([
    ['corte el jueves y vacuna el mismo día', { mismo_dia: true }],
    ['corte el jueves a las 10 para mí y otro para mi hija después', { mismo_dia: true }],
    ['corte el jueves a las 10 para mí y otro para mi hija también', { mismo_dia: true, misma_hora: true }],
    ['um corte quinta às 10 para mim e outro para minha filha depois', { mismo_dia: true }],
    ['a haircut on thursday at 10 for me and another for my daughter after', { mismo_dia: true }],
    ['corte el jueves a las 10 y otro para mi hija el viernes', undefined],
    ['corte el jueves a las 10 y vacuna el jueves a las 11', undefined],
  ])('a day that is told once is the first one’s, and the other goes with it: «%s»', (text, respecto) => {
    const [first, second] = events(text, IDLE, { tenant: VET });
    expect(first).not.toHaveProperty('detalles.respecto');
    expect(second).toMatchObject({ type: 'customer.wants_booking' });
    expect((second as { detalles: Detalles }).detalles.respecto).toEqual(respecto);
  });
});
