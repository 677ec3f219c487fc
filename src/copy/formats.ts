import type { Language } from '../domain.ts';
import { MINUTE_MS, minorDigits } from '../domain.ts';
import { fit, ROW_TITLE_MAX } from './text.ts';
import type { CopyContext } from './context.ts';

/** Own tables: a server's locale never decides what a customer reads (must-hold 61). Monday first. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  pt: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const MONTHS: Readonly<Record<Language, string>> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  en: 'January February March April May June July August September October November December',
};

/** Cents are shown only when there are some: nobody writes them there. */
const CENTS_WHEN_ANY: ReadonlySet<string> = new Set(['ARS', 'COP', 'UYU']);
/** Written next to the amount in its own country, whatever CLDR says. */
const SYMBOL_CLOSE: ReadonlySet<string> = new Set(['ARS']);

/**
 * An amount as its country writes it. `minor` is integer minor units by ISO 4217.
 * es-AR ARS 2500000 → "$25.000", 2500050 → "$25.000,50"; es-CO COP 18000000 → "$ 180.000"; es-PE PEN 12000 → "S/ 120.00".
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const key = `${minor} ${currency} ${locale}`;
  const known = amounts.get(key);
  if (known !== undefined) return known;
  const written = writeMoney(minor, currency, locale);
  if (amounts.size >= AMOUNTS_MAX) amounts.clear();
  amounts.set(key, written);
  return written;
}

/** A catalogue has few prices, and each is written in every list. */
const amounts = new Map<string, string>();
const AMOUNTS_MAX = 5_000;

function writeMoney(minor: number, currency: string, locale: string): string {
  const decimals = minorDigits(currency);
  const unit = 10 ** decimals;
  const digits = CENTS_WHEN_ANY.has(currency) && minor % unit === 0 ? 0 : decimals;
  const parts = moneyFormat(currency, locale, digits).formatToParts(minor / unit);
  const close = SYMBOL_CLOSE.has(currency) && parts.some((part) => part.type === 'currency' && part.value === '$');
  const written = parts.map((part) => (close && part.type === 'literal' ? part.value.trim() : part.value)).join('');
  return written.replaceAll(/[\u00A0\u202F]/gu, ' ');
}

/** "martes 3 de marzo", "terça-feira, 3 de março", "Tuesday, March 3"; with the year when it is not this one. */
export function formatDay(instant: number, context: CopyContext): string {
  return writtenDay(local(instant, context), context);
}

/** The same for a civil date 'YYYY-MM-DD'; undefined when it is none. */
export function formatCivilDay(date: string, context: CopyContext): string | undefined {
  try {
    return writtenDay({ ...civil(Temporal.PlainDate.from(date)), hour: 0, minute: 0 }, context);
  } catch {
    return undefined;
  }
}

/** "31 de noviembre", "31 de novembro", "November 31": of 'MM-DD', whether or not there is such a day. */
export function formatDayOfMonth(date: string, { contact: { language } }: CopyContext): string {
  const [month = 1, day = 1] = date.split('-').map(Number);
  const name = MONTHS[language].split(' ')[month - 1] ?? '';
  return language === 'en' ? `${name} ${day}` : `${day} de ${name}`;
}

/** "13:30", 24 hours in every language (console trap 8). */
export function formatHour(instant: number, context: CopyContext): string {
  return hourOf(local(instant, context));
}

/** Title of a slot's or an appointment's row: "Mar 03/03 - 13:30", in English "Tue Mar 3 - 13:30". */
export function rowTitle(instant: number, context: CopyContext): string {
  const at = local(instant, context);
  return `${rowDay(at, context.contact.language)} - ${hourOf(at)}`;
}

/**
 * The same with what tells it apart, for the case that two have the same hour: "Mar 03/03 13:30 Surco". Where names need
 * it (`room`, in characters) the date is shorter before one is cut: "Mar 3/3 13:30 Miraflores", "Mar 13 13:30 San Isidro".
 */
export function rowTitleWith(
  start: number,
  { told, room }: { told: string; room: number },
  context: CopyContext,
): string {
  const at = local(start, context);
  const day = rowDay(at, context.contact.language);
  const [weekday = ''] = day.split(' ');
  const days = [day, day.replaceAll(/\b0/g, ''), `${weekday} ${at.day}`].map((date) => `${date} ${hourOf(at)} `);
  const date = days.find(({ length }) => length + room <= ROW_TITLE_MAX) ?? days.at(-1) ?? '';
  return date + fit(told, ROW_TITLE_MAX - date.length);
}

/** Room for a name beside the shortest date: "Mié 13 13:30 ". */
export const BESIDE_DATE_MAX = ROW_TITLE_MAX - 'Mié 13 13:30 '.length;

/** From 0 = Monday. */
export function weekdayName(index: number, language: Language): string {
  return WEEKDAYS[language][index] ?? '';
}

/** "30 minutos", "1 hora y 30 minutos"; short: "30 min", "1 h 30 min". */
export function formatDuration(minutes: number, language: Language, form: 'long' | 'short' = 'long'): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (form === 'short')
    return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].join(' ').trim();
  const words = DURATION_WORDS[language];
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? words.hour : `${words.hour}s`}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${rest === 1 ? words.minute : `${words.minute}s`}`] : []),
  ];
  return parts.join(` ${words.and} `);
}

const DURATION_WORDS: Readonly<Record<Language, { hour: string; minute: string; and: string }>> = {
  es: { hour: 'hora', minute: 'minuto', and: 'y' },
  pt: { hour: 'hora', minute: 'minuto', and: 'e' },
  en: { hour: 'hour', minute: 'minute', and: 'and' },
};

/** An instant as a zone's calendar and clock show it; weekday from 1 = Monday. */
interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
}

function writtenDay(date: Civil, context: CopyContext): string {
  const { language } = context.contact;
  const weekday = weekdayName(date.weekday - 1, language);
  const month = MONTHS[language].split(' ')[date.month - 1] ?? '';
  const otherYear = date.year === local(quarterOf(context.now), context).year ? '' : String(date.year);
  if (language === 'en') return `${weekday}, ${month} ${date.day}${otherYear && `, ${otherYear}`}`;
  const comma = language === 'pt' ? ',' : '';
  return `${weekday}${comma} ${date.day} de ${month}${otherYear && ` de ${otherYear}`}`;
}

function hourOf(at: Civil): string {
  return `${two(at.hour)}:${two(at.minute)}`;
}

function rowDay(date: Civil, language: Language): string {
  const weekday = weekdayName(date.weekday - 1, language).slice(0, 3);
  // Day before month is not English for half of its readers: the month is named.
  if (language === 'en') return `${weekday} ${(MONTHS.en.split(' ')[date.month - 1] ?? '').slice(0, 3)} ${date.day}`;
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${two(date.day)}/${two(date.month)}`;
}

const readings = new Map<string, Civil>();
/** Slots of a few weeks of some tenants. */
const READINGS_MAX = 20_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** Reading a zone's clock costs some 10 µs, a list reads ten, and the same slots are read again and again. */
function local(instant: number, context: CopyContext): Civil {
  const key = `${context.tenant.timeZone}${instant}`;
  const known = readings.get(key);
  if (known) return known;
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(context.tenant.timeZone);
  const read = { ...civil(at), hour: at.hour, minute: at.minute };
  if (readings.size >= READINGS_MAX) readings.clear();
  readings.set(key, read);
  return read;
}

/** No zone changes its date between quarters of an hour. */
function quarterOf(instant: number): number {
  return Math.floor(instant / QUARTER_MS) * QUARTER_MS;
}

function civil(at: Temporal.PlainDate | Temporal.ZonedDateTime): Pick<Civil, 'year' | 'month' | 'day' | 'weekday'> {
  return { year: at.year, month: at.month, day: at.day, weekday: at.dayOfWeek };
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Formats are dear to make (50 µs) and few: one per currency, locale and digits of the tenants. */
function moneyFormat(currency: string, locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale}|${currency}|${digits}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  });
  moneyFormats.set(key, made);
  return made;
}
