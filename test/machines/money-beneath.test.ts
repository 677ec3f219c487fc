import { describe, expect, it } from 'vitest';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const CORTE = { servicio: 'corte' };
/** Paid by its link while another hour is looked for, with another flow on top. */
const paid = k
  .given({ tenant: k.deposit })
  .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked, k.otherTime, k.found())
  .after(k.wantsPayment('color'), k.paid());

describe('a paid booking that goes with the flow above it (AGENDA-16)', () => {
  it('by silence: the customer is told, and people have its money', () => {
    const parked = paid.when(k.fired('parar')).owes('say pago_sin_turno', 'openHandoff').standsAt(OPEN);
    const { handoff, background } = parked.effect('openHandoff');
    expect({ ...handoff, background }).toMatchObject({
      reason: 'order_without_slot',
      order: { status: 'paid', serviceId: 'corte' },
      background: true,
    });
  });
  it('while a person has it: people are told, the customer by the person', () => {
    paid.after(k.took, k.fired('parar')).owes('openHandoff').standsAt('recepcion.escalado_a_humano');
  });
  it('by silence, and nobody could be told: that is said, once, and not while a person has it (must-hold 73)', () => {
    const parked = paid.when(k.fired('parar'));
    const { type, handoff } = parked.effect('openHandoff');
    const unheard = { type: 'call.given_up', call: { type, handoff, background: true } } as const;
    parked.when(unheard).owes('say pago_sin_avisar').writes().standsAt(OPEN);
    parked.after(k.took, unheard).owes().standsAt('recepcion.escalado_a_humano');
  });
  it('a booking that nobody paid still goes without a word', () => {
    const unpaid = k.given().after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.wantsPayment('color'));
    unpaid.when(k.fired('parar')).owes().writes('slot.release').standsAt(OPEN);
  });
});
