import { describe, expect, it } from 'vitest';
import type { Appointment, Effect, PaymentFact, Tenant } from '../../src/domain.ts';
import { GRANULE_MS, granuleKeys } from '../../src/domain.ts';
import { ServiceFailure, StoreUnavailable } from '../../src/errors.ts';
import { createHandlers, eventIdOf, performWith, routeCalendars } from '../../src/handlers/index.ts';
import type { HandlerContext, HandlerDeps } from '../../src/handlers/index.ts';
import { createLocalCalendar } from '../../src/io/local-calendar.ts';
import type { Busy, CalendarEvent, CalendarPort } from '../../src/ports.ts';
import { createSimulatedDesk } from '../../src/simulated/desk.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { appointment, clinic, contextOf, instant, order, slot } from './kit.ts';

const EVENT_ID = eventIdOf('clinica', 'apt-1');
const EFFECT = 'clinica.c1.7.0';

/** A calendar that writes down what it was asked. */
function notebook(outcome: 'written' | 'refused' = 'written', busy: readonly Busy[] = []) {
  const calls: [string, CalendarEvent][] = [];
  const note = (name: string) => (event: CalendarEvent) => {
    calls.push([name, event]);
    return Promise.resolve(outcome);
  };
  const port: CalendarPort = {
    busy: () => Promise.resolve(busy),
    create: note('create'),
    move: note('move'),
    delete: async (event) => {
      await note('delete')(event);
    },
  };
  return { port, calls };
}

function build(extra: Partial<HandlerDeps> = {}) {
  const desk = createSimulatedDesk();
  const deps: HandlerDeps = {
    store: createMemoryStore(),
    channel: { send: () => Promise.reject(new Error('not asked for')) },
    calendar: routeCalendars({ local: createLocalCalendar() }),
    payments: {
      createLink: ({ key }) => Promise.resolve({ url: `https://pay.test/${key}`, providerId: `pref-${key}` }),
      fetch: () => Promise.reject(new Error('not asked for')),
      refund: () => Promise.resolve(),
    },
    desk,
    ...extra,
  };
  const perform = performWith(createHandlers(deps));
  return {
    ...deps,
    desk,
    perform: (effect: Effect, context?: Partial<HandlerContext>) => perform(effect, contextOf(effect, context)),
  };
}

const wish = { fecha_deseada: '2026-03-03', hora_especifica: '10:00', profesional: 'laura' };
const findSlots: Effect = { type: 'findSlots', query: { serviceId: 'limpieza', detalles: wish } };

describe('finding slots', () => {
  it('leaves out what the store and the calendar have taken (must-hold 48)', async () => {
    const { perform, store } = build();
    expect((await perform(findSlots)).answer).toMatchObject({ type: 'slots.found', effect: EFFECT, exact: slot });
    await store.block('clinica', 'otro', granuleKeys(slot, 30));
    const { answer } = await perform(findSlots);
    expect(answer).toMatchObject({ relaxed: true });
    expect(answer).not.toHaveProperty('exact');
    const busy = [{ professionalId: 'laura', from: slot.start, to: slot.start + GRANULE_MS }];
    const elsewhere = build({ calendar: notebook('written', busy).port });
    expect((await elsewhere.perform(findSlots)).answer).not.toHaveProperty('exact');
  });

  it('reads claims on the last evening of the window', async () => {
    const { perform, store } = build();
    const last = { ...slot, start: instant('2026-04-01T17:30') };
    const query = {
      serviceId: 'limpieza',
      detalles: { ...wish, fecha_deseada: '2026-04-01', hora_especifica: '17:30' },
    };
    expect((await perform({ type: 'findSlots', query })).answer).toMatchObject({ exact: last });
    await store.block('clinica', 'otro', granuleKeys(last, 30));
    expect((await perform({ type: 'findSlots', query })).answer).not.toHaveProperty('exact');
  });

  it('fails when availability cannot be read, and never answers an empty list instead (must-hold 53)', async () => {
    const down: CalendarPort = {
      ...notebook().port,
      busy: () => Promise.reject(new ServiceFailure('calendar is down', { retryable: true })),
    };
    await expect(build({ calendar: down }).perform(findSlots)).rejects.toThrow('calendar is down');
    const store = createMemoryStore();
    await store.close();
    await expect(build({ store }).perform(findSlots)).rejects.toBeInstanceOf(StoreUnavailable);
    const broken = notebook('written', [{ professionalId: 'laura', from: Number.NaN, to: 1 }]);
    await expect(build({ calendar: broken.port }).perform(findSlots)).rejects.toThrow(/broken interval/);
  });

  it('fails closed for a calendar that this build cannot read (must-hold 53)', async () => {
    const tenant: Tenant = {
      ...clinic,
      professionals: clinic.professionals.map((p) =>
        p.id === 'marcos' ? { ...p, calendar: { provider: 'google' } } : p,
      ),
    };
    const failure = await build()
      .perform(findSlots, { tenant })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailure);
    expect(failure).toMatchObject({ retryable: false, message: expect.stringMatching(/'google'.*'marcos'.*local/) });
  });
});

describe('calendar events', () => {
  it('carry one id for the life of the appointment (must-hold 49)', async () => {
    const { port, calls } = notebook();
    const { perform } = build({ calendar: port });
    const from = { ...slot, start: instant('2026-03-04T10:00') };
    const moved: Appointment = { ...appointment, eventId: EVENT_ID };
    await perform({ type: 'createEvent', appointment });
    await perform({ type: 'moveEvent', appointment: moved, from });
    await perform({ type: 'deleteEvent', appointment: moved });
    expect(calls.map(([name, event]) => [name, event.eventId])).toEqual([
      ['create', EVENT_ID],
      ['move', EVENT_ID],
      ['delete', EVENT_ID],
    ]);
  });

  it('tell who comes for what and for how long (must-hold 62)', async () => {
    const { port, calls } = notebook();
    const { answer, providerId } = await build({ calendar: port }).perform({ type: 'createEvent', appointment });
    expect(calls[0]?.[1].appointment).toMatchObject({
      customerName: 'Ana',
      serviceId: 'limpieza',
      durationMinutes: 30,
    });
    expect(calls[0]?.[1]).toMatchObject({ slot, phone: '5491155550000' });
    expect(answer).toEqual({ type: 'calendar.written', effect: EFFECT, eventId: EVENT_ID });
    expect(providerId).toBe(EVENT_ID);
  });

  it('are refused when the calendar says so, and a cancellation counts only once it is gone (must-hold 50)', async () => {
    const refusing = build({ calendar: notebook('refused').port });
    const refused = { type: 'calendar.refused', effect: EFFECT };
    expect((await refusing.perform({ type: 'createEvent', appointment })).answer).toEqual(refused);
    expect((await refusing.perform({ type: 'moveEvent', appointment, from: slot })).answer).toEqual(refused);
    const failing: CalendarPort = {
      ...notebook().port,
      delete: () => Promise.reject(new ServiceFailure('no permission', { retryable: false })),
    };
    await expect(build({ calendar: failing }).perform({ type: 'deleteEvent', appointment })).rejects.toThrow(
      'no permission',
    );
  });

  it('move to another professional’s calendar by writing there before leaving here', async () => {
    const { port, calls } = notebook();
    const from = { ...slot, professionalId: 'marcos' };
    await build({ calendar: port }).perform({ type: 'moveEvent', appointment, from });
    expect(calls.map(([name, event]) => [name, event.slot.professionalId])).toEqual([
      ['create', 'laura'],
      ['delete', 'marcos'],
    ]);
    const full = notebook('refused');
    await build({ calendar: full.port }).perform({ type: 'moveEvent', appointment, from });
    expect(full.calls.map(([name]) => name)).toEqual(['create']);
  });

  it('move it from where it is booked by now: a move before this one may have taken it to another calendar', async () => {
    const { port, calls } = notebook();
    const store = createMemoryStore();
    await store.putAppointment({ ...appointment, slot: { ...slot, professionalId: 'marcos' } });
    await build({ calendar: port, store }).perform({ type: 'moveEvent', appointment, from: slot });
    expect(calls.map(([name, event]) => [name, event.slot.professionalId])).toEqual([
      ['create', 'laura'],
      ['delete', 'marcos'],
    ]);
  });

  it('and away from where a move that was given up may have left it: that is put right behind this one only', async () => {
    const { port, calls } = notebook();
    const store = createMemoryStore();
    await store.putAppointment(appointment);
    const late = { type: 'createEvent', appointment, background: true, maybeAt: { ...slot, professionalId: 'marcos' } };
    const doubtful = { ...store, owed: () => Promise.resolve([{ effect: late }] as never) };
    await build({ calendar: port, store: doubtful }).perform({ type: 'moveEvent', appointment, from: slot });
    expect(calls.map(([name, event]) => [name, event.slot.professionalId])).toEqual([
      ['create', 'laura'],
      ['delete', 'marcos'],
    ]);
  });

  it('a try that was given up between writing there and leaving here goes no further', async () => {
    const { port, calls } = notebook();
    const from = { ...slot, professionalId: 'marcos' };
    const late = build({ calendar: port }).perform({ type: 'moveEvent', appointment, from }, { over: () => true });
    await expect(late).rejects.toThrow('given up between two calls');
    expect(calls.map(([name]) => name)).toEqual(['create']);
  });

  describe('what is told later', () => {
    const later: Effect = { type: 'createEvent', appointment, background: true };
    const elsewhere: Effect = { ...later, maybeAt: { ...slot, professionalId: 'marcos' } };
    const booked = async () => {
      const store = createMemoryStore();
      await store.putAppointment(appointment);
      return store;
    };

    it('nobody waits for: a refusal is given up, so that people hear of it', async () => {
      const { perform } = build({ calendar: notebook('refused').port, store: await booked() });
      await expect(perform(later)).rejects.toMatchObject({ name: 'ServiceFailure', retryable: false });
    });

    it('is written where it stands, and goes from where a call that nobody heard of may have put it', async () => {
      const { port, calls } = notebook();
      expect(await build({ calendar: port, store: await booked() }).perform(elsewhere)).toEqual({
        providerId: EVENT_ID,
      });
      expect(calls.map(([name, event]) => [name, event.slot.professionalId, event.again])).toEqual([
        ['create', 'laura', true],
        ['delete', 'marcos', undefined],
      ]);
    });

    it('of what was cancelled meanwhile nothing is left, wherever it stood', async () => {
      const { port, calls } = notebook();
      expect(await build({ calendar: port }).perform(elsewhere)).toEqual({});
      expect(calls.map(([name, event]) => [name, event.slot.professionalId])).toEqual([
        ['delete', 'laura'],
        ['delete', 'marcos'],
      ]);
    });
  });

  it('stay in place when two professionals share one calendar', async () => {
    const { port, calls } = notebook();
    const calendar = { provider: 'google', id: 'sala-1' } as const;
    const tenant: Tenant = { ...clinic, professionals: clinic.professionals.map((p) => ({ ...p, calendar })) };
    const from = { ...slot, professionalId: 'marcos' };
    await build({ calendar: port }).perform({ type: 'moveEvent', appointment, from }, { tenant });
    expect(calls.map(([name]) => name)).toEqual(['move']);
  });

  it('need no account with the local calendar', async () => {
    const { perform } = build();
    const written = { type: 'calendar.written', effect: EFFECT, eventId: EVENT_ID };
    expect((await perform({ type: 'createEvent', appointment })).answer).toEqual(written);
    expect((await perform({ type: 'moveEvent', appointment, from: slot })).answer).toEqual(written);
    expect((await perform({ type: 'deleteEvent', appointment })).answer).toEqual(written);
  });
});

describe('payments', () => {
  it('one link per attempt of an order, named after the service', async () => {
    const asked: unknown[] = [];
    const payments = {
      ...build().payments,
      createLink: (request: { key: string; title: string }) => {
        asked.push([request.key, request.title]);
        return Promise.resolve({ url: 'https://pay.test/1', providerId: 'pref-1' });
      },
    };
    const { answer } = await build({ payments }).perform({ type: 'createLink', order });
    expect(asked).toEqual([['ord-1:2', 'Limpieza dental']]);
    expect(answer).toEqual({ type: 'link.created', effect: EFFECT, url: 'https://pay.test/1', providerId: 'pref-1' });
  });

  it.each(['Error: invalid token', '', 'javascript:alert(1)', '/pay/1', undefined as unknown as string])(
    'an answer that is no web address (%s) is a failure, not a link (must-hold 69)',
    async (url) => {
      const payments = { ...build().payments, createLink: () => Promise.resolve({ url, providerId: 'x' }) };
      const failure = build({ payments }).perform({ type: 'createLink', order });
      await expect(failure).rejects.toMatchObject({ name: 'ServiceFailure', retryable: true });
    },
  );

  it('an order for a service that is not sold gets no link (must-hold 71)', async () => {
    const effect: Effect = { type: 'createLink', order: { ...order, serviceId: 'masaje' } };
    await expect(build().perform(effect)).rejects.toMatchObject({ retryable: false });
  });

  it('what the provider says of a payment comes back as it said it, and only of that payment', async () => {
    const payment: PaymentFact = {
      paymentId: 'pay-9',
      provider: 'sandbox',
      reference: 'ord-1:2',
      status: 'approved',
      amountMinor: 2_500_000,
      currency: 'ARS',
    };
    const { perform } = build({ payments: { ...build().payments, fetch: () => Promise.resolve(payment) } });
    const asked = { type: 'fetchPayment', provider: 'sandbox' } as const;
    expect((await perform({ ...asked, paymentId: 'pay-9' })).answer).toEqual({
      type: 'payment.fetched',
      effect: EFFECT,
      payment,
    });
    await expect(perform({ ...asked, paymentId: 'pay-8' })).rejects.toThrow(/'pay-8'/);
  });

  it('a refund has one key for one payment of one order', async () => {
    const keys: string[] = [];
    const payments = {
      ...build().payments,
      refund: ({ key }: { key: string }) => Promise.resolve(void keys.push(key)),
    };
    const { perform } = build({ payments });
    for (const paymentId of ['pay-1', 'pay-1', 'pay-2']) await perform({ type: 'refund', order, paymentId });
    expect(new Set(keys)).toEqual(new Set(['ord-1:refund:pay-1', 'ord-1:refund:pay-2']));
  });
});

describe('people', () => {
  it('the text fixed at the commit is sent, with the effect’s id', async () => {
    const sent: unknown[] = [];
    const channel: HandlerDeps['channel'] = {
      send: (to, message, effect) => {
        sent.push([to.waId, message, effect]);
        return Promise.resolve({ providerId: 'wamid.1' });
      },
    };
    const effect: Effect = { type: 'sendMessage', copy: { key: 'saludo' } };
    const perform = performWith(createHandlers(build({ channel })));
    const message = { type: 'text', text: 'hola' } as const;
    expect(await perform(effect, contextOf(effect, { message }))).toEqual({ providerId: 'wamid.1' });
    expect(sent).toEqual([['5491155550000', message, EFFECT]]);
    await expect(perform(effect, contextOf(effect))).rejects.toMatchObject({ retryable: false });
  });

  it('a handoff is answered only when the desk has it, once however often it is tried (must-hold 73)', async () => {
    const effect: Effect = { type: 'openHandoff', handoff: { reason: 'asked', customerName: 'Ana' } };
    const { perform, desk } = build();
    expect((await perform(effect)).answer).toEqual({ type: 'desk.opened', effect: EFFECT });
    await perform(effect);
    expect(desk.handoffs()).toHaveLength(1);
    expect(desk.handoffs()[0]).toMatchObject({ key: EFFECT, tenant: 'clinica', conversation: 'clinica.c1' });
    expect(desk.handoffs()[0]?.note).toContain('Ana');

    const closed = createSimulatedDesk({
      fault: () => {
        throw new ServiceFailure('desk is down', { retryable: true });
      },
    });
    await expect(build({ desk: closed }).perform(effect)).rejects.toThrow('desk is down');
    expect(closed.handoffs()).toEqual([]);
  });

  it('an effect of newer code is refused, not forgotten', async () => {
    const effect = { type: 'bakeCake' } as unknown as Effect;
    await expect(build().perform(effect)).rejects.toThrow(/bakeCake/);
  });
});
