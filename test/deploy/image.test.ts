/** The container, without Docker: what the Dockerfile copies is laid out and started as its last line says. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed, webhook, PHONE_NUMBER_ID } from '../e2e/customer.ts';
import { freePort, launch, listening, ROOT, type Process } from '../e2e/server.ts';
import { within } from '../e2e/wait.ts';
import { startGraph, type FakeGraph } from '../fakes/graph.ts';
import { emulatorHost, freshProject, onEmulator } from '../firestore/kit.ts';
import { all, environment, execForm, isIgnored, layOut, LINKS_STAY, readStages } from './image.ts';
import { readService, settingsOf } from './service.ts';

const APP_SECRET = 'app-secret-of-the-tests';
const stages = readStages(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
const [packages, image] = [stages[0]!, stages.at(-1)!];
const dockerignore = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8');
const { dependencies, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  engines: { node: string };
};

describe('the Dockerfile', () => {
  it('takes the Node that the project needs, for both stages', () => {
    expect(stages.map(({ from }) => from)).toEqual(['node:26-slim', 'node:26-slim']);
    expect(engines.node).toBe('>=26');
  });

  it('installs by the lock file, without development packages and foreign scripts', () => {
    const [install] = all(packages, 'RUN');
    expect(install).toMatch(/^npm ci .*--omit=dev .*--ignore-scripts/);
    // Firebase's own would leave it out where npm's node is old: it must not depend on what is optional.
    expect(Object.keys(dependencies)).toContain('@google-cloud/firestore');
    expect(all(packages, 'COPY')).toEqual(['package.json package-lock.json ./']);
  });

  it('runs Node itself, as a user who owns nothing but /data', () => {
    expect(all(image, 'USER')).toEqual(['node']);
    expect(all(image, 'RUN')).toEqual(['mkdir /data && chown node:node /data']);
    expect(execForm(all(image, 'CMD')[0])).toEqual(['node', 'src/main.ts']);
    expect(image.instructions.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      image.instructions.findLastIndex(({ name }) => ['COPY', 'RUN'].includes(name)),
    );
  });

  it('listens to all interfaces, in production', () => {
    expect(environment(image)).toEqual({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '8080',
      SQLITE_PATH: '/data/turno.db',
    });
    expect(all(image, 'EXPOSE')).toEqual(['8080']);
  });
});

it('is started by docs/deploy.md with all that a .env of one machine needs: its tenants file, its store, its port', () => {
  const page = readFileSync(path.join(ROOT, 'docs/deploy.md'), 'utf8');
  const words = /^docker run (.*) turno$/m.exec(page)?.[1]?.split(' ') ?? [];
  const given = (option: string) => words.flatMap((word, i) => (words[i - 1] === option ? [word] : []));
  const file = {
    TENANTS_FILE: './tenants.json',
    SQLITE_PATH: '/var/lib/turno/turno.db',
    HOST: '127.0.0.1',
    PORT: '3000',
  };
  const env: Record<string, string> = {
    ...environment(image),
    ...file,
    ...Object.fromEntries(given('-e').map((pair) => pair.split('=') as [string, string])),
  };
  const places = given('-v').map((mount) => mount.replaceAll('"', '').split(':')[1]);
  expect(places).toContain(path.resolve(all(image, 'WORKDIR')[0] ?? '', env['TENANTS_FILE'] ?? ''));
  expect(places).toContain(path.dirname(env['SQLITE_PATH'] ?? ''));
  expect(given('-p')).toEqual([`127.0.0.1:8080:${env['PORT']}`]);
  expect(env['HOST']).toBe('0.0.0.0');
});

it.each(['.env', '.git/config', 'data/turno.db', 'tenants.json', 'test/app/harness.ts', 'fixtures/dialogues/a.yaml'])(
  '%s never reaches the build',
  (file) => {
    expect(isIgnored(file, dockerignore)).toBe(true);
    expect(isIgnored('src/main.ts', dockerignore)).toBe(false);
  },
);

it('whatever main.ts can ever import is a file of src or a package that is installed in production', () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || !file.endsWith('.ts')) return;
    seen.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (fileName.startsWith('.')) follow(path.resolve(path.dirname(file), fileName));
      else if (!fileName.startsWith('node:')) {
        outside.add(
          fileName
            .split('/')
            .slice(0, fileName.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  };
  follow(path.join(ROOT, 'src/main.ts'));
  const files = [...seen].map((file) => path.relative(ROOT, file));
  expect(files.filter((file) => !file.startsWith('src/'))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect([...outside].filter((name) => !(name in dependencies))).toEqual([]);
  // Loaded only when they are wanted, and followed all the same.
  expect([...outside]).toContain('google-auth-library');
});

describe('its files alone', () => {
  let folder: string;
  let graph: FakeGraph;
  let server: Process;
  let url: string;
  let env: Record<string, string>;
  /** What is this test's place and not the deployment's. */
  let own: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'turno-image-'));
    graph = await startGraph();
    layOut(stages, folder);
    const demo = readFileSync(path.join(ROOT, 'fixtures/tenants/demo.json'), 'utf8');
    writeFileSync(path.join(folder, 'tenants.json'), demo.replaceAll('"demo-', '"real-'));
    own = {
      NODE_OPTIONS: LINKS_STAY,
      // As the README and .env.example write it: from the folder of the image.
      TENANTS_FILE: './tenants.json',
      WHATSAPP_API_BASE_URL: graph.url,
      PUBLIC_BASE_URL: 'https://turno.example',
    };
    env = {
      ...environment(image),
      ...own,
      PORT: String(await freePort()),
      SQLITE_PATH: path.join(folder, 'turno.db'),
      WHATSAPP_ACCESS_TOKEN: graph.token,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-tests',
    };
    const [, ...args] = execForm(all(image, 'CMD')[0]);
    server = launch({ cwd: folder, env, command: [process.execPath, ...args] });
    url = await listening(server);
  }, 180_000);
  afterAll(async () => {
    await server.end('SIGKILL');
    await graph.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (args: readonly string[]) =>
    launch({ cwd: folder, env, command: [process.execPath, ...args] }).exited.then(({ code }) => code);

  it('are ready in production, and the health check of the image says so', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const [, ...check] = execForm(all(image, 'HEALTHCHECK')[0]?.replace(/^.* CMD /, ''));
    expect(await run(check)).toBe(0);
    const elsewhere = launch({ cwd: folder, env: { ...env, PORT: '1' }, command: [process.execPath, ...check] });
    expect((await elsewhere.exited).code).toBe(1);
  });

  it('answer a customer', async () => {
    const raw = webhook({
      contacts: [{ profile: { name: 'Zulma Canaria' }, wa_id: '5491133330001' }],
      messages: [
        {
          from: '5491133330001',
          id: 'wamid.in.image',
          timestamp: String(Math.floor(Date.now() / 1_000)),
          type: 'text',
          text: { body: 'quiero una limpieza mañana a la tarde' },
        },
      ],
    });
    expect(raw).toContain(PHONE_NUMBER_ID);
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signed(APP_SECRET, raw) };
    const posted = await fetch(`${url}/webhooks/whatsapp`, { method: 'POST', headers, body: raw });
    expect(posted.status).toBe(200);
    const told = () => server.stderr();
    await within(graph.nth('5491133330001', 0), { what: 'an answer', told });
    expect(graph.violations).toEqual([]);
  });

  it('hold no package of development', async () => {
    expect(await run(['-e', "import('express').then(() => process.exit(0), () => process.exit(9))"])).toBe(0);
    expect(await run(['-e', "import('vitest').then(() => process.exit(0), () => process.exit(9))"])).toBe(9);
  });

  it.skipIf(emulatorHost === undefined)(
    onEmulator('serve on Firestore as cloud-run.yaml describes it, woken from outside'),
    async () => {
      const key = 'internal-key-of-the-tests-0123456789abcdef';
      const port = String(await freePort());
      const emulator = { GOOGLE_CLOUD_PROJECT: freshProject(), FIRESTORE_EMULATOR_HOST: emulatorHost ?? '' };
      const described = { ...environment(image), ...settingsOf(readService(), key), ...own, PORT: port, ...emulator };
      const replica = launch({ cwd: folder, env: described, command: [process.execPath, 'src/main.ts'] });
      try {
        const at = await listening(replica);
        expect((await fetch(`${at}/readyz`)).status).toBe(200);
        const sweep = (token: string) =>
          fetch(`${at}/internal/sweep`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
        expect((await sweep('guessed')).status).toBe(401);
        expect(await (await sweep(key)).json()).toEqual({ swept: 0, rested: true, nextAt: null });
      } finally {
        await replica.end('SIGKILL');
      }
    },
  );

  it('end with 0 when the platform tells them to', async () => {
    expect((await server.end('SIGTERM')).code).toBe(0);
  });
});
