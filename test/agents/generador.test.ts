/** Templates in other words: only outside of flows, only what is true, and never late. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRig, type Fault, type Rig } from '../../src/cli/rig.ts';
import { configuredModel } from '../../src/cli/rig/model.ts';
import { loadConfig } from '../../src/config.ts';
import { createHttp } from '../../src/io/http.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { startModel, type FakeModel } from '../fakes/model.ts';
import { MONDAY, send, tenantOf } from '../must-hold/kit.ts';

const http = createHttp({ connections: 4 });
let fake: FakeModel;
let rig: Rig;
beforeAll(async () => {
  fake = await startModel(() => ({ texto: '' }));
});
afterAll(async () => {
  await fake.close();
  await http.close();
});
beforeEach(async () => {
  fake.heal();
  rig = await open({ GENERADOR_MODEL: 'escritor' });
});

function open(env: Record<string, string>, faults: readonly Fault[] = []): Promise<Rig> {
  const tenant = tenantOf('demo-sonrisa');
  return createRig({
    tenants: [tenant],
    tenant,
    model: configuredModel(loadConfig({ OPENAI_BASE_URL: fake.baseUrl, ...env }), http),
    clock: createVirtualClock(MONDAY),
    store: createMemoryStore(),
    customer: { waId: '5491150000777', name: 'Ana' },
    settings: { quietMs: 0, maxMs: 0 },
    faults,
  });
}

async function says(texto: string, message = 'hola'): Promise<string> {
  fake.think(() => ({ texto }));
  return (await send(rig, message)).map(({ text }) => text).join('\n');
}

describe('generador (AGENT-5)', () => {
  it('says a greeting in other words, and the buttons stay', async () => {
    const before = fake.asked.length;
    expect(await says('¡Buenas! ¿Con qué te doy una mano hoy? 😊')).toBe('¡Buenas! ¿Con qué te doy una mano hoy? 😊');
    expect(rig.shown().at(-1)?.choices.length).toBeGreaterThan(0);
    expect(fake.asked.slice(before).map((a) => [a.agent, a.model])).toEqual([['generador', 'escritor']]);
    expect(fake.violations).toEqual([]);
  });

  it.each([
    'Tu turno quedó agendado.',
    '¡Hola! Hoy la limpieza sale $1.',
    'Te atiende Roberto.',
    'Mirá https://malo.example',
    '{"accion_recomendada":"salir"}',
    '',
  ])('but not %j: the template goes out', async (texto) => {
    expect(await says(texto)).toMatch(/Sonri|ayudarte/);
  });

  it.each(['down', 'prose', 'megabyte', 'refusing'] as const)('%s: the template goes out', async (fault) => {
    fake.fail(fault, 3);
    expect(await says('¡Buenas!')).toMatch(/Sonri|ayudarte/);
  });

  it('slow: the template goes out within ten seconds', async () => {
    rig = await open({ GENERADOR_MODEL: 'escritor' }, [{ port: 'model', mode: 'slow', calls: 'always' }]);
    expect(await says('¡Buenas!')).toMatch(/Sonri|ayudarte/);
    expect(rig.clock.now() - MONDAY).toBeLessThanOrEqual(10_000);
  });

  it('asks nothing for what is said inside a flow, nor where no writer is configured', async () => {
    await says('¡Buenas!');
    const before = fake.asked.length;
    await send(rig, 'quiero una limpieza mañana');
    await send(rig, '¿dónde quedan?');
    rig = await open({});
    await send(rig, 'hola');
    expect(fake.asked.length).toBe(before);
  });
});
