import type { Detalles, DomainEvent, Effect, FruitlessCause, World, Write } from '../domain.ts';
import { FLOWS_OPEN_MAX, TURN_STEPS_MAX } from '../domain.ts';
import { contextOf, type LiveFrame } from './frame.ts';
import type { Machines } from './registry.ts';
import { aboutOf } from './world.ts';

/** What `stack.ts` works on while a turn is decided, and what a frame is told of the world with each event. */

/** An effect with the identity that it will have for ever: `<conversation>.<turn>.<n>` (law 5). */
export interface Owed {
  readonly id: string;
  readonly n: number;
  readonly effect: Effect;
}

/** What `turn()` is given of the world; it adds what changes while the turn is decided. */
export type WorldBefore = Omit<World, 'flow' | 'about' | 'wish' | 'fresh'>;

export interface Stack {
  readonly machines: Machines;
  /** Ground first, top last. */
  frames: LiveFrame[];
  world: WorldBefore;
  readonly owed: Owed[];
  readonly writes: Write[];
  readonly path: string[];
  steps: number;
  dropped: number;
  /** An errand or a yes of this turn has a flow open: the next one waits below it and corrects nothing (CONV-11). */
  errand: boolean;
  /** An answer comes behind the event at hand: what is asked aside of it has the question asked no second time. */
  answerFollows: boolean;
  /** So does a question: what is asked again comes behind the last of them. */
  questionFollows: boolean;
  /** The question is asked again behind an answer about another thing: "ese" may still mean that one. */
  spokeOfAnother: boolean;
}

export interface Marks {
  progressed: boolean;
  fruitless: FruitlessCause | undefined;
}
/** An event on its way through the stack, and what the machines say of the turn meanwhile. */
export interface Heard {
  readonly event: DomainEvent;
  /** State of the topmost flow when the event came. */
  readonly flow: string | undefined;
  /** What it knew of its errand. */
  readonly wish: Detalles | undefined;
  readonly marks: Marks;
}

export type StampedEvent = DomainEvent & { readonly world: World };

/** Fresh ids hold the turn and the step: the same turn planned again makes the same ones. */
export function stampOn(stack: Stack, { event, flow, wish }: Heard): StampedEvent {
  const serial = (stack.world.turn * TURN_STEPS_MAX + stack.steps).toString(36);
  const world: World = {
    ...stack.world,
    ...(flow === undefined ? {} : { flow }),
    ...(wish === undefined ? {} : { wish }),
    ...(stack.errand && stack.frames.length > 1 ? { behind: true as const } : {}),
    ...(stack.frames.some(({ errand }) => errand) ? { behindOthers: true as const } : {}),
    ...aboutOf(contextOf(stack.frames[0]), stack.world.at),
    ...aboutOf(contextOf(stack.frames.at(-1)), stack.world.at),
    ...(stack.frames.length > 2 ? { flowWaits: true } : {}),
    ...(stack.frames.length > FLOWS_OPEN_MAX ? { full: true } : {}),
    ...awaitedBy(stack.frames),
    fresh: {
      offer: serial,
      appointment: `${stack.world.conversation}.a${serial}`,
      order: `${stack.world.conversation}.o${serial}`,
    },
  };
  return { ...event, world };
}

function awaitedBy(frames: readonly LiveFrame[]): Pick<World, 'awaited'> {
  const awaited = frames.flatMap((frame) => contextOf(frame).orderId ?? []);
  return awaited.length === 0 ? {} : { awaited };
}

/** It is still open, and its state has a transition for it now. */
export function canTake(frame: LiveFrame, event: StampedEvent): boolean {
  return frame.snapshot.status === 'active' && frame.snapshot.can(event);
}
