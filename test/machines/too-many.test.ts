import { describe, expect, it } from 'vitest';
import { APPOINTMENTS_PER_CUSTOMER_MAX } from '../../src/domain.ts';
import * as k from './kit.ts';

const mine = (count: number) => Array.from({ length: count }, (_, i) => k.appointment(`numero-${String(i)}`, i + 5));
const full = k.given({ appointments: mine(APPOINTMENTS_PER_CUSTOMER_MAX) });
const CORTE = { servicio: 'corte' };

describe('one customer, and as many appointments as one may have', () => {
  it('the next one is a matter for a person, and nothing is looked for', () => {
    const refused = full.when(k.wantsBooking(CORTE));
    refused.says('demasiados_turnos', { count: APPOINTMENTS_PER_CUSTOMER_MAX });
    expect(refused.effect('openHandoff').handoff).toMatchObject({ reason: 'too_many_appointments' });
    refused.standsAt('recepcion.escalando_a_humano');
  });
  it('with one less it is booked as ever', () => {
    const last = k.given({ appointments: mine(APPOINTMENTS_PER_CUSTOMER_MAX - 1) });
    last.when(k.wantsBooking(CORTE)).owes('findSlots');
  });
  it('they can be moved and cancelled', () => {
    full
      .when(k.wantsMove(CORTE))
      .standsAt('recepcion.conversando', 'reprogramacion.AGENDA_REPROGRAMACION_ELIGIENDO_CITA');
    full
      .when(k.wantsCancel(CORTE))
      .standsAt('recepcion.conversando', 'cancelacion.AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION');
  });
});
