import type { DomainEvent, Effect, Emitted, FlowStep } from '../domain.ts';
import { isFlowStep, isMessage, isQuestion, isSaidTwice, isWrite } from './emitted.ts';
import type { LiveFrame } from './frame.ts';
import type { Marks, Stack } from './live.ts';
import { ANSWERED } from './registry.ts';
import { hasPerson } from './stack-listeners.ts';
import { applyWrite } from './world.ts';

/** What a frame emits, done to the stack: flows to begin, writes, effects that are owed; only `stack.ts` and `turn.ts` ask. */

/** A frame wants another one on top of it. */
export type FlowStart = Extract<FlowStep, { type: 'flow.start' }>;
/** What the emits of one step change beside the frame itself. */
export interface During {
  readonly stack: Stack;
  readonly marks: Marks;
  readonly starts: FlowStart[];
  readonly hushed: (effect: Effect) => boolean;
}

/**
 * An answer that comes to a flow below another one, or while a person has the conversation, asks nothing: a "sí" would go
 * to whoever is on top. The flow asks when it is resumed; what has happened is told at once, and a search is no happening.
 */
export function hushedIn(stack: Stack, index: number, event: DomainEvent): During['hushed'] {
  const waits = index < stack.frames.length - 1 || hasPerson(stack);
  if (index === 0 || !waits) return () => false;
  // A person has the conversation: what runs out meanwhile runs out without a word.
  if (event.type === 'timer.fired' && hasPerson(stack)) return isMessage;
  const ended = event.type === 'flow.ended' && hasPerson(stack);
  if (!('effect' in event || event.type === 'flow.begin' || ended)) return () => false;
  return event.type === 'slots.found' ? isMessage : isQuestion;
}

/** What a frame emitted, done; the frame as it is by it, waiting for the answer of what it has called. */
export function perform({ stack, marks, starts, hushed }: During, frame: LiveFrame, emitted: Emitted): LiveFrame {
  if (isFlowStep(emitted)) {
    if (emitted.type === 'flow.start') starts.push(emitted);
    if (emitted.type === 'flow.progress') marks.progressed = true;
    if (emitted.type === 'flow.fruitless') marks.fruitless = emitted.cause;
    return frame;
  }
  if (isWrite(emitted)) {
    stack.writes.push(emitted);
    stack.world = applyWrite(stack.world, emitted);
    return frame;
  }
  if (hushed(emitted)) return frame;
  if (isSaidTwice(emitted, stack.owed)) return frame;
  const id = owe(stack, emitted);
  const waits = ANSWERED.has(emitted.type) && !('background' in emitted && emitted.background);
  return waits ? { ...frame, awaiting: id } : frame;
}

/** Provisional ids: `number()` gives the final ones when the order is settled. */
export function owe(stack: Stack, effect: Effect): string {
  const n = stack.owed.length;
  const id = `new ${stack.steps} ${n} ${stack.path.length}`;
  stack.owed.push({ id, n, effect });
  return id;
}
