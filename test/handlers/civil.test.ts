import { describe, expect, it } from 'vitest';
import { clockOf, daysUntil, minutesOf, windowDays } from '../../src/domain.ts';

const dayOf = (date: string, zone: string) =>
  windowDays(Temporal.PlainDate.from(date).toZonedDateTime(zone).add({ hours: 12 }).epochMilliseconds, zone, 0)[0]!;
const utc = (instant: number | undefined) =>
  instant === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(instant).toString();

describe('civil days', () => {
  it('today is the zone’s own date, late in the evening too (must-hold 55)', () => {
    const now = Date.parse('2026-03-03T02:30:00Z');
    expect(windowDays(now, 'America/Bogota', 1).map((d) => [d.date, d.weekday])).toEqual([
      ['2026-03-02', 'mon'],
      ['2026-03-03', 'tue'],
    ]);
  });

  it.each([
    // zone, date, minute → the first instant, or none in a gap
    ['Europe/Madrid', '2026-03-29', '01:30', '2026-03-29T00:30:00Z'],
    ['Europe/Madrid', '2026-03-29', '02:00', undefined],
    ['Europe/Madrid', '2026-03-29', '02:30', undefined],
    ['Europe/Madrid', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['Europe/Madrid', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['America/Santiago', '2026-09-06', '00:30', undefined],
    ['America/Santiago', '2026-09-06', '01:00', '2026-09-06T04:00:00Z'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:00', undefined],
    ['America/Sao_Paulo', '2018-11-04', '09:00', '2018-11-04T11:00:00Z'],
    ['America/Mexico_City', '2026-06-01', '09:00', '2026-06-01T15:00:00Z'],
    ['America/Lima', '2026-03-03', '09:00', '2026-03-03T14:00:00Z'],
  ])('%s on %s: %s is %s (must-hold 54)', (zone, date, clock, expected) => {
    expect(utc(dayOf(date, zone).startAt(minutesOf(clock) ?? NaN))).toBe(expected && utc(Date.parse(expected)));
  });

  it('a closing hour that is skipped closes where the clock jumps', () => {
    const day = dayOf('2026-03-29', 'Europe/Madrid');
    for (const clock of ['02:00', '02:30', '03:00']) {
      expect(utc(day.reaches(minutesOf(clock) ?? NaN))).toBe('2026-03-29T01:00:00Z');
    }
    expect(utc(dayOf('2026-04-04', 'America/Santiago').reaches(1_440))).toBe('2026-04-05T04:00:00Z');
  });

  it('reads dates and hours, and nothing else', () => {
    expect([minutesOf('09:05'), minutesOf('16'), minutesOf('24:00')]).toEqual([545, 960, 1_440]);
    for (const bad of ['24:01', '9:60', '', 'x', '09:5', undefined]) expect(minutesOf(bad)).toBeUndefined();
    expect([daysUntil('2026-02-27', '2026-03-01'), daysUntil('2026-03-01', '2026-02-27')]).toEqual([2, -2]);
    for (const bad of ['2026-02-30', 'mañana', '', undefined]) expect(daysUntil('2026-03-01', bad)).toBeUndefined();
    expect(clockOf(545)).toBe('09:05');
  });
});
