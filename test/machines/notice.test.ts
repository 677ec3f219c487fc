import { describe, expect, it } from 'vitest';
import type { Slot, World } from '../../src/domain.ts';
import { tooLateFor } from '../../src/machines/notice.ts';

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
