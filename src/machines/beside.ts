import type { DomainEvent } from '../domain.ts';
import { isNoRoom, isQuestion } from './emitted.ts';
import { contextOf, stateOf } from './frame.ts';
import type { Stack } from './live.ts';

/** What is said beside the question that is open, and whether that one is asked again. Pure; only `stack.ts` asks. */

/** Said beside the pending question, and no word to it: the question is asked again. */
export function isAside(event: DomainEvent): boolean {
  return event.type === 'customer.greets' || (event.type === 'customer.answers' && event.beside !== true);
}

/** "Y la otra también", of one that is to be confirmed: it comes next, and the question that is open is asked again. */
export function leavesItAsked({ frames }: Stack, event: DomainEvent): boolean {
  return 'aparte' in event && frames.length > 1 && (frames.at(-1)?.snapshot.hasTag('cliente') ?? false);
}

/** One more was asked for and not begun: what is open goes on, so its question is asked again, unless it was just now. */
export function leftOneOut({ owed, frames }: Stack, before: number): boolean {
  const refused = owed.slice(before).some(({ effect }) => isNoRoom(effect));
  const waits = frames.at(-1)?.snapshot.hasTag('cliente') ?? false;
  return refused && waits && !owed.some(({ effect }) => isQuestion(effect));
}

/** "¿Y cuánto vale el otro?", beside a yes that is asked for: a bare "sí" behind its answer would seem to be about that one. */
export function asksOfAnother({ frames, questionFollows }: Stack, event: DomainEvent): boolean {
  const top = frames.at(-1);
  if (event.type !== 'customer.asks' || questionFollows || event.servicio === undefined || top === undefined)
    return false;
  if (!stateOf(top.snapshot).includes('CONFIRMANDO')) return false;
  const { detalles, cita } = contextOf(top);
  const own = typeof cita === 'object' ? cita?.serviceId : undefined;
  const open = own ?? detalles?.servicio;
  return open !== undefined && open !== event.servicio;
}
