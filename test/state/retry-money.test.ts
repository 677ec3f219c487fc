/** `npm run store -- retry` of words that no money came, or that there is some to pay: not when that is not so any more. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTold, type Appointment, type Copy, type Effect, type Order, type PaymentFact } from '../../src/domain.ts';
import { ANA, HOUR, NOW, appointment, effect, order, slot, turn } from '../contracts/store/fixtures.ts';
import { temporaryFiles } from './files.ts';
import { onFile, run } from './retry-kit.ts';

const fresh = temporaryFiles();
const AGAIN = 'se intentará de nuevo';
const CITA = appointment('a1', ANA);
const OTHER = appointment('a2', ANA, { slot: slot(60), serviceId: 'blanqueamiento' });
const BEGUN = appointment('a3', ANA, { slot: { ...slot(), start: NOW - HOUR }, bookedAt: NOW - 3 * HOUR });

function paid(of: Order, amountMinor = of.amountMinor): Order {
  const fact: PaymentFact = {
    ...{ paymentId: `p-${of.id}`, provider: 'sandbox', reference: `${of.id}:1`, status: 'approved' },
    ...{ amountMinor, currency: of.currency },
  };
  return { ...of, status: amountMinor === of.amountMinor ? 'paid' : 'partially_paid', payments: [fact] };
}

const forCita = order('o1', ANA, { paysFor: 'a1' });
const forBegun = order('o3', ANA, { paysFor: 'a3', createdAt: NOW - 2 * HOUR });

interface Since {
  /** As they are by now. */
  readonly orders?: readonly Order[];
  readonly appointments?: readonly Appointment[];
  /** What a provider said in the turn behind the words. */
  readonly fact?: PaymentFact;
}

/** What `retry` says of these words, whose turn was the second of three. */
async function retried(words: Effect, { orders = [], appointments = [], fact }: Since = {}): Promise<string> {
  const path = fresh();
  const row = effect(ANA, { turn: 2, n: 1 }, { effect: words });
  await onFile(path, async (store) => {
    await store.commit(turn(ANA, 1, { appointments: [CITA, OTHER, BEGUN] }));
    await store.commit(turn(ANA, 2, { outbox: [row] }));
    await store.settle(row, { state: 'parked' });
    const { turn: record, ...last } = turn(ANA, 3, { orders, appointments });
    const inputs = fact && [{ type: 'payment.fetched', effect: 'e', payment: fact } as const];
    await store.commit({ ...last, turn: { ...record, ...(inputs && { inputs }) } });
  });
  const { out } = await run(path, 'retry', row.id);
  const back = await onFile(path, async (store) => (await store.owed(ANA)).length);
  expect(back).toBe(out[0]?.includes(AGAIN) ? 1 : 0);
  return out[0] ?? '';
}
const say = (copy: Copy): Effect => ({ type: 'sendMessage', copy });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

describe('words that no payment is seen', () => {
  const NONE: readonly Copy[] = [
    { key: 'pago_aun_no_visto' },
    { key: 'pago_aun_no_visto', antes: true },
    { key: 'comprobante_recibido', read: true },
    { key: 'pago_fallido' },
  ];
  const came: Since = { orders: [paid(forCita)], fact: paid(forCita).payments[0]! };
  it.each(NONE)('are said again while none came, and refused once one did: $key', async (copy) => {
    expect(await retried(say(copy))).toContain(AGAIN);
    expect(await retried(say(copy), came)).toContain('entró un pago');
    expect(await retried(say(copy), { fact: { ...came.fact!, status: 'rejected' } })).toContain(AGAIN);
  });

  it('are refused where they stand before others in one message', async () => {
    const joined = withTold(say({ key: 'pago_aun_no_visto' }), say({ key: 'salida' }));
    expect(await retried(joined)).toContain(AGAIN);
    expect(await retried(joined, came)).toContain('entró un pago');
  });

  it('of an appointment are so until that one is paid', async () => {
    const words = say({ key: 'pago_aun_no_visto', appointment: CITA });
    const ofOther = paid(order('o2', ANA, { paysFor: 'a2', serviceId: 'blanqueamiento' }));
    expect(await retried(words)).toContain(AGAIN);
    expect(await retried(words, { orders: [ofOther], fact: ofOther.payments[0]! })).toContain(AGAIN);
    expect(await retried(words, came)).toContain('ya está pago');
  });

  it('of a visit that has begun are so while no more was paid for it than they say', async () => {
    const unpaid = say({ key: 'visitas_por_saldar', visits: [{ appointment: BEGUN, paid: [] }] });
    const part = paid(forBegun, 1_000_000);
    expect(await retried(unpaid)).toContain(AGAIN);
    for (const now of [part, paid(forBegun)])
      expect(await retried(unpaid, { orders: [now], fact: now.payments[0]! })).toContain('ya está pago');
    const partly = say({ key: 'visitas_por_saldar', visits: [{ appointment: BEGUN, paid: [part] }] });
    expect(await retried(partly, { orders: [part] })).toContain(AGAIN);
  });
});

describe('words of what is to be paid', () => {
  it('are refused once one of it is paid', async () => {
    const words = say({ key: 'turnos_por_pagar', appointments: [CITA, OTHER] });
    expect(await retried(words)).toContain(AGAIN);
    expect(await retried(words, { orders: [paid(forCita)] })).toContain('ya está pago');
    // Booked with money of before.
    const booked = { ...CITA, orderId: 'o9' };
    const its = paid(order('o9', ANA));
    expect(await retried(words, { appointments: [booked], orders: [its] })).toContain('ya está pago');
  });

  it('that there is nothing are refused where there is something by now', async () => {
    const words = say({ key: 'respuesta', topic: 'deuda' });
    const paidUp = [paid(forCita), paid(order('o2', ANA, { paysFor: 'a2', serviceId: 'blanqueamiento' }))];
    expect(await retried(words, { orders: [...paidUp, paid(forBegun)] })).toContain(AGAIN);
    expect(await retried(words, { orders: [...paidUp] })).toContain('hay un pago pendiente');
    expect(await retried(say({ key: 'respuesta', topic: 'horarios' }))).toContain(AGAIN);
  });
});

describe('words of an order', () => {
  it('are refused once more, or less, of it came than they say', async () => {
    const told = paid(forCita, 1_000_000);
    const words = say({ key: 'pago_parcial', order: told });
    expect(await retried(words, { orders: [told] })).toContain(AGAIN);
    expect(await retried(words, { orders: [paid(forCita, 2_000_000)] })).toContain('entró o se devolvió algo');
  });

  it('that it has no appointment are refused once it has one', async () => {
    const told = paid(order('o4', ANA));
    const words = say({ key: 'pago_sin_turno', order: told });
    expect(await retried(words, { orders: [told] })).toContain(AGAIN);
    expect(await retried(words, { orders: [{ ...told, paysFor: 'a1' }] })).toContain('ya tiene un turno');
    expect(await retried(words, { orders: [told], appointments: [{ ...CITA, orderId: 'o4' }] })).toContain('ya tiene');
  });
});
