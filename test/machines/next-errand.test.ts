import { describe, expect, it } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import * as k from './kit.ts';

/** Several errands of one message: each is announced when its turn comes, whatever it is, and none goes in silence (CONV-11). */
const [CORTE, COLOR] = [{ servicio: 'corte' }, { servicio: 'color' }];
const mine = k.given({
  appointments: [k.appointment('a1', 30), { ...k.appointment('a2', 54), serviceId: 'color' }],
});
const besides = (servicio: string): CustomerEvent =>
  ({ ...k.wantsCancel({ servicio }), aparte: true }) as CustomerEvent;
const cancelled = (id: string, conversation: k.Conversation) =>
  conversation.talk.world.appointments.every((a) => a.id !== id);

describe('the errand whose turn it is', () => {
  it('a booking behind a cancellation is told when it comes in, and announced when it is next', () => {
    const asked = mine.when(k.wantsCancel(CORTE), k.wantsBooking(COLOR));
    asked.says('sigue_despues', { serviceId: 'color' });
    asked.after(k.found(), k.accepts, k.written('deleteEvent')).says('ahora_sigue', { serviceId: 'color' });
  });
  it('a cancellation behind a booking', () => {
    const booked = mine.when(k.wantsBooking(COLOR), k.wantsCancel(CORTE)).after(k.found(), k.picks(1), k.accepts);
    booked.when(k.written()).says('ahora_sigue', { change: 'cancelar', serviceId: 'corte' });
  });
  it('the third of three is told as coming after the second, and announced in its turn', () => {
    const three = mine.when(k.wantsCancel(CORTE), k.wantsPayment('consulta'), k.wantsBooking(COLOR));
    three.says('sigue_despues', { serviceId: 'color', then: true });
  });
  it('what was asked about already goes on without being announced: it was left for a question only', () => {
    const back = k.given({ appointments: [k.appointment('a1', 30)] }).after(k.wantsBooking(COLOR), k.found());
    const done = back.after(k.wantsCancel(CORTE), k.accepts, k.written('deleteEvent'));
    expect(done.copies().map(({ key }) => key)).not.toContain('ahora_sigue');
  });
  it('a person comes first: it is asked about when the conversation comes back', () => {
    const late = { ...k.plain, booking: { ...k.plain.booking, cancelNoticeMinutes: 10_000 } };
    const asked = k.given({ tenant: late, appointments: mine.talk.world.appointments });
    const handed = asked.when(k.wantsCancel(CORTE), k.wantsBooking(COLOR)).after(k.found(), k.accepts);
    expect(handed.copies().map(({ key }) => key)).not.toContain('ahora_sigue');
  });
});

describe('“y también el color”, asked whether the haircut is cancelled (AGENDA-7)', () => {
  const both = mine.after(k.wantsCancel(CORTE), besides('color'));
  it('the question stands, and the other is told to come next', () => {
    both.owes('say sigue_despues', 'say confirmar_cancelacion');
    both.says('confirmar_cancelacion', { appointment: mine.talk.world.appointments[0]! });
  });
  it('each goes by a yes of its own', () => {
    const first = both.after(k.accepts, k.written('deleteEvent')).says('ahora_sigue', { change: 'cancelar' });
    expect([cancelled('a1', first), cancelled('a2', first)]).toEqual([true, false]);
    expect(cancelled('a2', first.after(k.accepts, k.written('deleteEvent')))).toBe(true);
  });
  it('a no to the first leaves it, and the other is asked about all the same', () => {
    both.when(k.rejects).owes('say turno_sigue', 'say ahora_sigue', 'say confirmar_cancelacion');
  });
  it('named instead, and not besides, it takes the place of the first, as before', () => {
    mine.after(k.wantsCancel(CORTE), k.wantsCancel(COLOR)).owes('say turno_sigue', 'say confirmar_cancelacion');
  });
  it('while a move waits for its yes, the same', () => {
    const moving = mine.after(k.wantsMove(CORTE), k.found({ exact: k.slot(32) }));
    const also = moving.when({ ...k.wantsMove(COLOR), aparte: true } as CustomerEvent);
    also.says('sigue_despues', { change: 'mover', serviceId: 'color' });
    expect(also.talk.frames.filter(({ machine }) => machine === 'reprogramacion')).toHaveLength(2);
  });
});
