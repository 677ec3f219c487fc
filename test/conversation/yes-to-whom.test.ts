import { describe, expect, it } from 'vitest';
import type { NewInboxRow, Reading } from '../../src/domain.ts';
import { ServiceFailure, StoreUnavailable } from '../../src/errors.ts';
import type { Understanding } from '../../src/ports.ts';
import { failureAnswer } from '../../src/handlers/index.ts';
import { missedLater } from '../../src/conversation/undelivered.ts';
import { MINUTE_MS, START, given, world } from './customer-kit.ts';
import { conversation, pass, processOf, tenant, type World } from './engine-kit.ts';

const ALONE = { aloneSince: START };
const HOUR_MS = 60 * MINUTE_MS;

/** One of the business writes from their own phone, or gives the conversation back. */
function person(id: string, event: 'person.took' | 'person.returned', text?: string): NewInboxRow {
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const to = { provider, phoneNumberId, waId: '5491100001111' };
  return {
    ...{ conversation, id, arrivedAt: START },
    body: { kind: 'person', event, to, ...(text === undefined ? {} : { text }) },
  };
}

async function asked(it: ReturnType<typeof world>, send: World['send'] = it.send) {
  const process = processOf({ ...it, send }, ALONE);
  await process.engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
  await pass(it.clock, 3_000);
  return process;
}

describe('a typed yes books nothing (AGENDA-4)', () => {
  it('where the words that ask are still on their way to the channel, and it may not take them', async () => {
    const it = world();
    const asks: World['send'] = (to, message) =>
      message.text.includes('¿Confirmás')
        ? new Promise((_, reject) => {
            const refuse = () => {
              reject(new ServiceFailure('ECONNREFUSED', { retryable: true }));
            };
            it.clock.wake(it.clock.now() + 8_000, refuse);
          })
        : it.send(to, message);
    const { engine } = await asked(it, asks);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    expect([await it.mine(), it.said()]).toEqual([[], '']);
    const stopped = engine.stop();
    await pass(it.clock, MINUTE_MS);
    await stopped;
  });

  it('where the second try of the words that ask is on its way, as the first one failed', async () => {
    const it = world();
    let tries = 0;
    const asks: World['send'] = (to, message) => {
      if (!message.text.includes('¿Confirmás')) return it.send(to, message);
      tries += 1;
      return tries === 1
        ? Promise.reject(new ServiceFailure('ECONNREFUSED', { retryable: true }))
        : new Promise(() => undefined);
    };
    const { engine } = await asked(it, asks);
    await pass(it.clock, 30_000);
    expect(tries).toBe(2);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    const stopped = engine.stop();
    await pass(it.clock, MINUTE_MS);
    await stopped;
  });

  it('where another replica had begun to ask, and nobody knows what became of it', async () => {
    const it = world();
    const never = processOf({ ...it, send: () => new Promise(() => undefined) }, { by: 'one' });
    await never.engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, 3_000);
    const other = processOf(it, { by: 'other' });
    await other.engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    await pass(it.clock, 5 * MINUTE_MS);
    expect(it.said()).toMatch(/¿Confirmás/);
    await other.engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toHaveLength(1);
    await other.engine.stop();
  });

  it('where the channel has refused the question for good', async () => {
    const it = world();
    let refusals = 1;
    const { engine } = await asked(it, (to, message) =>
      refusals-- > 0 ? Promise.reject(new ServiceFailure('131026', { retryable: false })) : it.send(to, message),
    );
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('where the channel took the question, and says later that it was not delivered', async () => {
    const it = world();
    const { engine } = await asked(it);
    const question = (await it.store.outbox(conversation)).at(-1);
    const told = { store: it.store, failureAnswer, clock: it.clock, receive: engine.receive.bind(engine) };
    await missedLater(told, conversation, question?.id ?? '');
    await pass(it.clock, 2_000);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    expect(it.said().match(/¿Confirmás/g)).toHaveLength(2);
    await engine.stop();
  });

  it('nor once something else was answered meanwhile', async () => {
    const it = world();
    const { engine } = await asked(it);
    const question = (await it.store.outbox(conversation)).at(-1);
    const told = { store: it.store, failureAnswer, clock: it.clock, receive: engine.receive.bind(engine) };
    const person1 = person('p1', 'person.took');
    await engine.receive([person1]);
    await pass(it.clock, 2_000);
    await missedLater(told, conversation, question?.id ?? '');
    await pass(it.clock, 2_000);
    await engine.receive([it.says('2', 'dejame ver')]);
    await pass(it.clock, 2_000);
    await engine.receive([person('p2', 'person.returned')]);
    await pass(it.clock, 2_000);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    await engine.stop();
  });

  it('behind a person who wrote, whatever they wrote, until the question is put again', async () => {
    const it = world();
    const { engine } = await asked(it);
    const words = 'El jueves Laura no está. Lo vemos el viernes y te llamo.';
    await engine.receive([person('p1', 'person.took', words), person('p2', 'person.returned')]);
    await pass(it.clock, MINUTE_MS);
    const before = it.read.length;
    await engine.receive([it.says('3', 'sí, gracias')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    expect(it.read.slice(before).map(({ text }) => text)).toEqual([expect.stringMatching(/¿Confirmás/)]);
    await engine.receive([it.says('4', 'sí')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('behind a person who wrote, though the customer has said a word to them in between', async () => {
    const it = world();
    const { engine } = await asked(it);
    await engine.receive([person('p1', 'person.took', '¿Te sirve el viernes a las 11?')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([it.says('2', 'dejame ver')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([person('p2', 'person.returned')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([it.says('3', 'sí, dale')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    await engine.receive([it.says('4', 'sí')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('where a person had the conversation when the bot would have asked, and said nothing', async () => {
    const it = world();
    const { engine } = processOf(it, ALONE);
    await engine.receive([it.says('1', 'limpieza el jueves a las 15'), person('p1', 'person.took')]);
    await pass(it.clock, MINUTE_MS);
    expect(it.said()).not.toMatch(/¿Confirmás/);
    await engine.receive([person('p2', 'person.returned')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([it.says('2', 'sí')]);
    await pass(it.clock, 2_000);
    expect(await it.mine()).toEqual([]);
    await engine.stop();
  });
});

it('a yes to words that were read books, though the call that said them has no answer yet', async () => {
  const customer = world();
  const delivers: World['send'] = async (to, message) => {
    const sent = await customer.send(to, message);
    if (message.text.includes('¿Confirmás'))
      await new Promise<void>((resolve) => customer.clock.wake(customer.clock.now() + 8_000, resolve));
    return sent;
  };
  const { engine } = await asked(customer, delivers);
  const [question] = await customer.store.owed(conversation);
  const read = { conversation, effect: question?.id ?? '', status: 'read' as const, at: customer.clock.now() };
  await customer.store.noteStatus(read);
  await engine.receive([customer.says('2', 'dale')]);
  await pass(customer.clock, MINUTE_MS);
  expect(await customer.mine()).toHaveLength(1);
  expect(customer.said().match(/¿Confirmás/g)).toHaveLength(1);
  await engine.stop();
});

describe('a yes in the very turn that puts another question is none to it (AGENDA-4)', () => {
  it('where the end of a link puts the question of the booking that waited below', async () => {
    const it = world();
    const deposit = { ...tenant, booking: { ...tenant.booking, paymentBeforeBooking: 'deposit' as const } };
    let busy = true;
    const store: World['store'] = {
      ...it.store,
      commit: (turn) =>
        turn.turn.inputs.some((input) => input.type === 'timer.fired' && input.kind === 'orden') && busy
          ? Promise.reject(new StoreUnavailable('busy'))
          : it.store.commit(turn),
    };
    const free = {
      ...deposit,
      services: deposit.services.map((one) => (one.id === 'control' ? { ...one, priceMinor: 0 } : one)),
    };
    const { engine } = processOf({ ...it, store, tenantOf: () => free }, ALONE);
    await engine.receive([it.says('1', 'limpieza el jueves a las 15 y un control el viernes a las 10')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([it.says('2', 'sí')]);
    await pass(it.clock, MINUTE_MS);
    const due = (await it.store.load(conversation, 0)).conversation?.timers.orden?.dueAt ?? 0;
    await pass(it.clock, due - it.clock.now() - 50);
    await engine.sweep();
    await pass(it.clock, 100);
    await engine.sweep();
    await pass(it.clock, 100);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 100);
    busy = false;
    await pass(it.clock, MINUTE_MS);
    expect(it.said()).toMatch(/venció[^]*\*Consulta y control\*[^]*¿Confirmás/);
    expect(await it.mine()).toEqual([]);
    await engine.stop();
  });

  it('where the same burst asks for something and agrees to it', async () => {
    const it = world();
    await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
    const events: Reading['events'] = [
      { type: 'customer.wants_cancellation', detalles: {} },
      { type: 'customer.accepts' },
    ];
    const understanding: Understanding = {
      understand: () => Promise.resolve({ events, by: 'model', confidence: 0.9 }),
    };
    const { engine } = processOf({ ...it, understanding }, ALONE);
    await engine.receive([it.says('1', 'cancelalo. sí, dale')]);
    await pass(it.clock, MINUTE_MS);
    expect(it.said()).toMatch(/¿Confirmás/);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });
});

describe('a yes cancels nothing that was asked about after it was written (OPS-2)', () => {
  it('though all that was written in an outage comes as late as it did', async () => {
    const it = world();
    await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
    const { engine } = processOf(it, ALONE);
    const wish = it.says('1', 'quiero cancelar mi turno');
    await pass(it.clock, 10_000);
    const yes = it.says('2', 'dale');
    await pass(it.clock, MINUTE_MS);
    await engine.receive([{ ...wish, arrivedAt: it.clock.now() }]);
    await pass(it.clock, 10_000);
    await engine.receive([{ ...yes, arrivedAt: it.clock.now() }]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toHaveLength(1);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toEqual([]);
    await engine.stop();
  });

  for (const [late, lateMs] of [
    ['a minute', MINUTE_MS],
    ['an hour', HOUR_MS],
  ] as const) {
    it(`though its webhook comes ${late} later`, async () => {
      const it = world();
      await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
      await given(it.store, 'control', '2026-03-05T14:00:00Z');
      const { engine } = processOf(it, ALONE);
      await engine.receive([it.says('1', 'quiero cancelar todos mis turnos')]);
      await pass(it.clock, 10_000);
      const first = it.says('2', 'sí');
      await pass(it.clock, 10_000);
      await engine.receive([it.says('3', 'sí')]);
      await pass(it.clock, lateMs);
      await engine.receive([{ ...first, arrivedAt: it.clock.now() }]);
      await pass(it.clock, MINUTE_MS);
      expect(await it.mine()).toMatchObject([{ serviceId: 'control' }]);
      await engine.receive([it.says('4', 'sí')]);
      await pass(it.clock, MINUTE_MS);
      expect(await it.mine()).toEqual([]);
      await engine.stop();
    });
  }
});

it('who answers a server whose clock is ahead is asked once more, not for as long as it is ahead (E2)', async () => {
  const customer = world();
  const ahead = { ...customer.clock, now: () => customer.clock.now() + 4 * MINUTE_MS };
  const asks = processOf({ ...customer, clock: ahead }, { by: 'ahead', leases: false });
  await asks.engine.receive([{ ...customer.says('1', 'limpieza el jueves a las 15'), arrivedAt: ahead.now() }]);
  await pass(customer.clock, 2_000);
  await asks.engine.stop();
  const { engine } = processOf(customer, { by: 'right', leases: false });
  await engine.receive([customer.says('2', 'sí')]);
  await pass(customer.clock, 15_000);
  expect(await customer.mine()).toEqual([]);
  await engine.receive([customer.says('3', 'sí')]);
  await pass(customer.clock, 15_000);
  expect(await customer.mine()).toHaveLength(1);
  expect(customer.said().match(/¿Confirmás/g)).toHaveLength(2);
  await engine.stop();
});

it('people keep the conversation for all of their time, whatever clock finds the timer (E2)', async () => {
  const customer = world();
  const { engine } = processOf(customer, ALONE);
  await engine.receive([customer.says('1', 'quiero hablar con una persona')]);
  await pass(customer.clock, MINUTE_MS);
  const timer = async () => (await customer.store.load(conversation, 0)).conversation?.timers.persona;
  const set = await timer();
  const fires: NewInboxRow = {
    ...{ conversation, id: `timer:persona:${set?.generation}`, arrivedAt: customer.clock.now() },
    body: { kind: 'timer', timer: 'persona', generation: set?.generation ?? 0 },
  };
  await engine.receive([fires]);
  await pass(customer.clock, MINUTE_MS);
  const frames = (await customer.store.load(conversation, 0)).conversation?.frames;
  expect(frames?.[0]?.snapshot.value).toBe('escalado_a_humano');
  expect(await timer()).toMatchObject({ dueAt: set?.dueAt });
  await engine.stop();
});
