/** The engine on virtual time, without faults: for promises that need a crowd, a calendar or many days. */
import { createEngine, type Engine, type Settings } from '../../src/conversation.ts';
import { DEFAULT_SETTINGS, type Performed } from '../../src/conversation/parts.ts';
import type { ConversationId, Effect, InboundContent, NewInboxRow, OutboundMessage, Tenant } from '../../src/domain.ts';
import { createHandlers, failureAnswer, performWith, policyOf } from '../../src/handlers/index.ts';
import type { Store, Understanding } from '../../src/ports.ts';
import { createVirtualClock, type VirtualClock } from '../../src/simulated/clock.ts';
import { START, addressOf, businessOf } from '../../src/simulator/business.ts';
import { createOutside, type Outside } from '../../src/simulator/outside.ts';
import { renderMarks, wordsOnly } from '../../src/simulator/words.ts';
import { breathe } from './kit.ts';

export interface Shop {
  readonly tenant: Tenant;
  readonly clock: VirtualClock;
  readonly outside: Outside;
  readonly engine: Engine;
  /** As the channel does: the id makes a message the same again. */
  say(who: string, id: string, content: InboundContent | string): Promise<void>;
  /** Lets time pass; whoever is due works. */
  pass(ms: number): Promise<void>;
  /** What this customer was sent last. */
  last(who: string): OutboundMessage | undefined;
}
export interface ShopOptions {
  readonly store: Store;
  readonly tenant?: string;
  readonly by?: string;
  /** One clock for a shop that is opened again. */
  readonly clock?: VirtualClock;
  readonly outside?: Outside;
  readonly settings?: Partial<Settings>;
  readonly understanding?: Understanding;
  /** Instead of the real handlers. */
  readonly perform?: (effect: Effect, text: string | undefined) => Promise<Performed>;
}

export function openShop(options: ShopOptions): Shop {
  const { store, by = 'a', clock = createVirtualClock(START) } = options;
  const tenant = businessOf(options.tenant ?? 'peluqueria');
  if (tenant === undefined) throw new Error('there is no such business in the simulation');
  const outside =
    options.outside ?? createOutside({ onSent: () => undefined, onHandoff: () => undefined, refuses: () => false });
  const handle = performWith(createHandlers({ store, ...outside.ports }));
  const { perform } = options;
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let tokens = 0;
  const engine = createEngine({
    store,
    clock,
    log: quiet,
    random: { token: () => `${by}-${tokens++}`, unit: () => 0.5 },
    understanding: options.understanding ?? wordsOnly,
    tenantOf: businessOf,
    render: renderMarks,
    textOf: ({ text }) => text,
    perform: perform === undefined ? handle : (effect, { row }) => perform(effect, row.message?.text),
    policyOf,
    failureAnswer,
    settings: { ...DEFAULT_SETTINGS, by, ...options.settings },
  });
  return {
    ...{ tenant, clock, outside, engine },
    say: (who, id, content) => engine.receive([messageOf({ tenant, who, id, content, at: clock.now() })]),
    pass: async (ms) => {
      for (const until = clock.now() + ms; ; clock.advanceTo(until)) {
        for (let i = 0; i < 3 || (i < 1_000 && engine.busy() > 0); i++) await breathe();
        if (clock.now() >= until) return;
      }
    },
    last: (who) => outside.sent.findLast(({ to }) => to.waId === who)?.message,
  };
}

export function messageOf(said: {
  tenant: Tenant;
  who: string;
  id: string;
  content: InboundContent | string;
  at: number;
}): NewInboxRow {
  const { tenant, who, id, at } = said;
  const content = typeof said.content === 'string' ? ({ type: 'text', text: said.content } as const) : said.content;
  const message = { id, at, content, from: addressOf(tenant, who) };
  return { conversation: conversationOf(tenant, who), id, arrivedAt: at, body: { kind: 'message', message } };
}

export function conversationOf(tenant: Tenant, who: string): ConversationId {
  return `${tenant.id}.${who}`;
}

/** The tap on a row or button of a message, 1-based or by its title. */
export function tapOn(message: OutboundMessage | undefined, which: number | string): InboundContent {
  const choices = message?.type === 'list' ? message.rows : message?.type === 'buttons' ? message.buttons : [];
  const choice = typeof which === 'number' ? choices[which - 1] : choices.find(({ title }) => title === which);
  if (choice === undefined) throw new Error(`nothing to tap: ${String(which)} of ${message?.text ?? 'nothing'}`);
  return { type: 'tap', id: choice.id, title: choice.title };
}
