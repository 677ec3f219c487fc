import type { InboundContent, Tenant } from '../../domain.ts';
import { reasonOf } from '../../errors.ts';
import type { Store, Understanding } from '../../ports.ts';
import { createVirtualClock } from '../../simulated/clock.ts';
import { createRig, type Rig } from '../rig.ts';
import { readable } from '../rig/phone.ts';
import { missesOf } from './expect.ts';
import type { Step } from './format.ts';
import { give } from './given.ts';
import type { Dialogue } from './parse.ts';
import { factOf } from './payment.ts';
import { tapOf } from './tap.ts';
import { look, seenSince, type Seen, type View } from './view.ts';

export interface Failure {
  /** From 1. */
  readonly step: number;
  /** `expect.list`, `tap`, … */
  readonly key: string;
  readonly expected: string;
  readonly seen: string;
}

/** What was said, by whom, up to the end or the first failing step. */
export interface Line {
  readonly step: number;
  readonly who: 'cliente' | 'bot' | 'persona' | 'mundo';
  readonly text: string;
}

export interface Outcome {
  readonly failures: readonly Failure[];
  readonly talk: readonly Line[];
}

export interface RunOptions {
  readonly tenants: readonly Tenant[];
  readonly openStore: () => Promise<Store>;
  readonly understanding?: Understanding;
}

/** Runs one file from the start on a store of its own; ends at the first step that fails. Throws nothing. */
export async function runDialogue(dialogue: Dialogue, options: RunOptions): Promise<Outcome> {
  const talk: Line[] = [];
  let step = 0;
  let rig: Rig | undefined;
  try {
    rig = await open(dialogue, options);
    const run = await createRun(rig, dialogue, talk);
    for (const one of dialogue.steps) {
      step += 1;
      const failures = await run(one, step);
      const problems = rig.problems().map((seen) => ({ step, key: 'motor', expected: 'ningún error propio', seen }));
      if (failures.length + problems.length > 0) return { failures: [...failures, ...problems], talk };
    }
    return { failures: [], talk };
  } catch (error) {
    const failure = { step, key: 'ejecución', expected: 'que el paso se pueda ejecutar', seen: reasonOf(error) };
    return { failures: [failure], talk };
  } finally {
    await rig?.close();
  }
}

async function open({ tenant, now, contact, given }: Dialogue, options: RunOptions): Promise<Rig> {
  const rig = await createRig({
    tenants: options.tenants,
    tenant,
    clock: createVirtualClock(now),
    store: await options.openStore(),
    customer: contact,
    ...(options.understanding === undefined ? {} : { understanding: options.understanding }),
    faults: given.faults ?? [],
    // What arrives together is one turn; nobody waits for more, so that the clock of a run stands at what it says.
    settings: { quietMs: 0, maxMs: 0 },
  });
  await give(given, { store: rig.store, tenant, conversation: rig.conversation, now });
  return rig;
}

/* ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

type Run = (step: Step, number: number) => Promise<readonly Failure[]>;

async function createRun(rig: Rig, { tenant }: Dialogue, talk: Line[]): Promise<Run> {
  const messages = new Set<string>();
  let last: readonly string[] = [];
  let media = 0;
  let before: View = await look(rig, messages);
  let after: View = before;
  let duplicated = false;

  const say = (...contents: readonly InboundContent[]): void => {
    last = rig.say(contents);
    for (const id of last) messages.add(id);
  };
  /** Does one step; a text says why it cannot be done. */
  const act = async (step: Exclude<Step, { kind: 'expect' }>): Promise<string | undefined> => {
    switch (step.kind) {
      case 'user':
        say({ type: 'text', text: step.value });
        return undefined;
      case 'burst':
        say(...step.value.map((text): InboundContent => ({ type: 'text', text })));
        return undefined;
      case 'tap': {
        const choice = tapOf(step.value, after.shown);
        if ('problem' in choice) return choice.problem;
        say({ type: 'tap', id: choice.id, title: choice.title });
        return undefined;
      }
      case 'image':
      case 'audio':
      case 'document':
      case 'location':
      case 'sticker':
        say(contentOf(step, (media += 1)));
        return undefined;
      case 'duplicate':
        if (last.length === 0) return 'todavía no llegó ningún mensaje';
        rig.redeliver(last);
        return undefined;
      case 'advance':
        await rig.advance(later(rig.clock.now(), step.value, tenant.timeZone));
        return undefined;
      case 'payment': {
        const fact = factOf(step.value, { tenant, orders: after.orders, known: rig.payments.known() });
        if ('problem' in fact) return fact.problem;
        rig.pay(fact);
        return undefined;
      }
      case 'agent': {
        const { says, takes, resolves } = step.value;
        if (says !== undefined) rig.deliver([{ kind: 'person', event: 'person.took', text: says }]);
        else if (takes === true) rig.deliver([{ kind: 'person', event: 'person.took' }]);
        if (resolves === true) rig.deliver([{ kind: 'person', event: 'person.returned' }]);
        return undefined;
      }
    }
  };
  return async (step, number) => {
    if (step.kind === 'expect') {
      const seen: Seen = seenSince({ before, after }, { tenant, slotOf: rig.slotOf, duplicated });
      return missesOf(step.value, seen).map(({ key, ...miss }) => ({ step: number, key: `expect.${key}`, ...miss }));
    }
    before = after;
    duplicated = step.kind === 'duplicate';
    const problem = await act(step);
    talk.push(told(step, number));
    if (problem !== undefined) {
      return [{ step: number, key: step.kind, expected: JSON.stringify(step.value), seen: problem }];
    }
    await rig.rest();
    after = await look(rig, messages);
    const said = after.shown.slice(before.shown.length);
    talk.push(...said.map((shown): Line => ({ step: number, who: 'bot', text: readable(shown) })));
    return [];
  };
}

type MediaStep = Extract<Step, { kind: 'image' | 'audio' | 'document' | 'location' | 'sticker' }>;

/** What the channel tells of it; what is in a file nobody knows before it is read. */
function contentOf(step: MediaStep, serial: number): InboundContent {
  const mediaId = `media-${serial}`;
  switch (step.kind) {
    case 'location': {
      const { latitude, longitude, name } = step.value;
      return { type: 'location', latitude, longitude, ...(name === undefined ? {} : { name }) };
    }
    case 'image':
      return { type: 'image', mediaId, ...captionOf(step.value) };
    case 'document':
      return {
        type: 'document',
        mediaId,
        filename: step.value.filename ?? 'comprobante.pdf',
        ...captionOf(step.value),
      };
    case 'audio':
    case 'sticker':
      return { type: step.kind, mediaId };
  }
}

function captionOf({ caption }: { caption?: string | undefined }): { caption?: string } {
  return caption === undefined ? {} : { caption };
}

/** Days and weeks are those of the business's calendar. */
function later(now: number, duration: string, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).add(duration).epochMilliseconds;
}

function told(step: Exclude<Step, { kind: 'expect' }>, number: number): Line {
  const line = (who: Line['who'], text: string): Line => ({ step: number, who, text });
  switch (step.kind) {
    case 'user':
      return line('cliente', step.value);
    case 'burst':
      return line('cliente', step.value.join('\n'));
    case 'agent':
      return line('persona', step.value.says ?? JSON.stringify(step.value));
    case 'advance':
    case 'payment':
    case 'duplicate':
      return line('mundo', `[${step.kind}: ${JSON.stringify(step.value)}]`);
    default:
      return line('cliente', `[${step.kind}: ${JSON.stringify(step.value)}]`);
  }
}
