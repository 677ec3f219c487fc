import { MACHINES, type Definition } from '../machines/registry.ts';
import type { Violation } from './explore.ts';

/** What a machine's text alone must keep: law 2, one waiting tag a state, a way on for every answer. */

/** As XState keeps a state node: only what we read. */
export interface StateShape {
  readonly type: string;
  readonly tags: readonly string[];
  readonly transitions: readonly TransitionShape[];
  readonly always: readonly TransitionShape[];
  readonly invokes: number;
  readonly delayed: number;
  readonly children: number;
  readonly actions: readonly unknown[];
}
export interface TransitionShape {
  readonly event: string;
  /** The guard's name, if the transition has one. */
  readonly guard: string | undefined;
  /** The target's name; undefined = stays without leaving. */
  readonly target: string | undefined;
  readonly reenter: boolean;
  readonly actions: readonly unknown[];
}

/** States and transitions of a machine, in the order of its text. */
export function shapeOf({ machine }: Definition): ReadonlyMap<string, StateShape> {
  return new Map(
    Object.values(machine.root.states).map((node) => {
      const on = [...node.transitions.values()].flat().map(transitionOf);
      return [
        node.key,
        {
          type: node.type,
          tags: node.tags,
          transitions: on.filter(({ event }) => event !== ''),
          always: (node.always ?? []).map(transitionOf),
          invokes: node.invoke.length,
          delayed: node.after.length,
          children: Object.keys(node.states).length,
          actions: [...node.entry, ...node.exit],
        },
      ];
    }),
  );
}

interface RawTransition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly { readonly key: string }[] | undefined;
  readonly reenter: boolean;
  readonly actions: readonly unknown[];
}
function transitionOf({ eventType, guard, target, reenter, actions }: RawTransition): TransitionShape {
  return {
    event: eventType,
    guard: guard === undefined ? undefined : typeof guard === 'string' ? guard : 'a function',
    target: target?.[0]?.key,
    reenter,
    actions,
  };
}

const WAITS: readonly string[] = ['cliente', 'servicio', 'persona'];
const ALLOWED_ACTIONS: readonly string[] = ['xstate.assign', 'xstate.emit', 'xstate.enqueueActions'];
/** What every flow answers in every state that it rests in. */
const ALWAYS_TAKEN = [
  'customer.exits',
  'customer.goes_back',
  'customer.taps_stale',
  'customer.not_understood',
  'flow.ended',
];

export function lint(definitions: readonly Definition[] = Object.values(MACHINES)): Violation[] {
  return definitions.flatMap((definition) => {
    const shape = shapeOf(definition);
    return [...shape].flatMap(([state, node]) =>
      faultsOf(definition, state, node).map(([law, what]) => ({
        law,
        what: `${definition.name}.${state}: ${what}`,
        path: [],
      })),
    );
  });
}

type Fault = readonly [law: string, what: string];

function faultsOf({ name, machine }: Definition, state: string, node: StateShape): Fault[] {
  const purity: Fault[] = impurities(node).map((what) => ['machines only assign and emit (law 2)', what]);
  if (node.type === 'final') return purity;
  const [initial] = machine.root.initial.target;
  if (state === initial?.key && name !== 'recepcion') return purity;
  if (node.tags.length === 0) return [...purity, ...crossingFaults(state, node)];
  return [...purity, ...restingFaults(node, name !== 'recepcion')];
}

function impurities(node: StateShape): string[] {
  const actions = [...node.actions, ...[...node.transitions, ...node.always].flatMap((t) => t.actions)];
  const strange = actions.map(typeOfAction).filter((type) => !ALLOWED_ACTIONS.includes(type));
  return [
    ...(node.type === 'atomic' || node.type === 'final' ? [] : [`is ${node.type}`]),
    ...(node.invokes > 0 ? ['invokes'] : []),
    ...(node.delayed > 0 ? ['waits by itself'] : []),
    ...(node.children > 0 ? ['has states inside'] : []),
    ...strange.map((type) => `does ${type}`),
  ];
}

function typeOfAction(action: unknown): string {
  const type =
    typeof action === 'object' || typeof action === 'function' ? (action as { type?: unknown }).type : action;
  return typeof type === 'string' ? type : 'something unnamed';
}

/** A state that is crossed decides at once, whatever the facts. */
function crossingFaults(state: string, { always, transitions }: StateShape): Fault[] {
  const law = 'a state is crossed or waits for exactly one';
  const last = always.at(-1);
  if (transitions.length > 0 || last === undefined) return [[law, 'waits for nobody']];
  // Without a target the same state would decide for ever.
  if (always.some(({ target }) => target === undefined || target === state)) return [[law, 'decides in a circle']];
  return last.guard === undefined ? [] : [[law, 'may not be left']];
}

function restingFaults(node: StateShape, isFlow: boolean): Fault[] {
  const waits = node.tags.filter((tag) => WAITS.includes(tag));
  const taken = new Set(node.transitions.map((t) => t.event));
  const missing = isFlow ? ALWAYS_TAKEN.filter((event) => !taken.has(event)) : [];
  const fails = [...taken].some((event) => event.endsWith('.failed'));
  const succeeds = [...taken].some((event) => /\.(found|written|created|opened)$/.test(event));
  const parks = taken.has('timer.fired');
  return [
    ...(waits.length === 1 && node.always.length === 0
      ? []
      : [['a state is crossed or waits for exactly one', `waits for ${waits.length}`] as const]),
    ...missing.map((event) => ['every event is defined in every state', `does not take ${event}`] as const),
    ...(waits[0] === 'servicio' && !fails
      ? [['a service state has a failure exit', 'no failed answer is taken'] as const]
      : []),
    ...(waits[0] === 'servicio' && !succeeds
      ? [['a service state has a failure exit', 'no good answer is taken'] as const]
      : []),
    ...(isFlow && waits[0] === 'cliente' && !parks
      ? [['a state that waits for the customer can be parked', 'silence is for ever'] as const]
      : []),
  ];
}
