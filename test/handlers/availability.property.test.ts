import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRANULE_MS, SLOTS_MAX, granuleKeys } from '../../src/domain.ts';
import type { Detalles, Hours, Professional, Slot, Tenant, Weekday } from '../../src/domain.ts';
import { availableSlots } from '../../src/handlers/availability.ts';
import type { AvailabilityInput } from '../../src/handlers/availability.ts';
import { clinic } from './kit.ts';

/**
 * The oracle walks every five minutes of the window on the zone's own clock and asks of each whether it is a start,
 * with none of the code under test. Bases stand before changes of the clock in both directions.
 */
const BASES = [
  ['America/Lima', '2026-03-02'],
  ['America/Bogota', '2026-12-30'],
  ['America/Santiago', '2026-04-03'],
  ['America/Santiago', '2026-09-04'],
  ['America/Argentina/Buenos_Aires', '2026-03-02'],
  ['America/Mexico_City', '2026-02-27'],
  ['Europe/Madrid', '2026-03-27'],
  ['Europe/Madrid', '2026-10-23'],
  ['America/Sao_Paulo', '2018-11-02'],
  ['America/Sao_Paulo', '2019-02-15'],
] as const;
const WEEKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SPANISH = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const PARTS = { mañana: [0, 780], tarde: [720, 1200], noche: [1140, 1440] } as const;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Openings on full hours: a change of the clock never falls inside the first hour's grid. */
const interval = fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 20 })).map(([from, halves]): Hours => [
  clock(from * 60),
  clock(Math.min(from * 60 + halves * 30, 1_440)),
]); // prettier-ignore
/** One or two disjoint intervals a day, or closed. */
const hoursOfDay = fc.array(interval, { maxLength: 2 }).map((all): Hours[] => {
  const [a, b] = all.toSorted((x, y) => x[0].localeCompare(y[0]));
  return a === undefined ? [] : b === undefined || b[0] < a[1] ? [a] : [a, b];
});
const week = fc.record(
  Object.fromEntries(WEEKDAYS.map((day) => [day, hoursOfDay])) as Record<Weekday, typeof hoursOfDay>,
);

const scenario = fc.record({
  base: fc.constantFrom(...BASES),
  nowMinutes: fc.integer({ min: 0, max: 1_439 }),
  windowDays: fc.integer({ min: 0, max: 4 }),
  notice: fc.constantFrom(0, 30, 60, 600, 1_440),
  step: fc.constantFrom(15, 30, 45, 60),
  duration: fc.constantFrom(15, 30, 50, 60, 120),
  weeks: fc.tuple(week, week),
  staff: fc.array(
    fc.record({ branches: fc.subarray(['b0', 'b1'], { minLength: 1 }), own: fc.option(week, { nil: undefined }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  closed: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  taken: fc.array(fc.record({ who: fc.nat(2), at: fc.nat(5 * 288), size: fc.integer({ min: 1, max: 60 }) }), {
    maxLength: 8,
  }),
  busy: fc.array(fc.record({ who: fc.nat(2), at: fc.nat(5 * 1_440), size: fc.integer({ min: 1, max: 700 }) }), {
    maxLength: 4,
  }),
  wish: fc.record(
    {
      day: fc.integer({ min: -1, max: 5 }),
      range: fc.tuple(fc.nat(4), fc.nat(4)),
      hour: fc.integer({ min: 0, max: 47 }).map((h) => h * 30),
      span: fc.tuple(fc.nat(23), fc.nat(23)),
      part: fc.constantFrom('mañana', 'tarde', 'noche'),
      rules: fc.uniqueArray(
        fc.oneof(
          fc.constantFrom('lo_antes_posible', 'excluir_mañana', 'excluir_tarde', 'excluir_noche'),
          fc.nat(23).map((h) => `despues_${clock(h * 60)}`),
          fc.nat(23).map((h) => `antes_${clock(h * 60)}`),
          fc.constantFrom(...SPANISH).map((d) => `solo_${d}`),
          fc.constantFrom(...SPANISH).map((d) => `excluir_${d}`),
        ),
        { maxLength: 2 },
      ),
      who: fc.nat(3),
      branch: fc.nat(1),
    },
    { requiredKeys: [] },
  ),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer S> ? S : never;

function inputOf(s: Scenario): AvailabilityInput {
  const [timeZone, base] = s.base;
  const today = Temporal.PlainDate.from(base);
  const midnight = today.toZonedDateTime(timeZone).epochMilliseconds;
  const date = (index: number) => today.add({ days: index }).toString();
  const [service] = clinic.services;
  const professionals = s.staff.map(({ branches, own }, i): Professional => ({
    id: `p_${String(i)}`,
    name: `Persona ${String(i)}`,
    branchIds: branches,
    serviceIds: ['limpieza'],
    calendar: { provider: 'local' },
    ...(own && { hours: own }),
  }));
  const tenant: Tenant = {
    ...clinic,
    timeZone,
    branches: s.weeks.map((openingHours, i) => ({
      id: `b${String(i)}`,
      name: `Sede ${String(i)}`,
      openingHours,
      closedDates: i === 0 && s.closed !== undefined ? [date(s.closed)] : [],
    })),
    services: [{ ...service!, branchIds: ['b0', 'b1'], durationMinutes: s.duration }],
    professionals,
    booking: { ...clinic.booking, windowDays: s.windowDays, minNoticeMinutes: s.notice, slotStepMinutes: s.step },
  };
  const { day, range, hour, span, part, rules, who, branch } = s.wish;
  const detalles: Detalles = {
    ...(day !== undefined && { fecha_deseada: date(day) }),
    ...(range && { fecha_desde: date(Math.min(...range)), fecha_hasta: date(Math.max(...range)) }),
    ...(hour !== undefined && { hora_especifica: clock(hour) }),
    ...(span && { hora_desde: clock(Math.min(...span) * 60), hora_hasta: clock(Math.max(...span) * 60 + 30) }),
    ...(part && { preferencia_horaria: part }),
    ...(rules && { restricciones_temporales: rules }),
    ...(who !== undefined && { profesional: `p_${String(who)}` }),
    ...(branch !== undefined && { sucursal: `b${String(branch)}` }),
  };
  return {
    tenant,
    query: { serviceId: 'limpieza', detalles },
    now: midnight + s.nowMinutes * 60_000,
    claims: s.taken.flatMap(({ who: p, at, size }) => {
      const slot = { start: midnight + at * GRANULE_MS, professionalId: `p_${String(p)}`, branchId: 'b0' };
      return granuleKeys(slot, size * 5).map((key) => ({ key, holder: 'otro' }));
    }),
    busy: s.busy.map(({ who: p, at, size }) => {
      const from = midnight + at * 60_000;
      return { professionalId: `p_${String(p)}`, from, to: from + size * 60_000 };
    }),
  };
}

interface Free {
  readonly key: string;
  readonly date: string;
  readonly minute: number;
  readonly weekday: number;
  readonly branchId: string;
  readonly staff: readonly string[];
}
const keyOf = (slot: Pick<Slot, 'start' | 'branchId'>) => `${String(slot.start)}/${slot.branchId}`;
const minuteOf = (z: Temporal.ZonedDateTime) => z.hour * 60 + z.minute;
const toMinutes = (c: string) => Number(c.slice(0, 2)) * 60 + Number(c.slice(3));

/** Every start that somebody could give, by brute force. */
function everyFree({ tenant, now, claims, busy }: AvailabilityInput): Map<string, Free> {
  const zone = tenant.timeZone;
  const { windowDays, minNoticeMinutes, slotStepMinutes } = tenant.booking;
  const size = (tenant.services[0]?.durationMinutes ?? 0) * 60_000;
  const taken = new Set(claims.map((c) => c.key));
  const zoned = (t: number) => Temporal.Instant.fromEpochMilliseconds(t).toZonedDateTimeISO(zone);
  const lastDate = zoned(now).toPlainDate().add({ days: windowDays }).toString();
  const seen = new Map<number, { date: string; minute: number; weekday: number }>();
  const at = (t: number) => {
    const known = seen.get(t);
    if (known !== undefined) return known;
    const z = zoned(t);
    const read = { date: z.toPlainDate().toString(), minute: minuteOf(z), weekday: z.dayOfWeek };
    seen.set(t, read);
    return read;
  };
  /** The second time that the clock shows this minute. */
  const isRepeat = (t: number) =>
    zoned(t).toPlainDateTime().toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds !== t;
  const inside = (hours: readonly Hours[] | undefined, t: number, date: string) =>
    hours?.find(([from, to]) => {
      for (let g = t; g < t + size; g += GRANULE_MS) {
        const { date: on, minute } = at(g);
        if (on !== date || minute < toMinutes(from) || minute >= toMinutes(to)) return false;
      }
      return true;
    });

  const free = new Map<string, Free>();
  // What begins this very minute has begun, also where no notice is asked for.
  const first = Math.ceil(Math.max(now + 1, now + minNoticeMinutes * 60_000) / GRANULE_MS) * GRANULE_MS;
  for (let t = first; at(t).date <= lastDate; t += GRANULE_MS) {
    const { date, minute, weekday } = at(t);
    const name = WEEKDAYS[weekday - 1]!;
    for (const branch of tenant.branches) {
      const opening = branch.closedDates.includes(date) ? undefined : inside(branch.openingHours[name], t, date);
      if (opening === undefined || (minute - toMinutes(opening[0])) % slotStepMinutes !== 0 || isRepeat(t)) continue;
      const staff = tenant.professionals.filter((p) => {
        const slot = { start: t, professionalId: p.id, branchId: branch.id };
        return (
          p.branchIds.includes(branch.id) &&
          (p.hours === undefined || inside(p.hours[name], t, date) !== undefined) &&
          !granuleKeys(slot, size / 60_000).some((key) => taken.has(key)) &&
          !busy.some((b) => b.professionalId === p.id && b.from < t + size && b.to > t)
        );
      });
      const start = { key: keyOf({ start: t, branchId: branch.id }), date, minute, weekday, branchId: branch.id };
      if (staff.length > 0) free.set(start.key, { ...start, staff: staff.map((p) => p.id) });
    }
  }
  return free;
}

/** The customer's words, read a second time and in the plainest way. `hour` apart: it orders. */
function satisfies(free: Free, d: Detalles): boolean {
  const rules = d.restricciones_temporales ?? [];
  const only = rules.filter((r) => r.startsWith('solo_')).map((r) => SPANISH.indexOf(r.slice(5)) + 1);
  const oneDay = d.fecha_deseada !== undefined;
  return [
    !oneDay || free.date === d.fecha_deseada,
    oneDay || d.fecha_desde === undefined || free.date >= d.fecha_desde,
    oneDay || d.fecha_hasta === undefined || free.date <= d.fecha_hasta,
    d.hora_desde === undefined || free.minute >= toMinutes(d.hora_desde),
    d.hora_hasta === undefined || free.minute < toMinutes(d.hora_hasta),
    d.hora_especifica !== undefined || d.preferencia_horaria === undefined || inPart(free, d.preferencia_horaria),
    d.profesional === undefined || free.staff.includes(d.profesional),
    d.sucursal === undefined || free.branchId === d.sucursal,
    only.length === 0 || only.includes(free.weekday),
    ...rules.map((rule) => {
      const [verb, what] = rule.split('_') as [string, string];
      if (verb === 'despues') return free.minute >= toMinutes(what);
      if (verb === 'antes') return free.minute < toMinutes(what);
      if (verb !== 'excluir') return true;
      if (!(what in PARTS)) return SPANISH.indexOf(what) + 1 !== free.weekday;
      const part = what as keyof typeof PARTS;
      // An hour that is named in it lifts it.
      const named = d.hora_especifica !== undefined && inPart({ minute: toMinutes(d.hora_especifica) }, part);
      return named || !inPart(free, part);
    }),
  ].every(Boolean);
}

function inPart({ minute }: Pick<Free, 'minute'>, part: keyof typeof PARTS): boolean {
  return minute >= PARTS[part][0] && minute < PARTS[part][1];
}

const RUNS = { numRuns: 300 };

describe('over random tenants, zones, claims and wishes', () => {
  it('every slot is one that the clock, the hours and the claims allow, offered once (must-hold 48, 51)', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const input = inputOf(s);
        const free = everyFree(input);
        const { slots } = availableSlots(input);
        for (const slot of slots) expect(free.get(keyOf(slot))?.staff ?? []).toContain(slot.professionalId);
        expect(new Set(slots.map(keyOf)).size).toBe(slots.length);
        expect(slots.length).toBeLessThanOrEqual(SLOTS_MAX);
        expect(slots.length === 0).toBe(free.size === 0);
      }),
      RUNS,
    );
  });

  it('what satisfies the wish is all there, and only a relaxed answer holds anything else (must-hold 52)', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const input = inputOf(s);
        const { detalles } = input.query;
        const fitting = [...everyFree(input).values()].filter((free) => satisfies(free, detalles));
        const { hora_especifica: hour } = detalles;
        const met = fitting.filter((free) => hour === undefined || free.minute === toMinutes(hour));
        const { slots, exact, relaxed } = availableSlots(input);
        const offered = slots.map(keyOf);

        expect(relaxed).toBe(met.length === 0 && slots.length > 0);
        if (met.length > 0 && fitting.length <= SLOTS_MAX) {
          expect(offered.toSorted()).toEqual(fitting.map((f) => f.key).toSorted());
        }
        if (!relaxed) for (const key of offered) expect(fitting.map((f) => f.key)).toContain(key);
        if (hour !== undefined)
          expect(offered.slice(0, met.length).toSorted()).toEqual(met.map((f) => f.key).toSorted());
        const { fecha_deseada, fecha_desde, fecha_hasta } = detalles;
        const oneDay = fecha_deseada !== undefined || (fecha_desde !== undefined && fecha_desde === fecha_hasta);
        // Between two branches at that hour the customer chooses.
        const places = new Set(met.map(({ branchId }) => branchId));
        expect(exact !== undefined).toBe(oneDay && hour !== undefined && places.size === 1);
        if (exact) expect(met.map((f) => f.key)).toContain(keyOf(exact));
      }),
      RUNS,
    );
  });

  it('"Ver más" to the end shows each of them once', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const input = inputOf(s);
        let found = availableSlots(input);
        const shown = [...found.slots];
        while (found.more === true) {
          found = availableSlots({ ...input, query: { ...input.query, beyond: { offer: 'k7', slots: shown } } });
          expect(found.slots.length).toBeGreaterThan(0);
          shown.push(...found.slots);
        }
        const { detalles } = input.query;
        const fitting = [...everyFree(input).values()].filter((free) => satisfies(free, detalles));
        expect(new Set(shown.map(keyOf)).size).toBe(shown.length);
        if (!found.relaxed) expect(shown.map(keyOf).toSorted()).toEqual(fitting.map((f) => f.key).toSorted());
      }),
      { numRuns: 100 },
    );
  });

  it('the order of claims and busy times does not matter', () => {
    fc.assert(
      fc.property(scenario, (s) => {
        const input = inputOf(s);
        const turned = { ...input, claims: input.claims.toReversed(), busy: input.busy.toReversed() };
        expect(availableSlots(turned)).toEqual(availableSlots(input));
      }),
      RUNS,
    );
  });
});
