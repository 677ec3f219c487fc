/** Whether it is too late: for an hour that was offered, while the customer thinks it over (AGENDA-3); to cancel without a person. */
import { MINUTE_MS, startText } from '../domain.ts';
import type { Appointment, Slot, World } from '../domain.ts';

/** A list is answered in a while, not at once: so much of the notice may have gone since it was sent. */
const THINKING_MS = 30 * MINUTE_MS;

/** Undefined: it can. */
export function tooLateFor(slot: Slot | null, { at, tenant }: World): 'turno_ya_paso' | 'turno_muy_encima' | undefined {
  if (slot === null) return undefined;
  if (slot.start <= at) return 'turno_ya_paso';
  const notice = tenant.booking.minNoticeMinutes * MINUTE_MS - THINKING_MS;
  return slot.start < at + notice ? 'turno_muy_encima' : undefined;
}

/** The tenant's own rule: so near its time a person cancels, also what was moved away from there. */
export function isLate(cita: Appointment | null, { tenant, at }: World): boolean {
  const noticeMs = tenant.booking.cancelNoticeMinutes * MINUTE_MS;
  return cita !== null && noticeMs > 0 && (cita.movedLate === true || cita.slot.start - at < noticeMs);
}

/** As it stands there from now on. */
export function movedTo(slot: Slot, cita: Appointment, world: World): Appointment {
  const toldStart = startText(slot, world.tenant.timeZone);
  return { ...cita, slot, toldStart, ...(isLate(cita, world) && { movedLate: true as const }) };
}
