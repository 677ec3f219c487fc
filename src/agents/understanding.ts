/**
 * Understanding with a model (CONV-2): taps → answers to the pending question → strong keywords → model → offline. The
 * first three are the offline reader's and cost no call; whatever goes wrong with a model, the offline reading stands.
 *
 *   offline/  understands without a model
 *   model/    the agents that ask one, each a prompt and a schema over `model/ask.ts`
 */
import { EVENTS_PER_TURN_MAX, TEXT_CHARS_MAX, type CustomerEvent, type Reading } from '../domain.ts';
import { reasonOf } from '../errors.ts';
import type { ModelPort, UnderstandRequest, Understanding } from '../ports.ts';
import { besideWords } from './beside.ts';
import { askCero, askIntent, askMeta, type AgentModels, type Cero, type Reading as Asking } from './model/agents.ts';
import { openSitting, type Sitting } from './model/ask.ts';
import type { Breaker } from './model/breaker.ts';
import { eventsOfIntent } from './model/events.ts';
import { OTHER_DEPARTMENT, type Department } from './model/menu.ts';
import { listPrice, noPrice } from './model/prices.ts';
import { maySpend, settle, type PurseOptions } from './model/purse.ts';
import { understandOffline } from './offline/index.ts';
import { areaOf, flowOf } from './offline/situation.ts';
import { SURE } from './offline/keywords.ts';
import { withWhatCodeReads } from './read-by-code.ts';

/** Whatever the setting says, the customer hears something within ten seconds. */
export const TURN_BUDGET_MS_MAX = 8_000;
/** What a model says is worth: it names no confidence of its own. */
const MODEL_CONFIDENCE = 0.85;

export interface ModelUnderstandingOptions extends PurseOptions {
  readonly model: ModelPort;
  readonly models: AgentModels;
  /** One for a provider, shared by all who ask it. */
  readonly breaker: Breaker;
  /** TURN_MODEL_BUDGET_MS. */
  readonly turnBudgetMs: number;
  /** The copy firewall: whether agente cero's words may go out as they are. */
  readonly maySay: (text: string, request: UnderstandRequest) => boolean;
}

export function createModelUnderstanding(options: ModelUnderstandingOptions): Understanding {
  return {
    understand: async (request) => {
      const offline = understandOffline(request);
      const text = textOf(request);
      const asked = request.withoutModels !== true && request.question.field === undefined;
      if (!asked || isSure(offline) || text === '') return offline;
      return withModel(options, { text, request, offline });
    },
  };
}

/** A tap, an answer to the pending question or a strong keyword: nobody needs to be asked. */
function isSure({ by, confidence }: Reading): boolean {
  return by !== 'offline' && confidence >= SURE;
}

/** All that was written, as one text; captions are words, too. */
function textOf({ messages }: UnderstandRequest): string {
  const texts = messages.flatMap(({ content }) => {
    if (content.type === 'text') return [content.text];
    return 'caption' in content ? [content.caption] : [];
  });
  return texts.join('\n').trim().slice(0, TEXT_CHARS_MAX);
}

interface Unsure {
  readonly text: string;
  readonly request: UnderstandRequest;
  readonly offline: Reading;
}

async function withModel(options: ModelUnderstandingOptions, { text, request, offline }: Unsure): Promise<Reading> {
  const { clock, model: port, breaker, models } = options;
  if (!(await maySpend(options, request.tenant))) return offline;
  const ours = clock.now() + Math.min(options.turnBudgetMs, TURN_BUDGET_MS_MAX);
  const deadline = Math.min(ours, request.deadline ?? ours);
  const sitting = openSitting({ port, clock, breaker, deadline, priceOf: options.free ? noPrice : listPrice });
  const yesHeard = offline.events.some((event) => event.type === 'customer.accepts');
  const events = await consult(sitting, { text, request, models, yesHeard }, options.maySay).catch((error: unknown) => {
    options.log.error('model.failed', { reason: reasonOf(error) });
    return undefined;
  });
  const { calls } = sitting;
  await settle(options, request.tenant, calls);
  const legal = (events ?? []).filter((event) => request.legal.includes(event.type));
  if (events === undefined || legal.length < events.length) return { ...offline, calls };
  // What is no text was understood without a model, a picture stays a picture; and so was a name.
  const apart = offline.events.filter(({ type }) => type === 'customer.sends_media' || type === 'customer.answers');
  const { reader: _, ...read } = offline;
  return {
    ...read,
    events: besideWords([...apart, ...withWhatCodeReads(legal, offline.events)].slice(0, EVENTS_PER_TURN_MAX)),
    by: 'model',
    confidence: MODEL_CONFIDENCE,
    calls,
  };
}

/* ── Who is asked (CONV-3) ──────────────────────────────────────────────────────────────────────────────────────── */

/** In a flow its department's agent; outside agente cero, unless it is locked, then the department. */
async function consult(
  sitting: Sitting,
  asking: Asking,
  maySay: ModelUnderstandingOptions['maySay'],
): Promise<CustomerEvent[] | undefined> {
  const { question, now } = asking.request;
  const area = areaOf(flowOf(question.state));
  if (area !== 'GENERAL') return inDepartment(sitting, area, asking);
  if ((question.ceroLockedUntil ?? 0) > now) {
    const meta = await askMeta(sitting, asking);
    return meta.outcome === 'answered' ? inDepartment(sitting, meta.value.departamento, asking) : undefined;
  }
  const cero = await askCero(sitting, asking);
  if (cero.outcome !== 'answered') return undefined;
  const { decision, departamento } = cero.value;
  if (decision === 'PASADO_A_DEPARTAMENTO') return inDepartment(sitting, departamento ?? 'AGENDAMIENTO', asking);
  return general(cero.value, asking.request, maySay);
}

async function inDepartment(
  sitting: Sitting,
  department: Department,
  asking: Asking,
): Promise<CustomerEvent[] | undefined> {
  const first = await askIntent(sitting, department, asking);
  if (first.outcome !== 'answered') return undefined;
  if (first.value.accion_recomendada !== OTHER_DEPARTMENT) return someOf(eventsOfIntent(first.value, asking));
  const other = await askIntent(sitting, department === 'PAGOS' ? 'AGENDAMIENTO' : 'PAGOS', asking);
  return other.outcome === 'answered' ? someOf(eventsOfIntent(other.value, asking)) : undefined;
}

/** A topic is answered from the tenant's data; words of its own only when nothing in them is invented. */
function general(
  { tema, texto }: Cero,
  request: UnderstandRequest,
  maySay: ModelUnderstandingOptions['maySay'],
): CustomerEvent[] {
  if (tema !== null && tema !== 'otro') return [{ type: 'customer.asks', topic: tema }];
  const words = texto?.trim() ?? '';
  const sayable = words !== '' && maySay(words, request);
  return [{ type: 'customer.asks', topic: 'otro', ...(sayable ? { texto: words } : {}) }];
}

function someOf(events: CustomerEvent[]): CustomerEvent[] | undefined {
  return events.length === 0 ? undefined : events;
}
