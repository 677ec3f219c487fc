import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/args.ts';
import { dialogues, dialoguesCommand } from '../../src/cli/dialogues.ts';
import { file } from './kit.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'turno-dialogues-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, text: string | Buffer): string {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

const good = written('buenas/a.yaml', file('  - user: hola\n  - expect: { state: conversando }'));
written('buenas/dentro/b.yml', file('  - user: ¿dónde están?\n  - expect: { says: [Siempreviva] }'));
written('buenas/no_es.txt', 'nada');
const bad = written('mala.yaml', file('  - user: hola\n  - expect: { says: [/chau/i], state: conversando }'));
const wrong = written('fuera_de_formato.yaml', file('  - user: hola\n  - expect: { estado: x }'));

async function run(...argv: string[]): Promise<{ code: number; out: string[]; talk: string[] }> {
  const out: string[] = [];
  const talk: string[] = [];
  const terminal = { out: (line: string) => out.push(line), talk: (line: string) => talk.push(line), env: {} };
  const code = await runCommand(dialoguesCommand, dialogues, { argv, terminal });
  return { code, out, talk };
}

describe('npm run dialogues', () => {
  it('runs folders with all that is inside, and ends with the count alone on a line', async () => {
    const { code, out } = await run(path.join(folder, 'buenas'));
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('2 passed, 0 failed');
    expect(out.filter((line) => line.startsWith('✓'))).toHaveLength(2);
  });

  it('calls a file without a name by its path, once, and notes what is hardly meant beside it', async () => {
    const text = file('  - user: hola\n  - expect: { state: [conversando, conversado] }').replace(/^name:.*\n/m, '');
    const nameless = written('sin_nombre.yaml', text);
    const { code, out, talk } = await run(nameless);
    expect([code, out[0]]).toEqual([0, `✓ ${nameless}`]);
    expect(talk).toEqual([expect.stringMatching(/^⚠ \S+sin_nombre\.yaml {2}línea \d+, .*"conversado"/)]);
  });

  it('with a file that cannot be read: told with its place, and the others run all the same', async () => {
    const mistyped = written('alias.yaml', file('  - user: hola\n  - user: *nada'));
    const nested = Array.from({ length: 9 }, (_, i) => `  - &a${i + 1} [${`*a${i}, `.repeat(10)}]`).join('\n');
    const bomb = written('bomba.yaml', `x:\n  - &a0 [a]\n${nested}\n${file('  - user: hola')}`);
    const turning = written('vuelta.yaml', file('  - user: &a [*a]'));
    const latin = written('latin1.yaml', Buffer.from(file('  - user: mañana'), 'latin1'));
    const utf16 = written('utf16.yaml', Buffer.from(`\uFEFF${file('  - user: hola')}`, 'utf16le'));
    const { code, out } = await run(mistyped, bomb, turning, latin, utf16, good);
    expect([code, out.at(-1)]).toEqual([2, '1 passed, 5 failed']);
    const told = out.join('\n');
    expect(told).toMatch(/✗ \S+alias\.yaml .*\n +línea 8, .*: el alias \*nada no tiene su ancla &nada antes/);
    expect(told).toMatch(/✗ \S+bomba\.yaml .*\n.*sus alias son demasiados o no encajan/);
    for (const name of ['latin1', 'utf16'])
      expect(told).toMatch(new RegExp(`✗ \\S+${name}\\.yaml .*\\n.*no está en UTF-8; guárdalo otra vez`));
    const json = await run(mistyped, good, '--json');
    expect([json.code, JSON.parse(json.out.join('\n'))]).toEqual([
      2,
      expect.objectContaining({ passed: 1, failed: 1 }),
    ]);
  });

  it('uses an anchor as often as a file likes to, and takes the mark of an editor before it', async () => {
    const many = Array.from({ length: 300 }, () => '*h').join(', ');
    const often = written('a_menudo.yaml', `\uFEFF${file(`  - user: &h hola\n  - expect: { says: [${many}] }`)}`);
    expect(await run(often)).toMatchObject({ code: 0 });
  });

  it('tells of a failure its file, step, what was expected and seen, and the conversation', async () => {
    const { code, out } = await run(good, bad);
    expect(code).toBe(1);
    expect(out.at(-1)).toBe('1 passed, 1 failed');
    const told = out.join('\n');
    expect(told).toContain(`✗ ${bad}`);
    expect(told).toMatch(/paso 2 · expect\.says\n\s+esperado\s+que diga \/chau\/i\n\s+visto\s+¡Hola!/);
    expect(told).toMatch(/conversación\n\s+1 cliente\s+hola\n\s+1 bot/);
    expect(told).toMatch(/2 lectura\s+turno 1 · leído por \w+ \(\w+\), seguridad \d/);
  });

  it('is a wrong use where a file is not in the format or not there, and the others run all the same', async () => {
    const { code, out } = await run(good, wrong, path.join(folder, 'nadie.yaml'));
    expect(code).toBe(2);
    expect(out.at(-1)).toBe('1 passed, 2 failed');
    expect(out.join('\n')).toMatch(
      /línea 8, steps\[2\]\.expect\.estado: la clave "estado" no existe aquí; valen: state/,
    );
    expect(out.join('\n')).toMatch(/nadie\.yaml[^]*no existe: corrige la ruta/);
  });

  it.each([
    [[], 2, /falta al menos una ruta/],
    [['--store', 'redis', good], 2, /memory, sqlite, firestore/],
    [['--agents', 'magia', good], 2, /offline o model/],
    [['--agentes', 'offline', good], 2, /--agentes/],
    [['--agents', 'model', good], 3, /OPENAI_API_KEY falta/],
    [['--tenants', path.join(folder, 'no.json'), good], 2, /no\.json/],
  ])('%j ends with %i', async (argv, code, told) => {
    const result = await run(...argv);
    expect(result.code).toBe(code);
    expect(result.talk.join('\n')).toMatch(told);
    expect(result.out).toEqual([]);
  });

  it('gives JSON on stdout and the count to the person', async () => {
    const { code, out, talk } = await run('--json', good, bad, wrong);
    expect(code).toBe(2);
    expect(talk).toEqual(['1 passed, 2 failed']);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      passed: 1,
      failed: 2,
      files: [
        { file: good, passed: true, failures: [], talk: [{ who: 'cliente', text: 'hola' }, { who: 'bot' }] },
        { file: bad, passed: false, failures: [{ step: 2, key: 'expect.says', expected: 'que diga /chau/i' }] },
        { file: wrong, passed: false, problems: [{ line: 8, where: 'steps[2].expect.estado' }] },
      ],
    });
  });

  it('takes the businesses of another file, and a store on disk', async () => {
    const { code, out } = await run('--tenants', 'fixtures/tenants/demo.json', '--store', 'sqlite', good);
    expect([code, out.at(-1)]).toEqual([0, '1 passed, 0 failed']);
    expect((await run('--tenants', 'fixtures/tenants/latam.json', good)).code).toBe(2);
  });
});
