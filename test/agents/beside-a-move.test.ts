/** One more beside a move, one more of the same for another, and which one is meant of several that are called alike. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine, tenant } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const FRIDAY = '2026-03-13';

describe('one more beside a move', () => {
  test.each([
    ['cambia mi limpieza al viernes a las 10 y ese dia tambien un corte a las 11', 'corte', '10:00', '11:00'],
    ['cambia mi limpieza al viernes a las 10 y de ahi un corte a las 11', 'corte', '10:00', '11:00'],
    ['mueve mi limpieza al viernes a las 10 y el mismo día un masaje a las 11', 'masaje', '10:00', '11:00'],
    ['necesito mover la limpieza para el viernes a las 10 y agendar un masaje ese mismo día a las 11 y 30', 'masaje', '10:00', '11:30'],
    ['mover la limpieza al viernes y un masaje ese mismo día', 'masaje', undefined, undefined],
    ['mueve mi limpieza al viernes y agendame un masaje el mismo día', 'masaje', undefined, undefined],
    ['muda minha limpeza pra sexta e nesse dia também um corte às 11', 'corte', undefined, '11:00'],
  ])('"%s" is on the day that it goes to', (text, servicio, moved, booked) => {
    const said = events(text, IDLE, own);
    expect(said).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { servicio: 'limpieza', fecha_deseada: FRIDAY } },
      { type: 'customer.wants_booking', detalles: { servicio, fecha_deseada: FRIDAY } },
    ]);
    const hours = said.map((event) => ('detalles' in event ? event.detalles.hora_especifica : ''));
    expect(hours).toEqual([moved, booked]);
  }); // prettier-ignore
  test.each([
    'pasa mi limpieza al viernes y luego una hora más tarde', 'pasala al viernes y despues un dia te cuento', 'cambia mi limpieza al lunes, despues te aviso a que hora', 'cambia mi limpieza al viernes a las 10',
  ])('"%s" moves, and books nothing', (text) => {
    expect(events(text, IDLE, own).map(({ type }) => type)).toEqual(['customer.wants_reschedule']);
  }); // prettier-ignore
  test('"un masaje el mismo día de mi limpieza" is on the day that it has', () => {
    expect(events('agendame un masaje el mismo día de mi limpieza', IDLE, own)).toMatchObject([{ detalles: { servicio: 'masaje', fecha_deseada: '2026-03-12' } }]);
  }); // prettier-ignore
});

describe('one more of the same, for another', () => {
  test.each([
    'agéndeme corte el jueves a las 9, y para el otro perro el mismo dia a las 9 y media',
    'corte el jueves a las 9 y para mi otro hijo a las 9 y media',
    'corte el jueves a las 9 y para la otra gata a las 9:30',
  ])('"%s"', (text) => {
    const one = { servicio: 'corte', fecha_deseada: '2026-03-12' };
    expect(events(text, IDLE)).toMatchObject([{ detalles: { ...one, hora_especifica: '09:00' } }, { detalles: { ...one, hora_especifica: '09:30' } }]);
  }); // prettier-ignore
  test.each([
    'quiero un corte y de paso que me hagan una limpieza el viernes a las 10 am',
    'corte y de una vez limpieza el viernes',
    'quiero un corte el viernes y aprovechando una limpieza',
    'corte y que le hagan también una limpieza el viernes',
  ])('"%s" is two', (text) => {
    const services = events(text, IDLE).map((event) => ('detalles' in event ? event.detalles.servicio : ''));
    expect(services).toEqual(['corte', 'limpieza']);
  });
  test('"corte y que me digan si toca limpieza" is none of it', () => {
    const said = events('quiero corte y que me digan si toca limpieza', IDLE);
    expect(said.filter(({ type }) => type === 'customer.wants_booking')).toHaveLength(1);
  });
  test.each([
    'limpieza para el otro perro el jueves a las 9',
    'limpieza el jueves a las 9 o para el otro día a las 10',
    'corte el jueves a las 9, para el otro hijo mío',
  ])('"%s" is one', (text) => {
    expect(events(text, IDLE)).toHaveLength(1);
  });
  test('"para mi marido y mis dos hijos" are three', () => {
    const said = events('quiero corte para mi marido y mis dos hijos el viernes en la mañana', IDLE);
    expect(said.map((event) => ('detalles' in event ? event.detalles.para : {}))).toEqual([{ relation: 'esposo' }, { relation: 'criatura' }, { relation: 'criatura' }]);
  }); // prettier-ignore
});

describe('of several that are called alike, the one that he has', () => {
  const [service] = tenant.services;
  const therapies = ['Terapia individual', 'Terapia de pareja'].map((name, i) => ({ ...service!, id: `t${i}`, name }));
  const business = { tenant: { ...tenant, services: [...tenant.services, ...therapies] } };
  const his = { ...business, appointments: [mine('limpieza', '2026-03-12T10:00'), mine('t0', '2026-03-13T15:00')] };
  test.each([
    'la de terapia la quiero pasar al lunes a las 6 de la tarde',
    'pasa la de terapia al lunes a las 18',
    'mueve mi terapia al lunes a las 18',
  ])('"%s"', (text) => {
    const detalles = { servicio: 't0', fecha_deseada: '2026-03-16', hora_especifica: '18:00' };
    expect(events(text, IDLE, his)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });
  test('"quiero una terapia el lunes" may be of either', () => {
    expect(events('quiero una terapia el lunes', IDLE, his)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicios: ['t0', 't1'] } }]);
  }); // prettier-ignore
});
