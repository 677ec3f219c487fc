/** Appointments to come that the tenants file of today would not give: told at a start and by doctor. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bookedAhead, notGivenWarnings } from '../../src/cli/not-given.ts';
import { notGiven } from '../../src/cli/doctor/checks.ts';
import { loadConfig } from '../../src/config.ts';
import type { Appointment, Slot, Tenant } from '../../src/domain.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-not-given-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const demo = loadConfig({}).tenants.find(({ id }) => id === 'demo-sonrisa')!;
/** As the demo, but somebody's. */
const sonrisa: Tenant = { ...demo, id: 'sonrisa' };
const NOW = Date.parse('2026-03-02T09:00:00-03:00');
/** Thursday at 15:00. */
const thursday: Slot = { start: Date.parse('2026-03-05T15:00:00-03:00'), professionalId: 'laura', branchId: 'centro' };

function booked(id: string, more: Partial<Appointment> = {}): Appointment {
  const fixed = { tenant: 'sonrisa', conversation: 'sonrisa.0ana', serviceId: 'limpieza', customerName: 'Ana Paz' };
  const terms = { durationMinutes: 45, priceMinor: 1, status: 'booked', bookedAt: 0 } as const;
  return { id, ...fixed, ...terms, slot: thursday, ...more };
}
const told = (tenant: Tenant, ...of: Appointment[]) => notGivenWarnings([tenant], of).map(({ what }) => what);
const laura = { ...demo.professionals.find(({ id }) => id === 'laura')!, id: 'laura-gomez' };

describe('an appointment to come', () => {
  it('that the file gives as it is booked is nothing to tell', () => {
    expect(told(sonrisa, booked('a1'))).toEqual([]);
  });
  it('with a professional whose id was changed is told, for those hours are sold again', () => {
    const others = sonrisa.professionals.filter(({ id }) => id !== 'laura');
    const file = { ...sonrisa, professionals: [...others, laura] };
    expect(told(file, booked('a1'), booked('a2'))).toEqual([
      expect.stringMatching(/^sonrisa tiene 2 citas por venir con "laura", que ya no está.*otra vez.*2026-03-05/),
    ]);
  });
  it('that is another hour on the clock than was told, as the zone of the file or its rules changed, is told', () => {
    const elsewhere = { ...sonrisa, timeZone: 'America/La_Paz' };
    const one = booked('a1', { toldStart: '2026-03-05T15:00' });
    expect(told(sonrisa, one)).toEqual([]);
    expect(told(elsewhere, one, booked('a2', { toldStart: '2026-03-05T15:00' }))).toEqual([
      expect.stringMatching(/^sonrisa tiene 2 citas por venir .*a otra hora de reloj.*"timeZone"/),
    ]);
    // Booked by older code: nobody knows what was told.
    expect(told(elsewhere, booked('a1'))).toEqual([]);
  });
  it.each<readonly [string, Tenant, RegExp]>([
    [
      'of a service that is gone',
      { ...sonrisa, services: sonrisa.services.filter(({ id }) => id !== 'limpieza') },
      /del servicio "limpieza"/,
    ],
    [
      'at a branch that is gone',
      { ...sonrisa, branches: sonrisa.branches.filter(({ id }) => id !== 'centro') },
      /en la sucursal "centro"/,
    ],
    [
      'on a day that is closed by now',
      { ...sonrisa, branches: sonrisa.branches.map((one) => ({ ...one, closedDates: ['2026-03-05'] })) },
      /hoy está cerrado/,
    ],
  ])('%s is told', (_what, file, line) => {
    expect(told(file, booked('a1'))).toEqual([expect.stringMatching(line)]);
  });
  it('is told without anybody in it, in so many lines and no more', () => {
    const many = Array.from({ length: 12 }, (_, i) => booked(`a${i}`, { serviceId: `gone-${i}` }));
    const lines = told(sonrisa, ...many);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('y 2 cosas más como estas en el archivo de negocios');
    expect(lines.join()).not.toMatch(/Ana|Paz|0ana/);
  });
  it("of the demo, or cancelled, is nobody's", async () => {
    const gone = booked('a1', { serviceId: 'gone' });
    expect(told(sonrisa, { ...gone, status: 'cancelled' })).toEqual([]);
    const store = createMemoryStore();
    await store.putAppointment({ ...gone, tenant: demo.id, conversation: `${demo.id}.0ana` });
    expect(await bookedAhead(store, [demo], NOW)).toEqual([]);
  });
});

it('is found by doctor beside the server, and what is over is not', async () => {
  const store = { kind: 'sqlite', path: path.join(folder, 'turno.db') } as const;
  expect(await notGiven({ store, tenants: [sonrisa] })).toEqual([]);
  const open = await openSqliteStore(store);
  const soon = { ...thursday, start: Date.now() + 86_400_000 };
  await open.putAppointment(booked('a1', { serviceId: 'gone', slot: soon }));
  await open.putAppointment(booked('a2', { serviceId: 'over' }));
  expect(await notGiven({ store, tenants: [sonrisa] })).toEqual([
    { check: 'not_given', result: 'bad', what: expect.stringContaining('"gone"'), fix: expect.any(String) },
  ]);
  await open.close();
});
