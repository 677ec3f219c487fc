import { describe, expect, it } from 'vitest';
import type { CalendarAnswer, Deed, Frame } from '../../src/domain.ts';
import { turn } from '../../src/machines/turn.ts';
import * as k from './kit.ts';

/** A deploy in the middle of a deed: its code cannot read the flow that waits for the calendar. */
function unreadable(conversation: k.Conversation): k.Conversation {
  const frames = conversation.talk.frames.map((frame): Frame =>
    frame.machine === 'recepcion' ? frame : { ...frame, snapshot: { ...frame.snapshot, context: { paso: 3 } } },
  );
  return new k.Conversation({ ...conversation.talk, frames });
}

/** The answer as the engine makes it: it says what it is to. */
function answering(kind: Deed['type'], became: CalendarAnswer['type']): k.Reply {
  return ({ unanswered }) => {
    const [effect, deed] = Object.entries(unanswered).findLast(([, one]) => one.type === kind)!;
    const eventId = became === 'calendar.written' ? { eventId: 'event-1' } : {};
    return { type: became, effect, deed, ...eventId } as CalendarAnswer;
  };
}

const uno = k.appointment('uno', 5);
const booking = k.given().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts);
const moving = k.given({ appointments: [uno] }).after(k.wantsMove(), k.found(), k.picks(1), k.accepts);
const cancelling = k.given({ appointments: [uno] }).after(k.wantsCancel(), k.accepts);

describe('a calendar that answers when the flow cannot be read any more', () => {
  it('has the booking: it is firm, and who booked it is told', () => {
    const told = unreadable(booking).when(answering('createEvent', 'calendar.written'));
    told.owes('say conversacion_reiniciada', 'say turno_confirmado').writes('appointment.note');
    expect(told.write('appointment.note').appointment).toMatchObject({ eventId: 'event-1', status: 'booked' });
  });
  it('is told of the booking later, where it could not be reached', () => {
    const told = unreadable(booking).when(answering('createEvent', 'calendar.failed'));
    told.owes('say conversacion_reiniciada', 'say turno_reservado_detalles_luego', 'createEvent').writes();
    expect(told.effect('createEvent')).toMatchObject({ background: true });
  });
  it('has no room for it: nothing is confirmed, and the call that is told later brings people', () => {
    const told = unreadable(booking).when(answering('createEvent', 'calendar.refused'));
    told.owes('say conversacion_reiniciada', 'createEvent').writes();
  });
  it.each(['calendar.written', 'calendar.refused', 'calendar.failed'] as const)(
    'may have moved the event (%s): it comes back to where the appointment is',
    (became) => {
      const told = unreadable(moving).when(answering('moveEvent', became));
      told.owes('say conversacion_reiniciada', 'say reprogramacion_fallida', 'createEvent').writes();
      const { appointment, background, maybeAt } = told.effect('createEvent');
      expect({ appointment, background, maybeAt }).toEqual({ appointment: uno, background: true, maybeAt: k.FREE[0] });
    },
  );
  it('has deleted the event: the appointment stands, so its event comes back', () => {
    const told = unreadable(cancelling).when(answering('deleteEvent', 'calendar.written'));
    told.owes('say conversacion_reiniciada', 'say cancelacion_fallida', 'createEvent').writes();
    expect(told.effect('createEvent')).toMatchObject({ appointment: uno, background: true, maybeAt: uno.slot });
  });
  it('answers a turn after the apology, and is put right all the same', () => {
    const begun = unreadable(cancelling).when(k.greets).owes('say conversacion_reiniciada', 'say saludo');
    begun.when(answering('deleteEvent', 'calendar.written')).owes('say cancelacion_fallida', 'createEvent');
  });
  it('is put right while a person has the conversation', () => {
    const taken = unreadable(cancelling.when(k.took));
    taken.when(answering('deleteEvent', 'calendar.written')).owes('say cancelacion_fallida', 'createEvent');
  });
  it('deleted what had been cancelled meanwhile: the event is looked for once more, and nothing is said', () => {
    const gone = new k.Conversation({ ...cancelling.talk, world: { ...cancelling.talk.world, appointments: [] } });
    const told = unreadable(gone).when(answering('deleteEvent', 'calendar.written'));
    told.owes('say conversacion_reiniciada', 'createEvent').writes();
  });
  it('answers older code, that did not say to what: nobody hears it, as ever', () => {
    const { frames, world } = unreadable(cancelling).talk;
    const plan = turn(frames, [k.written('deleteEvent')(cancelling.talk)], world);
    expect(plan).toMatchObject({ dropped: 1, owed: [{ effect: { copy: { key: 'conversacion_reiniciada' } } }] });
  });
});

it('a flow that waits for its answer hears it as ever', () => {
  booking.when(answering('createEvent', 'calendar.written')).owes('say turno_confirmado');
  cancelling.when(answering('deleteEvent', 'calendar.written')).owes('say turno_cancelado');
});
