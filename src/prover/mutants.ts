import { createMachine, not, type AnyStateMachine } from 'xstate';
import { MACHINES, type Definition, type Machines } from '../machines/registry.ts';
import { turnOf } from '../machines/turn.ts';
import { worldOf } from './file-changes.ts';
import { lint } from './lint.ts';
import type { Played } from './traces.ts';

/**
 * The test of the tests: each machine with one thing wrong. A mutant lives when neither the machines' lint nor one golden
 * step tells it from the reviewed machine. What several states share in the text (`...exits`) is changed in all of them.
 */
export interface Mutant {
  /** `agenda.AGENDA_CONFIRMANDO_TURNO customer.accepts[0] dropped`: the first place where the text shows. */
  readonly name: string;
  readonly machine: Definition['name'];
  /** All states that the change is in. */
  readonly states: readonly string[];
  readonly build: () => Machines;
}

/** A machine's text, as far as it is mutated. */
interface WrittenState {
  readonly on?: Readonly<Record<string, Written | readonly Written[]>>;
  readonly always?: Written | readonly Written[];
  readonly entry?: unknown;
}
type Written = string | WrittenTransition;
interface WrittenTransition {
  readonly target?: string;
  readonly guard?: unknown;
  readonly actions?: unknown;
  readonly reenter?: boolean;
}

/** Every mutant of every machine, in the order of the text. */
export function mutants(machines: Machines = MACHINES): Mutant[] {
  return Object.values(machines).flatMap((definition) => [
    ...ofTransitions(machines, definition),
    ...ofEntries(machines, definition),
  ]);
}

/** Who noticed, or undefined: the mutant lives. */
export function killedBy(mutant: Mutant, golden: readonly Played[]): string | undefined {
  let machines: Machines;
  try {
    machines = mutant.build();
  } catch (error) {
    return `it does not build: ${String(error)}`;
  }
  const [fault] = lint([machines[mutant.machine]]);
  if (fault) return `${fault.law}: ${fault.what}`;
  const step = golden.find((played) => touches(mutant, played) && differs(machines, played));
  return step && `golden step ${step.happening.name}`;
}

/** A step in which a mutated state can play a part: it was there before, or was crossed. */
function touches({ machine, states }: Mutant, { before, after }: Played): boolean {
  return (
    (before.frames.length === 0 && machine === 'recepcion') ||
    (states.includes('inicio') && after.plan.path.some((place) => place.startsWith(`${machine}:`))) ||
    before.frames.some((frame) => frame.machine === machine && states.includes(frame.snapshot.value)) ||
    states.some((state) => after.plan.path.includes(`${machine}:${state}`))
  );
}

function differs(machines: Machines, { before, happening, planned }: Played): boolean {
  const { inputs, taken = [] } = happening;
  const world = { ...worldOf(before, happening), taken };
  try {
    return JSON.stringify(turnOf(machines, { before: before.frames, inputs, world })) !== planned;
  } catch {
    return true;
  }
}

/* ── Mutations ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Where one transition of the text stands: the same object in several places is one. */
interface Place {
  readonly state: string;
  /** `always` has no event. */
  readonly event: string | undefined;
  readonly index: number;
}

function ofTransitions(machines: Machines, definition: Definition): Mutant[] {
  const places = new Map<Written, Place[]>();
  for (const [state, { on = {}, always }] of Object.entries(statesOf(definition))) {
    for (const [event, value] of [...Object.entries(on), [undefined, always ?? []] as const]) {
      for (const [index, one] of listOf(value).entries()) {
        places.set(one, [...(places.get(one) ?? []), { state, event, index }]);
      }
    }
  }
  return [...places].flatMap(([one, where]) => {
    const [first] = where;
    if (first === undefined) return [];
    const name = `${definition.name}.${first.state} ${first.event ?? 'always'}[${first.index}]`;
    return spoiled(typeof one === 'string' ? { target: one } : one).map(([what, changed]) => ({
      name: `${name} ${what}`,
      machine: definition.name,
      states: [...new Set(where.map(({ state }) => state))],
      build: () => withStates(machines, definition, replaced(statesOf(definition), one, changed)),
    }));
  });
}

function ofEntries(machines: Machines, definition: Definition): Mutant[] {
  return Object.entries(statesOf(definition)).flatMap(([state, written]) =>
    oneLess(written.entry).map(([i, entry]) => ({
      name: `${definition.name}.${state} entry action ${i} dropped`,
      machine: definition.name,
      states: [state],
      build: () => withStates(machines, definition, { ...statesOf(definition), [state]: { ...written, entry } }),
    })),
  );
}

type States = Readonly<Record<string, WrittenState>>;

function replaced(states: States, one: Written, changed: WrittenTransition | undefined): States {
  const inList = (value: Written | readonly Written[]): readonly Written[] =>
    listOf(value).flatMap((written) => (written === one ? (changed ?? []) : written));
  return mapped(states, ({ on, always, ...state }) => ({
    ...state,
    ...(on === undefined ? {} : { on: withoutEmpty(mapped(on, inList)) }),
    ...(always === undefined ? {} : { always: inList(always) }),
  }));
}

function withoutEmpty(on: Readonly<Record<string, readonly Written[]>>): Readonly<Record<string, readonly Written[]>> {
  return Object.fromEntries(Object.entries(on).filter(([, list]) => list.length > 0));
}

function mapped<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Every way to spoil a transition; undefined = it is gone. */
function spoiled(one: WrittenTransition): (readonly [string, WrittenTransition | undefined])[] {
  const { target, guard, actions, reenter } = one;
  const { target: _t, ...staying } = one;
  const { reenter: _r, ...inside } = one;
  const { guard: _g, ...unguarded } = one;
  return [
    ['dropped', undefined],
    ...(typeof guard === 'string' ? [['with its guard flipped', { ...one, guard: not(guard) }] as const] : []),
    ...(guard === undefined ? [] : [['without its guard', unguarded] as const]),
    ...(target === undefined ? [] : [['staying where it is', staying] as const]),
    ...(reenter === true ? [['not entered again', inside] as const] : []),
    ...oneLess(actions).map(([i, left]) => [`action ${i} dropped`, { ...one, actions: left }] as const),
  ];
}

function oneLess(actions: unknown): (readonly [number, readonly unknown[]])[] {
  if (actions === undefined) return [];
  const list: readonly unknown[] = Array.isArray(actions) ? (actions as readonly unknown[]) : [actions];
  return list.map((_action, i) => [i, list.toSpliced(i, 1)]);
}

function listOf(value: Written | readonly Written[]): readonly Written[] {
  return Array.isArray(value) ? (value as readonly Written[]) : [value as Written];
}

/* ── Machines again ─────────────────────────────────────────────────────────────────────────────────────────────── */

function statesOf({ machine }: Definition): States {
  return (machine.config.states ?? {}) as States;
}

function withStates(machines: Machines, definition: Definition, states: States): Machines {
  const config = { ...definition.machine.config, states } as Parameters<typeof createMachine>[0];
  const machine: AnyStateMachine = createMachine(config, definition.machine.implementations as never);
  return { ...machines, [definition.name]: { ...definition, machine } };
}
