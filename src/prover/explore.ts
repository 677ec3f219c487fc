import { happen, happenings, lostRaces, movesFlows, openOffers, taps, type Happening } from './happenings.ts';
import { LAWS, misshapen, said, type Turned } from './laws.ts';
import { enter, ledgerOf, type Ledger } from './ledger.ts';
import { talkOf, type Setting, type Talk } from './talk.ts';

/** Breadth first through every stack that can be reached; shortest paths come for free. */

export interface Node {
  readonly talk: Talk;
  readonly ledger: Ledger;
  readonly parent: Node | undefined;
  /** What led here from the parent. */
  readonly happening: Happening | undefined;
  readonly key: string;
}

export interface Violation {
  readonly law: string;
  readonly what: string;
  /** Names of what happened, from the first turn on. */
  readonly path: readonly string[];
}

export interface Explored {
  readonly nodes: ReadonlyMap<string, Node>;
  /** Keys that can follow a key. */
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
  readonly turns: number;
  readonly violations: readonly Violation[];
  /** True when the bound was met before the end. */
  readonly bounded: boolean;
  /** Final states that a turn out of a stack can come to, by its key. */
  readonly ends: ReadonlyMap<string, ReadonlySet<string>>;
  /** `machine:STATE` ever entered or crossed. */
  readonly visited: ReadonlySet<string>;
}

export interface Bounds {
  /** Stacks with more flows are looked at, and not gone on from. */
  readonly flowsMax: number;
  readonly nodesMax: number;
  /** Stacks with other flows are looked at, and not gone on from. */
  readonly only?: readonly string[];
  /** Only names, states and holds tell stacks apart, and only the events that move flows happen. */
  readonly coarse: boolean;
}

const VIOLATIONS_MAX = 50;

export function explore(setting: Setting, bounds: Bounds): Explored {
  const talk = talkOf(setting);
  const root: Node = {
    talk,
    ledger: ledgerOf(talk.world.appointments),
    parent: undefined,
    happening: undefined,
    key: '',
  };
  const run: Run = {
    nodes: new Map([['', root]]),
    edges: new Map(),
    turns: 0,
    violations: new Map(),
    bounded: false,
    ends: new Map(),
    visited: new Set(),
    bounds,
  };
  const queue = [root];
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const found = expand(run, node);
    queue.push(...found);
  }
  return { ...run, violations: [...run.violations.values()] };
}

/** Goes on from here, unless the bounds say that others look at it. */
function isOpenEnd({ talk }: Node, { flowsMax, only }: Bounds): boolean {
  const flows = talk.frames.slice(1);
  return flows.length <= flowsMax && (only === undefined || flows.every((f) => only.includes(f.machine)));
}

interface Run {
  readonly ends: Map<string, Set<string>>;
  readonly nodes: Map<string, Node>;
  readonly edges: Map<string, Set<string>>;
  turns: number;
  readonly violations: Map<string, Violation>;
  bounded: boolean;
  readonly visited: Set<string>;
  readonly bounds: Bounds;
}

function expand(run: Run, node: Node): Node[] {
  const found: Node[] = [];
  const follow = new Set<string>();
  run.edges.set(node.key, follow);
  checkTaps(run, node);
  const todo = run.bounds.coarse ? happenings(node.talk).filter(movesFlows) : happenings(node.talk);
  for (let happening = todo.shift(); happening !== undefined; happening = todo.shift()) {
    const next = tryTurn(run, node, happening);
    if (next === undefined) continue;
    todo.unshift(...lostRaces(happening, next.talk));
    follow.add(next.key);
    if (run.nodes.has(next.key)) continue;
    if (run.nodes.size >= run.bounds.nodesMax) {
      run.bounded = true;
      continue;
    }
    run.nodes.set(next.key, next);
    const bad = misshapen(next.talk);
    if (bad !== undefined)
      accuse(run, node, { law: 'contexts are plain JSON of their own shape', what: bad, happening });
    if (isOpenEnd(next, run.bounds)) found.push(next);
  }
  return found;
}

/** Plays one happening and holds it against every law. A throw is a violation, too. */
function tryTurn(run: Run, node: Node, happening: Happening): Node | undefined {
  run.turns += 1;
  let after: Talk;
  try {
    after = happen(node.talk, happening);
  } catch (error) {
    accuse(run, node, { law: 'every event is defined in every state', what: String(error), happening });
    return undefined;
  }
  for (const place of after.plan.path) run.visited.add(place);
  run.ends.set(node.key, (run.ends.get(node.key) ?? new Set()).union(new Set(after.plan.path)));
  const { ledger, faults } = enter(node.ledger, after);
  for (const what of faults) accuse(run, node, { law: 'deeds fit what was there', what, happening });
  const turned: Turned = { before: node.talk, ledgerBefore: node.ledger, happening, after, ledger };
  for (const [law, holds] of Object.entries(LAWS)) {
    const what = holds(turned);
    if (what !== undefined) accuse(run, node, { law, what, happening });
  }
  return { talk: after, ledger, parent: node, happening, key: keyOf(after, run.bounds) };
}

/** Every row, page and button of the question just asked leads on or is answered in its own words (must-hold 33). */
function checkTaps(run: Run, node: Node): void {
  const [newest] = openOffers(node.talk);
  const last = said(node.talk, 'lista_vencida').length > 0;
  const asked = node.talk.plan.owed.some(
    ({ effect }) => effect.type === 'sendMessage' && effect.offer?.id === newest?.id,
  );
  if (newest === undefined || last || !asked) return;
  for (const { name, event } of taps(newest)) {
    const happening: Happening = { name: `tap ${name}`, inputs: [event] };
    const next = tryTurn(run, node, happening);
    if (!next) continue;
    const lost = (['lista_vencida', 'nada_pendiente', 'no_entendi'] as const).find(
      (key) => said(next.talk, key).length > 0,
    );
    const muted =
      node.talk.frames[0]?.snapshot.value !== 'conversando' && node.talk.frames[0]?.snapshot.value !== 'evento_creado';
    if (lost !== undefined && !muted)
      accuse(run, node, { law: 'every tap is taken (must-hold 33)', what: `${name} gets ${lost}`, happening });
  }
}

function accuse(
  run: Run,
  node: Node,
  { law, what, happening }: { law: string; what: string; happening: Happening },
): void {
  const states = node.talk.frames.map((f) => f.snapshot.value).join(' ');
  const id = `${law} ${what} ${states.split(' ').at(-1) ?? ''} ${happening.name}`;
  if (run.violations.has(id) || run.violations.size >= VIOLATIONS_MAX) return;
  run.violations.set(id, { law, what: `${what} (in ${states || 'nothing'})`, path: [...pathTo(node), happening.name] });
}

export function pathTo(node: Node): string[] {
  const names: string[] = [];
  for (let at: Node | undefined = node; at?.happening !== undefined; at = at.parent) names.unshift(at.happening.name);
  return names;
}

/* ── Which stacks are the same ──────────────────────────────────────────────────────────────────────────────────── */

function keyOf(talk: Talk, { coarse }: Bounds): string {
  const flows = talk.frames.length - 1;
  const world = flows > 1 || coarse ? '' : worldTraits(talk);
  const frames = talk.frames.map(({ machine, snapshot }, i) => {
    const rough = coarse || flows > 1 || (i === 0 && (flows > 0 || world !== ''));
    const state = flows > 0 && snapshot.value === 'evento_creado' ? 'conversando' : snapshot.value;
    return `${machine}.${state} ${rough ? heldMark(snapshot.context) : traits(snapshot.context)}`;
  });
  return [...frames, world, looksForMore(talk) ? 'beyond' : ''].join(' | ');
}

/** A search that goes on with a list has other answers than one that begins. */
function looksForMore({ frames, unanswered }: Talk): boolean {
  const awaited = frames.at(-1)?.awaiting;
  const call = awaited === undefined ? undefined : unanswered[awaited];
  return call?.type === 'findSlots' && call.query.beyond !== undefined;
}

function heldMark(context: unknown): string {
  return (context as { held?: boolean }).held === true ? 'held' : '';
}

interface Traits {
  readonly detalles?: Readonly<Record<string, unknown>>;
  readonly offer?: { readonly kind: string; readonly page: number; readonly more?: boolean } | null;
  readonly field?: string | null;
  readonly fruitless?: number;
  readonly orderId?: string | null;
  readonly hablado?: Readonly<Record<string, unknown>>;
}
const MARKS = ['held', 'cita', 'cola', 'orderId', 'undo', 'failed', 'reemplaza'] as const;
/** What was spoken of that decides: who and where only fill in a wish. */
const SPOKEN_OF = ['servicio', 'pregunta', 'horarios'] as const;

/** The few facts of a context that decide how it goes on; while a service works, its older offer does not. */
function traits(context: unknown): string {
  const { detalles, offer, field, fruitless, orderId, hablado } = context as Traits;
  const marks = MARKS.filter((name) => Boolean((context as Record<string, unknown>)[name]));
  const hour = detalles?.hora_especifica === undefined || orderId ? '' : 'hour';
  const shown = offer && !orderId ? `${offer.kind}${Math.min(offer.page, 1)}${offer.more === true ? '+' : ''}` : '';
  const spoken = SPOKEN_OF.filter((name) => hablado?.[name] !== undefined);
  return [...marks, ...spoken, hour, shown, field ?? '', fruitless ?? ''].join(',');
}

/** Orders matter to reception while it listens, and to the flow that waits for one; appointments to nobody else. */
function worldTraits({ world, frames }: Talk): string {
  const [order] = world.orders.slice(-1);
  const top = frames.at(-1);
  const waits = (top?.snapshot.context as { readonly orderId?: string | null } | undefined)?.orderId;
  if (!order || (!waits && top?.snapshot.value !== 'conversando')) return '';
  if (waits) return order.status === 'paid' ? 'paid' : 'owed';
  return `${order.status}${order.bookingFor ? '+' : ''}${order.dropped === true ? '-' : ''}`;
}
