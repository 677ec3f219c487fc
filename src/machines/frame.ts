import { getInitialMicrosteps, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { frameSchema } from '../domain.ts';
import type { Appointment, ContactDatum, Detalles, Frame, Offer, Question, Slot, World } from '../domain.ts';
import type { SpokenOf } from './asked-about.ts';
import { MACHINES, definitionOf, type Definition, type Machines } from './registry.ts';

/** A frame of the stack while a turn is decided. Only this file and `turn.ts` know XState's snapshots. */
export interface LiveFrame {
  readonly definition: Definition;
  readonly snapshot: AnyMachineSnapshot;
  readonly awaiting: string | undefined;
  /** Begun by a later errand of this turn's message; not stored. */
  readonly errand?: true;
  /** Behind an earlier errand of its message, and not asked about yet. */
  readonly waits?: true;
  /** On top when the turn began; not stored. */
  readonly first?: true;
}

/** A stored frame that this code cannot go on with: newer, unknown, or of another shape (must-hold 5, H2). */
export class UnreadableFrame extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'UnreadableFrame';
  }
}

/** A newer version of this code wrote the frame: this replica must leave the conversation to the newer one. */
export class NewerFrame extends UnreadableFrame {
  constructor(message: string) {
    super(message);
    this.name = 'NewerFrame';
  }
}

/** Some frame is of a newer version of this code, by its number alone: nothing is parsed. */
export function isOfNewerCode(frames: readonly Frame[], machines: Machines = MACHINES): boolean {
  return frames.some(({ machine, version }) => version > (definitionOf(machine, machines)?.version ?? Infinity));
}

/** A fresh frame, in its machine's initial state. */
export function begin(name: Definition['name'], machines: Machines = MACHINES): LiveFrame {
  const definition = machines[name];
  const known = beginnings.get(definition.machine);
  const snapshot = known ?? getInitialMicrosteps(definition.machine).at(-1)?.[0];
  if (!snapshot) throw new Error(`${name} has no initial state`);
  if (!known) beginnings.set(definition.machine, snapshot);
  return { definition, snapshot, awaiting: undefined };
}

/** A machine begins the same every time: snapshots are never written to. */
const beginnings = new WeakMap<AnyStateMachine, AnyMachineSnapshot>();

/** Stored → live. Pure; throws UnreadableFrame. A turn asks several times for the same frame: it is parsed once. */
export function restore(stored: Frame, machines: Machines = MACHINES): LiveFrame {
  const known = restored.get(machines) ?? new WeakMap<Frame, LiveFrame>();
  restored.set(machines, known);
  const live = known.get(stored) ?? parsed(stored, machines);
  known.set(stored, live);
  return live;
}

const restored = new WeakMap<Machines, WeakMap<Frame, LiveFrame>>();

function parsed(stored: Frame, machines: Machines): LiveFrame {
  const frame = frameSchema.safeParse(stored);
  if (!frame.success) throw new UnreadableFrame('not a frame', { cause: frame.error });
  const definition = definitionOf(frame.data.machine, machines);
  if (!definition) throw new UnreadableFrame(`no machine is called ${frame.data.machine}`);
  if (frame.data.version > definition.version) {
    throw new NewerFrame(
      `${definition.name} v${frame.data.version} was written by newer code; this is v${definition.version}`,
    );
  }
  const { value, context } = migrated(definition, stored);
  if (!Object.hasOwn(definition.machine.root.states, value)) {
    throw new UnreadableFrame(`${definition.name} v${frame.data.version} has no state ${value}`);
  }
  const checked = definition.context.safeParse(context);
  if (!checked.success)
    throw new UnreadableFrame(`${definition.name}: context of another shape`, { cause: checked.error });
  const { status } = frame.data.snapshot;
  const snapshot = { ...inState(definition.machine, value), context: checked.data, status } as AnyMachineSnapshot;
  return { definition, snapshot, awaiting: frame.data.awaiting, ...(frame.data.waits && { waits: true }) };
}

/** A flat machine in one state, but for its context: resolved once, for it walks the whole machine. */
function inState(machine: AnyStateMachine, value: string): AnyMachineSnapshot {
  const known = resolved.get(machine) ?? new Map<string, AnyMachineSnapshot>();
  resolved.set(machine, known);
  const snapshot = known.get(value) ?? machine.resolveState({ value, context: {} });
  known.set(value, snapshot);
  return snapshot;
}

const resolved = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();

/** Live → stored. Contexts are plain JSON by construction (tested for every machine). */
export function persist({ definition, snapshot, awaiting, waits }: LiveFrame): Frame {
  return {
    machine: definition.name,
    version: definition.version,
    snapshot: { value: stateOf(snapshot), status: 'active', context: snapshot.context },
    ...(awaiting === undefined ? {} : { awaiting }),
    ...(waits && { waits }),
  };
}

/** Our machines are flat: a state's value is its name. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  if (typeof snapshot.value !== 'string') throw new Error('machines are flat: a state value is a name');
  return snapshot.value;
}

/** What the stack looks at in a context, whichever machine it is of: the whole was parsed when it was restored. */
export interface SharedContext {
  readonly offer?: Offer | null;
  readonly field?: Question['field'] | null;
  readonly detalles?: Detalles;
  readonly slot?: Slot | null;
  /** The order that a booking waits for. */
  readonly orderId?: string | null;
  /** A booking that late money finishes below what is open. */
  readonly debajo?: true;
  /** Rows from which `slot` was chosen. */
  readonly shown?: readonly Slot[];
  /** Services from which `item` was chosen. */
  readonly listed?: readonly string[];
  readonly item?: { readonly serviceId: string } | null;
  /** The appointment that is moved or, in reception, the id of the one that was picked. */
  readonly cita?: Appointment | string | null;
  /** What was spoken of last. */
  readonly hablado?: SpokenOf;
  /** What was booked or moved last. */
  readonly ultima?: {
    readonly cita?: string;
    readonly fue?: World['usual'];
    readonly movida?: true;
    readonly hasta: number;
  };
  /** What was given up or cancelled last. */
  readonly dejado?: { readonly detalles?: Detalles; readonly cancelado?: true; readonly hasta: number };
  /** What was said to be wrong of what is known of him, or was put right. */
  readonly dato?: { readonly campo: ContactDatum; readonly hasta: number; readonly hecho?: true };
  /** What silence ended last. */
  readonly parado?: { readonly hasta: number };
  /** Agente cero stays silent until then (epoch ms). */
  readonly lockUntil?: number;
}

/** Nothing, where there is no frame. */
export function contextOf(frame: Pick<LiveFrame, 'snapshot'> | undefined): SharedContext {
  return (frame?.snapshot.context ?? {}) as SharedContext;
}

/** What this frame has on offer, if its context holds an offer. */
export function offerOf({ snapshot }: LiveFrame): Offer | undefined {
  return contextOf({ snapshot }).offer ?? undefined;
}

function migrated(definition: Definition, frame: Frame): { value: string; context: unknown } {
  let stored = { value: frame.snapshot.value, context: frame.snapshot.context };
  for (let v = frame.version; v < definition.version; v++) {
    const step = definition.migrations[v];
    if (!step) throw new UnreadableFrame(`${definition.name}: no migration from v${v}`);
    stored = step(stored);
  }
  return stored;
}
