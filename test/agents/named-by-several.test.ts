/** A name that several services have, beside another that is being booked: asked which, and nothing is booked by its hour (CONV-7). */
import { describe, expect, test } from 'vitest';
import type { Offer, Question, Tenant } from '../../src/domain.ts';
import { IDLE, at, events, mine, serviceOf, tenant } from './kit.ts';

const [first] = tenant.services;
const branch = (id: string, name: string): Tenant['branches'][number] => ({ ...tenant.branches[0]!, id, name });
const spa: Tenant = {
  ...tenant,
  branches: [branch('norte', 'Norte'), branch('palermo', 'Palermo')],
  services: [
    { ...first!, id: 'facial', name: 'Limpieza facial', branchIds: ['norte'] },
    { ...first!, id: 'relajante', name: 'Masaje relajante' },
    { ...first!, id: 'piedras', name: 'Masaje con piedras', branchIds: ['norte'] },
  ],
  professionals: [
    { ...tenant.professionals[0]!, id: 'ana', name: 'Ana Paz', serviceIds: ['facial', 'relajante', 'piedras'] },
    { ...tenant.professionals[0]!, id: 'leo', name: 'Leo Sosa', serviceIds: ['relajante'] },
  ],
};
const slots: Offer = {
  id: 'k1',
  page: 0,
  kind: 'turno',
  slots: ['2026-03-11T10:00', '2026-03-11T18:00'].map((start) => ({
    start: at(start),
    professionalId: 'ana',
    branchId: 'norte',
  })),
};
const HOURS: Question = {
  state: 'AGENDA_MOSTRANDO_OPCIONES',
  offer: slots,
  known: { servicio: 'facial', fecha_deseada: '2026-03-11' },
};
const said = (text: string): unknown => events(text, HOURS, { tenant: spa });

describe('among the hours of a facial', () => {
  test.each(['mejor un masaje mañana a las 18', 'un masaje a las 18'])(
    '«%s» is of another service, and which is not told',
    (text) => {
      expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', otroServicio: true }]);
    },
  );
  test.each([
    ['mejor un masaje con Leo a las 18', 'relajante'],
    ['entonces masaje en Palermo a las 18', 'relajante'],
    ['mejor masaje con piedras a las 18', 'piedras'],
  ])('«%s» tells which', (text, servicio) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio } }]);
  });
  test.each(['el de las 18', 'el facial de las 18', 'la sesión de las 18', 'el turno de las 18'])(
    '«%s» is a row',
    (text) => {
      expect(said(text)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
    },
  );
});

describe('"cancele el corte", where several services are called so', () => {
  const cuts = {
    ...tenant,
    services: [
      serviceOf('mujer', 'Corte mujer', 'c'),
      serviceOf('hombre', 'Corte hombre', 'c'),
      serviceOf('color', 'Color', 'c'),
    ],
  };
  const said = (text: string, ...own: string[]) =>
    events(text, IDLE, { tenant: cuts, appointments: own.map((id, i) => mine(id, `2026-03-1${2 + i}T11:00`)) });
  test.each(['cancele el corte', 'anulá el corte', 'anular corte', 'cancele el corte por favor'])('"%s" is the one she has', (text) => {
    expect(said(text, 'mujer', 'color')).toEqual([{ type: 'customer.wants_cancellation', detalles: { servicio: 'mujer' } }]);
    expect(said(text, 'mujer', 'hombre')).toEqual([{ type: 'customer.wants_cancellation', detalles: {} }]);
  }); // prettier-ignore
  test.each(['no cancele el corte', 'quiero el corte', 'cancelar es caro'])('"%s" cancels none', (text) => {
    expect(said(text, 'mujer').map(({ type }) => type)).not.toContain('customer.wants_cancellation');
  });
  test('without one of those it is not cancelled', () => {
    expect(JSON.stringify(said('cancele el corte', 'color'))).not.toContain('"color"');
  });
});
