import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import { routeCalendars } from '../../src/handlers/index.ts';
import { createLocalCalendar } from '../../src/io/local-calendar.ts';
import type { CalendarPort } from '../../src/ports.ts';
import { HANDOFFS_KEPT_MAX, createSimulatedDesk } from '../../src/simulated/desk.ts';
import { appointment, clinic, slot } from './kit.ts';

const mixed: Tenant = {
  ...clinic,
  professionals: clinic.professionals.map((p) => (p.id === 'marcos' ? { ...p, calendar: { provider: 'maravia' } } : p)),
};
const event = { tenant: mixed, eventId: 'e', appointment, slot };

describe('the local calendar', () => {
  it('knows of nothing busy and has everything written: claims are the truth', async () => {
    const calendar = createLocalCalendar();
    expect(await calendar.busy({ tenant: clinic, professionals: ['laura', 'marcos'], from: 0, to: 1 })).toEqual([]);
    expect(await calendar.create(event)).toBe('written');
    expect(await calendar.move(event)).toBe('written');
    await expect(calendar.delete(event)).resolves.toBeUndefined();
  });

  it.each(['marcos', 'nadie'])('fails closed for a professional who is not its own: %s (must-hold 53)', async (id) => {
    const calendar = createLocalCalendar();
    const theirs = { ...event, slot: { ...slot, professionalId: id } };
    for (const call of [
      calendar.busy({ tenant: mixed, professionals: ['laura', id], from: 0, to: 1 }),
      calendar.create(theirs),
      calendar.move(theirs),
      ...(id === 'nadie' ? [] : [calendar.delete(theirs)]),
    ]) {
      await expect(call).rejects.toMatchObject({ name: 'ServiceFailure', retryable: false });
      await expect(call).rejects.toThrow(id);
    }
  });
});

describe('who has left the tenants file', () => {
  const left = { ...event, slot: { ...slot, professionalId: 'nadie' } };
  it.each([
    ['the local calendar', createLocalCalendar()],
    ['calendars by provider', routeCalendars({ local: createLocalCalendar() })],
  ])('keeps no appointment from being cancelled: %s (must-hold 50)', async (_what, calendar) => {
    await expect(calendar.delete(left)).resolves.toBeUndefined();
    await expect(calendar.create(left)).rejects.toThrow('nadie');
  });
});

describe('calendars by provider', () => {
  it('ask each provider for its own professionals, once', async () => {
    const asked: string[][] = [];
    const maravia: CalendarPort = {
      ...createLocalCalendar(),
      busy: ({ professionals }) => {
        asked.push([...professionals]);
        return Promise.resolve([{ professionalId: 'marcos', from: 1, to: 2 }]);
      },
      create: () => Promise.resolve('refused'),
    };
    const calendar = routeCalendars({ local: createLocalCalendar(), maravia });
    const busy = await calendar.busy({ tenant: mixed, professionals: ['marcos', 'laura'], from: 0, to: 9 });
    expect([asked, busy]).toEqual([[['marcos']], [{ professionalId: 'marcos', from: 1, to: 2 }]]);
    expect(await calendar.create(event)).toBe('written');
    expect(await calendar.create({ ...event, slot: { ...slot, professionalId: 'marcos' } })).toBe('refused');
  });

  it('fail closed for a provider that is not there, naming it', async () => {
    const calendar = routeCalendars({ local: createLocalCalendar() });
    const query = { tenant: mixed, professionals: ['laura', 'marcos'], from: 0, to: 9 };
    await expect(calendar.busy(query)).rejects.toThrow(/'maravia'.*'marcos'/);
    await expect(calendar.create({ ...event, slot: { ...slot, professionalId: 'nadie' } })).rejects.toThrow(/'nadie'/);
  });
});

describe('the simulated desk', () => {
  it('forgets its oldest handoffs rather than grow without end', async () => {
    const desk = createSimulatedDesk();
    const handoff = { reason: 'asked' } as const;
    for (let i = 0; i <= HANDOFFS_KEPT_MAX; i++) {
      await desk.open({ tenant: clinic, conversation: 'clinica.c1', handoff, note: '', key: String(i) });
    }
    expect([desk.handoffs().length, desk.handoffs()[0]?.key]).toEqual([HANDOFFS_KEPT_MAX, '1']);
  });
});
