import { describe, expect, it } from 'vitest';
import { DAY_MS, ORDERS_PER_DAY_MAX, ORDER_LIFE_MS, type Order } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };

/** So many links were asked for today, and left; none of them can be paid any more. */
function left(count: number, tenant = k.deposit, since = DAY_MS): k.Conversation {
  const { world } = k.given({ tenant }).talk;
  const orders = Array.from({ length: count }, (_, i): Order => {
    const createdAt = world.at - since + 60_000 * (i + 1);
    return {
      ...{ id: `${world.conversation}.left${i}`, tenant: tenant.id, conversation: world.conversation },
      ...{ serviceId: 'color', amountMinor: 100, currency: tenant.currency, status: 'expired', attempt: 1 },
      ...{ link: 'https://pay.example/0', expiresAt: createdAt, payments: [], createdAt },
    };
  });
  return k.given({ tenant, orders });
}

describe('links that one customer makes in a day (PAGOS-3)', () => {
  const asked = [k.wantsBooking(CORTE), k.found(), k.picks(1)];

  it('the one too many is not made for a booking: that is said, nothing is booked, and people see to it', () => {
    const refused = left(ORDERS_PER_DAY_MAX).after(...asked, k.accepts);
    refused
      .owes('say demasiados_links', 'say pasando_a_persona', 'openHandoff')
      .says('demasiados_links', { count: ORDERS_PER_DAY_MAX, sinTurno: true })
      .standsAt('recepcion.escalando_a_humano');
    expect(refused.effect('openHandoff').handoff).toMatchObject({
      reason: 'too_many_links',
      detalles: { servicio: 'corte' },
    });
    expect(refused.write('slot.release')).toBeDefined();
    expect(refused.talk.world.orders).toHaveLength(ORDERS_PER_DAY_MAX);
  });
  it('no other try is offered that would end the same', () => {
    const { owed } = left(ORDERS_PER_DAY_MAX).after(...asked, k.accepts).talk.plan;
    expect(owed.filter(({ effect }) => 'offer' in effect)).toEqual([]);
  });
  it('a day later it is made', () => {
    left(ORDERS_PER_DAY_MAX, k.plain).later(DAY_MS).after(k.wantsPayment('corte'), k.accepts).owes('createLink');
  });
  it('the last one of the day is made, and its next try, too: that is no other order', () => {
    const last = left(ORDERS_PER_DAY_MAX - 1).after(...asked, k.accepts);
    last.owes('createLink').after(k.notLinked, k.retries).owes('createLink');
  });
  it('the same where something is paid without a booking', () => {
    const refused = left(ORDERS_PER_DAY_MAX, k.plain).after(k.wantsPayment('corte'), k.accepts);
    refused
      .owes('say demasiados_links', 'say pasando_a_persona', 'openHandoff')
      .says('demasiados_links', { count: ORDERS_PER_DAY_MAX })
      .standsAt('recepcion.escalando_a_humano');
    expect(refused.effect('openHandoff').handoff).toMatchObject({ reason: 'too_many_links' });
    left(ORDERS_PER_DAY_MAX - 1, k.plain)
      .after(k.wantsPayment('corte'), k.accepts)
      .owes('createLink');
  });
  it('nor another try of one that failed, once its order is over and others were asked for', () => {
    const failed = left(ORDERS_PER_DAY_MAX - 1, k.plain, DAY_MS / 2).after(
      k.wantsPayment('corte'),
      k.accepts,
      k.notLinked,
    );
    failed.when(k.retries).owes('createLink');
    const over = failed.later(ORDER_LIFE_MS).when(k.fired('orden'));
    over.when(k.retries).owes('say demasiados_links', 'say pasando_a_persona', 'openHandoff');
  });
});
