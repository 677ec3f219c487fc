import { readFileSync } from 'node:fs';
import type { Suite } from './data.ts';
import type { Mark } from './mark.ts';
import { POLICIES, readTimes } from '../agents/offline/time/index.ts';
import type { Language, Part, TimeReading } from '../agents/offline/time/index.ts';

/**
 * Scores the reader of times on the shared development data, which stays where it is, outside the project, and on the blind
 * sets, all by the rules of its README. Nothing here or in the product knows a line of them.
 */

type Record_ = Record<string, unknown>;

/** Reads every line of a suite and compares. */
export function markTimes({ name: suite, path }: Pick<Suite, 'name' | 'path'>, now: () => number): Mark[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const entry = asRecord(JSON.parse(line));
    const text = textOf(entry['text']);
    const lang = languageOf(entry['lang']);
    const began = now();
    const reading = readTimes(text, { now: nowOf(entry), language: lang });
    const ms = now() - began;
    return {
      ...{ suite, text, lang, ms, id: textOf(entry['id']), right: isRight(entry, reading) },
      wanted: JSON.stringify(brief(entry)),
      got: JSON.stringify(short(reading)),
    };
  });
}

function isRight(entry: Record_, reading: TimeReading): boolean {
  const expected = asRecord(entry['expected']);
  if (entry['kind'] !== undefined) return isRightDate(entry, expected, reading);
  const alternatives = Array.isArray(entry['alternatives']) ? entry['alternatives'].map(asRecord) : [];
  return [expected, ...alternatives].some((answer) => isRightChat(answer, reading));
}

/** Chat: every one of the eight facts must be as expected, absent ones absent. */
function isRightChat(expected: Record_, reading: TimeReading): boolean {
  const facts: [unknown, string | undefined][] = [
    [expected['fecha'], reading.fecha],
    [expected['fecha_desde'], reading.fechaDesde],
    [expected['fecha_hasta'], reading.fechaHasta],
    [expected['hora'], reading.hora],
    [expected['hora_desde'], reading.horaDesde],
    [expected['hora_hasta'], reading.horaHasta],
    [expected['preferencia'], reading.preferencia],
  ];
  const wanted = Array.isArray(expected['restricciones']) ? expected['restricciones'].map(String).sort() : [];
  const same = wanted.join() === [...reading.restricciones].sort().join();
  return same && facts.every(([wish, found]) => (wish ?? undefined) === found);
}

/** Date suites: by kind; without am/pm in the text both halves of the day are right. */
function isRightDate(entry: Record_, expected: Record_, reading: TimeReading): boolean {
  const start = textOf(expected['start']);
  const end = textOf(expected['end']);
  const free = entry['meridiem_given'] === false;
  const date = entry['date_in_text'] !== true || reading.fecha === day(start);
  const hour = sameHour(reading.hora, start, free);
  const hours = sameHour(reading.horaDesde, start, free) && endsAt(reading.horaHasta, end, free);
  switch (entry['kind']) {
    case 'date':
      return reading.fecha === day(start);
    case 'time':
      return hour;
    case 'datetime':
    case 'instant':
      return reading.fecha === day(start) && hour;
    case 'daterange':
      return reading.fechaDesde === day(start) && [day(end), day(end, -1)].includes(reading.fechaHasta ?? '');
    case 'timerange':
      return hours;
    case 'datetimerange':
      return date && hours;
    case 'partofday':
      return date && partsOf(start, end).includes(reading.preferencia ?? 'none');
    case 'after':
    case 'before':
      return (
        date &&
        reading.restricciones.includes(`${entry['kind'] === 'after' ? 'despues' : 'antes'}_${start.slice(11, 16)}`)
      );
    default:
      return false;
  }
}

function day(iso: string, shift = 0): string {
  return iso === '' ? '' : Temporal.PlainDate.from(iso.slice(0, 10)).add({ days: shift }).toString();
}

function sameHour(found: string | undefined, iso: string, free: boolean): boolean {
  if (found === undefined) return false;
  const period = free ? 12 * 60 : 24 * 60;
  return minutes(found) % period === minutes(iso.slice(11, 16)) % period;
}

/** Ends may be exclusive by a minute ("11:01" for "11:00"). */
function endsAt(found: string | undefined, iso: string, free: boolean): boolean {
  const before = Temporal.PlainDateTime.from(iso).subtract({ minutes: 1 }).toString();
  return sameHour(found, iso, free) || sameHour(found, before, free);
}

function minutes(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
}

/** The parts of the day whose hours the expected window overlaps most. */
function partsOf(start: string, end: string): string[] {
  const from = minutes(start.slice(11, 16));
  const to = end === '' ? from + 60 : end.slice(0, 10) === start.slice(0, 10) ? minutes(end.slice(11, 16)) : 24 * 60;
  const parts: Part[] = ['mañana', 'tarde', 'noche'];
  const overlap = parts.map((part) => {
    const [first, last] = POLICIES.partMinutes[part];
    return Math.min(to, last) - Math.max(from, first);
  });
  return parts.filter((_, index) => overlap[index] === Math.max(...overlap));
}

function nowOf(entry: Record_): Temporal.ZonedDateTime {
  const zone = typeof entry['tz'] === 'string' ? entry['tz'] : 'UTC';
  return Temporal.PlainDateTime.from(textOf(entry['ref_datetime'])).toZonedDateTime(zone);
}

function languageOf(value: unknown): Language {
  return value === 'pt' || value === 'en' ? value : 'es';
}

function brief(entry: Record_): Record_ {
  const expected = Object.entries(asRecord(entry['expected'])).filter(
    ([key, value]) => value !== null && key !== 'span',
  );
  const { kind, meridiem_given, date_in_text } = entry;
  return { kind, meridiem_given, date_in_text, ...Object.fromEntries(expected) };
}

function short(reading: TimeReading): Record_ {
  const { spans: _spans, horaCandidates: _candidates, confidence: _confidence, ...facts } = reading;
  return facts;
}

function asRecord(value: unknown): Record_ {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
