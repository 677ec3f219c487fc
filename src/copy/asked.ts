import type { Speech } from './speech.ts';

/** What the bot is waiting to hear, as far as wording goes. */
export type Asked =
  'slot' | 'service' | 'booking_yes_no' | 'move_yes_no' | 'cancel_yes_no' | 'payment_yes_no' | 'choice' | 'open';

/** From the state's name, as the seeds write them (AGENDA_…, PAGOS_…); the open offer tells the rest. */
export function asked(state: string, s: Speech): Asked {
  if (state.startsWith('PAGOS_')) return state.includes('CONFIRM') ? 'payment_yes_no' : 'service';
  if (!state.startsWith('AGENDA_')) return 'open';
  if (state.includes('CONFIRM')) {
    // "Sí" undoes in one and books in the other: the words must say which.
    if (state.includes('CANCELACION')) return 'cancel_yes_no';
    return state.includes('REPROGRAMACION') ? 'move_yes_no' : 'booking_yes_no';
  }
  if (/SERVICIO|CATEGORIA/u.test(state)) return 'service';
  return s.offer && ['sucursal', 'profesional', 'cita'].includes(s.offer.kind) ? 'choice' : 'slot';
}

/** The `times`-th of a round of sentences, from 1: never the same twice running (CONV-15). */
export function nth(sentences: readonly [string, ...string[]], times: number): string {
  return sentences[(Math.max(1, Math.trunc(times)) - 1) % sentences.length] ?? sentences[0];
}
