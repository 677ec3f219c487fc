/**
 * `src/replay` decides recorded turns again, on today's machines: pure, so that a production conversation is a test. It
 * imports domain and machines; only `src/cli` and tests import it.
 */
import { z } from 'zod';
import { frameSchema, type Contact, type Frame, type Tenant, type TurnRecord } from '../domain.ts';
import { MACHINES, type Machines } from '../machines/registry.ts';
import { turnOf, type TurnPlan } from '../machines/turn.ts';
import { applyWrite } from '../machines/world.ts';

/** A conversation as it was recorded: what its turns were decided with, the turns in order, and how it now stands. */
export interface Recorded {
  /** The business as it was configured then; each turn names one by its version. */
  readonly configurations?: readonly Tenant[];
  /** As it is configured today: for turns of before configurations were kept. */
  readonly tenant?: Tenant;
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
  /** Turns whose own configuration is not at hand: they were decided again with today's. */
  readonly otherConfiguration: readonly number[];
  /** How the conversation stands after them. */
  readonly frames: readonly Frame[];
}

/**
 * Plays turns in order, from nothing. A record holds what its turn knew of the world; frames and contact go on from turn
 * to turn, as they did. Stops at the first difference.
 */
export function replay(recorded: Recorded, machines: Machines = MACHINES): Replayed {
  const { turns, frames } = recorded;
  const tenantOf = configurationsOf(recorded);
  const otherConfiguration = turns.filter((turn) => tenantOf(turn)?.version !== turn.tenantVersion).map(({ n }) => n);
  const [first] = turns;
  let state: State = { frames: [], contact: { language: (first && tenantOf(first)?.language) ?? 'es' } };
  for (const [i, record] of turns.entries()) {
    const { difference, after } = again(record, { expected: i + 1, tenant: tenantOf(record), state, machines });
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

/** What a turn was decided with; else today's; undefined where neither is at hand. */
function configurationsOf({ configurations = [], tenant }: Recorded): (turn: TurnRecord) => Tenant | undefined {
  const kept = new Map(configurations.map((one) => [one.version, one]));
  return ({ tenantVersion }) => kept.get(tenantVersion) ?? tenant;
}

interface State {
  readonly frames: readonly Frame[];
  readonly contact: Contact;
}
interface With {
  readonly expected: number;
  readonly tenant: Tenant | undefined;
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
  if (tenant === undefined) return differs('error', `configuration ${record.tenantVersion}`, 'is not at hand');
  const contact = record.contact ?? state.contact;
  const world = {
    at: record.at,
    conversation: record.conversation,
    turn: record.n,
    tenant,
    contact,
    appointments: record.appointments ?? [],
    orders: record.orders ?? [],
    ...(record.past === undefined ? {} : { past: record.past }),
    ...(record.begun === undefined ? {} : { begun: record.begun }),
    taken: record.taken ?? [],
    ...(record.usual === undefined ? {} : { usual: record.usual }),
    ...(record.usualOfEach === undefined ? {} : { usualOfEach: record.usualOfEach }),
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

const tenantShape = z.looseObject({
  ...{ id: z.string(), version: z.string(), language: z.string() },
  services: z.array(z.unknown()),
});
const shape = z.object({
  configurations: z.array(tenantShape).optional(),
  tenant: tenantShape.optional(),
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
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
  const recorded = parsed.data as unknown as Recorded;
  if (recorded.tenant === undefined && recorded.configurations === undefined) return { problem: 'no configurations' };
  const tenantOf = configurationsOf(recorded);
  const without = recorded.turns.find((turn) => tenantOf(turn) === undefined);
  if (without === undefined) return recorded;
  return {
    problem: `turn ${without.n}: configuration ${without.tenantVersion} is not among them, and there is no tenant`,
  };
}
