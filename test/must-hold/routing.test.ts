/** must-hold.md 8.1, the rows that no other test of behaviour covers alone. */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../src/domain.ts';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { MACHINES } from '../../src/machines/registry.ts';
import type { Understanding } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import * as k from '../machines/kit.ts';
import { complaintsAbout, literalsOf } from './compiler.ts';
import { HOUR_MS, MONDAY, PHONE, openRig, send, stateOf, tapOn, tenantOf, textOf, withRig } from './kit.ts';

/** Names of states, without those that are also outcomes of a flow. */
const STATES = new Set(
  Object.values(MACHINES).flatMap(({ machine }) =>
    Object.entries(machine.root.states).flatMap(([name, state]) => (state.type === 'final' ? [] : [name])),
  ),
);

/** Every string anywhere in a value, keys included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
}

/** A booking with a detour, up to the confirmation, and what is open at each rest. */
const DETOUR = ['quiero una limpieza mañana a la tarde', 'quiero pagar', 'no', 'el primero'];

describe('where a conversation stands', () => {
  it('is written once: no context of a machine repeats a state (must-hold 6)', () =>
    withRig({}, async (rig) => {
      for (const text of DETOUR) {
        await send(rig, text);
        const { conversation } = await rig.store.load(rig.conversation, 0);
        const { frames = [], ...around } = conversation ?? {};
        for (const { snapshot } of frames) {
          expect(STATES).toContain(snapshot.value);
          expect(stringsIn(snapshot.context).filter((one) => STATES.has(one))).toEqual([]);
        }
        expect(stringsIn(around).filter((one) => STATES.has(one))).toEqual([]);
      }
      expect(await stateOf(rig)).toBe('AGENDA_CONFIRMANDO_TURNO');
    }));

  it('has one writer: a turn that thought too long is thrown away with its words, and the newer state stands (must-hold 6, 22, 28)', async () => {
    const shared = { store: createMemoryStore(), clock: createVirtualClock(MONDAY) };
    const slow = gatedUnderstanding();
    const one = await openRig({ ...shared, understanding: slow });
    const two = await openRig(shared);
    one.say([{ type: 'text', text: 'hola' }]);
    await slow.asked;
    two.deliver([messageNow('wamid.second', 'quiero una limpieza mañana a la tarde')]);
    await two.rest();
    const stood = await stateOf(two);
    const said = two.shown().length;
    slow.answer();
    await one.rest();
    expect(stood).toBe('AGENDA_MOSTRANDO_OPCIONES');
    expect(await stateOf(one)).toBe(stood);
    expect([one.shown().length, two.shown().length]).toEqual([0, said]);
    const consumed = (await two.store.turns(two.conversation)).flatMap((turn) => turn.consumed);
    expect(new Set(consumed).size).toBe(consumed.length);
    await one.engine.stop();
    await two.close();
    expect([...one.problems(), ...two.problems()]).toEqual([]);
  });
});

describe('what does not exist cannot be written', () => {
  const INDEX = 'src/handlers/index.ts';
  it.each([
    ['an effect without a handler', INDEX, 'refund: refund(deps),', '', /refund/],
    ['an effect that the engine forgets', INDEX, "case 'openHandoff':", "case 'refund':", /never/],
    ['a handler of no effect', INDEX, 'refund: refund(deps),', 'refund: refund(deps), reanudar: x,', /reanudar/],
    ['an emit of no effect', 'src/machines/kit.ts', "type: 'sendMessage', copy }", "type: 'mover', copy }", /mover/],
    ['a guard that is not there', 'src/machines/pagos.ts', "guard: 'eligeServicio'", "guard: 'eligeOtro'", /eligeOtro/],
  ] as const)(
    '%s does not compile (must-hold 7)',
    (_what, file, from, to, complaint) => {
      expect(complaintsAbout(file, (text) => text.replace(from, to)).join('\n')).toMatch(complaint);
    },
    60_000,
  );

  it('every event that a machine waits for is one that somebody sends (must-hold 7)', () => {
    const known = literalsOf('src/domain/events.ts', "DomainEvent['type']");
    expect(known.length).toBeGreaterThan(40);
    const sent = (event: string) =>
      event.endsWith('.*') ? known.some((one) => one.startsWith(event.slice(0, -1))) : known.includes(event);
    for (const { name, machine } of Object.values(MACHINES)) {
      expect(
        machine.events.map(String).filter((event) => !sent(event)),
        name,
      ).toEqual([]);
    }
  }, 60_000);
});

describe('a tap', () => {
  const own = k.given({ appointments: [k.appointment('uno', 5)] });
  const wish = k.wantsBooking({ servicio: 'corte' });
  const moving = k.given({ appointments: [k.appointment('uno', 5), k.appointment('dos', 6)] }).when(k.wantsMove());
  it.each([
    ['services', own.when(k.wantsBooking())],
    ['branches', k.given({ tenant: k.branches, appointments: [k.appointment('uno', 5)] }).when(wish)],
    ['hours of the day', own.after(wish, k.found({ ambiguous: ['05:00', '17:00'] }))],
    ['slots', own.after(wish, k.found())],
    ['services to pay', own.when(k.wantsPayment())],
    ['slots to move to', own.after(k.wantsMove(), k.found())],
    ['appointments to move', moving],
  ])('on another open list chooses nothing of the list of %s (must-hold 18)', (_what, asking) => {
    const [, flow] = asking.talk.frames;
    const picked = asking.after(k.myAppointments, k.picks(1)).owes('say acciones_turno').writes();
    expect(picked.talk.frames[1]).toEqual(flow);
  });
});

describe('who is spoken to', () => {
  it('is the same on every path that fails, and stands in no context (must-hold 8)', () =>
    withRig(
      {
        tenant: tenantOf('demo-sena'),
        faults: [
          { port: 'payments', mode: 'down', calls: 'always' },
          { port: 'desk', mode: 'down', calls: 'always' },
        ],
      },
      async (rig) => {
        for (const text of ['un tatuaje mañana a las 15', 'sí', 'reintentar', 'quiero hablar con una persona']) {
          expect(textOf(await send(rig, text)), text).not.toBe('');
          const { conversation } = await rig.store.load(rig.conversation, 0);
          expect(conversation?.address).toMatchObject({ waId: PHONE });
          expect(stringsIn(conversation?.frames).filter((one) => one.includes(PHONE))).toEqual([]);
        }
        const sent = (await rig.store.outbox(rig.conversation)).filter(({ kind }) => kind === 'sendMessage');
        expect(sent.map(({ state }) => state)).toEqual(sent.map(() => 'done'));
      },
    ));

  it('does not change with a frame that is thrown away (must-hold 8)', () =>
    withRig({}, async (rig) => {
      await send(rig, 'quiero una limpieza mañana a la tarde');
      const { conversation } = await rig.store.load(rig.conversation, 0);
      const broken = conversation?.frames.map((f) => ({
        ...f,
        snapshot: { ...f.snapshot, context: { author: null } },
      }));
      await overwriteFrames(rig, broken ?? []);
      expect(textOf(await send(rig, 'hola'))).toMatch(/\S/);
      const after = (await rig.store.load(rig.conversation, 0)).conversation;
      expect([after?.address, after?.contact.name]).toEqual([conversation?.address, 'Ana']);
    }));
});

describe('the payment before a booking', () => {
  it('is offered with its buttons at every try, and the yes leads to the link (must-hold 14)', () =>
    withRig({ tenant: tenantOf('demo-sena') }, async (rig) => {
      await send(rig, 'un tatuaje mañana a las 15');
      const helped = await send(rig, 'dale, ayudame');
      expect(textOf(helped)).toMatch(/https?:/);
      expect(await stateOf(rig)).toBe('AGENDA_ESPERANDO_PAGO');
      expect(textOf(await send(rig, 'otro horario'))).not.toBe('');
      expect(await stateOf(rig)).toBe('AGENDA_MOSTRANDO_OPCIONES');
    }));
});

describe('a flow that was left', () => {
  it('leaves what was paid and booked where it is (must-hold 13)', () =>
    withRig({}, async (rig) => {
      for (const text of ['una limpieza mañana a las 15', 'sí', 'quiero pagar el control', 'sí', 'menú', 'hola']) {
        await send(rig, text);
      }
      const facts = async () => {
        const { appointments, orders } = await rig.store.load(rig.conversation, 0);
        return [appointments.map(({ status }) => status), orders.map(({ status }) => status)];
      };
      expect(await facts()).toEqual([['booked'], ['open']]);
      const [order] = (await rig.store.load(rig.conversation, 0)).orders;
      if (!order) throw new Error('no order');
      rig.pay({
        paymentId: 'p1',
        provider: 'sandbox',
        reference: `${order.id}:${order.attempt}`,
        status: 'approved',
        amountMinor: order.amountMinor,
        currency: order.currency,
      });
      await rig.rest();
      await rig.advance(rig.clock.now() + HOUR_MS);
      await send(rig, 'quiero un turno');
      await send(rig, tapOn(rig, 1));
      expect(await facts()).toEqual([['booked'], ['paid']]);
    }));
});

/** The offline reader, whose first answer waits until it is let go. */
function gatedUnderstanding(): Understanding & { readonly asked: Promise<unknown>; answer(): void } {
  const inner = createOfflineUnderstanding();
  const asked = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  let calls = 0;
  return {
    asked: asked.promise,
    answer: () => {
      gate.resolve(undefined);
    },
    understand: async (request): Promise<Reading> => {
      calls += 1;
      if (calls === 1) {
        asked.resolve(undefined);
        await gate.promise;
      }
      return inner.understand(request);
    },
  };
}

function messageNow(id: string, text: string) {
  const from = { provider: 'whatsapp' as const, phoneNumberId: '100000000000001', waId: PHONE };
  return {
    kind: 'message' as const,
    message: { id, at: MONDAY, content: { type: 'text' as const, text }, from, name: 'Ana' },
  };
}

/** What a replica of another build might have written. */
async function overwriteFrames(
  rig: Awaited<ReturnType<typeof openRig>>,
  frames: NonNullable<Awaited<ReturnType<typeof rig.store.load>>['conversation']>['frames'],
): Promise<void> {
  const { conversation } = await rig.store.load(rig.conversation, 0);
  if (!conversation) throw new Error('no conversation');
  const version = conversation.version + 1;
  const turns = await rig.store.turns(rig.conversation);
  const last = turns.at(-1);
  if (!last) throw new Error('no turn');
  const outcome = await rig.store.commit({
    conversation: { ...conversation, version, turnId: 'another build', frames },
    expectedVersion: conversation.version,
    consumed: [],
    dead: [],
    turn: { ...last, n: version, consumed: [], inputs: [], effects: [] },
    outbox: [],
    claims: [],
    appointments: [],
    orders: [],
    timers: [],
    cancelledTimers: [],
    messages: [],
    at: rig.clock.now(),
  });
  expect(outcome).toEqual({ outcome: 'committed' });
}
