import { describe, expect, it } from 'vitest';
import * as k from './kit.ts';

const CORTE = { servicio: 'corte' };
const waiting = k.given({ tenant: k.deposit }).after(k.wantsBooking(CORTE), k.found(), k.picks(1), k.accepts, k.linked);
const noteOf = (talk: k.Conversation) => talk.effect('openHandoff').handoff;

describe('people are told why money has no appointment, and of which hour it is (HUMAN-2)', () => {
  const slot = waiting.order().bookingFor?.slot;
  it('the booking was given up by who paid it all the same', () => {
    const left = waiting.after(k.exits('cancelar'), k.paid());
    expect(noteOf(left)).toMatchObject({ reason: 'order_without_slot', unbooked: 'given_up', slot });
  });
  it('the hour could not be had any more', () => {
    const refused = waiting.after(k.paid(), k.refused());
    expect(noteOf(refused)).toMatchObject({ reason: 'order_without_slot', unbooked: 'lost', slot });
  });
});
