/**
 * `src/replay` decides recorded turns again, on today's machines: pure, so that a production conversation is a test. It
 * imports domain and machines; only `src/cli` and tests import it.
 */
import { z } from 'zod';
import { frameSchema, type Contact, type Frame, type Tenant, type TurnRecord } from '../domain.ts';
import { MACHINES, type Machines } from '../machines/registry.ts';
import { turnOf, type TurnPlan } from '../machines/turn.ts';
import { applyWrite } from '../machines/world.ts';

/** A conversation as it was recorded: the business that it was decided with, its turns in order, and how it now stands. */
export interface Recorded {
  readonly tenant: Tenant;
  readonly turns: readonly TurnRecord[];
  readonly frames?: readonly Frame[];
}

export interface Difference {
  /** Number of the turn; one past the last one for the frames at the end. */
  readonly turn: number;
  readonly what: 'path' | 'effects' | 'error' | 'frames' | 'order';
  readonly recorded: unknown;
  readonly now: unknown;
}

export interface Replayed {
  /** Turns that were decided as they were recorded. */
  readonly turns: number;
  readonly difference?: Difference;
  /** Turns that were decided with another configuration of the business than the one at hand. */
  readonly otherConfiguration: readonly number[];
  /** How the conversation stands after them. */
  readonly frames: readonly Frame[];
}

/**
 * Plays turns in order, from nothing. A record holds what its turn knew of the world; frames and contact go on from turn
 * to turn, as they did. Stops at the first difference.
 */
export function replay({ tenant, turns, frames }: Recorded, machines: Machines = MACHINES): Replayed {
  const otherConfiguration = turns.filter((turn) => turn.tenantVersion !== tenant.version).map(({ n }) => n);
  let state: State = { frames: [], contact: { language: tenant.language } };
  for (const [i, record] of turns.entries()) {
    const { difference, after } = again(record, { expected: i + 1, tenant, state, machines });
    if (difference) return { turns: i, difference, otherConfiguration, frames: state.frames };
    state = after;
  }
  const end = frames === undefined || same(frames, state.frames) ? undefined : frames;
  return {
    turns: turns.length,
    otherConfiguration,
    frames: state.frames,
    ...(end === undefined
      ? {}
      : { difference: { turn: turns.length + 1, what: 'frames', recorded: end, now: state.frames } }),
  };
}

interface State {
  readonly frames: readonly Frame[];
  readonly contact: Contact;
}
interface With {
  readonly expected: number;
  readonly tenant: Tenant;
  readonly state: State;
  readonly machines: Machines;
}

function again(
  record: TurnRecord,
  { expected, tenant, state, machines }: With,
): { difference?: Difference; after: State } {
  const differs = (what: Difference['what'], recorded: unknown, now: unknown) => ({
    difference: { turn: record.n, what, recorded, now },
    after: state,
  });
  if (record.n !== expected) return differs('order', record.n, expected);
  const contact = record.contact ?? state.contact;
  const world = {
    at: record.at,
    conversation: record.conversation,
    turn: record.n,
    tenant,
    contact,
    appointments: record.appointments ?? [],
    orders: record.orders ?? [],
    taken: record.taken ?? [],
    ...(record.usual === undefined ? {} : { usual: record.usual }),
  };
  let plan: TurnPlan;
  try {
    plan = turnOf(machines, { before: state.frames, inputs: record.inputs, world });
  } catch (error) {
    return differs('error', 'a plan', String(error));
  }
  if (!same(plan.path, record.path)) return differs('path', record.path, plan.path);
  const effects = plan.owed.map(({ effect }) => effect.type);
  if (!same(effects, record.effects)) return differs('effects', record.effects, effects);
  return { after: { frames: stored(plan.frames), contact: plan.writes.reduce(applyWrite, world).contact } };
}

/** As a store gives them back. */
function stored(frames: readonly Frame[]): readonly Frame[] {
  return z.array(frameSchema).parse(JSON.parse(JSON.stringify(frames))) as readonly Frame[];
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const shape = z.object({
  tenant: z.looseObject({ id: z.string(), version: z.string(), language: z.string(), services: z.array(z.unknown()) }),
  turns: z.array(
    z.looseObject({
      n: z.number().int(),
      at: z.number(),
      conversation: z.string(),
      inputs: z.array(z.looseObject({ type: z.string() })),
      path: z.array(z.string()),
      effects: z.array(z.string()),
    }),
  ),
  frames: z.array(frameSchema).optional(),
});

/** An exported conversation; the reason why not, when it is none. */
export function parseRecorded(json: unknown): Recorded | { readonly problem: string } {
  const parsed = shape.safeParse(json);
  return parsed.success ? (parsed.data as unknown as Recorded) : { problem: z.prettifyError(parsed.error) };
}
