import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/domain.ts';
import { ownAt } from '../../src/machines/own-time.ts';
import * as k from './kit.ts';

const AT = k.FREE[0]!;
const HALF_HOUR = 30;
const draft = { slot: AT, durationMinutes: HALF_HOUR };
const mine = { ...k.appointment('mio', 1), slot: { ...AT, professionalId: 'bea' } };
const later = (minutes: number) => ({ ...mine, slot: { ...mine.slot, start: AT.start + minutes * MINUTE_MS } });
const worldOf = (...appointments: (typeof mine)[]) => k.given({ appointments }).talk.world;

describe("the writer's own appointment at the time of another", () => {
  it('is found while the two overlap by a minute, whoever they are with', () => {
    expect(ownAt(draft, worldOf(mine))).toEqual({ own: mine });
    expect(ownAt(draft, worldOf(later(HALF_HOUR - 1)))).toEqual({ own: later(HALF_HOUR - 1) });
    expect(ownAt(draft, worldOf(later(1 - HALF_HOUR)))).toEqual({ own: later(1 - HALF_HOUR) });
  });
  it('is none where one begins as the other ends', () => {
    expect(ownAt(draft, worldOf(later(HALF_HOUR), later(-HALF_HOUR)))).toEqual({});
  });
  it('is none where either is for somebody else, or where it is the one that is moved', () => {
    const guest = { relation: 'hijo' as const };
    expect(ownAt({ ...draft, guest }, worldOf(mine))).toEqual({});
    expect(ownAt(draft, worldOf({ ...mine, guest }))).toEqual({});
    expect(ownAt({ ...draft, id: mine.id }, worldOf(mine))).toEqual({});
  });
  it('is told in the question for the yes, and the yes still books', () => {
    const asked = k.given({ appointments: [mine] }).after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1));
    asked.says('confirmar_turno', { own: mine });
    asked.when(k.accepts).owes('createEvent');
  });
});
