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
