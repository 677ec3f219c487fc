import { describe, expect, test } from 'vitest';
import { understandLine } from '../../src/agents/offline/request.ts';
import { tenant } from './kit.ts';

/** Tuesday 10 March 2026. */
const labels = (text: string, of = tenant) => {
  const line = { id: 'a', text, state: 'none', now: '2026-03-10T10:20', timeZone: tenant.timeZone, locale: 'es-AR' };
  const { action, entities, also } = understandLine(line, { tenant: of });
  return [{ action, entities }, ...also].map(({ action: what, entities: said }) => [what.split('_')[1] ?? what, said]);
};

describe('of several errands in one message each has its own entities', () => {
  test.each([
    [
      'corte mañana a las 10 y limpieza el jueves a las 11',
      ['triage', { fecha: '2026-03-11', hora: '10:00', servicio: 'corte' }],
      ['triage', { fecha: '2026-03-12', hora: '11:00', servicio: 'limpieza' }],
    ],
    [
      'corte a las 10 y limpieza a las 11 el jueves',
      ['triage', { fecha: '2026-03-12', hora: '10:00', servicio: 'corte' }],
      ['triage', { fecha: '2026-03-12', hora: '11:00', servicio: 'limpieza' }],
    ],
    [
      'cambiame el turno al jueves y decime cuánto sale la limpieza',
      ['reprogramacion', { fecha: '2026-03-12' }],
      ['preguntar', { servicio: 'limpieza' }],
    ],
    [
      'quiero un corte con Laura mañana, ¿y cuánto sale la limpieza?',
      ['triage', { fecha: '2026-03-11', servicio: 'corte', profesional: 'laura' }],
      ['preguntar', { servicio: 'limpieza' }],
    ],
  ])('«%s»', (text, first, second) => {
    expect(labels(text)).toEqual([first, second]);
  });
});

describe('two halves of one time', () => {
  const [cut] = tenant.services.filter(({ id }) => id === 'corte');
  const sold = [cut!, { ...cut!, id: 'barba', name: 'Perfilado de barba' }];
  const both = { ...tenant, services: [...sold, { ...cut!, id: 'combo', name: 'Corte y barba' }] };
  const when = { fecha: '2026-03-14', hora: '11:00' };

  test('«separame para el sábado corte y barba a las 11» is the one service that is called so', () => {
    expect(labels('separame para el sábado corte y barba a las 11', both)).toEqual([
      ['triage', { ...when, servicio: 'combo' }],
    ]);
  });
  test('where each is sold alone they are two', () => {
    const apart = { ...tenant, services: sold };
    expect(labels('separame para el sábado corte y barba a las 11', apart)).toHaveLength(2);
    expect(labels('corte el sábado y barba el lunes', both).map(([, entities]) => entities)).toEqual([
      { fecha: '2026-03-14', servicio: 'corte' },
      { fecha: '2026-03-16', servicio: 'barba' },
    ]);
  });
});

describe('a day on which somebody cannot come is the day of what he cancels', () => {
  test.each([
    ['no puedo ir mañana', { fecha_original: '2026-03-11' }],
    ['ya no voy a poder ir a mi turno de mañana', { fecha_original: '2026-03-11' }],
    ['a mi turno del viernes no puedo ir', { fecha_original: '2026-03-13' }],
    ['no puedo ir el 12 a las 10', { fecha_original: '2026-03-12', hora_original: '10:00' }],
    ['não vou poder ir amanhã', { fecha_original: '2026-03-11' }],
    ['los viernes no puedo, cancelame el turno', {}],
    ['no puedo ir mañana ni pasado', {}],
  ])('"%s"', (text, entities) => {
    expect(labels(text)).toEqual([['cancelacion', entities]]);
  });
});
