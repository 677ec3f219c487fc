import { describe, expect, it } from 'vitest';
import { MINUTE_MS, granuleKeys, type Tenant } from '../../src/domain.ts';
import * as k from './kit.ts';

/** The tenants file changes under an open question: the yes holds to what was asked, or to nothing (must-hold 31). */

const OPEN = 'recepcion.conversando';
const SURE = 'agenda.AGENDA_CONFIRMANDO_TURNO';
const SERVICES = 'agenda.AGENDA_ELIGIENDO_SERVICIO';
const CORTE = { servicio: 'corte' };
const [FIRST] = [k.FREE[0]!];
const asked = k.given().after(k.wantsBooking(CORTE), k.found(), k.picks(1));
const waiting = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
const longer = (tenant: Tenant): Tenant => ({
  ...tenant,
  services: tenant.services.map((one) => ({ ...one, durationMinutes: 60 })),
});
const closed = (tenant: Tenant): Tenant => ({
  ...tenant,
  branches: tenant.branches.map((one) => ({ ...one, closedDates: ['2026-03-03'] })),
});

describe('a service that is offered no more', () => {
  const gone = asked.changed('a service less');
  it('is not booked by the yes: that is said, its hour goes back, and the others are shown', () => {
    const told = gone.when(k.accepts).owes('say servicio_ya_no_esta', 'say elegir_servicio');
    told.writes('slot.release').standsAt(OPEN, SERVICES);
    expect(told.write('slot.release')).toMatchObject({ slot: FIRST, durationMinutes: 30 });
  });
  it('keeps nobody from leaving, and its hour goes back as it was held (CONV-10)', () => {
    for (const word of ['salir', 'cancelar', 'menu'] as const)
      gone.when(k.exits(word)).writes('slot.release').standsAt(OPEN);
    gone.when(k.fired('parar')).writes('slot.release').standsAt(OPEN);
    gone.when(k.rejects).writes('slot.release');
  });
  it('chosen from a list of before, its hour is not held', () => {
    const row = k.given().after(k.wantsBooking(CORTE), k.found()).changed('a service less').when(k.picks(1));
    row.owes('say servicio_ya_no_esta', 'say elegir_servicio').writes().standsAt(OPEN, SERVICES);
  });
  it('is told where its hours are looked for: the calendar is well', () => {
    const lost = k.given().when(k.wantsBooking(CORTE)).changed('a service less').when(k.notFound);
    lost.owes('say servicio_ya_no_esta', 'say elegir_servicio');
  });
  it('that was left to older code, which kept no terms, can be left as well', () => {
    const { frames } = gone.talk;
    const older = frames.map((frame) => {
      const { terms: _t, ...context } = frame.snapshot.context as { terms?: unknown };
      return { ...frame, snapshot: { ...frame.snapshot, context } };
    });
    const left = k.given({ tenant: gone.talk.world.tenant, frames: older });
    left.when(k.exits()).standsAt(OPEN);
    left.when(k.accepts).owes('say servicio_ya_no_esta', 'say elegir_servicio');
  });
  it('paid for, it books nothing: the money is a person’s matter (AGENDA-16)', () => {
    waiting
      .changed('a service less')
      .when(k.paid())
      .says('pago_tarde_sin_turno')
      .standsAt('recepcion.escalando_a_humano');
  });
});

it('what changed before the data were all in is not booked without them (AGENDA-11)', () => {
  const asking = k.given({ tenant: { ...k.plain, booking: { ...k.plain.booking, askFor: ['email'] } } });
  const changed = asking.after(k.wantsBooking(CORTE), k.found(), k.picks(1)).changed(longer);
  const sure = changed.when(k.wantsBooking({ para: { relation: 'madre' } })).standsAt(OPEN, SURE);
  sure.when(k.accepts).says('pedir_dato').standsAt(OPEN, 'agenda.AGENDA_PIDIENDO_DATOS');
});

describe('an hour that is not given any more', () => {
  it.each([
    ['who gave it has left', 'other people' as const],
    ['it is closed that day', closed],
    ['it takes longer than the shift', (tenant: Tenant) => longer({ ...tenant, branches: until(tenant, '10:30') })],
  ])('is not booked by the yes: %s', (_why, change) => {
    const told = asked.changed(change).when(k.accepts).owes('say turno_ya_no_esta', 'findSlots').writes('slot.release');
    expect(told.effect('findSlots').query.detalles).not.toHaveProperty('profesional');
  });
  it('who is not there any more is not wished for either', () => {
    const wished = k.given().after(k.wantsBooking({ ...CORTE, profesional: 'ana' }), k.found(), k.picks(1));
    const { query } = wished.changed('other people').when(k.accepts).effect('findSlots');
    expect(query.detalles).toEqual(CORTE);
  });
  it('what is paid is booked for as long as it was held, though it takes longer by now (AGENDA-16)', () => {
    const later = waiting.changed((tenant) => longer({ ...tenant, branches: until(tenant, '10:30') })).when(k.paid());
    later.says('pago_recibido').standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA');
  });
  it('paid for, it books nothing', () => {
    waiting.changed('other people').when(k.paid()).says('pago_tarde_sin_turno');
  });
  it('nothing is moved to it', () => {
    const moving = k
      .given({ appointments: [k.appointment('cita', 5)] })
      .after(k.wantsMove(), k.found(), k.picks(1))
      .changed(closed)
      .when(k.accepts);
    moving.owes('say turno_ya_no_esta', 'findSlots').writes('slot.release');
  });
  it('an appointment whose service is gone stays as it is, and that is said', () => {
    const moving = k.given({ appointments: [k.appointment('cita', 5)] }).when(k.wantsMove());
    moving.changed('a service less').when(k.notFound).owes('say servicio_ya_no_esta', 'say turno_sigue');
  });
});

describe('another price or length than was asked (must-hold 31)', () => {
  it('books nothing by the yes to the old price: it is asked again, and then it is the new one', () => {
    const again = asked.changed('other prices').when(k.accepts);
    again.owes('say turno_cambio', 'say confirmar_turno').standsAt(OPEN, SURE);
    expect(again.says('confirmar_turno').copies().at(-1)).toMatchObject({ draft: { priceMinor: 20_000 } });
    const { appointment } = again.when(k.accepts).write('appointment.book');
    expect(appointment.priceMinor).toBe(20_000);
  });
  it('holds what it takes now instead of what it took', () => {
    const again = asked.changed(longer).when(k.accepts).writes('slot.release', 'slot.hold');
    expect(again.write('slot.release')).toMatchObject({ durationMinutes: 30 });
    expect(again.write('slot.hold')).toMatchObject({ durationMinutes: 60 });
  });
  it('with somebody behind it, the longer one is not to be had', () => {
    const behind = granuleKeys({ ...FIRST, start: FIRST.start + 30 * MINUTE_MS }, 30);
    const told = asked.changed(longer).whenTaken(behind, k.accepts);
    told.owes('say turno_recien_ocupado', 'findSlots').writes('slot.release');
  });
  it('is asked where nothing is asked else', () => {
    const told = k.given({ tenant: k.direct }).after(k.wantsBooking(CORTE), k.found(), k.picks(1));
    const named = told.when(k.tells('name', 'Ana')).changed('other prices').when(k.tells('email', 'a@example.com'));
    named.owes('say turno_cambio', 'say confirmar_turno').standsAt(OPEN, SURE);
  });
  it('the question that stands is said as it was asked', () => {
    const unclear = asked.changed('other prices').when(k.unclear).says('confirmar_turno');
    expect(unclear.copies().at(-1)).toMatchObject({ draft: { priceMinor: 10_000 } });
  });
  it('what was paid at the old price is booked at it', () => {
    const { appointment } = waiting.changed('other prices').when(k.paid()).write('appointment.book');
    expect(appointment.priceMinor).toBe(10_000);
  });
  it('paid when its flow had gone, too', () => {
    const late = waiting.when(k.fired('parar')).changed('other prices').when(k.paid());
    expect(late.write('appointment.book').appointment.priceMinor).toBe(10_000);
  });
});

describe('paid before it was booked, and the price has risen since (AGENDA-16)', () => {
  const inFull = { ...k.deposit, booking: { ...k.deposit.booking, paymentBeforeBooking: 'full' as const } };
  const linked = k.given({ tenant: inFull }).after(k.wantsPayment('corte'), k.accepts, k.linked);
  const ahead = linked.when(k.paid());
  const booking = [k.wantsBooking(CORTE), k.found(), k.picks(1)] as const;
  const booked = { appointment: { priceMinor: 10_000, orderId: ahead.order().id } };

  it('is booked by the yes at the price that was paid: nobody pays twice, or more', () => {
    const told = ahead
      .after(...booking)
      .changed('other prices')
      .when(k.accepts);
    expect(told.owes('createEvent').write('appointment.book')).toMatchObject(booked);
  });
  it('so is what is asked for only then', () => {
    const sure = ahead
      .changed('other prices')
      .after(...booking)
      .says('confirmar_turno');
    expect(sure.copies().at(-1)).toMatchObject({ draft: { priceMinor: 10_000 }, paid: { id: ahead.order().id } });
    expect(sure.when(k.accepts).write('appointment.book')).toMatchObject(booked);
  });
  it('another service costs what it costs now', () => {
    ahead
      .changed('other prices')
      .after(k.wantsBooking({ servicio: 'color' }), k.found(), k.picks(1))
      .says('pagar_antes', { amountMinor: 50_000 });
  });
  it('so does a second visit: each payment is one booking’s', () => {
    const first = ahead.changed('other prices').after(...booking, k.accepts, k.written());
    first.after(k.wantsBooking(CORTE), k.found(), k.picks(2)).says('pagar_antes', { amountMinor: 20_000 });
  });
  it('by the first link while the dearer hour is asked about: asked once more, at what was paid', () => {
    const sure = linked
      .changed('other prices')
      .after(...booking)
      .says('pagar_antes', { amountMinor: 20_000 });
    const paid = sure.when(k.paid()).owes('say pago_recibido', 'say confirmar_turno').standsAt(OPEN, SURE);
    expect(paid.copies().at(-1)).toMatchObject({ draft: { priceMinor: 10_000 } });
    expect(paid.when(k.accepts).owes('createEvent').write('appointment.book')).toMatchObject(booked);
  });
  it.each([
    ['waits', k.linked],
    ['could not be made', k.notLinked],
    ['is being made', k.unclear],
  ])(
    'by the first link while the dearer one %s: booked, and the dearer one asks for nothing any more',
    (_how, answer) => {
      const first = linked.order();
      const waits = linked.changed('other prices').after(...booking, k.accepts, answer);
      const dearer = waits.order();
      expect(dearer.id).not.toBe(first.id);
      const useless = dearer.link === undefined ? [] : ['say link_dejado'];
      const paid = waits.when(k.paidOf(first)).owes(...useless, 'say pago_recibido', 'createEvent');
      expect(paid.write('appointment.book')).toMatchObject({ appointment: { priceMinor: 10_000, orderId: first.id } });
      expect(paid.talk.world.orders.find(({ id }) => id === dearer.id)).toMatchObject({ dropped: true });
      // Whoever pays both all the same has money here that people see.
      paid
        .after(k.written(), k.paidOf(dearer, { paymentId: 'pay-2' }))
        .says('pago_sin_turno')
        .standsAt('recepcion.escalando_a_humano');
    },
  );
  it('its hour gone meanwhile, that money is a person’s matter', () => {
    const first = linked.order();
    const waits = linked.changed('other prices').after(...booking, k.accepts, k.linked);
    const late = waits.changed(closed).when(k.paidOf(first)).says('pago_tarde_sin_turno');
    expect(late.effect('openHandoff').handoff.order).toMatchObject({ id: first.id, status: 'paid' });
    late.standsAt('recepcion.escalando_a_humano');
  });
});

function until({ branches }: Tenant, to: string): Tenant['branches'] {
  return branches.map((one) => ({ ...one, openingHours: { ...one.openingHours, tue: [['09:00', to]] } }));
}
