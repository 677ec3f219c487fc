import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { isLive, loadConfig, type Config } from '../../src/config.ts';
import type { Handoff, Tenant } from '../../src/domain.ts';
import { ServiceFailure } from '../../src/errors.ts';
import { systemClock } from '../../src/io/clock.ts';
import type { LateHttp } from '../../src/io/late-http.ts';
import { prometheusMetrics } from '../../src/io/metrics.ts';
import { systemRandom } from '../../src/io/random.ts';
import { deskOf } from '../../src/main/desk.ts';
import { paymentsOf } from '../../src/main/engine.ts';
import { createWiring, DEMO_APP_SECRET } from '../../src/main/wiring.ts';
import type { Log, PaymentsPort } from '../../src/ports.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { world as appWorld } from '../app/harness.ts';

const META = { WHATSAPP_ACCESS_TOKEN: 'EAAG-token', WHATSAPP_APP_SECRET: 'app-secret' };

const DEMO = loadConfig({});
const AT_A_FAKE = loadConfig({ ...META, WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9' });
const LIVE: Config = { ...AT_A_FAKE, whatsapp: { ...AT_A_FAKE.whatsapp, baseUrl: 'https://graph.facebook.com' } };
const IN_PRODUCTION: Config = { ...AT_A_FAKE, production: true };

function log(): Log & { readonly lines: (readonly [string, string, unknown])[] } {
  const lines: (readonly [string, string, unknown])[] = [];
  const line = (level: string) => (event: string, fields?: object) => void lines.push([level, event, fields]);
  return { lines, info: line('info'), warn: line('warn'), error: line('error') };
}

const [tenant] = LIVE.tenants;

it('a business is live where real customers write to it: with a token for Meta itself, and always in production', () => {
  expect([DEMO, AT_A_FAKE, LIVE, IN_PRODUCTION].map((config) => isLive(config, tenant!))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe('the desk, as long as none is connected', () => {
  const handoff = { reason: 'asked' } as Handoff;
  const request = { tenant: tenant!, conversation: 'sonrisa.x', handoff, note: 'Ana, 11 5555', key: 'sonrisa.x.1.0' };

  it.each([
    ['a live channel', LIVE],
    ['production', IN_PRODUCTION],
  ])(
    'tells nobody and says so, with %s: the customer hears the truth, the operator reads it (must-hold 73)',
    async (_, config) => {
      const { lines, ...written } = log();
      const refused = await deskOf(config, written)
        .open(request)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ServiceFailure);
      expect(refused).toMatchObject({ retryable: false });
      expect(lines).toEqual([['error', 'handoff.unheard', { conversation: 'sonrisa.x', reason: 'asked' }]]);
    },
  );

  it.each([
    ['the demo', DEMO],
    ['a fake Meta on this machine', AT_A_FAKE],
  ])('is played for %s, and each handoff is in the log', async (_, config) => {
    const { lines, ...written } = log();
    await deskOf(config, written).open(request);
    expect(lines).toEqual([['info', 'handoff.opened', { conversation: 'sonrisa.x', reason: 'asked' }]]);
  });
});

describe('the sandbox of payments', () => {
  const link = { url: 'http://x/sandbox/pagos/1', providerId: '1' };
  const sandbox = { createLink: () => Promise.resolve(link) } as unknown as PaymentsPort;
  const asked = { tenant: tenant! } as Parameters<PaymentsPort['createLink']>[0];

  it('gives real customers no link to a page on which whoever presses "approve" has paid (must-hold 70)', async () => {
    for (const config of [LIVE, IN_PRODUCTION]) {
      await expect(paymentsOf(config, sandbox).createLink(asked)).rejects.toMatchObject({
        name: 'ServiceFailure',
        retryable: false,
      });
    }
    for (const config of [DEMO, AT_A_FAKE]) expect(await paymentsOf(config, sandbox).createLink(asked)).toEqual(link);
  });
});

describe('the webhook of WhatsApp', () => {
  const wiringOf = (config: Config) =>
    createWiring({
      config,
      url: 'http://127.0.0.1:9',
      clock: systemClock(),
      random: systemRandom(),
      log: log(),
      store: createMemoryStore(),
      http: {} as LateHttp,
      metrics: prometheusMetrics({ ofProcess: false }),
    });

  it('knows the number of no other provider, and no secret that anybody has for one (must-hold 79)', async () => {
    const elsewhere = LIVE.tenants.map((one): Tenant => ({
      ...one,
      channels: one.channels.map((channel) => ({ ...channel, provider: '360dialog' })),
    }));
    for (const config of [LIVE, IN_PRODUCTION]) {
      const { whatsapp } = await wiringOf({ ...config, tenants: elsewhere });
      expect(whatsapp.tenantByPhoneNumberId(elsewhere[0]!.channels[0]!.phoneNumberId)).toBeUndefined();
      expect(whatsapp.appSecrets).toEqual([]);
    }
  });

  it('believes the demo secret for a simulated number only: a live one without its own is not started', async () => {
    const unsigned = ({ whatsapp: { appSecret: _, ...whatsapp }, ...config }: Config): Config => ({
      ...config,
      whatsapp,
    });
    expect((await wiringOf(unsigned(DEMO))).whatsapp.appSecrets).toEqual([DEMO_APP_SECRET]);
    for (const config of [LIVE, AT_A_FAKE, IN_PRODUCTION]) {
      const { whatsapp } = await wiringOf(unsigned(config));
      expect(() => createApp({ ...appWorld().deps, whatsapp })).toThrow('WHATSAPP_APP_SECRET');
    }
  });
});
