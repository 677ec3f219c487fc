import fc from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { channelCredentials, isSimulated, loadConfig, paymentCredentials } from '../../src/config.ts';
import type { Environment } from '../../src/config.ts';
import { CODES } from '../../src/config/problems.ts';
import { SETTING_NAMES } from '../../src/config/settings.ts';
import { ConfigError } from '../../src/errors.ts';
import type { ConfigProblem } from '../../src/errors.ts';

const demoText = readFileSync('fixtures/tenants/demo.json', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'turno-config-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A tenants file with one business that is not a demo, edited. */
function tenantsFile(name: string, edit: (text: string) => string = (text) => text): string {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, edit(demoText.replace('"demo-sonrisa"', '"sonrisa"')));
  return file;
}

function problemsOf(env: Environment): readonly ConfigProblem[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const codesOf = (env: Environment) =>
  problemsOf(env).map(({ code, where }) => `${code} ${where.split(' › ')[1] ?? where}`);

const META = { WHATSAPP_ACCESS_TOKEN: 'EAAG-token', WHATSAPP_APP_SECRET: 'app-secret' };

describe('configuration with nothing set', () => {
  it('is the demo business on the simulator, SQLite, port 3000 of this machine', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3_000,
      portFixed: false,
      store: { kind: 'sqlite', path: './data/turno.db' },
      sweep: 'internal',
      burst: { quietMs: 800, maxMs: 4_000 },
      models: { enabled: false },
      whatsapp: { baseUrl: 'https://graph.facebook.com', version: 'v23.0' },
    });
    expect(config.tenants.map(({ id }) => id)).toEqual(['demo-sonrisa']);
    expect(isSimulated(config, config.tenants[0]!.channels[0]!)).toBe(true);
    expect(config.chatwoot).toBeUndefined();
  });

  it('counts an empty variable as absent, as a line "PORT=" of .env is', () => {
    expect(loadConfig({ PORT: '', STORE: '  ' })).toMatchObject({ port: 3_000, store: { kind: 'sqlite' } });
  });
});

it.each(['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'])('no clock starts at the end of time: %s', (start) => {
  expect(codesOf({ CLOCK_START: start })).toEqual(['CFG-009 CLOCK_START']);
});

describe('settings that are wrong are all told at once, with code, place, reason and fix (must-hold 47)', () => {
  it('tells five mistakes of five kinds in one go', () => {
    const env = {
      PORT: '70000',
      STORE: 'mysql',
      OPENAI_BASE_URL: 'api.openai.com',
      TENANTS_FILE: path.join(folder, 'no-existe.json'),
      CLOCK_START: 'mañana',
      SWEEP: 'external',
    };
    expect(codesOf(env).sort()).toEqual([
      'CFG-001 PORT',
      'CFG-002 STORE',
      'CFG-003 OPENAI_BASE_URL',
      'CFG-004 INTERNAL_TOKEN',
      `CFG-005 ${env.TENANTS_FILE}`,
      'CFG-009 CLOCK_START',
    ]);
    for (const problem of problemsOf(env)) {
      for (const words of [problem.what, problem.where, problem.fix]) expect(words.length).toBeGreaterThan(3);
    }
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['BURST_QUIET_MS', '-1'],
    ['BURST_MAX_MS', '1e9'],
    ['TURN_MODEL_BUDGET_MS', 'seis'],
    ['TENANT_DAILY_MODEL_USD', '5,00'],
    ['CHATWOOT_ACCOUNT_ID', 'uno'],
  ])('refuses %s=%s, no number there', (name, value) => {
    expect(codesOf({ [name]: value })).toContain(`CFG-001 ${name}`);
  });

  it.each([
    ['STORE', 'Firestore'],
    ['SWEEP', 'cron'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'trace'],
    ['WHATSAPP_API_VERSION', '23'],
  ])('refuses %s=%s, an unknown choice', (name, value) => {
    expect(codesOf({ [name]: value })).toEqual([`CFG-002 ${name}`]);
  });

  it.each(['ftp://x.com', 'x.com', 'https://x.com?token=1', 'https://', 'https://u:p4ss@x.com'])(
    'refuses the URL %s and does not print a password in it',
    (value) => {
      const problems = problemsOf({ MARAVIA_BASE_URL: value });
      expect(problems.map(({ code }) => code)).toEqual(['CFG-003']);
      expect(JSON.stringify(problems)).not.toContain('p4ss');
    },
  );

  it('refuses half a Chatwoot, a quiet window above the cap, and Firestore with no project', () => {
    expect(codesOf({ CHATWOOT_BASE_URL: 'https://desk.example' })).toEqual([
      'CFG-004 CHATWOOT_ACCOUNT_ID',
      'CFG-004 CHATWOOT_INBOX_ID',
      'CFG-004 CHATWOOT_API_TOKEN',
    ]);
    expect(codesOf({ CHATWOOT_WEBHOOK_SECRET: 'secreta' })).toHaveLength(4);
    expect(codesOf({ BURST_QUIET_MS: '5000' })).toEqual(['CFG-010 BURST_QUIET_MS']);
    expect(codesOf({ STORE: 'firestore' })).toEqual(['CFG-004 GOOGLE_CLOUD_PROJECT']);
    const emulator = (host: string) => codesOf({ STORE: 'firestore', FIRESTORE_EMULATOR_HOST: host });
    expect(emulator('http://127.0.0.1:8080')).toEqual(['CFG-003 FIRESTORE_EMULATOR_HOST']);
    expect(['127.0.0.1:8080', 'emulator:8080', '[::1]:8080', 'localhost'].flatMap(emulator)).toEqual([]);
    expect(loadConfig({ STORE: 'firestore', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }).store).toMatchObject({
      kind: 'firestore',
      emulatorHost: '127.0.0.1:8080',
    });
  });

  it('takes any text at any setting without throwing anything but a ConfigError', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SETTING_NAMES.filter((name) => name !== 'TENANTS_FILE')),
        fc.string(),
        (name, text) => problemsOf({ [name]: text }).every(({ code }) => code.startsWith('CFG-0')),
      ),
      { numRuns: 500 },
    );
  });
});

describe('channels and credentials', () => {
  it('wants the app secret as soon as a channel is real, and quotes where to get it', () => {
    const [problem] = problemsOf({ WHATSAPP_ACCESS_TOKEN: 'x', TENANTS_FILE: tenantsFile('one') });
    expect(problem).toMatchObject({ code: 'CFG-004', where: 'entorno o .env › WHATSAPP_APP_SECRET' });
    expect(problem?.fix).toContain('Meta › App › Configuración › Básica');
  });

  it.each<[string, Environment, boolean]>([
    ['where nobody real writes', {}, true],
    ['of a fake Meta on this machine', { ...META, WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9' }, true],
    ['with a token for Meta itself', META, false],
    ['in production', { ...META, NODE_ENV: 'production' }, false],
  ])('offers played payments as a way out %s: %s', (_where, env, played) => {
    const file = tenantsFile('unpaid', (text) => text.replace('"provider": "sandbox"', '"provider": "stripe"'));
    const keys = problemsOf({ ...env, TENANTS_FILE: file }).filter(({ where }) => where.includes('STRIPE'));
    expect(keys).toHaveLength(2);
    for (const { fix } of keys) {
      expect(fix.includes('sandbox')).toBe(played);
      expect(fix).toMatch(/del panel de stripe, o (usa|quita)/);
    }
  });

  it('gives a real channel the global credentials', () => {
    const config = loadConfig({ ...META, TENANTS_FILE: tenantsFile('one') });
    const [channel] = config.tenants[0]!.channels;
    expect(isSimulated(config, channel!)).toBe(false);
    expect(channelCredentials(config, channel!).accessToken?.reveal()).toBe('EAAG-token');
    expect(channelCredentials(config, channel!).appSecret?.reveal()).toBe('app-secret');
  });

  it("prefers a tenant's own variables, and refuses a name that is not set", () => {
    const file = tenantsFile('own', (text) =>
      text
        .replace(
          '"displayPhoneNumber"',
          '"accessTokenEnv": "SONRISA_TOKEN", "appSecretEnv": "SONRISA_SECRET", "displayPhoneNumber"',
        )
        .replace(
          '"provider": "sandbox"',
          '"provider": "stripe", "accessTokenEnv": "SONRISA_PAY", "webhookSecretEnv": "SONRISA_HOOK"',
        ),
    );
    const own = { SONRISA_TOKEN: 'a1', SONRISA_SECRET: 'b2', SONRISA_PAY: 'c3', SONRISA_HOOK: 'd4' };
    const config = loadConfig({ ...META, ...own, TENANTS_FILE: file });
    const [tenant] = config.tenants;
    expect(channelCredentials(config, tenant!.channels[0]!).accessToken?.reveal()).toBe('a1');
    expect(channelCredentials(config, tenant!.channels[0]!).appSecret?.reveal()).toBe('b2');
    expect(paymentCredentials(config, tenant!).accessToken?.reveal()).toBe('c3');
    expect(paymentCredentials(config, tenant!).webhookSecret?.reveal()).toBe('d4');
    expect(codesOf({ TENANTS_FILE: file })).toEqual([
      'CFG-004 channels[0]',
      'CFG-004 channels[0]',
      'CFG-004 payments',
      'CFG-004 payments',
    ]);
  });

  it.each([
    ['360dialog', ['D360_API_KEY', 'D360_WEBHOOK_TOKEN']],
    ['msgio', ['MSGIO_API_URL', 'MSGIO_API_TOKEN', 'MSGIO_WEBHOOK_VERIFY_TOKEN']],
    ['chatwoot', ['CHATWOOT_BASE_URL', 'CHATWOOT_WEBHOOK_SECRET']],
  ])(
    'a %s channel names everything that it lacks, and is refused: it is not connected (must-hold 70)',
    (provider, names) => {
      const file = tenantsFile(provider, (text) => text.replace('"provider": "whatsapp"', `"provider": "${provider}"`));
      expect(codesOf({ TENANTS_FILE: file })).toEqual([
        ...names.map((name) => `CFG-004 ${name}`),
        'CFG-012 channels[0]',
      ]);
      const complete = {
        ...{ D360_API_KEY: 'clave-de-360', D360_WEBHOOK_TOKEN: 'clave-de-360' },
        ...{ MSGIO_API_URL: 'https://m.example', MSGIO_API_TOKEN: 'x', MSGIO_WEBHOOK_VERIFY_TOKEN: 'x' },
        ...{ CHATWOOT_BASE_URL: 'https://c.example', CHATWOOT_ACCOUNT_ID: '1', CHATWOOT_INBOX_ID: '2' },
        ...{ CHATWOOT_API_TOKEN: 'x', CHATWOOT_WEBHOOK_SECRET: 'x', TENANTS_FILE: file },
      };
      for (const NODE_ENV of ['production', 'development']) {
        expect(codesOf({ ...complete, NODE_ENV })).toEqual(['CFG-012 channels[0]']);
      }
    },
  );

  it.each([
    ['mercadopago', ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET']],
    ['stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ])(
    'payments by %s want key and webhook secret: no provider is offered that does not work (must-hold 70)',
    (provider, names) => {
      const file = tenantsFile(provider, (text) => text.replace('"sandbox"', `"${provider}"`));
      expect(codesOf({ TENANTS_FILE: file })).toEqual(names.map((name) => `CFG-004 ${name}`));
    },
  );

  it('a calendar outside wants its service', () => {
    const file = tenantsFile('calendars', (text) =>
      text.replace('"local"', '"google"').replace('"local"', '"maravia"'),
    );
    expect(codesOf({ TENANTS_FILE: file })).toEqual([
      'CFG-004 GOOGLE_APPLICATION_CREDENTIALS',
      'CFG-004 MARAVIA_BASE_URL',
    ]);
  });
});

describe('production', () => {
  const live = { NODE_ENV: 'production', ...META };

  it('accepts a real business with its credentials', () => {
    expect(loadConfig({ ...live, TENANTS_FILE: tenantsFile('one') }).production).toBe(true);
  });

  it('refuses a moved clock, the simulated channel and a channel without a token', () => {
    expect(codesOf({ ...live, TENANTS_FILE: tenantsFile('one'), CLOCK_START: '2026-03-02T09:00:00-03:00' })).toEqual([
      'CFG-007 CLOCK_START',
    ]);
    const simulated = tenantsFile('sim', (text) => text.replace('"whatsapp"', '"simulated"'));
    expect(codesOf({ ...live, TENANTS_FILE: simulated })).toEqual(['CFG-007 channels[0]']);
    expect(codesOf({ NODE_ENV: 'production', TENANTS_FILE: tenantsFile('one') })).toEqual([
      'CFG-004 WHATSAPP_ACCESS_TOKEN',
    ]);
  });

  it('never sells the demo catalogue when the file is forgotten (must-hold 71)', () => {
    expect(codesOf(live)).toEqual(['CFG-008 channels[0]']);
    expect(codesOf({ NODE_ENV: 'production' })).toEqual(['CFG-004 WHATSAPP_ACCESS_TOKEN']);
  });

  it('keeps demo businesses from live credentials in every environment, except against a fake on this machine', () => {
    expect(codesOf(META)).toEqual(['CFG-008 channels[0]']);
    expect(codesOf({ ...META, WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9999/' })).toEqual([]);
    const file = tenantsFile('demo-stripe', (text) =>
      text.replace('"sonrisa"', '"demo-x"').replace('"sandbox"', '"stripe"'),
    );
    const keys = { TENANTS_FILE: file, STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(codesOf({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual(['CFG-008 payments']);
    expect(codesOf({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([]);
  });

  it('wants a long admin token, and https for its own address', () => {
    const env = {
      ...live,
      TENANTS_FILE: tenantsFile('one'),
      ADMIN_TOKEN: 'cortita-1',
      PUBLIC_BASE_URL: 'http://turno.example',
    };
    expect(codesOf(env)).toEqual(['CFG-007 ADMIN_TOKEN', 'CFG-007 PUBLIC_BASE_URL']);
  });
});

describe('wake-ups from outside', () => {
  const outside = {
    SWEEP: 'external',
    INTERNAL_TOKEN: 'x'.repeat(32),
    CLOUD_TASKS_QUEUE: 'projects/mi-negocio/locations/southamerica-east1/queues/turno',
    PUBLIC_BASE_URL: 'https://turno.example',
  };

  it('want a key of 32 characters, and a queue its whole name, the address to call and somebody to wake', () => {
    expect(codesOf(outside)).toEqual([]);
    expect(codesOf({ ...outside, INTERNAL_TOKEN: 'x'.repeat(31) })).toContain('CFG-010 INTERNAL_TOKEN');
    expect(codesOf({ ...outside, INTERNAL_TOKEN: '' })).toEqual(['CFG-004 INTERNAL_TOKEN']);
    expect(codesOf({ ...outside, PUBLIC_BASE_URL: '' })).toEqual(['CFG-004 PUBLIC_BASE_URL']);
    expect(codesOf({ ...outside, SWEEP: 'internal' })).toEqual(['CFG-010 CLOUD_TASKS_QUEUE']);
    expect(codesOf({ ...outside, CLOUD_TASKS_QUEUE: 'turno' })).toEqual(['CFG-002 CLOUD_TASKS_QUEUE']);
    expect(codesOf({ ...outside, CLOUD_TASKS_EMULATOR_HOST: 'http://x' })).toEqual([
      'CFG-003 CLOUD_TASKS_EMULATOR_HOST',
    ]);
  });

  it('never send the key to an emulator in production', () => {
    const env = { ...outside, CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:9499' };
    expect(codesOf(env)).toEqual([]);
    expect(loadConfig(env).cloudTasks).toEqual({ queue: outside.CLOUD_TASKS_QUEUE, emulatorHost: '127.0.0.1:9499' });
    expect(codesOf({ ...env, NODE_ENV: 'production' })).toContain('CFG-007 CLOUD_TASKS_EMULATOR_HOST');
  });
});

describe('secrets (must-hold 79)', () => {
  it('cannot be printed as text, JSON, template or by inspect, neither one nor the whole configuration', () => {
    const canary = 'canary-s3cr3t-value-of-the-tests-';
    const secrets = SETTING_NAMES.filter((name) => /TOKEN|SECRET|_KEY$/.test(name));
    const env = { ...Object.fromEntries(secrets.map((name) => [name, canary])), TENANTS_FILE: tenantsFile('one') };
    const config = loadConfig({
      ...env,
      CHATWOOT_BASE_URL: 'https://d.example',
      CHATWOOT_ACCOUNT_ID: '1',
      CHATWOOT_INBOX_ID: '2',
    });
    const token = config.whatsapp.accessToken;
    const shown = [
      JSON.stringify(config),
      inspect(config, { depth: 9, showHidden: true }),
      String(token),
      token?.toString() ?? '',
    ];
    for (const text of shown) expect(text).not.toContain(canary);
    expect(token?.reveal()).toBe(canary);
    expect(secrets.length).toBeGreaterThan(12);
  });

  it('are not quoted when they are wrong', () => {
    const problems = problemsOf({ ADMIN_TOKEN: 'corta', STRIPE_SECRET_KEY: 'sk_live_ con espacio' });
    expect(problems.map(({ code }) => code)).toEqual(['CFG-010', 'CFG-010']);
    expect(JSON.stringify(problems)).not.toMatch(/corta"|sk_live/);
  });

  it('are refused in quotes that nobody took off, also those that a business names itself', () => {
    const own = tenantsFile('quoted', (text) =>
      text.replace('"provider": "whatsapp",', '"provider": "whatsapp", "accessTokenEnv": "SONRISA_WA_TOKEN",'),
    );
    const meta = { ...META, TENANTS_FILE: own, SONRISA_WA_TOKEN: 'EAAG-own' };
    for (const name of ['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'SONRISA_WA_TOKEN']) {
      for (const copied of ['"EAAG-token"', "'EAAG-token'", '`EAAG-token`', 'EAAG token']) {
        expect(problemsOf({ ...meta, [name]: copied })).toEqual([
          expect.objectContaining({ code: 'CFG-010', where: `entorno o .env › ${name}` }),
        ]);
      }
      for (const fine of ['EAAG-"tok"en', "it's-fine", '"', 'EAAG-token=']) {
        expect(problemsOf({ ...meta, [name]: fine })).toEqual([]);
      }
    }
  });

  it('that are wrong are not called missing as well', () => {
    expect(codesOf({ SWEEP: 'external', INTERNAL_TOKEN: 'corta' })).toEqual(['CFG-010 INTERNAL_TOKEN']);
    expect(codesOf({ SWEEP: 'external' })).toEqual(['CFG-004 INTERNAL_TOKEN']);
  });
});

describe('the papers', () => {
  it('.env.example names every setting, and no other, with every demo line switched off', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const names = lines.flatMap((line) => /^#?\s?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual([...SETTING_NAMES].sort());
    expect(lines.filter((line) => /^[A-Z]/.test(line))).toEqual([]);
  });

  it('docs/errores.md explains every code that a problem can carry', () => {
    const page = readFileSync('docs/errores.md', 'utf8').toLowerCase();
    for (const code of Object.values(CODES)) expect(page).toContain(`## ${code.toLowerCase()}`);
  });
});
