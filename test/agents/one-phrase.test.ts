/** One thing in one phrase, by words that two services are called by: what it is of wins, a tie is asked, no first word books. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const of = (...names: readonly (readonly [string, string])[]) => ({
  ...tenant,
  services: names.map(([id, name]) => serviceOf(id, name, 'c')),
});
const lab = of(
  ['hemograma', 'Hemograma completo'],
  ['glucosa', 'Glucosa en ayunas'],
  ['orina', 'Examen de orina'],
  ['perfil', 'Perfil lipídico'],
  ['vacuna', 'Vacuna antigripal'],
);
const padel = of(['cancha', 'Cancha de pádel'], ['clase', 'Clase de pádel'], ['paleta', 'Alquiler de paleta']);
const car = of(
  ['ext', 'Lavado exterior'],
  ['pul', 'Pulido de ópticas'],
  ['tap', 'Limpieza de tapizados'],
  ['cer', 'Encerado'],
);
const skin = of(
  ['reductor', 'Masaje reductor'],
  ['drenaje', 'Drenaje linfático'],
  ['piernas', 'Depilación piernas'],
  ['limpieza', 'Limpieza facial'],
  ['fluor', 'Aplicación de flúor'],
);
const barber = of(['corte', 'Corte'], ['barba', 'Barba'], ['combo', 'Corte y barba'], ['color', 'Color']);
const mind = of(['individual', 'Terapia individual'], ['pareja', 'Terapia de pareja'], ['orient', 'Sesión de orientación'], ['nutri', 'Plan de comidas']); // prettier-ignore
const talks = of(['individual', 'Sesión individual'], ['pareja', 'Terapia de pareja'], ['primera', 'Primera entrevista']); // prettier-ignore
const driving = of(['practica', 'Clase práctica de manejo'], ['teoria', 'Clase teórica'], ['examen', 'Simulacro de examen']); // prettier-ignore

const booked = (text: string, among: typeof lab) =>
  events(text, IDLE, { tenant: among }).flatMap((event) => {
    if (event.type !== 'customer.wants_booking') return [event.type];
    return [event.detalles.servicio ?? event.detalles.servicios ?? 'open'];
  });

const nails = of(['acr', 'Uñas acrílicas'], ['ret', 'Retoque de acrílico'], ['gel', 'Uñas de gel']);

describe('what it is of says which it is, whatever it comes as', () => {
  test.each([
    ['quiero el examen de glucosa mañana a las 10', lab, 'glucosa'],
    ['examen de perfil lipídico', lab, 'perfil'],
    ['análisis de glucosa', lab, 'glucosa'],
    ['examen glucosa para mañana', lab, 'glucosa'],
    ['un examen de orina', lab, 'orina'],
    ['quiero alquilar una cancha de pádel mañana a las 17', padel, 'cancha'],
    ['quiero alquilar una cancha', padel, 'cancha'],
    ['el alquiler de la cancha para mañana', padel, 'cancha'],
    ['quiero alquilar una paleta', padel, 'paleta'],
    ['lavado de tapizados', car, 'tap'],
    ['limpieza de ópticas', car, 'pul'],
    ['un lavado mañana', car, 'ext'],
    ['una sesión de pareja', mind, 'pareja'],
    ['sesión de orientación', mind, 'orient'],
    ['quiero una sesión', talks, 'individual'],
    ['una sesión de pareja', talks, 'pareja'],
    ['clase de simulacro', driving, 'examen'],
    ['masaje', skin, 'reductor'],
    ['una valoración de tapizados', of(['val', 'Valoración'], ['tap', 'Limpieza de tapizados']), 'val'],
    ['quiero las acrílicas', nails, 'acr'],
    ['retoque de las acrílicas', nails, 'ret'],
  ])('«%s»', (text, among, id) => {
    expect(booked(text, among)).toEqual([id]);
  });
});

describe('what may be either is asked', () => {
  test.each([
    ['masaje linfático', skin, ['reductor', 'drenaje']],
    ['masaje de piernas', skin, ['reductor', 'piernas']],
    ['corte de barba', barber, ['corte', 'barba', 'combo']],
    ['quiero un examen', lab, ['hemograma', 'glucosa', 'orina', 'perfil']],
    ['análisis de sangre', lab, ['hemograma', 'glucosa', 'orina', 'perfil']],
    ['quiero alquilar mañana a las 17', padel, ['cancha', 'paleta']],
    ['quiero una sesión', mind, 'open'],
    ['examen de manejo', driving, ['practica', 'examen']],
  ])('«%s»', (text, among, ids) => {
    expect(booked(text, among)).toEqual([ids]);
  });
});

describe('two things are two', () => {
  test.each([
    ['examen de glucosa y de orina', lab, ['glucosa', 'orina']],
    ['análisis de orina y hemograma', lab, ['orina', 'hemograma']],
    ['quiero alquilar una cancha y una paleta', padel, ['cancha', 'paleta']],
    ['limpieza, flúor', skin, ['limpieza', 'fluor']],
    ['limpieza de tapizados y encerado', car, ['tap', 'cer']],
    ['corte y barba', barber, ['combo']],
    ['corte y color', barber, ['corte', 'color']],
  ])('«%s»', (text, among, ids) => {
    expect(booked(text, among)).toEqual(ids);
  });
});

describe('money and what is booked go by it, too', () => {
  const own = ['orina', 'glucosa'].map((id, i) => mine(id, `2026-03-1${2 + i}T11:00`));
  test.each([
    ['quiero cancelar el examen de glucosa', 'customer.wants_cancellation'],
    ['quiero mover el examen de glucosa al lunes', 'customer.wants_reschedule'],
  ])('«%s» is of that one', (text, type) => {
    expect(events(text, IDLE, { tenant: lab, appointments: own })).toMatchObject([
      { type, detalles: { servicio: 'glucosa' } },
    ]);
  });
  test('a payment', () => {
    expect(events('quiero pagar el examen de glucosa', IDLE, { tenant: lab })).toEqual([
      { type: 'customer.wants_payment', servicio: 'glucosa' },
    ]);
    expect(events('cuánto cuesta alquilar la cancha?', IDLE, { tenant: padel })).toMatchObject([
      { servicio: 'cancha' },
    ]);
  });
  test('"mi examen" is the one he has, and of two it is asked', () => {
    const cancelled = (...ids: string[]) =>
      events('cancelar mi examen', IDLE, { tenant: lab, appointments: own.filter(({ id }) => ids.includes(id)) });
    expect(cancelled('glucosa')).toMatchObject([{ type: 'customer.wants_cancellation', detalles: { servicio: 'glucosa' } }]); // prettier-ignore
    expect(cancelled('glucosa', 'orina')).toEqual([{ type: 'customer.wants_cancellation', detalles: {} }]);
  });
});
