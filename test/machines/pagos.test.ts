import { describe, expect, it } from 'vitest';
import { ORDER_LIFE_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const CHOOSING = 'pagos.PAGOS_ESPERANDO_SELECCION_SERVICIO';
const SURE = 'pagos.PAGOS_ESPERANDO_CONFIRMACION';
const LINKING = 'pagos.PAGOS_GENERANDO_LINK';

const choosing = k.given().when(k.wantsPayment());
const sure = choosing.when(k.picks(1));
const linking = sure.when(k.accepts);
const failed = linking.when(k.notLinked);
const sent = linking.when(k.linked);

describe('what is paid', () => {
  it('sends no link whose time was over before it came', () => {
    linking
      .later(ORDER_LIFE_MS + 1)
      .when(k.linked)
      .owes('say pago_fallido')
      .standsAt(OPEN, SURE);
  });
  it('shows what is on sale, with ids and prices of the catalogue (must-hold 31)', () => {
    choosing.owes('say elegir_servicio_pago').standsAt(OPEN, CHOOSING);
    const { offer } = choosing.effect('sendMessage');
    expect(offer).toMatchObject({
      kind: 'servicio',
      services: expect.arrayContaining([{ id: 'color', priceMinor: 25_000, currency: 'ARS' }]),
    });
    expect(JSON.stringify(offer)).not.toContain('consulta');
  });
  it('goes straight to the question when the service is named', () => {
    k.given()
      .when(k.wantsPayment('color'))
      .says('confirmar_pago', { serviceId: 'color', amountMinor: 25_000 })
      .standsAt(OPEN, SURE);
    choosing.when(k.wantsPayment('color')).says('confirmar_pago', { serviceId: 'color' }).standsAt(OPEN, SURE);
  });
  it('sells nothing when the catalogue has nothing for sale (must-hold 71)', () => {
    const tenant = { ...k.plain, services: k.plain.services.filter((s) => s.priceMinor === 0) };
    k.given({ tenant })
      .when(k.wantsPayment())
      .owes('say respuesta')
      .says('respuesta', { topic: 'pagos' })
      .standsAt(OPEN);
  });
  it('a free service is not for sale', () => {
    k.given()
      .when(k.wantsPayment('consulta'))
      .owes('say respuesta', 'say elegir_servicio_pago')
      .standsAt(OPEN, CHOOSING);
  });
  it('pages, and every other word has its way', () => {
    expect(choosing.when(k.seesMore(1)).owes('say elegir_servicio_pago').context('pagos')).toMatchObject({
      offer: { page: 1 },
    });
    choosing.when(k.seesMore(9)).owes('say elegir_servicio_pago');
    for (const event of [k.rejects, k.goesBack, k.exits()]) choosing.when(event).owes('say salida').standsAt(OPEN);
    choosing.when(k.stale).owes('say elegir_servicio_pago');
    choosing.when(k.unclear).owes('say no_entendi', 'say elegir_servicio_pago');
    choosing.when(k.wantsPayment()).owes('say elegir_servicio_pago');
    choosing.when(k.fired('parar')).owes().standsAt(OPEN);
    choosing.when(k.picks(99)).owes('say lista_vencida').standsAt(OPEN, CHOOSING);
  });
});

describe('two services in one message (CONV-11)', () => {
  const both = k.given().when(k.wantsPayment('corte'), k.wantsPayment('color'));
  it('the first is asked about, and the other is announced', () => {
    both.owes('say confirmar_pago', 'say sigue_despues').standsAt(OPEN, SURE, SURE);
    both.says('confirmar_pago', { serviceId: 'corte' });
    both.says('sigue_despues', { serviceId: 'color' });
  });
  it('the other is asked about when the first has its link, and has one of its own', () => {
    const next = both.after(k.accepts, k.linked);
    next.owes('say link_pago', 'say ahora_sigue', 'say confirmar_pago').standsAt(OPEN, SURE);
    next.says('confirmar_pago', { serviceId: 'color' });
    const own = next.after(k.accepts, k.linked).owes('say link_pago').standsAt(OPEN);
    expect(own.talk.world.orders.map(({ serviceId }) => serviceId).sort()).toEqual(['color', 'corte']);
  });
  it('who leaves leaves both', () => {
    both.when(k.exits()).owes('say salida').standsAt(OPEN);
  });
});

describe('nothing is charged without a yes', () => {
  it('names item and amount, and opens no order', () => {
    sure
      .owes('say confirmar_pago')
      .says('confirmar_pago', { serviceId: 'corte', amountMinor: 10_000 })
      .writes()
      .standsAt(OPEN, SURE);
  });
  it('a no goes back to the list; leaving is always possible (must-hold 11)', () => {
    for (const event of [k.rejects, k.goesBack])
      sure.when(event).owes('say elegir_servicio_pago').writes().standsAt(OPEN, CHOOSING);
    sure.when(k.exits()).owes('say salida').writes().standsAt(OPEN);
    sure.when(k.fired('parar')).owes().standsAt(OPEN);
  });
  it('asks the same question again to whatever is no answer (must-hold 15)', () => {
    for (const event of [k.stale, k.wantsPayment('corte'), k.wantsPayment(), k.wantsPayment('consulta')])
      sure.when(event).owes('say confirmar_pago').standsAt(OPEN, SURE);
    sure.when(k.unclear).owes('say no_entendi', 'say confirmar_pago');
  });
  it('another service named is another item and amount', () => {
    sure
      .when(k.wantsPayment('color'))
      .says('confirmar_pago', { serviceId: 'color', amountMinor: 25_000 })
      .when(k.accepts)
      .owes('createLink');
    expect(sure.after(k.wantsPayment('color'), k.accepts).effect('createLink').order.amountMinor).toBe(25_000);
  });
});

describe('the link', () => {
  it('one order, one link per attempt', () => {
    linking.owes('createLink').writes('order.put', 'timer.set').standsAt(OPEN, LINKING);
    const expiresAt = sure.talk.world.at + ORDER_LIFE_MS;
    expect(linking.order()).toMatchObject({
      serviceId: 'corte',
      amountMinor: 10_000,
      status: 'open',
      attempt: 1,
      expiresAt,
    });
    expect(linking.write('timer.set')).toMatchObject({ kind: 'orden', dueAt: expiresAt });
  });
  it('is sent once; the flow ends and the order lives alone (must-hold 66)', () => {
    sent.owes('say link_pago').writes('order.put').standsAt(OPEN);
    expect(sent.effect('sendMessage').once).toBe(true);
    expect(sent.order()).toMatchObject({ link: 'https://pay.example/1', status: 'open' });
  });
  it('when the provider fails the stage does not advance, and another try is the next attempt', () => {
    failed.owes('say pago_fallido').writes().standsAt(OPEN, SURE);
    expect(failed.effect('sendMessage').offer).toMatchObject({ options: ['reintentar', 'persona', 'salir'] });
    for (const event of [k.retries, k.accepts]) {
      expect(failed.when(event).effect('createLink').order).toMatchObject({ id: linking.order().id, attempt: 2 });
    }
    failed.when(k.unclear).owes('say no_entendi', 'say pago_fallido');
    failed.when(k.wantsPayment('color')).says('confirmar_pago', { serviceId: 'color' });
  });
  it('every word has its way while it is made; a late link is not sent', () => {
    for (const event of [k.wantsPayment(), k.stale, k.unclear])
      linking.when(event).owes('say generando_link').standsAt(OPEN, LINKING);
    for (const event of [k.rejects, k.exits()]) {
      const left = linking.when(event).owes('say salida').standsAt(OPEN);
      expect(left.when(k.linked).owes().talk.plan.dropped).toBe(1);
    }
    expect(linking.when(k.goesBack).owes('say elegir_servicio_pago').when(k.linked).owes().talk.plan.dropped).toBe(1);
    linking.when(k.fired('parar')).owes().standsAt(OPEN);
  });
  it('goes on after a digression', () => {
    const book = [{ type: 'customer.wants_booking', detalles: {}, otroServicio: true }, k.rejects] as const;
    choosing.after(...book).owes('say salida', 'say elegir_servicio_pago');
    sure.after(...book).owes('say salida', 'say confirmar_pago');
    linking
      .after(...book)
      .owes('say salida')
      .standsAt(OPEN, LINKING);
  });
  it('a booking that comes first is of what is to be paid (CONV-6)', () => {
    expect(sure.when(k.wantsBooking()).effect('findSlots').query).toMatchObject({ serviceId: 'corte' });
  });
});

describe('the order alone', () => {
  it('"paid" comes from its provider only, and opens no flow (must-hold 67)', () => {
    const paid = sent.when(k.paid()).owes('say pago_recibido').writes('order.put').standsAt(OPEN);
    expect(paid.order().status).toBe('paid');
    expect(paid.effect('sendMessage').once).toBe(true);
  });
  it('a payment in the middle of a booking is told and the booking goes on (must-hold 13, must-hold 67)', () => {
    const booking = sent.after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1));
    const paid = booking.when(k.paid()).owes('say pago_recibido').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    paid.when(k.accepts).owes('createEvent');
  });
  it('the same report twice is told once (must-hold 68)', () => {
    sent.after(k.paid(), k.paid()).owes().writes();
  });
  it("a report on somebody else's order changes nothing", () => {
    const strange = k.given().when({
      type: 'payment.fetched',
      effect: 'x',
      payment: {
        paymentId: 'p',
        provider: 'sandbox',
        reference: 'other:1',
        status: 'approved',
        amountMinor: 1,
        currency: 'ARS',
      },
    });
    expect(strange.owes().writes().talk.plan.dropped).toBe(1);
  });
  it('a pending report is noted and nothing is said', () => {
    const order = sent.order();
    const pending = sent.when({
      type: 'payment.fetched',
      effect: 'x',
      payment: {
        paymentId: 'p',
        provider: 'sandbox',
        reference: `${order.id}:1`,
        status: 'pending',
        amountMinor: order.amountMinor,
        currency: 'ARS',
      },
    });
    pending.owes().writes('order.put');
  });
  it('a notice is not believed: what it speaks of is fetched', () => {
    sent.when({ type: 'payment.noticed', provider: 'sandbox', paymentId: 'p-9' }).owes('fetchPayment').writes();
  });
  it.each([
    ['rejected', k.paid('rejected'), 'pago_rechazado', 'rejected', []],
    ['in part', k.paid('approved', 4_000), 'pago_parcial', 'partially_paid', ['openHandoff']],
  ] as const)('a payment that was made %s is told as it is', (_what, report, words, status, more) => {
    const told = sent
      .when(report)
      .owes(`say ${words}`, ...more)
      .standsAt(OPEN);
    expect(told.order().status).toBe(status);
  });
  it('what was rejected is not paid, even where nothing was due (must-hold 64)', () => {
    const free = k.given({ orders: [{ ...sent.order(), amountMinor: 0 }] }).when(k.paid('rejected', 0));
    expect(free.order().status).toBe('rejected');
  });
  it('money in part is shown to people at once, and the talk goes on (F3)', () => {
    const { handoff, background } = sent.when(k.paid('approved', 4_000)).effect('openHandoff');
    expect({ ...handoff, background }).toMatchObject({
      reason: 'payment',
      order: { status: 'partially_paid' },
      background: true,
    });
    sent
      .after(k.took, k.paid('approved', 4_000))
      .owes('say pago_parcial', 'openHandoff')
      .standsAt('recepcion.escalado_a_humano');
  });
  it('a refund is told', () => {
    sent.after(k.paid(), k.paid('refunded')).owes('say pago_devuelto').standsAt(OPEN);
  });
  it.each([
    ['too much', [k.paid('approved', 99_999)]],
    ['charged back', [k.paid(), k.paid('charged_back')]],
  ] as const)("doubtful money (%s) is a person's matter", (_what, reports) => {
    const doubt = sent.after(...reports).owes('say pago_en_revision', 'say pasando_a_persona', 'openHandoff');
    expect(doubt.standsAt('recepcion.escalando_a_humano').effect('openHandoff').handoff.reason).toBe('payment');
  });
  it('"ya pagué" is a claim: noted, and the truth is told (must-hold 64)', () => {
    const claimed = sent.when(k.claimsPayment).owes('say pago_aun_no_visto').writes('order.put');
    expect(claimed.order().status).toBe('claimed');
    k.given().when(k.claimsPayment).owes('say pago_aun_no_visto').writes();
    expect(sent.after(k.paid(), k.claimsPayment).order().status).toBe('paid');
  });
  it('orders whose time is over end quietly, and the timer goes on to the next', () => {
    const over = sent.later(ORDER_LIFE_MS).when(k.fired('orden')).owes().writes('order.put');
    expect(over.order().status).toBe('expired');
    const two = sent.later(60_000).after(k.wantsPayment('color'), k.accepts, k.linked);
    const first = two
      .later(ORDER_LIFE_MS - 60_000)
      .when(k.fired('orden'))
      .writes('order.put', 'timer.set');
    expect(first.talk.world.orders.map((o) => o.status)).toEqual(['expired', 'open']);
    sent.when(k.fired('orden')).owes().writes('timer.set');
  });
  it('one timer serves all orders: it is due with the first', () => {
    const two = sent.later(60_000).after(k.wantsPayment('color'), k.accepts);
    expect(two.write('timer.set').dueAt).toBe(sent.order().expiresAt);
  });
});

describe('what was asked for before', () => {
  it('is the same order with its own link, named or picked from the list: nothing is charged twice (F4)', () => {
    const again = sent.when(k.wantsPayment('corte'));
    again.owes('say link_pago').standsAt(OPEN).writes();
    expect(again.copies()).toEqual([{ key: 'link_pago', order: sent.order() }]);
    sent.when(k.wantsPayment()).when(k.picks(1)).owes('say link_pago').standsAt(OPEN).writes();
    sent
      .when(k.wantsPayment('color'))
      .owes('say confirmar_pago')
      .when(k.wantsPayment('corte'))
      .owes('say link_pago')
      .standsAt(OPEN);
  });
  it('is a new order once the old one has run out', () => {
    sent.later(ORDER_LIFE_MS).when(k.wantsPayment('corte')).owes('say confirmar_pago').standsAt(OPEN, SURE);
  });
  it('is the next attempt on the same order where no link ever came', () => {
    const order = failed.order();
    const retried = failed.when(k.exits()).when(k.wantsPayment('corte')).when(k.accepts);
    expect(retried.order()).toMatchObject({ id: order.id, attempt: order.attempt + 1 });
    expect(retried.talk.world.orders).toHaveLength(1);
  });
});

describe('asked what is owed', () => {
  const owes = k.given().when(k.asksDue);
  it('with nothing to pay: says so', () => {
    owes.owes('say respuesta').says('respuesta', { topic: 'deuda' }).standsAt(OPEN);
  });
  it('with a link that waits: the same link again, no new order', () => {
    const again = sent.when(k.asksDue).owes('say link_pago').writes().standsAt(OPEN);
    expect(again.talk.world.orders).toHaveLength(1);
  });
  it('with a claim: what was claimed is not seen yet', () => {
    sent.after(k.claimsPayment).when(k.asksDue).owes('say pago_aun_no_visto').standsAt(OPEN);
  });
  it('paid: it is paid, and nothing is sold again', () => {
    sent.after(k.paid()).when(k.asksDue).owes('say pago_ya_acreditado').standsAt(OPEN);
  });
  it('with a link that has run out: a new one for the same thing, if wished', () => {
    const over = sent.later(ORDER_LIFE_MS).after(k.fired('orden')).when(k.asksDue);
    over.owes('say confirmar_pago').says('confirmar_pago', { serviceId: 'corte' }).standsAt(OPEN, SURE);
  });
  it.each([
    ['asked how', k.asksHowToPay],
    ['named', k.wantsPayment('corte')],
  ])('paid in part, %s: a person settles the rest, and nobody is charged the whole price again', (_how, event) => {
    const part = sent.after(k.paid('approved', 4_000)).when(event);
    part.owes('say pago_parcial', 'say pasando_a_persona', 'openHandoff');
    expect(part.effect('openHandoff').handoff).toMatchObject({
      reason: 'payment',
      order: { status: 'partially_paid' },
    });
    expect(part.talk.world.orders).toHaveLength(1);
  });
  it('days later too, and agente cero stays silent from then on (CONV-4)', () => {
    const part = sent.after(k.paid('approved', 4_000)).later(10 * 24 * 3_600_000);
    const before = part.context('recepcion')['lockUntil'] as number;
    part.when(k.asksDue).owes('say pago_parcial');
    const asked = part.when(k.asksHowToPay).owes('say pago_parcial', 'say pasando_a_persona', 'openHandoff');
    expect(asked.context('recepcion')['lockUntil']).toBeGreaterThan(before);
  });
  it('picked from the list after a part was paid: the same', () => {
    const part = sent.after(k.paid('approved', 4_000), k.wantsPayment()).when(k.picks(1));
    part.owes('say pago_parcial', 'say pasando_a_persona', 'openHandoff');
  });
  it('two orders of one instant stand in the order in which they were made', () => {
    const two = sent.after(k.wantsPayment('color'), k.accepts);
    const [first, second] = two.talk.world.orders.map((o) => o.createdAt);
    expect(second).toBeGreaterThan(first ?? Infinity);
  });
});
