import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, type Appointment, type Order } from '../../src/domain.ts';
import { paidOrder } from '../../src/prover/businesses.ts';
import * as k from './kit.ts';

/** "¿Cuánto debo?" at the till: what nobody here can know is not told as nothing (PAGOS-3). */
const visit: Appointment = { ...k.appointment('a1', 1), slot: k.slot(2), priceMinor: 3_000_000 };
const ahead: Appointment = { ...k.appointment('a2', 1), slot: k.slot(24 * 9) };
const { bookingFor: _none, ...loose } = paidOrder('money');
const part: Order = { ...loose, paysFor: visit.id, amountMinor: 1_000_000 };
const paid: Order = {
  ...part,
  payments: part.payments.map((payment) => ({ ...payment, amountMinor: part.amountMinor })),
};
const OPEN = 'recepcion.conversando';

function begun(appointments: readonly Appointment[] = [visit], orders: readonly Order[] = []): k.Conversation {
  return k.given({ appointments: [...appointments], orders: [...orders] }).later(3 * HOUR_MS);
}
function asked(of: k.Conversation): readonly string[] {
  return of.when(k.asksDue).copies().map(({ key }) => key); // prettier-ignore
}

describe('asked what is owed, once the visit has begun', () => {
  it('nothing is known: the team has it', () => {
    expect(asked(begun())).toEqual(['visitas_por_saldar']);
    expect(asked(begun().later(8 * DAY_MS))).toEqual(['visitas_por_saldar']);
  });
  it('a part is known: it is told with its visit, and not alone', () => {
    expect(asked(begun([visit], [paid]))).toEqual(['visitas_por_saldar']);
    begun([visit], [paid])
      .when(k.asksDue)
      .says('visitas_por_saldar', { visits: [{ appointment: visit, paid: [paid] }] });
  });
  it('all of it is known, it cost nothing, or it was long ago: not a word of the team', () => {
    const whole: Order = { ...paid, payments: paid.payments.map((one) => ({ ...one, amountMinor: visit.priceMinor })) };
    expect(asked(begun([visit], [whole]))).toEqual(['pago_ya_acreditado']);
    expect(asked(begun([{ ...visit, priceMinor: 0 }]))).toEqual(['respuesta']);
    expect(asked(begun().later(31 * DAY_MS))).toEqual(['respuesta']);
  });
  it('before it begins it is to be paid like any other', () => {
    k.given({ appointments: [visit] })
      .when(k.asksDue)
      .standsAt(OPEN, 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  });
  it('beside one to come: that one is offered, and what is owed of the other is told before it', () => {
    const both = begun([visit, ahead]).when(k.asksDue).standsAt(OPEN, 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
    expect(both.copies().map(({ key }) => key)).toEqual(['visitas_por_saldar', 'confirmar_pago']);
  });
  it('of three the newest are told, oldest first', () => {
    const many = [1, 2, 3, 4].map((hour) => ({ ...visit, id: `v${hour}`, slot: k.slot(hour) }));
    const told = begun(many)
      .later(2 * HOUR_MS)
      .when(k.asksDue);
    const [copy] = told.copies();
    expect(copy?.key === 'visitas_por_saldar' && copy.visits.map(({ appointment: { id } }) => id)).toEqual(['v2', 'v3', 'v4']); // prettier-ignore
  });
});

describe('it is to be paid, once the visit has begun', () => {
  const own = { type: 'customer.wants_payment', own: true } as const;
  it('his own: no link is made for what the team settles', () => {
    begun().when(own).standsAt(OPEN).owes('say visitas_por_saldar');
  });
  it('the service of which a part is paid: no link for the whole', () => {
    begun([visit], [paid]).when(k.wantsPayment(visit.serviceId)).standsAt(OPEN).owes('say visitas_por_saldar');
  });
  it('one that is to come is paid as ever', () => {
    begun([visit, ahead], [paid]).when(k.wantsPayment(ahead.serviceId)).standsAt(OPEN, 'pagos.PAGOS_ESPERANDO_CONFIRMACION'); // prettier-ignore
  });
  it('in the middle of a booking not a word of it', () => {
    const booking = begun([visit], []).after(k.wantsBooking({ servicio: 'color' }), k.found({ exact: k.slot(72) }));
    expect(booking.when(k.wantsPayment('color')).copies().map(({ key }) => key)).not.toContain('visitas_por_saldar'); // prettier-ignore
  });
});
