/** What a model copied from a receipt → a Receipt. Amounts and dates become facts here, by code (AGENT-3, must-hold 65). */
import { isCurrency, parseMoney, plainLetters, RECEIPT_CHARS_MAX, type Receipt, type Tenant } from '../../domain.ts';

/** Copied as it stands there, nothing computed. */
export interface CopiedReceipt {
  readonly importe: string | null;
  readonly moneda: string | null;
  readonly fecha: string | null;
  readonly referencia: string | null;
  readonly pagador: string | null;
}

export function receiptOf(copied: CopiedReceipt, { locale, currency: own }: Tenant): Receipt {
  const named = copied.moneda?.trim().toUpperCase() ?? '';
  const currency = isCurrency(named) ? named : own;
  const amountMinor = copied.importe === null ? undefined : parseMoney(copied.importe, locale, currency);
  const date = copied.fecha === null ? undefined : civilDate(copied.fecha, locale);
  const reference = words(copied.referencia);
  const payer = words(copied.pagador);
  return {
    ...(amountMinor === undefined ? {} : { amountMinor, currency }),
    ...(date === undefined ? {} : { date }),
    ...(reference === undefined ? {} : { reference }),
    ...(payer === undefined ? {} : { payer }),
  };
}

function words(text: string | null): string | undefined {
  const flat = text?.replace(/\s+/g, ' ').trim().slice(0, RECEIPT_CHARS_MAX) ?? '';
  return flat === '' ? undefined : flat;
}

/** First three letters, accents folded, of the months in Spanish, Portuguese and English. */
const MONTHS: readonly (readonly string[])[] = [
  ['ene', 'jan'],
  ['feb', 'fev'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dic', 'dez', 'dec'],
];

/** "2026-03-02", "02/03/2026", "2 de marzo de 2026 14:05", "Mar 2, 2026" → 'YYYY-MM-DD'; without a year it is no date. */
export function civilDate(written: string, locale: string): string | undefined {
  const text = plainLetters(written);
  const [, y1, m1, d1] = /(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (y1 !== undefined) return dateOf(y1, m1, d1);
  const [, a, b, y2] = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text) ?? [];
  if (y2 !== undefined) return locale === 'en-US' ? dateOf(y2, a, b) : dateOf(y2, b, a);
  const [, d3, word3, y3] =
    /\b(\d{1,2})[ /-]*(?:de |of )?([a-z]{3,})\.?[ /-]*(?:de |del |of )?,?[ ]*(\d{4})\b/.exec(text) ?? [];
  if (y3 !== undefined) return dateOf(y3, monthOf(word3), d3);
  const [, word4, d4, y4] = /\b([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/.exec(text) ?? [];
  return y4 === undefined ? undefined : dateOf(y4, monthOf(word4), d4);
}

function monthOf(word: string | undefined): string | undefined {
  const at = MONTHS.findIndex((names) => names.includes(word?.slice(0, 3) ?? ''));
  return at < 0 ? undefined : String(at + 1);
}

function dateOf(year: string, month: string | undefined, day: string | undefined): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  try {
    const fields = { year: Number(full), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
