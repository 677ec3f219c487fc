import { describe, expect, it } from 'vitest';
import { facts, TUESDAY } from './time-helpers.ts';

const DAYS = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

describe('from one day to another, of an appointment that is moved', () => {
  it('takes the first for what is and the second for what is wished, of every two weekdays', () => {
    for (const [at, from] of DAYS.entries())
      for (const [to, goal] of DAYS.entries()) {
        if (at === to) continue;
        const expected = { fechaOriginal: facts(from).fecha, fecha: facts(goal).fecha };
        for (const text of [
          `quiero cambiar el turno de ${from} a ${goal}`,
          `cambiame la cita del ${from} al ${goal}`,
          `pasame el turno del ${from} para el ${goal}`,
        ])
          expect(facts(text), text).toEqual(expected);
        const english = `reschedule from ${WEEKDAYS[at] ?? ''} to ${WEEKDAYS[to] ?? ''}`;
        expect(facts(english, 'en'), english).toEqual(expected);
      }
  });

  it.each([
    ['cambiame del 13 al 15 de abril', { fechaOriginal: '2026-04-13', fecha: '2026-04-15' }],
    ['quiero cambiar mi turno, puedo del 16 al 20 de marzo', { fechaDesde: '2026-03-16', fechaHasta: '2026-03-20' }],
    ['quiero un turno del 16 al 20 de marzo', { fechaDesde: '2026-03-16', fechaHasta: '2026-03-20' }],
    ['no este viernes, el que viene', { fecha: '2026-03-20' }],
    [
      'mañana a las 5 o 5:30',
      { fecha: '2026-03-11', horas: ['17:00', '17:30'], horaDesde: '17:00', horaHasta: '17:30' },
    ],
    ['anything but mornings', { restricciones: ['excluir_mañana'] }],
  ])('«%s»', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });
});

describe('an hour that is counted from now in the night in which the clocks change', () => {
  it.each([
    ['2026-09-05T23:30[America/Santiago]', 'en una hora', '2026-09-06', '01:30'],
    ['2026-04-04T22:30[America/Santiago]', 'en dos horas', '2026-04-04', '23:30'],
    ['2026-04-04T22:30[America/Santiago]', 'en tres horas', '2026-04-05', '00:30'],
    ['2026-03-08T01:15[America/New_York]', 'en una hora', '2026-03-08', '03:15'],
    ['2026-11-01T00:45[America/New_York]', 'en dos horas', '2026-11-01', '01:45'],
    ['2026-09-05T23:30[America/Lima]', 'en una hora', '2026-09-06', '00:30'],
  ])('at %s «%s» is %s %s', (now, text, fecha, hora) => {
    expect(facts(text, 'es', Temporal.ZonedDateTime.from(now))).toEqual({ fecha, hora });
  });

  it('is as ever on every other day', () => {
    expect(facts('en dos horas', 'es', TUESDAY)).toEqual({ fecha: '2026-03-10', hora: '12:20' });
  });
});
