import type { EffectKind } from './effects.ts';
import type { TimerKind } from './events.ts';
import type { InboxBody } from './records.ts';

/**
 * Names of stored things that this code knows. One that is not among them was written by newer code, which goes on with
 * it: in a deploy both versions work on one store (H2, law 8).
 */
const BODIES = { message: true, answer: true, timer: true, payment: true, person: true } as const satisfies Record<
  InboxBody['kind'],
  true
>;
const TIMERS = { silencio: true, parar: true, persona: true, orden: true } as const satisfies Record<TimerKind, true>;
const EFFECTS = {
  sendMessage: true,
  findSlots: true,
  createEvent: true,
  moveEvent: true,
  deleteEvent: true,
  createLink: true,
  fetchPayment: true,
  refund: true,
  openHandoff: true,
} as const satisfies Record<EffectKind, true>;

/** Types promise what an older or newer process may not have kept: these look. */
export function isKnownBody(body: InboxBody): boolean {
  return Object.hasOwn(BODIES, body.kind) && (body.kind !== 'timer' || isKnownTimer(body.timer));
}

/** False: nobody here knows what falls due. */
export function isKnownTimer(kind: TimerKind): boolean {
  return Object.hasOwn(TIMERS, kind);
}

/** False: nobody here knows how to do it. */
export function isKnownEffect(kind: EffectKind): boolean {
  return Object.hasOwn(EFFECTS, kind);
}
