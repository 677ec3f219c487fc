import { APPOINTMENTS_PER_CUSTOMER_MAX, type Tenant } from '../domain.ts';
import { MACHINES, type Machines } from '../machines/registry.ts';
import { appointment, branches, careful, deposit, direct, free, kinds, paidOrder, plain } from './businesses.ts';
import { explore, pathTo, type Bounds, type Explored, type Node, type Violation } from './explore.ts';
import { lint, shapeOf } from './lint.ts';
import type { Setting } from './talk.ts';

/** Everything at once: the machines' text, every reachable stack of representative businesses, and the graph of both. */

export interface Proof {
  readonly machines: readonly {
    readonly name: string;
    readonly version: number;
    readonly states: number;
    readonly transitions: number;
  }[];
  readonly explored: readonly {
    readonly name: string;
    readonly stacks: number;
    readonly turns: number;
    readonly complete: boolean;
  }[];
  readonly violations: readonly Violation[];
}

/** A business, how far to look, and what to call it. */
export interface Scenario {
  readonly name: string;
  readonly setting: Setting;
  readonly bounds: Bounds;
}

const STACKS_MAX = 4_000;
const MINE = [appointment('uno', 5), appointment('dos', 6)];
/** As many as one customer may have. */
const MANY = Array.from({ length: APPOINTMENTS_PER_CUSTOMER_MAX }, (_, i) => appointment(`numero_${String(i)}`, i + 5));
/** Below the notice that `deposit` wants. */
const SOON = [appointment('pronto', 0.5)];

const ORDER = paidOrder('pagado');
const PAID = { ...appointment('pagado', 5), orderId: ORDER.id };

export function prove(machines: Machines = MACHINES): Proof {
  const runs = scenarios(machines).map(({ name, setting, bounds }) => ({ name, explored: explore(setting, bounds) }));
  const violations = [
    ...lint(Object.values(machines)),
    ...runs.flatMap(({ explored }) => [...explored.violations, ...deadEnds(explored)]),
    ...unreached(
      machines,
      runs.map((run) => run.explored),
    ),
  ];
  return {
    machines: Object.values(machines).map((definition) => {
      const states = [...shapeOf(definition).values()];
      const transitions = states.reduce((sum, s) => sum + s.transitions.length + s.always.length, 0);
      return { name: definition.name, version: definition.version, states: states.length, transitions };
    }),
    explored: runs.map(({ name, explored }) => ({
      name,
      stacks: explored.nodes.size,
      turns: explored.turns,
      complete: !explored.bounded,
    })),
    violations,
  };
}

/** What is explored: one business for every way in which the flows differ. */
export function scenarios(machines: Machines = MACHINES): Scenario[] {
  const one = (
    name: string,
    tenant: Tenant,
    more: Partial<Bounds> & { mine?: Setting['appointments']; orders?: Setting['orders'] },
  ): Scenario => {
    const { mine, orders, ...bounds } = more;
    const setting = {
      tenant,
      machines,
      ...(mine === undefined ? {} : { appointments: mine }),
      ...(orders === undefined ? {} : { orders }),
    };
    return { name, setting, bounds: { flowsMax: 1, nodesMax: STACKS_MAX, coarse: false, ...bounds } };
  };
  return [
    one('every flow alone', plain, { mine: MINE }),
    one('two branches', branches, { only: ['agenda'] }),
    one('books on the tap, asks name and mail', direct, { only: ['agenda'] }),
    one('asks the name, then a yes', careful, { only: ['agenda'] }),
    one('services of several kinds', kinds, { only: ['agenda'] }),
    one('a deposit before booking, late cancellations', deposit, { only: ['agenda', 'cancelacion'], mine: SOON }),
    one('an appointment that was paid for', plain, { only: ['cancelacion'], mine: [PAID], orders: [ORDER] }),
    one('no more appointments than one may have', plain, { only: ['agenda'], mine: MANY }),
    one('nothing for sale', free, { flowsMax: 0 }),
    one('two flows at once', plain, { mine: MINE, flowsMax: 2, coarse: true }),
  ];
}

/* ── The graph ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** How a flow ends well; a cancellation that is too late, one booking too many, end well with a person. */
const WELL: Readonly<Record<string, readonly string[]>> = {
  agenda: ['agenda:reservado', 'agenda:derivado'],
  reprogramacion: ['reprogramacion:movido'],
  cancelacion: ['cancelacion:cancelado', 'cancelacion:derivado', 'cancelacion:pago_sin_turno'],
  pagos: ['pagos:link_enviado'],
};

/** Stacks from which the ground, or the good end of the flow on top, cannot be reached. */
function deadEnds(explored: Explored): Violation[] {
  const expanded = [...explored.nodes.values()].filter((node) => explored.edges.has(node.key));
  const toGround = reaching(explored, (node) => node.talk.frames.length === 1);
  const stuck = expanded
    .filter((node) => !toGround.has(node.key))
    .map((node) => blame('no dead end', 'never comes to rest', node));
  const unfinished = Object.entries(WELL).flatMap(([machine, finals]) => {
    const well = reaching(explored, (node) => finals.some((final) => explored.ends.get(node.key)?.has(final) === true));
    return expanded
      .filter(
        (node) => node.talk.frames.length === 2 && node.talk.frames[1]?.machine === machine && !well.has(node.key),
      )
      .map((node) => blame('every flow can still end well', `never comes to ${finals.join(' or ')}`, node));
  });
  return [...stuck, ...unfinished];
}

/** Keys of all nodes from which one that fits can be reached. */
function reaching(explored: Explored, fits: (node: Node) => boolean): Set<string> {
  const before = new Map<string, string[]>();
  for (const [from, follow] of explored.edges) {
    for (const to of follow) before.set(to, [...(before.get(to) ?? []), from]);
  }
  const queue = [...explored.nodes.values()].filter(fits).map((node) => node.key);
  const found = new Set(queue);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const from of before.get(key) ?? []) {
      if (found.has(from)) continue;
      found.add(from);
      queue.push(from);
    }
  }
  return found;
}

function blame(law: string, what: string, node: Node): Violation {
  const states = node.talk.frames.map((frame) => frame.snapshot.value).join(' ');
  return { law, what: `${what} (in ${states})`, path: pathTo(node) };
}

function unreached(machines: Machines, runs: readonly Explored[]): Violation[] {
  const visited = new Set(runs.flatMap((run) => [...run.visited]));
  return Object.values(machines).flatMap((definition) => {
    const [initial] = definition.machine.root.initial.target;
    return [...shapeOf(definition).keys()]
      .filter((state) => state !== initial?.key && !visited.has(`${definition.name}:${state}`))
      .map((state) => ({ law: 'every state can be reached', what: `${definition.name}.${state}`, path: [] }));
  });
}
