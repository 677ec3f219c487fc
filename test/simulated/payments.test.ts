import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewInboxRow, Order, Tenant } from '../../src/domain.ts';
import { formatMoney } from '../../src/copy/index.ts';
import { ConfigError, StoreUnavailable } from '../../src/errors.ts';
import {
  createFileState,
  createMemoryState,
  createSandboxPayments,
  SANDBOX_PATH,
} from '../../src/simulated/payments.ts';
import type { SandboxPayments, SandboxState } from '../../src/simulated/payments.ts';
import { signNotice, SIGNATURE_HEADER } from '../../src/simulated/payments-notices.ts';
import { ask, listening, NOW, world } from '../app/harness.ts';
import type { Answer } from '../app/harness.ts';
import { testClock } from './meta-kit.ts';
import type { TestClock } from './meta-kit.ts';

const SECRET = 'sandbox-secret';
const HOUR_MS = 3_600_000;
const TENANT: Tenant = {
  id: 'centro',
  businessName: 'Clínica "Sonrisa" & <Hijos>',
  botName: 'Sonri',
  locale: 'es-AR',
  language: 'es',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  channels: [],
  branches: [],
  categories: [],
  services: [],
  professionals: [],
  booking: {
    windowDays: 30,
    minNoticeMinutes: 60,
    slotStepMinutes: 30,
    confirmBeforeBooking: true,
    askFor: [],
    paymentBeforeBooking: 'none',
    deposit: { percent: 30 },
    reminders: [],
    cancelNoticeMinutes: 0,
  },
  payments: { provider: 'sandbox' },
  style: { treatment: 'vos' },
  silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
  version: '1',
};
const ORDER: Order = {
  id: 'centro.abc.o1',
  tenant: 'centro',
  conversation: 'centro.abc',
  serviceId: 'limpieza',
  amountMinor: 2_500_000,
  currency: 'ARS',
  status: 'open',
  attempt: 1,
  expiresAt: NOW + HOUR_MS / 2,
  payments: [],
  createdAt: NOW,
};
const KEY = 'centro.abc.o1:1';
const WISH = { tenant: TENANT, order: ORDER, key: KEY, title: 'Limpieza dental' };

interface Sandbox {
  readonly sandbox: SandboxPayments;
  readonly rows: NewInboxRow[];
  readonly clock: TestClock;
  readonly get: (url: string) => Promise<Answer>;
  readonly press: (url: string, form: Record<string, string>) => Promise<Answer>;
  readonly notify: (body: string, signature: string | undefined) => Promise<Answer>;
}

async function sandboxed(
  test: (it: Sandbox) => Promise<void>,
  { state = createMemoryState(), storeUp = () => true }: { state?: SandboxState; storeUp?: () => boolean } = {},
): Promise<void> {
  const clock = testClock();
  const rows: NewInboxRow[] = [];
  let port = 0;
  const sandbox = createSandboxPayments({
    state,
    publicBaseUrl: 'http://turno.example/',
    secret: SECRET,
    linkId: () => randomBytes(16).toString('hex'),
    clock,
    money: formatMoney,
    deliver: async ({ body, headers }) => {
      const sent = {
        method: 'POST',
        path: '/webhooks/sandbox',
        headers: Object.entries(headers),
        body: Buffer.from(body),
      };
      return (await ask(port, sent)).status;
    },
    receive: (received) => {
      if (!storeUp()) return Promise.reject(new StoreUnavailable('down'));
      rows.push(...received);
      return Promise.resolve();
    },
    production: false,
  });
  const { deps } = world(
    {},
    {
      webhooks: [{ path: '/webhooks/sandbox', port: sandbox.webhook }],
      routers: [{ path: SANDBOX_PATH, router: sandbox.router }],
    },
  );
  const pathOf = (url: string) => new URL(url, 'http://turno.example').pathname;
  await listening(deps, async (listeningPort) => {
    port = listeningPort;
    await test({
      sandbox,
      rows,
      clock,
      get: (url) => ask(port, { path: url.replace('http://turno.example', '') }),
      press: (url, form) =>
        ask(port, {
          method: 'POST',
          path: pathOf(url),
          headers: [['content-type', 'application/x-www-form-urlencoded']],
          body: Buffer.from(new URLSearchParams(form).toString()),
        }),
      notify: (body, signature) =>
        ask(port, {
          method: 'POST',
          path: '/webhooks/sandbox',
          headers: signature === undefined ? [] : [[SIGNATURE_HEADER, signature]],
          body: Buffer.from(body),
        }),
    });
    await sandbox.settled();
  });
}

const paymentIdOf = (row: NewInboxRow | undefined) => (row?.body.kind === 'payment' ? row.body.paymentId : '');

describe('a payment link', () => {
  it('is not the same at another server: nobody can tell it from a telephone number and the code', () =>
    sandboxed(async ({ sandbox: there }) => {
      const here = await there.createLink(WISH);
      await sandboxed(async ({ sandbox }) => {
        expect((await sandbox.createLink(WISH)).url).not.toBe(here.url);
      });
    }));

  it('is one per key, however often it is asked for, and opens a page of this server (PAGOS-3)', () =>
    sandboxed(async ({ sandbox, get }) => {
      const [first, again] = await Promise.all([sandbox.createLink(WISH), sandbox.createLink(WISH)]);
      const other = await sandbox.createLink({ ...WISH, key: 'centro.abc.o1:2' });
      expect(again).toEqual(first);
      expect(other.url).not.toBe(first.url);
      expect(first.url).toMatch(/^http:\/\/turno\.example\/sandbox\/pagos\/[0-9a-f]{32}$/);
      const page = await get(first.url);
      expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(page.text).toContain('$25.000');
      for (const word of ['Limpieza dental', 'Aprobar', 'Rechazar', 'Abandonar', 'Pagar esa parte', 'viewport']) {
        expect(page.text).toContain(word);
      }
      expect(page.text).toContain('Clínica &quot;Sonrisa&quot; &amp; &lt;Hijos&gt;');
      expect(page.text).not.toContain('<Hijos>');
    }));

  it.each([
    [
      'es-PE',
      'PEN',
      12_000,
      'es',
      'S/ 120.00',
      ['Pago de prueba', 'Aprobar', 'Rechazar', 'Pagar esa parte'],
      ['Pago completo', 'Aprobado: S/ 120.00'],
    ],
    [
      'pt-BR',
      'BRL',
      12_050,
      'pt',
      'R$ 120,50',
      ['Pagamento de teste', 'Aprovar', 'Recusar', 'Pagar essa parte'],
      ['Pagamento completo', 'Aprovado: R$ 120,50'],
    ],
    [
      'en-US',
      'USD',
      12_000,
      'en',
      '$120.00',
      ['Test payment', 'Approve', 'Reject', 'Pay that part'],
      ['Payment complete', 'Approved: $120.00'],
    ],
  ])('is in the language of the business, its amount as the messages write it: %s', (...it) =>
    sandboxed(async ({ sandbox, get, press }) => {
      const [locale, currency, amountMinor, language, amount, open, complete] = it;
      const { url } = await sandbox.createLink({
        ...WISH,
        tenant: { ...TENANT, locale },
        order: { ...ORDER, amountMinor, currency },
      });
      const page = (await get(url)).text;
      for (const said of [`<html lang="${language}">`, `<h1>${amount}</h1>`, ...open]) expect(page).toContain(said);
      await press(url, { accion: 'aprobar' });
      const paid = (await get(url)).text;
      for (const said of complete) expect(paid).toContain(said);
    }),
  );

  it('that nobody made is a 404, and a button on it too', () =>
    sandboxed(async ({ get, press }) => {
      expect((await get('/sandbox/pagos/nada')).status).toBe(404);
      expect((await press('/sandbox/pagos/nada', { accion: 'aprobar' })).status).toBe(404);
    }));

  it('cannot be paid when it has expired, and says so', () =>
    sandboxed(async ({ sandbox, press, get, clock, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      clock.advance(HOUR_MS / 2);
      expect((await press(url, { accion: 'aprobar' })).status).toBe(410);
      expect((await get(url)).text).toMatch(/venció/);
      expect((await get(url)).text).not.toContain('Aprobar');
      expect(rows).toEqual([]);
    }));
});

describe('a payment (PAGOS-4)', () => {
  it('that is approved is reported by a signed webhook, and only fetching it tells what it is (must-hold 68)', () =>
    sandboxed(async ({ sandbox, press, get, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      const pressed = await press(url, { accion: 'aprobar' });
      expect([pressed.status, pressed.headers.location]).toEqual([303, new URL(url).pathname]);
      await sandbox.settled();
      expect(rows).toEqual([
        {
          conversation: 'centro.abc',
          id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
          arrivedAt: NOW,
          body: { kind: 'payment', provider: 'sandbox', paymentId: expect.any(String) as string },
        },
      ]);
      expect(await sandbox.fetch({ tenant: TENANT, paymentId: paymentIdOf(rows[0]) })).toEqual({
        paymentId: paymentIdOf(rows[0]),
        provider: 'sandbox',
        reference: KEY,
        status: 'approved',
        amountMinor: 2_500_000,
        currency: 'ARS',
      });
      expect((await get(url)).text).toContain('Aprobado');
    }));

  it('is made once by two taps on the button', () =>
    sandboxed(async ({ sandbox, press, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      await press(url, { accion: 'aprobar' });
      const second = await press(url, { accion: 'aprobar' });
      expect([second.status, second.text.includes('ya está completo')]).toEqual([409, true]);
      await sandbox.settled();
      expect(rows).toHaveLength(1);
    }));

  it('is made once by twenty taps at one moment, and so is what gives it back', async () => {
    const kept = createMemoryState();
    const slowDisk: SandboxState = {
      ...kept,
      put: async (link) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await kept.put(link);
      },
    };
    await sandboxed(
      async ({ sandbox, press, rows }) => {
        const { url } = await sandbox.createLink(WISH);
        const together = async (form: Record<string, string>) =>
          (await Promise.all(Array.from({ length: 20 }, () => press(url, form)))).map(({ status }) => status).sort();
        expect(await together({ accion: 'aprobar' })).toEqual([303, ...Array.from({ length: 19 }, () => 409)]);
        await sandbox.settled();
        expect(rows).toHaveLength(1);
        const paymentId = paymentIdOf(rows[0]);
        expect(await together({ accion: 'devolver', pago: paymentId })).toEqual([
          303,
          ...Array.from({ length: 19 }, () => 400),
        ]);
        await sandbox.settled();
        expect(rows.map(paymentIdOf)).toEqual([paymentId, paymentId]);
      },
      { state: slowDisk },
    );
  });

  it('may be rejected, then partial, then completed: three payments of one reference', () =>
    sandboxed(async ({ sandbox, press, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      await press(url, { accion: 'rechazar' });
      await press(url, { accion: 'parcial', monto: '10.000,50' });
      await press(url, { accion: 'aprobar' });
      await sandbox.settled();
      const ids = rows.map(paymentIdOf).sort();
      const facts = await Promise.all(ids.map((paymentId) => sandbox.fetch({ tenant: TENANT, paymentId })));
      expect(facts.map((f) => [f.status, f.amountMinor, f.reference])).toEqual([
        ['rejected', 2_500_000, KEY],
        ['approved', 1_000_050, KEY],
        ['approved', 1_499_950, KEY],
      ]);
    }));

  it.each([
    { accion: 'parcial', monto: 'mucho' },
    { accion: 'parcial', monto: '0' },
    { accion: 'x' },
    {},
    { accion: 'devolver', pago: 'x' },
  ])('is not made by %j', (form) =>
    sandboxed(async ({ sandbox, press, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      expect((await press(url, form as Record<string, string>)).status).toBe(400);
      expect(rows).toEqual([]);
    }),
  );

  it('that is abandoned is nothing, and the link goes on', () =>
    sandboxed(async ({ sandbox, press, get, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      const left = await press(url, { accion: 'abandonar' });
      expect((await get(left.headers.location ?? '')).text).toMatch(/quedó sin hacer/);
      expect(rows).toEqual([]);
      expect((await get(url)).text).toContain('Aprobar');
    }));

  it('goes back once, by the page or by us, and each change is a report of its own', () =>
    sandboxed(async ({ sandbox, press, rows }) => {
      const { url } = await sandbox.createLink(WISH);
      const paymentId = await sandbox.report(KEY, { status: 'approved' });
      await sandbox.refund({ tenant: TENANT, paymentId, key: 'r' });
      await sandbox.refund({ tenant: TENANT, paymentId, key: 'r' });
      expect((await press(url, { accion: 'devolver', pago: paymentId })).status).toBe(400);
      await sandbox.settled();
      expect(rows.map(paymentIdOf)).toEqual([paymentId, paymentId]);
      expect(new Set(rows.map((r) => r.id)).size).toBe(2);
      expect((await sandbox.fetch({ tenant: TENANT, paymentId })).status).toBe('refunded');
      const rejected = await sandbox.report(KEY, { status: 'rejected' });
      await expect(sandbox.refund({ tenant: TENANT, paymentId: rejected, key: 'r' })).rejects.toMatchObject({
        retryable: false,
      });
    }));

  it('may be reported late, after the link expired, with another amount', () =>
    sandboxed(async ({ sandbox, clock }) => {
      await sandbox.createLink(WISH);
      clock.advance(24 * HOUR_MS);
      const paymentId = await sandbox.report(KEY, { status: 'approved', amountMinor: 1 });
      expect(await sandbox.fetch({ tenant: TENANT, paymentId })).toMatchObject({ status: 'approved', amountMinor: 1 });
    }));

  it('is a typed failure where there is none, never a text that could be sent (must-hold 69)', () =>
    sandboxed(async ({ sandbox }) => {
      await sandbox.createLink(WISH);
      const paymentId = await sandbox.report(KEY, { status: 'approved' });
      const failure = { name: 'ServiceFailure', retryable: false };
      await expect(sandbox.fetch({ tenant: TENANT, paymentId: 'nada' })).rejects.toMatchObject(failure);
      await expect(sandbox.fetch({ tenant: { ...TENANT, id: 'norte' }, paymentId })).rejects.toMatchObject(failure);
      await expect(sandbox.report('nada:1', { status: 'approved' })).rejects.toMatchObject(failure);
    }));
});

describe('POST /webhooks/sandbox (must-hold 77)', () => {
  const reportOf = (paymentId: string, id = 'n1') => JSON.stringify({ id, type: 'payment', data: { id: paymentId } });

  it('takes what is signed and fresh, once under one id however often it comes', () =>
    sandboxed(async ({ sandbox, notify, rows }) => {
      await sandbox.createLink(WISH);
      const body = reportOf(await sandbox.report(KEY, { status: 'approved' }));
      await sandbox.settled();
      rows.length = 0;
      for (let i = 0; i < 2; i += 1) expect((await notify(body, signNotice(SECRET, body, NOW))).status).toBe(200);
      expect(rows[0]?.id).toBe(rows[1]?.id);
    }));

  it('refuses forgeries, other secrets and what is older than five minutes, and stores nothing (must-hold 68)', () =>
    sandboxed(async ({ sandbox, notify, rows }) => {
      await sandbox.createLink(WISH);
      const body = reportOf(await sandbox.report(KEY, { status: 'approved' }));
      await sandbox.settled();
      rows.length = 0;
      const good = signNotice(SECRET, body, NOW);
      const bad = [
        undefined,
        '',
        good.slice(0, -1),
        `${good}, ${good}`,
        signNotice('other', body, NOW),
        signNotice(SECRET, `${body} `, NOW),
        signNotice(SECRET, body, NOW - 5 * 60_000 - 1_000),
        signNotice(SECRET, body, NOW + 5 * 60_000 + 1_000),
        good.replace(/t=\d+/, `t=${Math.floor(NOW / 1_000) - 1}`),
      ];
      for (const signature of bad) expect((await notify(body, signature)).problem.code).toBe('bad_signature');
      expect((await notify(body, signNotice(SECRET, body, NOW - 5 * 60_000))).status).toBe(200);
      expect(rows).toHaveLength(1);
    }));

  it('says what is wrong with a signed body that is no report, or of a payment that nobody made', () =>
    sandboxed(async ({ notify, rows }) => {
      for (const body of ['', '{', '[]', '{"id":"a","type":"order","data":{"id":"b"}}']) {
        expect((await notify(body, signNotice(SECRET, body, NOW))).problem.code).toBe('bad_notice');
      }
      const unknown = reportOf('nada');
      expect((await notify(unknown, signNotice(SECRET, unknown, NOW))).problem.code).toBe('unknown_payment');
      expect(rows).toEqual([]);
    }));

  it('that met a store which was down is told again until it is taken', async () => {
    let up = false;
    await sandboxed(
      async ({ sandbox, rows, clock }) => {
        await sandbox.createLink(WISH);
        await sandbox.report(KEY, { status: 'approved' });
        await sandbox.settled();
        expect(rows).toEqual([]);
        up = true;
        clock.advance(1_000);
        await sandbox.settled();
        clock.advance(HOUR_MS);
        await sandbox.settled();
        expect(rows).toHaveLength(1);
      },
      { storeUp: () => up },
    );
  });
});

describe('a restart', () => {
  it('leaves links and payments alive, and tells what was never taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turno-sandbox-'));
    const file = join(folder, 'deep', 'sandbox.jsonl');
    let url = '';
    let paymentId = '';
    await sandboxed(
      async ({ sandbox }) => {
        url = (await sandbox.createLink(WISH)).url;
        paymentId = await sandbox.report(KEY, { status: 'approved' });
      },
      { state: createFileState(file), storeUp: () => false },
    );
    await appendFile(file, '{"id":"cut by a cra');
    await sandboxed(
      async ({ sandbox, rows, get }) => {
        expect((await get(url)).text).toContain('Aprobado');
        expect((await sandbox.createLink(WISH)).url).toBe(url);
        await sandbox.resume();
        await sandbox.settled();
        expect(rows.map(paymentIdOf)).toEqual([paymentId]);
        expect((await sandbox.fetch({ tenant: TENANT, paymentId })).status).toBe('approved');
      },
      { state: createFileState(file) },
    );
    await sandboxed(
      async ({ sandbox, rows }) => {
        await sandbox.resume();
        await sandbox.settled();
        expect(rows).toEqual([]);
      },
      { state: createFileState(file) },
    );
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it('keeps the link that was given after a full disk had cut another one in mid-line (PAGOS-3)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turno-sandbox-'));
    const file = join(folder, 'sandbox.jsonl');
    let url = '';
    await sandboxed(
      async ({ sandbox }) => {
        await sandbox.createLink({ ...WISH, key: 'before:1' });
        await appendFile(file, '{"id":"cut by a full di');
        url = (await sandbox.createLink(WISH)).url;
        await sandbox.createLink({ ...WISH, key: 'after:1' });
      },
      { state: createFileState(file) },
    );
    await sandboxed(
      async ({ sandbox }) => {
        expect((await sandbox.createLink(WISH)).url).toBe(url);
        expect((await createFileState(file).load()).map(({ key }) => key)).toEqual(['before:1', KEY, 'after:1']);
      },
      { state: createFileState(file) },
    );
    await rm(folder, { recursive: true });
  });

  it('a disk that refuses makes a failure to be tried again, and no link', () =>
    sandboxed(
      async ({ sandbox }) => {
        await expect(sandbox.createLink(WISH)).rejects.toMatchObject({ name: 'ServiceFailure', retryable: true });
      },
      { state: { load: () => Promise.resolve([]), put: () => Promise.reject(new Error('ENOSPC')) } },
    ));

  it('in production, or without a secret, there is no sandbox (must-hold 70)', () => {
    const options = {
      state: createMemoryState(),
      publicBaseUrl: '',
      secret: 's',
      linkId: () => 'link',
      money: formatMoney,
      clock: testClock(),
      deliver: () => Promise.resolve(200),
      receive: () => Promise.resolve(),
      production: false,
    };
    expect(() => createSandboxPayments({ ...options, production: true })).toThrow(ConfigError);
    expect(() => createSandboxPayments({ ...options, secret: '' })).toThrow(TypeError);
  });
});
