/** What a customer's word of a payment does to an order (PAGOS-4, PAGOS-5). */
import { describe, expect, it } from 'vitest';
import { RECEIPTS_PER_ORDER_MAX } from '../../src/domain.ts';
import type { Emitted, Order, Receipt, World } from '../../src/domain.ts';
import { claimed, doubtsOf } from '../../src/machines/receipts.ts';

const AT = Date.parse('2026-03-02T12:00:00Z');
const order: Order = {
  id: 't.c.o1',
  tenant: 't',
  conversation: 't.c',
  serviceId: 'corte',
  amountMinor: 2_500_000,
  currency: 'ARS',
  status: 'open',
  attempt: 1,
  expiresAt: AT + 1,
  payments: [],
  createdAt: AT,
};
const worldOf = (...orders: Order[]): World =>
  ({
    at: AT,
    orders,
    appointments: [],
    contact: { language: 'es' },
    tenant: { timeZone: 'America/Argentina/Buenos_Aires' },
  }) as never;
const right: Receipt = { amountMinor: 2_500_000, currency: 'ARS', date: '2026-03-02', reference: 'A-1' };

const putIn = (emitted: readonly Emitted[]): Order | undefined =>
  emitted.flatMap((one) => (one.type === 'order.put' ? [one.order] : []))[0];
const saidIn = (emitted: readonly Emitted[]): string[] =>
  emitted.flatMap((one) => (one.type === 'sendMessage' ? [one.copy.key] : []));
const atDesk = (emitted: readonly Emitted[]): unknown[] =>
  emitted.flatMap((one) => (one.type === 'openHandoff' ? [[one.handoff.doubts, one.background]] : []));

describe('a claim', () => {
  it.each([
    ['words', { by: 'words' }, 'pago_aun_no_visto'],
    ['a picture that nobody looked at', { by: 'picture' }, 'comprobante_recibido'],
    ['a receipt', { by: 'receipt', receipt: right }, 'comprobante_recibido'],
  ] as const)('by %s makes an open order claimed, never paid (must-hold 64)', (_how, claim, key) => {
    const emitted = claimed(worldOf(order), claim);
    expect(putIn(emitted)?.status).toBe('claimed');
    expect(saidIn(emitted)).toEqual([key]);
    expect(atDesk(emitted)).toEqual([]);
  });

  it.each(['paid', 'refunded', 'charged_back', 'mismatch', 'partially_paid', 'expired'] as const)(
    'does not touch an order that its provider settled: %s (must-hold 64)',
    (status) => {
      expect(putIn(claimed(worldOf({ ...order, status }), { by: 'receipt', receipt: right }))).toBeUndefined();
    },
  );

  it('of an order whose payment was refused once is noted: it may have been paid since', () => {
    expect(putIn(claimed(worldOf({ ...order, status: 'rejected' }), { by: 'words' }))?.status).toBe('claimed');
  });

  const DAY = 86_400_000;
  const paid: Order = { ...order, id: 't.c.o0', serviceId: 'tinte', status: 'paid', createdAt: AT - 2 * DAY };
  it.each<[string, Order[], string | undefined, string]>([
    ['paid the day before yesterday', [paid], undefined, 'pago_ya_acreditado'],
    ['paid a month ago, for something else', [{ ...paid, createdAt: AT - 30 * DAY }], undefined, 'pago_aun_no_visto'],
    ['paid a month ago, and named', [{ ...paid, createdAt: AT - 30 * DAY }], 'tinte', 'pago_ya_acreditado'],
    ['paid, and named beside another that waits', [paid, order], 'tinte', 'pago_ya_acreditado'],
    [
      'waiting, and named after another that was paid',
      [order, { ...paid, createdAt: AT }],
      'corte',
      'pago_aun_no_visto',
    ],
    ['never to be paid, and named in passing', [order], 'tinte', 'pago_aun_no_visto'],
    ['paid in part', [{ ...paid, status: 'partially_paid' }], undefined, 'pago_parcial'],
    ['given back', [{ ...paid, status: 'refunded' }], undefined, 'pago_devuelto'],
    ['paid with another amount', [{ ...paid, status: 'mismatch' }], undefined, 'pago_en_revision'],
  ])('in words, of what was %s', (_what, orders, serviceId, key) => {
    const named = serviceId === undefined ? {} : { serviceId };
    expect(saidIn(claimed(worldOf(...orders), { by: 'words', ...named }))).toEqual([key]);
  });

  it('in words, of the deposit of an appointment to come, however old: it is paid', () => {
    const old = { ...paid, createdAt: AT - 30 * DAY, payments: [] };
    const world = { ...worldOf(old), appointments: [{ orderId: old.id, serviceId: 'tinte', priceMinor: 1 }] } as never;
    expect(saidIn(claimed(world, { by: 'words' }))).toEqual(['pago_ya_acreditado']);
  });

  it('in words or shown, of an appointment that is not paid: of that one, and not of another that is', () => {
    const visit = { id: 'a1', serviceId: 'corte', priceMinor: 1, bookedAt: AT };
    const world = { ...worldOf({ ...paid, createdAt: AT }), appointments: [visit] } as never;
    const said = claimed(world, { by: 'words', serviceId: 'corte' });
    expect(said).toEqual([expect.objectContaining({ copy: { key: 'pago_aun_no_visto', appointment: visit } })]);
    expect(saidIn(claimed(world, { by: 'receipt', receipt: right, serviceId: 'corte' }))).toEqual([
      'comprobante_recibido',
    ]);
  });

  it('in words, of a visit to come: money for one that was is not its money', () => {
    const visit = { id: 'a1', serviceId: 'tinte', priceMinor: 1, bookedAt: AT };
    const payments = [{ status: 'approved', amountMinor: 1 }] as never;
    const world = { ...worldOf({ ...paid, payments, createdAt: AT - 60 * DAY }), appointments: [visit] } as never;
    expect(saidIn(claimed(world, { by: 'words', serviceId: 'tinte' }))).toEqual(['pago_aun_no_visto']);
  });

  it('that tells another amount says so, and people are told once', () => {
    const claim = { by: 'words', receipt: { amountMinor: 1_000_000, currency: 'ARS' } } as const;
    const first = claimed(worldOf(order), claim);
    expect(first).toContainEqual(
      expect.objectContaining({ copy: expect.objectContaining({ key: 'pago_aun_no_visto', toldMinor: 1_000_000 }) }),
    );
    expect(atDesk(first)).toEqual([[['amount'], true]]);
    const again = claimed(worldOf(putIn(first) ?? order), claim);
    expect(atDesk(again)).toEqual([]);
    expect(again).toContainEqual(expect.objectContaining({ copy: expect.objectContaining({ toldMinor: 1_000_000 }) }));
  });

  it('shown twice is kept once and told once', () => {
    const wrong = { ...right, amountMinor: 1 };
    const first = claimed(worldOf(order), { by: 'receipt', receipt: wrong });
    expect(atDesk(first)).toEqual([[['amount'], true]]);
    const again = claimed(worldOf(putIn(first) ?? order), { by: 'receipt', receipt: wrong });
    expect(putIn(again)?.receipts).toEqual([wrong]);
    expect(atDesk(again)).toEqual([]);
  });

  it('keeps the newest receipts, a bounded number of them', () => {
    let now = order;
    for (let i = 0; i < RECEIPTS_PER_ORDER_MAX + 3; i++)
      now = putIn(claimed(worldOf(now), { by: 'receipt', receipt: { reference: `n${i}` } })) ?? now;
    expect(now.receipts).toHaveLength(RECEIPTS_PER_ORDER_MAX);
    expect(now.receipts?.at(-1)?.reference).toBe(`n${RECEIPTS_PER_ORDER_MAX + 2}`);
  });

  it('of what is paid already is told so; without any order a receipt goes to people', () => {
    expect(saidIn(claimed(worldOf({ ...order, status: 'paid' }), { by: 'picture' }))).toEqual(['pago_ya_acreditado']);
    const stray = claimed(worldOf(), { by: 'receipt', receipt: right });
    expect(saidIn(stray)).toEqual(['comprobante_recibido']);
    expect(atDesk(stray)).toEqual([[['no_order'], true]]);
  });

  it.each([
    [right, ['unseen']],
    [{ ...right, amountMinor: 1 }, ['unseen', 'amount']],
  ])(
    'after the time of its link is over is compared with that order, and people look for it: %j',
    (receipt, doubts) => {
      const late = claimed(worldOf({ ...order, status: 'expired' }), { by: 'receipt', receipt });
      expect(late.flatMap((one) => (one.type === 'sendMessage' ? [one.copy] : []))).toMatchObject([
        { key: 'comprobante_recibido', order: { id: order.id }, read: true },
      ]);
      expect(atDesk(late)).toEqual([[doubts, true]]);
    },
  );
});

describe('a receipt beside its order', () => {
  it.each<[string, Receipt, string[]]>([
    ['what fits', right, []],
    ['what tells nothing', {}, []],
    ['another amount', { ...right, amountMinor: 250_000 }, ['amount']],
    ['another currency', { amountMinor: 2_500_000, currency: 'USD' }, ['currency']],
    ['the day before', { ...right, date: '2026-03-01' }, ['before_order']],
    ['tomorrow', { ...right, date: '2026-03-03' }, ['future']],
  ])('%s', (_what, receipt, doubts) => {
    expect(doubtsOf(receipt, order, worldOf(order))).toEqual(doubts);
  });

  it('is known again by its number, however it is written', () => {
    const other: Order = { ...order, id: 't.c.o0', status: 'paid', receipts: [{ reference: 'OP 00-123' }] };
    const again = { ...right, reference: 'op00123' };
    expect(doubtsOf(again, order, worldOf(other, order))).toEqual(['repeated']);
    expect(doubtsOf({ ...right, reference: '--' }, order, worldOf(other, order))).toEqual([]);
  });
});
