/** Starting: what a newcomer gets without a setting, and what somebody gets whose settings are wrong. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { PHONE_NUMBER_ID, signed, webhook } from './customer.ts';
import { freePort, launch, listening, logged, MAIN, ROOT, type Process } from './server.ts';
import { until } from './wait.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'turno-start-'));
  cleanups.push(() => {
    rmSync(made, { recursive: true, force: true });
  });
  return made;
}

function started(env: Readonly<Record<string, string>>, cwd = folder()): Process {
  const server = launch({ cwd, env });
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

describe('settings that are wrong', () => {
  it('end it with 3 and four lines each: what, where, how to put it right, where to read more (must-hold 47)', async () => {
    const server = started({ PORT: 'abc', BURST_QUIET_MS: '9000', STORE: 'mysql', WHATSAPP_ACCESS_TOKEN: 'EAAtoken' });
    expect((await server.exited).code).toBe(3);
    const lines = server.stderr().trimEnd().split('\n');
    expect(lines.length % 4).toBe(0);
    for (let i = 0; i < lines.length; i += 4) {
      expect(lines[i]).toMatch(/^✗ \S+ {2}\S/);
      expect(lines[i + 1]).toMatch(/^ {2}dónde {3}\S/);
      expect(lines[i + 2]).toMatch(/^ {2}arreglo \S/);
      expect(lines[i + 3]).toMatch(/^ {2}más {5}docs\/errores\.md#\S/);
    }
    for (const name of ['PORT', 'BURST_QUIET_MS', 'STORE', 'WHATSAPP_APP_SECRET']) {
      expect(server.stderr()).toContain(name);
    }
    expect(server.stdout()).toBe('');
    expect(server.stderr()).not.toContain('EAAtoken');
  });

  it('a tenants file with a dangling id is refused with its path in the file', async () => {
    const cwd = folder();
    const demo = readFileSync(join(ROOT, 'fixtures/tenants/demo.json'), 'utf8');
    writeFileSync(join(cwd, 'mine.json'), demo.replace('"serviceIds": ["limpieza",', '"serviceIds": ["limpiesa",'));
    const server = started({ TENANTS_FILE: 'mine.json' }, cwd);
    expect((await server.exited).code).toBe(3);
    expect(server.stderr()).toMatch(/limpiesa/);
    expect(server.stderr()).toMatch(/dónde .*serviceIds/);
  });

  it('a place where no data can be kept is refused with the reason and what to do', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'notes.txt'), 'not a database, and longer than the header of one: '.repeat(4));
    for (const [place, fix] of [
      ['notes.txt', /arreglo ese archivo no es una base de datos/],
      ['notes.txt/turno.db', /arreglo da permiso de escritura en su carpeta/],
      ['.', /arreglo pon la ruta de un archivo \(no de una carpeta\)/],
    ] as const) {
      const server = started({ SQLITE_PATH: place }, cwd);
      expect((await server.exited).code).toBe(3);
      expect(server.stderr()).toContain(`✗ CFG-021  no se puede usar el archivo de datos ${place}: `);
      expect(server.stderr()).toMatch(fix);
    }
  });

  it('a Firestore that cannot be used ends it with 3, whatever its client does meanwhile', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'empty.json'), '{}');
    const firestore = { STORE: 'firestore', GOOGLE_CLOUD_PROJECT: 'mine' };
    const accounts = ['none.json', 'empty.json'].map((file) => ({ GOOGLE_APPLICATION_CREDENTIALS: file }));
    const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };
    const servers = [...accounts, emulator].map((how) => started({ ...firestore, ...how }, cwd));
    for (const server of servers) {
      expect((await server.exited).code).toBe(3);
      expect(server.stderr()).toMatch(
        /^✗ CFG-022 {2}no se puede usar el (proyecto mine|emulador en 127\.0\.0\.1:1): no /,
      );
      expect(server.stderr().trimEnd().split('\n')).toHaveLength(4);
    }
  });

  it('production without credentials starts nothing', async () => {
    const server = started({ NODE_ENV: 'production' });
    expect((await server.exited).code).toBe(3);
    expect(server.stderr()).toContain('WHATSAPP_ACCESS_TOKEN');
  });
});

describe('ports', () => {
  it('a PORT that somebody has ends it with 1 and says so; without PORT the next one is taken and said', async () => {
    const port = await freePort();
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
    cleanups.push(() => holder.close());
    const refused = started({ PORT: String(port) });
    expect((await refused.exited).code).toBe(1);
    expect(refused.stderr()).toMatch(new RegExp(`^✗ .*puerto ${port} está ocupado`, 'm'));

    // Somebody has 3000 now, if nobody had before.
    const usual = createServer();
    usual.on('error', () => undefined);
    usual.listen(3_000, '127.0.0.1');
    cleanups.push(() => usual.close());
    const url = await listening(started({}));
    expect(Number(new URL(url).port)).toBeGreaterThan(3_000);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('a HOST that this machine has not ends it with 1 and says so', async () => {
    const server = started({ HOST: '203.0.113.7', PORT: String(await freePort()) });
    expect((await server.exited).code).toBe(1);
    expect(server.stderr()).toMatch(/^✗ 203\.0\.113\.7 no es una dirección de esta máquina: cambia HOST/m);
  });

  it('an installation of which a part is missing ends it with 1, and says which part', async () => {
    const missing = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(what, at, next) {
        if (what.endsWith('/copy/index.ts')) throw new Error('no such file: ' + what);
        return next(what, at);
      } });`;
    const server = started({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(missing)}` });
    expect((await server.exited).code).toBe(1);
    expect(logged(server, 'server.cannot_work')).toMatchObject([{ reason: expect.stringContaining('copy/index.ts') }]);
  });

  it('all interfaces: the address that is said can be called', async () => {
    const server = started({ PORT: String(await freePort()), HOST: '0.0.0.0' });
    const url = await listening(server);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('npm start', () => {
  it('reads .env', async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [program = '', ...options] = scripts['start']?.split(' ') ?? [];
    expect([program, options.at(-1)]).toEqual(['node', 'src/main.ts']);
    const cwd = folder();
    writeFileSync(join(cwd, '.env'), '# mine\nSTORE=nothing-of-the-kind\n');
    const command = [process.execPath, ...options.slice(0, -1), MAIN] as const;
    const server = launch({ cwd, env: {}, command: [...command] as [string, ...string[]] });
    expect((await server.exited).code).toBe(3);
    expect(server.stderr()).toContain('nothing-of-the-kind');
  });
});

describe('a server whose log nobody reads any more', () => {
  it('goes on, and ends as it should', async () => {
    const server = started({});
    const url = await listening(server);
    server.unread();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // Two lines of its log.
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
  });
});

describe('SIGTERM while a webhook is half here', () => {
  it('takes the other half, and answers it before the end (G2)', async () => {
    const cwd = folder();
    const server = started({}, cwd);
    const url = await listening(server);
    const secret = /app secret «(.+?)»/.exec(server.stdout())?.[1] ?? '';
    const raw = saidBy('5491130009999', 'hola');
    const sending = request(`${url}/webhooks/whatsapp`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(raw), expect: '100-continue' },
        'x-hub-signature-256': signed(secret, raw),
      },
    });
    const answer = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.flushHeaders();
    // The server has the head, and waits for the body.
    await once(sending, 'continue');
    sending.write(raw.slice(0, 20));
    const exit = server.end('SIGTERM');
    await until(() => logged(server, 'server.draining').length > 0, { what: 'the server ends' });
    sending.end(raw.slice(20));
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(200);
    expect(await exit).toMatchObject({ code: 0 });
    const db = new DatabaseSync(join(cwd, 'data', 'turno.db'), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS stored FROM inbox').get()).toEqual({ stored: 1 });
    db.close();
  });
});

describe('the banner', () => {
  it('claims that nothing leaves the machine only where nothing does', async () => {
    const own = started({ PORT: String(await freePort()), OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    await listening(own);
    expect(own.stdout()).toContain('nada sale de esta máquina');
    const away = started({ PORT: String(await freePort()), OPENAI_API_KEY: 'sk-nobody', STORE: 'memory' });
    await listening(away);
    expect(away.stdout()).toContain('lo que escribes va al modelo de api.openai.com');
    expect(away.stdout()).not.toContain('nada sale');
    expect(away.stdout() + away.stderr()).not.toContain('sk-nobody');
  });
});

describe('the server without a setting, in an empty folder', () => {
  it('is ready, measures, refuses the unknown, and takes what is signed with the secret it says (must-hold 77, 79)', async () => {
    const cwd = folder();
    const server = started({}, cwd);
    const url = await listening(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/version`)).json()).toMatchObject({ name: 'turno' });
    const unknown = await fetch(`${url}/debug`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await unknown.json()).toMatchObject({ status: 404, code: 'not_found', fix: expect.any(String) as unknown });

    // Routes that other bots left open (must-hold 79).
    for (const path of [
      '/clear-cache',
      '/clear-user-cache/x',
      '/chatwoot-debug',
      '/test-calendar',
      '/.env',
      '/data/turno.db',
    ]) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
    expect((await fetch(`${url}/webhooks/whatsapp`, { method: 'DELETE' })).status).toBe(405);

    const secret = /app secret «(.+?)»/.exec(server.stdout())?.[1] ?? '';
    const raw = saidBy('5491130009999', 'hola');
    const post = (signature: string) =>
      fetch(`${url}/webhooks/whatsapp`, {
        method: 'POST',
        body: raw,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      });
    expect((await post(signed(secret, raw))).status).toBe(200);
    expect((await post(signed(secret, raw))).status).toBe(200);
    expect((await post(signed('guessed', raw))).status).toBe(401);
    // The simulated Meta took the answer and said so by a webhook of its own.
    const metrics = await until(
      async () => {
        const text = await (await fetch(`${url}/metrics`)).text();
        return /turno_effects_total\{kind="sendMessage",outcome="done"\} 1/.test(text) && text;
      },
      { what: 'the answer is sent', told: () => server.stderr() },
    );
    expect(metrics).toMatch(/turno_messages_received_total\{type="message"\} 1/);
    expect(metrics).toMatch(/turno_duplicates_total 1/);
    expect(metrics).toMatch(/turno_turns_total\{by="\w+"\} 1/);
    expect(metrics).toMatch(/turno_webhook_rejected_total\{reason="bad_signature"\} 1/);
    expect(metrics).toMatch(/turno_webhook_seconds_count [2-9]/);
    // Refusals are told, once; and what is written is for nobody else on the machine.
    expect(server.stderr().match(/webhook\.refused/g)).toHaveLength(1);
    expect(statSync(join(cwd, 'data', 'turno.db')).mode & 0o077).toBe(0);
    expect(server.stdout()).toContain(PHONE_NUMBER_ID);
    expect(server.stdout() + server.stderr()).not.toMatch(/30009999|canaria/i);
    const exit = await server.end('SIGTERM');
    expect(exit).toMatchObject({ code: 0 });
  });

  it('shows on this machine what it answered, payment links and all, and to nobody behind a proxy', async () => {
    const server = started({});
    const url = await listening(server);
    const sent = /https?:\S+\/simulated\/meta\/messages/.exec(server.stdout())?.[0] ?? '';
    const secret = /app secret «(.+?)»/.exec(server.stdout())?.[1] ?? '';
    const raw = saidBy('5491130009999', 'quiero pagar una limpieza');
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signed(secret, raw) };
    await fetch(`${url}/webhooks/whatsapp`, { method: 'POST', body: raw, headers });
    const shown = async (to: string) => (await (await fetch(`${sent}?to=${to}`)).json()) as readonly Sent[];
    const [answer] = await until(async () => (await shown('5491130009999')).length > 0 && shown('5491130009999'), {
      what: 'the answer is shown',
    });
    expect(answer).toMatchObject({
      phoneNumberId: PHONE_NUMBER_ID,
      body: { to: '5491130009999', type: 'interactive' },
    });
    expect(Math.abs(Date.parse(answer!.at) - Date.now())).toBeLessThan(60_000);
    expect(await shown('5491130000000')).toEqual([]);
    expect((await fetch(sent, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(401);
  });
});

interface Sent {
  readonly at: string;
  readonly phoneNumberId: string;
  readonly body: Readonly<Record<string, unknown>>;
}

function saidBy(waId: string, body: string): string {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return webhook({
    contacts: [{ profile: { name: 'Zulma Canaria' }, wa_id: waId }],
    messages: [{ from: waId, id: 'wamid.x', timestamp, type: 'text', text: { body } }],
  });
}
