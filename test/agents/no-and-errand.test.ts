/** A no with an errand behind its comma: the errand is done, whatever is open. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, LIST, at, events, mine, services } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const BOOKING = { ...LIST, known: { servicio: 'corte' } };
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '12:00' },
  proposed: { start: at('2026-03-12T12:00'), professionalId: 'laura', branchId: 'norte' },
};
const SERVICES = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services } as const;
const PAYING = { state: 'PAGOS_ESPERANDO_SELECCION_SERVICIO', offer: services } as const;
const ERRANDS = [
  ['no, quiero cancelar mi turno', 'customer.wants_cancellation'],
  ['no no, quiero cancelar mi turno', 'customer.wants_cancellation'],
  ['mejor no, quiero cancelar mi turno de limpieza', 'customer.wants_cancellation'],
  ['todavía no, quiero cancelar mi turno de limpieza', 'customer.wants_cancellation'],
  ['não, quero cancelar meu horário', 'customer.wants_cancellation'],
  ['no, quiero mover el turno que tengo', 'customer.wants_reschedule'],
  ['não, quero remarcar o que eu tenho', 'customer.wants_reschedule'],
  ['no, quiero saber qué turnos tengo', 'customer.wants_appointments'],
] as const;

describe('an errand behind a no', () => {
  test.each(ERRANDS)('"%s" is done among the hours', (text, type) => {
    expect(events(text, BOOKING, own)).toMatchObject([{ type }]);
  });
  test.each(ERRANDS)('"%s" is done before the services', (text, type) => {
    expect(events(text, SERVICES, own)).toMatchObject([{ type }]);
  });
  test.each(ERRANDS)('"%s" is done at the confirmation', (text, type) => {
    expect(events(text, PROPOSED, own).at(-1)).toMatchObject({ type });
  });
  test.each(ERRANDS)('"%s" is done before what may be paid', (text, type) => {
    expect(events(text, PAYING, own)).toMatchObject([{ type }]);
  });
  test.each(['no, quiero pagar', 'no, quiero pagar la limpieza', 'não, quero pagar a limpeza'])('"%s" pays', (text) => {
    expect(events(text, BOOKING, own)).toMatchObject([{ type: 'customer.wants_payment' }]);
  });
  test.each(['no, quiero un turno', 'no, quiero un turno nuevo', 'não, quero marcar um horário'])('"%s" books', (text) => {
    expect(events(text, PAYING, own)).toMatchObject([{ type: 'customer.wants_booking' }]);
  }); // prettier-ignore
});

describe('what asks for none', () => {
  test.each([
    'no quiero cancelar mi turno',
    'no, no quiero cancelar mi turno',
    'no, quiero pagar después',
    'no, quiero pagar en efectivo',
    'no, quiero dejarlo',
    'no, gracias',
  ])('"%s"', (text) => {
    const said = events(text, PROPOSED, own).map(({ type }) => type);
    for (const type of ['customer.wants_cancellation', 'customer.wants_payment', 'customer.accepts'])
      expect(said).not.toContain(type);
  });
});
