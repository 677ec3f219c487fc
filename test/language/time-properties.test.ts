import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../src/agents/offline/time/index.ts';
import { facts, read, TUESDAY } from './time-helpers.ts';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const MESES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const HOURS = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const TODAY = TUESDAY.toPlainDate();
const ADVERSARIAL_MS_MAX = 50;

/** A day within the year from the day after tomorrow on, as customers may book. */
const bookable = fc.integer({ min: 2, max: 360 }).map((days) => TODAY.add({ days }));
const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 20, 30, 45, 50) });

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Every way of writing a date that must read back the same. */
function datesOf(date: Temporal.PlainDate): string[] {
  const { day, month, year } = date;
  const name = MONTHS[month - 1] ?? '';
  return [
    `el ${day} de ${name}`,
    `${day} ${name}`,
    `${name} ${day}`,
    `el ${day} de ${name} de ${year}`,
    `${day}/${month}`,
    `${two(day)}/${two(month)}/${year}`,
    `${day}-${month}-${year}`,
    `${two(day)}.${two(month)}.${year % 100}`,
    `${year}-${two(month)}-${two(day)}`,
    `dia ${day} de ${MESES[month - 1] ?? ''}`,
    `EL ${day} DE ${name.toUpperCase()}`,
    `quiero turno para el ${day} de ${name} por favor`,
  ];
}

/** Every way of writing an hour, with what makes it unambiguous. */
function hoursOf(hour: number, minute: number): string[] {
  const digits = [
    `${two(hour)}:${two(minute)}`,
    `a las ${two(hour)}:${two(minute)} hs`,
    `${two(hour)}.${two(minute)}hs`,
    `às ${two(hour)}h${two(minute)}`,
  ];
  const half = `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
  const spoken = spokenHour(hour, minute);
  return [...digits, ...(hour === 12 || hour === 0 ? [] : [half, `tomorrow at ${half}`]), ...(spoken ? [spoken] : [])];
}

function spokenHour(hour: number, minute: number): string | undefined {
  const part = hour >= 1 && hour < 12 ? 'de la mañana' : hour >= 13 && hour < 20 ? 'de la tarde' : undefined;
  const minutes = { 0: '', 15: ' y cuarto', 20: ' y veinte', 30: ' y media' }[minute];
  if (part === undefined || minutes === undefined) return undefined;
  return `a ${hour % 12 === 1 ? 'la' : 'las'} ${HOURS[(hour % 12) - 1] ?? ''}${minutes} ${part}`;
}

describe('what is written is read back', () => {
  it('reads any bookable date, however it is written', () => {
    fc.assert(
      fc.property(bookable, (date) => {
        for (const text of datesOf(date)) expect(facts(text), text).toEqual({ fecha: date.toString() });
      }),
    );
  });

  it('reads any hour, however it is written', () => {
    fc.assert(
      fc.property(clock, ({ hour, minute }) => {
        for (const text of hoursOf(hour, minute)) expect(facts(text).hora, text).toBe(`${two(hour)}:${two(minute)}`);
      }),
    );
  });

  it('reads a date and an hour together as it reads them apart', () => {
    fc.assert(
      fc.property(bookable, clock, (date, { hour, minute }) => {
        const text = `el ${date.day} de ${MONTHS[date.month - 1] ?? ''} a las ${two(hour)}:${two(minute)}`;
        expect(facts(text), text).toEqual({ fecha: date.toString(), hora: `${two(hour)}:${two(minute)}` });
      }),
    );
  });

  it('reads a date of two numbers and an hour with its unit, whatever joins the two', () => {
    fc.assert(
      fc.property(bookable, fc.integer({ min: 8, max: 21 }), fc.constantFrom('-', '/'), (date, hour, joint) => {
        for (const [day, month] of [
          [String(date.day), String(date.month)],
          [two(date.day), two(date.month)],
        ]) {
          for (const unit of ['hs', ' hs', ' horas', 'h']) {
            const text = `corte ${day ?? ''}${joint}${month ?? ''} ${hour}${unit}`;
            expect(facts(text), text).toEqual({ fecha: date.toString(), hora: `${two(hour)}:00` });
          }
        }
      }),
    );
  });

  it.each([
    ['corte 5.4 17hs', { fecha: '2026-04-05', hora: '17:00' }],
    ['5.4 a las 17', { fecha: '2026-04-05', hora: '17:00' }],
    ['de 9-11 30hs', { horaDesde: '09:00', horaHasta: '11:30' }],
    ['9-12 hs', { horaDesde: '09:00', horaHasta: '12:00' }],
    ['3-5 pm', { horaDesde: '15:00', horaHasta: '17:00' }],
    ['pesa 5.3 kg', {}],
    ['a las 5.30', { hora: '17:30' }],
  ])('reads «%s»', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it('reads any run of bookable days with its ends in order', () => {
    fc.assert(
      fc.property(bookable, fc.integer({ min: 1, max: 20 }), (from, length) => {
        const to = from.add({ days: length });
        const text = `del ${from.day}/${from.month}/${from.year} al ${to.day}/${to.month}/${to.year}`;
        expect(facts(text), text).toEqual({ fechaDesde: from.toString(), fechaHasta: to.toString() });
      }),
    );
  });
});

const VOCABULARY = (
  'mañana hoy el la las los de del al a no puedo lunes jueves segunda sexta 3 15 31 45 2026 10:30 25/13 y o ni menos cuarto media para ' +
  'entre desde hasta tarde noche semana que viene próximo fin mes marzo febrero primer último sólo excepto , . - $ mil am pm h às até 😀'
).split(' ');
const gibberish = fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 40 }).map((words) => words.join(' '));

describe('no text is too strange', () => {
  it.each([
    ['any unicode', fc.string({ unit: 'binary', maxLength: 300 })],
    ['shuffled words of time', gibberish],
  ])('gives valid dates, hours and spans for %s, and never throws', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = read(text);
        for (const date of [reading.fecha, reading.fechaDesde, reading.fechaHasta, reading.fechaOriginal]) {
          if (date !== undefined) expect(Temporal.PlainDate.from(date).toString()).toBe(date);
        }
        for (const hour of [reading.hora, reading.horaDesde, reading.horaHasta, ...reading.horaCandidates]) {
          if (hour !== undefined) expect(hour).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        }
        let last = 0;
        for (const { start, end } of reading.spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
        expect(reading.confidence).toBeGreaterThanOrEqual(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(
    (
      '1 |a las |de |lunes 31 |el |entre las 3 y |1/2-3/4 |de 1 a |a las 5 o |primero de |no puedo |la semana del |por la mañana |' +
      '9:30-11:00 |1.|12:|tres y |segunda |a.m. |desde el |dos mil |cambiar el turno del 12 |el 31 de |31 de febrero |1-|15h30-|' +
      'porque el jueves viajo, |solo el |tengo que |como el lunes es |el primer lunes de |último |proximos 3 |lunes o |a fin de |y |x|ñ|😀|desde el lunes hasta el |no '
    ).split('|'),
  )('reads 4,096 characters of "%s" in time proportional to them', (piece) => {
    const text = piece.repeat(Math.ceil(POLICIES.textCharsMax / piece.length)).slice(0, POLICIES.textCharsMax);
    const times = Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      read(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    // Time on the processor, the best of three: the machine may be busy with other things, the reader must not be.
    expect(Math.min(...times)).toBeLessThan(ADVERSARIAL_MS_MAX);
  });

  it('does not read beyond the longest message it accepts', () => {
    expect(facts(`${'hola '.repeat(1000)} mañana`)).toEqual({});
  });
});
