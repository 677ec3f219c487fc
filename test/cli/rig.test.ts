import { describe, expect, it } from 'vitest';
import { createRig, type Fault, type Rig } from '../../src/cli/rig.ts';
import { readable } from '../../src/cli/rig/phone.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { tenants } from './kit.ts';

const start = Date.parse('2026-03-02T12:00:00Z');
const tenant = tenants[0]!;

async function rigged(faults: readonly Fault[] = []): Promise<Rig> {
  return createRig({
    tenants,
    tenant,
    clock: createVirtualClock(start),
    store: createMemoryStore(),
    customer: { waId: '+54 9 11 5555-0101', name: 'Ana' },
    faults,
    settings: { quietMs: 0, maxMs: 0 },
  });
}

async function said(rig: Rig, text: string): Promise<string> {
  const before = rig.shown().length;
  rig.say([{ type: 'text', text }]);
  await rig.rest();
  return rig.shown().slice(before).map(readable).join('\n');
}

describe('the rig', () => {
  it('lets a customer book, and knows the deed', async () => {
    const rig = await rigged();
    expect(await said(rig, 'limpieza mañana a las 10')).toMatch(/10:00/);
    expect(await said(rig, 'sí')).toMatch(/reservado/);
    expect(rig.deeds()).toMatchObject([{ deed: 'booked', appointment: { serviceId: 'limpieza' } }]);
    expect(rig.problems()).toEqual([]);
    await rig.close();
  });

  it('knows which slot is behind a row', async () => {
    const rig = await rigged();
    await said(rig, 'quiero una limpieza mañana a la tarde');
    const [first] = rig.shown().at(-1)!.choices;
    expect(rig.slotOf(first!.id)?.start).toBe(Date.parse('2026-03-03T15:00:00Z'));
    expect(rig.slotOf('turno_nada_1')).toBeUndefined();
    await rig.close();
  });

  it('delivers again what a store that was down refused, as a provider does', async () => {
    const rig = await rigged([{ port: 'store', mode: 'down', calls: 3 }]);
    expect(await said(rig, '¿dónde están?')).toMatch(/Siempreviva/);
    expect(rig.clock.now() - start).toBeGreaterThanOrEqual(1_000);
    expect(await rig.store.turns(rig.conversation)).toHaveLength(1);
    await rig.close();
  });

  it('a slow channel shows the message at once and answers 20 s later: it is not sent twice', async () => {
    const rig = await rigged([{ port: 'channel', mode: 'slow', calls: 1 }]);
    expect(await said(rig, '¿dónde están?')).toMatch(/Siempreviva/);
    await rig.advance(start + 120_000);
    expect(rig.shown()).toHaveLength(1);
    await rig.close();
  });

  it('a channel that answers garbage has sent nothing: one second try after 30 s', async () => {
    const rig = await rigged([{ port: 'channel', mode: 'garbage', calls: 1 }]);
    expect(await said(rig, '¿dónde están?')).toBe('');
    await rig.advance(start + 15_000);
    expect(rig.shown()).toHaveLength(0);
    await rig.advance(start + 31_000);
    expect(rig.shown()).toHaveLength(1);
    await rig.close();
  });

  it('has one desk, where handoffs can be seen', async () => {
    const rig = await rigged();
    await said(rig, 'quiero hablar con una persona');
    expect(rig.desk.handoffs()).toMatchObject([{ conversation: rig.conversation, handoff: { reason: 'asked' } }]);
    await rig.close();
  });

  it('time passes only where it is moved', async () => {
    const rig = await rigged();
    await said(rig, 'hola');
    expect(rig.clock.now()).toBe(start);
    await rig.advance(start + 3_600_000);
    expect(rig.clock.now()).toBe(start + 3_600_000);
    await rig.close();
  });
});
