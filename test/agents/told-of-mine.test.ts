/** What is told or asked of what one has opens nothing else; what is put right right behind a booking moves it (CONV-7, AGENDA-6). */
import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, LIST, NOW, events, mine, tenant } from './kit.ts';

const friday = { ...mine('corte', '2026-03-13T10:00') };
const appointments = [friday];
const justBooked = { appointments: [{ ...friday, bookedAt: NOW - 60_000 }] };
const BOOKED = { state: 'evento_creado' };

describe('right behind a booking', () => {
  test.each([
    'no pará, el jueves',
    'espera, me confundí, era el jueves',
    'no wait, thursday',
    'espera aí, é na quinta-feira',
  ])('"%s" moves it', (text) => {
    expect(events(text, BOOKED, justBooked)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-12' } },
    ]);
  });
  test('a mere pause moves nothing', () => {
    expect(events('pará un segundito', BOOKED, justBooked)).toEqual([{ type: 'customer.acknowledges' }]);
  });
});

test.each([
  ['el viernes lo trae mi hermana', 'customer.acknowledges'],
  ['el viernes tengo clase a la mañana pero igual sí llego', 'customer.wants_appointments'],
  ['cancelé mi viaje, el viernes ahí estaré', 'customer.wants_appointments'],
  ['te mando los papeles antes del jueves', 'customer.acknowledges'],
  ['la cita que tengo es de corte o de limpieza?', 'customer.wants_appointments'],
  ['si el viernes hay huelga abren igual?', 'customer.asks'],
])('"%s" books and moves nothing', (text, type) => {
  expect(events(text, IDLE, { appointments })).toMatchObject([{ type }]);
});

describe('with an hour proposed or hours on show', () => {
  const proposed = { start: NOW + 48 * 3_600_000, professionalId: 'diego', branchId: 'norte' };
  test('when one gets there is asked of the hour that stays', () => {
    expect(events('puedo llegar 10:35?', { ...CONFIRM, proposed })).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  });
  test.each(['ya me atendieron en otro lugar, gracias', 'never mind, got an appointment somewhere else'])(
    '"%s" leaves',
    (text) => {
      expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
    },
  );
  test('a dying phone calls nobody', () => {
    expect(events('se me apaga el celu, la del jueves a las 11', LIST)).toMatchObject([{ type: 'customer.selects' }]);
  });
  test('what about another branch is looked for there', () => {
    const known = { servicio: 'corte', sucursal: 'norte' };
    expect(events('what about palermo?', { ...LIST, known })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } },
    ]);
  });
});

test('one more of the same service, by its name, is heard beside one’s own', () => {
  const said = events('quiero un corte el jueves a las 11 y otro corte para mi hijo a las 12', IDLE);
  expect(said).toMatchObject([
    { detalles: { servicio: 'corte', hora_especifica: '11:00' } },
    { detalles: { servicio: 'corte', hora_especifica: '12:00', para: { relation: 'hijo' } } },
  ]);
});

test('what was done is no payment', () => {
  expect(events('ya me hice el corte, quiero una limpieza el jueves', IDLE)).toMatchObject([
    { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
  ]);
});

test('a street that is called like a date is no day', () => {
  const branches = tenant.branches.map((branch) => ({ ...branch, address: '9 de Julio 350' }));
  const said = events('están sobre 9 de julio?', LIST, { tenant: { ...tenant, branches } });
  expect(said).toMatchObject([{ type: 'customer.asks', topic: 'direccion' }]);
});
