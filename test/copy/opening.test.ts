import { describe, expect, it } from 'vitest';
import type { Language, Tenant } from '../../src/domain.ts';
import { render } from '../../src/copy/index.ts';
import { opensAt } from '../../src/copy/opening.ts';
import { clinic, contextOf } from './samples.ts';

const at = (local: string) => Date.parse(`${local}:00-03:00`);
const opens = (now: string, tenant: Tenant = clinic) => {
  const instant = opensAt({ ...contextOf({}), tenant, now: at(now) });
  return instant === undefined ? undefined : new Date(instant - 3 * 3_600_000).toISOString().slice(0, 16);
};
const told = (now: string, language: Language = 'es') =>
  render({ key: 'persona_avisada' }, undefined, { ...contextOf({ language }), now: at(now) }).text;

describe('when somebody is there again (HUMAN-4)', () => {
  it('is the next opening of any branch, by the hours of the tenant', () => {
    expect(opens('2026-03-01T22:30')).toBe('2026-03-02T08:00');
    expect(opens('2026-03-03T07:00')).toBe('2026-03-03T09:00');
    expect(opens('2026-03-03T18:00')).toBe('2026-03-04T09:00');
    expect(opens('2026-03-07T13:00')).toBe('2026-03-09T08:00');
  });

  it('is nothing while one is open, noon of one branch being the other one’s working hours', () => {
    for (const now of ['2026-03-02T08:00', '2026-03-02T13:00', '2026-03-02T19:59', '2026-03-07T12:59'])
      expect(opens(now)).toBeUndefined();
  });

  it('leaves out the days on which the house is closed', () => {
    expect(opens('2026-03-23T21:00')).toBe('2026-03-25T09:00');
  });

  it('is behind long holidays, too: nobody is told of people as if they were there', () => {
    const monday = Temporal.PlainDate.from('2026-03-02');
    const closedDates = Array.from({ length: 45 }, (_, days) => monday.add({ days }).toString());
    const away = { ...clinic, branches: clinic.branches.map((branch) => ({ ...branch, closedDates })) };
    expect(opens('2026-03-02T11:00', away)).toMatch(/^2026-04-16T/);
  });

  it('is not known where there are no hours, or none soon', () => {
    const [centro] = clinic.branches;
    const closed = { ...clinic, branches: [{ ...centro!, openingHours: {} }] };
    expect(opens('2026-03-02T22:00', closed)).toBeUndefined();
    expect(opens('2026-03-02T22:00', { ...clinic, branches: [] })).toBeUndefined();
  });

  it('knows a day that ends at midnight', () => {
    const [centro] = clinic.branches;
    const night = { ...clinic, branches: [{ ...centro!, openingHours: { mon: [['20:00', '24:00']] as const } }] };
    expect(opens('2026-03-02T23:59', night)).toBeUndefined();
    expect(opens('2026-03-03T00:00', night)).toBe('2026-03-09T20:00');
  });
});

describe('what is said when the desk was told (HUMAN-4)', () => {
  it('names the day and the hour when closed, and no hour when open', () => {
    expect(told('2026-03-01T22:30')).toContain('el lunes 2 de marzo a las 08:00');
    expect(told('2026-03-03T07:00')).toContain('hoy a las 09:00');
    expect(told('2026-03-01T22:30', 'pt')).toContain('segunda-feira, 2 de março às 08:00');
    expect(told('2026-03-01T22:30', 'en')).toContain('on Monday, March 2 at 08:00');
    expect(told('2026-03-03T12:00')).not.toMatch(/\d/);
  });

  it('tells how to go back to the bot (HUMAN-3)', () => {
    for (const language of ['es', 'pt', 'en'] as const) expect(told('2026-03-03T12:00', language)).toMatch(/men[uú]/);
  });
});
