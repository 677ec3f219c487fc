/** A yes, and when he is busy or away: it is one only where everything told lies wholly elsewhere. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, at, events, tenant } from './kit.ts';

const THURSDAY_AT_TEN = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '10:00' },
  proposed: { start: at('2026-03-12T10:00'), professionalId: 'laura', branchId: 'norte' },
};
const MOVED = { ...THURSDAY_AT_TEN, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' };
const types = (text: string, question = THURSDAY_AT_TEN): string[] =>
  events(text, question, { tenant }).map(({ type }) => type.replace('customer.', ''));

describe('who tells that he cannot says no plain yes', () => {
  test.each([
    'sí, ando de viaje esta semana',
    'sí, estoy de vacaciones desde el miércoles',
    'dale, estoy de viaje hasta el sábado',
    'sí, estoy afuera toda la semana',
    'dale, estoy de viaje',
    'sí, viajo el miércoles',
    'dale, vuelvo de viaje el viernes',
    'sí, laburo de 9 a 13',
    'sí, estudio de lunes a viernes de 8 a 11',
    'sí, trabajo hasta las 12',
    'sí, a las 10 y cuarto tengo que irme',
    'sim, trabalho das 8 às 12',
  ])('"%s"', (text) => {
    expect(types(text)).not.toContain('accepts');
    expect(types(text, MOVED)).not.toContain('accepts');
  });
  test.each([
    'sí, es que el viernes viajo',
    'sí, viajo del sábado al lunes',
    'dale, trabajo de 14 a 20',
    'sí, salgo a las 9 del trabajo',
    'sí, estoy de viaje la semana que viene',
    'sí, trabajo los lunes',
  ])('"%s" is one', (text) => {
    expect(types(text)).toEqual(['accepts']);
  });
});

test.each(['sí, mi hija la usa', 'dale, mi marido me reemplaza', 'sí, llevo a mi hijo en mi lugar'])(
  '"%s": whose it is changes, and no yes is plain',
  (text) => {
    expect(events(text, THURSDAY_AT_TEN)).not.toEqual([{ type: 'customer.accepts' }]);
  },
);
test.each(['sí, la última visita fue un desastre', 'sí, fui el mes pasado y nadie me atendió'])(
  '"%s" complains, and books nothing',
  (text) => {
    expect(types(text)).toEqual(['wants_person']);
  },
);
