/** must-hold.md 8.4, the rows that no other test of behaviour covers alone. */
import { describe, expect, it } from 'vitest';
import { GRANULE_MS } from '../../src/domain.ts';
import { formatDay } from '../../src/copy/formats.ts';
import { eventIdOf } from '../../src/handlers/index.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { HOUR_MS, MINUTE_MS, MONDAY, openRig, send, stateOf, tapOn, tenantOf, textOf, withRig } from './kit.ts';

const BOOKING = ['una limpieza mañana a las 15', 'sí'];

describe('one slot and two customers', () => {
  it('a tap on a list that is older than the other’s booking is told so, and books nothing of it (must-hold 48)', async () => {
    const shared = { store: createMemoryStore(), clock: createVirtualClock(MONDAY) };
    const ana = await openRig({ ...shared, customer: { waId: '5491150000701', name: 'Ana' } });
    const bea = await openRig({ ...shared, customer: { waId: '5491150000702', name: 'Bea' } });
    await send(bea, 'un tratamiento de conducto para mañana');
    const nine = tapOn(bea, 1);
    // An hour and a half from ten on: the row of nine o'clock overlaps it, and was free when it was listed.
    for (const text of ['un tratamiento de conducto mañana a las 10', 'sí']) await send(ana, text);
    const booked = (await ana.store.load(ana.conversation, 0)).appointments.map(({ slot }) => slot.start);
    expect(booked).toEqual([MONDAY + 25 * HOUR_MS]);
    const told = await send(bea, nine);
    expect(textOf(told)).toMatch(/ocup/i);
    const offered = told.flatMap(({ choices }) => choices.flatMap(({ id }) => bea.slotOf(id)?.start ?? []));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((at) => Math.abs(at - (booked[0] ?? 0)) < 90 * MINUTE_MS)).toEqual([]);
    expect(await stateOf(bea)).toBe('AGENDA_MOSTRANDO_OPCIONES');
    await ana.engine.stop();
    await bea.close();
    expect([...ana.problems(), ...bea.problems()]).toEqual([]);
  });
});

describe('an appointment', () => {
  it('takes as long as its service, to the granule (must-hold 62)', () =>
    withRig({}, async (rig) => {
      const range = {
        tenant: rig.tenant.id,
        calendars: ['laura', 'martin', 'sofia'],
        from: MONDAY,
        to: MONDAY + 72 * HOUR_MS,
      };
      const minutes = async () =>
        (await rig.store.claims({ ...range, at: MONDAY })).filter(({ until }) => until === undefined).length *
        (GRANULE_MS / MINUTE_MS);
      for (const [wish, length] of [
        ['una orientación mañana a las 11', 15],
        ['una limpieza mañana a las 15', 30],
        ['un blanqueamiento mañana a las 16', 60],
      ] as const) {
        const before = await minutes();
        for (const text of [wish, 'sí']) await send(rig, text);
        expect((await minutes()) - before, wish).toBe(length);
      }
    }));

  it('names who comes and for what, where only the phone was known before (must-hold 62)', () =>
    withRig({ customer: { waId: '5491150000777' } }, async (rig) => {
      for (const text of ['una limpieza mañana a las 15', 'Ana Paz', 'sí']) await send(rig, text);
      const [booked] = (await rig.store.load(rig.conversation, 0)).appointments;
      expect(booked).toMatchObject({ customerName: 'Ana Paz', serviceId: 'limpieza', durationMinutes: 30 });
      expect(booked?.eventId).toBe(eventIdOf(rig.tenant.id, booked?.id ?? ''));
    }));

  it('that is over is nobody’s appointment any more: not listed, moved, cancelled or told of (must-hold 63)', () =>
    withRig({}, async (rig) => {
      for (const text of BOOKING) await send(rig, text);
      expect(textOf(await send(rig, 'mis turnos'))).toContain('15:00');
      await rig.advance(MONDAY + 31 * HOUR_MS);
      for (const text of ['mis turnos', 'quiero cambiar mi turno', 'quiero cancelar mi turno', 'cancelar']) {
        const said = textOf(await send(rig, text));
        expect(said, text).not.toBe('');
        expect(said, text).not.toMatch(/15:00|ya tenés/i);
      }
      await send(rig, 'una limpieza mañana a las 15');
      expect(await stateOf(rig)).toBe('AGENDA_CONFIRMANDO_TURNO');
    }));
});

describe('what nothing remembers', () => {
  it('two questions in a row get two answers of their own (must-hold 59)', () =>
    withRig({}, async (rig) => {
      const clocks = async (text: string) =>
        (await send(rig, text)).flatMap(({ choices }) => choices.map(({ title }) => title.slice(-5)));
      expect(await clocks('una limpieza el jueves antes de las 11')).toEqual(['09:00', '09:30', '10:00', '10:30']);
      expect(await clocks('mejor después de las 16')).toEqual(['16:00', '16:30', '17:00', '17:30']);
    }));
});

describe('days', () => {
  const context = (language: 'es' | 'pt' | 'en') => ({
    tenant: tenantOf('demo-sonrisa'),
    contact: { language },
    now: MONDAY,
    appointments: [],
  });
  const YEAR = Array.from({ length: 365 }, (_, day) => MONDAY + day * 24 * HOUR_MS);
  const words = (language: 'es' | 'pt' | 'en') =>
    new Set(YEAR.flatMap((at) => formatDay(at, context(language)).split(/[\s,]+/)));

  it('of a whole year are written in the customer’s language, whatever the server speaks (must-hold 61)', () => {
    const spanish =
      /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|de|\d+)$/;
    const [es, pt, en] = [words('es'), words('pt'), words('en')];
    expect([...es].filter((word) => !spanish.test(word))).toEqual([]);
    expect([...es].filter((word) => /^\p{L}{3,}$/u.test(word))).toHaveLength(19);
    expect([...pt].filter((word) => en.has(word) && !/^\d+$/.test(word))).toEqual([]);
  });
});
