import { describe, expect, it } from 'vitest';
import { HOLD_MS, LIST_FRESH_MS, granuleKeys, startText } from '../../src/domain.ts';
import * as k from './kit.ts';

const OPEN = 'recepcion.conversando';
const at = (state: string) => `reprogramacion.AGENDA_REPROGRAMACION_${state}`;
const [one, two] = [k.appointment('uno', 5), k.appointment('dos', 6)];
const NEW = k.FREE[0]!;
const KEYS = granuleKeys(NEW, 30);

const which = k.given({ appointments: [one, two] }).when(k.wantsMove());
const searching = k.given({ appointments: [one] }).when(k.wantsMove());
const choosing = searching.when(k.found());
const confirming = choosing.when(k.picks(1));
const moving = confirming.when(k.accepts);
const stuck = moving.when(k.failed('moveEvent'));

describe('which appointment is meant', () => {
  it('without any, says so and offers to book', () => {
    k.given().when(k.wantsMove()).owes('say sin_turnos_propios').standsAt(OPEN);
  });
  it('asks when there are several', () => {
    which.owes('say elegir_cita_mover').standsAt(OPEN, at('ELIGIENDO_CITA'));
    expect(which.effect('sendMessage').offer).toMatchObject({ kind: 'cita', ids: ['uno', 'dos'] });
    const chosen = which.when(k.picks(2)).owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    expect(chosen.effect('findSlots').query).toMatchObject({ moving: 'dos', serviceId: 'corte' });
  });
  it('says of a day that has none that it has none, and asks which of those that there are', () => {
    const noDay = k.wantsMove({ fecha_original: '2026-03-11' });
    const told = ['say turno_no_esta', 'say elegir_cita_mover'];
    k.given({ appointments: [one, two] })
      .when(noDay)
      .owes(...told)
      .standsAt(OPEN, at('ELIGIENDO_CITA'));
    which.when(noDay).owes(...told);
    k.given({ appointments: [one] })
      .when(noDay)
      .owes(...told)
      .standsAt(OPEN, at('ELIGIENDO_CITA'));
  });
  it('keeps where it goes while it is asked which one', () => {
    const told = which.when(k.wantsMove({ fecha_deseada: '2026-03-10' })).owes('say elegir_cita_mover');
    const chosen = told.standsAt(OPEN, at('ELIGIENDO_CITA')).when(k.picks(2));
    expect(chosen.effect('findSlots').query).toMatchObject({
      moving: 'dos',
      detalles: { fecha_deseada: '2026-03-10' },
    });
  });
  it('asked which one, the one that is named goes where it was told', () => {
    const told = which.when(k.wantsMove({ fecha_deseada: '2026-03-10' }));
    const named = told.when(k.wantsMove({ fecha_original: '2026-03-08', hora_especifica: '11:00' }));
    named.owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    expect(named.effect('findSlots').query).toMatchObject({
      moving: 'dos',
      detalles: { fecha_deseada: '2026-03-10', hora_especifica: '11:00' },
    });
    expect(named.context('recepcion')).toMatchObject({ fruitless: 0 });
  });
  it('settles what was said of it before it was known which', () => {
    const later = k.given({ appointments: [one, two] }).after(k.wantsMove({ respecto: { minutos: 60 } }), k.picks(2));
    const stays = k
      .given({ appointments: [one, two] })
      .after(k.wantsMove({ respecto: { misma_hora: true }, fecha_deseada: '2026-03-10' }), k.picks(1));
    const days = k.given({ appointments: [one] }).when(k.wantsMove({ respecto: { dias: 2 } }));
    expect(later.effect('findSlots').query.detalles).toMatchObject({
      fecha_deseada: '2026-03-08',
      hora_especifica: '11:00',
    });
    expect(stays.effect('findSlots').query.detalles).toMatchObject({
      fecha_deseada: '2026-03-10',
      hora_especifica: '10:00',
    });
    expect(days.effect('findSlots').query.detalles).toMatchObject({
      fecha_deseada: '2026-03-09',
      hora_especifica: '10:00',
    });
    expect(days.effect('findSlots').query.detalles.respecto).toBeUndefined();
  });
  it('its own hour alone is wished for on another day', () => {
    const stays = k.given({ appointments: [one] }).when(k.wantsMove({ hora_especifica: '10:00' }));
    expect(stays.effect('findSlots').query.detalles.fecha_deseada).toBeUndefined();
  });
  it('understands which one by its own date', () => {
    const named = k
      .given({ appointments: [one, two] })
      .when(k.wantsMove({ fecha_original: '2026-03-08', fecha_deseada: '2026-03-10' }));
    expect(named.owes('findSlots').effect('findSlots').query).toMatchObject({
      moving: 'dos',
      detalles: { fecha_deseada: '2026-03-10' },
    });
  });
  it('keeps professional and branch, and takes nothing of the old time for a wish', () => {
    const named = k
      .given({ appointments: [one] })
      .when(k.wantsMove({ fecha_original: '2026-03-07', hora_original: '10:00', servicio: 'color', motivo: 'viaje' }));
    expect(named.effect('findSlots').query).toEqual({
      serviceId: 'corte',
      moving: 'uno',
      movingFrom: one.slot,
      samePerson: 'preferred',
      detalles: { profesional: 'ana', sucursal: 'centro' },
    });
  });
  it('binds itself to a professional only where one was asked for', () => {
    const asked = k.given({ appointments: [one] }).when(k.wantsMove({ profesional: 'ana' }));
    expect(asked.effect('findSlots').query).not.toHaveProperty('samePerson');
  });
  it('every other word has its way', () => {
    which.when(k.rejects).owes('say salida').standsAt(OPEN);
    which.when(k.goesBack).owes('say salida').standsAt(OPEN);
    which.when(k.exits()).owes('say salida').standsAt(OPEN);
    which.when(k.fired('parar')).owes().standsAt(OPEN);
    for (const event of [k.stale, k.otherTime, k.wantsMove()])
      which.when(event).owes('say elegir_cita_mover').standsAt(OPEN, at('ELIGIENDO_CITA'));
    which.when(k.unclear).owes('say no_entendi', 'say elegir_cita_mover');
    expect(which.when(k.wantsMove()).context('recepcion')).toMatchObject({ fruitless: 1 });
  });
  it('lists only what is left after a digression', () => {
    const back = which.after(k.wantsCancel(), k.picks(1), k.accepts, k.written('deleteEvent'));
    back.owes('say turno_cancelado', 'say elegir_cita_mover');
    expect(back.context('reprogramacion')).toMatchObject({ offer: { ids: ['dos'] } });
  });
});

describe('searching a new time', () => {
  it('shows the slots, speaking of the appointment that moves', () => {
    choosing
      .owes('say ofrecer_turnos')
      .says('ofrecer_turnos', { serviceId: 'corte', moving: one })
      .standsAt(OPEN, at('MOSTRANDO_OPCIONES'));
    searching.when(k.found({ relaxed: true })).says('ofrecer_turnos', { relaxed: true });
  });
  it('leads a complete wish straight to the question', () => {
    searching
      .when(k.found({ exact: NEW }))
      .owes('say confirmar_reprogramacion')
      .writes('slot.hold')
      .standsAt(OPEN, at('CONFIRMANDO'));
  });
  it('asks which of two hours was meant', () => {
    const hour = searching
      .when(k.found({ ambiguous: ['05:00', '17:00'] }))
      .owes('say hora_ambigua')
      .standsAt(OPEN, at('ACLARANDO_HORA'));
    expect(hour.when(k.picks(1)).owes('findSlots').effect('findSlots').query.detalles).toMatchObject({
      hora_especifica: '05:00',
    });
    hour.when(k.picksOf('zz', 1)).owes('say lista_vencida').standsAt(OPEN, at('ACLARANDO_HORA'));
    hour.when(k.rejects).owes('findSlots');
    hour.when(k.otherTime).owes('findSlots');
    hour.when(k.goesBack).owes('say turno_sigue').standsAt(OPEN);
    hour.when(k.stale).owes('say hora_ambigua');
    hour.when(k.unclear).owes('say no_entendi', 'say hora_ambigua');
    hour.when(k.wantsMove()).owes('say hora_ambigua');
    hour.when(k.wantsMove({ hora_especifica: '11:00' })).owes('findSlots');
    hour.after(k.wantsPayment(), k.rejects).owes('say salida', 'say hora_ambigua');
  });
  it('says when there is nothing, and when it cannot be known', () => {
    const none = searching
      .when(k.found({ slots: [] }))
      .owes('say sin_turnos')
      .standsAt(OPEN, at('SIN_DISPONIBILIDAD'));
    const down = searching.when(k.notFound).owes('say agenda_caida').standsAt(OPEN, at('SIN_DISPONIBILIDAD'));
    expect(none.effect('sendMessage').offer).toMatchObject({ options: ['otra_fecha', 'persona', 'salir'] });
    expect(down.effect('sendMessage').offer).toMatchObject({ options: ['reintentar', 'persona', 'salir'] });
    for (const event of [k.retries, k.accepts, k.stale, k.wantsMove(), k.wantsMove({ fecha_deseada: '2026-03-10' })])
      down.when(event).owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    none.when(k.otherTime).owes('say pedir_otra_fecha');
    none.when(k.unclear).owes('say no_entendi', 'say pedir_otra_fecha');
    none.when(k.rejects).owes('say turno_sigue').standsAt(OPEN);
    none.when(k.goesBack).owes('say turno_sigue').standsAt(OPEN);
  });
  it('answers while it searches', () => {
    for (const event of [k.stale, k.unclear, k.otherTime])
      searching.when(event).owes('say buscando').standsAt(OPEN, at('BUSCANDO'));
    searching.when(k.goesBack).owes('say turno_sigue').standsAt(OPEN);
    searching.when(k.wantsMove({ fecha_deseada: '2026-03-10' })).owes('findSlots');
  });
  it('"Ver más" at the end of a list looks for what is behind it', () => {
    const nine = searching.when(k.found({ slots: k.FREE.slice(0, 9), more: true }));
    const offer = k.newestOffer(nine.talk);
    const further = nine.when(k.seesMore(1)).owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    expect(further.effect('findSlots').query).toMatchObject({ beyond: { offer, slots: k.FREE.slice(0, 9) } });
    further
      .when(k.found({ slots: k.FREE.slice(9), beyond: offer }))
      .owes('say ofrecer_turnos')
      .when(k.picks(11));
    further
      .when(k.found({ slots: [], beyond: offer }))
      .owes('say no_hay_mas_turnos')
      .standsAt(OPEN, at('MOSTRANDO_OPCIONES'));
  });
  it('an old list is looked for again before it is shown again; a new one is not', () => {
    const old = choosing.later(2 * LIST_FRESH_MS);
    for (const word of [k.unclear, k.wantsMove()]) {
      choosing.when(word).says('ofrecer_turnos');
      old.when(word).standsAt(OPEN, at('BUSCANDO')).when(k.found()).owes('say ofrecer_turnos');
    }
    const further = old.when(k.seesMore(1)).owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    const offer = k.newestOffer(further.talk);
    expect(further.effect('findSlots').query).toMatchObject({ beyond: { offer, slots: k.FREE.slice(0, 9) } });
    further.when(k.found({ slots: k.FREE.slice(10), beyond: offer })).owes('say ofrecer_turnos');
  });
  it('pages, and every other word has its way', () => {
    expect(choosing.when(k.seesMore(1)).owes('say ofrecer_turnos').context('reprogramacion')).toMatchObject({
      offer: { page: 1 },
    });
    choosing.when(k.seesMore(8)).owes('say no_hay_mas_turnos');
    choosing.when(k.rejects).owes('say pedir_otra_fecha');
    choosing.when(k.otherTime).owes('say pedir_otra_fecha');
    choosing.when(k.goesBack).owes('say turno_sigue').standsAt(OPEN);
    choosing.when(k.stale).owes('findSlots');
    choosing.when(k.unclear).owes('say no_entendi', 'say ofrecer_turnos');
    choosing.when(k.wantsMove()).owes('say ofrecer_turnos');
    choosing.when(k.wantsMove({ fecha_deseada: '2026-03-10' })).owes('findSlots');
  });
});

describe('another one is named while one is being moved', () => {
  const three = k.appointment('tres', 6);
  const mine = { appointments: [one, two] };
  const shown = k.given(mine).after(k.wantsMove(), k.picks(1), k.found());
  const asked = shown.when(k.picks(1));
  const other = k.wantsMove({ fecha_original: '2026-03-08', fecha_deseada: '2026-03-12' });

  it('that one is moved, and the first one stays as it was', () => {
    const hours = k.given(mine).after(k.wantsMove(), k.picks(1), k.found({ slots: [], ambiguous: ['10:00', '22:00'] }));
    const none = k.given(mine).after(k.wantsMove(), k.picks(1), k.found({ slots: [] }));
    const failed = asked.after(k.accepts, k.failed('moveEvent'));
    for (const open of [shown, hours, none, failed, k.given(mine).after(k.wantsMove(), k.picks(1))]) {
      const taken = open.when(other).owes('say turno_sigue', 'findSlots').standsAt(OPEN, at('BUSCANDO'));
      expect(taken.effect('findSlots').query).toMatchObject({
        moving: 'dos',
        detalles: { fecha_deseada: '2026-03-12' },
      });
    }
    asked.when(other).owes('say turno_sigue', 'findSlots').writes('slot.release').standsAt(OPEN, at('BUSCANDO'));
    const moved = asked.after(other, k.found(), k.picks(1), k.accepts);
    expect(moved.effect('moveEvent').appointment).toMatchObject({ id: 'dos' });
  });
  it('where the words fit several others, it is asked which one goes there', () => {
    const open = k.given({ appointments: [one, two, three] }).after(k.wantsMove(), k.picks(1), k.found(), k.picks(1));
    const which = open.when(other).owes('say turno_sigue', 'say elegir_cita_mover').writes('slot.release');
    expect(which.standsAt(OPEN, at('ELIGIENDO_CITA')).when(k.picks(3)).effect('findSlots').query).toMatchObject({
      moving: 'tres',
      detalles: { fecha_deseada: '2026-03-12' },
    });
  });
  it('the one that is moved, and the time that is proposed for it, are this one', () => {
    asked.when(k.wantsMove({ fecha_original: '2026-03-07', fecha_deseada: '2026-03-12' })).owes('findSlots');
    const proposed = { ...one, id: 'dos', slot: { ...NEW, professionalId: 'beto' } };
    const there = k.given({ appointments: [one, proposed] }).after(k.wantsMove(), k.picks(1), k.found(), k.picks(1));
    const from = k.wantsMove({ fecha_original: '2026-03-03', fecha_deseada: '2026-03-12' });
    expect(there.when(from).owes('findSlots').effect('findSlots').query).toMatchObject({ moving: 'uno' });
  });
  it('past the point of no return the other one has a flow of its own', () => {
    const both = asked.after(k.accepts).when(other).owes('findSlots');
    expect(both.effect('findSlots').query).toMatchObject({ moving: 'dos' });
    both.standsAt(OPEN, at('EJECUTANDO'), at('BUSCANDO'));
    both.when(k.written('moveEvent')).says('turno_reprogramado', { from: one.slot });
  });
});

describe('the yes to the new time', () => {
  it('names old and new time, and holds the new one', () => {
    confirming
      .owes('say confirmar_reprogramacion')
      .writes('slot.hold')
      .says('confirmar_reprogramacion', { appointment: one, to: NEW });
    expect(confirming.write('slot.hold')).toMatchObject({
      slot: NEW,
      appointmentId: 'uno',
      until: choosing.talk.world.at + HOLD_MS,
    });
  });
  it('nothing moves without it', () => {
    for (const event of [k.rejects, k.otherTime, k.goesBack])
      confirming.when(event).writes('slot.release').owes('findSlots').standsAt(OPEN, at('BUSCANDO'));
    confirming
      .when(k.wantsMove({ fecha_deseada: '2026-03-10' }))
      .writes('slot.release')
      .owes('findSlots');
    for (const event of [k.stale, k.wantsMove()]) confirming.when(event).owes('say confirmar_reprogramacion').writes();
    confirming.when(k.unclear).owes('say no_entendi', 'say confirmar_reprogramacion');
    confirming.when(k.exits()).owes('say turno_sigue', 'say salida').writes('slot.release').standsAt(OPEN);
  });
  it('the calendar goes first, the old time stays booked meanwhile (must-hold 49)', () => {
    moving.owes('moveEvent').writes('slot.hold').standsAt(OPEN, at('EJECUTANDO'));
    expect(moving.effect('moveEvent')).toMatchObject({
      appointment: { id: 'uno', eventId: 'event-uno', slot: NEW },
      from: one.slot,
    });
    expect(moving.write('slot.hold').until).toBeGreaterThan(moving.talk.world.at + HOLD_MS);
    expect(moving.talk.world.appointments).toEqual([one]);
  });
  it('somebody was faster, or the hour has passed', () => {
    choosing.whenTaken(KEYS, k.picks(1)).owes('say turno_recien_ocupado', 'findSlots').writes();
    confirming.whenTaken(KEYS, k.accepts).owes('say turno_recien_ocupado', 'findSlots').writes();
    confirming
      .later(30 * 3_600_000)
      .when(k.accepts)
      .owes('say turno_ya_paso', 'findSlots')
      .writes('slot.release');
    choosing
      .later(30 * 3_600_000)
      .when(k.picks(1))
      .owes('say turno_ya_paso', 'findSlots')
      .writes();
    confirming
      .later(6 * 24 * 3_600_000)
      .when(k.accepts)
      .owes('say turno_ya_empezo')
      .writes('slot.release')
      .standsAt(OPEN);
  });
  it('once it has begun it stays: said of it, and not of the hour that was chosen', () => {
    const toCome = { ...NEW, start: one.slot.start + 48 * 3_600_000 };
    const late = k
      .given({ appointments: [one], at: one.slot.start - 60_000 })
      .after(k.wantsMove(), k.found({ slots: [toCome] }));
    late.when(k.picks(1)).later(120_000).when(k.accepts).owes('say turno_ya_empezo').standsAt(OPEN);
    late.later(120_000).when(k.picks(1)).owes('say turno_ya_empezo').writes().standsAt(OPEN);
  });
});

describe('moving', () => {
  it('swaps claims and record in one commit, with the same event id, and says so then (must-hold 49, must-hold 50)', () => {
    const done = moving
      .when(k.written('moveEvent'))
      .owes('say turno_reprogramado')
      .writes('appointment.move')
      .standsAt(OPEN);
    expect(done.write('appointment.move')).toEqual({
      type: 'appointment.move',
      // The hour as it is told stays with it: the zone may be another one some day.
      appointment: { ...one, slot: NEW, toldStart: startText(NEW, done.talk.world.tenant.timeZone) },
      from: one.slot,
    });
    done.says('turno_reprogramado', { from: one.slot });
  });
  it('keeps an event id that was learned meanwhile (must-hold 49)', () => {
    const booked = k.given().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts);
    const done = booked.after(
      k.wantsMove(),
      k.found(),
      k.picks(2),
      k.accepts,
      k.written('createEvent'),
      k.written('moveEvent'),
    );
    expect(done.write('appointment.move').appointment).toMatchObject({ eventId: 'event-1', slot: k.FREE[1] });
  });
  it('a calendar that refuses leaves the old time, gives the new one back and searches', () => {
    moving
      .when(k.refused('moveEvent'))
      .owes('say turno_recien_ocupado', 'findSlots')
      .writes('slot.release')
      .standsAt(OPEN, at('BUSCANDO'));
  });
  it('one that refuses after a try without an answer may have written it: that is put right', () => {
    const retried = moving.when(k.refused('moveEvent', true));
    retried
      .owes('say turno_recien_ocupado', 'createEvent', 'findSlots')
      .writes('slot.release')
      .standsAt(OPEN, at('BUSCANDO'));
    expect(retried.effect('createEvent')).toMatchObject({ appointment: one, background: true, maybeAt: NEW });
  });
  it('a calendar that does not answer changes nothing and offers another try', () => {
    stuck.owes('createEvent', 'say reprogramacion_fallida').writes('slot.hold').standsAt(OPEN, at('FALLIDA'));
    // Held like any hour that is asked about, and not for the day that a move may take.
    expect(stuck.write('slot.hold').slot).toEqual(NEW);
    expect(stuck.write('slot.hold').until).toBeLessThanOrEqual(stuck.talk.world.at + HOLD_MS);
    // It may have moved the event: that is put right, whatever the customer does next.
    expect(stuck.effect('createEvent')).toMatchObject({ appointment: one, background: true, maybeAt: NEW });
    expect(stuck.talk.world.appointments).toEqual([one]);
    for (const event of [k.retries, k.accepts]) stuck.when(event).owes('moveEvent').standsAt(OPEN, at('EJECUTANDO'));
    for (const event of [k.rejects, k.goesBack])
      stuck.when(event).owes('say turno_sigue').writes('slot.release').standsAt(OPEN);
    for (const event of [k.wantsMove({ fecha_deseada: '2026-03-10' }), k.otherTime])
      stuck.when(event).owes('findSlots').writes('slot.release');
    stuck.when(k.stale).owes('say reprogramacion_fallida');
    stuck.when(k.unclear).owes('say no_entendi', 'say reprogramacion_fallida');
    stuck.when(k.exits()).owes('say turno_sigue', 'say salida').writes('slot.release').standsAt(OPEN);
  });
  it("a new time lost at the very last is a person's matter", () => {
    const lost = moving.whenTaken(KEYS, k.written('moveEvent')).writes('slot.release');
    lost
      .owes('createEvent', 'say reprogramacion_fallida', 'say pasando_a_persona', 'openHandoff')
      .standsAt('recepcion.escalando_a_humano');
    expect(lost.effect('createEvent')).toMatchObject({ appointment: one, background: true, maybeAt: NEW });
    expect(lost.effect('openHandoff').handoff.reason).toBe('calendar_down');
  });
  it('every word is answered while the calendar works', () => {
    for (const event of [k.exits(), k.rejects, k.goesBack, k.wantsMove(), k.otherTime, k.stale, k.unclear])
      moving.when(event).owes('say reservando').writes().standsAt(OPEN, at('EJECUTANDO'));
  });
  it('what another flow cancelled meanwhile is not moved', () => {
    const cancelled = confirming.after(k.wantsCancel(), k.accepts, k.written('deleteEvent'));
    cancelled.owes('say turno_cancelado').writes('appointment.cancel', 'slot.release').standsAt(OPEN);
    for (const before of [searching, choosing, stuck, searching.when(k.found({ ambiguous: ['05:00', '17:00'] }))]) {
      before.after(k.wantsCancel(), k.accepts, k.written('deleteEvent')).says('turno_cancelado').standsAt(OPEN);
    }
    const late = moving.after(k.wantsCancel(), k.accepts, k.written('deleteEvent')).standsAt(OPEN, at('EJECUTANDO'));
    const again = late.when(k.written('moveEvent')).owes('deleteEvent').writes('slot.release').standsAt(OPEN);
    expect(again.effect('deleteEvent').appointment).toMatchObject({ slot: NEW, status: 'cancelled' });
    const unheard = late.when(k.failed('moveEvent')).owes('deleteEvent').writes('slot.release').standsAt(OPEN);
    expect(unheard.effect('deleteEvent').appointment).toMatchObject({ slot: NEW, status: 'cancelled' });
    late.when(k.refused('moveEvent')).owes().writes('slot.release').standsAt(OPEN);
  });
  it('a move that is answered after the old hour has come still counts', () => {
    const wait = one.slot.start - moving.talk.world.at;
    const tuesday = k
      .given({ appointments: [one], at: one.slot.start - 60_000 })
      .after(k.wantsMove(), k.found({ slots: [k.slot(24 * 5 + 2)] }), k.picks(1), k.accepts);
    tuesday
      .later(wait > 0 ? 60_000 : 0)
      .when(k.written('moveEvent'))
      .says('turno_reprogramado')
      .writes('appointment.move');
  });
});

describe('resuming after a digression', () => {
  it.each([
    ['the search', searching, [], 'BUSCANDO'],
    ['the list, searched anew', choosing, ['findSlots'], 'BUSCANDO'],
    ['the question, with the slot held anew', confirming, ['say confirmar_reprogramacion'], 'CONFIRMANDO'],
    ['the offer of another try', stuck, ['say reprogramacion_fallida'], 'FALLIDA'],
  ] as const)('goes on with %s', (_what, before, owed, state) => {
    before
      .after(k.wantsPayment(), k.rejects)
      .owes('say salida', ...owed)
      .standsAt(OPEN, at(state));
  });
});
