import { describe, expect, it } from 'vitest';
import { DAY_MS, ORDER_LIFE_MS } from '../../src/domain.ts';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const OTHER = k.FREE[1]!;
const LUCIA = { relation: 'hermana', name: 'Lucía' } as const;
const again = [k.wantsBooking(CORTE), k.found({ exact: OTHER })];

/** The hour is held, and its link was sent. */
const waiting = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
/** The same, of an hour that may be cancelled still. */
const inTime = k
  .given({ tenant: k.deposit })
  .after(k.wantsBooking(CORTE), k.found({ exact: k.slot(96) }), k.accepts, k.linked);
const looking = waiting.after(k.otherTime, k.found());
const left = looking.after(k.paid(), k.exits(), k.deskOpened, k.returned);

describe('what was paid for a booking that came to nothing pays the next one of its service (AGENDA-16)', () => {
  it.each([
    ['left', left],
    ['given up, and paid all the same', waiting.after(k.exits('cancelar'), k.paid(), k.deskOpened, k.returned)],
    [
      'cancelled',
      inTime.after(
        k.paid(),
        k.written(),
        k.wantsCancel(),
        k.accepts,
        k.written('deleteEvent'),
        k.deskOpened,
        k.returned,
      ),
    ],
  ])('%s: nothing is asked for, and a yes books', (_how, where) => {
    const { id } = where.order();
    const asked = where.after(...again);
    asked.says('confirmar_turno');
    const booked = asked.when(k.accepts).owes('createEvent');
    expect(booked.write('appointment.book').appointment).toMatchObject({ orderId: id, slot: OTHER });
    expect(booked.order()).toMatchObject({ id, bookingFor: { slot: OTHER } });
    expect(booked.order().free).toBeUndefined();
  });
  it('not the one after that', () => {
    const booked = left.after(...again, k.accepts, k.written());
    booked.after(k.wantsBooking(CORTE), k.found({ exact: k.FREE[2]! })).says('pagar_antes');
    booked
      .later(3 * DAY_MS)
      .after(k.wantsBooking(CORTE), k.found({ exact: k.slot(7 * 24) }))
      .says('pagar_antes');
  });
  it('nor after a visit that was', () => {
    const visited = waiting.after(k.paid(), k.written()).later(3 * DAY_MS);
    visited.after(k.wantsBooking(CORTE), k.found({ exact: k.slot(7 * 24) })).says('pagar_antes');
  });
  it('nor for somebody else, nor once it was given back', () => {
    left.after(k.wantsBooking({ ...CORTE, para: LUCIA }), k.found({ exact: OTHER })).says('pagar_antes');
    left.after(k.paid('refunded'), ...again).says('pagar_antes');
  });
  it('its hour gone when it came late, the same', () => {
    const late = waiting.later(ORDER_LIFE_MS).when(k.fired('orden'));
    const slot = waiting.order().bookingFor!.slot;
    const gone = late.later(30 * 3_600_000).after(k.paid(), k.deskOpened, k.returned);
    expect(slot.start).toBeLessThan(gone.talk.world.at);
    gone.after(k.wantsBooking(CORTE), k.found({ exact: k.slot(72) })).says('confirmar_turno');
  });
});
