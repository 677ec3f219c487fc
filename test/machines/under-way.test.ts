import { describe, expect, it } from 'vitest';
import { MACHINES } from '../../src/machines/registry.ts';
import * as k from './kit.ts';

/** A service's answer is awaited: whatever short word comes meanwhile is told that it is being done, and answers nothing. */

interface StateNode {
  readonly key: string;
  readonly tags: readonly string[];
  readonly ownEvents: readonly string[];
}
const waiting = Object.values(MACHINES).flatMap(({ name, machine }) =>
  Object.values(machine.states as Readonly<Record<string, StateNode>>)
    .filter(({ tags }) => tags.includes('servicio'))
    .map(({ key, ownEvents }) => ({ name, key, ownEvents })),
);

it('each state that waits for a service hears a yes, a no and “otra vez” itself: below it nothing is pending', () => {
  expect(waiting.length).toBeGreaterThan(6);
  const deaf = waiting.flatMap(({ name, key, ownEvents }) =>
    ['customer.accepts', 'customer.rejects', 'customer.retries']
      .filter((word) => !ownEvents.includes(word) && !ownEvents.includes('customer.*'))
      .map((word) => `${name}.${key} ${word}`),
  );
  expect(deaf).toEqual([]);
});

describe('“sí” behind a yes that is being done (CONV-8)', () => {
  const mine = { appointments: [k.appointment('a1', 30)] };
  it.each([
    ['looking for hours', k.given().when(k.wantsBooking({ servicio: 'corte' })), 'buscando'],
    ['booking', k.given().after(k.wantsBooking({ servicio: 'corte' }), k.found(), k.picks(1), k.accepts), 'reservando'],
    ['cancelling', k.given(mine).after(k.wantsCancel(), k.accepts), 'cancelando'],
    ['looking where to move', k.given(mine).when(k.wantsMove()), 'buscando'],
    ['moving', k.given(mine).after(k.wantsMove(), k.found(), k.picks(1), k.accepts), 'reservando'],
    ['making a link', k.given().after(k.wantsPayment('corte'), k.accepts), 'generando_link'],
  ])('%s: we are on it, and nothing is done twice', (_what, busy, words) => {
    const { length } = busy.talk.frames;
    for (const again of [k.accepts, k.retries]) busy.when(again).owes(`say ${words}`).writes();
    expect(busy.when(k.accepts).talk.frames).toHaveLength(length);
  });
});
