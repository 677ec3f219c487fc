/** A yes with a question behind it counts where nothing hangs on the answer; and whom one names beside the branch. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, at, events, mine } from './kit.ts';

const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '12:00' },
  proposed: { start: at('2026-03-12T12:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('a yes and a question', () => {
  test.each([
    ['sí. ¿qué turnos tengo?', 'customer.wants_appointments'],
    ['dale. ¿cuáles turnos tengo?', 'customer.wants_appointments'],
    ['sí, ¿puedo pagar ahora?', 'customer.wants_payment'],
    ['sim, posso pagar agora?', 'customer.wants_payment'],
    ['yes. can I pay now?', 'customer.wants_payment'],
  ])('"%s" are both heard', (text, type) => {
    expect(events(text, PROPOSED, own)).toMatchObject([{ type: 'customer.accepts' }, { type }]);
  });
  test.each([
    'sí, pero ¿puedo pagar en efectivo?',
    'sí, pero ¿qué turnos tengo?',
    'sí, ¿tengo algún turno ese día?',
    '¿sí? ¿puedo pagar ahora?',
  ])('"%s" hangs on its answer', (text) => {
    expect(events(text, PROPOSED, own).map(({ type }) => type)).not.toContain('customer.accepts');
  });
});

describe('where and with whom, asked for the branch', () => {
  const BRANCHES = {
    state: 'AGENDA_ELIGIENDO_SUCURSAL',
    offer: { id: 'b1', page: 0, kind: 'sucursal', ids: ['norte', 'palermo'] },
    known: { servicio: 'limpieza' },
  } as const;
  test.each(['Palermo con Laura', 'Palermo, con Laura Gómez', 'en Palermo com a Laura', 'Palermo with Laura'])(
    '"%s" keeps both',
    (text) => {
      expect(events(text, BRANCHES)).toMatchObject([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo', profesional: 'laura' } }]);
    },
  ); // prettier-ignore
  test.each(['Palermo', 'la de Palermo', 'Palermo con gusto'])('"%s" is its row', (text) => {
    expect(events(text, BRANCHES)).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
});
