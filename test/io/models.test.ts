/** The adapter to OpenAI-compatible servers, and answers recorded from one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '../../src/io/http.ts';
import { createOpenAiModel } from '../../src/io/openai.ts';
import { createRecordedModel } from '../../src/io/recorded-model.ts';
import type { ModelPort, ModelRequest } from '../../src/ports.ts';
import { startModel, type FakeModel } from '../fakes/model.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-models-'));
const http = createHttp({ connections: 4 });
let fake: FakeModel;
beforeAll(async () => {
  fake = await startModel(() => ({ ok: true }));
});
afterEach(() => {
  fake.heal();
});
afterAll(async () => {
  await fake.close();
  await http.close();
  rmSync(folder, { recursive: true });
});

const live = (apiKey?: string): ModelPort =>
  createOpenAiModel({
    baseUrl: fake.baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    exchange: (request) => http.exchange(request),
    timeoutMs: 5_000,
  });

function question(text: string, signal = new AbortController().signal): ModelRequest {
  return {
    agent: 'prueba',
    model: 'm',
    messages: [
      { role: 'system', content: 'Responde.' },
      { role: 'user', content: JSON.stringify({ mensaje: text }) },
    ],
    schema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'], additionalProperties: false },
    maxTokens: 50,
    signal,
  };
}

describe('a model over HTTP (AGENT-7)', () => {
  it('answers with its text and what it cost, with a key and without', async () => {
    const answer = { outcome: 'text', text: '{"ok":true}', tokensIn: 900, tokensOut: 60 };
    expect(await live('clave').complete(question('a'))).toEqual(answer);
    expect(await live().complete(question('a'))).toEqual(answer);
    expect(fake.violations).toEqual([]);
  });

  it.each([
    ['no_temperature', ['max_completion_tokens']],
    ['no_completion_limit', ['temperature', 'max_tokens']],
  ] as const)('%s: the parameter is left out, and not offered again', async (fault, params) => {
    const port = live();
    fake.fail(fault);
    expect(await port.complete(question('a'))).toMatchObject({ outcome: 'text' });
    const before = fake.asked.length;
    await port.complete(question('b'));
    expect(fake.asked.slice(before).map((a) => a.params)).toEqual([params]);
  });

  it.each([
    ['refusing', { outcome: 'refused' }],
    ['filtered', { outcome: 'refused' }],
    ['truncated', { outcome: 'truncated' }],
  ] as const)('%s is an outcome of its own (must-hold 40)', async (fault, outcome) => {
    fake.fail(fault);
    expect(await live().complete(question('a'))).toMatchObject(outcome);
  });

  it.each([
    ['down', true],
    ['limited', true],
    ['cut', true],
    ['html', true],
    ['no_choices', true],
    ['broke', false],
  ] as const)('%s is a failure, to be tried again: %s, and names no content', async (fault, retryable) => {
    fake.fail(fault);
    const failure: unknown = await live('clave')
      .complete(question('mi secreto'))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ServiceFailure', retryable });
    expect(String(failure)).not.toMatch(/secreto|clave/);
  });

  it('is hung up on when nobody waits any more', async () => {
    fake.fail('slow');
    const waiting = new AbortController();
    const before = fake.asked.length;
    const called = live()
      .complete(question('a', waiting.signal))
      .catch((error: unknown) => error);
    while (fake.asked.length === before) await new Promise((resolve) => setImmediate(resolve));
    waiting.abort();
    expect(await called).toMatchObject({ name: 'ServiceFailure' });
  });
});

describe('recorded answers', () => {
  it('are the live ones the first time, and need no network afterwards', async () => {
    const file = path.join(folder, 'respuestas.jsonl');
    const recording = createRecordedModel(file, live());
    const first = await recording.complete(question('a'));
    const before = fake.asked.length;
    expect(await recording.complete(question('a'))).toEqual(first);
    expect(await createRecordedModel(file).complete(question('a'))).toEqual(first);
    expect(fake.asked.length).toBe(before);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
    await expect(createRecordedModel(file).complete(question('b'))).rejects.toThrow(/record it again/);
  });
});
