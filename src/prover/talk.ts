/**
 * `src/prover` looks at all machines at once: it plays conversations through `turn()` alone, explores every reachable
 * stack, and alters machines to see whether anybody would notice. It imports domain and machines; only `src/cli` and
 * tests import it. This file: one conversation, played turn by turn with no store and no clock.
 */
import {
  visitsBegun,
  visitsOver,
  type Appointment,
  type Contact,
  type Effect,
  type Frame,
  type Order,
  type Tenant,
  type TurnInput,
} from '../domain.ts';
import { ANSWERED, MACHINES, type Machines } from '../machines/registry.ts';
import { turnOf, type TurnPlan, type WorldBefore } from '../machines/turn.ts';
import { applyWrite } from '../machines/world.ts';

/** A conversation between two turns. Never changed: `play` returns the next one. */
export interface Talk {
  readonly machines: Machines;
  readonly frames: readonly Frame[];
  /** What the next turn will know of the world. */
  readonly world: WorldBefore;
  /** What the last turn decided. */
  readonly plan: TurnPlan;
  /** Calls whose answer has not come yet, by outbox id. */
  readonly unanswered: Readonly<Record<string, Effect>>;
}

export interface Setting {
  readonly tenant: Tenant;
  readonly contact?: Contact;
  readonly appointments?: readonly Appointment[];
  readonly orders?: readonly Order[];
  /** Epoch ms of the first turn. */
  readonly at?: number;
  readonly frames?: readonly Frame[];
  readonly machines?: Machines;
}

/** Monday 2 March 2026, 10:00 in Buenos Aires. */
export const MONDAY = Date.UTC(2026, 2, 2, 13);
/** Turns are this far apart unless somebody waits. */
export const TURN_MS = 1_000;
const NO_PLAN: TurnPlan = { frames: [], owed: [], writes: [], path: [], dropped: 0 };

export function talkOf({ tenant, contact, appointments, orders, at, frames, machines }: Setting): Talk {
  return {
    machines: machines ?? MACHINES,
    frames: frames ?? [],
    plan: NO_PLAN,
    unanswered: {},
    world: worldAt(
      {
        at: at ?? MONDAY,
        conversation: `${tenant.id}.c`,
        turn: 1,
        tenant,
        contact: contact ?? { language: tenant.language },
        appointments: appointments ?? [],
        orders: orders ?? [],
        taken: [],
      },
      at ?? MONDAY,
    ),
  };
}

/** One turn. `taken`: granules that the commit found to be somebody else's, so that the turn is planned again. */
export function play(talk: Talk, inputs: readonly TurnInput[], taken: readonly string[] = []): Talk {
  const world = { ...talk.world, taken };
  const plan = turnOf(talk.machines, { before: talk.frames, inputs, world });
  const after = plan.writes.reduce(applyWrite, world);
  return {
    ...talk,
    frames: plan.frames,
    plan,
    unanswered: unansweredAfter(talk, inputs, plan),
    world: worldAt({ ...after, turn: world.turn + 1, taken: [] }, world.at + TURN_MS),
  };
}

/** The same conversation later: what has begun is no future appointment any more. */
export function later(talk: Talk, ms: number): Talk {
  return { ...talk, world: worldAt(talk.world, talk.world.at + ms) };
}

/** States of the stack, ground first: `machine.STATE`. */
export function standing({ frames }: Pick<Talk, 'frames'>): string[] {
  return frames.map((frame) => `${frame.machine}.${frame.snapshot.value}`);
}

/** The call that a frame waits for, topmost first. */
export function awaited(talk: Talk, kind: Effect['type']): string | undefined {
  const ids = talk.frames.flatMap((frame) => frame.awaiting ?? []).reverse();
  return ids.find((id) => talk.unanswered[id]?.type === kind);
}

/** As a turn at that instant is given it: what has begun is among the visits, and no appointment to come any more. */
export function worldAt(world: WorldBefore, instant: number): WorldBefore {
  const { past = [], begun = [], ...rest } = world;
  const known = new Map([...past, ...begun, ...world.appointments].map((a) => [a.id, a]));
  const appointments = [...known.values()].sort((a, b) => a.slot.start - b.slot.start);
  const over = visitsOver({ ...world, appointments }, instant);
  const ofLate = visitsBegun({ appointments }, instant);
  return {
    ...rest,
    ...over,
    ...ofLate,
    at: instant,
    appointments: world.appointments.filter((a) => a.slot.start > instant),
  };
}

function unansweredAfter(talk: Talk, inputs: readonly TurnInput[], plan: TurnPlan): Talk['unanswered'] {
  const answered = new Set(inputs.flatMap((input) => ('effect' in input ? [input.effect] : [])));
  const before = Object.entries(talk.unanswered).filter(([id]) => !answered.has(id));
  const asked = plan.owed.flatMap(({ id, effect }) => (isAnswered(effect) ? [[id, effect] as const] : []));
  return Object.fromEntries([...before, ...asked]);
}

function isAnswered(effect: Effect): boolean {
  return ANSWERED.has(effect.type) && !('background' in effect && effect.background);
}
