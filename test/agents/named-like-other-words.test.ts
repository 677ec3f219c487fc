/** Words that belong to the name of what is sold, of a branch or of a person are not read again as a time, a reason, a count or a price. */
import { describe, expect, test } from 'vitest';
import { IDLE, events, serviceOf, tenant } from './kit.ts';

const [branch] = tenant.branches;
const [person] = tenant.professionals;
const named = [
  serviceOf('permiso', 'Permiso de viaje de menor', 'c'),
  serviceOf('noche', 'Maquillaje de noche', 'c'),
  serviceOf('neumaticos', 'Cambio de 4 neumáticos', 'c'),
  serviceOf('presupuesto', 'Presupuesto', 'c'),
  serviceOf('masaje', 'Masaje', 'c'),
  serviceOf('alta', 'Alta en el SAT', 'c'),
  serviceOf('medidas', 'Toma de medidas', 'c'),
];
const house = {
  ...tenant,
  branches: [
    { ...branch!, id: 'nueve', name: '9 de Julio' },
    { ...branch!, id: 'mayo', name: '25 de Mayo' },
  ],
  services: named.map((one) => ({ ...one, branchIds: ['nueve', 'mayo'] })),
  professionals: ['Julio Paz', 'Abril Domínguez'].map((name) => ({ ...person!, id: name.split(' ')[0]!, name })),
};
const said = (text: string) => events(text, IDLE, { tenant: house });

describe('the name of a service', () => {
  test.each([
    ['permiso de viaje de menor el viernes 9:30', 'permiso', { fecha_deseada: '2026-03-13', hora_especifica: '09:30' }],
    ['el jueves a las 10 permiso de viaje', 'permiso', { fecha_deseada: '2026-03-12', hora_especifica: '10:00' }],
    ['permiso de viaje para el jueves', 'permiso', { fecha_deseada: '2026-03-12' }],
    ['maquillaje de noche el viernes a las 11', 'noche', { fecha_deseada: '2026-03-13', hora_especifica: '11:00' }],
    ['cambiar 4 neumáticos mañana', 'neumaticos', { fecha_deseada: '2026-03-11' }],
    ['cambiar los neumáticos mañana a las 4', 'neumaticos', { hora_especifica: '16:00' }],
    ['quiero un presupuesto', 'presupuesto', {}],
    ['quiero darme de alta en el SAT', 'alta', {}],
    [
      'tengo que ir al sat, quiero masaje el jueves a las 10',
      'masaje',
      { fecha_deseada: '2026-03-12', hora_especifica: '10:00' },
    ],
    ['masaje el viernes a las 10 y media', 'masaje', { fecha_deseada: '2026-03-13', hora_especifica: '10:30' }],
    ['quiero turno pero el lunes y el martes no puedo, presupuesto', 'presupuesto', {}],
  ])('"%s" is that service, then', (text, servicio, when) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio, ...when } }]);
    expect(said(text)).not.toMatchObject([{ detalles: { preferencia_horaria: 'noche' } }]);
  });
  test.each([
    ['me voy de viaje el jueves, quiero masaje', { restricciones_temporales: ['excluir_fecha_2026-03-12'] }],
    ['maquillaje el viernes de noche', { preferencia_horaria: 'noche' }],
  ])('"%s" tells more than it', (text, more) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: more }]);
  });
  test.each(['me pasás un presupuesto?', 'cuánto sale el presupuesto?', 'presupuesto de masaje?'])(
    '"%s" asks',
    (text) => {
      expect(said(text)[0]).toMatchObject({ type: 'customer.asks' });
    },
  );
});

describe('a branch called like a date and a person', () => {
  test.each([
    ['masaje el jueves a las 15 con Abril en 9 de julio', { profesional: 'Abril', sucursal: 'nueve', fecha_deseada: '2026-03-12' }],
    ['masaje con Abril el jueves a las 15 en la 9 de Julio', { profesional: 'Abril', sucursal: 'nueve', fecha_deseada: '2026-03-12' }],
    ['masaje con Julio el jueves en 25 de mayo', { profesional: 'Julio', sucursal: 'mayo', fecha_deseada: '2026-03-12' }],
  ])('"%s" is both', (text, detalles) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  }); // prettier-ignore
  test('each by itself is no other', () => {
    expect(said('quiero turno en 9 de julio')).toEqual([
      { type: 'customer.wants_booking', detalles: { sucursal: 'nueve' } },
    ]);
    expect(said('masaje con Julio el jueves')).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'masaje', profesional: 'Julio', fecha_deseada: '2026-03-12' } }, // prettier-ignore
    ]);
    expect(said('masaje el 9 de julio')).toMatchObject([{ detalles: { fecha_deseada: '2026-07-09' } }]);
  });
});
