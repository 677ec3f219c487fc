import { describe, expect, it } from 'vitest';
import type { Slot, World } from '../../src/domain.ts';
import { isLate, movedTo, tooLateFor } from '../../src/machines/notice.ts';
import { appointment } from './kit.ts';

const MINUTE = 60_000;
const at = Date.UTC(2026, 2, 2, 12);
/** So many minutes from now, at a business that wants so much notice. */
function late(ahead: number, minNoticeMinutes: number): string | undefined {
  const slot: Slot = { start: at + ahead * MINUTE, professionalId: 'laura', branchId: 'centro' };
  return tooLateFor(slot, { at, tenant: { booking: { minNoticeMinutes } } } as World);
}

describe('an hour that was offered a while ago (AGENDA-3)', () => {
  it.each([
    [0, 0, 'turno_ya_paso'], [-30, 1440, 'turno_ya_paso'], [1, 0, undefined], [1, 30, undefined],
    [59, 60, undefined], [31, 60, undefined], [29, 60, 'turno_muy_encima'], [60, 180, 'turno_muy_encima'], [1411, 1440, undefined],
  ] as const)('%i minutes ahead where the notice is %i: %s', (ahead, notice, wanted) => {
    expect(late(ahead, notice)).toBe(wanted);
  }); // prettier-ignore
  it('nothing chosen is not late', () => {
    expect(tooLateFor(null, { at } as World)).toBeUndefined();
  });
});

describe('what only a person cancels (AGENDA-7)', () => {
  const world = (cancelNoticeMinutes: number) =>
    ({ at, tenant: { timeZone: 'UTC', booking: { cancelNoticeMinutes } } }) as World;
  const cita = (ahead: number) => ({
    ...appointment('uno', 5),
    slot: { ...appointment('uno', 5).slot, start: at + ahead * MINUTE },
  });
  const friday = { ...cita(0).slot, start: at + 5 * 1440 * MINUTE };
  it('is near its time, and stays so when it is moved from there, wherever it goes then', () => {
    const moved = movedTo(friday, cita(180), world(1440));
    expect(isLate(cita(180), world(1440))).toBe(true);
    expect(moved).toMatchObject({ slot: friday, movedLate: true, toldStart: '2026-03-07T12:00' });
    expect(isLate(moved, world(1440))).toBe(true);
    expect(isLate(movedTo({ ...friday, start: friday.start + MINUTE }, moved, world(1440)), world(1440))).toBe(true);
  });
  it('is not what was moved in time, nor anything where no notice is wanted any more', () => {
    const moved = movedTo(friday, cita(1500), world(1440));
    expect(moved).not.toHaveProperty('movedLate');
    expect(isLate(moved, world(1440))).toBe(false);
    expect(isLate(movedTo(friday, cita(180), world(1440)), world(0))).toBe(false);
  });
});
