/** `npm run understand -- --agents model` and the server, with a model over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAgents } from '../../src/cli/models.ts';
import { configuredModel } from '../../src/cli/rig/model.ts';
import { understandLines } from '../../src/cli/understand.ts';
import { loadConfig } from '../../src/config.ts';
import { systemClock } from '../../src/io/clock.ts';
import { createHttp } from '../../src/io/http.ts';
import type { Understanding } from '../../src/ports.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { exampleOf, startModel, type FakeModel } from '../fakes/model.ts';

const http = createHttp({ connections: 4 });
let fake: FakeModel;
let understanding: Understanding;
beforeAll(async () => {
  fake = await startModel(({ agent, schema }) => {
    if (agent === 'agente_cero')
      return { decision: 'PASADO_A_DEPARTAMENTO', departamento: 'AGENDAMIENTO', tema: null, texto: null };
    const { detalles } = exampleOf(schema) as { detalles: object };
    return {
      accion_recomendada: 'iniciar_triage_agendamiento',
      detalles: { ...detalles, hora_especifica: 'a las 16:30' },
    };
  });
  const { port, rules } = configuredModel(loadConfig({ OPENAI_BASE_URL: fake.baseUrl }), http);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  ({ understanding } = modelAgents(port, rules, { clock: systemClock(), log, spending: createMemoryStore() }));
});
afterAll(async () => {
  await fake.close();
  await http.close();
});

async function answers(...texts: string[]): Promise<Record<string, unknown>[]> {
  const out: Record<string, unknown>[] = [];
  const lines = texts.map((text) =>
    JSON.stringify({
      id: text,
      text,
      state: 'none',
      now: '2026-03-10T10:20:00',
      timeZone: 'America/Lima',
      locale: 'es-PE',
    }),
  );
  const feed = (async function* () {
    await Promise.resolve();
    yield* lines;
  })();
  const terminal = {
    out: (line: string) => void out.push(JSON.parse(line) as Record<string, unknown>),
    talk: () => undefined,
    env: {},
  };
  await understandLines(feed, terminal, understanding);
  return out;
}

describe('npm run understand -- --agents model', () => {
  it('asks the model what the rules are not sure of, and says who understood', async () => {
    const [sure, unsure] = await answers('quiero cancelar mi turno', 'capaz la otra cosa del asunto a las 16:30');
    expect(sure).toMatchObject({ action: 'iniciar_cancelacion_cita', by: 'keywords' });
    expect(unsure).toMatchObject({
      domain: 'AGENDAMIENTO',
      action: 'iniciar_triage_agendamiento',
      entities: { hora: '16:30' },
      by: 'model',
    });
    expect(fake.violations).toEqual([]);
  });

  it('goes on with the offline reading when the model is down', async () => {
    fake.fail('down', 3);
    const [answer] = await answers('capaz la otra cosa del asunto a las 16:30');
    expect(answer).toMatchObject({ by: 'offline' });
    expect(answer).not.toHaveProperty('error');
  });
});
