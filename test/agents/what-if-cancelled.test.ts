/** "If it is cancelled" asks what the rule is; a service with somebody, "¿se puede?", is wished for; a number behind a day is its hour. */
import { describe, expect, test } from 'vitest';
import { IDLE, LIST, events, mine, tenant } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('what happens if it is cancelled', () => {
  test.each([
    'si me cancelan la cita me avisan?',
    'y si ustedes cancelan me avisan?',
    'si me la cancelan qué pasa?',
    'si cancelo me devuelven la plata?',
    'si la cancelo me cobran?',
    'if you cancel will you let me know?',
  ])('%s', (said) => {
    expect(events(said, IDLE, own)).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  });

  test.each(['sí, me la cancelas?', 'si me la cancelas porfa?', 'cancelame la cita'])('but "%s" cancels', (said) => {
    expect(events(said, IDLE, own)).toContainEqual(expect.objectContaining({ type: 'customer.wants_cancellation' }));
  });
});

describe('a service with somebody, if it can be', () => {
  test.each([
    ['corte con Diego se puede?', 'corte', 'diego'],
    ['se puede limpieza con Laura?', 'limpieza', 'laura'],
    ['limpieza con el doctor Diego, ¿se puede?', 'limpieza', 'diego'],
  ])('%s', (said, servicio, profesional) => {
    expect(events(said, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { servicio, profesional } }]);
  });

  test.each([
    'corte con tarjeta se puede?',
    'se puede pagar el corte con Diego?',
    'con Diego se puede?',
    'atienden niños?',
  ])('not "%s"', (said) => {
    expect(events(said, IDLE)).not.toContainEqual(expect.objectContaining({ type: 'customer.wants_booking' }));
  });
});

describe('a number behind a day', () => {
  test.each(['corte el viernes, 11', 'corte el viernes a las 11'])('%s', (said) => {
    expect(events(said, IDLE)).toEqual([
      expect.objectContaining({
        detalles: expect.objectContaining({ fecha_deseada: '2026-03-13', hora_especifica: '11:00' }) as unknown,
      }),
    ]);
  });

  test('"el viernes, 13" is the 13th, and "el viernes, 3" before rows is none of nine hours', () => {
    expect(events('corte el viernes, 13', IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-13' } },
    ]);
    expect(events('el viernes, 3', LIST)).toEqual([expect.objectContaining({ type: 'customer.selects' })]);
  });
});

test('"mejor con la doctora, prefiero mujer" names the one who is so called', () => {
  const [laura, diego] = tenant.professionals;
  if (laura === undefined || diego === undefined) throw new Error('two professionals');
  const titled = { ...tenant, professionals: [{ ...laura, name: 'Dra. Laura Gómez' }, diego] };
  const question = { state: 'AGENDA_ESPERANDO_PAGO', known: { servicio: 'limpieza', profesional: 'diego' } } as const;
  expect(events('mejor con la doctora, prefiero mujer', question, { tenant: titled })).toEqual([
    { type: 'customer.wants_booking', detalles: { profesional: 'laura' } },
  ]);
});
