import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/args.ts';
import { give } from '../../src/cli/dialogues/given.ts';
import { replayCommand, replayRecorded } from '../../src/cli/replay.ts';
import { createRig, type Rig } from '../../src/cli/rig.ts';
import { mutants } from '../../src/prover/mutants.ts';
import { parseRecorded, replay, type Recorded } from '../../src/replay/replay.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openSqliteStore } from '../../src/state/sqlite.ts';
import { tenants } from '../cli/kit.ts';

const tenant = tenants[0]!;
const folder = mkdtempSync(path.join(tmpdir(), 'turno-replay-'));
const database = path.join(folder, 'turno.db');
let recorded: Recorded;
let conversation: string;

/** Asks without a name, books, moves, pays and cancels through the whole engine, in two sittings. */
beforeAll(async () => {
  const nameless = await sitting(Date.parse('2026-03-02T12:00:00Z'), undefined);
  await hear(nameless, ['hola', '¿cuánto sale la limpieza?', 'asdf qwer']);
  await nameless.close();
  const rig = await sitting(Date.parse('2026-03-02T13:00:00Z'), 'Ana');
  // A new phone counts its messages from one: these three were delivered before.
  await hear(rig, ['hola', 'hola', 'hola']);
  await hear(rig, [
    'limpieza mañana a las 10',
    'sí',
    'quiero cambiar mi turno al jueves a las 11',
    'sí',
    'quiero pagar la limpieza',
    'sí',
  ]);
  await hear(rig, ['cancelar mi turno', 'sí', 'gracias', 'hablar con una persona']);
  const turns = await rig.store.turns(rig.conversation);
  const { conversation: stored } = await rig.store.load(rig.conversation, 0);
  recorded = { tenant, turns, frames: stored!.frames };
  conversation = rig.conversation;
  await rig.close();
}, 180_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function sitting(start: number, name: string | undefined): Promise<Rig> {
  return createRig({
    tenants,
    tenant,
    clock: createVirtualClock(start),
    store: await openSqliteStore({ path: database }),
    customer: { waId: '+54 9 11 5555-0101', ...(name === undefined ? {} : { name }) },
    settings: { quietMs: 0, maxMs: 0 },
  });
}

/** Who was booked by somebody else, and comes back for the same. */
async function comesBack(now: number): Promise<Recorded> {
  const store = createMemoryStore();
  const rig = await createRig({
    tenants,
    tenant,
    clock: createVirtualClock(now),
    store,
    customer: { waId: '+54 9 11 5555-0102', name: 'Eva' },
    settings: { quietMs: 0, maxMs: 0 },
  });
  const appointments = [{ service: 'limpieza', start: '2026-02-20T10:00', professional: 'laura', mine: true }];
  await give({ appointments }, { store, tenant, conversation: rig.conversation, now });
  await hear(rig, ['quiero lo de siempre']);
  const turns = await store.turns(rig.conversation);
  const { conversation: stored } = await store.load(rig.conversation, 0);
  await rig.close();
  return { tenant, turns, frames: stored!.frames };
}

async function hear(rig: Rig, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    rig.say([{ type: 'text', text }]);
    await rig.rest();
  }
}

async function command(...argv: string[]): Promise<{ code: number; out: string; talk: string }> {
  const [out, talk]: [string[], string[]] = [[], []];
  const terminal = {
    out: (line: string) => void out.push(line),
    talk: (line: string) => void talk.push(line),
    env: { STORE: 'sqlite', SQLITE_PATH: database },
  };
  const code = await runCommand(replayCommand, replayRecorded, { argv, terminal });
  return { code, out: out.join('\n'), talk: talk.join('\n') };
}

describe('a conversation that was recorded by the engine', () => {
  it('is decided again to the byte: paths, effects and frames', () => {
    const { turns, difference, frames, otherConfiguration } = replay(recorded);
    expect(difference).toBeUndefined();
    expect(turns).toBe(recorded.turns.length);
    expect(JSON.stringify(frames)).toBe(JSON.stringify(recorded.frames));
    expect(otherConfiguration).toEqual([]);
  });

  it('knows what somebody came for last, who asks for the same again', async () => {
    const back = await comesBack(Date.parse('2026-03-02T12:00:00Z'));
    expect(JSON.stringify(back.frames)).toContain('"servicio":"limpieza"');
    const { difference, frames } = replay(back);
    expect(difference).toBeUndefined();
    expect(JSON.stringify(frames)).toBe(JSON.stringify(back.frames));
  });

  it('really booked, moved, charged and cancelled', () => {
    const effects = recorded.turns.flatMap((turn) => turn.effects);
    expect(effects).toEqual(
      expect.arrayContaining(['findSlots', 'createEvent', 'moveEvent', 'createLink', 'deleteEvent', 'openHandoff']),
    );
  });

  it('holds the contact of every turn in which the channel told something new', () => {
    const told = recorded.turns.flatMap((turn) => turn.contact ?? []);
    expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining([undefined, 'Ana']));
  });

  it("tells the first turn that today's machines decide otherwise", () => {
    const mutant = mutants().find(
      ({ name }) => name === 'agenda.AGENDA_FINALIZANDO_CITA calendar.written[2] action 0 dropped',
    )!;
    const { difference, turns } = replay(recorded, mutant.build());
    expect(difference).toMatchObject({ what: 'effects', turn: turns + 1 });
    expect(difference?.recorded).toContain('sendMessage');
    expect(difference?.now).toEqual([]);
  });

  it('tells frames that ended otherwise, a turn that is missing and one that throws', () => {
    expect(replay({ ...recorded, frames: [] }).difference).toMatchObject({
      what: 'frames',
      turn: recorded.turns.length + 1,
    });
    expect(replay({ ...recorded, turns: recorded.turns.slice(1) }).difference).toMatchObject({
      what: 'order',
      recorded: 2,
      now: 1,
    });
    const greetings = Array.from({ length: 17 }, () => ({ type: 'customer.greets' }) as const);
    const loops = recorded.turns.map((turn, i) => (i === 1 ? { ...turn, inputs: greetings } : turn));
    expect(replay({ ...recorded, turns: loops }).difference).toMatchObject({ what: 'error', turn: 2 });
    const moved = recorded.turns.map((turn, i) => (i === 1 ? { ...turn, path: ['recepcion:otra'] } : turn));
    expect(replay({ ...recorded, turns: moved }).difference).toMatchObject({ what: 'path', turn: 2 });
  });

  it('says which turns were decided with another configuration', () => {
    const turns = recorded.turns.map((turn, i) => (i === 0 ? { ...turn, tenantVersion: 'otra' } : turn));
    expect(replay({ ...recorded, turns }).otherConfiguration).toEqual([1]);
  });
});

describe('npm run replay', () => {
  it('replays a conversation of the configured store, and a file that it exported', async () => {
    expect(await command(conversation)).toMatchObject({
      code: 0,
      out: `${recorded.turns.length} turnos, sin diferencias`,
    });
    const exported = await command(conversation, '--export');
    const file = path.join(folder, 'conversacion.json');
    writeFileSync(file, exported.out);
    expect(await command(file)).toMatchObject({ code: 0, talk: '' });
    expect(JSON.parse((await command(file, '--json')).out)).toMatchObject({ ok: true, turns: recorded.turns.length });
  });
  it('exits 1 at the first difference, and shows both sides', async () => {
    const file = path.join(folder, 'otra.json');
    const turns = recorded.turns.map((turn, i) => (i === 2 ? { ...turn, effects: [] } : turn));
    writeFileSync(file, JSON.stringify({ ...recorded, turns }));
    const { code, out } = await command(file);
    expect(code).toBe(1);
    expect(out).toContain('diferencia en el turno 3 (effects)');
    expect(out).toContain('grabado []');
  });
  it.each([
    ['nothing', []],
    ['two names', ['a', 'b']],
    ['an unknown business', ['nadie.abc']],
    ['an unknown conversation', [`${tenant.id}.abc`]],
  ])('refuses %s with exit 2 and what to do', async (_what, argv) => {
    const { code, talk } = await command(...argv);
    expect(code).toBe(2);
    expect(talk).toMatch(/✗/);
  });
  it('refuses a file that is no exported conversation', async () => {
    const file = path.join(folder, 'rota.json');
    writeFileSync(file, '{"turns":[]}');
    expect(await command(file)).toMatchObject({ code: 2 });
    writeFileSync(file, '{');
    expect(await command(file)).toMatchObject({ code: 2 });
    expect(parseRecorded({})).toHaveProperty('problem');
  });
});
