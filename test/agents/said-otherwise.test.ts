/** Everyday phrases for what a catalogue calls otherwise. */
import { expect, test } from 'vitest';
import { IDLE, events, tenant } from './kit.ts';

const first = tenant.services[0];
const named = (...names: readonly string[]) => ({
  tenant: { ...tenant, services: names.flatMap((name) => (first === undefined ? [] : [{ ...first, id: name, name }])) },
});
const HAIR = named('Corte de dama', 'Corte de caballero', 'Tinte completo', 'Mechas', 'Manicure');
const PITCH = named('Fútbol 5', 'Fútbol 7');
const PHOTOS = named('Ensaio newborn', 'Ensaio família', 'Foto para documento');
const serviceOf = (text: string, of: typeof HAIR): unknown => {
  const [event] = events(text, IDLE, of);
  return event?.type === 'customer.wants_booking'
    ? event.detalles.servicio
    : 'servicio' in (event ?? {})
      ? event
      : undefined;
};

test.each([
  ['quiero un corte de mujer mañana', 'Corte de dama'],
  ['turno para corte hombre', 'Corte de caballero'],
  ['quiero un corte para mujer', 'Corte de dama'],
  ['I need a haircut for women tomorrow', 'Corte de dama'],
  ['quiero un corte femenino', 'Corte de dama'],
  ['quiero pintarme el pelo el viernes', 'Tinte completo'],
  ['quiero hacerme rayitos', 'Mechas'],
])('"%s": %s', (text, service) => {
  expect(serviceOf(text, HAIR)).toBe(service);
});

test.each(['quiero un turno para mi mujer', 'soy mujer, quiero un turno', 'quiero un turno para pintar la pared'])(
  '"%s" names none',
  (text) => {
    expect(serviceOf(text, HAIR)).toBeUndefined();
  },
);

test.each([
  ['quiero reservar f5 mañana', 'Fútbol 5'],
  ['quiero una cancha de 7 mañana', 'Fútbol 7'],
  ['fútbol cinco mañana a las 20', 'Fútbol 5'],
])('"%s": %s', (text, service) => {
  expect(serviceOf(text, PITCH)).toBe(service);
});
test('"quiero la cancha a las 5" is the hour', () => {
  expect(serviceOf('quiero la cancha a las 5', PITCH)).toBeUndefined();
});

test.each(['quiero foto carnet', 'quero foto para documento', 'quero foto de passaporte'])(
  '"%s": of papers',
  (text) => {
    expect(serviceOf(text, PHOTOS)).toBe('Foto para documento');
  },
);
test.each(['quero fazer umas fotos', 'queria fotos de recém-nascido', 'quero tirar fotos com minha família amanhã'])(
  '"%s": not the one of papers',
  (text) => {
    expect(serviceOf(text, PHOTOS)).not.toBe('Foto para documento');
  },
);

const MASSAGE = named('Masaje 30 minutos', 'Masaje 60 minutos', 'Masaje 90 minutos');
test.each([
  ['quiero un masaje de una hora mañana', 'Masaje 60 minutos'],
  ['quiero un masaje de media hora el viernes', 'Masaje 30 minutos'],
  ['quiero un masaje de hora y media', 'Masaje 90 minutos'],
])('"%s": %s', (text, service) => {
  expect(serviceOf(text, MASSAGE)).toBe(service);
});
test.each(['quiero un masaje en una hora', 'quiero un masaje dentro de media hora'])('"%s" is when', (text) => {
  expect(serviceOf(text, MASSAGE)).toBeUndefined();
});

test('a means of paying is no service, also where one is called so', () => {
  const office = named('Limpieza', 'Transferencia');
  const pays = (text: string) => events(text, IDLE, office);
  expect(pays('quiero pagar por transferencia')).toEqual([{ type: 'customer.wants_payment' }]);
  expect(pays('quiero pagar la limpieza por transferencia')).toEqual([
    { type: 'customer.wants_payment', servicio: 'Limpieza' },
  ]);
  expect(pays('quiero pagar la transferencia')).toEqual([
    { type: 'customer.wants_payment', servicio: 'Transferencia' },
  ]);
});
