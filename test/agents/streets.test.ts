/** A branch that is told by its street, "another one", or one that nobody here knows: no row of the old branch is taken for it. */
import { expect, test } from 'vitest';
import type { Question, Tenant } from '../../src/domain.ts';
import { LIST, events, tenant } from './kit.ts';

const [norte, palermo, ...more] = tenant.branches;
const three: Tenant = {
  ...tenant,
  branches: [
    ...(norte ? [{ ...norte, address: 'Av. Maipú 1200' }] : []),
    ...(palermo ? [{ ...palermo, address: 'Álvaro Obregón 120' }] : []),
    ...more,
    ...(norte ? [{ ...norte, id: 'sur', name: 'Sur', address: 'Calle 25 de Mayo 40' }] : []),
  ],
  services: tenant.services.map((one) => ({ ...one, branchIds: ['norte', 'palermo', 'sur'] })),
  booking: { ...tenant.booking, confirmBeforeBooking: false },
};
const inNorte: Question = { ...LIST, known: { ...LIST.known, sucursal: 'norte' } };
const wishOf = (text: string): unknown => {
  const [event, ...others] = events(text, inNorte, { tenant: three });
  expect(others).toEqual([]);
  return event?.type === 'customer.wants_booking' ? event.detalles : event;
};

test.each([
  'a las 11 pero en el local de alvaro obregon',
  'la de las 11 pero en la de Obregón',
  'a las 11 en la avenida álvaro obregón',
  'at 11 but at the Obregon branch',
  'às 11 na unidade da Obregón',
])('"%s"', (text) => {
  expect(wishOf(text)).toMatchObject({ sucursal: 'palermo', hora_especifica: '11:00' });
});

test.each([
  'a las 11 pero en otra sucursal',
  'la de las 11 pero en la otra sede',
  'a las 11 pero no en norte',
  'at 11 but in another branch',
])('"%s" is wherever else', (text) => {
  expect(wishOf(text)).toMatchObject({ sin_sucursales: ['norte'], hora_especifica: '11:00' });
});

test.each([
  'a las 11 pero en el local de Insurgentes',
  'la de las 11 en la sede de Caballito',
  'at 11 in the Soho branch',
])('"%s", which nobody knows, hears where there is one, and is asked for a yes', (text) => {
  expect(events(text, inNorte, { tenant: three })).toMatchObject([
    { type: 'customer.asks', topic: 'direccion', nadie: true },
    { type: 'customer.wants_booking', detalles: { por_confirmar: true, hora_especifica: '11:00' } },
  ]);
});

test.each(['a las 11 en el local de siempre', 'a las 11', 'el 3 de mayo a las 11', 'en mayo'])(
  '"%s" is at no other branch',
  (text) => {
    expect(JSON.stringify(events(text, inNorte, { tenant: three }))).not.toMatch(/sucursal|por_confirmar/);
  },
);
