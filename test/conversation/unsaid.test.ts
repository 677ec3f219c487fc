/** Money comes after WhatsApp's 24 hours: the words about it are refused, and the customer's next message opens the window. */
import { expect, it } from 'vitest';
import { WINDOW_MS, type OutboundMessage } from '../../src/domain.ts';
import { ServiceFailure } from '../../src/errors.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import type { PaymentsPort } from '../../src/ports.ts';
import { MINUTE_MS, START } from './customer-kit.ts';
import { conversation, pass, processOf, text } from './engine-kit.ts';

const DAY_MS = 1_440 * MINUTE_MS;
type Fact = Awaited<ReturnType<PaymentsPort['fetch']>>;

/** A customer who asked for a link, and a channel that takes words as WhatsApp does. */
async function linked() {
  const [store, clock, said] = [createMemoryStore(), createVirtualClock(START), [] as string[]];
  let heardAt = START;
  let fact: Fact | undefined;
  const send = (_to: unknown, message: OutboundMessage) => {
    if (clock.now() - heardAt > WINDOW_MS)
      return Promise.reject(new ServiceFailure('WhatsApp error 131047', { retryable: false }));
    said.push(message.text);
    return Promise.resolve({ providerId: `w${said.length}` });
  };
  const payments = { fetch: () => Promise.resolve(fact!) };
  const { engine } = processOf({ store, clock, send, payments }, { aloneSince: START });
  let serial = 0;
  const says = async (words: string) => {
    const before = said.length;
    heardAt = clock.now();
    await engine.receive([text(`m${(serial += 1)}`, words, heardAt)]);
    await pass(clock, MINUTE_MS);
    return said.slice(before).join('\n');
  };
  const pays = async (status: Fact['status'], more: Partial<Fact> = {}) => {
    const { id, attempt, amountMinor, currency } = (await store.load(conversation, 0)).orders[0]!;
    fact = {
      paymentId: 'p1',
      provider: 'sandbox',
      reference: `${id}:${attempt}`,
      status,
      amountMinor,
      currency,
      ...more,
    };
    const body = { kind: 'payment', provider: 'sandbox', paymentId: fact.paymentId } as const;
    await engine.receive([{ conversation, id: `p${(serial += 1)}`, arrivedAt: clock.now(), body }]);
    await pass(clock, MINUTE_MS);
  };
  const after = (ms: number) => pass(clock, ms);
  for (const words of ['quiero pagar la limpieza', 'sí']) await says(words);
  return { said, says, pays, after, stop: () => engine.stop() };
}

it('what could not be said of doubtful money and of a person is said at the next message, also while a person has it', async () => {
  const it = await linked();
  await it.after(10 * DAY_MS);
  const before = it.said.length;
  await it.pays('approved', { currency: 'USD' });
  expect(it.said).toHaveLength(before);
  await it.after(60 * MINUTE_MS);
  const answer = await it.says('hola');
  expect(answer).toMatch(/pago/);
  expect(answer).toMatch(/Ya avisé al equipo/);
  // Said once: then the person has the word.
  expect(await it.says('hola?')).toBe('');
  await it.stop();
});

it('that money came is said at the next message, before its answer', async () => {
  const it = await linked();
  await it.after(10 * DAY_MS);
  await it.pays('approved');
  await it.after(2 * DAY_MS);
  const answer = await it.says('¿dónde están?');
  expect(answer).toMatch(/25[.,]000[\s\S]*Siempreviva/);
  expect(await it.says('¿dónde están?')).not.toMatch(/25[.,]000/);
  await it.stop();
});

it('what is not so any more is not said', async () => {
  const it = await linked();
  await it.after(10 * DAY_MS);
  await it.pays('approved');
  await it.pays('refunded');
  const answer = await it.says('¿dónde están?');
  expect(answer).toMatch(/devol|devuel|reintegr/);
  expect(answer).not.toMatch(/acreditado|Recibimos/);
  await it.stop();
});

it('who goes back to the bot with that message does not hear that a person has it', async () => {
  const it = await linked();
  await it.after(10 * DAY_MS);
  await it.pays('approved', { currency: 'USD' });
  const answer = await it.says('menú');
  expect(answer).not.toMatch(/Ya avisé al equipo/);
  expect(answer).toMatch(/pago/);
  await it.stop();
});

it('what was read is not said again', async () => {
  const it = await linked();
  await it.pays('approved');
  expect(it.said.at(-1)).toMatch(/25[.,]000/);
  expect(await it.says('¿dónde están?')).not.toMatch(/25[.,]000/);
  await it.stop();
});
