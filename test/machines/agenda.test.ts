import { describe, expect, it } from 'vitest';
import { HOLD_MS, LIST_FRESH_MS, ORDER_LIFE_MS, SLOTS_MAX, SLOTS_OFFERED_MAX, granuleKeys } from '../../src/domain.ts';
import type { Appointment, Guest } from '../../src/domain.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const CORTE = { servicio: 'corte' };
const AT_TEN = { servicio: 'corte', fecha_deseada: '2026-03-03', hora_especifica: '10:00' };
const [FIRST, SECOND] = [k.FREE[0]!, k.FREE[1]!];
const KEYS = granuleKeys(FIRST, 30);

const searching = k.given().when(k.wantsBooking(CORTE));
const choosing = searching.when(k.found());
const confirming = choosing.when(k.picks(1));
const booking = confirming.when(k.accepts);
const paying = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1));
const linking = paying.when(k.accepts);
const waiting = linking.when(k.linked);
const telling = k.given({ tenant: k.direct }).after(k.wantsBooking(CORTE), k.found(), k.picks(1));

describe('what is missing is asked, once', () => {
  it('offers the services when none was named', () => {
    const asked = k.given().when(k.wantsBooking());
    asked.owes('say elegir_servicio').standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
    expect(asked.context('agenda')).toMatchObject({ offer: { kind: 'servicio', page: 0 } });
  });
  it('fixes ids and prices of the catalogue in the offer (must-hold 31)', () => {
    const { copy: _c, offer } = k.given().when(k.wantsBooking()).effect('sendMessage');
    expect(offer).toMatchObject({
      kind: 'servicio',
      services: expect.arrayContaining([{ id: 'corte', priceMinor: 10_000 }]),
    });
  });
  it('searches at once when service and day are known', () => {
    k.given().when(k.wantsBooking(AT_TEN)).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    expect(k.given().when(k.wantsBooking(AT_TEN)).effect('findSlots').query).toEqual({
      serviceId: 'corte',
      detalles: AT_TEN,
    });
  });
  it('asks for the branch where there are several, and keeps the one chosen', () => {
    const where = k.given({ tenant: k.branches }).when(k.wantsBooking(CORTE));
    where.owes('say elegir_sucursal').standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SUCURSAL');
    const chosen = where.when(k.picks(2)).owes('findSlots');
    expect(chosen.effect('findSlots').query.detalles).toEqual({ servicio: 'corte', sucursal: 'norte' });
  });
  it('does not ask for the branch where the day is told: the hours of all are shown, each with its own', () => {
    k.given({ tenant: k.branches }).when(k.wantsBooking(AT_TEN)).owes('findSlots');
  });
  it('does not ask for the branch that the professional settles', () => {
    const tenant = { ...k.branches, professionals: [{ ...k.branches.professionals[0]!, branchIds: ['norte'] }] };
    k.given({ tenant })
      .when(k.wantsBooking({ servicio: 'corte', profesional: 'ana' }))
      .owes('findSlots');
  });
  it('offers only the services of the professional named', () => {
    const tenant = { ...k.plain, professionals: [{ ...k.plain.professionals[0]!, serviceIds: ['corte', 'color'] }] };
    const { offer } = k
      .given({ tenant })
      .when(k.wantsBooking({ profesional: 'ana' }))
      .effect('sendMessage');
    expect(offer).toMatchObject({ services: [{ id: 'corte' }, { id: 'color' }] });
  });
  it('asks for no service of who does one only', () => {
    const tenant = { ...k.plain, professionals: [{ ...k.plain.professionals[0]!, serviceIds: ['color'] }] };
    const { query } = k
      .given({ tenant })
      .when(k.wantsBooking({ profesional: 'ana' }))
      .effect('findSlots');
    expect(query.detalles).toEqual({ profesional: 'ana', servicio: 'color' });
  });
  it('takes a chosen service and searches', () => {
    k.given().after(k.wantsBooking(), k.picks(2)).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
  });
  it('shows the second page of services', () => {
    const more = k.given().after(k.wantsBooking(), k.seesMore(1)).owes('say elegir_servicio');
    expect(more.context('agenda')).toMatchObject({ offer: { page: 1 } });
  });
  it('shows the same page of services again when there is no further one', () => {
    const more = k.given().after(k.wantsBooking(), k.seesMore(9)).owes('say elegir_servicio');
    expect(more.context('agenda')).toMatchObject({ offer: { page: 0 } });
  });
  it('a row that the list does not have is no choice', () => {
    k.given()
      .after(k.wantsBooking(), k.picks(99))
      .owes('say lista_vencida')
      .standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
  });
  it('the same wish again says the list again and counts as no progress', () => {
    k.given()
      .after(k.wantsBooking(), k.wantsBooking())
      .owes('say elegir_servicio')
      .standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
    expect(k.given().after(k.wantsBooking(), k.wantsBooking()).context('recepcion')).toMatchObject({ fruitless: 1 });
  });
  it.each([
    ['no', k.rejects],
    ['atrás', k.goesBack],
  ])('"%s" to the first question leaves, and says so', (_word, event) => {
    k.given().after(k.wantsBooking(), event).owes('say salida').standsAt(OPEN);
  });
  it('a no to the branches leaves, and atrás goes back to the services', () => {
    const where = k.given({ tenant: k.branches }).when(k.wantsBooking(CORTE));
    where.when(k.rejects).owes('say salida').standsAt(OPEN);
    where.when(k.goesBack).owes('say elegir_servicio').standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
    where.when(k.stale).owes('say elegir_sucursal');
    where.when(k.otherTime).owes('say elegir_sucursal');
    where.when(k.wantsBooking(CORTE)).owes('say elegir_sucursal');
    where.when(k.wantsBooking({ sucursal: 'norte' })).owes('findSlots');
    where.when(k.unclear).owes('say no_entendi', 'say elegir_sucursal');
  });
});

describe('searching', () => {
  it('shows the free slots as an offer of this turn', () => {
    choosing.owes('say ofrecer_turnos').says('ofrecer_turnos', { serviceId: 'corte', relaxed: false });
    expect(choosing.effect('sendMessage').offer).toMatchObject({ kind: 'turno', page: 0, slots: k.FREE });
  });
  it('says so when they are only the nearest ones', () => {
    searching.when(k.found({ relaxed: true })).says('ofrecer_turnos', { relaxed: true });
  });
  it('listing holds nothing', () => {
    choosing.writes();
  });
  it('leads a complete wish whose slot is free straight to the confirmation, with a hold', () => {
    const exact = k.given().after(k.wantsBooking(AT_TEN), k.found({ exact: FIRST }));
    exact.owes('say confirmar_turno').writes('slot.hold').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    exact.says('confirmar_turno', {
      draft: { serviceId: 'corte', slot: FIRST, durationMinutes: 30, priceMinor: 10_000 },
    });
  });
  it('asks which of two hours was meant, and searches again with it', () => {
    const which = searching.when(k.found({ ambiguous: ['05:00', '17:00'] }));
    which.owes('say hora_ambigua').says('hora_ambigua', { hours: ['05:00', '17:00'] });
    which.standsAt(OPEN, 'agenda.AGENDA_ACLARANDO_HORA');
    expect(which.effect('sendMessage').offer).toMatchObject({ kind: 'opcion', options: ['hora_1', 'hora_2'] });
    const chosen = which.when(k.picks(2)).owes('findSlots');
    expect(chosen.effect('findSlots').query.detalles).toMatchObject({ hora_especifica: '17:00' });
  });
  it('a row of another list is no hour (must-hold 18)', () => {
    const which = k
      .given({ appointments: [k.appointment('x', 5)] })
      .after(k.wantsBooking(CORTE), k.found({ ambiguous: ['05:00', '17:00'] }));
    which.after(k.myAppointments, k.picks(1)).owes('say acciones_turno').standsAt(OPEN, 'agenda.AGENDA_ACLARANDO_HORA');
  });
  it('every answer to "which hour" has its way', () => {
    const which = searching.when(k.found({ ambiguous: ['05:00', '17:00'] }));
    which.when(k.rejects).owes('findSlots');
    which.when(k.otherTime).owes('findSlots');
    which.when(k.goesBack).owes('say elegir_servicio');
    which.when(k.stale).owes('say hora_ambigua');
    which.when(k.unclear).owes('say no_entendi', 'say hora_ambigua');
    which.when(k.wantsBooking(CORTE)).owes('say hora_ambigua');
    which.when(k.wantsBooking({ hora_especifica: '11:00' })).owes('findSlots');
  });
  it('makes nothing up when there is no slot, and offers other ways', () => {
    const none = searching
      .when(k.found({ slots: [] }))
      .owes('say sin_turnos')
      .standsAt(OPEN, 'agenda.AGENDA_SIN_DISPONIBILIDAD');
    expect(none.effect('sendMessage').offer).toMatchObject({ options: ['otra_fecha', 'persona', 'salir'] });
    none.when(k.otherTime).owes('say pedir_otra_fecha');
    none.when(k.unclear).owes('say no_entendi', 'say pedir_otra_fecha');
    none.when(k.rejects).owes('say salida').standsAt(OPEN);
    none.when(k.goesBack).owes('say elegir_servicio');
    none.when(k.wantsBooking({ fecha_deseada: '2026-03-04' })).owes('findSlots');
  });
  it('tells the truth when availability cannot be read, and books nothing (must-hold 71)', () => {
    const down = searching.when(k.notFound).owes('say agenda_caida').writes();
    expect(down.effect('sendMessage').offer).toMatchObject({ options: ['reintentar', 'persona', 'salir'] });
    for (const again of [k.retries, k.accepts, k.stale, k.wantsBooking(CORTE)]) {
      down.when(again).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    }
  });
  it.each([
    ['an unclear word', k.unclear],
    ['a stale tap', k.stale],
    ['"otra fecha"', k.otherTime],
  ])('answers %s while it searches, and goes on', (_what, event) => {
    searching
      .when(event)
      .owes('say buscando')
      .standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS')
      .when(k.found())
      .owes('say ofrecer_turnos');
  });
  it('drops the answer for the first wish when the customer meanwhile asked for another', () => {
    const [old] = Object.keys(searching.talk.unanswered);
    const again = searching.when(k.wantsBooking({ fecha_deseada: '2026-03-04' })).owes('findSlots');
    const late = again.when({ type: 'slots.found', effect: old!, slots: k.FREE, relaxed: false });
    late.owes().standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    expect(late.talk.plan.dropped).toBe(1);
    again.when(k.found()).owes('say ofrecer_turnos');
  });
  it('goes back to the services while it searches; the answer then finds nobody', () => {
    const back = searching.when(k.goesBack).owes('say elegir_servicio');
    expect(back.when(k.found()).owes().talk.plan.dropped).toBe(1);
  });
});

describe('choosing', () => {
  it('holds the slot for ten minutes and asks for a yes with all that will be booked (must-hold 48)', () => {
    confirming.owes('say confirmar_turno').writes('slot.hold').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    expect(confirming.write('slot.hold')).toMatchObject({
      slot: FIRST,
      durationMinutes: 30,
      until: choosing.talk.world.at + HOLD_MS,
    });
    expect(confirming.effect('sendMessage').offer).toMatchObject({ kind: 'opcion', options: ['si', 'no'] });
  });
  it('says that somebody was faster, and searches again, when the commit finds the slot taken (must-hold 48)', () => {
    choosing
      .whenTaken(KEYS, k.picks(1))
      .owes('say turno_recien_ocupado', 'findSlots')
      .writes()
      .standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
  });
  it('a tap on the list of a time that has passed finds another one (must-hold 30)', () => {
    choosing
      .later(30 * 3_600_000)
      .when(k.picks(1))
      .owes('say turno_ya_paso', 'findSlots')
      .writes();
  });
  it('shows the next page, and says when there is none', () => {
    choosing.when(k.seesMore(1)).owes('say ofrecer_turnos');
    expect(choosing.when(k.seesMore(1)).context('agenda')).toMatchObject({ offer: { page: 1 } });
    choosing.when(k.seesMore(7)).owes('say no_hay_mas_turnos');
  });
  it('"Ver más" at the end of a list looks for what is behind it, and its first rows stay good', () => {
    const nine = searching.when(k.found({ slots: k.FREE.slice(0, 9), more: true }));
    const offer = k.newestOffer(nine.talk);
    const further = nine.when(k.seesMore(1)).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    expect(further.effect('findSlots').query.beyond).toEqual({ offer, slots: k.FREE.slice(0, 9) });
    const second = further.when(k.found({ slots: k.FREE.slice(9), beyond: offer })).owes('say ofrecer_turnos');
    expect(second.context('agenda')).toMatchObject({ offer: { id: offer, page: 1, slots: k.FREE } });
    second.when(k.picks(2)).owes('say confirmar_turno');
    second.when(k.picks(11)).owes('say confirmar_turno');
    second.when(k.seesMore(2)).owes('say no_hay_mas_turnos');
  });
  it('says so when nothing is left behind the list, and shows no "Ver más" any more', () => {
    const nine = searching.when(k.found({ slots: k.FREE.slice(0, 9), more: true }));
    const offer = k.newestOffer(nine.talk);
    const ended = nine
      .when(k.seesMore(1))
      .when(k.found({ slots: [], beyond: offer }))
      .owes('say no_hay_mas_turnos');
    expect(ended.context('agenda')).toMatchObject({ offer: { page: 0, slots: k.FREE.slice(0, 9) } });
    ended.when(k.seesMore(1)).owes('say no_hay_mas_turnos');
    nine.when(k.seesMore(1)).when(k.notFound).owes('say agenda_caida');
  });
  it('an old list is looked for again before it is shown again; a new one is not', () => {
    const old = choosing.later(2 * LIST_FRESH_MS);
    for (const word of [k.unclear, k.wantsBooking()]) {
      choosing.when(word).says('ofrecer_turnos');
      old.when(word).standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS').when(k.found()).owes('say ofrecer_turnos');
    }
    old.when(k.picks(1)).owes('say confirmar_turno');
  });
  it('"Ver más" of an old list looks for what follows the pages that were read, as a new list', () => {
    const before = k.newestOffer(choosing.talk);
    const further = choosing
      .later(2 * LIST_FRESH_MS)
      .when(k.seesMore(1))
      .owes('findSlots');
    const offer = k.newestOffer(further.talk);
    expect(offer).not.toBe(before);
    expect(further.effect('findSlots').query.beyond).toEqual({ offer, slots: k.FREE.slice(0, 9) });
    const later = [k.slot(50), k.slot(51)];
    const second = further.when(k.found({ slots: later, beyond: offer })).owes('say ofrecer_turnos');
    expect(second.context('agenda')).toMatchObject({ offer: { page: 1, slots: [...k.FREE.slice(0, 9), ...later] } });
    second.when(k.unclear).says('ofrecer_turnos');
    further.when(k.found({ slots: [], beyond: offer })).owes('say no_hay_mas_turnos');
  });
  it('a list ends at SLOTS_OFFERED_MAX, however many are free', () => {
    const many = Array.from({ length: SLOTS_MAX }, (_, i) => k.slot(24 + i));
    let list = searching.when(k.found({ slots: many, more: true }));
    const offer = k.newestOffer(list.talk);
    for (let shown = SLOTS_MAX; shown < SLOTS_OFFERED_MAX; shown += SLOTS_MAX) {
      list = list.when(k.seesMore(shown / 9)).when(k.found({ slots: many, more: true, beyond: offer }));
    }
    expect(list.context('agenda')).toMatchObject({ offer: { page: SLOTS_OFFERED_MAX / 9 - 4 } });
    list.when(k.seesMore(SLOTS_OFFERED_MAX / 9)).owes('say no_hay_mas_turnos');
  });
  it('every other word has its way', () => {
    choosing.when(k.rejects).owes('say pedir_otra_fecha');
    choosing.when(k.otherTime).owes('say pedir_otra_fecha');
    choosing.when(k.goesBack).owes('say elegir_servicio');
    choosing.when(k.stale).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    choosing.when(k.unclear).owes('say no_entendi', 'say ofrecer_turnos');
    choosing.when(k.wantsBooking(CORTE)).owes('say ofrecer_turnos');
  });
  it('a price question inside the flow is answered and nothing else moves (must-hold 1, must-hold 9)', () => {
    choosing.when(k.asks).owes('say respuesta').standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
    choosing.when(k.thanks).owes('say cortesia').standsAt(OPEN, 'agenda.AGENDA_MOSTRANDO_OPCIONES');
  });
  it('"otra fecha" in the middle never forgets what is known', () => {
    telling.when(k.otherTime).owes('findSlots').writes('slot.release');
    expect(telling.when(k.otherTime).effect('findSlots').query.serviceId).toBe('corte');
    k.given().after(k.wantsBooking(), k.otherTime).owes('say elegir_servicio');
  });
});

describe('confirming', () => {
  it('books on the yes: claim and record first, the calendar is owed', () => {
    booking.writes('appointment.book').owes('createEvent').standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA');
    const { appointment } = booking.write('appointment.book');
    expect(appointment).toMatchObject({ status: 'booked', serviceId: 'corte', slot: FIRST, priceMinor: 10_000 });
    expect(booking.effect('createEvent').appointment).toEqual(appointment);
    expect(appointment.id).toBe(confirming.write('slot.hold').appointmentId);
  });
  it('asks the pending question again to whatever is no answer (must-hold 15)', () => {
    confirming.when(k.unclear).owes('say no_entendi', 'say confirmar_turno').writes();
    confirming.when(k.stale).owes('say confirmar_turno');
    confirming.when(k.wantsBooking(CORTE)).owes('say confirmar_turno').writes();
  });
  it.each([
    ['a no (must-hold 16)', k.rejects],
    ['"otra fecha"', k.otherTime],
    ['"atrás"', k.goesBack],
  ])('gives the slot back and searches on %s', (_what, event) => {
    confirming.when(event).writes('slot.release').owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
  });
  it('a no keeps the day and lets go of the hour, which is known to be refused', () => {
    const exact = k.given().after(k.wantsBooking(AT_TEN), k.found({ exact: FIRST }), k.rejects);
    expect(exact.effect('findSlots').query.detalles).toEqual({
      servicio: 'corte',
      fecha_deseada: '2026-03-03',
      hora_descartada: '10:00',
    });
  });
  it("a name that nobody asked for, of one who comes himself another time, is the guest's; else it is his own, put right", () => {
    const known = { language: 'es', name: 'Juan Rodríguez' } as const;
    const asked = (own: readonly Appointment[]) =>
      k.given({ contact: known, appointments: own }).after(k.wantsBooking(CORTE), k.found(), k.picks(1));
    const again = asked([k.appointment('x', 5)]);
    again
      .when(k.tells('name', 'Carla Gómez'))
      .says('confirmar_turno', { draft: expect.objectContaining({ guest: { name: 'Carla Gómez' } }) as never })
      .standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
    const understood = again.after(k.unclear, k.tells('name', 'Carla Gómez'));
    expect(understood.context('recepcion')).toMatchObject({ fruitless: 0 });
    again.when(k.tells('name', 'juan carlos RODRIGUEZ')).writes('contact.learn');
    asked([]).when(k.tells('name', 'Carla Gómez')).writes('contact.learn');
    asked([{ ...k.appointment('x', 5), guest: { relation: 'hijo' } }])
      .when(k.tells('name', 'Carla Gómez'))
      .writes('contact.learn');
  });
  it('a name that nobody asked for, while one is booked for somebody, is that one in full; else his who writes', () => {
    const told = (name: string, para: Guest, contact: { name?: string } = { name: 'Ceci Luna' }) =>
      k
        .given({ contact: { language: 'es', ...contact } })
        .after(k.wantsBooking({ ...CORTE, para }), k.found(), k.picks(1))
        .when(k.tells('name', name));
    const under = (name: string) => ({
      draft: expect.objectContaining({ guest: expect.objectContaining({ name }) as never }) as never,
    });
    told('Francisco Medina', { relation: 'hijo', name: 'Fran' }).says('confirmar_turno', under('Francisco Medina'));
    told('José Luna', { relation: 'hijo', name: 'Pepe' }).says('confirmar_turno', under('José Luna'));
    told('Hugo Lara', { relation: 'hijo' }).says('confirmar_turno', under('Hugo Lara'));
    told('Cecilia Luna', { relation: 'hijo', name: 'Fran' }).writes('contact.learn');
    told('Marta Paz', { name: 'Fran' }, {}).writes('contact.learn');
  });
  it('another service, by a name that several have, is asked for: the one that was being booked is not', () => {
    confirming
      .when({ type: 'customer.wants_booking', detalles: { hora_especifica: '18:00' }, otroServicio: true })
      .says('elegir_servicio')
      .standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
  });
  it('of a kind that was named the list shows those only, until one is named (AGENDA-10)', () => {
    const kind = k.given().when(k.wantsBooking({ servicios: ['corte', 'color'] }));
    kind.says('elegir_servicio').standsAt(OPEN, 'agenda.AGENDA_ELIGIENDO_SERVICIO');
    const listed = (c: typeof kind) => {
      const { offer } = c.effect('sendMessage');
      return offer?.kind === 'servicio' ? offer.services.map(({ id }) => id) : [];
    };
    expect(listed(kind)).toEqual(['corte', 'color']);
    expect(listed(k.given().when(k.wantsBooking())).length).toBeGreaterThan(2);
    const named = kind.when(k.wantsBooking({ servicio: 'consulta' }));
    expect(named.effect('findSlots').query).toMatchObject({ serviceId: 'consulta' });
    expect(named.context('agenda')).not.toHaveProperty('detalles.servicios');
  });
  it('a correction gives the slot back and searches with the new fact alone changed', () => {
    const exact = k
      .given()
      .after(k.wantsBooking(AT_TEN), k.found({ exact: FIRST }), k.wantsBooking({ fecha_deseada: '2026-03-05' }));
    exact.writes('slot.release').owes('findSlots');
    expect(exact.effect('findSlots').query.detalles).toEqual({ ...AT_TEN, fecha_deseada: '2026-03-05' });
  });
  it('an hour that is found free and taken again and again is told twice, and then others are looked for', () => {
    const first = k.given().when(k.wantsBooking(AT_TEN));
    const found = k.found({ exact: FIRST });
    const again = first.whenTaken(KEYS, found).owes('say turno_recien_ocupado', 'findSlots');
    expect(again.effect('findSlots').query.detalles).toMatchObject(AT_TEN);
    const others = again.whenTaken(KEYS, found).owes('say turno_recien_ocupado', 'findSlots');
    expect(others.effect('findSlots').query.detalles.hora_especifica).toBeUndefined();
  });
  it('the yes comes too late for a slot that somebody else has', () => {
    confirming.whenTaken(KEYS, k.accepts).owes('say turno_recien_ocupado', 'findSlots').writes();
  });
  it('the yes comes after the hour', () => {
    confirming
      .later(30 * 3_600_000)
      .when(k.accepts)
      .owes('say turno_ya_paso', 'findSlots')
      .writes('slot.release');
  });
  it('leaving gives the slot back (must-hold 11)', () => {
    confirming.when(k.exits()).owes('say salida').writes('slot.release').standsAt(OPEN);
  });
  it('long silence gives the slot back and says nothing', () => {
    confirming.when(k.fired('parar')).owes().writes('slot.release').standsAt(OPEN);
  });
});

describe('what the business wants to know', () => {
  it('asks one field at a time, keeps the slot meanwhile, and remembers the contact', () => {
    telling.owes('say pedir_dato').says('pedir_dato', {
      field: 'name',
      again: false,
      draft: expect.objectContaining({ serviceId: CORTE.servicio }),
    });
    telling.writes('slot.hold');
    const mail = telling.when(k.tells('name', 'Ana Paz')).writes('contact.learn').owes('say pedir_dato');
    mail.says('pedir_dato', { field: 'email' }).standsAt(OPEN, 'agenda.AGENDA_PIDIENDO_DATOS');
    const done = mail
      .when(k.tells('email', 'ana@example.com'))
      .owes('createEvent')
      .writes('contact.learn', 'appointment.book');
    expect(done.write('appointment.book').appointment).toMatchObject({ customerName: 'Ana Paz' });
  });
  it('goes one question back, and from the first one to the hours (CONV-10)', () => {
    const name = telling.when(k.tells('name', 'Ana Paz')).when(k.goesBack);
    name.says('pedir_dato', { field: 'name', again: false }).standsAt(OPEN, 'agenda.AGENDA_PIDIENDO_DATOS');
    name.when(k.tells('name', 'Ana María Paz')).says('pedir_dato', { field: 'email' });
    name.when(k.goesBack).owes('findSlots').writes('slot.release').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
  });
  it('does not ask for what the channel told (must-hold 8)', () => {
    const contact = { language: 'es', name: 'Ana', email: 'a@example.com' } as const;
    k.given({ tenant: k.direct, contact })
      .after(k.wantsBooking(CORTE), k.found(), k.picks(1))
      .owes('createEvent')
      .writes('appointment.book');
  });
  it('asks again for what it could not read, and for what is still missing after another fact was told', () => {
    telling.when(k.unclear).owes('say pedir_dato').says('pedir_dato', { again: true });
    telling.after(k.unclear).when(k.unclear).owes('say no_entendi', 'say pedir_dato');
    telling.when(k.tells('email', 'a@example.com')).owes('say dato_anotado', 'say pedir_dato').writes('contact.learn');
    telling.when(k.stale).says('pedir_dato', { again: true });
    telling.when(k.wantsBooking(CORTE)).says('pedir_dato', { again: true });
  });
  it('asks for it again after a digression, as if for the first time', () => {
    telling
      .after(k.wantsPayment(), k.rejects)
      .owes('say salida', 'say pedir_dato')
      .says('pedir_dato', { again: false });
  });
  it('does not ask again for what was told meanwhile: the next field is asked for', () => {
    const told = telling.after(k.wantsPayment(), k.tells('name', 'Ana Paz')).writes('contact.learn');
    told.when(k.rejects).owes('say salida', 'say pedir_dato').says('pedir_dato', { field: 'email', again: false });
  });
  it('goes on to the confirmation where one is wanted', () => {
    const tenant = { ...k.direct, booking: { ...k.direct.booking, confirmBeforeBooking: true } };
    const asked = k
      .given({ tenant })
      .after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.tells('name', 'Ana'), k.tells('email', 'a@b.c'));
    asked.owes('say confirmar_turno').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
  });
  it.each([
    ['atrás', k.goesBack],
    ['otra fecha', k.otherTime],
    ['a new wish', k.wantsBooking({ fecha_deseada: '2026-03-05' })],
  ])('%s gives the slot back and searches', (_what, event) => {
    telling.when(event).owes('findSlots').writes('slot.release');
  });
  it('a no is told what the name is for, and the slot stays held', () => {
    telling.when(k.rejects).owes('say pedir_dato').writes();
    expect(telling.when(k.rejects).talk.plan.owed[0]?.effect).toMatchObject({ copy: { field: 'name', why: true } });
  });
});

describe('booking', () => {
  it('says "confirmado" only when the calendar wrote it, and keeps its event id', () => {
    const done = booking
      .when(k.written())
      .owes('say turno_confirmado')
      .writes('appointment.note')
      .standsAt('recepcion.evento_creado');
    expect(done.write('appointment.note').appointment).toMatchObject({ eventId: 'event-1', slot: FIRST });
    expect(done.talk.world.appointments).toHaveLength(1);
  });
  it('a calendar that refuses gives the hour back and offers others (must-hold 48)', () => {
    const refused = booking.when(k.refused());
    refused
      .owes('say turno_recien_ocupado', 'findSlots')
      .writes('appointment.cancel')
      .standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    expect(refused.talk.world.appointments).toEqual([]);
    expect(refused.context('agenda')).toMatchObject({ appointmentId: null, slot: null, held: false });
  });
  it('a calendar that does not answer leaves the booking firm, and what is known of it is said', () => {
    const failed = booking
      .when(k.failed())
      .owes('createEvent', 'say turno_reservado_detalles_luego')
      .standsAt('recepcion.evento_creado');
    expect(failed.effect('createEvent').background).toBe(true);
    expect(failed.talk.world.appointments).toHaveLength(1);
  });
  it.each([
    ['cancelar', k.exits('cancelar')],
    ['no', k.rejects],
  ])('"%s" after the point of no return is noted and undone when the answer is in', (_word, event) => {
    const noted = booking.when(event).owes('say reservando').standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA');
    noted.when(k.written()).owes('deleteEvent', 'say turno_deshecho').writes('appointment.cancel').standsAt(OPEN);
    noted.when(k.failed()).owes('deleteEvent', 'say turno_deshecho').writes('appointment.cancel').standsAt(OPEN);
    noted.when(k.refused()).owes('say turno_deshecho').writes('appointment.cancel').standsAt(OPEN);
  });
  it('"salir" after the point of no return undoes nothing (CONV-10)', () => {
    booking.when(k.exits('salir')).owes('say reservando').when(k.written()).owes('say turno_confirmado');
  });
  it.each([
    ['a wish', k.wantsBooking(CORTE)],
    ['atrás', k.goesBack],
    ['otra fecha', k.otherTime],
    ['a stale tap', k.stale],
    ['an unclear word', k.unclear],
  ])('%s is answered while the calendar works', (_what, event) => {
    booking.when(event).owes('say reservando').writes().standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA');
  });
  it('a second answer to the same call finds nobody', () => {
    const answer = k.written()(booking.talk);
    const again = booking.after(answer, answer).owes().writes();
    expect(again.talk.plan.dropped).toBe(1);
  });
  it('an appointment cancelled while the calendar was writing stays cancelled, and its event goes (must-hold 50)', () => {
    const cancelled = booking.after(k.wantsCancel(), k.accepts, k.written('deleteEvent')).says('turno_cancelado');
    expect(cancelled.talk.world.appointments).toEqual([]);
    const late = cancelled.when(k.written()).owes('deleteEvent').writes().standsAt(OPEN);
    expect(late.talk.world.appointments).toEqual([]);
    cancelled.when(k.failed()).owes().writes().standsAt(OPEN);
    cancelled.when(k.refused()).owes().writes().standsAt(OPEN);
  });
});

describe('payment before booking (AGENDA-16)', () => {
  it('names item and amount before anything is charged', () => {
    paying.owes('say pagar_antes').says('pagar_antes', { amountMinor: 3_000, deposit: true });
    expect(paying.talk.world.orders).toEqual([]);
  });
  it('offers the payment instead of refusing, whatever is said to it (must-hold 14)', () => {
    paying.when(k.unclear).owes('say no_entendi', 'say pagar_antes');
    paying.when(k.wantsPayment()).owes('say pagar_antes');
  });
  it('a no to the payment is no no to the hour: what else there is, is offered (must-hold 14)', () => {
    const unpaid = paying.when(k.rejects).owes('say sin_pago_no_se_reserva').writes();
    unpaid.when(k.unclear).owes('say no_entendi', 'say sin_pago_no_se_reserva');
    unpaid.when(k.accepts).owes('say pagar_antes');
    unpaid.when(k.wantsPayment()).owes('say pagar_antes');
    unpaid.when(k.otherTime).owes('findSlots').writes('slot.release');
    unpaid.when(k.rejects).owes('say salida').writes('slot.release');
  });
  it('opens one order on the yes, with a hold until it expires', () => {
    linking
      .owes('createLink')
      .writes('order.put', 'slot.hold', 'timer.set')
      .standsAt(OPEN, 'agenda.AGENDA_GENERANDO_LINK');
    const until = paying.talk.world.at + ORDER_LIFE_MS;
    expect(linking.write('order.put').order).toMatchObject({
      amountMinor: 3_000,
      currency: 'ARS',
      status: 'open',
      attempt: 1,
      expiresAt: until,
      bookingFor: { slot: FIRST },
    });
    expect(linking.write('slot.hold')).toMatchObject({ until });
    expect(linking.write('timer.set')).toMatchObject({ kind: 'orden', dueAt: until });
  });
  it('sends the link once, and waits', () => {
    waiting.owes('say link_pago').writes('order.put').standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
    expect(waiting.effect('sendMessage').once).toBe(true);
    expect(waiting.order().link).toBe('https://pay.example/1');
  });
  it('stays when the provider fails, and another try is a new attempt on the same order', () => {
    const down = linking.when(k.notLinked).owes('say pago_fallido').standsAt(OPEN, 'agenda.AGENDA_PAGO_FALLIDO');
    for (const again of [k.retries, k.accepts]) {
      const retried = down.when(again).owes('createLink');
      expect(retried.effect('createLink').order).toMatchObject({ id: linking.order().id, attempt: 2 });
    }
    down.when(k.rejects).owes('say salida').writes('slot.release').standsAt(OPEN);
    down.when(k.unclear).owes('say no_entendi', 'say pago_fallido');
    down.when(k.stale).owes('say pago_fallido');
    down.when(k.wantsBooking(CORTE)).owes('say pago_fallido');
    down.when(k.otherTime).owes('findSlots').writes('slot.release');
    down.when(k.goesBack).owes('say pagar_antes');
    down.when(k.wantsPayment()).owes('say pagar_antes');
  });
  it('every word has its way while the link is made', () => {
    for (const event of [k.unclear, k.stale, k.wantsPayment(), k.wantsPayment('corte')])
      linking.when(event).owes('say generando_link');
    linking.when(k.rejects).owes('say salida').writes('slot.release').standsAt(OPEN);
    linking.when(k.goesBack).owes('findSlots').writes('slot.release');
    linking.when(k.otherTime).owes('findSlots').writes('slot.release');
    linking
      .when(k.wantsBooking({ fecha_deseada: '2026-03-05' }))
      .owes('findSlots')
      .writes('slot.release');
  });
  it('only the provider says "paid": then it is booked', () => {
    const paid = waiting
      .when(k.paid())
      .owes('say pago_recibido', 'createEvent')
      .writes('order.put', 'appointment.book');
    expect(paid.write('appointment.book').appointment).toMatchObject({ orderId: waiting.order().id, slot: FIRST });
    paid
      .standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA')
      .when(k.written())
      .owes('say turno_confirmado')
      .standsAt('recepcion.evento_creado');
  });
  it('a claim while waiting is noted on the order and books nothing (PAGOS-5)', () => {
    waiting
      .when(k.claimsPayment)
      .owes('say pago_aun_no_visto')
      .writes('order.put')
      .standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
  });
  it('"¿me quedó reservado?", "¿cuánto debo?": what is missing, and no list of appointments that are none', () => {
    for (const event of [k.myAppointments, k.asksDue])
      waiting.when(event).owes('say esperando_pago_turno').writes().standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
  });
  it('said twice in one message, it is answered once', () => {
    waiting.when(k.accepts, k.myAppointments).owes('say esperando_pago_turno');
  });
  it('a yes or a question while waiting reminds of the payment and books nothing', () => {
    for (const event of [k.accepts, k.stale, k.wantsPayment(), k.wantsBooking(CORTE)]) {
      waiting.when(event).owes('say esperando_pago_turno').writes().standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
    }
    waiting.when(k.unclear).owes('say no_entendi', 'say esperando_pago_turno');
  });
  it('another service to pay is another flow', () => {
    waiting
      .when(k.wantsPayment('color'))
      .owes('say confirmar_pago')
      .standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO', 'pagos.PAGOS_ESPERANDO_CONFIRMACION');
  });
  it('where the deposit rounds to nothing no link is made for it', () => {
    const tenant = { ...k.deposit, booking: { ...k.deposit.booking, deposit: { percent: 0.000_001 } } };
    k.given({ tenant }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts).owes('createEvent');
  });
  it('a partial payment or a rejected one does not book', () => {
    waiting
      .when(k.paid('approved', 1_000))
      .owes('say pago_parcial', 'say hora_del_pago', 'openHandoff')
      .writes('order.put')
      .standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
    waiting.when(k.paid('rejected')).owes('say pago_rechazado').standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
  });
  it('an order that expires ends the flow and frees the slot', () => {
    const over = waiting
      .later(ORDER_LIFE_MS)
      .when(k.fired('orden'))
      .owes('say orden_vencida')
      .writes('order.put', 'slot.release')
      .standsAt(OPEN);
    expect(over.order().status).toBe('expired');
  });
  it('the timer of another order does not end this one', () => {
    waiting.when(k.fired('orden')).owes().standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
  });
  it("what was partly paid does not expire behind the provider's word", () => {
    const partly = waiting.when(k.paid('approved', 1_000)).later(ORDER_LIFE_MS).when(k.fired('orden'));
    expect(partly.order().status).toBe('partially_paid');
  });
  it('leaving frees the slot; the order lives on alone', () => {
    const left = waiting.when(k.exits()).owes('say link_dejado', 'say salida').writes('slot.release').standsAt(OPEN);
    expect(left.order()).toMatchObject({ status: 'open' });
    waiting.when(k.goesBack).owes('findSlots').writes('slot.release');
    waiting.when(k.otherTime).owes('findSlots').writes('slot.release');
    waiting
      .when(k.wantsBooking({ fecha_deseada: '2026-03-05' }))
      .owes('findSlots')
      .writes('slot.release');
  });
  it('a payment after the flow has gone books if the slot is still free (must-hold 66)', () => {
    const late = waiting.after(k.exits(), k.paid());
    late
      .owes('say pago_recibido', 'createEvent')
      .writes('order.put', 'appointment.book')
      .standsAt(OPEN, 'agenda.AGENDA_FINALIZANDO_CITA');
    expect(late.write('appointment.book').appointment).toMatchObject({ orderId: waiting.order().id, slot: FIRST });
  });
  it('given up in so many words and paid all the same, nothing is booked: a person asks (AGENDA-16)', () => {
    const asked = waiting.when(k.rejects).owes('say sin_pago_no_se_reserva').writes();
    asked.standsAt(OPEN, 'agenda.AGENDA_ESPERANDO_PAGO');
    for (const [where, event] of [
      [waiting, k.exits('cancelar')],
      [asked, k.rejects],
    ] as const) {
      const left = where
        .when(event)
        .owes('say link_dejado', 'say salida')
        .writes('slot.release', 'order.put')
        .standsAt(OPEN);
      expect(left.order()).toMatchObject({ status: 'open', dropped: true });
      const paid = left.when(k.paid()).writes('order.put', 'order.put').standsAt('recepcion.escalando_a_humano');
      paid.owes('say pago_sin_turno', 'say pasando_a_persona', 'openHandoff');
      expect(paid.effect('openHandoff').handoff).toMatchObject({ reason: 'order_without_slot' });
    }
  });
  it('its link paid while another hour is confirmed, the new hour is asked for again with nothing left to pay', () => {
    const other = waiting
      .when(k.otherTime)
      .when(k.found({ exact: SECOND }))
      .owes('say pagar_antes');
    const paid = other.when(k.paid()).owes('say pago_recibido', 'say confirmar_turno');
    expect(paid.when(k.accepts).write('appointment.book').appointment).toMatchObject({
      slot: SECOND,
      orderId: waiting.order().id,
    });
    paid.when(k.exits()).owes('say pago_sin_turno', 'say pasando_a_persona', 'openHandoff');
  });
  it('paid behind the choice of another service, nothing is booked for that money: a person asks', () => {
    const other = waiting.when(k.wantsBooking({ servicio: 'barba' }));
    expect(other.order()).toMatchObject({ status: 'open', dropped: true });
    const paid = other.when(k.paid()).owes('say pago_sin_turno', 'say pasando_a_persona', 'openHandoff');
    expect(paid.effect('openHandoff').handoff).toMatchObject({ reason: 'order_without_slot' });
  });
  it("part of it paid, its link is not sent again: what is missing is a person's to settle (PAGOS-4)", () => {
    const partly = waiting.when(k.paid('approved', 1_000));
    partly.when(k.accepts).owes('say pago_parcial', 'say hora_del_pago');
    partly.when(k.asksDue).owes('say pago_parcial');
    for (const event of [k.wantsPayment(), k.asksHowToPay])
      partly.when(event).owes('say pago_parcial', 'say pasando_a_persona', 'openHandoff');
  });
  it('not paid in its time, the booking is looked for again when a new link is asked for', () => {
    const late = waiting.later(ORDER_LIFE_MS).when(k.fired('orden')).owes('say orden_vencida').standsAt(OPEN);
    for (const event of [k.wantsPayment(), k.asksDue, k.accepts]) {
      const again = late.when(event).owes('findSlots').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
      expect(again.effect('findSlots').query).toMatchObject({ serviceId: 'corte', detalles: { profesional: 'ana' } });
    }
    late
      .later(2 * 3_600_000)
      .when(k.accepts)
      .owes('say nada_pendiente');
  });
  it("a payment after the slot has gone is a person's matter", () => {
    const left = waiting.when(k.exits());
    left
      .whenTaken(KEYS, k.paid())
      .owes('say pago_tarde_sin_turno', 'say pasando_a_persona', 'openHandoff')
      .writes('order.put', 'order.put');
    const past = left.later(30 * 3_600_000).when(k.paid());
    expect(past.effect('openHandoff').handoff).toMatchObject({ reason: 'order_without_slot' });
    waiting.whenTaken(KEYS, k.paid()).says('pago_tarde_sin_turno').standsAt('recepcion.escalando_a_humano');
  });
  it('refused at a second try: what the first may have written is deleted, by somebody who can take his time', () => {
    const refused = booking.when(k.refused('createEvent', true));
    refused.owes('deleteEvent', 'say turno_recien_ocupado', 'findSlots').writes('appointment.cancel');
    expect(refused.effect('deleteEvent')).toMatchObject({ background: true });
    booking.when(k.refused()).owes('say turno_recien_ocupado', 'findSlots');
  });
  it('paid, and the calendar refuses it: a person is told of the money, the customer the truth (AGENDA-16, F3)', () => {
    const refused = waiting
      .after(k.paid(), k.refused())
      .owes('say pago_tarde_sin_turno', 'say pasando_a_persona', 'openHandoff')
      .standsAt('recepcion.escalando_a_humano');
    refused.says('pago_tarde_sin_turno', { rechazado: FIRST });
    expect(refused.write('appointment.cancel').appointment).toMatchObject({ orderId: waiting.order().id });
    expect(refused.effect('openHandoff').handoff).toMatchObject({
      reason: 'order_without_slot',
      order: { id: waiting.order().id, payments: [{ paymentId: 'pay-1', status: 'approved' }] },
    });
  });
  it('paid ahead, and the calendar refuses it: the same, for the booking keeps which payment it used', () => {
    const paidAhead = [k.wantsPayment('corte'), k.accepts, k.linked, k.paid()];
    for (const tenant of [
      k.deposit,
      { ...k.deposit, booking: { ...k.deposit.booking, confirmBeforeBooking: false } },
    ]) {
      const before = k.given({ tenant }).after(...paidAhead);
      const chosen = before.after(k.wantsBooking(CORTE), k.found(), k.picks(1));
      const booked = tenant === k.deposit ? chosen.owes('say confirmar_turno').when(k.accepts) : chosen;
      expect(booked.write('appointment.book').appointment).toMatchObject({ orderId: before.order().id });
      const refused = booked.when(k.refused()).says('pago_tarde_sin_turno', { rechazado: FIRST });
      expect(refused.effect('openHandoff').handoff).toMatchObject({ reason: 'order_without_slot' });
    }
  });
  it('paid and undone at the customer’s own word: the same, whatever the calendar says', () => {
    const undoing = waiting.after(k.paid(), k.exits('cancelar'));
    for (const answer of [k.written(), k.failed()]) {
      const undone = undoing.when(answer).says('pago_sin_turno', { order: undoing.order() });
      undone.owes('deleteEvent', 'say turno_deshecho', 'say pago_sin_turno', 'say pasando_a_persona', 'openHandoff');
      expect(undone.effect('openHandoff').handoff).toMatchObject({
        reason: 'order_without_slot',
        order: undoing.order(),
      });
    }
    undoing
      .when(k.refused())
      .owes('say turno_deshecho', 'say pago_sin_turno', 'say pasando_a_persona', 'openHandoff')
      .standsAt('recepcion.escalando_a_humano');
  });
  it('asks the confirmation again, with the slot re-checked, after a digression', () => {
    const down = linking.when(k.notLinked).after(k.wantsPayment('color'), k.rejects);
    down.says('pagar_antes').standsAt(OPEN, 'agenda.AGENDA_CONFIRMANDO_TURNO');
  });
});
