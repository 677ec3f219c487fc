/**
 * A machine as a picture's facts: states, edges, and what holds for many states at once. Pure.
 * `src/diagrams` is imported by `cli/diagrams.ts` and tests only; elkjs is a development dependency.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

export type Waiting = 'cliente' | 'servicio' | 'persona' | 'final' | 'paso';

export interface DrawnState {
  readonly name: string;
  /** Whom it waits for; `paso` is crossed, never rested in. */
  readonly waits: Waiting;
  readonly initial: boolean;
}
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  /** `event [guard]`, in the machine's order. */
  readonly labels: readonly string[];
}
export interface DrawnMachine {
  readonly name: string;
  readonly states: readonly DrawnState[];
  readonly edges: readonly DrawnEdge[];
  /** Transitions that so many states share that lines would hide the picture. */
  readonly footer: readonly string[];
  /** Every transition, for the list beside the picture. */
  readonly all: readonly { readonly from: string; readonly label: string; readonly to: string }[];
}

/** From so many states on, the same event to the same state is one line below the picture. */
const SHARED_BY_MIN = 4;

export function drawn(machine: AnyStateMachine): DrawnMachine {
  const nodes = Object.values(machine.states);
  const all = nodes.flatMap((node) => transitionsOf(node));
  const moves = all.filter(({ from, to }) => from !== to);
  const shared = sharedBy(moves);
  const kept = moves.filter((t) => !shared.has(shareKey(t)));
  return {
    name: machine.id,
    states: nodes.map((node) => ({
      name: node.key,
      waits: waitsOf(node),
      initial: node.key === machine.config.initial,
    })),
    edges: edgesOf(kept),
    footer: [...shared].map(([key, from]) => `desde ${from.length} estados: ${key}`),
    all,
  };
}

interface Move {
  readonly from: string;
  readonly label: string;
  readonly to: string;
}

function transitionsOf(node: AnyStateNode): Move[] {
  const taken = [...node.transitions.values()].flat();
  const always = node.always ?? [];
  return [...always, ...taken].map((t) => ({
    from: node.key,
    label: `${nameOf(String(t.eventType))}${guardOf(t.guard)}`,
    to: t.target?.[0]?.key ?? node.key,
  }));
}

function nameOf(eventType: string): string {
  return eventType === '' ? 'si' : eventType.replace(/^customer\./, '');
}

function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  const name = typeof guard === 'string' ? guard : (guard as { type?: unknown }).type;
  return typeof name === 'string' ? ` [${name}]` : ' [condición]';
}

function waitsOf(node: AnyStateNode): Waiting {
  if (node.type === 'final') return 'final';
  const [tag] = node.tags;
  return tag === 'cliente' || tag === 'servicio' || tag === 'persona' ? tag : 'paso';
}

function shareKey({ label, to }: Move): string {
  return `${label} → ${to}`;
}

function sharedBy(moves: readonly Move[]): Map<string, readonly string[]> {
  const sources = Map.groupBy(moves, shareKey);
  return new Map(
    [...sources]
      .map(([key, list]) => [key, [...new Set(list.map((t) => t.from))]] as const)
      .filter(([, from]) => from.length >= SHARED_BY_MIN),
  );
}

function edgesOf(moves: readonly Move[]): DrawnEdge[] {
  const grouped = Map.groupBy(moves, (t) => `${t.from} ${t.to}`);
  return [...grouped.values()].flatMap((list) => {
    const [first] = list;
    return first ? [{ from: first.from, to: first.to, labels: [...new Set(list.map((t) => t.label))] }] : [];
  });
}
