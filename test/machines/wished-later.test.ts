import { describe, expect, it } from 'vitest';
import { whenOf } from '../../src/domain.ts';
import * as k from './kit.ts';

/**
 * Another hour is wished for while the calendar is being told of this one: nothing is undone in the middle of it, and
 * the wish is the next errand (CONV-11).
 */
const OPEN = 'recepcion.conversando';
const thursday = { fecha_deseada: '2026-03-05', hora_especifica: '11:00' };
const mine = { appointments: [k.appointment('a1', 30)] };
const booking = k.given().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts);
const moving = k.given(mine).after(k.wantsMove(), k.found(), k.picks(1), k.accepts);
const cancelling = k.given(mine).after(k.wantsCancel(), k.accepts);

describe('“no, mejor el jueves a las 11”, while it is being done', () => {
  it.each([
    ['booked', booking.when(k.wantsBooking(thursday)), k.written()],
    ['moved', moving.when(k.wantsMove(thursday)), k.written('moveEvent')],
  ] as const)('%s: it is said to come next, and is asked about as a move of what was done', (_what, told, done) => {
    told.says('reservando', { later: true }).writes();
    const then = told.when(done);
    expect(then.talk.plan.owed.at(-1)?.effect).toMatchObject({ type: 'findSlots' });
    expect(then.context('reprogramacion')['detalles']).toMatchObject(thursday);
    then.standsAt(OPEN, 'reprogramacion.AGENDA_REPROGRAMACION_BUSCANDO');
  });

  it('cancelled: it is booked anew, the same service', () => {
    const then = cancelling
      .when(k.wantsMove(thursday))
      .says('cancelando', { later: true })
      .when(k.written('deleteEvent'));
    then.says('turno_cancelado').standsAt(OPEN, 'agenda.AGENDA_BUSCANDO_TURNOS');
    expect(then.context('agenda')['detalles']).toMatchObject({ ...thursday, servicio: 'corte' });
  });

  it('and the hour could not be had: what was wished for instead is looked for', () => {
    const then = booking.after(k.wantsBooking(thursday), k.refused());
    expect(then.context('agenda')).toMatchObject({ detalles: thursday });
    expect(then.context('agenda')['luego']).toBeUndefined();
  });

  it('what is told twice is put together', () => {
    const then = moving.after(
      k.wantsMove({ fecha_deseada: '2026-03-05' }),
      k.wantsMove({ hora_especifica: '11:00' }),
      k.written('moveEvent'),
    );
    expect(then.context('reprogramacion')['detalles']).toMatchObject(thursday);
  });

  it('nobody asks twice: what waited below is asked about behind it', () => {
    const two = k
      .given()
      .when(k.wantsBooking({ servicio: 'corte' }), k.wantsBooking({ servicio: 'color', ...thursday }));
    const done = two.after(k.found(), k.picks(1), k.accepts, k.wantsBooking({ hora_especifica: '12:00' }), k.written());
    expect(done.copies().filter(({ key }) => key === 'ahora_sigue')).toEqual([]);
    expect(done.talk.frames.map(({ machine }) => machine)).toEqual(['recepcion', 'agenda', 'reprogramacion']);
  });

  it('what is being done, told once more, is no other wish', () => {
    const { fecha_deseada } = whenOf(k.FREE[0]!, k.plain.timeZone);
    const said = { fecha_deseada };
    booking.when(k.wantsBooking(said)).says('reservando');
    expect(booking.when(k.wantsBooking(said)).context('agenda')['luego']).toBeUndefined();
    const again = moving.when(k.wantsMove(said)).says('reservando', { moves: true });
    again.standsAt(OPEN, 'reprogramacion.AGENDA_REPROGRAMACION_EJECUTANDO');
    expect(again.context('reprogramacion')['luego']).toBeUndefined();
  });
});

describe('“cancelalo”, while it is being moved', () => {
  const asked = moving.when(k.wantsCancel()).says('confirmar_cancelacion');
  it('is asked anew with the hour that it has by then: the move was decided before', () => {
    asked
      .when(k.written('moveEvent'))
      .says('confirmar_cancelacion')
      .standsAt(OPEN, 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO');
  });
  it('a tap on the question of before is to the old hour, and cancels nothing', () => {
    const tap = k.picks(1)(asked.talk);
    asked.after(k.written('moveEvent'), tap).writes().standsAt(OPEN, 'cancelacion.AGENDA_CANCELACION_CONFIRMANDO');
  });
  it('but moved instead, behind the question, it is not asked about any more', () => {
    k.given(mine)
      .after(k.wantsCancel(), k.wantsMove(thursday), k.found(), k.picks(1), k.accepts, k.written('moveEvent'))
      .standsAt(OPEN);
  });
});
