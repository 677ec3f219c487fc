import { explore, type Explored, type Node } from './explore.ts';
import { canonical, digest } from './canonical.ts';
import { FILE_CHANGES } from './file-changes.ts';
import { MUCH_LATER_MS, happen, happenings, lostRaces, type Happening } from './happenings.ts';
import {
  ASKED_ON,
  NAMED,
  OF_MONEY_AND_NOTICE,
  SECOND_THOUGHTS,
  SEVERAL_ERRANDS,
  SEVERAL_WISHES,
  TO_ANOTHER,
} from './written.ts';
import { ofMoney } from './written-money.ts';
import type { Scenario } from './prove.ts';
import { standing, talkOf, type Setting, type Talk } from './talk.ts';

/**
 * Golden traces: for every different thing that a stack can do, the shortest conversation that does it, with what is then
 * owed, written and kept. Kept as trees in `fixtures/snapshots/traces/`, one a business; reviewed when they change.
 */
export interface Step {
  /** Index of the step before; -1 = the beginning. */
  readonly from: number;
  readonly happening: string;
  /** After a turn that led nowhere. */
  readonly counted: boolean;
  readonly stands: string;
  /** Kinds of what is owed; words by their key. */
  readonly owes: string;
  readonly writes: string;
  /** Of everything: payloads, contexts, order. */
  readonly digest: string;
}

/** A step as it really went: the inputs that mutants hear, too. */
export interface Played {
  readonly from: number;
  readonly happening: Happening;
  readonly before: Talk;
  readonly after: Talk;
  /** The plan as text. */
  readonly planned: string;
}

/** The steps that show each different deed once, with all that leads to them. */
export function record({ setting, bounds }: Scenario): Step[] {
  const explored = explore(setting, bounds);
  const steps: Step[] = [];
  const indexOf = new Map<string, number>();
  const add = ({ parent, happening, talk, counted }: Deed): number => {
    if (parent === undefined || happening === undefined) return -1;
    const id = `${parent.key} > ${happening.name}${counted ? ' counted' : ''}`;
    const known = indexOf.get(id);
    if (known !== undefined) return known;
    steps.push(stepOf({ from: add({ ...parent, counted: false }), happening: happening.name, counted }, talk));
    indexOf.set(id, steps.length - 1);
    return steps.length - 1;
  };
  for (const deed of deeds(explored, bounds.coarse)) add(deed);
  return steps;
}

/** Written sequences of happenings by name, played and kept as they go: what is deeper than the shortest paths. */
export function recordSequences(setting: Setting, sequences: readonly (readonly string[])[]): Step[] {
  const steps: Step[] = [];
  for (const names of sequences) {
    let [talk, from] = [talkOf(setting), -1];
    for (const name of names) {
      const happening = find(talk, name);
      if (!happening)
        throw new Error(`nothing is called «${name}» after ${names.slice(0, names.indexOf(name)).join(' → ')}`);
      talk = happen(talk, happening);
      steps.push(stepOf({ from, happening: name, counted: false }, talk));
      from = steps.length - 1;
    }
  }
  return steps;
}

interface Deed {
  readonly parent: Node | undefined;
  readonly happening: Happening | undefined;
  readonly talk: Talk;
  readonly counted: boolean;
}

/** One for every different deed: state, what happened, which way it went, what came of it. */
function deeds(explored: Explored, several: boolean): Deed[] {
  const seen = new Map<string, Deed>();
  for (const parent of explored.nodes.values()) {
    if (!explored.edges.has(parent.key) || isAside(parent.talk)) continue;
    for (const [happening, talk] of ways(parent.talk)) {
      if (several && !crossesFlows(parent.talk, talk)) continue;
      const id = [
        ...parent.talk.frames.map((f) => f.snapshot.value).slice(-1),
        several ? kindOf(happening) : happening.name,
        talk.plan.path.join(),
        labels(talk),
        writes(talk),
      ].join(' ');
      if (seen.has(id)) continue;
      seen.set(id, { parent, happening, talk, counted: false });
      const counted = happen(countedOnce(parent.talk), happening);
      if (countOf(counted) === 0) seen.set(`${id} counted`, { parent, happening, talk: counted, counted: true });
    }
  }
  return [...seen.values()];
}

function ways(talk: Talk): (readonly [Happening, Talk])[] {
  return happenings(talk).flatMap((happening) => {
    const after = happen(talk, happening);
    return [
      [happening, after] as const,
      ...lostRaces(happening, after).map((lost) => [lost, happen(talk, lost)] as const),
    ];
  });
}

/** While a person is called or has it, flows do the same as ever or nothing: shown without a flow. */
function isAside({ frames }: Talk): boolean {
  return (
    frames.length > 1 && frames[0]?.snapshot.value !== 'conversando' && frames[0]?.snapshot.value !== 'evento_creado'
  );
}

/** With several flows open: what one of them does to another. */
function crossesFlows(before: Talk, { plan }: Talk): boolean {
  const machines = new Set(plan.path.map((place) => place.split(':')[0]).filter((name) => name !== 'recepcion'));
  return (
    before.frames.length > 2 &&
    (machines.size > 1 || plan.path.some((place) => place.startsWith('recepcion:evento_creado')))
  );
}

/** The same conversation after one turn that led nowhere: progress shows by the count that it resets. */
function countedOnce(talk: Talk): Talk {
  const [ground, ...flows] = talk.frames;
  if (ground === undefined) return talk;
  const context = { ...(ground.snapshot.context as object), fruitless: 1 };
  return { ...talk, frames: [{ ...ground, snapshot: { ...ground.snapshot, context } }, ...flows] };
}

function countOf({ frames }: Talk): number | undefined {
  return (frames[0]?.snapshot.context as { readonly fruitless?: number } | undefined)?.fruitless;
}

function kindOf({ inputs, taken, laterMs }: Happening): string {
  return [inputs[0]?.type, taken === undefined ? '' : 'taken', laterMs === undefined ? '' : 'later'].join(' ');
}

function stepOf(what: Pick<Step, 'from' | 'happening' | 'counted'>, talk: Talk): Step {
  return {
    ...what,
    stands: standing(talk).join(' '),
    owes: labels(talk),
    writes: writes(talk),
    digest: digestOf(talk),
  };
}

function labels({ plan }: Talk): string {
  return plan.owed.map(({ effect }) => (effect.type === 'sendMessage' ? effect.copy.key : effect.type)).join(' ');
}

function writes({ plan }: Talk): string {
  return plan.writes.map((write) => write.type).join(' ');
}

function digestOf({ plan }: Talk): string {
  return digest([plan.frames, plan.owed, plan.writes, plan.path, plan.dropped]);
}

/** Plays recorded steps on today's machines. The first difference, or all that was played. */
export function replayTraces(
  setting: Setting,
  steps: readonly Step[],
): { played: readonly Played[]; difference?: string } {
  const played: Played[] = [];
  for (const [i, step] of steps.entries()) {
    const known = played[step.from]?.after ?? talkOf(setting);
    const before = step.counted ? countedOnce(known) : known;
    const happening = find(before, step.happening);
    if (!happening) return { played, difference: `step ${i}: nothing here is called ${step.happening}` };
    const after = happen(before, happening);
    const now = stepOf({ from: step.from, happening: happening.name, counted: step.counted }, after);
    if (canonical(now) !== canonical(step)) return { played, difference: tell(i, step, now) };
    played.push({ from: step.from, happening, before, after, planned: JSON.stringify(after.plan) });
  }
  return { played };
}

/** What a written sequence may put behind a happening. */
const LATER: Readonly<Record<string, number>> = {
  ', much later': MUCH_LATER_MS,
  ', two days later': 2 * 24 * 3_600_000,
};

function find(talk: Talk, name: string): Happening | undefined {
  for (const one of [
    ...happenings(talk),
    ...SEVERAL_WISHES,
    ...SEVERAL_ERRANDS,
    ...SECOND_THOUGHTS,
    ...ASKED_ON,
    ...NAMED,
    ...OF_MONEY_AND_NOTICE,
    ...TO_ANOTHER,
    ...ofMoney(talk),
  ]) {
    if (one.name === name) return one;
    if (!name.startsWith(`${one.name}, taken`)) continue;
    const [lost] = lostRaces(one, happen(talk, one));
    if (lost?.name === name) return lost;
  }
  const [when, laterMs] = Object.entries(LATER).find(([words]) => name.endsWith(words)) ?? [];
  const sooner = when === undefined ? undefined : find(talk, name.slice(0, -when.length));
  if (sooner && laterMs !== undefined) return { ...sooner, name, laterMs };
  return findOnOtherFile(talk, name);
}

/** "…, other prices": the tenants file has changed since; ", taken" behind it, and somebody was faster. */
function findOnOtherFile(talk: Talk, name: string): Happening | undefined {
  const [end, file] = Object.keys(FILE_CHANGES)
    .flatMap((one) => [[`, ${one}`, one] as const, [`, ${one}, taken`, one] as const])
    .find(([words]) => name.endsWith(words)) ?? ['', undefined];
  const before = file === undefined ? undefined : find(talk, name.slice(0, -end.length));
  if (before === undefined) return undefined;
  const changed = { ...before, name: `${before.name}, ${file}`, file: file as keyof typeof FILE_CHANGES };
  return changed.name === name ? changed : lostRaces(changed, happen(talk, changed))[0];
}

function tell(i: number, then: Step, now: Step): string {
  const fields = (['stands', 'owes', 'writes', 'digest'] as const).filter((field) => then[field] !== now[field]);
  return `step ${i}, ${then.happening}: ${fields.map((f) => `${f} was «${then[f]}» and is «${now[f]}»`).join('; ')}`;
}
