import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { EXIT, runCommand } from '../../src/cli/args.ts';
import { evalCommand, evaluate } from '../../src/cli/eval.ts';
import { markIntents, type Labelled, type Read } from '../../src/evaluation/intents.ts';
import { percentile, shareOf } from '../../src/evaluation/mark.ts';
import { obedient } from '../fakes/brains.ts';
import { startModel } from '../fakes/model.ts';

const line: Labelled = {
  ...{ id: '1', text: 'algo', lang: 'es', pais: 'AR', state: 'none', entities: { fecha: '2026-03-10' } },
  ...{ domain: 'GENERAL', action: 'preguntar', alternatives: [{ domain: 'PAGOS', action: 'preguntar' }] },
  ...{ ref_datetime: '2026-03-10T10:20:00', tz: 'America/Lima' },
};
const says = (read: Partial<Read>, labelled: Partial<Labelled> = {}) => {
  const answer: Read = { domain: 'GENERAL', action: 'preguntar', entities: {}, by: 'offline', confidence: 1, ...read };
  return markIntents([{ ...line, ...labelled }], { suite: 's', reader: () => answer, now: () => 0 })[0]!;
};

describe('a message’s mark', () => {
  it('is right for the label and for each accepted answer', () => {
    expect(says({})).toMatchObject({ right: true, rightDomain: true });
    expect(says({ domain: 'PAGOS' })).toMatchObject({ right: true, rightDomain: true });
    expect(says({ action: 'saludo' })).toMatchObject({ right: false, rightDomain: true });
    expect(says({ domain: 'HUMANO', action: 'escalar_a_humano' })).toMatchObject({ right: false, rightDomain: false });
  });

  it('counts what nobody asked for as costly, by what it would cost', () => {
    expect(says({ action: 'iniciar_cancelacion_cita' }).costly).toBe('cancel');
    expect(says({ action: 'confirmar_pago' }).costly).toBe('paid');
    expect(says({ action: 'aceptar' }).costly).toBe('confirm');
    expect(says({ action: 'aceptar' }, { state: 'AGENDA_CANCELACION_CONFIRMANDO' }).costly).toBe('cancel');
    expect(says({ action: 'aceptar' }, { action: 'aceptar' }).costly).toBeUndefined();
    expect(says({ action: 'iniciar_triage_pagos' }).costly).toBeUndefined();
  });

  it('asks for the entities of the label, no others', () => {
    expect(says({ entities: { fecha: '2026-03-10', hora: '10:00' } })).toMatchObject({
      entitiesAsked: 1,
      entitiesRight: 1,
    });
    expect(says({ entities: { fecha: '2026-03-11' } })).toMatchObject({ entitiesRight: 0 });
  });
});

describe('a share', () => {
  it('lies in its interval, which narrows as messages come in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const of = (times: number) =>
          shareOf(
            Array.from({ length: n * times }, (_, i) => i % n < n * part),
            Boolean,
          );
        const [few, many] = [of(1), of(4)];
        expect(few.from).toBeGreaterThanOrEqual(0);
        expect(few.from).toBeLessThanOrEqual(few.right / few.n + 1e-9);
        expect(few.to).toBeGreaterThanOrEqual(few.right / few.n - 1e-9);
        expect(many.to - many.from).toBeLessThan(few.to - few.from);
      }),
    );
  });

  it('of 90 in 100 lies between 82.6 and 94.5 %', () => {
    const { from, to } = shareOf(
      Array.from({ length: 100 }, (_, i) => i < 90),
      Boolean,
    );
    expect([from, to].map((x) => Number(x.toFixed(3)))).toEqual([0.826, 0.945]);
  });

  it('says nothing of an empty set, and a percentile of one value is that value', () => {
    expect(shareOf([], Boolean)).toEqual({ n: 0, right: 0, from: 0, to: 1 });
    expect([percentile([], 0.5), percentile([7], 0.95), percentile([1, 2, 3, 4], 0.5)]).toEqual([0, 7, 3]);
  });
});

describe('npm run eval', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-eval-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const env: Record<string, string> = {};
  const run = async (...argv: string[]) => {
    const said: string[] = [];
    const terminal = { out: (text: string) => said.push(text), talk: (text: string) => said.push(text), env };
    return { code: await runCommand(evalCommand, evaluate, { argv, terminal }), said: said.join('\n') };
  };

  it('prints a suite with its interval, and writes the tables between the marks of a report', async () => {
    const report = join(folder, 'report.md');
    writeFileSync(report, 'before\n<!-- npm run eval -->\nold\n<!-- end of npm run eval -->\nafter\n');
    const { code, said } = await run('--suite', 'blind-5', '--write', report);
    expect(code).toBe(EXIT.ok);
    expect(said).toMatch(/blind-5 +119 +\d+\.\d % +\d+\.\d % – \d+\.\d %/);
    const written = readFileSync(report, 'utf8');
    expect(written).toMatch(/^before\n/);
    expect(written).toMatch(/\| blind-5 \| 119 \|/);
    expect(written).not.toContain('old');
    expect(written).toMatch(/after\n$/);
  });

  it('asks the configured model what no rule is sure of', async () => {
    const fake = await startModel(obedient);
    env['OPENAI_BASE_URL'] = fake.baseUrl;
    const { code, said } = await run('--agents', 'model', '--suite', 'blind-5');
    delete env['OPENAI_BASE_URL'];
    await fake.close();
    expect(code).toBe(EXIT.ok);
    expect(said).toMatch(/^model +\d+ /m);
    expect(said).toContain(`modelo: ${fake.asked.length} llamadas, US$ `);
    expect([fake.asked.length > 0, fake.violations]).toEqual([true, []]);
  });

  it('wants the marks, and says so', async () => {
    const bare = join(folder, 'bare.md');
    writeFileSync(bare, 'nothing here');
    expect(await run('--suite', 'blind-5', '--write', bare)).toMatchObject({ code: EXIT.usage });
    expect(readFileSync(bare, 'utf8')).toBe('nothing here');
  });
});
