import type { InboundContent, Tenant } from '../../domain.ts';
import { reasonOf } from '../../errors.ts';
import type { Store } from '../../ports.ts';
import { createVirtualClock } from '../../simulated/clock.ts';
import { createRig, type PersonDeed, type Rig, type RigModel } from '../rig.ts';
import { readable } from '../rig/phone.ts';
import { reasonLines } from '../chat/show.ts';
import { missesOf } from './expect.ts';
import type { Step } from './format.ts';
import { give } from './given.ts';
import type { Dialogue } from './parse.ts';
import { factOf } from './payment.ts';
import { tapOf } from './tap.ts';
import { look, seenSince, type Seen, type View } from './view.ts';

/** One dialogue file, played. Long because it is a list: what each kind of step does. */

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
  /** `lectura`: how the customer's last words were read, of a file that fails. */
  readonly who: 'cliente' | 'bot' | 'persona' | 'mundo' | 'lectura';
  readonly text: string;
}

export interface Outcome {
  readonly failures: readonly Failure[];
  readonly talk: readonly Line[];
}

export interface RunOptions {
  readonly tenants: readonly Tenant[];
  readonly openStore: () => Promise<Store>;
  /** Absent: offline. */
  readonly model?: RigModel;
}

/** Runs one file from the start on a store of its own; ends at the first step that fails. Throws nothing. */
export async function runDialogue(dialogue: Dialogue, options: RunOptions): Promise<Outcome> {
  const talk: Line[] = [];
  let step = 0;
  let rig: Rig | undefined;
  try {
    rig = await open(dialogue, options);
    const messages = new Set<string>();
    const view = await look(rig, messages);
    const run: Running = {
      rig,
      talk,
      messages,
      last: [],
      media: 0,
      lateMs: 0,
      before: view,
      after: view,
      duplicated: false,
    };
    for (const one of dialogue.steps) {
      step += 1;
      const failures = await take(run, one, step);
      const problems = rig.problems().map((seen) => ({ step, key: 'motor', expected: 'ningún error propio', seen }));
      if (failures.length + problems.length === 0) continue;
      talk.push({ step, who: 'lectura', text: (await reasonLines(rig)).join('\n') });
      return { failures: [...failures, ...problems], talk };
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
    ...(options.model === undefined ? {} : { model: options.model }),
    faults: given.faults ?? [],
    // What arrives together is one turn; nobody waits for more, so that the clock of a run stands at what it says.
    settings: { quietMs: 0, maxMs: 0 },
  });
  await give(given, { store: rig.store, tenant, conversation: rig.conversation, now });
  return rig;
}

/* ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A file while it runs: what the last step was, and how things were before and after it. */
interface Running {
  readonly rig: Rig;
  readonly talk: Line[];
  /** Inbox ids of the customer's messages. */
  readonly messages: Set<string>;
  /** Of the last step that sent any. */
  last: readonly string[];
  media: number;
  /** The customer's next messages were said so long before they arrive. */
  lateMs: number;
  before: View;
  after: View;
  duplicated: boolean;
}

async function take(run: Running, step: Step, number: number): Promise<readonly Failure[]> {
  if (step.kind === 'expect') {
    const seen: Seen = seenSince(run, { tenant: run.rig.tenant, slotOf: run.rig.slotOf, duplicated: run.duplicated });
    return missesOf(step.value, seen).map(({ key, ...miss }) => ({ step: number, key: `expect.${key}`, ...miss }));
  }
  run.before = run.after;
  run.duplicated = step.kind === 'duplicate';
  const problem = await act(run, step);
  run.talk.push(told(step, number));
  if (problem !== undefined) {
    return [{ step: number, key: step.kind, expected: JSON.stringify(step.value), seen: problem }];
  }
  await run.rig.rest();
  run.after = await look(run.rig, run.messages);
  const said = run.after.shown.slice(run.before.shown.length);
  run.talk.push(...said.map((shown): Line => ({ step: number, who: 'bot', text: readable(shown) })));
  return [];
}

/** Does one step; a text says why it cannot be done. */
async function act(run: Running, step: Exclude<Step, { kind: 'expect' }>): Promise<string | undefined> {
  const { rig } = run;
  switch (step.kind) {
    case 'advance':
      await rig.advance(later(rig.clock.now(), step.value, rig.tenant.timeZone));
      return undefined;
    case 'late':
      run.lateMs = later(rig.clock.now(), step.value, rig.tenant.timeZone) - rig.clock.now();
      return undefined;
    case 'duplicate':
      if (run.last.length === 0) return 'todavía no llegó ningún mensaje';
      rig.redeliver(run.last);
      return undefined;
    case 'payment': {
      const fact = factOf(step.value, { tenant: rig.tenant, orders: run.after.orders, known: rig.payments.known() });
      if ('problem' in fact) return fact.problem;
      rig.pay(fact);
      return undefined;
    }
    case 'agent':
      rig.person(...deedsOf(step.value));
      return undefined;
    case 'tap': {
      const choice = tapOf(step.value, run.after.shown);
      if ('problem' in choice) return choice.problem;
      say(run, [{ type: 'tap', id: choice.id, title: choice.title }]);
      return undefined;
    }
    default:
      run.media += 1;
      show(run, step);
      say(run, contentsOf(step, run.media));
      return undefined;
  }
}

function say(run: Running, contents: readonly InboundContent[]): void {
  run.last = run.rig.say(contents, run.lateMs);
  run.lateMs = 0;
  for (const id of run.last) run.messages.add(id);
}

/** A person who says something has the conversation from then on. */
function deedsOf({ says, takes, resolves }: Extract<Step, { kind: 'agent' }>['value']): PersonDeed[] {
  return [
    ...(says !== undefined || takes === true
      ? [{ event: 'person.took', ...(says === undefined ? {} : { text: says }) } as const]
      : []),
    ...(resolves === true ? [{ event: 'person.returned' } as const] : []),
  ];
}

type SaidStep = Extract<Step, { kind: 'user' | 'burst' | 'image' | 'audio' | 'document' | 'location' | 'sticker' }>;

/** What is in the file, where the step says so. */
function show({ rig, media }: Running, step: SaidStep): void {
  if (step.kind === 'audio' && step.value.transcript !== undefined)
    rig.shows(mediaIdOf(media), { transcript: step.value.transcript });
  if ((step.kind === 'image' || step.kind === 'document') && step.value.receipt !== undefined)
    rig.shows(mediaIdOf(media), { receipt: step.value.receipt });
}

function mediaIdOf(serial: number): string {
  return `media-${serial}`;
}

/** What the channel tells of it; what is in a file nobody knows before it is read. */
function contentsOf(step: SaidStep, serial: number): InboundContent[] {
  const mediaId = mediaIdOf(serial);
  switch (step.kind) {
    case 'user':
      return [{ type: 'text', text: step.value }];
    case 'burst':
      return step.value.map((text) => ({ type: 'text', text }));
    case 'location': {
      const { latitude, longitude, name } = step.value;
      return [{ type: 'location', latitude, longitude, ...(name === undefined ? {} : { name }) }];
    }
    case 'image':
      return [{ type: 'image', mediaId, ...captionOf(step.value) }];
    case 'document': {
      const filename = step.value.filename ?? 'comprobante.pdf';
      return [{ type: 'document', mediaId, filename, ...captionOf(step.value) }];
    }
    case 'audio':
    case 'sticker':
      return [{ type: step.kind, mediaId }];
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
    case 'late':
    case 'payment':
    case 'duplicate':
      return line('mundo', `[${step.kind}: ${JSON.stringify(step.value)}]`);
    default:
      return line('cliente', `[${step.kind}: ${JSON.stringify(step.value)}]`);
  }
}
