/** Numbers, in digits or in words. */
import type { Token } from './tokens.ts';

const UNITS: Record<number, string> = {
  0: 'cero zero',
  1: 'un una uno um uma one',
  2: 'dos dois duas two',
  3: 'tres three',
  4: 'cuatro quatro four',
  5: 'cinco sinco five',
  6: 'seis six',
  7: 'siete ciete sete seven',
  8: 'ocho oito eight',
  9: 'nueve nuebe nove nine',
  10: 'diez dies dez ten',
  11: 'once onse onze eleven',
  12: 'doce doze twelve',
  13: 'trece treze thirteen',
  14: 'catorce quatorze catorze fourteen',
  15: 'quince quinze fifteen',
  16: 'dieciseis dezesseis dezasseis sixteen',
  17: 'diecisiete dezessete dezassete seventeen',
  18: 'dieciocho dezoito eighteen',
  19: 'diecinueve dezenove dezanove nineteen',
  20: 'veinte vinte twenty',
  21: 'veintiuno veintiun veintiuna',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'treinta trinta thirty',
  40: 'cuarenta quarenta forty',
  50: 'cincuenta cinquenta fifty',
};
const SPELLED = new Map(
  Object.entries(UNITS).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
);

const ORDINALS = new Map(
  [
    'primero primer primera primeiro primeira first 1ro',
    'segundo segunda second',
    'tercero tercer tercera terceiro terceira third',
    'cuarto cuarta quarto quarta fourth',
    'quinto quinta fifth',
    'sexto sexta sixth',
    'septimo setimo septima setima seventh',
    'octavo oitavo octava oitava eighth',
    'noveno nono novena nona ninth',
    'decimo decima tenth',
    'undecimo',
    'duodecimo',
  ].flatMap((row, index) => row.split(' ').map((word): [string, number] => [word, index + 1])),
);
const ORDINAL_ENDINGS = new Set([
  'o',
  'a',
  'ro',
  'ra',
  'do',
  'da',
  'er',
  'to',
  'ta',
  'th',
  'st',
  'nd',
  'rd',
  'ero',
  'mo',
]);
const LAST = new Set(['ultimo', 'ultima', 'last']);

interface NumberRead {
  value: number;
  next: number;
  spelled: boolean;
}

/** A cardinal 0–9999 at the token, in digits or in words up to 59 ("treinta y cinco", "vinte e quatro"). */
export function numberAt(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') {
    return token.value === undefined ? undefined : { value: token.value, next: at + 1, spelled: false };
  }
  const value = SPELLED.get(token?.text ?? '');
  if (token?.kind !== 'word' || value === undefined) return undefined;
  if (value >= 20 && value % 10 === 0) {
    const joined = ['y', 'e'].includes(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const unit = SPELLED.get(tokens[joined]?.text ?? '') ?? 0;
    if (unit > 0 && unit < 10) return { value: value + unit, next: joined + 1, spelled: true };
  }
  return { value, next: at + 1, spelled: true };
}

/** "primera", "3.er", "1º", "2nd"; "último" is -1. */
export function ordinalAt(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (LAST.has(token.text)) return { value: -1, next: at + 1, spelled: true };
  const value = ORDINALS.get(token.text);
  if (value !== undefined) {
    const teen = value === 10 ? ORDINALS.get(tokens[at + 1]?.text ?? '') : undefined;
    if (teen !== undefined && teen < 10) return { value: value + teen, next: at + 2, spelled: true };
    return { value, next: at + 1, spelled: true };
  }
  if (token.kind !== 'number' || token.value === undefined) return undefined;
  const ending = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  const suffix = tokens[ending];
  if (!suffix?.glued || !ORDINAL_ENDINGS.has(suffix.text)) return undefined;
  return { value: token.value, next: ending + 1, spelled: false };
}

/** A year: 2013, "dos mil diecisiete"; two digits only where `short` says that a year must come. */
export function yearAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'number' && token.value !== undefined && /^(?:19|20)\d\d$/.test(token.text)) {
    return { value: token.value, next: at + 1 };
  }
  if (!['dos', 'dois', 'two'].includes(token?.text ?? '')) return undefined;
  if (!['mil', 'thousand'].includes(tokens[at + 1]?.text ?? '')) return undefined;
  const joined = tokens[at + 2]?.text === 'e' ? at + 3 : at + 2;
  const rest = numberAt(tokens, joined);
  return rest && rest.value < 100 ? { value: 2000 + rest.value, next: rest.next } : { value: 2000, next: at + 2 };
}
