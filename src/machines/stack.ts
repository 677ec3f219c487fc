import { TURN_STEPS_MAX, type DomainEvent, type FlowInput, type Frame } from '../domain.ts';
import { emittedBy, isFirstNotUnderstood, isMessage, isRefused, isTakingOver, isWrite } from './emitted.ts';
import { begin, contextOf, stateOf, type LiveFrame } from './frame.ts';
import type { Machines } from './registry.ts';
import type { FlowOutput } from './kit.ts';
import { reopening } from './parked.ts';
import { microsteps } from './steps.ts';
import { canTake, stampOn, type Heard, type Marks, type Stack, type WorldBefore } from './live.ts';
import { hushedIn, perform, type During, type FlowStart } from './stack-deeds.ts';
import { hasPerson, listeners, raise, waitsForCustomer } from './stack-listeners.ts';
import { opened } from './stack-opened.ts';
import { unheard } from './unheard.ts';
import { upNext } from './up-next.ts';
import { asksOfAnother, isAside, leavesItAsked, leftOneOut } from './beside.ts';
import { isErrand, isOneMore, isToldAnew } from './wishes.ts';
import { wishOf } from './world.ts';

/**
 * The stack of frames while a turn is decided: who hears an event, what it emits, which frames come and go.
 * Only `turn.ts` uses it. Long because offering, stepping, finishing and dropping call each other: apart they would
 * import in a circle.
 */

/** The stored frames made live; what cannot be read begins anew, with an apology. Throws NewerFrame. */
export function open(machines: Machines, before: readonly Frame[], world: WorldBefore): Stack {
  const { stack, unreadable } = opened(machines, before, world);
  if (unreadable) deliver(stack, { type: 'system.unreadable' });
  return stack;
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
    ((aside && !marks.progressed) || leavesItAsked(stack, event) || leftOneOut(stack, before)) &&
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
  const next = goesOn ? stack.frames[below] : undefined;
  // What was wished for of it meanwhile comes first; what waits below is announced behind that.
  const turn = how.luego === undefined ? upNext(next) : undefined;
  const older = index <= below ? { older: true as const } : {};
  const ended: Heard = {
    ...heard,
    wish: wishOf(stack, gone),
    event: {
      type: 'flow.ended',
      ...how,
      ...older,
      ...(next && { next: next.definition.name }),
      ...(turn && { upNext: turn }),
    },
  };
  const open = stack.frames.length;
  hear(stack, 0, ended);
  if (how.luego !== undefined && stack.frames.length > open) return;
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
    stack.frames.splice(below, 0, { ...begin(machine, stack.machines), errand: true, waits: true });
    step(stack, below, begun);
    return;
  }
  // One frame of a kind: older ones (several errands of one message can leave two) are given up with what they held.
  giveUp(stack, heard, { from: stack.frames.length - 1, of: (frame) => frame.definition.name === machine });
  stack.frames.push(begin(machine, stack.machines));
  step(stack, stack.frames.length - 1, begun);
}

/**
 * Those go that a flow takes the place of. How many are open is reception's: it begins none for a customer where no more
 * may be (`recepcion-full.ts`), and of what begins by itself there is one of a kind.
 */
function giveUp(stack: Stack, heard: Heard, { from, of }: { from: number; of: (frame: LiveFrame) => boolean }): void {
  for (let i = from; i > 0; i--) {
    const frame = stack.frames[i];
    if (frame && of(frame)) drop(stack, i, heard);
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
