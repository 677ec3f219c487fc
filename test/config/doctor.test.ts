import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createWeb } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { environment, EXIT, needNode, problemLines, runCommand, UsageError } from '../../src/cli/args.ts';
import type { CommandSpec, ExitCode } from '../../src/cli/args.ts';
import { doctor, doctorCommand, examine } from '../../src/cli/doctor.ts';
import {
  advice,
  leftBehind,
  nodeVersion,
  portFree,
  reach,
  servicesOf,
  signatureSelfTest,
  storeWritable,
  zoneData,
} from '../../src/cli/doctor/checks.ts';
import { loadConfig } from '../../src/config.ts';
import { banner } from '../../src/main/banner.ts';
import { ConfigError } from '../../src/errors.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-doctor-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A port that is taken for the time of a test. */
/** By a program that is no Turno, and hangs up on who asks. */
async function withTakenPort<T>(use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

const served = { url: 'http://here', simulated: true, demoSecret: undefined, stop: () => Promise.resolve() };

/** What a command said, and its exit code. */
function terminal(env = {}) {
  const out: string[] = [];
  const talk: string[] = [];
  return { out, talk, terminal: { out: (l: string) => void out.push(l), talk: (l: string) => void talk.push(l), env } };
}

describe('every command', () => {
  const options = { json: { type: 'boolean' }, store: { type: 'string' } } as const;
  const spec: CommandSpec<typeof options> = {
    name: 'npm run x',
    does: 'Hace x.',
    usage: '-- RUTA… [--json]',
    examples: ['npm run x -- a.yml'],
    options,
    positionals: true,
  };
  const run = async (argv: string[], act: () => ExitCode | Promise<ExitCode> = () => EXIT.ok) => {
    const screen = terminal();
    let seen: unknown;
    const code = await runCommand(
      spec,
      async (args) => {
        seen = { ...args.values, paths: args.positionals };
        return act();
      },
      { argv, terminal: screen.terminal },
    );
    return { code, seen, ...screen };
  };

  it('gets its options and paths, and its exit code is the deed’s', async () => {
    expect(await run(['a.yml', '--json', '--store', 'memory', 'b.yml'])).toMatchObject({
      code: 0,
      seen: { json: true, store: 'memory', paths: ['a.yml', 'b.yml'] },
    });
    expect((await run([], () => EXIT.failure)).code).toBe(1);
  });

  it('answers a wrong call with its usage on stderr and exit 2', async () => {
    for (const argv of [['--nada'], ['--store'], ['--json=no']]) {
      const { code, out, talk } = await run(argv);
      expect([code, out]).toEqual([2, []]);
      expect(talk.join('\n')).toContain('uso: npm run x -- RUTA… [--json]');
    }
    const refused = await run([], () => {
      throw new UsageError('falta la ruta');
    });
    expect([refused.code, refused.talk[0]]).toEqual([2, '✗ falta la ruta']);
  });

  it('tells a configuration problem in four lines and exits 3', async () => {
    const problem = { code: 'CFG-004', what: 'X falta', where: '.env', fix: 'ponla' };
    const { code, out, talk } = await run([], () => {
      throw new ConfigError([problem, problem]);
    });
    expect([code, out, talk.length]).toEqual([3, [], 8]);
    expect(talk.slice(0, 4)).toEqual(problemLines(problem));
    expect(talk[3]).toContain('docs/errores.md#cfg-004');
  });

  it('exits 1 with the reason when it breaks, and 0 with its help on stdout when asked', async () => {
    const broken = await run([], () => {
      throw new TypeError('roto');
    });
    expect([broken.code, broken.talk]).toEqual([1, ['✗ TypeError: roto']]);
    const help = await run(['--help']);
    expect([help.code, help.talk]).toEqual([0, []]);
    expect(help.out.join('\n')).toContain('npm run x -- a.yml');
  });

  it('reads .env where there is one, and the real environment wins', () => {
    const file = path.join(folder, 'env');
    writeFileSync(file, 'TURNO_TEST_A=from-file\nTURNO_TEST_B="from file"\n');
    process.env['TURNO_TEST_A'] = 'real';
    try {
      expect(environment(file)).toMatchObject({ TURNO_TEST_A: 'real', TURNO_TEST_B: 'from file' });
      expect(() => environment(path.join(folder, 'none'))).not.toThrow();
    } finally {
      delete process.env['TURNO_TEST_A'];
      delete process.env['TURNO_TEST_B'];
    }
  });
});

describe('the doctor', () => {
  it('finds nothing wrong with the demo, and calls nobody', async () => {
    const findings = await examine({ SQLITE_PATH: path.join(folder, 'new', 'turno.db'), PORT: '' });
    // The default port may be taken on this machine: then it is an advice, not a fault.
    expect(findings.filter(({ result }) => result === 'bad')).toEqual([]);
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['node', 'zones', 'signature', 'settings', 'tenants', 'port', 'store', 'service']),
    );
    expect(servicesOf(loadConfig({}))).toEqual([]);
  });

  it('says what the tenants file names and this version does not reach (must-hold 70)', () => {
    const config = loadConfig({});
    const told = (one: Partial<typeof config>) =>
      advice({ ...config, ...one }).map(({ result, what }) => [result, what]);
    expect(told({})).toEqual([]);
    const [tenant] = config.tenants;
    const google = tenant!.professionals.map((one) => ({ ...one, calendar: { provider: 'google' as const } }));
    const elsewhere = { ...tenant!, professionals: google, payments: { provider: 'stripe' as const } };
    expect(told({ tenants: [elsewhere] })).toEqual([
      ['none', 'el calendario google todavía no está conectado: no se ofrecen horarios'],
      ['none', 'no hay pagos por stripe'],
    ]);
    const prepaid = { ...elsewhere, booking: { ...tenant!.booking, paymentBeforeBooking: 'full' as const } };
    expect(told({ tenants: [prepaid] }).at(-1)?.[1]).toMatch(
      /cobra antes de reservar, y sin pagos nadie puede reservar/,
    );
    const unheard = ['none', expect.stringContaining('no hay escritorio conectado') as unknown];
    expect(told({ production: true })).toEqual([['none', 'no hay pagos por sandbox en producción'], unheard]);
    // Who left NODE_ENV at its default has real customers all the same.
    const { whatsapp } = loadConfig({
      ...{ WHATSAPP_ACCESS_TOKEN: 'x'.repeat(60), WHATSAPP_APP_SECRET: 'f'.repeat(32), WHATSAPP_VERIFY_TOKEN: 'x' },
      WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9',
    });
    expect(told({ whatsapp })).toEqual([]);
    expect(told({ whatsapp: { ...whatsapp, baseUrl: 'https://graph.facebook.com' } })).toEqual([
      ['none', 'no hay pagos por sandbox con un canal real'],
      unheard,
    ]);
    // And who starts it without having asked sees the same.
    const running = {
      config: { ...config, tenants: [elsewhere] },
      url: 'http://here',
      simulated: true,
      demoSecret: undefined,
    };
    const shown = banner({ ...running, stop: () => Promise.resolve() }, 1);
    expect(shown).toMatch(
      /⚠ el calendario google todavía no está conectado.*\n +usa local\n +⚠ no hay pagos por stripe/,
    );
    expect(banner({ ...running, config, stop: () => Promise.resolve() }, 1)).not.toContain('⚠');
    // Who has written down a Chatwoot believes that it is told.
    const { chatwoot } = loadConfig({
      CHATWOOT_BASE_URL: 'https://desk.example',
      CHATWOOT_ACCOUNT_ID: '1',
      CHATWOOT_INBOX_ID: '2',
      CHATWOOT_API_TOKEN: 'x',
    });
    expect(told({ chatwoot: chatwoot! })).toEqual([
      ['none', expect.stringContaining('escritorio es simulado') as unknown],
    ]);
  });

  it('gives every configuration problem a ✗ line and its fix, and exits 1', async () => {
    const screen = terminal({ STORE: 'x', PORT: 'y' });
    expect(await runCommand(doctorCommand, doctor, { argv: [], terminal: screen.terminal })).toBe(1);
    expect(screen.out.filter((line) => line.startsWith('✗')).length).toBe(2);
    expect(screen.out.filter((line) => line.includes('→') && line.includes('docs/errores.md#cfg-00')).length).toBe(2);
    expect(screen.talk).toEqual(['2 por arreglar']);
  });

  it('with --json gives one JSON value on stdout and nothing else', async () => {
    const screen = terminal({ STORE: 'memory', BURST_QUIET_MS: '-' });
    expect(await runCommand(doctorCommand, doctor, { argv: ['--json'], terminal: screen.terminal })).toBe(1);
    expect(JSON.parse(screen.out.join('\n'))).toMatchObject({ ok: false });
    expect(screen.talk).toEqual([]);
  });

  it('looks at the services of the configuration and at no other', () => {
    const config = loadConfig({ OPENAI_API_KEY: 'sk-test-1' });
    expect(servicesOf(config).map(({ name }) => name)).toEqual(['modelos']);
    const fake = { WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9', WHATSAPP_ACCESS_TOKEN: 't', WHATSAPP_APP_SECRET: 's' };
    expect(servicesOf(loadConfig(fake)).map(({ name }) => name)).toEqual(['WhatsApp']);
    const woken = {
      SWEEP: 'external',
      INTERNAL_TOKEN: 'x'.repeat(32),
      CLOUD_TASKS_QUEUE: 'projects/p/locations/l/queues/q',
      PUBLIC_BASE_URL: 'https://turno.example',
    };
    expect(servicesOf(loadConfig(woken)).map(({ url }) => url)).toEqual(['https://cloudtasks.googleapis.com']);
  });

  it('tells what is for sale and can never be booked', () => {
    const config = loadConfig({});
    const [tenant] = config.tenants;
    const [service] = tenant!.services;
    const told = (one: Partial<NonNullable<typeof tenant>>) =>
      advice({ ...config, tenants: [{ ...tenant!, ...one }] }).map(({ what }) => what);
    const nobody = tenant!.professionals.map((p) => ({
      ...p,
      serviceIds: p.serviceIds.filter((id) => id !== service!.id),
    }));
    expect(told({})).toEqual([]);
    expect(told({ professionals: nobody })).toEqual([
      `«${service!.name}» de demo-sonrisa no se puede reservar: nadie lo atiende en una sucursal abierta`,
    ]);
    const closed = tenant!.branches.map((branch) => ({ ...branch, openingHours: {} }));
    const atNight = tenant!.professionals.map((p) => ({ ...p, hours: { mon: [['03:00', '04:00']] as const } }));
    expect(told({ branches: closed })).toHaveLength(tenant!.services.length);
    const unsold = (all: string[]) => all.filter((what) => what.includes('no se puede reservar'));
    expect(unsold(told({ professionals: atNight }))).toHaveLength(tenant!.services.length);
  });

  it('tells what is right by itself and can never come true', () => {
    const config = loadConfig({});
    const [tenant] = config.tenants;
    const told = (one: Partial<NonNullable<typeof tenant>>) =>
      advice({ ...config, tenants: [{ ...tenant!, ...one }] }).map(({ what }) => what);
    const [first, ...others] = tenant!.services;
    expect(told({ services: [{ ...first!, durationMinutes: 720 }, ...others] })).toEqual([
      expect.stringMatching(/dura 720 minutos y el horario más largo sin corte es de \d+/),
    ]);
    expect(told({ services: [first!, ...others.map((one) => ({ ...one, name: first!.name }))] })).toHaveLength(
      others.length,
    );
    expect(told({ booking: { ...tenant!.booking, minNoticeMinutes: 100_000 } })).toHaveLength(1);
    expect(told({ silence: { ...tenant!.silence, nudgeAfterMs: 25 * 3_600_000 } })).toEqual([
      expect.stringContaining('WhatsApp ya no deja escribir'),
    ]);
    const onSunday = tenant!.professionals.map((p) => ({
      ...p,
      hours: { ...p.hours, sun: [['09:00', '10:00']] as const },
    }));
    expect(told({ professionals: onSunday }).filter((what) => what.includes('sun'))).toHaveLength(onSunday.length);
  });

  it('tells hours that nobody is offered, hours that are two, and names that are one', () => {
    const config = loadConfig({});
    const [tenant] = config.tenants;
    const told = (one: Partial<NonNullable<typeof tenant>>) =>
      advice({ ...config, tenants: [{ ...tenant!, ...one }] }).map(({ what }) => what);
    const [who, ...others] = tenant!.professionals;
    const [branch] = tenant!.branches;
    const working = (mon: readonly (readonly [string, string])[]) =>
      told({ professionals: [{ ...who!, hours: { mon } }, ...others] });
    expect(working([['09:00', '18:00']])).toEqual([]);
    expect(working([['08:00', '20:00']])).toEqual([expect.stringMatching(/en mon horas en que su sucursal no abre/)]);
    expect(working([['09:00', '13:00'], ['13:00', '18:00']])).toEqual([
      expect.stringMatching(/sigue donde termina otro/),
    ]); // prettier-ignore
    const twin = { ...branch!, id: 'otra', openingHours: { mon: [['17:00', '21:00']] as const } };
    expect(told({ branches: [branch!, twin] })).toEqual([expect.stringMatching(/dos sucursales/)]);
    // Open at one or the other of them, and never cut.
    const both = { ...who!, branchIds: [branch!.id, 'otra'], hours: { mon: [['09:00', '21:00']] as const } };
    expect(told({ branches: [branch!, { ...twin, name: 'Otra' }], professionals: [both, ...others] })).toEqual([]);
    const namesake = { ...others[0]!, name: who!.name.toUpperCase() };
    expect(told({ professionals: [who!, namesake, ...others.slice(1)] })).toHaveLength(1);
    expect(
      banner({ config: { ...config, tenants: [{ ...tenant!, branches: [branch!, twin] }] }, ...served }, 1),
    ).toMatch(/⚠ dos sucursales/);
  });

  it('finds its own server on its port, and takes nobody else for it', async () => {
    const answers = async (name: string) => {
      const server = createWeb((_req, res) => res.end(JSON.stringify({ name })));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const found = await portFree({ host: '127.0.0.1', port, portFixed: true });
      server.close();
      return found.result;
    };
    expect([await answers('turno'), await answers('other')]).toEqual(['ok', 'bad']);
  });

  it('tells a taken port: a fault when it was asked for, an advice when the next one will do', async () => {
    await withTakenPort(async (port) => {
      expect(await portFree({ host: '127.0.0.1', port, portFixed: true })).toMatchObject({ result: 'bad' });
      expect(await portFree({ host: '127.0.0.1', port, portFixed: false })).toMatchObject({ result: 'none' });
    });
    expect(await portFree({ host: '203.0.113.7', port: 3_000, portFixed: true })).toMatchObject({ result: 'bad' });
  });

  it('tells a service that answers from one that does not, with the error code', async () => {
    await withTakenPort(async (port) => {
      const found = await reach({ check: 'service', name: 'X', url: `http://127.0.0.1:${port}/v1` });
      expect(found).toMatchObject({ result: 'ok' });
    });
    const refused = await reach({ check: 'service', name: 'X', url: 'http://127.0.0.1:1' });
    expect(refused).toMatchObject({ result: 'bad', what: expect.stringContaining('ECONNREFUSED') });
  });

  it('tells of a business that left the file, or whose id was changed, with what is still open of it', async () => {
    const store = { kind: 'sqlite', path: path.join(folder, 'left', 'turno.db') } as const;
    const { tenants } = loadConfig({});
    expect(await leftBehind({ store, tenants })).toEqual([]);
    const open = await openSqliteStore(store);
    const slot = { start: Date.now() + 86_400_000, professionalId: 'ana', branchId: 'centro' };
    const booked = { id: 'a1', serviceId: 'corte', slot, durationMinutes: 30, priceMinor: 0, bookedAt: 0 } as const;
    for (const tenant of ['peluqueria-sur', 'demo-otra', tenants[0]!.id])
      await open.putAppointment({ ...booked, tenant, conversation: `${tenant}.0ana`, status: 'booked' });
    // Also beside the server that has the file.
    expect(await leftBehind({ store, tenants })).toEqual([
      {
        check: 'left_behind',
        result: 'bad',
        what: expect.stringMatching(/^peluqueria-sur no está .*1 cita por venir, 0 pagos abiertos, 0 conversaciones/),
        fix: expect.stringContaining('devuélvele "peluqueria-sur"'),
      },
    ]);
    await open.close();
    const left = [{ ...tenants[0]!, id: 'peluqueria-sur' }];
    expect(await leftBehind({ store, tenants: left })).toEqual([]);
  });

  it('tells where SQLite cannot write, and what memory and a missing emulator mean', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    mkdirSync(path.join(folder, 'dir'), { recursive: true });
    const result = async (sqlite: string) => (await storeWritable({ store: { kind: 'sqlite', path: sqlite } })).result;
    expect(await result(path.join(folder, 'a', 'b', 'turno.db'))).toBe('ok');
    expect(await result(file)).toBe('ok');
    expect(await result(path.join(file, 'turno.db'))).toBe('bad');
    expect(await result(path.join(folder, 'dir'))).toBe('bad');
    // Nothing can be made there, whoever asks.
    expect(await result('/proc/turno.db')).toBe('bad');
    expect(await storeWritable({ store: { kind: 'sqlite', path: ':memory:' } })).toMatchObject({
      result: 'none',
      what: expect.stringContaining('todo se pierde al parar'),
    });
    expect(readdirSync(folder).filter((name) => name.includes('doctor-'))).toEqual([]);
    expect((await storeWritable({ store: { kind: 'memory' } })).result).toBe('none');
    const emulator = { kind: 'firestore', project: 'demo', emulatorHost: '127.0.0.1:1' } as const;
    expect(await storeWritable({ store: emulator })).toMatchObject({
      result: 'bad',
      fix: expect.stringContaining('emulators'),
    });
  });

  it('sees an old Node, old zone data, and signs rightly', () => {
    expect([nodeVersion('26.0.0').result, nodeVersion('25.9.9').result]).toEqual(['ok', 'bad']);
    expect(() => {
      needNode('24.11.0');
    }).toThrow(/hace falta Node 26, y este es 24\.11\.0/);
    expect(zoneData().result).toBe('ok');
    expect(zoneData((zone) => (zone === 'America/Mexico_City' ? '-05:00' : '-03:00'))).toMatchObject({
      result: 'bad',
      what: expect.stringContaining('America/Mexico_City'),
    });
    expect(signatureSelfTest().result).toBe('ok');
  });

  it('runs as a program: its exit code reaches the shell', () => {
    const run = (args: string[], env: Record<string, string>) =>
      spawnSync(process.execPath, ['src/cli/doctor.ts', ...args], {
        env: { PATH: process.env['PATH'], ...env },
        encoding: 'utf8',
      });
    expect(run(['--que'], {})).toMatchObject({ status: 2, stdout: '' });
    const wrong = run(['--json'], { STORE: 'x' });
    expect([wrong.status, wrong.stderr]).toEqual([1, '']);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ ok: false });
  });
});
