import type { Effect, Frame, Tenant } from '../domain.ts';
import { GROUND, MACHINES, type Definition } from '../machines/registry.ts';
import type { WorldBefore } from '../machines/turn.ts';
import { explore, pathTo, type Node } from './explore.ts';
import { happen, happenings, openOffers, taps, type Happening } from './happenings.ts';
import { shapeOf } from './lint.ts';
import { scenarios } from './prove.ts';
import { talkOf, type Talk } from './talk.ts';

/** A conversation as some version of this code stored it, resting in one state: later versions go on from it (H2). */
export interface GoldenFrame {
  readonly machine: Definition['name'];
  readonly version: number;
  readonly state: string;
  readonly business: string;
  readonly reachedBy: readonly string[];
  readonly frames: readonly Frame[];
  readonly world: Omit<WorldBefore, 'tenant'>;
  readonly unanswered: Readonly<Record<string, Effect>>;
}

/** States that a conversation can rest in. */
export function restingStates(definition: Definition): string[] {
  return [...shapeOf(definition)].filter(([, node]) => node.tags.length > 0).map(([state]) => state);
}

/** One for every resting state of today's machines, each by the shortest way there. */
export function goldenFrames(): GoldenFrame[] {
  const found = new Map<string, GoldenFrame>();
  for (const { setting, bounds } of scenarios().filter((s) => !s.bounds.coarse)) {
    for (const node of explore(setting, bounds).nodes.values()) {
      const golden = goldenOf(node);
      if (golden && !found.has(`${golden.machine}.${golden.state}`))
        found.set(`${golden.machine}.${golden.state}`, golden);
    }
  }
  return [...found.values()];
}

function goldenOf(node: Node): GoldenFrame | undefined {
  const { frames, world, unanswered } = node.talk;
  const top = frames.at(-1);
  const definition = Object.values(MACHINES).find((d) => d.name === top?.machine);
  if (!top || !definition || frames.length > 2) return undefined;
  const { tenant, ...rest } = world;
  return {
    machine: definition.name,
    version: top.version,
    state: top.snapshot.value,
    business: tenant.id,
    reachedBy: pathTo(node),
    frames,
    world: rest,
    unanswered,
  };
}

/** The stored conversation, under its business, as today's code takes it up. */
export function takenUp({ frames, world, unanswered }: GoldenFrame, tenant: Tenant): Talk {
  return { ...talkOf({ tenant, frames }), world: { ...world, tenant }, unanswered };
}

const CONTINUES_MAX = 30;

/** Goes on as a willing customer would, with services that answer, to the ground. The turns taken, or why it did not end. */
export function continued(talk: Talk): { readonly turns: readonly string[]; readonly end: Talk } {
  let now = talk;
  const turns: string[] = [];
  while (!isAtRest(now) || turns.length === 0) {
    if (turns.length > CONTINUES_MAX) throw new Error(`it never ends: ${turns.join(' → ')}`);
    const next = willing(now);
    turns.push(next.name);
    now = happen(now, next);
  }
  return { turns, end: now };
}

function isAtRest({ frames }: Talk): boolean {
  const [ground, ...flows] = frames;
  return flows.length === 0 && ['conversando', 'evento_creado'].includes(ground?.snapshot.value ?? '');
}

const GOOD = ['slots.found many', 'calendar.written', 'link.created', 'desk.opened', 'payment.fetched approved'];

function willing(talk: Talk): Happening {
  const all = happenings(talk);
  const named = (start: string) => all.find(({ name }) => name.startsWith(start) && !name.endsWith('(late)'));
  if (talk.frames[0]?.snapshot.value === 'escalado_a_humano') return named('person.returned') ?? courtesy;
  const good = GOOD.map(named).find((happening) => happening !== undefined);
  const field = (talk.frames.at(-1)?.snapshot.context as { field?: string | null } | undefined)?.field;
  if (good) return good;
  if (field && talk.frames.at(-1)?.snapshot.value.includes('DATOS'))
    return named(`customer.answers ${field}`) ?? courtesy;
  if (talk.frames.at(-1)?.snapshot.value.endsWith('SIN_DISPONIBILIDAD')) return named('customer.retries') ?? courtesy;
  const [offer] = talk.frames.length > 1 ? openOffers(talk) : [];
  const [first] = offer ? taps(offer) : [];
  return first
    ? { name: `tap ${first.name}`, inputs: [first.event] }
    : talk.frames.at(-1)?.machine === GROUND
      ? courtesy
      : yes;
}

const courtesy: Happening = { name: 'customer.acknowledges', inputs: [{ type: 'customer.acknowledges' }] };
const yes: Happening = { name: 'customer.accepts', inputs: [{ type: 'customer.accepts' }] };
