/** The real engine over a store, with a channel of the test's own: for what happens between processes and while a send is under way. */
import { createEngine, type Engine, type Settings } from '../../src/conversation.ts';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { DEFAULT_SETTINGS } from '../../src/conversation/parts.ts';
import { historyText, render } from '../../src/copy/index.ts';
import type { ConversationId, NewInboxRow, Tenant } from '../../src/domain.ts';
import { createHandlers, failureAnswer, performWith, policyOf, routeCalendars } from '../../src/handlers/index.ts';
import { createLocalCalendar } from '../../src/io/local-calendar.ts';
import { numberAliasOf } from '../../src/io/whatsapp/identity.ts';
import type { ChannelPort, PaymentsPort, Store, Understanding } from '../../src/ports.ts';
import { createSimulatedDesk } from '../../src/simulated/desk.ts';
import type { VirtualClock } from '../../src/simulated/clock.ts';
import { tenants } from '../cli/kit.ts';

export const tenant = tenants[0]!;
export const conversation: ConversationId = `${tenant.id}.00000000000000000000000000`;

export interface Process {
  readonly engine: Engine;
  /** Lines of the log: event, reason. */
  readonly log: (readonly [string, unknown])[];
}

export interface World {
  readonly store: Store;
  readonly clock: VirtualClock;
  readonly send: ChannelPort['send'];
  readonly tenantOf?: (id: string) => Tenant | undefined;
  readonly understanding?: Understanding;
  readonly payments?: Pick<PaymentsPort, 'fetch'>;
}

export function processOf(
  { store, clock, send, tenantOf, understanding, payments: told }: World,
  settings: Partial<Settings> = {},
): Process {
  const log: [string, unknown][] = [];
  const note = (event: string, fields?: Readonly<Record<string, unknown>>): void => {
    log.push([event, fields?.['reason']]);
  };
  let serial = 0;
  const payments: PaymentsPort = {
    createLink: ({ key }) => Promise.resolve({ url: `https://pay.example/${key}`, providerId: key }),
    fetch: () => Promise.reject(new Error('no payment here')),
    refund: () => Promise.resolve(),
    ...told,
  };
  const engine = createEngine({
    store,
    clock,
    random: { token: () => `${settings.by ?? 'one'}-${(serial += 1)}`, unit: () => 0.5 },
    log: { info: () => undefined, warn: note, error: note },
    tenantOf: tenantOf ?? ((id) => tenants.find((one) => one.id === id)),
    understanding: understanding ?? createOfflineUnderstanding(),
    render,
    textOf: historyText,
    numberAliasOf,
    perform: performWith(
      createHandlers({
        store,
        channel: { send },
        calendar: routeCalendars({ local: createLocalCalendar() }),
        payments,
        desk: createSimulatedDesk(),
      }),
    ),
    policyOf,
    failureAnswer,
    settings: { ...DEFAULT_SETTINGS, by: 'one', quietMs: 0, maxMs: 0, ...settings },
  });
  return { engine, log };
}

export function text(id: string, said: string, at: number): NewInboxRow {
  const { provider, phoneNumberId } = tenant.channels[0]!;
  const from = { provider, phoneNumberId, waId: '5491100001111' };
  const message = { id, at, content: { type: 'text', text: said }, from } as const;
  return { conversation, id, arrivedAt: at, body: { kind: 'message', message } };
}

/** Everything that can go on without the clock goes on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The clock goes on by `ms`, stopping wherever somebody waits for it. */
export async function pass(clock: VirtualClock, ms: number): Promise<void> {
  const until = clock.now() + ms;
  await settle();
  while (clock.now() < until) {
    clock.advanceTo(Math.min(clock.next() ?? until, until));
    await settle();
  }
}
