import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, PAY_CONFIRM, at, events, mine } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const OWN = { appointments: [mine('limpieza', '2026-03-12T12:00')] };
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('a pause and a wish', () => {
  test.each(['espera, es el masaje', 'espera, era el masaje', "wait, it's the masaje", 'un segundo, es el masaje', 'calma, é o masaje'])(
    '"%s" is of that service',
    (text) => {
      expect(events(text, PAY_CONFIRM)).toMatchObject([{ type: 'customer.wants_payment', servicio: 'masaje' }]);
      expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'masaje' } }]);
    },
  ); // prettier-ignore
  test('the errand that comes first is read', () => {
    expect(types(events('esperá, antes pasame el turno del jueves al viernes', PAY_CONFIRM, OWN))).toEqual(['wants_reschedule']);
    expect(types(events('esperá, primero cancelame la limpieza', PAY_CONFIRM, OWN))).toEqual(['wants_cancellation']);
  }); // prettier-ignore
  test('the day that was meant', () => {
    expect(events('hold on, I meant Friday', PROPOSED)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
    ]);
  });
  test.each(['espera, le pregunto a mi marido', 'esperá que miro la agenda', 'un momento, por favor', 'espera, ya vuelvo', 'wait, let me check with my wife', 'espera'])(
    '"%s" stays a pause',
    (text) => {
      for (const question of [PAY_CONFIRM, PROPOSED])
        expect(events(text, question)).toMatchObject([{ type: 'customer.acknowledges', waits: true }]);
    },
  ); // prettier-ignore
});
