import { describe, expect, it } from 'vitest';
import type { NewInboxRow, OutboundMessage } from '../../src/domain.ts';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { ServiceFailure, StoreUnavailable, UnclearFailure } from '../../src/errors.ts';
import type { Understanding } from '../../src/ports.ts';
import { MINUTE_MS, QUIET, START, given, world } from './customer-kit.ts';
import { pass, processOf, settle, text, type World } from './engine-kit.ts';

/** The commit of the first turn that hears this answer is refused once: the engine tries again after half a second. */
function refusing(store: World['store'], heard: string): World['store'] {
  let refusals = 1;
  return {
    ...store,
    commit: (turn) =>
      turn.turn.inputs.some(({ type }) => type === heard) && refusals-- > 0
        ? Promise.reject(new StoreUnavailable('busy'))
        : store.commit(turn),
  };
}

describe('a yes is to what was read (AGENDA-4)', () => {
  it('and to nothing that is asked by the very turn that takes it', async () => {
    const it = world();
    const { engine } = processOf({ ...it, store: refusing(it.store, 'slots.found') }, QUIET);
    await engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, 1_000);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 8_000);
    expect(await it.mine()).toEqual([]);
    expect(await it.inputs()).toEqual([['customer.wants_booking'], ['slots.found']]);
    expect(it.said().match(/¿Confirmás/g)).toHaveLength(1);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 8_000);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('nor to one that was put while it was here already: that is asked again', async () => {
    const it = world();
    await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
    const reader = createOfflineUnderstanding();
    const gate = Promise.withResolvers<undefined>();
    const understanding: Understanding = {
      understand: async (request) => {
        if (request.question.offer === undefined) await gate.promise;
        return reader.understand(request);
      },
    };
    const { engine } = processOf({ ...it, understanding }, { aloneSince: START });
    await engine.receive([it.says('1', 'quiero cancelar mi turno')]);
    await pass(it.clock, 2_000);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 2_000);
    gate.resolve(undefined);
    await pass(it.clock, 8_000);
    expect(await it.mine()).toHaveLength(1);
    expect(it.said().match(/¿Confirmás/g)).toHaveLength(2);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 8_000);
    expect(await it.mine()).toEqual([]);
    await engine.stop();
  });

  const twice: readonly (readonly [string, (read: readonly OutboundMessage[], at: number) => NewInboxRow])[] = [
    ['typed', (_read, at) => text('again', 'sí', at)],
    ['tapped', (read, at) => tapOnYes(read, at)],
  ];
  for (const [how, again] of twice) {
    it(`${how} twice to the first of two cancellations it cancels the first alone`, async () => {
      const it = world();
      await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
      await given(it.store, 'control', '2026-03-05T14:00:00Z');
      const { engine } = processOf({ ...it, store: refusing(it.store, 'calendar.written') }, { aloneSince: START });
      await engine.receive([it.says('1', 'quiero cancelar todos mis turnos')]);
      await pass(it.clock, MINUTE_MS);
      const question = [...it.read];
      await engine.receive([it.says('2', 'sí')]);
      await settle();
      await engine.receive([again(question, it.clock.now())]);
      await pass(it.clock, MINUTE_MS);
      expect(await it.mine()).toMatchObject([{ serviceId: 'control' }]);
      expect(it.said()).toMatch(/cancelé tu turno de \*Limpieza dental\*[^]*\*Consulta y control\*[^]*¿Confirmás/);
      await engine.stop();
    });
  }

  it('nor to one that the channel has not taken yet', async () => {
    const it = world();
    let down = true;
    const send: World['send'] = (...args) =>
      down ? Promise.reject(new ServiceFailure('ECONNREFUSED', { retryable: true })) : it.send(args[0], args[1]);
    const { engine } = processOf({ ...it, send }, { aloneSince: START });
    await engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, MINUTE_MS);
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 1_000);
    expect([await it.mine(), it.read]).toEqual([[], []]);
    down = false;
    await pass(it.clock, 20 * MINUTE_MS);
    expect(it.said().match(/¿Confirmás/g)).toHaveLength(1);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('where nobody knows whether the channel took the question, it is put once more', async () => {
    const it = world();
    let unclear = true;
    const send: World['send'] = (...args) =>
      unclear ? Promise.reject(new UnclearFailure('502')) : it.send(args[0], args[1]);
    const { engine } = processOf({ ...it, send }, { aloneSince: START });
    await engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, 1_000);
    unclear = false;
    await engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 1_000);
    expect(await it.mine()).toEqual([]);
    expect(it.said()).toMatch(/¿Confirmás/);
    await engine.receive([it.says('3', 'dale')]);
    await pass(it.clock, 5 * MINUTE_MS);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });

  it('nor where the process that asked is gone, and another one finds the question unsent', async () => {
    const it = world();
    const refuse: World['send'] = () => Promise.reject(new ServiceFailure('ECONNREFUSED', { retryable: true }));
    const one = processOf({ ...it, send: refuse }, { aloneSince: START });
    await one.engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, 1_000);
    await one.engine.stop();
    const other = processOf({ ...it, send: refuse }, { by: 'other' });
    await other.engine.receive([it.says('2', 'dale')]);
    await pass(it.clock, 1_000);
    expect(await it.mine()).toEqual([]);
    await other.engine.stop();
  });

  it('nor while it is still looked up in the store what waits to be said before the question', async () => {
    const it = world();
    await given(it.store, 'limpieza', '2026-03-04T13:00:00Z');
    const one = processOf(it, { aloneSince: START });
    await one.engine.receive([it.says('1', 'hola')]);
    await pass(it.clock, MINUTE_MS);
    await one.engine.stop();
    const found = Promise.withResolvers<undefined>();
    const owed: World['store']['owed'] = async (id) => {
      await found.promise;
      return it.store.owed(id);
    };
    const other = processOf({ ...it, store: { ...it.store, owed } }, { by: 'other', aloneSince: START });
    await other.engine.receive([it.says('2', 'quiero cancelar mi turno')]);
    await pass(it.clock, 1_000);
    await other.engine.receive([it.says('3', 'sí')]);
    await pass(it.clock, 1_000);
    found.resolve(undefined);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toHaveLength(1);
    expect(it.said().match(/¿Confirmás/g)).toHaveLength(1);
    await other.engine.receive([it.says('4', 'sí')]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toEqual([]);
    await other.engine.stop();
  });

  it('a clock that is slow where messages come in holds back no yes', async () => {
    const it = world();
    const { engine } = processOf(it, { aloneSince: START });
    await engine.receive([it.says('1', 'limpieza el jueves a las 15')]);
    await pass(it.clock, MINUTE_MS);
    const yes = it.says('2', 'dale');
    await engine.receive([{ ...yes, arrivedAt: yes.arrivedAt - 3 * MINUTE_MS }]);
    await pass(it.clock, MINUTE_MS);
    expect(await it.mine()).toHaveLength(1);
    await engine.stop();
  });
});

it('a clock that was an hour ahead when it asked holds back no yes (E2)', async () => {
  const customer = world();
  const { engine } = processOf(customer, { aloneSince: START });
  await engine.receive([customer.says('1', 'limpieza el jueves a las 15')]);
  await pass(customer.clock, MINUTE_MS);
  const yes = customer.says('2', 'dale');
  if (yes.body.kind !== 'message') throw new Error('a text is a message');
  const anHourAgo = START - 60 * MINUTE_MS;
  const message = { ...yes.body.message, at: anHourAgo };
  await engine.receive([{ ...yes, arrivedAt: anHourAgo, body: { kind: 'message', message } }]);
  await pass(customer.clock, MINUTE_MS);
  expect(await customer.mine()).toHaveLength(1);
  await engine.stop();
});

function tapOnYes(read: readonly OutboundMessage[], at: number): NewInboxRow {
  const yes = read
    .flatMap((message) => (message.type === 'buttons' ? message.buttons : []))
    .find((b) => b.title === 'Sí');
  const row = text('again', '', at);
  if (row.body.kind !== 'message') throw new Error('a text is a message');
  const message = { ...row.body.message, content: { type: 'tap', id: yes!.id, title: yes!.title } } as const;
  return { ...row, body: { kind: 'message', message } };
}
