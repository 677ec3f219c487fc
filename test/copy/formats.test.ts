import { properName } from '../../src/copy/text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits, parseMoney } from '../../src/domain.ts';
import { formatDay, formatDuration, formatHour, formatMoney, rowTitle } from '../../src/copy/index.ts';
import { distinct, fit } from '../../src/copy/text.ts';
import { contextOf, NOW } from './samples.ts';

const COUNTRIES = [
  ['ARS', 'es-AR'],
  ['UYU', 'es-UY'],
  ['COP', 'es-CO'],
  ['CLP', 'es-CL'],
  ['PEN', 'es-PE'],
  ['MXN', 'es-MX'],
  ['USD', 'es-EC'],
  ['EUR', 'es-ES'],
  ['BRL', 'pt-BR'],
  ['USD', 'en-US'],
  ['PYG', 'es-PY'],
  ['KWD', 'en-US'],
] as const;

describe('money', () => {
  it.each([
    [2_500_000, 'ARS', 'es-AR', '$25.000'],
    [2_500_050, 'ARS', 'es-AR', '$25.000,50'],
    [18_000_000, 'COP', 'es-CO', '$ 180.000'],
    [12_000, 'CLP', 'es-CL', '$12.000'],
    [12_000, 'PEN', 'es-PE', 'S/ 120.00'],
    [35_000, 'MXN', 'es-MX', '$350.00'],
    [123_450, 'EUR', 'es-ES', '1.234,50 €'],
    [8_000, 'BRL', 'pt-BR', 'R$ 80,00'],
    [8_000, 'USD', 'en-US', '$80.00'],
    [2_500, 'USD', 'es-AR', 'US$ 25,00'],
    [2_500_000, 'ARS', 'en-US', 'ARS 25,000'],
  ])('%i minor units of %s in %s are "%s" (must-hold 65)', (minor, currency, locale, written) => {
    expect(formatMoney(minor, currency, locale)).toBe(written);
  });

  it('keeps every digit of every amount (must-hold 65)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.nat(1_000_000_000), ([currency, locale], minor) => {
        const digits = minorDigits(currency);
        const written = formatMoney(minor, currency, locale).replaceAll(/\D/g, '');
        const full = written.padEnd(1, '0');
        const exact = Number(full) === minor;
        const withoutCents = Number(full) * 10 ** digits === minor;
        expect(exact || withoutCents).toBe(true);
      }),
    );
  });

  it('is read back as the same amount by our own reader (must-hold 65)', () => {
    const read = COUNTRIES.filter(([currency]) => currency !== 'KWD');
    fc.assert(
      fc.property(fc.constantFrom(...read), fc.nat(1_000_000_000), ([currency, locale], minor) => {
        expect(parseMoney(formatMoney(minor, currency, locale), locale, currency)).toBe(minor);
      }),
    );
  });

  it('has no space that a search would miss', () => {
    for (const [currency, locale] of COUNTRIES)
      expect(formatMoney(123_456_789, currency, locale)).not.toMatch(/[\u00a0\u202f]/);
  });
});

describe('days and hours', () => {
  const at = (iso: string): number => Date.parse(iso);
  it('writes the day in the language of the contact', () => {
    const day = at('2026-03-03T13:30:00-03:00');
    expect(formatDay(day, contextOf({}))).toBe('martes 3 de marzo');
    expect(formatDay(day, contextOf({ language: 'pt' }))).toBe('terça-feira, 3 de março');
    expect(formatDay(day, contextOf({ language: 'en' }))).toBe('Tuesday, March 3');
  });

  it('names the year only when it is another', () => {
    const day = at('2027-01-04T10:00:00-03:00');
    expect(formatDay(day, contextOf({}))).toBe('lunes 4 de enero de 2027');
    expect(formatDay(day, contextOf({ language: 'en' }))).toBe('Monday, January 4, 2027');
    expect(formatDay(NOW, contextOf({}))).not.toContain('2026');
  });

  it("lives in the tenant's zone: an evening there is not the next day (must-hold 55)", () => {
    const late = at('2026-03-04T02:30:00Z');
    expect(formatDay(late, contextOf({}))).toBe('martes 3 de marzo');
    expect(formatHour(late, contextOf({}))).toBe('23:30');
    expect(rowTitle(late, contextOf({}))).toBe('Mar 03/03 - 23:30');
  });

  it('writes midnight as 00:00 and an afternoon in 24 hours', () => {
    expect(formatHour(at('2026-03-03T00:00:00-03:00'), contextOf({ language: 'en' }))).toBe('00:00');
    expect(formatHour(at('2026-03-03T17:05:00-03:00'), contextOf({ language: 'en' }))).toBe('17:05');
  });

  it('keeps a row title within 24 characters on every day', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(287), fc.constantFrom('es', 'pt', 'en' as const), (days, granule, language) => {
        const title = rowTitle(NOW + days * 86_400_000 + granule * 300_000, contextOf({ language }));
        expect(title.length).toBeLessThanOrEqual(24);
        expect(title).toMatch(/ - \d\d:\d\d$/);
      }),
    );
  });

  it('says how long, long and short', () => {
    expect(formatDuration(30, 'es')).toBe('30 minutos');
    expect(formatDuration(90, 'es')).toBe('1 hora y 30 minutos');
    expect(formatDuration(120, 'pt')).toBe('2 horas');
    expect(formatDuration(61, 'en')).toBe('1 hour and 1 minute');
    expect(formatDuration(90, 'es', 'short')).toBe('1 h 30 min');
  });
});

describe('cutting', () => {
  it('cuts at a word and says that it did', () => {
    expect(fit('Blanqueamiento dental con luz', 24)).toBe('Blanqueamiento dental…');
    expect(fit('Limpieza dental', 24)).toBe('Limpieza dental');
  });

  it('keeps two spare for an emoji', () => {
    expect(fit(`${'a'.repeat(22)}😊`, 24).length).toBeLessThanOrEqual(22);
  });

  it('never exceeds the room, breaks a surrogate pair or empties a text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
        fc.integer({ min: 8, max: 72 }),
        (text, max) => {
          const cut = fit(text, max);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('makes equal titles different within the room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Corte', 'corte', 'Corte y color con brushing largo', 'Corte (2)'), { maxLength: 10 }),
        (titles) => {
          const made = distinct(titles, 24);
          expect(new Set(made.map((title) => title.toLowerCase())).size).toBe(titles.length);
          expect(made.every((title) => title.length <= 24)).toBe(true);
        },
      ),
    );
  });
});

describe('names as they are written', () => {
  it.each([
    ['juan', 'Juan'],
    ['josé maría de la cruz', 'José María de la Cruz'],
    ['ana-lía o’higgins', 'Ana-Lía O’Higgins'],
    ['de la vega', 'De la Vega'],
    ['élida ñandú', 'Élida Ñandú'],
    ['McDonald', 'McDonald'],
    ['JUAN', 'JUAN'],
    ['', ''],
  ])('%s → %s', (typed, written) => {
    expect(properName(typed)).toBe(written);
  });
});
