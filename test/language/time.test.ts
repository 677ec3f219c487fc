import { describe, expect, it } from 'vitest';
import { POLICIES, readTimes } from '../../src/agents/offline/time/index.ts';
import type { TimeEnvironment } from '../../src/agents/offline/time/index.ts';
import { facts, read, TUESDAY } from './time-helpers.ts';

describe('what the seeds got wrong stays right', () => {
  it('keeps the hour when a date is given, in the tenant zone and not in local mean time (must-hold 54)', () => {
    expect(facts('el 12 de marzo a las 16')).toEqual({ fecha: '2026-03-12', hora: '16:00' });
  });

  it('reads "hoy" and "mañana" in the tenant zone at 22:30, when UTC is a day ahead (must-hold 55)', () => {
    const late = Temporal.ZonedDateTime.from('2026-03-10T22:30[America/Argentina/Buenos_Aires]');
    expect(late.withTimeZone('UTC').day).toBe(11);
    expect(facts('hoy', 'es', late)).toEqual({ fecha: '2026-03-10' });
    expect(facts('mañana', 'es', late)).toEqual({ fecha: '2026-03-11' });
  });

  it('reads "mañana a las 16" as tomorrow at 16:00, not 04:00 (must-hold 56)', () => {
    expect(facts('mañana a las 16')).toEqual({ fecha: '2026-03-11', hora: '16:00' });
  });

  it('reads "mañana" alone as a day without an hour, not 09:00 (must-hold 56)', () => {
    expect(facts('mañana')).toEqual({ fecha: '2026-03-11' });
  });

  it('reads "a las 3" as 15:00 or 03:00, never 03:00 alone (must-hold 56)', () => {
    expect(read('a las 3')).toMatchObject({ hora: '15:00', meridiem: 'free', horaCandidates: ['03:00', '15:00'] });
  });

  it('keeps the hour of "miércoles 16hs" (must-hold 56)', () => {
    expect(facts('miércoles 16hs')).toEqual({ fecha: '2026-03-11', hora: '16:00' });
  });

  it('reads "las 12 de la noche" as 00:00, not 23:00 (must-hold 56)', () => {
    expect(facts('las 12 de la noche')).toEqual({ hora: '00:00' });
  });

  it('reads "a las 10 30" as an hour, not as a day and month (must-hold 56)', () => {
    expect(facts('a las 10 30')).toEqual({ hora: '10:30' });
    expect(facts('mañana 10 30')).toEqual({ fecha: '2026-03-11', hora: '10:30' });
  });

  it('does not lose the date to "16 hs de la tarde" or "10 de mañana" (must-hold 57)', () => {
    expect(facts('mañana 16 hs de la tarde')).toEqual({ fecha: '2026-03-11', hora: '16:00' });
    expect(facts('a las 10 de mañana')).toEqual({ fecha: '2026-03-11', hora: '10:00' });
    expect(facts('10 de la mañana')).toEqual({ hora: '10:00' });
  });

  it('does not choose Monday from "no puedo los lunes" (must-hold 58)', () => {
    expect(facts('no puedo los lunes')).toEqual({ restricciones: ['excluir_lunes'] });
  });

  it('reads "despues de las 16" without its accent (must-hold 58)', () => {
    expect(facts('despues de las 16')).toEqual({ restricciones: ['despues_16:00'] });
  });

  it('returns one shape whatever the text, so that nothing downstream has to guess (must-hold 60)', () => {
    for (const text of ['', 'hola', 'mañana a las 16', '31 de febrero', '💈'.repeat(50)]) {
      expect(Object.keys(read(text))).toEqual(
        expect.arrayContaining(['restricciones', 'meridiem', 'spans', 'confidence']),
      );
    }
  });
});

describe('corrections (CONV-7)', () => {
  it.each([
    ['no, mejor el jueves', { fecha: '2026-03-12' }],
    ['a las 5 no, a las 6', { hora: '18:00' }],
    ['el martes no puedo, el jueves sí', { fecha: '2026-03-12' }],
    ['el lunes, perdón, el martes', { fecha: '2026-03-17' }],
    ['esta semana no puedo, la que viene sí', { fechaDesde: '2026-03-16', fechaHasta: '2026-03-22' }],
  ])('reads "%s" as what replaces, without what was replaced', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    ['cambiame el turno del 12 para el 19', { fecha: '2026-03-19', fechaOriginal: '2026-03-12' }],
    [
      'mover mi cita de mañana a las 5 al viernes a las 6',
      { fecha: '2026-03-13', hora: '18:00', fechaOriginal: '2026-03-11', horaOriginal: '17:00' },
    ],
    ['pasar del miércoles al viernes', { fecha: '2026-03-13', fechaOriginal: '2026-03-11' }],
    ['cambiar el turno de las 5 a las 6', { hora: '18:00', horaOriginal: '17:00' }],
    ['cambiar el jueves por el viernes', { fecha: '2026-03-13', fechaOriginal: '2026-03-12' }],
    ['quiero cancelar la cita del jueves', { fechaOriginal: '2026-03-12' }],
    ['tengo turno el viernes y necesito cambiarlo', { fechaOriginal: '2026-03-13' }],
  ])('tells in "%s" the appointment that is from the wish', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});

describe('numbers that are not times', () => {
  it.each([
    '$25.000',
    '25 mil',
    '11 5555-4444',
    '+54 9 11 2345-6789',
    '2 personas',
    'tengo 35 años',
    'la opción 2',
    'la 4',
    'mi dni es 28444333',
    'R$ 150',
    'somos 5',
    'un pack de 8 clases',
    'vivo en 25 de mayo 1200',
    'piso 3 depto 4',
    'me llamo Julio',
    'soy Domingo',
    'con Abril',
    'buenas tardes',
    'buen finde!',
    'que tengas linda noche',
    'ya pagué ayer',
    'una vez por semana',
    'transferí 15000',
    'vienes sola?',
    'saqué turno',
    'hasta luego',
    'hasta mañana!',
    '2️⃣',
    '100%',
  ])('reads nothing in "%s"', (text) => {
    expect(facts(text)).toEqual({});
  });

  it('returns "el 2" as a day it is not sure of, since it may be a row of the list', () => {
    expect(read('el 2')).toMatchObject({ fecha: '2026-04-02', confidence: 0.5 });
    expect(read('el 18').confidence).toBeGreaterThan(POLICIES.confidence.maybeRow);
  });

  it.each(['el 45', '32/13/2026', '99:99', '25:00', 'a las 30', '0/0'])(
    'never makes another date or hour of the impossible "%s"',
    (text) => {
      expect(facts(text)).toEqual({});
    },
  );

  it.each([
    ['31 de febrero', '02-31'],
    ['30/2', '02-30'],
    ['31/4/2026', '04-31'],
    ['el 31 de abril', '04-31'],
    ['lunes 31 de noviembre', '11-31'],
  ])('tells of "%s" that its month does not have it, and makes no other date of it', (text, inexistente) => {
    expect(facts(text)).toEqual({ inexistente });
  });
});

describe('hours without am or pm (AGENDA-14)', () => {
  it('lets a preference decide', () => {
    expect(read('a la noche tipo 9')).toMatchObject({ hora: '21:00', meridiem: 'given' });
  });
});

describe('the edges of the calendar', () => {
  it.each([
    ['America/Santiago', '2026-09-05T12:00', 'mañana a las 00:30'],
    ['America/New_York', '2026-03-07T12:00', 'mañana a las 2:30 am'],
    ['America/New_York', '2026-10-31T12:00', 'mañana a las 1:30 am'],
    ['America/Asuncion', '2024-10-05T23:30', 'en media hora'],
  ])('reads in %s over a clock change without throwing', (zone, local, text) => {
    const now = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
    expect(facts(text, 'es', now).hora).toMatch(/^\d\d:\d\d$/);
  });

  it('rolls over the end of the year', () => {
    const eve = Temporal.ZonedDateTime.from('2026-12-31T23:50[America/Lima]');
    expect(facts('mañana', 'es', eve)).toEqual({ fecha: '2027-01-01' });
    expect(facts('el 5', 'es', eve)).toEqual({ fecha: '2027-01-05' });
    expect(facts('el viernes', 'es', eve)).toEqual({ fecha: '2027-01-01' });
    expect(facts('dentro de 20 minutos', 'es', eve)).toEqual({ fecha: '2027-01-01', hora: '00:10' });
  });

  it('points its spans at the original text, accents and emojis included', () => {
    const text = '¡Holá! 😀 quiero corte mañana a las 5 con Martín';
    expect(read(text).spans.map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ['mañana', 'date'],
      ['a las 5', 'time'],
    ]);
    expect(TUESDAY.dayOfWeek).toBe(2);
  });
});

describe('a weekday and a number, where bookings reach thirty days ahead', () => {
  const reach = (text: string, more: Partial<TimeEnvironment> = {}) =>
    readTimes(text, { now: TUESDAY, language: 'es', windowDays: 30, ...more });

  it.each([
    ['jueves 11', '2026-03-11', '2026-03-12', []],
    ['jueves 11 corte', '2026-03-11', '2026-03-12', []],
    ['el jueves 13', '2026-03-12', '2026-03-13', []],
    ['el jueves 13 por la tarde', '2026-03-12', '2026-03-13', []],
    ['sábado 16', '2026-03-14', '2026-03-16', ['excluir_fecha_2026-03-15']],
    // That Monday is over.
    ['lunes 10', '2026-03-10', '2026-03-16', ['11', '12', '13', '14', '15'].map((day) => `excluir_fecha_2026-03-${day}`)],
  ])('"%s", which do not agree, is either day and no hour', (text, fechaDesde, fechaHasta, restricciones) => {
    const { spans: _s, confidence: _c, preferencia: _p, ...said } = reach(text);
    expect(said).toEqual({ fechaDesde, fechaHasta, restricciones, meridiem: 'none', horaCandidates: [] });
  }); // prettier-ignore

  it.each([
    ['jueves 8', '2026-03-12'],
    ['el viernes 9 porfa', '2026-03-13'],
    ['sábado 2 cortes', '2026-03-14'],
  ])('"%s", with no such date to book, is that weekday, and no hour', (text, fecha) => {
    const { spans: _s, confidence: _c, ...said } = reach(text);
    expect(said).toEqual({ fecha, restricciones: [], meridiem: 'none', horaCandidates: [] });
  });

  it.each([
    ['miércoles 11', '2026-03-11'],
    ['lunes 16', '2026-03-16'],
    ['jueves 9', '2026-04-09'],
    // No hour at which anything is booked, a month, or an hour of its own: however far.
    ['miércoles 22', '2026-04-22'],
    ['jueves 11 de junio', '2026-06-11'],
    ['viernes 10 a las 16', '2026-04-10'],
  ])('"%s" is a date', (text, fecha) => {
    expect(reach(text)).toMatchObject({ fecha });
  });

  it.each([
    ['jueves 17hs', '17:00'],
    ['jueves 17 h', '17:00'],
    ['jueves 17:00', '17:00'],
    ['jueves a las 17', '17:00'],
    ['jueves 8 y media', '08:30'],
    ['jueves 10 por la mañana', '10:00'],
  ])('"%s" says an hour', (text, hora) => {
    expect(reach(text)).toMatchObject({ fecha: '2026-03-12', hora });
  });

  it('among the hours of that weekday a number is one of them, and so it is in a week that is on show without that date', () => {
    const hour = { fecha: '2026-03-12', hora: '11:00' };
    expect(reach('jueves 11', { shown: '2026-03-12' })).toMatchObject(hour);
    expect(reach('jueves 8', { within: { from: '2026-03-10', to: '2026-03-15' } })).toMatchObject({ ...hour, hora: '08:00' });
    expect(reach('jueves 11', { within: { from: '2026-03-10', to: '2026-03-15' } })).toMatchObject({ fechaDesde: '2026-03-11' });
    expect(reach('jueves 11', { shown: '2026-03-13' })).toMatchObject({ fechaDesde: '2026-03-11' });
  }); // prettier-ignore

  it('nobody knows how far bookings reach: "jueves 11", which is a Wednesday, is the 11th or that Thursday, and none in June', () => {
    expect(facts('jueves 11')).toEqual({ fechaDesde: '2026-03-11', fechaHasta: '2026-03-12' });
    expect(facts('viernes 13')).toEqual({ fecha: '2026-03-13' });
  });
});
