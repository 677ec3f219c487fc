import { describe, expect, it } from 'vitest';
import {
  AGENTE_CERO_LOCK_MS,
  DAY_MS,
  HOUR_MS,
  ORDER_LIFE_MS,
  PERSON_TIMEOUT_MS,
  TOPIC_LIFE_MS,
} from '../../src/domain.ts';
import { isToPay } from '../../src/machines/orders.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const TELLING = 'recepcion.escalando_a_humano';
const WITH_PERSON = 'recepcion.escalado_a_humano';
const [one, two] = [k.appointment('uno', 5), k.appointment('dos', 6)];

const idle = k.given();
const booking = idle.after(k.wantsBooking({ servicio: 'corte' }), k.found());
const held = booking.when(k.picks(1));
const calling = idle.when(k.wantsPerson);
const withPerson = calling.when(k.deskOpened);

const asksOfNothing = { type: 'customer.asks', topic: 'otro' } as const;

describe('with no flow open', () => {
  describe('where what is asked stands nowhere, and a person was offered', () => {
    const offered = idle.when(asksOfNothing).owes('say respuesta').standsAt(OPEN);
    it('calls one at the yes right behind it', () => {
      offered.when(k.accepts).owes('say pasando_a_persona', 'openHandoff').standsAt(TELLING);
    });
    it('leaves it at a no', () => {
      offered.when(k.rejects).owes('say salida').standsAt(OPEN);
    });
    it('calls none at a later yes', () => {
      const later = offered.when(k.thanks);
      later.when(k.accepts).owes('say nada_pendiente').standsAt(OPEN);
      later.when(k.rejects).owes('say nada_pendiente').standsAt(OPEN);
    });
    it('offers none by that where a flow has its own question', () => {
      const held = idle.after(k.wantsBooking({ servicio: 'corte' }), k.found()).when(asksOfNothing);
      held.when(k.exits('salir')).when(k.accepts).owes('say nada_pendiente');
    });
  });
  it('greets with what it can do', () => {
    const hello = idle.when(k.greets).owes('say saludo').standsAt(OPEN);
    expect(hello.effect('sendMessage').offer).toMatchObject({ options: ['agendar', 'pagar', 'persona'] });
  });
  it.each([
    ['thanks', k.thanks, 'cortesia'],
    ['a yes to nothing (must-hold 15)', k.accepts, 'nada_pendiente'],
    ['a no to nothing', k.rejects, 'nada_pendiente'],
    ['a claim of payment', k.claimsPayment, 'pago_aun_no_visto'],
    ['"atrás"', k.goesBack, 'menu'],
    ['"otra vez"', k.retries, 'menu'],
    ['"menú"', k.exits('menu'), 'menu'],
    ['"salir"', k.exits('salir'), 'salida'],
    ['"cancelar" with nothing to cancel', k.exits('cancelar'), 'nada_que_cancelar'],
    ['a tap on an old list (must-hold 30)', k.stale, 'lista_vencida'],
    ['a row of no list', k.picksOf('zz', 1), 'lista_vencida'],
    ['"ver más" of no list', { type: 'customer.wants_more', offer: 'zz', page: 1 }, 'menu'],
    ['a question', k.asks, 'respuesta'],
    ['"mis turnos" without any', k.myAppointments, 'sin_turnos_propios'],
  ] as const)('%s gets one answer and opens nothing', (_what, event, words) => {
    idle.when(event).owes(`say ${words}`).writes().standsAt(OPEN);
  });
  it('learns a name that is told unasked, and says little about it (AGENDA-11)', () => {
    const told = k.given().when(k.tells('name', 'Ana Paz')).owes('say dato_anotado').writes('contact.learn');
    expect(told.effect('sendMessage').offer).toMatchObject({ options: ['agendar', 'pagar', 'persona'] });
    expect(told.talk.world.contact.name).toBe('Ana Paz');
    k.given()
      .when({ type: 'customer.answers', field: 'name', value: 'Ana', beside: true })
      .owes()
      .writes('contact.learn');
    const inFlow = k
      .given()
      .after(k.wantsBooking({ servicio: 'corte' }), k.found())
      .when(k.tells('name', 'Ana'));
    inFlow
      .owes('say dato_anotado', 'say ofrecer_turnos')
      .standsAt('recepcion.conversando', 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
  it('a datum that is put right is kept, and said back; what is booked under the old name is told (AGENDA-11)', () => {
    const booked = { ...k.appointment('x', 5), customerName: 'Ana Ruis' };
    const known = { language: 'es', name: 'Ana Ruis', email: 'a@example.com' } as const;
    const talk = k.given({ contact: known, appointments: [booked] });
    const mail = talk.when(k.tells('email', 'ana@example.com')).writes('contact.learn').standsAt(OPEN);
    mail.says('dato_anotado', { field: 'email', value: 'ana@example.com' });
    talk
      .when({ type: 'customer.answers', field: 'email', value: 'ana@example.com', beside: true })
      .owes('say dato_anotado');
    talk.when({ type: 'customer.answers', field: 'email', value: known.email, beside: true }).owes();
    talk.when(k.tells('name', 'Ruiz')).says('nombre_anotado', { name: 'Ana Ruiz', under: 'Ana Ruis' });
    talk.when(k.tells('name', 'Ana Ruis')).says('dato_anotado', {});
    const hers = k.given({ contact: known, appointments: [{ ...booked, guest: { name: 'Bruno' } }] });
    expect(hers.when(k.tells('name', 'Ana Ruiz')).effect('sendMessage').copy).toEqual({ key: 'dato_anotado' });
  });
  it('a datum that is wrong is asked for, unless it was put right just now', () => {
    const amiss = { type: 'customer.acknowledges', amiss: 'email' } as const;
    const talk = k.given({ contact: { language: 'es', email: 'a@example.com' } });
    talk.when(amiss).says('pedir_correccion', { field: 'email' }).standsAt(OPEN);
    const done = talk.when(k.tells('email', 'ana@example.com'));
    done.when(amiss).owes('say cortesia');
    done.later(TOPIC_LIFE_MS).when(amiss).owes('say pedir_correccion');
  });
  it('answers a question with what was asked about, as far as it was named', () => {
    idle.when(k.asks).says('respuesta', { topic: 'precio', servicio: 'corte' });
    const where = idle.when({ type: 'customer.asks', topic: 'horarios', profesional: 'ana', sucursal: 'centro' });
    where.says('respuesta', { topic: 'horarios', profesional: 'ana', sucursal: 'centro' });
  });
  it('a service that was asked about is the one that is booked next, whether the question had an answer or not', () => {
    for (const topic of ['precio', 'otro'] as const) {
      const talked = idle.when({ type: 'customer.asks', topic, servicio: 'corte' });
      expect(talked.when(k.wantsBooking()).effect('findSlots').query.serviceId).toBe('corte');
      talked
        .later(3 * DAY_MS)
        .when(k.wantsBooking())
        .owes('say elegir_servicio');
    }
  });
  it('a day asked about right after the opening hours is about those of that day, with nothing else said and nothing open', () => {
    const hours = { type: 'customer.asks', topic: 'horarios', sucursal: 'centro' } as const;
    const thatDay = { fecha_deseada: '2026-03-07' };
    const day = { type: 'customer.wants_booking', detalles: thatDay, pregunta: true } as const;
    const asked = k.given().when(hours);
    const told = { topic: 'horarios', fecha: '2026-03-07', sucursal: 'centro' } as const;
    asked.when(day).says('respuesta', told).standsAt(OPEN);
    asked.after(day, day).says('respuesta', told);
    const atAnHour = { ...day, detalles: { ...thatDay, hora_especifica: '10:00' } } as const;
    for (const event of [k.wantsBooking(thatDay), atAnHour]) asked.when(event).owes('say elegir_servicio');
    asked.when(k.asks).when(day).owes('findSlots');
    asked.later(TOPIC_LIFE_MS).when(day).owes('say elegir_servicio');
    k.given().when(day).owes('say elegir_servicio');
  });
  it('names what it cannot read', () => {
    idle
      .when({ type: 'customer.sends_media', media: 'sticker' })
      .owes('say medio_no_soportado')
      .says('medio_no_soportado', { media: 'sticker' });
  });
  it.each([
    ['agenda', k.wantsBooking()],
    ['pagos', k.wantsPayment()],
  ])('opens %s and locks agente cero for 48 hours (must-hold 12)', (machine, event) => {
    const opened = idle.when(event);
    expect(opened.talk.frames.map((f) => f.machine)).toEqual(['recepcion', machine]);
    expect(opened.context('recepcion')).toMatchObject({ lockUntil: idle.talk.world.at + AGENTE_CERO_LOCK_MS });
  });
  it('the lock counts from the first flow and survives leaving it (must-hold 12)', () => {
    const first = idle.when(k.wantsBooking()).context('recepcion').lockUntil;
    const again = idle.after(k.wantsBooking(), k.exits(), k.wantsPayment());
    expect(again.context('recepcion')).toMatchObject({ lockUntil: first });
    expect(
      idle.after(k.wantsBooking(), k.exits()).later(AGENTE_CERO_LOCK_MS).when(k.wantsPayment()).context('recepcion')
        .lockUntil,
    ).toBeGreaterThan(first as number);
  });
  it('"cancelar" with an appointment means that appointment', () => {
    k.given({ appointments: [one] })
      .when(k.exits('cancelar'))
      .owes('say confirmar_cancelacion')
      .writes();
  });
  it('"otra fecha" out of the blue is a wish to book', () => {
    idle.when(k.otherTime).owes('say elegir_servicio');
  });
  it('after a booking it is the same ground, left at the next word (must-hold 9, must-hold 10)', () => {
    const booked = held.after(k.accepts, k.written()).standsAt('recepcion.evento_creado');
    booked.when(k.thanks).owes('say cortesia').standsAt(OPEN);
    booked.when(k.wantsBooking()).owes('say elegir_servicio').standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
    booked.when(k.exits('cancelar')).owes('say confirmar_cancelacion');
    booked.when(k.asks).owes('say respuesta').standsAt(OPEN);
  });
});

describe('what there is to pay', () => {
  const PAYING = 'pagos.PAGOS_ESPERANDO_CONFIRMACION';
  const other = { ...two, serviceId: 'color', priceMinor: 25_000 };
  it('is the one appointment that nobody has paid', () => {
    const asked = k
      .given({ appointments: [one] })
      .when(k.asksDue)
      .standsAt(OPEN, PAYING);
    asked.owes('say confirmar_pago').says('confirmar_pago', { serviceId: 'corte' });
    asked.after(k.accepts, k.linked).after(k.asksDue).owes('say link_pago');
  });
  it('is one of several, which are told with what they cost', () => {
    const asked = k.given({ appointments: [one, other] }).when(k.asksDue);
    asked
      .owes('say turnos_por_pagar', 'say elegir_servicio_pago')
      .says('turnos_por_pagar', { appointments: [one, other] });
    expect(asked.talk.plan.owed.at(-1)?.effect).toMatchObject({
      offer: { services: [{ id: 'corte' }, { id: 'color' }] },
    });
    // What is not to be paid after all is chosen among the same.
    const again = asked.when(k.picks(1)).standsAt(OPEN, PAYING).when(k.rejects).owes('say elegir_servicio_pago');
    expect(again.effect('sendMessage').offer).toMatchObject({ services: [{ id: 'corte' }, { id: 'color' }] });
  });
  it('is nothing where nothing is booked, or all of it is paid', () => {
    idle.when(k.asksDue).says('respuesta', { topic: 'deuda' }).standsAt(OPEN);
    const paid = k.given({ appointments: [one] }).after(k.asksDue, k.accepts, k.linked, k.paid('approved'));
    paid.when(k.asksDue).owes('say pago_ya_acreditado').standsAt(OPEN);
  });
  it('is told beside what is being booked, and opens nothing', () => {
    const aside = k.given({ appointments: [one] }).after(k.wantsBooking({ servicio: 'color' }), k.found());
    aside
      .when(k.asksDue)
      .says('turnos_por_pagar', { appointments: [one] })
      .standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
  it('is not what is asked by "did it arrive?"', () => {
    k.given({ appointments: [one] })
      .when(k.asksIfArrived)
      .owes('say pago_aun_no_visto')
      .writes()
      .standsAt(OPEN);
  });
  it('is no new link where one ran out and its money is asked for', () => {
    const late = k
      .given()
      .after(k.wantsPayment('color'), k.accepts, k.linked)
      .later(ORDER_LIFE_MS)
      .when(k.fired('orden'));
    late.when(k.asksIfArrived).owes('say pago_aun_no_visto').says('pago_aun_no_visto', { order: late.order() });
    late.when(k.asksDue).owes('say confirmar_pago').standsAt(OPEN, PAYING);
  });
  it('counts no payment of long ago for what was booked since', () => {
    const paid = k
      .given()
      .after(k.wantsPayment('corte'), k.accepts, k.linked, k.paid())
      .later(40 * DAY_MS);
    const since = k.appointment('tres', 50);
    const { orders, at } = paid.talk.world;
    const toPay = (bookedAt: number) => {
      const booked = { ...since, bookedAt };
      return isToPay(booked, { orders, appointments: [booked] });
    };
    expect(toPay(at)).toBe(true);
    expect(toPay(orders[0]!.createdAt)).toBe(false);
  });
  it('is left with its link by a no', () => {
    const linked = k
      .given({ appointments: [one] })
      .after(k.asksDue, k.accepts, k.linked)
      .standsAt(OPEN);
    linked.when(k.rejects).owes('say link_dejado', 'say salida').writes().standsAt(OPEN);
  });
});

describe("the customer's own appointments", () => {
  const listed = k.given({ appointments: [one, two] }).when(k.myAppointments);
  it('lists them', () => {
    listed.owes('say mis_turnos').says('mis_turnos', { appointments: [one, two] });
    expect(listed.effect('sendMessage').offer).toMatchObject({ kind: 'cita', ids: ['uno', 'dos'] });
  });
  it('lists only those to come (must-hold 63)', () => {
    listed
      .later(5.5 * 24 * 3_600_000)
      .when(k.myAppointments)
      .says('mis_turnos', { appointments: [two] });
  });
  it('a pick offers what can be done with it', () => {
    const picked = listed.when(k.picks(2)).owes('say acciones_turno').says('acciones_turno', { appointment: two });
    expect(picked.effect('sendMessage').offer).toMatchObject({ options: ['reprogramar', 'cancelar_cita', 'salir'] });
    picked.when(k.wantsCancel()).says('confirmar_cancelacion', { appointment: two });
    expect(picked.when(k.wantsMove()).effect('findSlots').query.moving).toBe('dos');
  });
  it('a pick of one that has begun meanwhile is an old list (must-hold 30, must-hold 63)', () => {
    listed
      .later(5.5 * 24 * 3_600_000)
      .when(k.picks(1))
      .owes('say lista_vencida');
  });
  it('a pick means that one even while a flow is open on another (must-hold 18)', () => {
    const other = listed.after(
      k.wantsCancel({ fecha_original: '2026-03-07' }),
      k.myAppointments,
      k.picks(2),
      k.wantsCancel(),
    );
    other.owes('say confirmar_cancelacion').says('confirmar_cancelacion', { appointment: two });
    const moving = listed.after(
      k.wantsMove({ fecha_original: '2026-03-07' }),
      k.found(),
      k.picks(1),
      k.myAppointments,
      k.picks(2),
      k.wantsMove(),
    );
    moving.owes('findSlots').writes('slot.release').standsAt(OPEN, 'reprogramacion.AGENDA_REPROGRAMACION_BUSCANDO');
    expect(moving.effect('findSlots').query.moving).toBe('dos');
  });
  it('pages through many of them, also over an open flow (must-hold 33)', () => {
    const many = Array.from({ length: 12 }, (_, i) => k.appointment(`a${i}`, 2 + i));
    const pages = k.given({ appointments: many }).after(k.myAppointments, k.seesMore(1)).owes('say mis_turnos');
    expect(pages.context('recepcion')).toMatchObject({ offer: { page: 1 } });
    for (const flow of [k.wantsBooking(), k.wantsPayment()]) {
      k.given({ appointments: many }).after(flow, k.myAppointments, k.seesMore(1)).owes('say mis_turnos');
    }
    k.given({ appointments: many })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.myAppointments, k.seesMore(1))
      .owes('say mis_turnos');
    k.given({ appointments: many })
      .after(k.wantsMove({ fecha_original: '2026-03-04' }), k.found(), k.myAppointments, k.seesMore(1))
      .owes('say mis_turnos');
  });
});

describe('inside a flow', () => {
  it('a greeting is greeted, and the question stands', () => {
    booking
      .when(k.greets)
      .owes('say saludo_breve', 'say ofrecer_turnos')
      .standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
  it('"mis turnos" is answered and the flow stays', () => {
    const shown = k
      .given({ appointments: [one] })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.myAppointments)
      .owes('say mis_turnos');
    shown.standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
});

describe('the anti-loop count (CONV-9)', () => {
  it('rephrases twice, then offers ways out, then calls a person (must-hold 3, must-hold 4)', () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((n) =>
      idle.after(...Array.from({ length: n }, () => k.unclear)),
    );
    first!.owes('say no_entendi').says('no_entendi', { times: 1, state: 'conversando' });
    second!.owes('say no_entendi').says('no_entendi', { times: 2 });
    third!.owes('say opciones').says('opciones', { times: 3 });
    fourth!.owes('say pasando_a_persona', 'openHandoff').standsAt(TELLING);
    expect(fourth!.effect('openHandoff').handoff).toEqual({ reason: 'anti_loop' });
    expect(third!.effect('sendMessage').offer).toMatchObject({ options: ['agendar', 'persona', 'salir'] });
    expect(second!.effect('sendMessage').offer).toMatchObject({ options: ['agendar', 'pagar', 'persona'] });
    expect(first!.effect('sendMessage').offer).toBeUndefined();
  });
  it('counts outside the flow, and answers instead of it from the third on (must-hold 3)', () => {
    booking
      .after(k.unclear)
      .owes('say no_entendi', 'say ofrecer_turnos')
      .says('no_entendi', { state: 'AGENDA_MOSTRANDO_OPCIONES' });
    booking.after(k.unclear, k.unclear).owes('say no_entendi', 'say ofrecer_turnos').says('no_entendi', { times: 2 });
    booking
      .after(k.unclear, k.unclear, k.unclear)
      .owes('say opciones')
      .standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
    const person = booking
      .after(k.unclear, k.unclear, k.unclear, k.unclear)
      .owes('say pasando_a_persona', 'openHandoff');
    expect(person.effect('openHandoff').handoff).toMatchObject({
      flow: 'AGENDA_MOSTRANDO_OPCIONES',
      detalles: { servicio: 'corte' },
    });
  });
  it('the same request again is a turn without progress; leaving the flow does not reset the count (must-hold 4)', () => {
    const same = k.wantsBooking({ servicio: 'corte' });
    booking.after(same, same, same).owes('say opciones');
    expect(booking.after(same, k.exits()).context('recepcion')).toMatchObject({ fruitless: 1 });
  });
  it('progress resets it', () => {
    expect(booking.after(k.unclear, k.unclear, k.picks(1)).context('recepcion')).toMatchObject({ fruitless: 0 });
    booking.after(k.unclear, k.unclear, k.picks(1), k.unclear).says('no_entendi', { times: 1 });
  });
  it.each([
    ['thanks', k.thanks],
    ['a greeting', k.greets],
    ['an answered question', k.asks],
    ['a failed service', k.fired('silencio')],
  ])('%s neither counts nor resets', (_what, event) => {
    expect(booking.after(k.unclear, k.unclear, event).context('recepcion')).toMatchObject({ fruitless: 2 });
  });
  it('a person called by it starts the count anew', () => {
    const back = idle.after(k.unclear, k.unclear, k.unclear, k.unclear, k.deskOpened, k.returned, k.unclear);
    back.says('no_entendi', { times: 1 });
  });
  it('the note names the customer when the name is known', () => {
    const asked = k.given({ contact: { language: 'es', name: 'Ana' } }).when(k.wantsPerson);
    expect(asked.effect('openHandoff').handoff).toEqual({ reason: 'asked', customerName: 'Ana' });
  });
});

describe('handing over to a person', () => {
  it('promises nothing before the desk has answered (must-hold 73)', () => {
    calling.owes('say pasando_a_persona', 'openHandoff').standsAt(TELLING);
    withPerson.owes('say persona_avisada').writes('timer.set').standsAt(WITH_PERSON);
    expect(withPerson.write('timer.set')).toMatchObject({
      kind: 'persona',
      dueAt: calling.talk.world.at + PERSON_TIMEOUT_MS,
    });
  });
  it('says so when nobody could be told (must-hold 73)', () => {
    const none = calling.when(k.deskFailed).owes('say persona_no_disponible').standsAt(OPEN);
    expect(none.effect('sendMessage').offer).toMatchObject({ options: ['persona', 'agendar', 'salir'] });
  });
  it('money that people have to see is told to them later, where nobody could be reached at once (F3)', () => {
    const given = { appointments: [k.appointment('uno', 5)] };
    const linked = k.given(given).after(k.wantsPayment('corte'), k.accepts, k.linked);
    const doubtful = linked.when(k.paid('approved', 99 * linked.order().amountMinor));
    doubtful.standsAt('recepcion.escalando_a_humano');
    const later = doubtful.when(k.deskFailed).owes('say persona_no_disponible', 'openHandoff').standsAt(OPEN);
    const { handoff, background } = later.effect('openHandoff');
    expect({ handoff, background }).toMatchObject({
      handoff: { reason: 'payment', order: { status: 'mismatch' } },
      background: true,
    });
  });
  it('answers meanwhile', () => {
    for (const event of [k.greets, k.unclear, k.wantsPerson, k.wantsBooking(), k.exits()]) {
      calling.when(event).owes('say pasando_a_persona').standsAt(TELLING);
    }
    calling.when(k.took).owes().writes('timer.set').standsAt(WITH_PERSON);
  });
  it('a flow that ends meanwhile does not take the conversation back', () => {
    const both = held.after(k.accepts, k.wantsPerson).standsAt(TELLING, 'agenda.AGENDA_FINALIZANDO_CITA');
    both
      .when(k.written())
      .owes('say turno_confirmado')
      .standsAt(TELLING)
      .when(k.deskOpened)
      .owes('say persona_avisada')
      .standsAt(WITH_PERSON);
  });
  it('works from inside every flow, which stays as it is (must-hold 11)', () => {
    held
      .when(k.wantsPerson)
      .owes('say pasando_a_persona', 'openHandoff')
      .writes()
      .standsAt(TELLING, 'agenda.AGENDA_CONFIRMANDO_TURNO');
  });
  it('the bot is silent while a person has it, and goes on in the exact state (must-hold 74)', () => {
    const muted = held.after(k.wantsPerson, k.deskOpened);
    for (const event of [k.accepts, k.exits(), k.wantsBooking(), k.unclear, k.picks(1), k.wantsPerson, k.thanks]) {
      muted.when(event).owes().writes().standsAt(WITH_PERSON, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    }
    const back = muted
      .after(k.accepts, k.returned)
      .owes()
      .writes('timer.cancel', 'timer.set')
      .standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    back.when(k.accepts).owes('createEvent');
  });
  it('the customer may take it back, in the exact state, and the desk is told (HUMAN-3)', () => {
    const muted = held.after(k.wantsPerson, k.deskOpened);
    const back = muted
      .when(k.exits('menu'))
      .owes('say vuelve_el_bot', 'openHandoff', 'say confirmar_turno')
      .writes('timer.cancel')
      .standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    expect(back.effect('openHandoff')).toMatchObject({ handoff: { reason: 'taken_back' }, background: true });
    back.when(k.deskOpened).owes().standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    back.when(k.accepts).owes('createEvent');
    back.when(k.took).owes().standsAt(WITH_PERSON, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    const idleAgain = withPerson.when(k.exits('menu')).owes('say vuelve_el_bot', 'openHandoff').standsAt(OPEN);
    expect(idleAgain.effect('sendMessage').offer).toMatchObject({ options: ['agendar', 'pagar', 'persona'] });
    for (const word of ['salir', 'cancelar'] as const) withPerson.when(k.exits(word)).owes().standsAt(WITH_PERSON);
  });
  it('a person takes it without being asked, and may forget to give it back (must-hold 74)', () => {
    const taken = held.when(k.took).owes().writes('timer.set').standsAt(WITH_PERSON, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    taken.when(k.fired('persona')).owes().standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    taken.when(k.fired('silencio')).owes().writes();
    // Each word of the person's is the beginning of another day of theirs.
    taken.when(k.took).owes().writes('timer.set');
    const dueAt = (talk: k.Conversation) => talk.write('timer.set').dueAt;
    expect(dueAt(taken.later(HOUR_MS).when(k.took)) - dueAt(taken)).toBeGreaterThanOrEqual(HOUR_MS);
    idle.when(k.returned).owes().standsAt(OPEN);
    idle.when(k.fired('persona')).owes().standsAt(OPEN);
  });
  it('what is open when the person is done, or forgot it, is parked like any other (CONV-14)', () => {
    const taken = held.when(k.took);
    for (const back of [k.returned, k.fired('persona')])
      taken.when(back).owes().when(k.fired('parar')).writes('slot.release').standsAt(OPEN);
    expect(taken.when(k.fired('persona')).write('timer.set').kind).toBe('parar');
    idle.after(k.took, k.fired('persona')).writes();
  });
  it('an order that runs out meanwhile runs out without a word (HUMAN-3)', () => {
    const due = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.linked);
    const over = due.when(k.took).later(ORDER_LIFE_MS).when(k.fired('orden')).owes().standsAt(WITH_PERSON);
    expect(over.order().status).toBe('expired');
    const below = due.after(k.wantsCancel(), k.took).later(ORDER_LIFE_MS).when(k.fired('orden'));
    below.owes();
  });
  it('money is told even then, and doubtful money does not take the baton from the person', () => {
    const paying = idle.after(k.wantsPayment('corte'), k.accepts, k.linked, k.took);
    paying.when(k.paid()).owes('say pago_recibido').standsAt(WITH_PERSON);
    const doubt = paying
      .when(k.paid('approved', 1_000_000))
      .owes('say pago_en_revision', 'openHandoff')
      .standsAt(WITH_PERSON);
    doubt.when(k.deskOpened).owes().standsAt(WITH_PERSON);
    paying.later(3_600_000).when(k.fired('orden')).owes().writes('order.put');
  });
  it('a payment for a booking is honoured even then', () => {
    const paying = k
      .given({ tenant: k.deposit })
      .after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts, k.linked, k.exits(), k.took);
    paying
      .when(k.paid())
      .owes('say pago_recibido', 'createEvent')
      .standsAt(WITH_PERSON, 'agenda.AGENDA_FINALIZANDO_CITA');
  });
  it('a poisoned message is answered with an apology and a person', () => {
    const sorry = idle
      .when({ type: 'system.poisoned' })
      .owes('say disculpa_tecnica', 'say pasando_a_persona', 'openHandoff')
      .standsAt(TELLING);
    expect(sorry.effect('openHandoff').handoff.reason).toBe('poisoned');
    // The one who has the conversation reads what was lost; nothing is said to the customer.
    withPerson.when({ type: 'system.poisoned' }).owes('openHandoff').standsAt(WITH_PERSON);
  });
});

describe('silence', () => {
  it('one nudge, and parking is due after it', () => {
    const nudged = held
      .when(k.fired('silencio'))
      .owes('say silencio')
      .writes('timer.set')
      .says('silencio', { state: 'AGENDA_CONFIRMANDO_TURNO' });
    expect(nudged.write('timer.set')).toMatchObject({
      kind: 'parar',
      dueAt: held.talk.world.at + k.plain.silence.parkAfterMs,
    });
  });
  it('nobody is nudged with no flow open, and nobody parked where the business does not want it', () => {
    idle.when(k.fired('silencio')).owes().writes();
    const tenant = { ...k.plain, silence: { nudgeAfterMs: 1, parkAfterMs: 0 } };
    k.given({ tenant }).after(k.wantsBooking()).when(k.fired('silencio')).owes('say silencio').writes();
  });
  it('parking ends every open flow, gives back what is held, and says nothing (CONV-14)', () => {
    const two = held
      .when(k.wantsPayment())
      .standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO', 'pagos.PAGOS_ESPERANDO_SELECCION_SERVICIO');
    two.when(k.fired('parar')).owes().writes('slot.release').standsAt(OPEN);
  });
});
