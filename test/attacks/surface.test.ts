/** D6 for what there is: what a server in production shows to whom, and the headers under which it answers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_APP_SECRET } from '../../src/main/wiring.ts';
import { ask, listening, post, textWebhook, world } from '../app/harness.ts';
import { signed, webhook } from '../e2e/customer.ts';
import { freePort, launch, listening as started, ROOT } from '../e2e/server.ts';

const INTERNAL_TOKEN = 'the-key-of-who-operates-it-0123456789';
const PROXIED = { 'x-forwarded-for': '203.0.113.7' };

describe('a server in production', () => {
  it('has nothing simulated, believes no demo secret, and counts for its operators only', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'turno-surface-'));
    const demo = readFileSync(join(ROOT, 'fixtures/tenants/demo.json'), 'utf8');
    writeFileSync(join(cwd, 'mine.json'), demo.replace('"demo-sonrisa"', '"sonrisa"'));
    const env = { PORT: String(await freePort()), NODE_ENV: 'production', TENANTS_FILE: 'mine.json', INTERNAL_TOKEN };
    const meta = { WHATSAPP_ACCESS_TOKEN: 'EAAGproduction1', WHATSAPP_APP_SECRET: 'secret-of-production' };
    const server = launch({ cwd, env: { ...env, ...meta } });
    try {
      const url = await started(server);
      const at = async (path: string, init: RequestInit = {}) => (await fetch(url + path, init)).status;
      for (const path of ['/simulated/meta/v23.0/1/messages', '/sandbox/pagos/x', '/webhooks/sandbox']) {
        expect([path, await at(path, { method: 'POST', body: '{}' })]).toEqual([path, 404]);
      }
      expect(await at('/dev')).toBe(404);
      const raw = webhook({ messages: [] });
      const headers = { 'x-hub-signature-256': signed(DEMO_APP_SECRET, raw) };
      expect(await at('/webhooks/whatsapp', { method: 'POST', body: raw, headers })).toBe(401);
      expect(await at('/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1&hub.verify_token=turno-demo')).toBe(403);

      expect(await at('/metrics')).toBe(200);
      expect(await at('/metrics', { headers: PROXIED })).toBe(401);
      expect(await at('/metrics', { headers: { ...PROXIED, authorization: 'Bearer guessed' } })).toBe(401);
      expect(await at('/metrics', { headers: { ...PROXIED, authorization: `Bearer ${INTERNAL_TOKEN}` } })).toBe(200);
      // What anybody may see of it: that it lives, on what, how busy it is.
      const health = (await (await fetch(`${url}/health`)).json()) as object;
      expect(Object.keys(health).toSorted()).toEqual(['status', 'store', 'tenants', 'working']);
      const version = (await (await fetch(`${url}/version`)).json()) as object;
      expect(Object.keys(version).filter((key) => !['name', 'version', 'revision'].includes(key))).toEqual([]);
      expect(server.stdout() + server.stderr()).not.toContain(DEMO_APP_SECRET);
    } finally {
      await server.end('SIGKILL');
      rmSync(cwd, { recursive: true, force: true });
    }
  });
});

describe('every answer', () => {
  it('says what browsers may do with it, and not by what it was made', async () => {
    await listening(world().deps, async (port) => {
      const body = textWebhook('hola');
      const answers = await Promise.all([
        ...['/health', '/readyz', '/version', '/metrics', '/nothing'].map((path) => ask(port, { path })),
        post(port, body, []),
        post(port, body),
        ask(port, { method: 'DELETE', path: '/webhooks/whatsapp' }),
      ]);
      for (const { status, headers, text } of answers) {
        expect(headers['x-powered-by']).toBeUndefined();
        // An empty 200 to Meta has nothing to be taken for something else.
        if (text !== '') expect([status, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
      }
      const [{ headers: page }] = answers;
      expect(page['content-security-policy']).toMatch(/default-src 'self'/);
      expect(page['strict-transport-security']).toMatch(/max-age=\d{7,}/);
      expect([page['x-frame-options'], page['referrer-policy']]).toEqual(['SAMEORIGIN', 'no-referrer']);
    });
  });
});
