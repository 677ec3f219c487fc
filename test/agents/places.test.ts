import { describe, expect, test } from 'vitest';
import { placesIn } from '../../src/agents/offline/names/places.ts';
import { CONFIRM, IDLE, at, events, tenant } from './kit.ts';

/** Where a branch is called like an hour, as in Buenos Aires. */
const [first] = tenant.branches;
const branches = first === undefined ? [] : [...tenant.branches, { ...first, id: 'once', name: 'Once' }];
const WITH_ONCE = { tenant: { ...tenant, branches } };

function wish(text: string): unknown {
  const [event] = events(text, IDLE, WITH_ONCE);
  return event?.type === 'customer.wants_booking' ? event.detalles : event;
}

describe('a branch that is called like an hour', () => {
  test.each([
    ['corte el jueves en once', { fecha_deseada: '2026-03-12', sucursal: 'once' }],
    [
      'corte jueves once 16hs',
      {
        fecha_deseada: '2026-03-12',
        hora_especifica: '16:00',
        sucursal: 'once',
      },
    ],
    [
      'corte en once el jueves a las once',
      {
        fecha_deseada: '2026-03-12',
        hora_especifica: '11:00',
        sucursal: 'once',
      },
    ],
    ['corte en la sucursal de once el jueves', { fecha_deseada: '2026-03-12', sucursal: 'once' }],
    ['corte el jueves a las once', { fecha_deseada: '2026-03-12', hora_especifica: '11:00' }],
    ['corte el jueves once y media', { fecha_deseada: '2026-03-12', hora_especifica: '11:30' }],
    ['corte en once días', { fecha_deseada: '2026-03-21' }],
    ['corte el once de abril', { fecha_deseada: '2026-04-11' }],
  ])('«%s»', (text, expected) => {
    expect(wish(text)).toEqual(expect.objectContaining(expected));
    const keys = Object.keys(expected);
    for (const key of ['hora_especifica', 'sucursal'])
      if (!keys.includes(key)) expect(wish(text)).not.toHaveProperty(key);
  });

  test.each([
    ['en Once', 1],
    ['la de once de la mañana', 0],
    ['en once minutos', 0],
    ['a las once', 0],
    ['a las once 16hs', 0],
  ])('«%s» names %d places', (text, count) => {
    expect(placesIn(text, WITH_ONCE.tenant)).toHaveLength(count);
  });
});

describe('a branch that is called like a date', () => {
  const dated = first === undefined ? [] : [...tenant.branches, { ...first, id: 'mayo', name: '25 de Mayo' }];
  const WITH_MAYO = { tenant: { ...tenant, branches: dated } };
  const read = (text: string): unknown => {
    const [event] = events(text, IDLE, WITH_MAYO);
    return event?.type === 'customer.wants_booking' ? event.detalles : event;
  };

  test.each([
    ['corte el jueves a las 10 en 25 de Mayo', '2026-03-12', '10:00'],
    ['corte el jueves a las 10 en la sede 25 de mayo', '2026-03-12', '10:00'],
    ['corte en la de 25 de mayo, jueves 10hs', '2026-03-12', '10:00'],
    ['en 25 de mayo quiero un corte mañana a las 9', '2026-03-11', '09:00'],
    ['corte el 17 de marzo a las 10 en 25 de Mayo', '2026-03-17', '10:00'],
  ])('«%s» is there, on %s', (text, fecha_deseada, hora_especifica) => {
    expect(read(text)).toMatchObject({ fecha_deseada, hora_especifica, sucursal: 'mayo' });
  });

  test.each([
    'corte el 25 de mayo',
    'corte para el 25 de mayo',
    'corte 25 de mayo',
    'quiero un corte antes del 25 de mayo',
    'cambiar mi turno del 25 de mayo',
  ])('«%s» names no place', (text) => {
    expect(placesIn(text, WITH_MAYO.tenant)).toEqual([]);
  });

  test('the hours of the house there are told', () => {
    for (const text of ['horario de 25 de mayo?', 'horario de la sucursal 25 de mayo'])
      expect(events(text, IDLE, WITH_MAYO)).toEqual([expect.objectContaining({ topic: 'horarios', sucursal: 'mayo' })]);
  });
});

describe('professionals that only their number tells apart', () => {
  const [one] = tenant.professionals;
  const courts = one === undefined ? [] : ['1', '2'].map((n) => ({ ...one, id: `c${n}`, name: `Cancha ${n}` }));
  const CLUB = { tenant: { ...tenant, professionals: courts } };
  test.each([
    [
      'corte en la cancha 2 el jueves a las 16',
      {
        fecha_deseada: '2026-03-12',
        hora_especifica: '16:00',
        profesional: 'c2',
      },
    ],
    [
      'corte jueves cancha 2 16hs',
      {
        fecha_deseada: '2026-03-12',
        hora_especifica: '16:00',
        profesional: 'c2',
      },
    ],
    ['corte en la cancha 1 mañana', { fecha_deseada: '2026-03-11', profesional: 'c1' }],
  ])('«%s»', (text, expected) => {
    expect(events(text, IDLE, CLUB)).toEqual([
      expect.objectContaining({ detalles: expect.objectContaining(expected) }),
    ]);
  });
  test.each(['no, la cancha 2', 'mejor la cancha 2', '¿puede ser en la cancha 2?'])('«%s», asked for a yes', (text) => {
    expect(events(text, CONFIRM, CLUB)).toEqual([
      expect.objectContaining({
        type: 'customer.wants_booking',
        detalles: { profesional: 'c2' },
      }),
    ]);
  });
  test('«una cancha el jueves» names none of them', () => {
    const [event] = events('corte en una cancha el jueves', IDLE, CLUB);
    expect(event).not.toHaveProperty('detalles.profesional');
  });
});

describe('another branch, and the one that stays', () => {
  const slot = (branchId: string) => ({
    start: at('2026-03-12T11:00'),
    professionalId: 'laura',
    branchId,
  });
  const atNorte = { ...CONFIRM, proposed: slot('norte') };
  const heard = (text: string, question: object = atNorte) => events(text, question as typeof CONFIRM);

  test.each([
    'y en Palermo?',
    'puede ser en la sede de palermo?',
    'no hay en palermo?',
    'y en palermo hay?',
    'en palermo no tienen?',
    'tienen en palermo? me queda más cerca',
  ])('«%s» looks for the same there', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  });
  test.each(['es en palermo?', 'y en palermo hay estacionamiento?', 'y en norte?'])('«%s» does not', (text) => {
    expect(heard(text)).toMatchObject([{ type: 'customer.asks' }]);
  });

  test.each(['y a las 14 con quién sería?', 'a las 14 quién atiende?'])('«%s» looks at that hour', (text) => {
    expect(heard(text)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { hora_especifica: '14:00' },
      },
    ]);
  });

  test('an hour instead stays at the branch that was chosen among rows of several', () => {
    const shown = [slot('norte'), slot('palermo')];
    expect(heard('mejor a las 10', { ...atNorte, shown })).toMatchObject([{ detalles: { sucursal: 'norte' } }]);
    expect(heard('mejor a las 10', { ...atNorte, shown: [slot('norte')] })[0]).not.toHaveProperty('detalles.sucursal');
    expect(heard('mejor el viernes a las 10', { ...atNorte, shown })[0]).not.toHaveProperty('detalles.sucursal');
  });
  test('somebody else is looked for where he works, too', () => {
    expect(heard('mejor con Diego')).toMatchObject([{ detalles: { profesional: 'diego', sucursal: 'norte' } }]);
    expect(heard('mejor con Diego en palermo')).toMatchObject([{ detalles: { sucursal: 'palermo' } }]);
  });
});

describe('who is called as a day is', () => {
  const people = tenant.professionals.map((one) => (one.id === 'diego' ? { ...one, name: 'Domingo Abril' } : one));
  const wished = (text: string) => events(text, IDLE, { tenant: { ...tenant, professionals: people } });
  test.each([
    ['turno para limpieza, ¿me atiende Domingo?', { profesional: 'diego' }],
    ['limpieza el jueves, que me atienda Domingo', { profesional: 'diego', fecha_deseada: '2026-03-12' }],
    ['limpieza, ¿me atiende el domingo?', { fecha_deseada: '2026-03-15' }],
    ['limpieza domingo', { fecha_deseada: '2026-03-15' }],
  ])('"%s"', (text, wish) => {
    expect(wished(text)).toEqual([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', ...wish },
      },
    ]);
  });
  test('where nobody is, it is the day', () => {
    expect(events('limpieza, me atiende domingo?', IDLE)).toEqual([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-15' },
      },
    ]);
  });
});
