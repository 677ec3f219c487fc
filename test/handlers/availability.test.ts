import { describe, expect, it } from 'vitest';
import { SLOTS_MAX } from '../../src/domain.ts';
import { fold } from '../../src/state/fold.ts';
import type { Slot, Tenant } from '../../src/domain.ts';
import { availableSlots } from '../../src/handlers/availability.ts';
import { ask, claims, clinic, instant, local } from './kit.ts';

const TUESDAY = '2026-03-03';
const clocks = (starts: readonly string[]) => starts.map((s) => s.slice(11));

describe('what is never offered', () => {
  it('nothing past nor inside the minimum notice, today of the tenant and not of the server (must-hold 51, 55)', () => {
    // 22:30 in Buenos Aires is Tuesday already in UTC.
    const late = ask({ fecha_deseada: '2026-03-02' }, { now: '2026-03-02T22:30' });
    expect(late.relaxed).toBe(true);
    expect(late.starts[0]).toBe('2026-03-03T09:00');
    expect(ask({ fecha_deseada: '2026-03-02' }, { now: '2026-03-02T15:40' }).starts).toEqual([
      '2026-03-02T17:00',
      '2026-03-02T17:30',
    ]);
  });

  it('nothing that begins this very minute: it has begun when it is chosen', () => {
    const tenant: Tenant = { ...clinic, booking: { ...clinic.booking, minNoticeMinutes: 0 } };
    const today = { fecha_deseada: '2026-03-03' };
    expect(ask(today, { now: '2026-03-03T10:00', tenant }).starts[0]).toBe('2026-03-03T10:30');
    expect(ask(today, { now: '2026-03-03T10:29', tenant }).starts[0]).toBe('2026-03-03T10:30');
  });

  it('nothing that begins before its link could be paid, where one pays first', () => {
    const rules = { minNoticeMinutes: 0, paymentBeforeBooking: 'deposit' } as const;
    const tenant: Tenant = { ...clinic, booking: { ...clinic.booking, ...rules } };
    const today = { fecha_deseada: '2026-03-03' };
    expect(ask(today, { now: '2026-03-03T10:25', tenant }).starts[0]).toBe('2026-03-03T10:30');
    expect(ask(today, { now: '2026-03-03T10:26', tenant }).starts[0]).toBe('2026-03-03T11:00');
  });

  it('a part of the day that is ruled out gives way to an hour named in it, and tells which of two is meant', () => {
    const out = { fecha_deseada: TUESDAY, restricciones_temporales: ['excluir_mañana'] };
    const at = (hora: string, other: string) =>
      ask({ ...out, hora_especifica: hora, hora_candidatas: [hora, other] }).starts[0]?.slice(11);
    expect(ask(out).starts.every((start) => start.slice(11) >= '13:00')).toBe(true);
    expect(at('11:00', '23:00')).toBe('11:00');
    expect(at('05:00', '17:00')).toBe('17:00');
  });

  it('nobody at a branch that is not wanted', () => {
    expect(ask({ sin_sucursales: clinic.branches.map(({ id }) => id) }).starts).toEqual([]);
    expect(ask({ sin_sucursales: ['otra'] }).starts).not.toEqual([]);
  });

  it('nothing on a day without opening hours or a closed date (must-hold 51)', () => {
    const days = new Set(
      ask({ fecha_desde: '2026-03-20', fecha_hasta: '2026-03-25', hora_hasta: '11:00' }).starts.map((s) =>
        s.slice(0, 10),
      ),
    );
    expect([...days]).toEqual(['2026-03-20', '2026-03-21', '2026-03-23', '2026-03-25']);
  });

  it('no start after the last that ends with the day, where it is open until midnight (must-hold 51)', () => {
    const [branch] = clinic.branches;
    const tenant: Tenant = { ...clinic, branches: [{ ...branch!, openingHours: { tue: [['22:00', '24:00']] } }] };
    const { starts } = ask({ fecha_deseada: TUESDAY }, { tenant });
    expect(clocks(starts.filter((start) => start.startsWith(TUESDAY)))).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });

  it('nothing that is not over by the hour at which it has to be', () => {
    const { starts } = ask({ fecha_deseada: TUESDAY, restricciones_temporales: ['termina_11:00'] });
    expect(clocks(starts).at(-1)).toBe('10:30');
  });

  it('nothing at midnight: the evening that it ends, its last hour first', () => {
    const [branch] = clinic.branches;
    const openingHours: Tenant['branches'][number]['openingHours'] = {
      tue: [['16:00', '24:00']],
      wed: [['16:00', '18:00']],
    };
    const tenant: Tenant = { ...clinic, branches: [{ ...branch!, openingHours }] };
    const found = ask({ fecha_deseada: '2026-03-04', hora_especifica: '00:00' }, { tenant });
    expect(found.relaxed).toBe(true);
    expect(found.starts[0]).toBe('2026-03-03T23:30');
  });

  it('no start whose service would end after closing, nor across a lunch break (must-hold 51)', () => {
    const [branch] = clinic.branches;
    const [service] = clinic.services;
    const hours = [['09:00', '11:15'] as const, ['14:00', '16:00'] as const];
    const tenant: Tenant = {
      ...clinic,
      branches: [{ ...branch!, openingHours: { tue: hours } }],
      services: [{ ...service!, durationMinutes: 60 }],
    };
    expect(clocks(ask({ fecha_deseada: TUESDAY }, { tenant }).starts)).toEqual([
      '09:00', '09:30', '10:00', '14:00', '14:30', '15:00',
    ]); // prettier-ignore
  });

  it('no start across the end of an interval, where the next one begins there', () => {
    const [branch] = clinic.branches;
    const [service] = clinic.services;
    const hours = [['10:00', '12:00'] as const, ['12:00', '13:30'] as const];
    const tenant: Tenant = {
      ...clinic,
      branches: [{ ...branch!, openingHours: { tue: hours } }],
      services: [{ ...service!, durationMinutes: 60 }],
    };
    expect(clocks(ask({ fecha_deseada: TUESDAY }, { tenant }).starts)).toEqual([
      '10:00', '10:30', '11:00', '12:00', '12:30',
    ]); // prettier-ignore
  });

  it('nothing outside the own hours of a professional', () => {
    const [laura] = clinic.professionals;
    const tenant: Tenant = { ...clinic, professionals: [{ ...laura!, hours: { tue: [['11:00', '12:00']] } }] };
    const found = ask({ fecha_desde: TUESDAY, fecha_hasta: '2026-03-05' }, { tenant });
    expect(found.starts).toEqual(['2026-03-03T11:00', '2026-03-03T11:30']);
  });

  it('nothing over a claim or over busy time of another calendar', () => {
    const found = ask(
      { fecha_deseada: TUESDAY, profesional: 'laura' },
      {
        claims: claims('laura', '2026-03-03T09:00', '2026-03-03T12:00'),
        busy: [{ professionalId: 'laura', from: instant('2026-03-03T12:10'), to: instant('2026-03-03T17:00') }],
      },
    );
    expect(clocks(found.starts)).toEqual(['17:00', '17:30']);
  });

  it('nothing in another zone of hours: Lima keeps its own clock to the minute (must-hold 54)', () => {
    const tenant: Tenant = { ...clinic, timeZone: 'America/Lima' };
    const found = ask({ fecha_deseada: TUESDAY, hora_especifica: '09:00' }, { tenant });
    expect(found.exact?.start).toBe(Date.parse('2026-03-03T14:00:00Z'));
  });

  it('no service that the catalogue does not hold: an error, not an empty list (must-hold 71)', () => {
    const query = { serviceId: 'masaje', detalles: {} };
    // Neither where nothing is sold, nor in place of it one that is.
    for (const tenant of [{ ...clinic, services: [] }, clinic]) {
      const input = { tenant, query, now: 0, claims: [], busy: [] };
      expect(() => availableSlots(input)).toThrow(/'masaje'.*'clinica'/);
    }
  });
});

describe('filters come before the cut', () => {
  it('finds the only free afternoon behind weeks of full ones (must-hold 52)', () => {
    const full = Array.from({ length: 25 }, (_, i) =>
      Temporal.PlainDate.from('2026-03-02').add({ days: i }).toString(),
    );
    const taken = full.flatMap((day) =>
      ['laura', 'marcos'].flatMap((who) => claims(who, `${day}T12:00`, `${day}T18:00`)),
    );
    const found = ask({ preferencia_horaria: 'tarde' }, { claims: taken });
    expect(found.relaxed).toBe(false);
    expect(found.starts[0]).toBe('2026-03-27T12:00');
  });

  it.each([
    ['despues_16:00', (s: string) => s.slice(11) >= '16:00'],
    ['despues_16', (s: string) => s.slice(11) >= '16:00'],
    ['antes_11:00', (s: string) => s.slice(11) < '11:00'],
    ['excluir_miércoles', (s: string) => weekday(s) !== 3],
    ['excluir_miercoles', (s: string) => weekday(s) !== 3],
    ['excluir_mañana', (s: string) => s.slice(11) >= '13:00'],
    ['excluir_tarde', (s: string) => s.slice(11) < '12:00'],
    ['excluir_fecha_2026-03-03', (s: string) => !s.startsWith('2026-03-03')],
    ['excluir_10:00', (s: string) => s.slice(11) !== '10:00'],
    ['solo_10:30', (s: string) => s.slice(11) === '10:30'],
    ['solo_16:00-24:00', (s: string) => s.slice(11) >= '16:00'],
    ['solo_00:00-10:00', (s: string) => s.slice(11) < '10:00'],
    ['solo_jueves', (s: string) => weekday(s) === 4],
    ['solo_sábado', (s: string) => weekday(s) === 6],
    ['primera_hora', (s: string) => ['09:00', '09:30'].includes(s.slice(11))],
    ['ultima_hora', (s: string) => ['17:00', '17:30', '12:00', '12:30'].includes(s.slice(11))],
  ])('%s holds for every slot', (rule, holds) => {
    const found = ask({ restricciones_temporales: [rule] });
    expect(found.relaxed).toBe(false);
    expect(found.starts.length).toBeGreaterThan(3);
    expect(found.starts.filter((s) => !holds(s))).toEqual([]);
  });

  it('takes several solo_ as either, and combines them with the rest', () => {
    const found = ask({
      restricciones_temporales: ['solo_jueves', 'solo_lunes', 'despues_17:00', 'excluir_fecha_2026-03-05'],
    });
    expect(found.starts.slice(0, 5)).toEqual([
      '2026-03-02T17:00', '2026-03-02T17:30', '2026-03-09T17:00', '2026-03-09T17:30', '2026-03-12T17:00',
    ]); // prettier-ignore
  });

  it('either end of the day, and the first or the last hour of it', () => {
    const ends = (rules: string[]) =>
      new Set(ask({ fecha_deseada: TUESDAY, restricciones_temporales: rules }).starts.map((s) => s.slice(11)));
    expect([...ends(['solo_00:00-10:00', 'solo_16:30-24:00'])]).toEqual(['09:00', '09:30', '16:30', '17:00', '17:30']);
    expect([...ends(['primera_hora', 'ultima_hora'])]).toEqual(['09:00', '09:30', '17:00', '17:30']);
  });

  it('one of two hours, on one of two days', () => {
    const rules = ['solo_10:00', 'solo_11:00', 'solo_martes', 'solo_jueves'];
    expect(ask({ restricciones_temporales: rules }).starts.slice(0, 4)).toEqual([
      '2026-03-03T10:00', '2026-03-03T11:00', '2026-03-05T10:00', '2026-03-05T11:00',
    ]); // prettier-ignore
  });

  it('each day with an hour, a stretch or a bound of its own', () => {
    const rules = [
      'solo_fecha_2026-03-03_10:00',
      'solo_fecha_2026-03-05_16:00-17:00',
      'solo_fecha_2026-03-06_antes_10:00',
    ];
    expect(ask({ restricciones_temporales: rules }).starts).toEqual([
      '2026-03-03T10:00', '2026-03-05T16:00', '2026-03-05T16:30', '2026-03-06T09:00', '2026-03-06T09:30',
    ]); // prettier-ignore
  });

  it('an hour range is end-exclusive', () => {
    const found = ask({ fecha_deseada: TUESDAY, hora_desde: '15:00', hora_hasta: '16:30' });
    expect(clocks(found.starts)).toEqual(['15:00', '15:30', '16:00']);
  });

  it.each([
    ['mañana', '09:00', '12:30'],
    ['tarde', '12:00', '19:30'],
    ['noche', '19:00', '21:30'],
  ] as const)('the part of the day %s holds from %s to %s', (preferencia_horaria, first, last) => {
    const branches = clinic.branches.map((b) => ({ ...b, openingHours: { tue: [['09:00', '22:00'] as const] } }));
    const found = ask({ fecha_deseada: TUESDAY, preferencia_horaria }, { tenant: { ...clinic, branches } });
    expect([clocks(found.starts)[0], clocks(found.starts).at(-1)]).toEqual([first, last]);
  });

  it('the latest hour first when the last one is wished', () => {
    const found = ask({ fecha_deseada: TUESDAY, restricciones_temporales: ['ultima_hora'] });
    expect(clocks(found.starts)).toEqual(['17:30', '17:00']);
  });

  it('"hoy a última hora" is said of an afternoon, and is the last start of a day that goes on until nine', () => {
    const branches = clinic.branches.map((b) => ({ ...b, openingHours: { tue: [['09:00', '21:00'] as const] } }));
    const wish = {
      fecha_deseada: TUESDAY,
      preferencia_horaria: 'tarde',
      restricciones_temporales: ['ultima_hora'],
    } as const;
    expect(clocks(ask(wish, { tenant: { ...clinic, branches } }).starts)).toEqual(['20:30', '20:00']);
  });

  it("an hour that two branches have is nobody's choice but the customer's, and each is offered first", () => {
    const [north] = clinic.branches;
    const branches = [north!, { ...north!, id: 'sur', name: 'Sur' }];
    const everywhere = { branchIds: ['norte', 'sur'] };
    const tenant: Tenant = {
      ...clinic,
      branches: [{ ...branches[0]!, id: 'norte' }, branches[1]!],
      services: clinic.services.map((service) => ({ ...service, ...everywhere })),
      professionals: clinic.professionals.map((professional) => ({ ...professional, ...everywhere })),
    };
    const wish = { fecha_deseada: TUESDAY, hora_especifica: '11:00' } as const;
    const { exact, slots } = ask(wish, { tenant });
    expect(exact).toBeUndefined();
    expect(slots.slice(0, 2).map(({ branchId }) => branchId)).toEqual(['norte', 'sur']);
    expect(clocks(ask(wish, { tenant }).starts).slice(0, 2)).toEqual(['11:00', '11:00']);
    expect(ask({ ...wish, sucursal: 'sur' }, { tenant }).exact?.branchId).toBe('sur');
  });

  it('a professional or a branch is found by id, by name or by first name', () => {
    for (const profesional of ['marcos', 'Marcos Ruiz', 'MARCOS', 'ruiz']) {
      expect(new Set(ask({ profesional }).slots.map((s) => s.professionalId))).toEqual(new Set(['marcos']));
    }
  });

  it('are written as the store folds them: a list is stored three times', () => {
    const json = JSON.stringify(ask({}).slots);
    expect(fold(json, '').length * 4).toBeLessThan(json.length);
  });

  it('does not read beyond what it can offer: at most SLOTS_MAX', () => {
    expect(ask({}).slots).toHaveLength(SLOTS_MAX);
  });

  it('a list goes on where it ended, until nothing is left, and offers nothing twice', () => {
    const detalles = { fecha_desde: TUESDAY, fecha_hasta: '2026-03-06' };
    const beyond = (slots: readonly Slot[]) =>
      ask(detalles, { query: { serviceId: 'limpieza', detalles, beyond: { offer: 'k7', slots } } });
    const first = ask(detalles);
    expect(first).toMatchObject({ more: true });
    const second = beyond(first.slots);
    expect(second).toMatchObject({ beyond: 'k7' });
    expect(second.starts[0]! > first.starts.at(-1)!).toBe(true);
    expect(new Set([...first.starts, ...second.starts]).size).toBe(4 * 18);
    expect(second.more).toBeUndefined();
    expect(beyond([...first.slots, ...second.slots]).slots).toEqual([]);
  });
});

describe('order', () => {
  it('the exact hour first, then the nearest ones of that day', () => {
    const found = ask({ fecha_deseada: TUESDAY, hora_especifica: '11:00' });
    expect(clocks(found.starts).slice(0, 5)).toEqual(['11:00', '10:30', '11:30', '10:00', '12:00']);
  });

  it('an hour without a day: that hour on the coming days, then the rest', () => {
    const found = ask({ hora_especifica: '17:00' });
    expect(found.starts.slice(0, 3)).toEqual(['2026-03-02T17:00', '2026-03-03T17:00', '2026-03-04T17:00']);
    expect(found).toMatchObject({ relaxed: false });
    expect(found.exact).toBeUndefined();
  });

  it('a different hour finds different slots: nothing is remembered between questions (must-hold 59)', () => {
    const [ten, four] = ['10:00', '16:00'].map((hora_especifica) => ask({ fecha_deseada: TUESDAY, hora_especifica }));
    expect([ten?.starts[0], four?.starts[0]]).toEqual(['2026-03-03T10:00', '2026-03-03T16:00']);
  });

  it('one row a start; who is least taken that day is next, then the order of the file', () => {
    expect(ask({ fecha_deseada: TUESDAY }).slots[0]?.professionalId).toBe('laura');
    const busyLaura = claims('laura', '2026-03-03T15:00', '2026-03-03T15:30');
    expect(ask({ fecha_deseada: TUESDAY }, { claims: busyLaura }).slots[0]?.professionalId).toBe('marcos');
    const starts = ask({ fecha_deseada: TUESDAY }).starts;
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('one row for each branch that could give the start', () => {
    const [branch] = clinic.branches;
    const [service] = clinic.services;
    const [laura] = clinic.professionals;
    const branchIds = ['centro', 'norte'];
    const tenant: Tenant = {
      ...clinic,
      branches: [branch!, { ...branch!, id: 'norte', name: 'Norte' }],
      services: [{ ...service!, branchIds }],
      professionals: [{ ...laura!, branchIds }],
    };
    const found = ask({ fecha_deseada: TUESDAY }, { tenant });
    expect(found.slots.slice(0, 2).map((s) => s.branchId)).toEqual(branchIds);
    expect(new Set(ask({ sucursal: 'Norte' }, { tenant }).slots.map((s) => s.branchId))).toEqual(new Set(['norte']));
  });
});

describe('the exact slot', () => {
  it('needs a day and an hour, free and on the grid', () => {
    expect(local(ask({ fecha_deseada: TUESDAY, hora_especifica: '17:00' }).exact?.start ?? 0)).toBe('2026-03-03T17:00');
    expect(ask({ fecha_deseada: TUESDAY }).exact).toBeUndefined();
    const offGrid = ask({ fecha_deseada: TUESDAY, hora_especifica: '17:10' });
    expect(offGrid).toMatchObject({ relaxed: true });
    expect(offGrid.exact).toBeUndefined();
    expect(clocks(offGrid.starts).slice(0, 2)).toEqual(['17:00', '17:30']);
  });

  it('is refused when another condition fails', () => {
    const wish = { fecha_deseada: TUESDAY, hora_especifica: '17:00' };
    for (const restriction of ['antes_12:00', 'excluir_martes', 'solo_jueves']) {
      expect(ask({ ...wish, restricciones_temporales: [restriction] }).exact).toBeUndefined();
    }
    expect(ask({ ...wish, profesional: 'nadie' })).toMatchObject({ relaxed: true });
    expect(ask({ ...wish, profesional: 'nadie' }).exact).toBeUndefined();
  });

  it('an hour wins over a redundant part of the day', () => {
    const found = ask({ fecha_deseada: TUESDAY, hora_especifica: '11:00', preferencia_horaria: 'tarde' });
    expect(clocks([local(found.exact?.start ?? 0)])).toEqual(['11:00']);
  });

  it('never offers the hour at which the appointment stands that is moved, with the same person', () => {
    const movingFrom = { start: instant('2026-03-03T10:00'), professionalId: 'laura', branchId: 'centro' };
    const detalles = { fecha_deseada: TUESDAY, hora_especifica: '10:00' };
    const own = ask(
      { ...detalles, profesional: 'laura' },
      {
        query: { serviceId: 'limpieza', detalles: { ...detalles, profesional: 'laura' }, moving: 'apt-1', movingFrom },
      },
    );
    expect(own.exact).toBeUndefined();
    expect(own.starts).not.toContain('2026-03-03T10:00');
  });

  it('is of somebody else before it is another hour, where the person of the one that is moved was not asked for', () => {
    const movingFrom = { start: instant('2026-03-04T10:00'), professionalId: 'laura', branchId: 'centro' };
    const detalles = { fecha_deseada: TUESDAY, hora_especifica: '10:00', profesional: 'laura' };
    const query = { serviceId: 'limpieza', detalles, moving: 'apt-1', movingFrom };
    const taken = claims('laura', '2026-03-03T09:00', '2026-03-03T12:00');
    const preferred = ask(detalles, { query: { ...query, samePerson: 'preferred' }, claims: taken });
    expect(preferred.relaxed).toBe(false);
    expect(preferred.exact?.professionalId).not.toBe('laura');
    expect(ask(detalles, { query: { ...query, samePerson: 'preferred' } }).exact?.professionalId).toBe('laura');
    expect(ask(detalles, { query, claims: taken })).toMatchObject({ relaxed: true });
  });

  it('counts as free what the asking holder or the moved appointment has (must-hold 48)', () => {
    const wish = { fecha_deseada: TUESDAY, hora_especifica: '10:00', profesional: 'laura' };
    const held = claims('laura', '2026-03-03T10:00', '2026-03-03T10:30', { holder: 'apt-1' });
    const query = { serviceId: 'limpieza', detalles: wish };
    expect(ask(wish, { claims: held }).exact).toBeUndefined();
    expect(ask(wish, { claims: held, query: { ...query, moving: 'apt-1' } }).exact).toBeDefined();
    expect(ask(wish, { claims: held, query: { ...query, holder: 'apt-1' } }).exact).toBeDefined();
    const ranOut = held.map((claim) => ({ ...claim, until: instant('2026-03-02T07:59') }));
    expect(ask(wish, { claims: ranOut }).exact).toBeDefined();
  });
});

describe('an hour without am or pm (AGENDA-14)', () => {
  const at = (...hora_candidatas: string[]) => ({ fecha_deseada: TUESDAY, hora_candidatas });
  const long: Tenant = {
    ...clinic,
    branches: clinic.branches.map((b) => ({
      ...b,
      openingHours: { mon: [['08:00', '22:00']], tue: [['08:00', '22:00']] },
    })),
  };

  it('one reading inside opening hours is it', () => {
    const found = ask(at('03:00', '15:00'));
    expect(found.ambiguous).toBeUndefined();
    expect(local(found.exact?.start ?? 0)).toBe('2026-03-03T15:00');
  });

  it('two readings are asked, even when one of them is taken', () => {
    const taken = ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-03T09:00', '2026-03-03T09:30'));
    const found = ask(at('09:00', '21:00'), { tenant: long, claims: taken });
    expect(found.ambiguous).toEqual(['09:00', '21:00']);
    expect(found.exact).toBeUndefined();
    expect(found.starts.every((s) => s.startsWith(TUESDAY))).toBe(true);
  });

  it('a start so late that the service would not end by closing is no reading', () => {
    expect(ask(at('10:00', '22:00'), { tenant: long }).exact).toBeDefined();
  });

  it('the part of the day decides first, a limit too, and so does what is past', () => {
    const evening = { ...at('09:00', '21:00'), preferencia_horaria: 'noche' as const };
    expect(local(ask(evening, { tenant: long }).exact?.start ?? 0)).toBe('2026-03-03T21:00');
    const later = { ...at('09:00', '21:00'), restricciones_temporales: ['despues_18:00'] };
    expect(local(ask(later, { tenant: long }).exact?.start ?? 0)).toBe('2026-03-03T21:00');
    const today = { fecha_deseada: '2026-03-02', hora_candidatas: ['09:00', '21:00'] };
    expect(local(ask(today, { tenant: long, now: '2026-03-02T15:00' }).exact?.start ?? 0)).toBe('2026-03-02T21:00');
  });

  it('without a day the opening hours of the window decide', () => {
    expect(ask({ hora_candidatas: ['05:00', '17:00'] }).starts[0]).toBe('2026-03-02T17:00');
    expect(ask({ hora_candidatas: ['09:00', '21:00'] }, { tenant: long }).ambiguous).toEqual(['09:00', '21:00']);
  });

  it('when neither fits, 1 to 7 is the afternoon', () => {
    const found = ask(at('06:00', '18:00'));
    expect(found).toMatchObject({ relaxed: true });
    expect(clocks(found.starts).slice(0, 2)).toEqual(['17:30', '17:00']);
  });
});

describe('when the wish cannot be met', () => {
  it('gives up the hour, then the part of the day, then the day: what is nearest to it comes first', () => {
    const afternoon = ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-03T12:00', '2026-03-03T18:00'));
    const morning = ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-03T09:00', '2026-03-03T12:00'));
    const hour = ask({ fecha_deseada: TUESDAY, hora_especifica: '17:00' }, { claims: afternoon });
    expect([hour.relaxed, hour.starts[0]]).toEqual([true, '2026-03-03T11:30']);
    const part = ask({ fecha_deseada: TUESDAY, preferencia_horaria: 'tarde' }, { claims: afternoon });
    expect([part.relaxed, part.starts[0]]).toEqual([true, '2026-03-03T11:30']);
    const wish = { fecha_deseada: TUESDAY, preferencia_horaria: 'tarde' as const };
    const day = ask(wish, { claims: [...morning, ...afternoon] });
    expect([day.relaxed, day.starts[0]]).toEqual([true, '2026-03-04T12:00']);
  });

  it('orders by what was given up, and by nothing else', () => {
    // With the whole of Laura's day gone the person is given up, and the morning stays a morning from its first hour on.
    const laura = claims('laura', '2026-03-03T09:00', '2026-03-03T18:00');
    const never = claims('laura', '2026-03-02T00:00', '2026-04-03T00:00');
    const person = ask(
      { fecha_deseada: TUESDAY, preferencia_horaria: 'mañana', profesional: 'laura' },
      { claims: never },
    );
    expect([person.relaxed, person.starts[0]]).toEqual([true, '2026-03-03T09:00']);
    // The first hour of the morning is gone, the rest of it is not.
    const first = ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-03T09:00', '2026-03-03T10:30'));
    const early = ask(
      { fecha_deseada: TUESDAY, preferencia_horaria: 'mañana', restricciones_temporales: ['primera_hora'] },
      { claims: first },
    );
    expect([early.relaxed, early.starts[0]]).toEqual([true, '2026-03-03T10:30']);
    const late = ask(
      { fecha_deseada: TUESDAY, preferencia_horaria: 'tarde', restricciones_temporales: ['ultima_hora'] },
      { claims: ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-03T16:00', '2026-03-03T18:00')) },
    );
    expect([late.relaxed, late.starts[0]]).toEqual([true, '2026-03-03T15:30']);
    const after = ask({ fecha_deseada: TUESDAY, restricciones_temporales: ['despues_18:00'] }, { claims: laura });
    expect([after.relaxed, after.starts[0]]).toEqual([true, '2026-03-03T17:30']);
    const before = ask({ fecha_deseada: TUESDAY, restricciones_temporales: ['antes_09:00'] });
    expect([before.relaxed, before.starts[0]]).toEqual([true, '2026-03-03T09:00']);
  });

  it('keeps what was excluded and the professional as long as they have anything at all', () => {
    const full = claims('laura', '2026-03-03T09:00', '2026-03-03T18:00');
    const wish = { fecha_deseada: TUESDAY, profesional: 'laura', restricciones_temporales: ['excluir_miércoles'] };
    const found = ask(wish, { claims: full });
    expect([found.relaxed, found.starts[0]]).toEqual([true, '2026-03-05T09:00']);
    expect(new Set(found.slots.map((s) => s.professionalId))).toEqual(new Set(['laura']));
    const never = claims('laura', '2026-03-02T00:00', '2026-04-03T00:00');
    const others = ask(wish, { claims: never });
    expect([others.relaxed, others.slots[0]?.professionalId, others.starts[0]]).toEqual([
      true,
      'marcos',
      '2026-03-03T09:00',
    ]);
  });

  it('offers the nearest days when the wished one is past the window', () => {
    const found = ask({ fecha_deseada: '2026-06-01' });
    expect([found.relaxed, found.starts[0]]).toEqual([true, '2026-04-01T09:00']);
  });

  it('an empty list means that nothing at all is free', () => {
    const all = ['laura', 'marcos'].flatMap((who) => claims(who, '2026-03-02T00:00', '2026-04-03T00:00'));
    expect(ask({ fecha_deseada: TUESDAY, hora_especifica: '17:00' }, { claims: all })).toMatchObject({ slots: [] });
  });

  it('what cannot be read asks for nothing (must-hold 60)', () => {
    const found = ask({
      fecha_deseada: '2026-02-30',
      hora_especifica: '25:99',
      restricciones_temporales: ['quizás', 'despues_x'],
    });
    expect([found.relaxed, found.starts[0]]).toEqual([false, '2026-03-02T09:00']);
  });
});

function weekday(start: string): number {
  return Temporal.PlainDateTime.from(start).dayOfWeek;
}
