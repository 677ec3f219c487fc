import { describe, expect, test } from 'vitest';
import { understandLines } from '../../src/cli/understand.ts';

async function run(lines: readonly string[]): Promise<Record<string, unknown>[]> {
  const out: Record<string, unknown>[] = [];
  const feed = (async function* () {
    await Promise.resolve();
    yield* lines;
  })();
  await understandLines(feed, {
    out: (line) => out.push(JSON.parse(line) as Record<string, unknown>),
    talk: () => undefined,
    env: {},
  });
  return out;
}

const line = (text: string, more: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id: 'a',
    text,
    state: 'none',
    now: '2026-03-10T10:20:00',
    timeZone: 'America/Argentina/Buenos_Aires',
    locale: 'es-AR',
    ...more,
  });

describe('npm run understand', () => {
  test('a line in, a line out, with labels, entities and who understood', async () => {
    const [answer] = await run([line('quiero una limpieza mañana a las 16')]);
    expect(answer).toMatchObject({
      id: 'a', domain: 'AGENDAMIENTO', action: 'iniciar_triage_agendamiento', also: [], by: 'keywords',
      entities: { fecha: '2026-03-11', hora: '16:00', servicio: 'limpieza' },
    }); // prettier-ignore
    expect(typeof answer?.['ms']).toBe('number');
    expect(typeof answer?.['confidence']).toBe('number');
  });

  test('the id comes back as it came: who asked with a number looks for a number', async () => {
    const ids = [5, '5', 0, '', -1.5];
    expect((await run(ids.map((id) => line('hola', { id })))).map(({ id }) => id)).toEqual(ids);
  });

  test('bad lines are told and the run goes on', async () => {
    const answers = await run([
      'no json',
      '{"id":"x"}',
      '',
      line('hola', { now: 'ayer' }),
      line('hola', { timeZone: 'Marte/Olympus' }),
      line('hola'),
    ]);
    expect(answers.map((a) => a['id'])).toEqual([null, null, null, null, 'a']);
    expect(answers.slice(0, 4).every((a) => typeof a['error'] === 'string')).toBe(true);
  });

  test('what editors leave unseen at the start of a line, or of a text, is no part of it', async () => {
    const said = line('\uFEFF\u200E quiero una limpieza');
    const answers = await run([`\uFEFF${said}`, `\u200B\u00A0${said}\u00A0`, '\uFEFF', '\u2060 \u202A', said]);
    expect(answers.map(({ action }) => action)).toEqual(Array(3).fill('iniciar_triage_agendamiento'));
  });

  test('a bad line is told in words: which field, and what goes there', async () => {
    const errors = (
      await run([
        '{"id":"x"}',
        '[1]',
        'no json',
        line('hola', { now: 'ayer', timeZone: 'Marte/Olympus' }),
        line('hola', { text: 7, id: null }),
        line('hola', { tenant: { id: 'x' } }),
        line('hola', { tenant: 'nadie' }),
      ])
    ).map(({ error }) => String(error));
    const fields = [/falta text: .*falta now: .*falta timeZone: /, /no es un objeto/, /no es JSON .*va un objeto/];
    const values = [/now "ayer" no vale: va .*timeZone "Marte\/Olympus" no vale: va /, /id no vale: va .*text no vale/];
    [...fields, ...values, /businessName: falta/, /no hay negocio/].forEach((said, i) => {
      expect(errors[i]).toMatch(said);
    });
    expect(errors.join('\n')).not.toMatch(/Error: |invalid_type|Invalid input/);
  });

  test('an instant with an offset is taken to the zone', async () => {
    const [answer] = await run([line('quiero turno mañana', { now: '2026-03-11T01:30:00Z' })]);
    expect(answer).toMatchObject({ entities: { fecha: '2026-03-11' } });
  });

  test('further errands stand beside the first', async () => {
    const [answer] = await run([line('cambiame el turno al jueves y decime cuánto sale')]);
    expect(answer).toMatchObject({
      action: 'iniciar_reprogramacion_cita',
      also: [{ domain: 'PAGOS', action: 'preguntar' }],
    });
  });

  test('with a tenant a service is its id; an unknown tenant is an error', async () => {
    const [known, unknown] = await run([
      line('quiero una limpieza dental', { tenant: 'demo-sonrisa' }),
      line('hola', { tenant: 'nadie' }),
    ]);
    expect(known).toMatchObject({ entities: { servicio: 'limpieza' } });
    expect(unknown).toMatchObject({ id: null });
  });

  test('a state that no machine has counts as none (must-hold 5)', async () => {
    const [strange, idle] = await run([line('dale', { state: 'AGENDA_FANTASMA' }), line('dale')]);
    expect(strange).toEqual({ ...idle, ms: strange?.['ms'] });
  });
});
