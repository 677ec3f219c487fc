import { describe, expect, it } from 'vitest';
import { DAY_MS, ORDER_LIFE_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const OPEN = 'recepcion.conversando';
const WAITING = 'agenda.AGENDA_ESPERANDO_PAGO';
const CALLING = 'recepcion.escalando_a_humano';
const HANDED = ['say pasando_a_persona', 'openHandoff'];
const OTHER = k.FREE[1]!;
const chosen = [k.wantsBooking(CORTE), k.found(), k.picks(1)];

/** The hour is held, its link was sent, and a part of the deposit has come. */
const waiting = k.given({ tenant: k.deposit }).after(...chosen, k.accepts, k.linked);
const partly = waiting.when(k.paid('approved', 1_000));
const left = partly.when(k.exits()).after(k.deskOpened, k.returned);

describe('a part of the payment before the booking (AGENDA-16, PAGOS-4)', () => {
  it('is told with the hour and until when it is held, to the customer and to people', () => {
    const until = waiting.order().expiresAt;
    partly.owes('say pago_parcial', 'say hora_del_pago', 'openHandoff').standsAt(OPEN, WAITING);
    partly.says('hora_del_pago');
    const { handoff, background } = partly.effect('openHandoff');
    expect({ ...handoff, background }).toMatchObject({
      reason: 'payment',
      order: { status: 'partially_paid' },
      heldUntil: until,
      detalles: { servicio: 'corte', profesional: 'ana' },
      background: true,
    });
  });
  it('the same while a person has the conversation', () => {
    waiting
      .after(k.took, k.paid('approved', 1_000))
      .owes('say pago_parcial', 'say hora_del_pago', 'openHandoff')
      .standsAt('recepcion.escalado_a_humano', WAITING);
  });
  it('what is left of its time is what its timer is set to, whichever link is made beside it', () => {
    const other = partly.after(k.wantsPayment('color'), k.accepts);
    expect(other.write('timer.set').dueAt).toBe(waiting.order().expiresAt);
  });
  it('its hour is held no longer when its time is over: said, and the money is a person’s', () => {
    const over = partly.later(ORDER_LIFE_MS).when(k.fired('orden'));
    over.owes('say hora_del_pago', 'say pago_sin_turno', ...HANDED).standsAt(CALLING);
    expect(over.order().status).toBe('partially_paid');
    expect(over.effect('openHandoff').handoff).toMatchObject({
      reason: 'order_without_slot',
      order: { id: over.order().id },
    });
  });
  it('the same while another hour is looked at, and to people only where one has the conversation', () => {
    const looking = partly.after({ type: 'customer.wants_booking', detalles: {}, pregunta: true }, k.found());
    looking
      .later(ORDER_LIFE_MS)
      .when(k.fired('orden'))
      .owes('say hora_del_pago', 'say pago_sin_turno', ...HANDED);
    const { background } = partly
      .when(k.took)
      .later(ORDER_LIFE_MS)
      .when(k.fired('orden'))
      .owes('openHandoff')
      .standsAt('recepcion.escalado_a_humano')
      .effect('openHandoff');
    expect(background).toBe(true);
  });
  it('a timer that comes before its time ends nothing, and is set again', () => {
    const early = partly.when(k.fired('orden')).owes().standsAt(OPEN, WAITING);
    expect(early.write('timer.set').dueAt).toBe(waiting.order().expiresAt);
  });
  it('asked what else there is, its hour stays held', () => {
    partly.when({ type: 'customer.wants_booking', detalles: {}, pregunta: true }).writes();
  });
  it('the rest of it in time books, and nobody is handed over', () => {
    const rest = k.paidOf(partly.order(), { paymentId: 'pay-2', amountMinor: partly.order().amountMinor - 1_000 });
    partly.when(rest).owes('say pago_recibido', 'createEvent').writes('order.put', 'appointment.book');
  });
  it.each([
    ['a yes', k.accepts],
    ['who wants to pay', k.wantsPayment('corte')],
    ['who asks for another link', { type: 'customer.asks', topic: 'deuda', como: true } as const],
    ['the same wish', k.wantsBooking(CORTE)],
  ])('all of it given back, %s is asked whether it is paid anew, and a yes makes a link of its own', (_who, event) => {
    const back = partly.when(k.paid('refunded', 1_000));
    const asked = back.when(event).owes('say pagar_antes').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    const anew = asked.when(k.accepts).owes('createLink').writes('order.put', 'slot.hold', 'timer.set');
    expect(anew.order()).toMatchObject({ status: 'open', payments: [] });
    expect(anew.order().id).not.toBe(partly.order().id);
  });
  it('all of it given back, how much it was is told, and nothing is asked', () => {
    const back = partly.when(k.paid('refunded', 1_000));
    back.when({ type: 'customer.asks', topic: 'deuda' }).owes('say pago_devuelto', 'say hora_del_pago');
  });
  it('all of it given back, its hour goes when its time is over, and no money is left to see', () => {
    const back = partly.when(k.paid('refunded', 1_000));
    back.later(ORDER_LIFE_MS).when(k.fired('orden')).owes('say hora_del_pago').standsAt(OPEN);
  });
});

describe('a booking that is left with a part of it paid (AGENDA-16)', () => {
  it.each([
    ['menú', [k.exits()]],
    ['cancelar', [k.exits('cancelar')]],
    ['a second no', [k.rejects, k.rejects]],
    ['after another hour was looked for', [k.otherTime, k.found(), k.exits()]],
  ])('%s: its money is a person’s, who hears so', (_how, events) => {
    const gone = partly.after(...events).standsAt(CALLING);
    expect(gone.effect('openHandoff').handoff).toMatchObject({
      reason: 'order_without_slot',
      order: { payments: [{}] },
    });
  });
  it('a first no ends nothing, and asks for no whole deposit', () => {
    partly.when(k.rejects).owes('say pago_parcial').writes().standsAt(OPEN, WAITING);
  });
  it('booked again, the deposit is not asked for whole: a person sees to the rest', () => {
    const again = left.after(k.wantsBooking(CORTE), k.found({ exact: OTHER }));
    again.owes('say pago_parcial', ...HANDED).standsAt(CALLING);
    expect(again.effect('openHandoff').handoff.order?.id).toBe(partly.order().id);
  });
  it('given up in so many words, the same', () => {
    const dropped = partly.when(k.exits('cancelar')).after(k.deskOpened, k.returned);
    expect(dropped.order().dropped).toBe(true);
    dropped.after(k.wantsBooking(CORTE), k.found({ exact: OTHER })).owes('say pago_parcial', ...HANDED);
  });
  it('too much of it paid, the same: nothing more is charged', () => {
    const more = waiting.when(k.paid('approved', 99_999)).after(k.deskOpened, k.returned, k.otherTime);
    more.when(k.found({ exact: OTHER })).owes('say pago_en_revision', ...HANDED);
  });
  it.each([
    ['another service', { servicio: 'color' }],
    ['somebody else', { ...CORTE, para: { relation: 'hermana', name: 'Lucía' } as const }],
  ])('%s is none of it, and is paid for', (_what, detalles) => {
    left.after(k.wantsBooking(detalles), k.found({ exact: OTHER })).says('pagar_antes');
  });
  it('a month later it is forgotten', () => {
    left
      .later(31 * DAY_MS)
      .after(k.wantsBooking(CORTE), k.found({ exact: k.slot(32 * 24) }))
      .says('pagar_antes');
  });
  it('one more of the same beside the one that waits is paid for itself', () => {
    const both = partly.after(k.wantsOneMore(CORTE), k.found({ exact: OTHER }));
    expect(both.talk.frames).toHaveLength(3);
  });
});

describe('a part by the link before, while another link is made (PAGOS-4)', () => {
  const making = waiting.after(k.otherTime, k.found({ exact: OTHER }), k.accepts);
  const { attempt } = waiting.order();
  it('no link for the whole is sent: a person sees to the rest', () => {
    const part = making.when(k.paidOf({ ...making.order(), attempt }, { amountMinor: 1_000 }));
    part.owes('say pago_parcial', 'openHandoff').standsAt(OPEN, 'agenda.AGENDA_GENERANDO_LINK');
    part.when(k.linked).owes('say pago_parcial', ...HANDED);
  });
});

describe('an hour whose link ran out (AGENDA-16, law 7)', () => {
  it('is not said to be held a moment before its timer comes', () => {
    const late = waiting.later(ORDER_LIFE_MS);
    late.when(k.accepts).owes('say orden_vencida');
    late.when(k.claimsPayment).after(k.accepts).owes('say pago_aun_no_visto');
  });
  it('of which a part came is let go, and said so', () => {
    const over = waiting.when(k.paid('approved', 500)).later(ORDER_LIFE_MS).when(k.fired('orden'));
    over.says('hora_del_pago').write('slot.release');
  });
  it('is told to who looks at other hours, and the list stays', () => {
    const looking = waiting.after({ type: 'customer.wants_booking', detalles: {}, pregunta: true }, k.found());
    const over = looking.later(ORDER_LIFE_MS).when(k.fired('orden')).owes('say orden_vencida');
    over.writes('order.put', 'slot.release').standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
    over.when(k.picks(1)).says('pagar_antes');
  });
  it('with its money on its way, that it is held no longer is said, and no other link is pressed on him', () => {
    const pending = waiting.when(k.paidOf(waiting.order(), { status: 'pending' })).owes();
    pending.later(ORDER_LIFE_MS).when(k.fired('orden')).owes('say pago_aun_no_visto', 'say hora_del_pago');
  });
  it.each([
    ['too much', [k.paid('approved', 99_999), k.deskOpened, k.returned], ['pago_en_revision', 'hora_del_pago']],
    ['given back', [k.paid('approved', 1_000), k.paid('refunded', 1_000)], ['pagar_antes']],
  ] as const)('%s, it is held until then, and no payment of what was paid is asked for', (_what, events, words) => {
    const odd = waiting.after(...events);
    const until = waiting.order().expiresAt;
    expect(odd.when(k.fired('orden')).write('timer.set').dueAt).toBe(until);
    expect(odd.after(k.wantsPayment('color'), k.accepts).write('timer.set').dueAt).toBe(until);
    odd.when(k.accepts).owes(...words.map((key) => `say ${key}`));
    expect(odd.later(ORDER_LIFE_MS).when(k.fired('orden')).talk.frames).toHaveLength(1);
  });
});

describe('an hour within the minimum notice (AGENDA-3)', () => {
  const soon = k.FREE[1]!.start - 30 * 60_000 - k.given().talk.world.at;
  it('is not booked behind the link of another hour', () => {
    const list = waiting.after(k.otherTime, k.found());
    list.later(soon).when(k.picks(2)).says('turno_muy_encima');
  });
  it('stands where the link was sent for it', () => {
    const near = { ...k.FREE[0]!, start: k.given().talk.world.at + 80 * 60_000 };
    const linked = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking(CORTE), k.found({ exact: near }), k.accepts, k.linked);
    linked
      .later(25 * 60_000)
      .when(k.paid())
      .owes('say pago_recibido', 'createEvent');
  });
});
