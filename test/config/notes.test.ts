/** What is written to no effect is told by start and doctor; nothing is refused for it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { envFileNotes } from '../../src/cli/env-file.ts';
import { loadConfig } from '../../src/config.ts';
import { warnings } from '../../src/config/warnings.ts';
import { DEMO_TENANTS_URL } from '../../src/tenants.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-notes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const base = loadConfig({});

function envNotes(text: string, config = base): string[] {
  const file = path.join(folder, 'env');
  writeFileSync(file, text);
  return envFileNotes(config, file).map(({ what, fix }) => `${what} ${fix}`.replaceAll(file, '.env'));
}

describe('a setting of a service that is not connected', () => {
  const notes = (env: Record<string, string>) => loadConfig(env).notes.map(({ what, fix }) => `${what}. ${fix}`);

  it('is told by its name, a line for each service, whatever business uses it', () => {
    const chatwoot = { CHATWOOT_BASE_URL: 'https://desk.example', CHATWOOT_ACCOUNT_ID: '1', CHATWOOT_INBOX_ID: '2' };
    const keys = { D360_API_KEY: 'key-of-d360', STRIPE_SECRET_KEY: 'sk_test_1', ADMIN_TOKEN: 'un-panel-de-prueba' };
    expect(notes({ ...chatwoot, ...keys, CHATWOOT_API_TOKEN: 'token-of-the-desk' })).toEqual([
      'D360_API_KEY no hace nada: esta versión no conecta 360dialog. quítala',
      expect.stringMatching(
        /^CHATWOOT_BASE_URL, CHATWOOT_ACCOUNT_ID, .* no hacen nada: esta versión no conecta Chatwoot/,
      ),
      expect.stringMatching(/^STRIPE_SECRET_KEY no hace nada: esta versión no conecta Stripe/),
      expect.stringMatching(/^ADMIN_TOKEN no hace nada: .* el panel \/admin/),
    ]);
  });

  it('is nothing to tell where it is empty, or where what is set is used', () => {
    expect(notes({ STRIPE_SECRET_KEY: '', WHATSAPP_VERIFY_TOKEN: 'a-token', OPENAI_MODEL: 'x', PORT: '3000' })).toEqual(
      [],
    );
  });
});

describe('a line of .env', () => {
  it.each([
    ['TENANT_FILE=x.json', /TENANT_FILE está en .env.*¿querías decir TENANTS_FILE\?/],
    ['WHATSAPP_ACESS_TOKEN=x', /¿querías decir WHATSAPP_ACCESS_TOKEN\?/],
    ['SQLITEPATH=x', /¿querías decir SQLITE_PATH\?/],
    ['whatsapp_app_secret=x', /¿querías decir WHATSAPP_APP_SECRET\?/],
    ['STRIPE_KEY=x', /mira los nombres en .env.example/],
    ['PORT: 3000', /la línea 1 de .env no dice nada/],
    ['PORT=1\n\nPORT=2', /PORT está dos veces en .env \(líneas 1 y 3\)/],
  ])('that does nothing is told: %s', (text, told) => {
    expect(envNotes(text)).toEqual([expect.stringMatching(told)]);
  });

  it.each([
    '',
    "# don't\n\nPORT=3000\nexport HOST=127.0.0.1\r\n",
    'WHATSAPP_ACCESS_TOKEN="a\nb: c\nd" # mine\nLOG_LEVEL=info',
    'TZ=UTC\nCOMPOSE_PROJECT_NAME=x\nPOSTGRES_PASSWORD=x\nNODE_OPTIONS=--x\nGOOGLE_CLOUD_QUOTA_PROJECT=x',
    readFileSync('.env.example', 'utf8'),
  ])('that is right, or somebody else’s, is left alone: %j', (text) => {
    expect(envNotes(text)).toEqual([]);
  });

  it('that a business names is its own', () => {
    const [tenant] = base.tenants;
    const channels = [{ ...tenant!.channels[0]!, accessTokenEnv: 'WHATSAPP_TOKEN_CENTRO' }];
    expect(envNotes('WHATSAPP_TOKEN_CENTRO=x')).toHaveLength(1);
    expect(envNotes('WHATSAPP_TOKEN_CENTRO=x', { ...base, tenants: [{ ...tenant!, channels }] })).toEqual([]);
  });

  it('of no file is none', () => {
    expect(envFileNotes(base, path.join(folder, 'nowhere'))).toEqual([]);
  });
});

it.each([
  [{ deposit: { percent: 30 } }, 1],
  [{ deposit: { amount: '5000.00' }, paymentBeforeBooking: 'none' }, 1],
  [{ deposit: { percent: 50 }, paymentBeforeBooking: 'full' }, 1],
  [{ deposit: { percent: 30 }, paymentBeforeBooking: 'deposit' }, 0],
  [{ paymentBeforeBooking: 'deposit' }, 0],
  [{}, 0],
])('a deposit that nobody is asked for: %j', (booking, told) => {
  const file = path.join(folder, 'tenants.json');
  const written = JSON.parse(readFileSync(DEMO_TENANTS_URL, 'utf8')) as { tenants: { booking: object }[] };
  const tenants = written.tenants.map((one) => ({ ...one, booking: { ...one.booking, ...booking } }));
  writeFileSync(file, JSON.stringify({ tenants }));
  const whats = warnings(loadConfig({ TENANTS_FILE: file })).map(({ what }) => what);
  expect(whats.filter((what) => what.includes('"deposit"'))).toHaveLength(told);
});
