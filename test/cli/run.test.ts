import { describe, expect, it } from 'vitest';
import { factOf } from '../../src/cli/dialogues/payment.ts';
import { tapOf } from '../../src/cli/dialogues/tap.ts';
import type { Shown } from '../../src/cli/rig.ts';
import type { Order, PaymentFact } from '../../src/domain.ts';
import { failuresOf, file, ran, tenants } from './kit.ts';

describe('an expectation that does not hold fails, by its key', () => {
  const booked = '  - user: limpieza mañana a las 10\n  - user: sí\n';
  it.each([
    [`${booked}  - expect: { state: conversando }`, '3 expect.state'],
    [`${booked}  - expect: { says: ["11:00"] }`, '3 expect.says'],
    [`${booked}  - expect: { not: ["/10:00/"] }`, '3 expect.not'],
    [`${booked}  - expect: { list: { min: 1 } }`, '3 expect.list'],
    [`${booked}  - expect: { buttons: [Sí] }`, '3 expect.buttons'],
    [`${booked}  - expect: { everyRow: { from: "09:00" } }`, '3 expect.everyRow'],
    [`${booked}  - expect: { booked: { start: 2026-03-03T10:30 } }`, '3 expect.booked'],
    [`${booked}  - expect: { booked: { service: control } }`, '3 expect.booked'],
    [`${booked}  - expect: { moved: {} }`, '3 expect.moved'],
    [`${booked}  - expect: { cancelled: {} }`, '3 expect.cancelled'],
    [`${booked}  - expect: { appointments: 0 }`, '3 expect.appointments'],
    [`${booked}  - expect: { orders: [{ status: open }] }`, '3 expect.orders'],
    [`${booked}  - expect: { handoff: true }`, '3 expect.handoff'],
    [`${booked}  - expect: { turns: 2 }`, '3 expect.turns'],
    [`${booked}  - expect: { nothingNew: true }`, '3 expect.nothingNew'],
    [`${booked}  - expect: { modelCalls: 1 }`, '3 expect.modelCalls'],
    [`${booked}  - expect: { effects: { createEvent: 2 } }`, '3 expect.effects'],
    [`${booked}  - expect: { window: closed }`, '3 expect.window'],
    [`${booked}  - expect: { memory: { name: Beto } }`, '3 expect.memory'],
    [`${booked}  - expect: { memory: { facts: [goal] } }`, '3 expect.memory'],
    ['  - user: hola\n  - tap: { row: 9 }', '2 tap'],
    ['  - tap: { row: 1 }', '1 tap'],
    ['  - duplicate: last', '1 duplicate'],
    ['  - user: hola\n  - payment: { order: last, status: approved }', '2 payment'],
  ])('%s', async (steps, failure) => {
    expect(await failuresOf(file(steps))).toEqual([failure]);
  });

  it('and says everything else about the same run', async () => {
    const all = `${booked}  - expect:
      state: evento_creado
      says: [10:00, /martes 3/i]
      not: [11:00]
      list: { max: 0 }
      buttons: []
      booked: { service: limpieza, professional: laura, branch: centro, start: 2026-03-03T10:00 }
      appointments: 1
      orders: []
      handoff: false
      turns: 1
      nothingNew: false
      modelCalls: 0
      effects: { createEvent: 1, openHandoff: 0 }
      window: open
      memory: { name: Ana }`;
    expect(await failuresOf(file(all))).toEqual([]);
  });
});

describe('rows', () => {
  const list = '  - user: quiero una limpieza mañana a la tarde\n';
  it.each([
    [`${list}  - expect: { list: { min: 10 } }`, ['2 expect.list']],
    [`${list}  - expect: { list: { min: 9, max: 9 }, everyRow: { from: "12:00", to: "16:01", weekday: tue } }`, []],
    [`${list}  - expect: { everyRow: { weekday: miércoles } }`, Array<string>(9).fill('2 expect.everyRow')],
    [`${list}  - expect: { everyRow: { to: "16:00" } }`, ['2 expect.everyRow']],
    [`${list}  - expect: { everyRow: { notDate: 2026-03-03 } }`, Array<string>(9).fill('2 expect.everyRow')],
  ])('%s', async (steps, failures) => {
    expect(await failuresOf(file(steps))).toEqual(failures);
  });
});

describe('time', () => {
  it('stands where the file says until something must wait', async () => {
    const notice = '  - user: una limpieza hoy a las 10\n  - expect: { state: AGENDA_CONFIRMANDO_TURNO }';
    expect(await failuresOf(file(notice))).toEqual([]);
  });

  it('passes only by advance, and what falls due on the way happens in order', async () => {
    const steps = `  - user: quiero pagar la limpieza
  - user: sí
  - user: limpieza mañana a las 10
  - advance: PT29M
  - expect: { nothingNew: true, orders: [{ status: open }] }
  - advance: PT2M
  - expect: { orders: [{ status: expired }], says: ["/\\\\S/"] }
  - advance: P2D
  - expect: { state: conversando, window: closed }`;
    expect(await failuresOf(file(steps))).toEqual([]);
  });

  it('counts days on the calendar of the business', async () => {
    const { talk, failures } = await ran(
      file('  - user: hola\n  - advance: P1D\n  - user: limpieza hoy a las 10\n  - expect: { says: [10:00] }'),
    );
    expect(failures).toEqual([]);
    expect(talk.at(-1)?.text).toMatch(/martes 3/i);
  });
});

describe('failing ports', () => {
  const fault = (text: string) => `given: { faults: [${text}] }`;
  it.each([
    ['{ port: calendar, mode: down, calls: 2 }', 'AGENDA_MOSTRANDO_OPCIONES'],
    ['{ port: calendar, mode: down, calls: 3 }', 'AGENDA_SIN_DISPONIBILIDAD'],
    ['{ port: calendar, mode: slow, calls: 2 }', 'AGENDA_MOSTRANDO_OPCIONES'],
    ['{ port: calendar, mode: garbage, calls: always }', 'AGENDA_SIN_DISPONIBILIDAD'],
    ['{ port: store, mode: down, calls: 3 }', 'AGENDA_MOSTRANDO_OPCIONES'],
    ['{ port: channel, mode: down, calls: always }', 'AGENDA_MOSTRANDO_OPCIONES'],
    ['{ port: model, mode: down, calls: always }', 'AGENDA_MOSTRANDO_OPCIONES'],
  ])('%s', async (given, state) => {
    const steps = `  - user: quiero una limpieza mañana a la tarde\n  - expect: { state: ${state}, turns: 1 }`;
    expect(await failuresOf(file(steps, fault(given)))).toEqual([]);
  });

  it('a store that is down for ever keeps the message with its provider, and the run says that nothing came', async () => {
    const steps = '  - user: hola\n  - advance: P1D\n  - expect: { nothingNew: true, turns: 0 }';
    expect(await failuresOf(file(steps, fault('{ port: store, mode: down }')))).toEqual([]);
  });
});

describe.each(['calendar', 'payments', 'channel', 'desk', 'store'])('whatever %s does', (port) => {
  it.each(['down', 'slow', 'garbage'])('%s: a whole conversation ends, and no fault of ours shows', async (mode) => {
    const steps = ['limpieza mañana a las 10', 'sí', 'quiero pagar el flúor', 'sí', 'quiero hablar con una persona'];
    const given = `given: { faults: [{ port: ${port}, mode: ${mode} }] }`;
    const text = file(steps.map((user) => `  - user: ${user}\n  - advance: PT5M`).join('\n'), given);
    expect(await failuresOf(text)).toEqual([]);
  });
});

it('the same file twice is the same conversation', async () => {
  const text = file('  - user: limpieza mañana a la tarde\n  - tap: { row: 1 }\n  - user: sí\n  - advance: P1D');
  expect(await ran(text)).toEqual(await ran(text));
});

/* ── Taps ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

const shown = (kind: 'list' | 'buttons', ...titles: string[]): Shown => ({
  at: 0,
  kind,
  text: '',
  choices: titles.map((title) => ({ id: `id ${title}`, title, description: `de ${title}` })),
});
const offers = [
  shown('list', 'lunes', 'martes'),
  shown('buttons', 'Sí', 'No'),
  shown('list', 'jueves', 'viernes'),
  shown('buttons', 'Sí', 'No', 'Otra fecha'),
];

describe('a tap', () => {
  it.each([
    [{ row: 2 }, 'id No'],
    [{ button: 'otra' }, 'id Otra fecha'],
    [{ title: '/fecha/' }, 'id Otra fecha'],
    [{ row: 2, stale: 1 }, 'id viernes'],
    [{ row: 1, stale: 2 }, 'id lunes'],
    [{ title: 'de martes', stale: 2 }, 'id martes'],
    [{ title: 'Sí', stale: 1 }, 'id Sí'],
    [{ id: 'turno_x_1' }, 'turno_x_1'],
    [{ id: 'id lunes', stale: 3 }, 'id lunes'],
  ])('%j is %s', (target, id) => {
    expect(tapOf(target, offers)).toMatchObject({ id });
  });

  it.each([
    [{ row: 7 }, /Sí · 2\. No/],
    [{ row: 1, stale: 9 }, /no hay una lista 9 antes/],
    [{ button: 'Quizás' }, /no está entre/],
  ])('%j is told with what there is', (target, problem) => {
    const told = tapOf(target, offers);
    expect('problem' in told && told.problem).toMatch(problem);
  });
});

/* ── Payments ───────────────────────────────────────────────────────────────────────────────────────────────────── */

const order: Order = {
  id: 'o1',
  tenant: 'demo-sonrisa',
  conversation: 'demo-sonrisa.x',
  serviceId: 'limpieza',
  amountMinor: 2_500_000,
  currency: 'ARS',
  status: 'open',
  attempt: 2,
  expiresAt: 0,
  payments: [],
  createdAt: 0,
};
const tenant = tenants[0]!;
const paid = (known: readonly PaymentFact[], status: PaymentFact['status'], amount?: string) => {
  const payment = { order: 'last' as const, status, ...(amount === undefined ? {} : { amount }) };
  const fact = factOf(payment, { tenant, orders: [order], known });
  if ('problem' in fact) throw new Error(fact.problem);
  return fact;
};

describe('a payment step', () => {
  it('is the whole order unless it says an amount', () => {
    expect(paid([], 'approved')).toMatchObject({ reference: 'o1:2', amountMinor: 2_500_000, currency: 'ARS' });
    expect(paid([], 'approved', '100.50')).toMatchObject({ amountMinor: 10_050 });
  });

  it('is the same payment again, or its later life', () => {
    const pending = paid([], 'pending');
    const approved = paid([pending], 'approved');
    const again = paid([approved], 'approved');
    const refunded = paid([approved], 'refunded');
    expect(new Set([pending, approved, again, refunded].map((f) => f.paymentId)).size).toBe(1);
    expect(paid([refunded], 'approved').paymentId).toBe(refunded.paymentId);
  });

  it('is another payment for another amount, or after a refusal', () => {
    const part = paid([], 'approved', '100.00');
    expect(paid([part], 'approved', '200.00').paymentId).not.toBe(part.paymentId);
    const rejected = paid([], 'rejected');
    expect(paid([rejected], 'approved').paymentId).not.toBe(rejected.paymentId);
  });

  it('is of as many units where no cents are written', () => {
    expect(paid([], 'approved', '200')).toMatchObject({ amountMinor: 20_000 });
  });

  it('needs an amount that the currency has', () => {
    expect(
      factOf({ order: 'last', status: 'approved', amount: '1.234' }, { tenant, orders: [order], known: [] }),
    ).toEqual({ problem: '1.234 no es un importe en ARS' });
  });
});
