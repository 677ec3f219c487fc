import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, mine } from './kit.ts';

/** A massage on Friday from ten to half past, booked just now for the daughter. */
const BOOKED = {
  ...mine('masaje', '2026-03-13T10:00'),
  bookedAt: NOW - 60_000,
  guest: { relation: 'hija' as const },
};
const behind = (text: string) =>
  events(text, { state: 'evento_creado' }, { appointments: [mine('ortodoncia', '2026-03-19T09:00'), BOOKED] });

describe('one more, behind what was just booked', () => {
  test.each([
    ['y para mi tambien una igual despues de ella', 'masaje'],
    ['y otra para mi después de ella porfa', 'masaje'],
    ['y para mí una limpieza después de ella', 'limpieza'],
    ['y una limpieza para mí después de mi hija', 'limpieza'],
    ['después de él quiero un corte para mí', 'corte'],
    ['me olvidaba, quiero hacerme también la limpieza después de eso', 'limpieza'],
    ['me harías también un corte después de eso?', 'corte'],
    ['e pra mim uma limpeza depois dela', 'limpieza'],
    ['and a haircut for me after that', 'corte'],
  ])('"%s" is %s, that day from its end on', (text, servicio) => {
    const [event, ...others] = behind(text);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'customer.wants_booking',
      detalles: { servicio, fecha_deseada: '2026-03-13', hora_desde: '10:30' },
    });
    expect(event).not.toHaveProperty('detalles.hora_especifica');
  });

  test('"antes de eso" is until it begins', () => {
    expect(behind('ahora quiero una limpieza antes de eso')).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13', hora_hasta: '10:00' } },
    ]);
  });

  test.each([
    ['y para mi lo mismo', 'masaje', '2026-03-13'],
    ['y para mi un corte', 'corte', '2026-03-13'],
    ['y para mi otro el jueves a las 12', 'masaje', '2026-03-12'],
  ])('"%s" is one more, of %s', (text, servicio, fecha_deseada) => {
    expect(behind(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio, fecha_deseada } }]);
  });

  test.each([
    ['después de eso puedo comer?', 'asks'],
    ['gracias, después de eso te aviso', 'acknowledges'],
    ['y para mi cuánto sale un corte?', 'asks'],
  ])('"%s" books nothing', (text, type) => {
    expect(behind(text).map((event) => event.type)).toEqual([`customer.${type}`]);
  });

  test.each(['quiero una limpieza después de ese día', 'cancelá ese y después de eso reservame una limpieza'])(
    '"%s" is not measured by it',
    (text) => {
      expect(JSON.stringify(behind(text))).not.toContain('hora_desde');
    },
  );

  test('"después de eso", long after it, is of nothing that is known', () => {
    const before = { ...BOOKED, bookedAt: 0 };
    const [event] = events('quiero una limpieza después de eso', IDLE, { appointments: [before] });
    expect(event).not.toHaveProperty('detalles.hora_desde');
  });
});

describe('one more a week later, at the same day and hour', () => {
  test.each([
    'y otra para la siguiente semana mismo día y hora', 'otra la próxima semana mismo día y hora', 'quiero otra para la próxima semana, el mismo día y a la misma hora', 'otra limpieza la próxima semana mismo día y hora', 'another one next week same day and time', 'outra na semana que vem, mesmo dia e hora',
  ])('"%s" is with the same one', (text) => {
    for (const state of ['evento_creado', 'conversando'])
      expect(events(text, { state }, { appointments: [mine('limpieza', '2026-03-12T10:00')] })).toMatchObject([
        { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-19', hora_especifica: '10:00', profesional: 'laura' } },
      ]);
  }); // prettier-ignore
  test('with somebody else, or of another service, it is as it was said', () => {
    const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
    expect(events('otra con Diego la semana que viene mismo día y hora', { state: 'evento_creado' }, own)).toMatchObject([
      { detalles: { profesional: 'diego' } },
    ]);
    expect(JSON.stringify(events('y un corte la siguiente semana mismo día y hora', { state: 'evento_creado' }, own))).not.toContain('laura');
  }); // prettier-ignore
});

describe('the other one, at an hour', () => {
  const own = { appointments: [{ ...mine('corte', '2026-03-13T10:00'), bookedAt: NOW - 60_000 }] };
  test.each([
    'y el otro también a las 11',
    'agregá otro a las 11',
    'el otro auto también a las 11',
    'y el otro perro a las 11',
    'mi marido a las 11 también',
    'meu marido às 11 também',
    'my husband at 11 too',
  ])('"%s" is of the same, that day', (text) => {
    expect(events(text, { state: 'evento_creado' }, own)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '11:00' },
      },
    ]);
  });
});

describe('one more of it, for somebody, on the day that was booked', () => {
  test.each([
    'uno más para mi mamá el mismo día',
    'otro turno para mi mamá el mismo día',
    'otro para mi mamá ese día',
    'mais um pra minha mãe no mesmo dia',
    'one more for my mom the same day',
  ])('"%s"', (text) => {
    expect(behind(text)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'masaje', fecha_deseada: '2026-03-13', para: { relation: 'madre' } },
      },
    ]);
  });
});
