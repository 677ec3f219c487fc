import { describe, expect, it } from 'vitest';
import type { Effect, Handoff } from '../../src/domain.ts';
import { EFFECT_ATTEMPTS_MAX } from '../../src/domain.ts';
import { failureAnswer, policyOf } from '../../src/handlers/index.ts';
import { appointment, order, slot } from './kit.ts';

const say: Effect = { type: 'sendMessage', copy: { key: 'saludo' } };
const waited: readonly [Effect, string][] = [
  [{ type: 'findSlots', query: { serviceId: 'limpieza', detalles: {} } }, 'slots.failed'],
  [{ type: 'createEvent', appointment }, 'calendar.failed'],
  [{ type: 'moveEvent', appointment, from: slot }, 'calendar.failed'],
  [{ type: 'deleteEvent', appointment }, 'calendar.failed'],
  [{ type: 'createLink', order }, 'link.failed'],
  [{ type: 'openHandoff', handoff: { reason: 'asked' } }, 'desk.failed'],
];
const unattended: readonly Effect[] = [
  { type: 'createEvent', appointment, background: true },
  { type: 'deleteEvent', appointment, background: true },
  { type: 'fetchPayment', provider: 'sandbox', paymentId: 'p' },
  { type: 'refund', order, paymentId: 'p' },
];

/** After each of its calls but the last, ms. */
function waitsOf(effect: Effect, jitter: number): number[] {
  const { attemptsMax, backoffMs } = policyOf(effect);
  return Array.from({ length: attemptsMax - 1 }, (_, i) => backoffMs(i + 1, jitter));
}
function sum(ms: readonly number[]): number {
  return ms.reduce((a, b) => a + b, 0);
}

describe('how often an effect is tried', () => {
  it.each(waited)('a customer who waits for $type hears within ten seconds', (effect) => {
    const { class: kind, attemptsMax, timeoutMs, backoffMs } = policyOf(effect);
    const waits = Array.from({ length: attemptsMax - 1 }, (_, i) => backoffMs(i + 1, 0.999));
    expect([kind, waits]).toEqual(['idempotent', [300, 900]]);
    expect(attemptsMax * timeoutMs + waits.reduce((a, b) => a + b)).toBeLessThan(10_000);
  });

  it.each(unattended)('$type is tried for a quarter of an hour, ever more rarely, with jitter', (effect) => {
    const { class: kind, attemptsMax } = policyOf(effect);
    const [soonest, latest] = [waitsOf(effect, 0.999), waitsOf(effect, 0)];
    expect([kind, attemptsMax]).toEqual(['idempotent', EFFECT_ATTEMPTS_MAX]);
    expect(latest).toEqual(latest.toSorted((a, b) => a - b));
    expect(latest.at(-1)).toBe(15 * 60_000);
    expect(sum(soonest)).toBeGreaterThan(12 * 60_000);
    expect(soonest.every((wait, i) => wait > 0 && wait < (latest[i] ?? 0))).toBe(true);
  });

  it.each(unattended)('$type comes less than a minute after the end of a fault of two minutes (B3)', (effect) => {
    const { timeoutMs } = policyOf(effect);
    expect(Math.max(...waitsOf(effect, 0).slice(0, -1)) + timeoutMs).toBeLessThan(60_000);
    expect(sum(waitsOf(effect, 0.999).slice(0, -1))).toBeGreaterThan(120_000);
  });

  it('words may be said twice, money and reminders once', () => {
    expect(policyOf(say).class).toBe('chat');
    expect(policyOf({ ...say, once: true }).class).toBe('once');
  });
});

describe('an effect that is given up', () => {
  it.each(waited)('$type tells the frame that waits (PAGOS-9)', (effect, type) => {
    expect(failureAnswer(effect, 't.c.1.0')).toEqual({ type, effect: 't.c.1.0' });
  });

  it.each([{ ...say, once: true }, ...unattended])('$type, for which nobody waits, reaches people (2.5)', (call) => {
    expect(failureAnswer(call, 't.c.1.0')).toEqual({ type: 'call.given_up', call });
  });

  it.each(['turno_confirmado', 'turno_reservado_detalles_luego', 'turno_cancelado', 'turno_deshecho'] as const)(
    'words that tell of a deed (%s) reach people, also where others were joined behind them',
    (key) => {
      const told: Effect = { type: 'sendMessage', copy: { key, appointment } };
      expect(failureAnswer(told, 't.c.1.0')).toEqual({ type: 'call.given_up', call: told });
      const joined: Effect = { type: 'sendMessage', copy: { key: 'saludo' }, told: [{ key, appointment }] };
      expect(failureAnswer(joined, 't.c.1.0')).toEqual({ type: 'call.given_up', call: joined });
    },
  );

  it('of words that only speak of an appointment the engine alone hears', () => {
    const effect: Effect = { type: 'sendMessage', copy: { key: 'turno_sigue', appointment } };
    expect(failureAnswer(effect, 't.c.1.0')).toEqual({ type: 'words.lost' });
    expect(failureAnswer(say, 't.c.1.0')).toEqual({ type: 'words.lost' });
  });

  it.each<[string, Handoff]>([
    ['of money that has no appointment', { reason: 'order_without_slot', order }],
    ['of a part, whose rest people settle', { reason: 'payment', order: { ...order, status: 'partially_paid' } }],
    ['of money that is looked into', { reason: 'payment', order: { ...order, status: 'mismatch' } }],
    [
      'of what was said to be paid by a void link',
      { reason: 'receipt', order: { ...order, status: 'claimed', dropped: true } },
    ],
  ])('a note %s, for which people were promised, is taken back in words (must-hold 73)', (_of, handoff) => {
    const call: Effect = { type: 'openHandoff', handoff, background: true };
    expect(failureAnswer(call, 't.c.1.0')).toEqual({ type: 'call.given_up', call });
  });

  it.each<[string, Handoff]>([
    ['of money that was given back', { reason: 'payment', order: { ...order, status: 'refunded' } }],
    ['of a receipt that its provider decides on', { reason: 'receipt', order: { ...order, status: 'claimed' } }],
    ['of money that nobody found an order for', { reason: 'receipt' }],
  ])('a note %s, of which nobody was promised, takes nothing back', (_of, handoff) => {
    expect(failureAnswer({ type: 'openHandoff', handoff, background: true }, 't.c.1.0')).toBeUndefined();
  });

  it('a note that people were called by has nobody to tell', () => {
    const effect: Effect = { type: 'openHandoff', handoff: { reason: 'asked' }, background: true };
    expect(failureAnswer(effect, 't.c.1.0')).toBeUndefined();
  });
});
