import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, minorDigits, parseMoney, parsePrice } from '../../src/domain.ts';

const CURRENCIES = [
  ['es-AR', 'ARS'],
  ['es-CL', 'CLP'],
  ['es-CO', 'COP'],
  ['es-PE', 'PEN'],
  ['es-MX', 'MXN'],
  ['pt-BR', 'BRL'],
  ['es-UY', 'UYU'],
  ['es-PY', 'PYG'],
  ['en-US', 'USD'],
] as const;
const currency = fc.constantFrom(...CURRENCIES);
const minor = fc.integer({ min: 0, max: 99_999_999_999 });

describe('prices of files and providers', () => {
  it('come back as the amount that was written, in every currency (must-hold 65)', () => {
    fc.assert(fc.property(currency, minor, ([, code], amount) => parsePrice(decimalOf(amount, code), code) === amount));
  });

  it.each([
    ['25000.00', 'ARS', 2_500_000],
    ['12000', 'CLP', 12_000],
    ['180000', 'COP', 18_000_000],
    ['180000.00', 'COP', 18_000_000],
    ['0.05', 'PEN', 5],
    ['1.250', 'KWD', 1_250],
  ])('%s %s is %i minor units', (text, code, amount) => {
    expect(parsePrice(text, code)).toBe(amount);
  });

  it.each([
    ['25000', 'ARS'],
    ['12000.00', 'CLP'],
    ['180000.5', 'COP'],
    ['1e3', 'CLP'],
    ['012', 'CLP'],
    ['+5.00', 'ARS'],
    ['', 'CLP'],
    [' 5.00', 'ARS'],
    ['9'.repeat(20), 'CLP'],
  ])('%s is no price in %s', (text, code) => {
    expect(parsePrice(text, code)).toBeUndefined();
  });

  it('counts decimals by ISO 4217, not as a shop writes them', () => {
    expect(['ARS', 'COP', 'CLP', 'PYG', 'KWD'].map(minorDigits)).toEqual([2, 2, 0, 0, 3]);
  });
});

describe('amounts as people write them (must-hold 65)', () => {
  it.each([
    ['$120.000', 'es-AR', 'ARS', 12_000_000],
    ['$12.500,50', 'es-AR', 'ARS', 1_250_050],
    ['12500', 'es-AR', 'ARS', 1_250_000],
    ['$ 1.250.000,5', 'es-AR', 'ARS', 125_000_050],
    ['25 mil', 'es-AR', 'ARS', 2_500_000],
    ['25k', 'es-AR', 'ARS', 2_500_000],
    ['25.000 pesos', 'es-AR', 'ARS', 2_500_000],
    ['1,250.50', 'es-MX', 'MXN', 125_050],
    ['S/ 1,200.50', 'es-PE', 'PEN', 120_050],
    ['S/. 80', 'es-PE', 'PEN', 8_000],
    ['R$ 1.234,56', 'pt-BR', 'BRL', 123_456],
    ['US$ 40', 'es-AR', 'USD', 4_000],
    ['$12.000', 'es-CL', 'CLP', 12_000],
    ['180 000', 'es-CO', 'COP', 18_000_000],
    ['12.500', 'es-MX', 'MXN', 1_250_000],
  ])('%s in %s is %s %i', (text, locale, code, amount) => {
    expect(parseMoney(text, locale, code)).toBe(amount);
  });

  it.each([
    ['gratis', 'ARS'],
    ['1.20.000', 'ARS'],
    ['1.000,000.00', 'ARS'],
    ['12,50', 'CLP'],
    ['1,2345', 'ARS'],
    ['25 o 30', 'ARS'],
    ['-500', 'ARS'],
    ['1,5 mil', 'ARS'],
    ['12.', 'ARS'],
    ['', 'ARS'],
    ['9'.repeat(30), 'ARS'],
  ])('%s is not one amount of %s', (text, code) => {
    expect(parseMoney(text, 'es-AR', code)).toBeUndefined();
  });

  it('is read back from every way in which the country writes it', () => {
    fc.assert(
      fc.property(currency, minor, fc.boolean(), ([locale, code], amount, useGrouping) => {
        const digits = minorDigits(code);
        const written = new Intl.NumberFormat(locale, {
          useGrouping,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(amount / 10 ** digits);
        expect(parseMoney(`$ ${written}`, locale, code), written).toBe(amount);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never throws and never gives a broken amount', () => {
    fc.assert(
      fc.property(fc.string(), currency, (text, [locale, code]) => {
        const amount = parseMoney(text, locale, code);
        return amount === undefined || (Number.isSafeInteger(amount) && amount >= 0);
      }),
    );
  });
});
