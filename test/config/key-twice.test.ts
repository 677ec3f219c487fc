import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { ConfigError } from '../../src/errors.ts';
import { readTenants } from '../../src/tenants.ts';
import { keyTwice } from '../../src/tenants/key-twice.ts';

it.each<[json: string, found: ReturnType<typeof keyTwice>]>([
  ['{"a":1,"b":{"a":1}}', undefined],
  ['[{"a":1},{"a":2}]', undefined],
  ['{"a":"a","b":["a","a"],"c":"{\\"a\\":1,\\"a\\":2}"}', undefined],
  ['{"a":1,\n"a":2}', { key: 'a', line: 2 }],
  ['{"x":[{"p":"1",\n\n"q":{},"p":"2"}]}', { key: 'p', line: 3 }],
  ['{"\\u0061":1,"a":2}', { key: 'a', line: 1 }],
])('%s', (json, found) => {
  expect(keyTwice(json)).toEqual(found);
});

const DEMO = readFileSync(new URL('../../fixtures/tenants/demo.json', import.meta.url), 'utf8');
function problemsOf(text: string, read: (file: string) => unknown): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'turno-twice-'));
  const file = path.join(folder, 'tenants.json');
  writeFileSync(file, text);
  try {
    read(file);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems.map(({ code, where }) => `${code} ${where}`) : [String(error)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a price that stands twice is refused with its line', () => {
  const twice = DEMO.replace('"price": "25000.00"', '"price": "25000.00",\n "price": "2500.00"');
  expect(twice).not.toBe(DEMO);
  expect(problemsOf(DEMO, readTenants)).toEqual([]);
  expect(problemsOf(twice, readTenants)).toEqual([expect.stringMatching(/^CFG-109 .*tenants\.json › línea \d+$/)]);
});

const REAL = { WHATSAPP_ACCESS_TOKEN: 'x', WHATSAPP_APP_SECRET: 'f'.repeat(32), WHATSAPP_VERIFY_TOKEN: 'v' };
it.each([' 301x', '+54 9 11', 'mi-numero'])('a number id that Meta never has is refused where it is Meta: %s', (id) => {
  const file = DEMO.replace('"id": "demo-sonrisa"', '"id": "sonrisa"')
    .replace(/"provider": "(?:simulated|whatsapp)"/, '"provider": "whatsapp"')
    .replace(/"phoneNumberId": "\d+"/, `"phoneNumberId": "${id}"`);
  const problemsWith = (env: Record<string, string>) =>
    problemsOf(file, (path) => loadConfig({ ...env, TENANTS_FILE: path }));
  expect(problemsWith(REAL)).toEqual([expect.stringMatching(/^CFG-103 .*phoneNumberId$/)]);
  expect(problemsWith({ ...REAL, WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9' })).toEqual([]);
  expect(problemsWith({})).toEqual([]);
});
