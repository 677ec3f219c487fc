/**
 * Money is an integer of minor units (centavos) of an ISO 4217 currency, everywhere. These are the only places where
 * text becomes an amount (must-hold 65: "$120.000" was once 120 in one parser, "$12.500,50" 1250050 in another).
 */

/** ISO 4217's currencies that do not have two decimals. Intl follows CLDR, which differs (COP: 0), so it cannot tell. */
const ISO_DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
/** More would leave the safe integers once the minor units are appended. */
const WHOLE_DIGITS_MAX = 11;

/** Decimals of a currency by ISO 4217: 2 for ARS and COP, 0 for CLP. */
export function minorDigits(currency: string): number {
  const found = Object.entries(ISO_DIGITS).find(([, codes]) => codes.split(' ').includes(currency));
  return found === undefined ? 2 : Number(found[0]);
}

/** True for the codes of currencies in use, in capitals. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
}

/**
 * A decimal string of a file or an API ("25000.00") as minor units; undefined when it is none or has another number of
 * decimals than the currency. Where people write the currency without decimals though ISO gives it some (COP), both do.
 */
export function parsePrice(decimal: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === undefined) return undefined;
  const usual = fraction.length === minorDigits(currency);
  if (!usual && !priceDecimals(currency).includes(fraction.length)) return undefined;
  return minorOf(whole, fraction, currency);
}

/** The numbers of decimals in which a price of this currency may be written, ISO's first. */
export function priceDecimals(currency: string): readonly number[] {
  const spoken = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const iso = minorDigits(currency);
  return spoken !== undefined && spoken < iso ? [iso, spoken] : [iso];
}

/** Minor units as the decimal string that `parsePrice` reads: 2500000 ARS → "25000.00". */
export function decimalOf(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * An amount as people write it ("$120.000", "12.500,50", "S/ 1,200.50", "25 mil", "R$ 80") as minor units; undefined
 * when the text is not exactly one amount, or an impossible one. Separators decide by their use: the later of two kinds
 * is the decimal one; a single one before three digits groups, unless the currency has three decimals and the locale
 * writes them so.
 */
export function parseMoney(text: string, locale: string, currency: string): number | undefined {
  const bare = text.trim().toLowerCase().replace(LEADING_MARK, '').replace(TRAILING_MARK, '');
  const [, number, thousand] = /^(\d[\d.,\u00a0\u202f ]*?)\s*(mil|k)?$/.exec(bare) ?? [];
  if (number === undefined) return undefined;
  const parts = partsOf(number.replace(/[\u00a0\u202f]/g, ' '), decimalMark(locale), minorDigits(currency));
  if (parts === undefined) return undefined;
  if (thousand === undefined) return minorOf(parts.whole, parts.fraction, currency);
  return parts.fraction === '' ? minorOf(`${parts.whole}000`, '', currency) : undefined;
}

const LEADING_MARK =
  /^(?:(?:us|ar|mx|r|s\/|u|cl|col)?\$|s\/\.?|₲|gs\.?|€|bs\.?|ars|pen|cop|clp|mxn|brl|uyu|usd|pyg)\s*/;
const TRAILING_MARK =
  /\s*(?:\$|€|(?:de )?pesos|soles|reais|guaran[ií]es|d[oó]lares|ars|pen|cop|clp|mxn|brl|uyu|usd|pyg)$/;

interface Parts {
  readonly whole: string;
  readonly fraction: string;
}

function partsOf(number: string, decimal: '.' | ',', digits: number): Parts | undefined {
  const mark = fractionMark(number, decimal, digits);
  const at = mark === undefined ? -1 : number.lastIndexOf(mark);
  const whole = ungroup(at < 0 ? number : number.slice(0, at));
  const fraction = at < 0 ? '' : number.slice(at + 1);
  if (whole === undefined || (at >= 0 && !/^\d+$/.test(fraction)) || fraction.length > digits) return undefined;
  return { whole, fraction };
}

/** Which separator, if any, starts the decimals. */
function fractionMark(number: string, decimal: '.' | ',', digits: number): '.' | ',' | undefined {
  const used = (['.', ','] as const).filter((mark) => number.includes(mark));
  const [only, other] = used;
  if (only === undefined) return undefined;
  if (other !== undefined) return number.lastIndexOf(only) > number.lastIndexOf(other) ? only : other;
  if (number.split(only).length > 2) return undefined;
  const after = number.length - number.indexOf(only) - 1;
  return after === 3 && (digits < 3 || only !== decimal) ? undefined : only;
}

function ungroup(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  return /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/[., ]/g, '') : undefined;
}

function decimalMark(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}

function minorOf(whole: string, fraction: string, currency: string): number | undefined {
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  if (trimmed.length > WHOLE_DIGITS_MAX) return undefined;
  return Number(trimmed + fraction.padEnd(minorDigits(currency), '0'));
}
