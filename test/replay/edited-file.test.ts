/** A recorded conversation is decided again as it was, whatever the tenants file says since. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/args.ts';
import { replayCommand, replayRecorded } from '../../src/cli/replay.ts';
import { createRig } from '../../src/cli/rig.ts';
import type { Tenant } from '../../src/domain.ts';
import { parseRecorded, replay, type Recorded } from '../../src/replay/replay.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { DEMO_TENANTS_URL, parseTenants } from '../../src/tenants.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-edited-'));
const database = path.join(folder, 'turno.db');
const file = path.join(folder, 'tenants.json');
/** Thursday 5 March is open when he books, dearer and then closed when it is replayed. */
const asIs = () => undefined;
const dearer = ({ services }: Written) => void (services[0]!.price = '26000.00');
const closed = (written: Written) => {
  dearer(written);
  written.branches[0]!.closedDates = ['2026-03-05'];
};
let conversation = '';

interface Written {
  id: string;
  services: { price: string; joinUrl?: string; modality?: string }[];
  branches: { closedDates?: string[] }[];
  channels: { accessTokenEnv?: string; appSecretEnv?: string }[];
  payments: { provider: string; accessTokenEnv?: string };
}

/** The shipped file as somebody has edited it, saved as the one of the settings. */
function edited(change: (tenant: Written) => void): readonly Tenant[] {
  const json = JSON.parse(readFileSync(DEMO_TENANTS_URL, 'utf8')) as { tenants: Written[] };
  change(json.tenants[0]!);
  writeFileSync(file, JSON.stringify(json));
  return parseTenants(json, 'demo.json');
}

/** A sitting with a server that read this file. */
async function hear(tenants: readonly Tenant[], start: string, texts: readonly string[]): Promise<void> {
  const rig = await createRig({
    tenants,
    tenant: tenants[0]!,
    clock: createVirtualClock(Date.parse(start)),
    store: await openSqliteStore({ path: database }),
    customer: { waId: '+54 9 11 5555-0101', name: 'Ana' },
    settings: { quietMs: 0, maxMs: 0 },
  });
  for (const text of texts) {
    rig.say([{ type: 'text', text }]);
    await rig.rest();
  }
  conversation = rig.conversation;
  await rig.close();
}

async function command(...argv: string[]): Promise<{ code: number; out: string; talk: string }> {
  const [out, talk]: [string[], string[]] = [[], []];
  const terminal = {
    out: (line: string) => void out.push(line),
    talk: (line: string) => void talk.push(line),
    env: { STORE: 'sqlite', SQLITE_PATH: database, TENANTS_FILE: file },
  };
  const code = await runCommand(replayCommand, replayRecorded, { argv, terminal });
  return { code, out: out.join('\n'), talk: talk.join('\n') };
}

async function exported(): Promise<Recorded> {
  return JSON.parse((await command(conversation, '--export')).out) as Recorded;
}

beforeAll(async () => {
  await hear(edited(asIs), '2026-03-02T12:00:00Z', ['limpieza el jueves a las 15']);
  // The same server, started again with the edited file, in the middle of the booking.
  await hear(edited(dearer), '2026-03-02T12:01:00Z', ['hola', 'sí', '¿cuánto sale la limpieza?']);
  edited(closed);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a conversation whose tenants file was edited while it went on, and after', () => {
  it('is decided again to the byte, each turn with what the file said then', async () => {
    const recorded = await exported();
    const versions = recorded.turns.map(({ tenantVersion }) => tenantVersion);
    expect(new Set(versions).size).toBe(2);
    const { difference, frames, otherConfiguration } = replay(recorded);
    expect([difference, otherConfiguration]).toEqual([undefined, []]);
    expect(JSON.stringify(frames)).toBe(JSON.stringify(recorded.frames));
    expect(await command(conversation)).toMatchObject({
      code: 0,
      out: `${versions.length} turnos, sin diferencias`,
      talk: '',
    });
  });

  it("would not be with today's file: that is what is kept for", async () => {
    const { turns, frames } = await exported();
    const today = edited(closed)[0]!;
    const { difference, otherConfiguration } = replay({ tenant: today, turns, ...(frames ? { frames } : {}) });
    expect(difference).toMatchObject({ turn: 2 });
    expect(otherConfiguration).toEqual(turns.map(({ n }) => n));
  });

  it("is exported with what its turns were decided with, and today's file is not in it", async () => {
    const recorded = await exported();
    expect(recorded.tenant).toBeUndefined();
    const prices = recorded.configurations?.map(({ services }) => services[0]!.priceMinor);
    expect(prices).toEqual([2_500_000, 2_600_000]);
    expect(JSON.stringify(recorded.configurations)).not.toContain('2026-03-05');
    expect(parseRecorded(recorded)).toEqual(recorded);
    const without = { ...recorded, configurations: [] };
    expect(parseRecorded(without)).toMatchObject({ problem: expect.stringMatching(/^turn 1: configuration [0-9a-f]/) });
  });

  it('is found though the business has left the file', async () => {
    const before = readFileSync(file, 'utf8');
    edited((tenant) => (tenant.id = 'otro-nombre'));
    expect(await command(conversation)).toMatchObject({ code: 0, talk: '' });
    writeFileSync(file, before);
  });
});

describe('a conversation of before configurations were kept', () => {
  let kept: unknown[][] = [];
  beforeAll(() => {
    const db = new DatabaseSync(database);
    kept = db
      .prepare('SELECT * FROM configurations')
      .all()
      .map((row) => Object.values(row));
    db.exec('DELETE FROM configurations');
    db.close();
  });
  afterAll(() => {
    const db = new DatabaseSync(database);
    for (const row of kept) db.prepare('INSERT INTO configurations VALUES (?, ?, ?, ?)').run(...(row as string[]));
    db.close();
  });

  it("is decided again with today's file, and says of which turns that is not so", async () => {
    const { code, talk } = await command(conversation);
    expect(code).toBe(1);
    expect(talk).toMatch(
      /^los turnos 1, 2, .* se decidieron con otra configuración .* no está guardada .*: se usó la de hoy$/,
    );
    edited(asIs);
    expect((await command(conversation)).talk).not.toMatch(/los turnos 1,/);
    edited(closed);
  });

  it('is refused where the business has left the file, too', async () => {
    edited((tenant) => (tenant.id = 'otro-nombre'));
    const { code, talk } = await command(conversation);
    expect(code).toBe(2);
    expect(talk).toMatch(/no guarda con qué configuración se decidieron los turnos 1, 2/);
    edited(closed);
  });
});

it('what is kept names no variable of the environment and no address that one joins by', async () => {
  const tenants = edited((tenant) => {
    tenant.channels[0] = { ...tenant.channels[0], accessTokenEnv: 'SONRISA_WA_TOKEN', appSecretEnv: 'SONRISA_SECRET' };
    tenant.payments = { provider: 'mercadopago', accessTokenEnv: 'SONRISA_MP_TOKEN' };
    Object.assign(tenant.services[0]!, { modality: 'virtual', joinUrl: 'https://meet.example/x?pwd=clave' });
  });
  // A new phone counts its messages from one: the first three were delivered before.
  await hear(tenants, '2026-03-02T12:05:00Z', ['hola', 'hola', 'hola', 'gracias']);
  const store = await openSqliteStore({ path: database });
  const stored = await store.configuration(tenants[0]!.id, tenants[0]!.version);
  await store.close();
  expect(stored?.record).toMatchObject({ payments: { provider: 'mercadopago' } });
  expect(JSON.stringify(stored)).not.toMatch(/SONRISA_|pwd|Env"/);
});
