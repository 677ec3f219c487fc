/** "Cambiar la correa", where «Cambio de correa» is sold: the service, and nothing that is moved. */
import { expect, test } from 'vitest';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const SHOP = {
  ...tenant,
  services: [...tenant.services, serviceOf('correa', 'Cambio de correa', ''), serviceOf('disco', 'Troca de disco', '')],
};
const WITH_ONE = { tenant: SHOP, appointments: [mine('limpieza', '2026-03-12T11:00')] };

test.each([
  ['necesito cambiarle la correa mañana a las 10', 'correa'],
  ['también me toca cambiar la correa', 'correa'],
  ['cámbienme la correa por favor, el jueves', 'correa'],
  ['quero trocar o disco amanhã às 10', 'disco'],
])('%s', (text, servicio) => {
  const wish = events(text, IDLE, WITH_ONE).find(({ type }) => type === 'customer.wants_booking');
  expect(wish).toMatchObject({ detalles: { servicio } });
});

test('what is changed is the appointment where it is said so, or where it is of that very service', () => {
  for (const text of ['quiero cambiar el turno para el viernes', 'cambiame la limpieza para el viernes'])
    expect(events(text, IDLE, WITH_ONE)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
});
