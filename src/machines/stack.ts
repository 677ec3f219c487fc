import {
  FLOWS_OPEN_MAX,
  TURN_STEPS_MAX,
  type DomainEvent,
  type Effect,
  type Emitted,
  type FlowInput,
  type FlowStep,
  type Frame,
} from '../domain.ts';
import { emittedBy, isFirstNotUnderstood, isFlowStep, isMessage, isQuestion } from './emitted.ts';
import { isRefused, isSaidTwice, isTakingOver, isWrite } from './emitted.ts';
import { NewerFrame, UnreadableFrame, begin, contextOf, restore, stateOf, type LiveFrame } from './frame.ts';
import { ANSWERED, GROUND, type Machines } from './registry.ts';
import type { FlowOutput } from './kit.ts';
import { reopening } from './parked.ts';
import { microsteps } from './steps.ts';
import { canTake, stampOn, type Heard, type Marks, type Stack, type WorldBefore } from './live.ts';
import { unheard } from './unheard.ts';
import { asksOfAnother, isAside, leavesItAsked, waitingFor } from './beside.ts';
import { isErrand, isOneMore, isToldAnew, isWish } from './wishes.ts';
import { applyWrite, wishOf } from './world.ts';

/**
 * The stack of frames while a turn is decided: who hears an event, what it emits, which frames come and go.
 * Only `turn.ts` uses it. Long because offering, stepping, finishing and dropping call each other: apart they would
 * import in a circle.
 */

/** The stored frames made live; what cannot be read begins anew, with an apology. Throws NewerFrame. */
export function open(machines: Machines, before: readonly Frame[], world: WorldBefore): Stack {
  const stack: Stack = {
    machines,
    frames: [],
    world,
    owed: [],
    writes: [],
    path: [],
    steps: 0,
    dropped: 0,
    errand: false,
    answerFollows: false,
    questionFollows: false,
    spokeOfAnother: false,
  };
  try {
    const last = before.length - 1;
    stack.frames = before.map((frame, i) => ({ ...restore(frame, machines), ...(i === last && { first: true }) }));
    if (before.length === 0) stack.frames = [begin(GROUND, machines)];
  } catch (error) {
    // Newer code's work is not thrown away by older code: the caller leaves this conversation alone.
    if (error instanceof NewerFrame) throw error;
    stack.frames = [groundOf(before, machines)];
    deliver(stack, { type: 'system.unreadable' });
  }
  return stack;
}

/** The lock, the count and the baton outlive a flow that cannot be read (CONV-4, must-hold 12). */
function groundOf(before: readonly Frame[], machines: Machines): LiveFrame {
  const [ground] = before.filter((frame) => frame.machine === GROUND);
  try {
    return ground ? restore(ground, machines) : begin(GROUND, machines);
  } catch (error) {
    if (!(error instanceof UnreadableFrame)) throw error;
    return begin(GROUND, machines);
  }
}

/** One event, with all that follows from it. */
export function deliver(stack: Stack, event: DomainEvent): void {
  const flow = stack.frames.length > 1 ? topState(stack) : undefined;
  const marks: Marks = { progressed: false, fruitless: undefined };
  if ('aparte' in event) stack.errand = stack.frames.length > 1;
  const heard: Heard = {
    event,
    flow,
    wish: flow === undefined ? undefined : wishOf(stack, stack.frames.at(-1)),
    marks,
  };
  const before = stack.owed.length;
  if (isOneMore(event) && stack.frames.at(-1)?.definition.name === 'agenda') stack.errand = true;
  const ofAnother = asksOfAnother(stack, event);
  if (ofAnother) stack.spokeOfAnother = true;
  const aside = isAside(event) || ofAnother || (hasPerson(stack) && event.type === 'customer.exits');
  if (!offer(stack, heard) && event.type.startsWith('customer.')) {
    offer(stack, { ...heard, event: { type: 'customer.not_understood' } });
  }
  if (marks.fruitless === 'unanswered' && flow !== undefined && !stack.answerFollows) {
    // Nothing to answer: the options are offered again (CONV-8).
    offer(stack, { ...heard, event: { type: 'customer.not_understood', aside: true } });
    marks.fruitless = 'unanswered';
  } else if (
    ((aside && !marks.progressed) || leavesItAsked(stack, event)) &&
    !stack.answerFollows &&
    flow !== undefined &&
    waitsForCustomer(stack)
  ) {
    // Who greets is greeted, who comes back from a person is where he was (HUMAN-3): the question stands, nothing counts (CONV-9).
    offer(stack, { ...heard, event: { type: 'customer.not_understood', aside: true } });
    marks.fruitless = undefined;
  }
  if (isErrand(event) || event.type === 'customer.accepts') stack.errand = stack.frames.length > 1;
  if (marks.progressed) offer(stack, { ...heard, event: { type: 'turn.progressed' } });
  else if (marks.fruitless) {
    countFruitless(stack, { ...heard, event: { type: 'turn.fruitless', cause: marks.fruitless } }, before);
  }
}

/** Reception has it: no person, and nobody is being called. */
function waitsForCustomer({ frames }: Stack): boolean {
  return frames[0]?.snapshot.hasTag('cliente') ?? false;
}

/** Reception counts, and from the third time on it answers instead of the flow (CONV-9). */
function countFruitless(stack: Stack, heard: Heard, before: number): void {
  const own = stack.owed.length;
  offer(stack, heard);
  const answered = stack.owed.slice(own).some(({ effect }) => isTakingOver(effect));
  if (!answered) {
    if (stack.owed.slice(before, own).some(({ effect }) => isRefused(effect))) dropFirstNotUnderstood(stack, own);
    moveToFront(stack, before, own);
    return;
  }
  const kept = stack.owed.slice(before, own).filter(({ effect }) => effect.type !== 'sendMessage');
  stack.owed.splice(before, own - before, ...kept);
}

/** What was told is called invalid: that it was not understood as well would be another answer. The second time says more. */
function dropFirstNotUnderstood(stack: Stack, own: number): void {
  const said = stack.owed.splice(own);
  stack.owed.push(...said.filter(({ effect }) => !isFirstNotUnderstood(effect)));
}

/** "No te entendí" comes before the list that is shown again. */
function moveToFront(stack: Stack, before: number, own: number): void {
  const said = stack.owed.splice(own);
  stack.owed.splice(before, 0, ...said);
}

/** Offers an event down the stack; true when a frame took it. */
function offer(stack: Stack, heard: Heard): boolean {
  const { event } = heard;
  if ('effect' in event) return offerAnswer(stack, heard, event.effect);
  for (const index of listeners(stack, event)) {
    const frame = stack.frames[index];
    if (!frame || !canTake(frame, stampOn(stack, heard))) continue;
    step(stack, raise(stack, index, event), heard);
    return true;
  }
  return false;
}

function offerAnswer(stack: Stack, heard: Heard, effect: string): boolean {
  const index = stack.frames.findIndex((f) => f.awaiting === effect);
  const frame = stack.frames[index];
  if (!frame || !canTake(frame, stampOn(stack, heard))) {
    stack.dropped += 1;
    for (const event of unheard(heard.event)) hear(stack, 0, { ...heard, event });
    return false;
  }
  stack.frames[index] = { ...frame, awaiting: undefined };
  step(stack, index, heard);
  return true;
}

/**
 * Who is asked, in order. A customer's word goes to the top flow and to reception; flows in between hear only a new
 * wish or a tap on a list of theirs. While a person has the conversation only reception hears the customer.
 */
function listeners(stack: Stack, event: DomainEvent): number[] {
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

/** A flow that hears its name again comes to the top; the one above it stays resumable below. */
function raise(stack: Stack, index: number, event: DomainEvent): number {
  const top = stack.frames.length - 1;
  // What is dropped leaves from where it is.
  const stays = !event.type.startsWith('customer.') || event.type === 'customer.drops';
  if (index === 0 || index === top || stays) return index;
  const [frame] = stack.frames.splice(index, 1);
  if (frame) stack.frames.push(frame);
  return top;
}

/** One event into one frame: microsteps, effects, then what it did to the stack. */
function step(stack: Stack, index: number, heard: Heard): void {
  const frame = stack.frames[index];
  if (!frame) return;
  if (++stack.steps > TURN_STEPS_MAX)
    throw new Error(`a turn takes at most ${TURN_STEPS_MAX} steps: ${stack.path.join(' → ')}`);
  const stamped = stampOn(stack, heard);
  const during: During = { stack, marks: heard.marks, starts: [], hushed: hushedIn(stack, index, heard.event) };
  let current: LiveFrame = frame;
  for (const [snapshot, actions] of microsteps(frame.definition.machine, frame.snapshot, stamped)) {
    current = { ...current, snapshot };
    stack.path.push(`${frame.definition.name}:${stateOf(snapshot)}`);
    for (const action of actions) current = perform(during, current, emittedBy(action));
  }
  stack.frames[index] = current;
  if (current.snapshot.status === 'done') finish(stack, index, heard);
  else if (heard.event.type === 'customer.exits') dropBelow(stack, index, heard);
  for (const start of during.starts) push(stack, start, heard);
}

type FlowStart = Extract<FlowStep, { type: 'flow.start' }>;
/** What the emits of one step change beside the frame itself. */
interface During {
  readonly stack: Stack;
  readonly marks: Marks;
  readonly starts: FlowStart[];
  readonly hushed: (effect: Effect) => boolean;
}

/**
 * An answer that comes to a flow below another one, or while a person has the conversation, asks nothing: a "sí" would go
 * to whoever is on top. The flow asks when it is resumed; what has happened is told at once, and a search is no happening.
 */
function hushedIn(stack: Stack, index: number, event: DomainEvent): During['hushed'] {
  const waits = index < stack.frames.length - 1 || hasPerson(stack);
  if (index === 0 || !waits) return () => false;
  // A person has the conversation: what runs out meanwhile runs out without a word.
  if (event.type === 'timer.fired' && hasPerson(stack)) return isMessage;
  const ended = event.type === 'flow.ended' && hasPerson(stack);
  if (!('effect' in event || event.type === 'flow.begin' || ended)) return () => false;
  return event.type === 'slots.found' ? isMessage : isQuestion;
}

function hasPerson(stack: Stack): boolean {
  return stack.frames[0]?.snapshot.hasTag('persona') ?? false;
}

function perform({ stack, marks, starts, hushed }: During, frame: LiveFrame, emitted: Emitted): LiveFrame {
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

/** A finished frame goes; the one below hears how. An exit goes on down, until the ground answers it. */
function finish(stack: Stack, index: number, heard: Heard): void {
  const [gone] = stack.frames.splice(index, 1);
  if (!gone) return;
  const { outcome, left, beneath, ...about } = gone.snapshot.output as FlowOutput;
  const dropped = heard.event.type === 'customer.drops' ? { dropped: true as const } : {};
  const kept = isParking(heard.event) ? parkedWith(stack, gone, outcome) : { ...(left && { left }) };
  // Done below what is open: nothing goes on by it, and the question that stands is asked again behind what was told.
  const aside = stack.frames.length > 1 && beneath ? { beneath } : {};
  const how = { machine: gone.definition.name, outcome, ...about, ...kept, ...dropped, ...aside };
  if (outcome === 'salido' && heard.event.type === 'customer.exits' && !goesOnBelow(stack, heard.event)) {
    if (left !== undefined) hear(stack, 0, { ...heard, event: { type: 'flow.ended', ...how } });
    offer(stack, heard);
    return;
  }
  if (isParking(heard.event)) dropBelow(stack, index, heard);
  const below = stack.frames.findLastIndex((frame) => contextOf(frame).debajo !== true);
  // What is dropped from below the top one leaves the top one where it is: it was asking already.
  const goesOn = below > 0 && !how.beneath && (index > below || heard.event.type !== 'customer.drops');
  const next = goesOn ? stack.frames[below]?.definition.name : undefined;
  const ended: Heard = {
    ...heard,
    wish: wishOf(stack, gone),
    event: { type: 'flow.ended', ...how, ...(next === undefined ? {} : { next }) },
  };
  hear(stack, 0, ended);
  // An hour that the commit found taken is the one that was done without, and none of the question that stands.
  const asksOn = how.beneath ? stack.world.taken.length === 0 : outcome !== 'derivado' && outcome !== 'pago_sin_turno';
  if (below > 0 && asksOn) hear(stack, below, ended);
}

/** Silence parks what it ends, unless people have to see to it. */
function parkedWith({ world }: Stack, gone: LiveFrame, outcome: FlowOutput['outcome']): { parked?: FlowInput } {
  return outcome === 'salido' ? { parked: reopening(contextOf(gone), world) } : {};
}

function goesOnBelow({ frames }: Stack, { solo }: Extract<DomainEvent, { type: 'customer.exits' }>): boolean {
  return solo === true && frames.length > 1;
}

function hear(stack: Stack, index: number, heard: Heard): void {
  const frame = stack.frames[index];
  if (frame && canTake(frame, stampOn(stack, heard))) step(stack, index, heard);
}

function push(stack: Stack, { machine, input }: FlowStart, heard: Heard): void {
  const beneath = input.paidOrder !== undefined && stack.frames.some((frame) => frame.definition.name === machine);
  const begun = { ...heard, event: { type: 'flow.begin', input: { ...input, ...(beneath && { beneath }) } } } as const;
  if (beneath) {
    // It asks nothing: what is held and asked of another booking stays as it is.
    stack.frames.splice(1, 0, begin(machine, stack.machines));
    step(stack, 1, begun);
    return;
  }
  if (stack.errand && stack.frames.length > 1) {
    // What the customer was being asked goes, and what is told anew; whatever else waits is wanted as well, and comes
    // first (CONV-11).
    const isKind = (frame: LiveFrame) => frame.definition.name === machine;
    const goes = (frame: LiveFrame) =>
      isKind(frame) && frame.errand === undefined && (frame.first === true || isToldAnew(contextOf(frame), input));
    giveUp(stack, heard, { from: stack.frames.length - 2, of: goes });
    const waiting = stack.frames.slice(0, -1);
    const kind = waiting.findIndex(isKind);
    const below = kind < 0 ? waiting.findLastIndex((frame) => frame.errand === undefined) + 1 : kind;
    stack.frames.splice(below, 0, { ...begin(machine, stack.machines), errand: true });
    step(stack, below, begun);
    return;
  }
  // One frame of a kind: older ones (several errands of one message can leave two) are given up with what they held.
  giveUp(stack, heard, { from: stack.frames.length - 1, of: (frame) => frame.definition.name === machine });
  stack.frames.push(begin(machine, stack.machines));
  step(stack, stack.frames.length - 1, begun);
}

/** Makes room for a flow: those that it takes the place of go, then the oldest where too many are open. */
function giveUp(stack: Stack, heard: Heard, { from, of }: { from: number; of: (frame: LiveFrame) => boolean }): void {
  for (let i = from; i > 0; i--) {
    const frame = stack.frames[i];
    if (frame && of(frame)) drop(stack, i, heard);
  }
  for (let i = 1; stack.frames.length > FLOWS_OPEN_MAX && i < stack.frames.length; i++) {
    if (stack.frames[i]?.errand === undefined) drop(stack, i, heard);
  }
}

/** Leaving, or silence, ends every open flow (CONV-10, CONV-14). */
function dropBelow(stack: Stack, index: number, heard: Heard): void {
  for (let i = index - 1; i > 0; i--) drop(stack, i, heard);
}

const PARKING = { type: 'timer.fired', kind: 'parar' } as const;
function isParking(event: DomainEvent): boolean {
  return event.type === PARKING.type && event.kind === PARKING.kind;
}

/**
 * Ends a flow as silence would: holds go back, nobody is told, unless it leaves money behind, which is nobody's then. One
 * past its point of no return hears no silence and stays: its answer is still owed to the customer.
 */
function drop(stack: Stack, index: number, heard: Heard): void {
  const frame = stack.frames[index];
  if (!frame) return;
  const stamped = stampOn(stack, { ...heard, event: PARKING });
  if (!canTake(frame, stamped)) return;
  const steps = microsteps(frame.definition.machine, frame.snapshot, stamped);
  const { outcome, orderId } = (steps.at(-1)?.[0].output ?? {}) as Partial<FlowOutput>;
  const leavesMoney = outcome === 'pago_sin_turno';
  const hushed = hasPerson(stack) || !leavesMoney ? isMessage : () => false;
  for (const emitted of steps.flatMap(([, actions]) => actions.map(emittedBy))) {
    if (isWrite(emitted) || leavesMoney) perform({ stack, marks: heard.marks, starts: [], hushed }, frame, emitted);
  }
  stack.frames.splice(index, 1);
  if (!leavesMoney) return;
  const how = { machine: frame.definition.name, outcome, beneath: true as const, ...(orderId && { orderId }) };
  hear(stack, 0, { ...heard, event: { type: 'flow.ended', ...how } });
}

/* ── Details ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function topState(stack: Stack): string | undefined {
  const top = stack.frames.at(-1);
  return top && stateOf(top.snapshot);
}
