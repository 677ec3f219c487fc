/** A category that is named, where one of its services alone has that word in its name: which of them is asked (AGENDA-10). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const SALON = {
  ...tenant,
  services: [
    serviceOf('manos', 'Manicure', 'unas'),
    serviceOf('pies', 'Pedicure', 'unas'),
    serviceOf('acrilicas', 'Uñas acrílicas', 'unas'),
    serviceOf('relax', 'Masaje relajante', 'masajes'),
    serviceOf('drenaje', 'Drenaje linfático', 'masajes'),
    serviceOf('corte', 'Corte de mujer', 'cabello'),
  ],
  categories: [
    { id: 'unas', name: 'Uñas' },
    { id: 'masajes', name: 'Masajes' },
    { id: 'cabello', name: 'Cabello' },
  ],
};
const NAILS = ['manos', 'pies', 'acrilicas'];

function wish(text: string): unknown {
  const [event, ...others] = events(text, IDLE, { tenant: SALON, appointments: [] });
  if (others.length > 0 || event?.type !== 'customer.wants_booking') return [event, ...others];
  return event.detalles.servicio ?? event.detalles.servicios;
}

describe('the category', () => {
  test.each([
    'quiero una cita para las uñas',
    'hola, quiero arreglarme las uñas',
    'quiero hacerme las uñas el viernes',
    'uñas mañana en la tarde',
    'necesito que me arreglen las uñas',
    'cita de uñas',
    'quero fazer as unhas',
  ])('"%s" asks which', (text) => {
    expect(wish(text)).toEqual(NAILS);
  });
});

describe('one of it', () => {
  test.each([
    ['quiero uñas acrílicas', 'acrilicas'],
    ['una cita para acrílicas', 'acrilicas'],
    ['quiero hacerme las uñas acrilicas mañana', 'acrilicas'],
    ['quiero un masaje', 'relax'],
    ['masaje mañana a las 10', 'relax'],
    ['quiero pedicure', 'pies'],
    ['un corte', 'corte'],
  ])('"%s" is %s', (text, service) => {
    expect(wish(text)).toBe(service);
  });
});

test('"cancela lo de las uñas" is of the one that there is', () => {
  const own = {
    tenant: SALON,
    appointments: [mine('acrilicas', '2026-03-12T10:00'), mine('corte', '2026-03-13T10:00')],
  };
  expect(events('quiero cancelar lo de las uñas', IDLE, own)).toMatchObject([
    { type: 'customer.wants_cancellation', detalles: { servicio: 'acrilicas' } },
  ]);
});

describe('asked about', () => {
  test.each(['¿cuáles son sus servicios de uñas?', 'cuanto valen las uñas', '¿qué servicios de uñas tienen?'])(
    '"%s" tells those of it',
    (text) => {
      expect(events(text, IDLE, { tenant: SALON, appointments: [] })).toEqual([
        { type: 'customer.asks', topic: 'servicios', servicios: NAILS },
      ]);
    },
  );
  test('"quiero hacerme las acrílicas y también preguntar cuánto vale el corte" is both', () => {
    const said = events('quiero hacerme las acrílicas y también preguntar cuánto vale el corte', IDLE, {
      tenant: SALON,
      appointments: [],
    });
    expect(said).toEqual([
      { type: 'customer.asks', topic: 'precio', servicio: 'corte' },
      { type: 'customer.wants_booking', detalles: { servicio: 'acrilicas' } },
    ]);
  });
});

describe('a whole service, where its category is asked for', () => {
  const KINDS: Question = {
    state: 'AGENDA_ELIGIENDO_SERVICIO',
    offer: { id: 'k5', page: 0, kind: 'categoria', ids: ['unas', 'masajes', 'cabello'] },
  };
  const said = (text: string): unknown => events(text, KINDS, { tenant: SALON, appointments: [] });
  test.each([
    ['uñas acrílicas', 'acrilicas'],
    ['unas acrilicas porfa', 'acrilicas'],
    ['el masaje relajante', 'relax'],
    ['corte de mujer', 'corte'],
  ])('"%s" is wished for', (text, servicio) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio } }]);
  });
  test.each([
    ['uñas', 1],
    ['masajes', 2],
    ['las uñas porfa', 1],
  ])('"%s" is the category', (text, n) => {
    expect(said(text)).toEqual([{ type: 'customer.selects', offer: 'k5', n }]);
  });
});
