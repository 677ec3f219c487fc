import type { DomainEvent } from '../domain.ts';
import { contextOf } from './frame.ts';
import type { Stack } from './live.ts';
import { isErrand, isToldAnew, isWish } from './wishes.ts';

/** Which frames of the stack are asked for an event, and which one comes to the top by it; only `stack.ts` asks. */

/** Reception has it: no person, and nobody is being called. */
export function waitsForCustomer({ frames }: Stack): boolean {
  return frames[0]?.snapshot.hasTag('cliente') ?? false;
}

/** A person has the conversation. */
export function hasPerson({ frames }: Stack): boolean {
  return frames[0]?.snapshot.hasTag('persona') ?? false;
}

/**
 * Who is asked, in order. A customer's word goes to the top flow and to reception; flows in between hear only a new
 * wish or a tap on a list of theirs. While a person has the conversation only reception hears the customer.
 */
export function listeners(stack: Stack, event: DomainEvent): number[] {
  const top = stack.frames.length - 1;
  const all = Array.from({ length: top + 1 }, (_, i) => top - i);
  if (event.type.startsWith('turn.')) return [0];
  if (hasPerson(stack) && event.type.startsWith('customer.')) return [0];
  // A second errand of the same message is not a correction of the first.
  if (stack.errand && isErrand(event)) return [0];
  if (isAboutPicked(stack, event)) return [0, ...all.slice(0, -1)];
  const waiting = waitingFor(stack, event);
  if (waiting !== undefined) return [waiting, ...all.filter((index) => index !== waiting)];
  if (!event.type.startsWith('customer.') || isWish(event)) return all;
  return top === 0 ? [0] : [top, 0];
}

/** "Reprogramar" under an appointment picked from the list means that one, whatever flow is open on another. */
function isAboutPicked(stack: Stack, { type }: DomainEvent): boolean {
  const { cita } = contextOf(stack.frames[0]);
  return (type === 'customer.wants_reschedule' || type === 'customer.wants_cancellation') && typeof cita === 'string';
}

/**
 * "El blanqueamiento mejor el sábado", while another booking is being asked about and that one waits: it is told anew, and
 * comes first; what was asked stands below it (CONV-11). Undefined: nothing that waits is meant.
 */
function waitingFor({ frames }: Stack, event: DomainEvent): number | undefined {
  if (event.type !== 'customer.wants_booking' || event.mas === true || event.detalles.servicio === undefined)
    return undefined;
  const top = frames.at(-1);
  if (top?.definition.name !== 'agenda' || isToldAnew(contextOf(top), event)) return undefined;
  const found = frames.findLastIndex(
    (frame) => frame !== top && frame.definition.name === 'agenda' && isToldAnew(contextOf(frame), event),
  );
  return found < 1 ? undefined : found;
}

/** A flow that hears its name again comes to the top; the one above it stays resumable below. */
export function raise(stack: Stack, index: number, event: DomainEvent): number {
  const top = stack.frames.length - 1;
  // What is dropped leaves from where it is.
  const stays = !event.type.startsWith('customer.') || event.type === 'customer.drops';
  if (index === 0 || index === top || stays) return index;
  const [frame] = stack.frames.splice(index, 1);
  if (frame) stack.frames.push(frame);
  return top;
}
