import { expect, it } from 'vitest';
import type { NewInboxRow } from '../../src/domain.ts';
import { HOUR_MS, MINUTE_MS, MONDAY, send, withRig } from '../must-hold/kit.ts';
import type { Rig } from '../../src/cli/rig.ts';

async function record(rig: Rig) {
  const { conversation } = await rig.store.load(rig.conversation, 0);
  if (!conversation) throw new Error('no conversation');
  return conversation;
}

it('a silence timer that comes a day too late says nothing, and the flow is parked, not looked at each minute (CONV-14)', () =>
  withRig({}, async (rig) => {
    await send(rig, 'hola, quiero una limpieza');
    // Nobody swept meanwhile: the server was down.
    const back = MONDAY + 25 * HOUR_MS;
    while (rig.clock.now() < back) (rig.clock as { advanceTo?: (at: number) => void }).advanceTo?.(back);
    const shown = rig.shown().length;
    await rig.advance(back + 10 * MINUTE_MS);
    const { version, frames } = await record(rig);
    expect(frames).toHaveLength(1);
    await rig.advance(back + 4 * HOUR_MS);
    expect((await record(rig)).version).toBe(version);
    expect(rig.shown().length).toBe(shown);
  }));

it('the nudge comes so long after the last words, also where the timer of earlier words looks just before (CONV-14, E3)', () =>
  withRig({}, async (rig) => {
    await send(rig, 'hola, quiero una limpieza');
    const first = (await record(rig)).timers.silencio!.dueAt;
    const after = first - rig.clock.now();
    await rig.advance(rig.clock.now() + 5_000);
    await send(rig, 'mañana a la tarde');
    const spoke = (await record(rig)).lastInboundAt;
    const shown = rig.shown().length;
    await rig.advance(spoke + after - 1_000);
    expect(rig.shown().length).toBe(shown);
    await rig.advance(spoke + after + 1_000);
    expect(rig.shown().length).toBe(shown + 1);
  }));

it('a silence timer that fires beside a message is set again: the flow is asked after, and parked, in its time (CONV-14)', () =>
  withRig({}, async (rig) => {
    await send(rig, 'hola, quiero una limpieza');
    const { timers } = await record(rig);
    const { dueAt, generation } = timers.silencio!;
    await rig.advance(dueAt - 500);
    const fired: NewInboxRow = {
      conversation: rig.conversation,
      id: `timer:silencio:${generation}`,
      arrivedAt: rig.clock.now(),
      body: { kind: 'timer', timer: 'silencio', generation },
    };
    rig.deliver([fired.body]);
    rig.say([{ type: 'text', text: 'la segunda' }]);
    await rig.rest();
    expect((await record(rig)).timers.silencio?.dueAt).toBeGreaterThan(dueAt);
  }));

it("a timer of another generation than the one that is set is nobody's (reliability 2.6)", () =>
  withRig({}, async (rig) => {
    await send(rig, 'quiero hablar con una persona');
    const { timers, frames } = await record(rig);
    const { generation } = timers.persona!;
    rig.deliver([{ kind: 'timer', timer: 'persona', generation: generation + 1 }]);
    await rig.rest();
    const after = await record(rig);
    expect(after.timers.persona).toEqual(timers.persona);
    expect(after.frames.at(-1)?.snapshot).toEqual(frames.at(-1)?.snapshot);
  }));

it('a parking that a clock which ran ahead has fired too early is set again for its time (CONV-14, E2)', () =>
  withRig({}, async (rig) => {
    await send(rig, 'hola, quiero una limpieza');
    await rig.advance((await record(rig)).timers.silencio!.dueAt);
    const { generation, dueAt } = (await record(rig)).timers.parar!;
    rig.deliver([{ kind: 'timer', timer: 'parar', generation }]);
    await rig.rest();
    const { timers, frames } = await record(rig);
    expect(frames.length).toBeGreaterThan(1);
    expect(timers.parar?.dueAt).toBeLessThanOrEqual(dueAt);
    await rig.advance(dueAt + MINUTE_MS);
    expect((await record(rig)).frames).toHaveLength(1);
  }));
