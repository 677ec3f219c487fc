/** What is asked or told beside the errand: of what one has, of the house, of who comes. None of it books or moves anything. */
import { describe, expect, it } from 'vitest';
import { CONFIRM, IDLE, LIST, NOW, events, mine, tenant, yesNo } from './kit.ts';

const OWN = { appointments: [mine('limpieza', '2026-03-11T10:00')] };
const MOVED = {
  state: 'AGENDA_REPROGRAMACION_CONFIRMANDO',
  offer: yesNo,
  moving: mine('limpieza', '2026-03-11T10:00'),
  proposed: mine('limpieza', '2026-03-12T10:00').slot,
};

describe('of what one has', () => {
  it('is with whom and when it is: shown, and no other is booked', () => {
    for (const said of ['el del miércoles es con Laura no?', 'y es a las 10 no?', 'eso es con doña Laura?'])
      expect(events(said, IDLE, OWN), said).toEqual([{ type: 'customer.wants_appointments' }]);
    expect(events('eso es con Laura o con Diego?', IDLE, OWN)).toEqual([{ type: 'customer.wants_appointments' }]);
  });

  it('asked of the move that is proposed, shows it again', () => {
    expect(events('sería con Laura mismo?', MOVED, OWN)).toEqual([{ type: 'customer.wants_reschedule', detalles: {} }]);
  });

  it('is not moved by "no pasa nada"', () => {
    const today = { appointments: [mine('limpieza', '2026-03-10T11:00')] };
    expect(events('estoy atrasada, voy a llegar 10 minutos tarde, no pasa nada?', IDLE, today)).toEqual([
      { type: 'customer.wants_person' },
    ]);
  });

  it('who comes, and with what, is asked of the house or only told', () => {
    const asked = ['mañana tengo que ir yo o puede llevarla mi suegra?', 'mañana llevo las radiografías, algo más?'];
    for (const said of asked)
      expect(events(said, IDLE, OWN), said).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
    expect(events('mañana llevo las radiografías', IDLE, OWN)).toEqual([{ type: 'customer.acknowledges' }]);
    expect(events('ya estoy saliendo para allá', IDLE, OWN)).toEqual([{ type: 'customer.acknowledges' }]);
  });
});

describe('of the house', () => {
  const free = {
    ...tenant,
    services: tenant.services.map((one) => (one.id === 'masaje' ? { ...one, priceMinor: 0 } : one)),
  };
  it('is whether one pays for the service that was told last', () => {
    for (const said of [
      'quiero arrancar con limpieza, tienen masaje descontracturante? se paga?',
      'hay masaje? hay que pagarlo?',
    ])
      expect(events(said, IDLE, { tenant: free }), said).toMatchObject([
        { type: 'customer.asks', topic: 'precio', servicio: 'masaje' },
      ]);
  });

  it('is on which days one of the team does it', () => {
    for (const said of [
      'Laura qué días hace limpieza?',
      'en qué días da masajes la doctora Laura?',
      'a Laura faz limpieza que dias?',
    ])
      expect(events(said, IDLE), said).toMatchObject([
        { type: 'customer.asks', topic: 'horarios', profesional: 'laura' },
      ]);
  });

  it('is which branches there are, who the team is and when something is given', () => {
    for (const said of ['y en cuál local están?', 'cuáles sucursales tienen?', 'quais unidades vocês têm?'])
      expect(events(said, IDLE), said).toMatchObject([{ type: 'customer.asks', topic: 'direccion' }]);
    expect(events('ok, y las doctoras?', IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'profesionales' }]);
    expect(events('cuándo es la limpieza dental?', IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
    ]);
  });

  it('and a wish behind the days of one is with him, where he is there', () => {
    const spokenOf = { professionalId: 'laura', serviceId: 'limpieza', until: NOW + 60_000 };
    expect(events('ok el viernes a las 10 puede ser?', { ...IDLE, spokenOf })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13', profesional: 'laura' } },
    ]);
  });
});

describe('of who comes', () => {
  it('is what is due to him', () => {
    expect(events('a mi nieto le toca la limpieza dental, el jueves puede ser?', IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', para: { relation: 'nieto' } } },
    ]);
  });

  it('is his name, told with a question', () => {
    const named = [{ type: 'customer.wants_booking', detalles: { para: { name: 'Lucas' } } }];
    for (const said of ['el nene se llama Lucas, lo anotás a su nombre?', 'el nombre del nene es Lucas, sirve?'])
      expect(events(said, CONFIRM), said).toEqual(named);
  });

  it('is not what she is called herself', () => {
    const question = {
      state: 'AGENDA_PIDIENDO_DATOS',
      field: 'name' as const,
      known: { servicio: 'limpieza', para: { relation: 'hijo' as const } },
    };
    expect(events('Soy Noelia Giménez, la mamá', question)).toEqual([
      { type: 'customer.wants_booking', detalles: { para: { relation: 'hijo' } } },
    ]);
  });
});

it('small talk before hours is waited for', () => {
  for (const said of ['jaja perdón es que estoy mirando el partido', 'perdón, justo me sonó el timbre'])
    expect(events(said, LIST), said).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  expect(events('somos cinco', CONFIRM)).toEqual([{ type: 'customer.acknowledges' }]);
});
