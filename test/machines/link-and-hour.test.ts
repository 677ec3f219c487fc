import { describe, expect, it } from 'vitest';
import { MINUTE_MS, ORDER_LIFE_MS, granuleKeys, type Slot, type Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** A business with a deposit that takes whoever comes at once: the hour of a link may be nearer than the link's end. */
const tenant: Tenant = { ...k.deposit, booking: { ...k.deposit.booking, minNoticeMinutes: 0 } };
const now = k.given({ tenant }).talk.world.at;
const inMinutes = (n: number): Slot => ({ ...k.slot(0), start: now + n * MINUTE_MS });
const asked = (n: number) =>
  k.given({ tenant }).after(k.wantsBooking({ servicio: 'corte' }), k.found({ exact: inMinutes(n) }));
const OPEN = 'recepcion.conversando';

describe('a link and the hour that it is for (AGENDA-16)', () => {
  it('ends with it, and so does what is held', () => {
    const linking = asked(20).when(k.accepts);
    expect(linking.write('order.put').order.expiresAt).toBe(inMinutes(20).start);
    expect(linking.write('slot.hold').until).toBe(inMinutes(20).start);
    expect(linking.write('timer.set').dueAt).toBe(inMinutes(20).start);
  });
  it('of a later hour it has its own time', () => {
    const sure = asked(45);
    expect(sure.when(k.accepts).write('order.put').order.expiresAt).toBe(sure.talk.world.at + ORDER_LIFE_MS);
  });
  it('once that has begun nothing is said to be held', () => {
    const waiting = asked(20).after(k.accepts, k.linked);
    waiting.when(k.unclear).says('esperando_pago_turno');
    waiting
      .later(21 * MINUTE_MS)
      .when(k.fired('orden'))
      .owes('say orden_vencida')
      .standsAt(OPEN);
  });
  it('money that comes after its start is told so, and is a person’s', () => {
    const late = asked(20)
      .after(k.accepts, k.linked)
      .later(21 * MINUTE_MS);
    late.when(k.paid()).says('pago_tarde_sin_turno', { pasado: true });
    late.after(k.fired('orden'), k.paid()).says('pago_tarde_sin_turno', { pasado: true });
  });
  it('a link that is told of when its time is over is none, and another one can be had', () => {
    const late = asked(90)
      .after(k.accepts)
      .later(ORDER_LIFE_MS + MINUTE_MS);
    late.when(k.linked).says('pago_fallido').standsAt(OPEN, 'agenda.AGENDA_PAGO_FALLIDO');
    late.after(k.linked).when(k.retries).owes('createLink');
  });
  it('that somebody else has it by then is told as before', () => {
    const paid = asked(20).after(k.accepts, k.linked);
    const told = paid.whenTaken(granuleKeys(inMinutes(20), 30), k.paid());
    expect(told.copies().find(({ key }) => key === 'pago_tarde_sin_turno')).not.toHaveProperty('pasado');
    told.says('pago_tarde_sin_turno');
  });
  it('an hour that nobody could pay in time is not sold by a link', () => {
    asked(6)
      .later(2 * MINUTE_MS)
      .when(k.accepts)
      .owes('say turno_muy_encima', 'findSlots');
    asked(6)
      .later(7 * MINUTE_MS)
      .when(k.accepts)
      .says('turno_ya_paso');
  });
  it('one that is to be paid there is booked', () => {
    const there: Tenant = { ...tenant, booking: { ...tenant.booking, paymentBeforeBooking: 'none' } };
    const wish = k
      .given({ tenant: there })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found({ exact: inMinutes(4) }));
    wish.when(k.accepts).owes('createEvent');
  });
});
