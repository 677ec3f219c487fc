import { describe, expect, it } from 'vitest';
import { DAY_MS, ORDERS_PER_DAY_MAX, type Order } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const FAILED = 'agenda.AGENDA_PAGO_FALLIDO';

/** So many links were asked for today, and left; none of them can be paid any more. */
function left(count: number, tenant = k.deposit): k.Conversation {
  const { world } = k.given({ tenant }).talk;
  const orders = Array.from({ length: count }, (_, i): Order => {
    const createdAt = world.at - DAY_MS + 60_000 * (i + 1);
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

  it('the one too many is not made for a booking: said as any that could not be, and people are offered', () => {
    const refused = left(ORDERS_PER_DAY_MAX)
      .after(...asked, k.accepts)
      .owes('say pago_fallido')
      .standsAt('recepcion.conversando', FAILED);
    expect(refused.effect('sendMessage').offer).toMatchObject({ options: ['reintentar', 'persona', 'salir'] });
    refused.when(k.retries).owes('say pago_fallido').standsAt('recepcion.conversando', FAILED);
    refused.when(k.wantsPerson).owes('say pasando_a_persona', 'openHandoff');
    expect(refused.talk.world.orders).toHaveLength(ORDERS_PER_DAY_MAX);
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
    refused.owes('say pago_fallido').standsAt('recepcion.conversando', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
    expect(refused.effect('sendMessage').offer).toMatchObject({ options: ['reintentar', 'persona', 'salir'] });
    const again = refused.when(k.retries).owes('say pago_fallido');
    expect(again.context('recepcion')['fruitless']).toBe(1);
    left(ORDERS_PER_DAY_MAX - 1, k.plain)
      .after(k.wantsPayment('corte'), k.accepts)
      .owes('createLink');
  });
});
