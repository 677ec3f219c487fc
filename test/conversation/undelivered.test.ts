import { describe, expect, it } from 'vitest';
import type { Rig } from '../../src/cli/rig.ts';
import { missedLater } from '../../src/conversation/undelivered.ts';
import { failureAnswer } from '../../src/handlers/index.ts';
import { send, textOf, withRig } from '../must-hold/kit.ts';

/** A customer asked for a link and paid: words of both classes went out. */
async function paid(rig: Rig): Promise<void> {
  for (const text of ['hola', 'quiero pagar la limpieza', 'sí']) await send(rig, text);
  const [order] = (await rig.store.load(rig.conversation, 0)).orders;
  if (!order) throw new Error('no order');
  const { amountMinor, currency } = order;
  const reference = `${order.id}:${order.attempt}`;
  rig.pay({ paymentId: 'p1', provider: 'sandbox', reference, status: 'approved', amountMinor, currency });
  await rig.rest();
}

async function wordsOf(rig: Rig, kind: 'chat' | 'once'): Promise<string> {
  const rows = await rig.store.outbox(rig.conversation);
  const row = rows.find((one) => one.kind === 'sendMessage' && one.class === kind);
  if (!row) throw new Error(`nothing of class ${kind}`);
  return row.id;
}

async function failed(rig: Rig, effect: string): Promise<void> {
  const { store, clock } = rig;
  const told = {
    store,
    clock,
    failureAnswer,
    receive: (rows: Parameters<Rig['engine']['receive']>[0]) => rig.engine.receive(rows),
  };
  await missedLater(told, rig.conversation, effect);
  await rig.rest();
}

const COMPACTED_LATER_MS = 7 * 86_400_000;

describe('a message that the channel took and could not deliver', () => {
  it('about money is shown to people once, however often the channel says so, and the bot goes on (reliability 2.1)', () =>
    withRig({}, async (rig) => {
      await paid(rig);
      const effect = await wordsOf(rig, 'once');
      for (let i = 0; i < 3; i += 1) await failed(rig, effect);
      expect(rig.desk.handoffs().map(({ handoff }) => handoff.reason)).toEqual(['call_given_up']);
      expect(textOf(await send(rig, '¿dónde están?'))).toMatch(/Siempreviva/);
    }));

  it('about money is shown to them also when compaction has taken its words (reliability 2.1)', () =>
    withRig({}, async (rig) => {
      await paid(rig);
      const effect = await wordsOf(rig, 'once');
      expect(await rig.store.compact(rig.clock.now() + COMPACTED_LATER_MS)).toBeGreaterThan(0);
      await failed(rig, effect);
      expect(rig.desk.handoffs().map(({ handoff }) => handoff.reason)).toEqual(['call_given_up']);
    }));

  it.each([
    ['booked', ['limpieza el jueves a las 15', 'sí'], /avisarle que su turno quedó reservado/],
    [
      'moved',
      ['limpieza el jueves a las 15', 'sí', 'pasalo al viernes a las 15', 'sí'],
      /avisarle que su turno se cambió/,
    ],
    ['cancelled', ['limpieza el jueves a las 15', 'sí', 'cancelar mi turno', 'sí'], /avisarle que su turno se canceló/],
  ])('that tells of what was %s is shown to people, with which one', (_what, texts, note) =>
    withRig({}, async (rig) => {
      for (const text of texts) await send(rig, text);
      const rows = await rig.store.outbox(rig.conversation);
      await failed(rig, rows.findLast(({ kind }) => kind === 'sendMessage')?.id ?? '');
      const [told, ...others] = rig.desk.handoffs();
      expect(others).toEqual([]);
      expect(told?.note).toMatch(/Limpieza dental[^]*Laura/);
      expect(told?.note).toMatch(note);
      expect(textOf(await send(rig, '¿dónde están?'))).toMatch(/Siempreviva/);
    }),
  );

  it('of chatter, or of an effect that is not there, bothers nobody', () =>
    withRig({}, async (rig) => {
      await paid(rig);
      const link = (await rig.store.outbox(rig.conversation)).find(({ kind }) => kind === 'createLink');
      for (const effect of [await wordsOf(rig, 'chat'), link?.id ?? '', `${rig.conversation}.99.0`, 'nonsense']) {
        await failed(rig, effect);
      }
      expect(rig.desk.handoffs()).toEqual([]);
    }));
});
