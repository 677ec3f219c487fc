import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/domain.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const WHICH = 'cancelacion.AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION';
const SURE = 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO';
const DOING = 'cancelacion.AGENDA_EJECUTANDO_CANCELACION';
const FAILED = 'cancelacion.AGENDA_CANCELACION_FALLIDA';
const [one, two] = [k.appointment('uno', 5), k.appointment('dos', 6)];

const which = k.given({ appointments: [one, two] }).when(k.wantsCancel());
const sure = k.given({ appointments: [one] }).when(k.wantsCancel());
const doing = sure.when(k.accepts);
const failed = doing.when(k.failed('deleteEvent'));

describe('which appointment is meant', () => {
  it('without any, says so', () => {
    k.given().when(k.wantsCancel()).owes('say sin_turnos_propios').standsAt(OPEN);
  });
  it('asks when there are several, and takes the one chosen', () => {
    which.owes('say elegir_cita_cancelar').standsAt(OPEN, WHICH);
    which
      .when(k.picks(2))
      .owes('say confirmar_cancelacion')
      .says('confirmar_cancelacion', { appointment: two })
      .standsAt(OPEN, SURE);
  });
  it('takes the one named by its date, at once or in a second message', () => {
    k.given({ appointments: [one, two] })
      .when(k.wantsCancel({ fecha_original: '2026-03-08' }))
      .says('confirmar_cancelacion', { appointment: two });
    which
      .when(k.wantsCancel({ fecha_original: '2026-03-08' }))
      .says('confirmar_cancelacion', { appointment: two })
      .standsAt(OPEN, SURE);
  });
  it('says of a day that has none that it has none, and shows those that there are', () => {
    const noDay = k.wantsCancel({ fecha_original: '2026-03-11' });
    const told = ['say turno_no_esta', 'say elegir_cita_cancelar'];
    k.given({ appointments: [one, two] })
      .when(noDay)
      .owes(...told)
      .standsAt(OPEN, WHICH);
    which
      .when(noDay)
      .owes(...told)
      .says('turno_no_esta', { fecha: '2026-03-11' });
    sure.when(noDay).owes('say turno_no_esta', 'say confirmar_cancelacion').writes().standsAt(OPEN, SURE);
    const hour = k.wantsCancel({ fecha_original: '2026-03-07', hora_original: '23:00' });
    k.given({ appointments: [one] })
      .when(hour)
      .owes('say confirmar_cancelacion');
    k.given().when(noDay).owes('say sin_turnos_propios');
    const noSuch = k.wantsCancel({ servicio: 'ortodoncia' });
    k.given({ appointments: [one] })
      .when(noSuch)
      .says('servicio_no_esta', { serviceId: 'ortodoncia' })
      .owes('say servicio_no_esta', 'say elegir_cita_cancelar')
      .standsAt(OPEN, WHICH);
    k.given({ appointments: [one] })
      .after(noSuch)
      .when(noSuch)
      .owes('say servicio_no_esta', 'say elegir_cita_cancelar');
  });
  it('says that none is with whom was named, and asks which of what there is', () => {
    k.given({ appointments: [one] })
      .when(k.wantsCancel({ profesional: 'nadie' }))
      .owes('say turno_con_quien_no_esta', 'say elegir_cita_cancelar')
      .standsAt(OPEN, WHICH);
    k.given({ appointments: [one] })
      .when(k.wantsCancel({ profesional: one.slot.professionalId }))
      .owes('say confirmar_cancelacion');
  });
  it('says of somebody for whom none is booked that none is, and asks of those that there are', () => {
    const hers = k.wantsCancel({ para: { relation: 'hija' } });
    const told = 'say turno_de_otro_no_esta';
    k.given({ appointments: [one] })
      .when(hers)
      .owes(told, 'say elegir_cita_cancelar')
      .standsAt(OPEN, WHICH);
    k.given({ appointments: [one, two] })
      .when(hers)
      .owes(told, 'say elegir_cita_cancelar')
      .standsAt(OPEN, WHICH);
    k.given({ appointments: [one, { ...two, guest: { relation: 'hija', name: 'Sofi' } }] })
      .when(hers)
      .owes('say elegir_cita_cancelar');
  });
  it('every other word has its way', () => {
    for (const event of [k.rejects, k.goesBack, k.exits()]) which.when(event).owes('say salida').standsAt(OPEN);
    for (const event of [k.stale, k.wantsCancel()])
      which.when(event).owes('say elegir_cita_cancelar').standsAt(OPEN, WHICH);
    which.when(k.unclear).owes('say no_entendi', 'say elegir_cita_cancelar');
    which.when(k.fired('parar')).owes().standsAt(OPEN);
    which.after(k.wantsPayment(), k.rejects).owes('say salida', 'say elegir_cita_cancelar');
    expect(which.when(k.wantsCancel()).context('recepcion')).toMatchObject({ fruitless: 1 });
  });
});

describe('several, one by one', () => {
  const three = k.appointment('tres', 7);
  const both = k.given({ appointments: [one, two] }).when(k.wantsCancel({}, 2));

  it('asks about the first, and about the next when that one is gone, each with a yes of its own', () => {
    both.says('confirmar_cancelacion', { appointment: one, of: 'first' }).writes().standsAt(OPEN, SURE);
    const next = both.when(k.accepts).when(k.written('deleteEvent'));
    next
      .writes('appointment.cancel')
      .owes('say turno_cancelado', 'say confirmar_cancelacion')
      .says('confirmar_cancelacion', { appointment: two, of: 'next' })
      .standsAt(OPEN, SURE);
    next.when(k.accepts).when(k.written('deleteEvent')).owes('say turno_cancelado').standsAt(OPEN);
  });
  it('a no leaves that one and goes on with the next; the way out ends it', () => {
    both.when(k.rejects).owes('say turno_sigue', 'say confirmar_cancelacion').writes().standsAt(OPEN, SURE);
    both.after(k.rejects, k.rejects).owes('say turno_sigue').writes().standsAt(OPEN);
    both.when(k.exits()).writes().standsAt(OPEN);
  });
  it('"las dos" of three asks which, one after the other', () => {
    const some = k.given({ appointments: [one, two, three] }).when(k.wantsCancel({}, 2));
    some.owes('say elegir_cita_cancelar').standsAt(OPEN, WHICH);
    const second = some.after(k.picks(2), k.accepts).when(k.written('deleteEvent'));
    second.owes('say turno_cancelado', 'say elegir_cita_cancelar').standsAt(OPEN, WHICH);
    expect(second.effect('sendMessage')).toBeDefined();
    expect(second.context('cancelacion')).toMatchObject({ offer: { ids: [one.id, three.id] } });
  });
  it('"todas" in the midst of one takes the others up afterwards', () => {
    which.after(k.picks(2), k.wantsCancel({}, 'todas'), k.rejects).says('confirmar_cancelacion', { appointment: one });
  });
  it('ones that fit no word are none', () => {
    k.given({ appointments: [one, two] })
      .when(k.wantsCancel({ servicio: 'nada' }, 'todas'))
      .owes('say servicio_no_esta', 'say elegir_cita_cancelar');
  });
});

describe('nothing is cancelled without a yes', () => {
  it('asks', () => {
    sure.owes('say confirmar_cancelacion').writes().standsAt(OPEN, SURE);
    expect(sure.effect('sendMessage').offer).toMatchObject({ options: ['si', 'no'] });
  });
  it.each([
    ['no (must-hold 16)', k.rejects],
    ['atrás', k.goesBack],
  ])('"%s" leaves it as it is, and says so', (_word, event) => {
    sure.when(event).owes('say turno_sigue').writes().standsAt(OPEN);
  });
  it('asks again to whatever is no answer (must-hold 15)', () => {
    for (const event of [k.stale, k.wantsCancel()])
      sure.when(event).owes('say confirmar_cancelacion').standsAt(OPEN, SURE);
    sure.when(k.unclear).owes('say no_entendi', 'say confirmar_cancelacion');
    sure.when(k.exits('cancelar')).owes('say turno_sigue', 'say salida').writes().standsAt(OPEN);
    sure.when(k.fired('parar')).owes().standsAt(OPEN);
  });
  it('another one named instead is asked about anew', () => {
    const other = k
      .given({ appointments: [one, two] })
      .after(k.wantsCancel({ fecha_original: '2026-03-07' }), k.wantsCancel({ fecha_original: '2026-03-08' }));
    other.owes('say turno_sigue', 'say confirmar_cancelacion').says('turno_sigue', { appointment: one });
    other.says('confirmar_cancelacion', { appointment: two }).standsAt(OPEN, SURE);
  });
  it('moved instead, it is not asked about any more: "mejor cambialo" takes the place of the wish to cancel', () => {
    const moved = sure.after(k.wantsMove(), k.found(), k.picks(1), k.accepts, k.written('moveEvent'));
    moved.owes('say turno_reprogramado').standsAt(OPEN);
    const list = k.given({ appointments: [one, two] }).after(k.wantsCancel());
    list.after(k.wantsMove(), k.picks(1), k.found(), k.picks(1), k.accepts, k.written('moveEvent')).standsAt(OPEN);
  });
  it('another one is meant by its person or by whose it is, too', () => {
    const son = { ...two, guest: { relation: 'hijo' as const } };
    const beto = { ...two, slot: { ...two.slot, professionalId: 'beto' } };
    const asked = (other: typeof two) => k.given({ appointments: [one, other] }).after(k.wantsCancel(), k.picks(1));
    asked(son)
      .when(k.wantsCancel({ para: { relation: 'hijo' } }))
      .says('confirmar_cancelacion', { appointment: son });
    asked(beto)
      .when(k.wantsCancel({ profesional_original: 'beto' }))
      .says('confirmar_cancelacion', { appointment: beto });
  });
  it('several others named: which one is asked, and a "sí" cancels none', () => {
    const three = k.appointment('tres', 6);
    const named = k.wantsCancel({ fecha_original: '2026-03-08' });
    const asked = k
      .given({ appointments: [one, two, three] })
      .after(k.wantsCancel(), k.picks(1))
      .when(named);
    asked.owes('say turno_sigue', 'say elegir_cita_cancelar').standsAt(OPEN, WHICH);
    expect(asked.talk.plan.owed.at(-1)?.effect).toMatchObject({ offer: { ids: ['dos', 'tres'] } });
  });
  it('another one named where the first could not be deleted is asked about, and not deleted', () => {
    const stuck = k.given({ appointments: [one, two] }).after(k.wantsCancel(), k.picks(1), k.accepts);
    stuck
      .after(k.failed('deleteEvent'), k.wantsCancel({ fecha_original: '2026-03-08' }))
      .owes('say turno_sigue', 'say confirmar_cancelacion')
      .says('confirmar_cancelacion', { appointment: two })
      .standsAt(OPEN, SURE);
  });
  it('after a digression that moved another one, asks again', () => {
    const other = k
      .given({ appointments: [one, two] })
      .after(k.wantsCancel({ fecha_original: '2026-03-07' }))
      .after(k.wantsMove({ fecha_original: '2026-03-08' }), k.found(), k.picks(1), k.accepts, k.written('moveEvent'));
    other.owes('say turno_reprogramado', 'say confirmar_cancelacion').standsAt(OPEN, SURE);
  });
});

describe('cancelling', () => {
  it('the event goes first; nobody says "cancelado" before it has gone (must-hold 50)', () => {
    doing.owes('deleteEvent').writes().standsAt(OPEN, DOING);
    const done = doing
      .when(k.written('deleteEvent'))
      .owes('say turno_cancelado')
      .writes('appointment.cancel')
      .standsAt(OPEN);
    expect(done.write('appointment.cancel').appointment).toMatchObject({ id: 'uno', status: 'cancelled' });
    expect(done.talk.world.appointments).toEqual([]);
  });
  it('moved meanwhile: nobody says "cancelado" before its event has gone from the calendar that it was moved into', () => {
    const [ana] = k.plain.professionals;
    const tenant = { ...k.plain, professionals: [ana!, { ...ana!, id: 'sol' }] };
    const moved = (slot: Slot) =>
      k
        .given({ tenant, appointments: [one] })
        .after(k.wantsMove(), k.found({ slots: [slot] }), k.picks(1), k.accepts, k.wantsCancel(), k.accepts)
        .after(k.written('moveEvent'), k.written('deleteEvent'));
    moved(k.FREE[0]!).owes('say turno_cancelado').standsAt(OPEN);
    const elsewhere = { ...k.FREE[0]!, professionalId: 'sol' };
    const going = moved(elsewhere).owes('deleteEvent').writes().standsAt(OPEN, DOING);
    expect(going.effect('deleteEvent')).toMatchObject({ appointment: { slot: elsewhere } });
    going.when(k.written('deleteEvent')).owes('say turno_cancelado').writes('appointment.cancel').standsAt(OPEN);
    going.when(k.failed('deleteEvent')).owes('createEvent', 'say cancelacion_fallida').standsAt(OPEN, FAILED);
  });
  it('keeps the reason that was given', () => {
    const why = k
      .given({ appointments: [one] })
      .after(k.wantsCancel({ motivo: 'viaje' }), k.accepts, k.written('deleteEvent'));
    expect(why.write('appointment.cancel').appointment.reason).toBe('viaje');
  });
  it('when the event cannot be deleted the appointment stands, and another try is offered (must-hold 50)', () => {
    failed.owes('createEvent', 'say cancelacion_fallida').writes().standsAt(OPEN, FAILED);
    // It may have deleted the event: while the appointment is booked, that is put right.
    expect(failed.effect('createEvent')).toMatchObject({ appointment: one, background: true, maybeAt: one.slot });
    doing.when(k.refused('deleteEvent')).owes('say cancelacion_fallida').writes().standsAt(OPEN, FAILED);
    for (const event of [k.retries, k.accepts, k.wantsCancel()])
      failed.when(event).owes('deleteEvent').standsAt(OPEN, DOING);
    for (const event of [k.rejects, k.goesBack]) failed.when(event).owes('say turno_sigue').standsAt(OPEN);
    failed.when(k.stale).owes('say cancelacion_fallida');
    failed.when(k.unclear).owes('say no_entendi', 'say cancelacion_fallida');
    failed.when(k.exits()).owes('say salida').standsAt(OPEN);
    failed.when(k.fired('parar')).owes().standsAt(OPEN);
    failed.after(k.wantsPayment(), k.rejects).owes('say salida', 'say cancelacion_fallida');
  });
  it('every word is answered meanwhile, and a second "cancelá" does not start another one', () => {
    for (const event of [k.exits(), k.rejects, k.goesBack, k.stale, k.unclear, k.wantsCancel()]) {
      doing
        .when(event)
        .owes('say cancelando')
        .standsAt(OPEN, DOING)
        .when(k.written('deleteEvent'))
        .owes('say turno_cancelado');
    }
  });
  it("too late for the business's rule is a person's matter", () => {
    const near = k.appointment('uno', 0.5);
    const asked = k.given({ tenant: k.deposit, appointments: [near] }).after(k.wantsCancel());
    asked.says('confirmar_cancelacion', { appointment: near, late: true });
    const soon = asked.when(k.accepts);
    soon.owes('say pasando_a_persona', 'openHandoff').writes().standsAt('recepcion.escalando_a_humano');
    expect(soon.effect('openHandoff').handoff.reason).toBe('late_cancellation');
    asked.when(k.rejects).owes('say turno_sigue').writes().standsAt(OPEN);
    // It has become late since it was asked.
    k.given({ tenant: k.deposit, appointments: [one] })
      .after(k.wantsCancel())
      .later(4.5 * 24 * 3_600_000)
      .when(k.accepts)
      .owes('say cancelacion_tarde', 'say pasando_a_persona', 'openHandoff')
      .writes();
    k.given({ tenant: k.deposit, appointments: [one] })
      .after(k.wantsCancel(), k.accepts)
      .owes('deleteEvent');
  });
  it('what has begun is not cancelled', () => {
    sure
      .later(6 * 24 * 3_600_000)
      .when(k.accepts)
      .owes('say turno_ya_empezo')
      .writes()
      .standsAt(OPEN);
  });
  it('a deletion that is answered after the hour has come still counts', () => {
    const last = k
      .given({ appointments: [one], at: one.slot.start - 60_000 })
      .after(k.wantsCancel(), k.accepts)
      .later(120_000);
    last.when(k.written('deleteEvent')).owes('say turno_cancelado').writes('appointment.cancel');
  });
  it('what another flow cancelled is not asked about again', () => {
    const booked = k.given().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts);
    const asked = booked.after(k.wantsCancel()).standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA', SURE);
    asked
      .when(k.refused('createEvent'))
      .says('turno_recien_ocupado')
      .standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS', SURE);
  });
  it('with nothing left to cancel the question of which is over', () => {
    const week = 7 * 24 * 3_600_000;
    which.when(k.wantsPayment()).later(week).when(k.rejects).owes('say salida').standsAt(OPEN);
    const list = k.given({ appointments: [one, two] }).when(k.wantsMove());
    list.when(k.wantsPayment()).later(week).when(k.rejects).owes('say salida').standsAt(OPEN);
  });
});

describe('cancelling what was paid for', () => {
  const reserved = k
    .given({ tenant: { ...k.deposit, booking: { ...k.deposit.booking, cancelNoticeMinutes: 0 } } })
    .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.linked, k.paid(), k.written());
  const deleted = reserved.after(k.wantsCancel(), k.accepts, k.written('deleteEvent'));

  it('tells the customer, and a person with the amount and the payment (AGENDA-16)', () => {
    const order = reserved.order();
    deleted
      .owes('say turno_cancelado', 'say pago_sin_turno', 'say pasando_a_persona', 'openHandoff')
      .standsAt('recepcion.escalando_a_humano');
    expect(deleted.effect('openHandoff').handoff).toMatchObject({ reason: 'order_without_slot', order });
  });
  it('tells the person of it where a link has paid, too', () => {
    const paid = k.given({ appointments: [one] }).after(k.wantsPayment('corte'), k.accepts, k.linked, k.paid());
    const gone = paid
      .after(k.wantsCancel(), k.accepts, k.written('deleteEvent'))
      .standsAt('recepcion.escalando_a_humano');
    expect(gone.effect('openHandoff').handoff).toMatchObject({
      reason: 'order_without_slot',
      order: { id: paid.order().id, payments: paid.order().payments },
      detalles: { servicio: 'corte', fecha_original: '2026-03-07', hora_original: '10:00' },
    });
  });
  it('whose money went back already ends like every other', () => {
    reserved
      .after(k.paid('refunded'), k.wantsCancel(), k.accepts, k.written('deleteEvent'))
      .owes('say turno_cancelado')
      .standsAt(OPEN);
  });
});
