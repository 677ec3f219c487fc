import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/cli/chat/session.ts';
import type { Store } from '../../src/ports.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { tenants } from './kit.ts';

const tenant = tenants[0]!;

/** What a chat prints for these lines. */
async function chatted(...lines: string[]): Promise<{ out: string; talk: string; quit: boolean }> {
  return chattedOn(createMemoryStore(), lines);
}

async function chattedOn(store: Store, lines: readonly string[]): ReturnType<typeof chatted> {
  const out: string[] = [];
  const talk: string[] = [];
  const session = createSession({
    tenants,
    tenant,
    clock: createVirtualClock(Date.parse('2026-03-02T12:00:00Z')),
    store,
    terminal: { out: (line) => out.push(line), talk: (line) => talk.push(line) },
  });
  let quit = false;
  for (const line of lines) quit ||= (await session.take(line)) === 'quit';
  await session.close();
  return { out: out.join('\n'), talk: talk.join('\n'), quit };
}

describe('npm run chat', () => {
  it('books in a terminal: lists have numbers, /tap taps them', async () => {
    const { out } = await chatted('/as Ana', 'quiero una limpieza mañana a la tarde', '/tap 2', '/tap 1');
    expect(out).toMatch(/^ {3}2 {2}Mar 03\/03 - 12:30/m);
    expect(out).toMatch(/^ {3}1 {2}\[Sí\]$/m);
    expect(out).toMatch(/quedó reservado/);
  });

  it('shows links so that they can be opened', async () => {
    const { out } = await chatted('quiero pagar la limpieza', 'sí');
    expect(out).toMatch(/→ Pagar ahora: https:\/\//);
  });

  it('/pay pays the last link, or lets the payment fail', async () => {
    const asked = ['quiero pagar la limpieza', 'sí'] as const;
    expect((await chatted(...asked, '/pay')).out).toMatch(/Recibimos tu pago de \$25\.000/);
    expect((await chatted(...asked, '/pay rejected')).out).toMatch(/El pago de \$25\.000 .*no fue aprobado/);
    const { out, talk } = await chatted('/pay', '/pay mañana');
    expect(out).toBe('');
    expect(talk).toMatch(/primero hace falta un link[^]*approved, rejected/);
  });

  it('/audio and /photo send what a phone sends, and are answered', async () => {
    const { out } = await chatted('/audio', '/photo quiero una limpieza mañana a la tarde');
    expect(out).toMatch(/audio/i);
    expect(out).toMatch(/Horarios de \*Limpieza dental\*/);
  });

  it('is a chat of several people on one store: what one took the other is not offered', async () => {
    const { out } = await chatted(
      '/as Ana',
      'blanqueamiento mañana a las 10',
      'sí',
      '/as Beto',
      'blanqueamiento mañana a las 10',
      '/as Ana',
      '¿qué turnos tengo?',
    );
    expect(out).toMatch(/Listo, Ana/);
    expect(out).toMatch(/No tengo lugar/);
    expect(out).toMatch(/Tu próximo turno/);
  });

  it('goes on with what an earlier one left in its store: nothing is taken for said before', async () => {
    const store = createMemoryStore();
    const kept = { ...store, close: () => Promise.resolve() };
    await chattedOn(kept, ['/as Ana', 'blanqueamiento mañana a las 10']);
    const { out } = await chattedOn(kept, ['/as Ana', 'sí', '¿qué turnos tengo?']);
    expect(out).toMatch(/Listo, Ana/);
    expect(out).toMatch(/Tu próximo turno/);
  });

  it('/state shows open flows with what they know; /db what is stored', async () => {
    const { out } = await chatted('quiero una limpieza mañana a la tarde', '/state', '/db');
    expect(out).toMatch(/^agenda v\d+ · AGENDA_MOSTRANDO_OPCIONES$/m);
    expect(out).toMatch(/"servicio": "limpieza"/);
    expect(out).toMatch(/^conversations +1$/m);
    expect(out).toMatch(/^inbox \(pendiente\) +0$/m);
    expect(out).toMatch(/^ {2}customer: quiero una limpieza/m);
  });

  it('/why tells who read the last words as what, where that led, and what was done', async () => {
    const { out } = await chatted('/why', 'limpieza mañana a la tarde', 'el segundo', '/why');
    expect(out).toMatch(/^todavía no hay nada que leer$/m);
    expect(out).toMatch(/^turno \d+ · leído por answer \(answer\), seguridad 0\.95$/m);
    expect(out).toMatch(
      /^ {2}\{"type":"customer\.selects".*"n":2.*\ncamino .*agenda:AGENDA_\w+.*\nefectos .*sendMessage/m,
    );
  });

  it('/clear begins anew', async () => {
    const { out, talk } = await chatted('quiero una limpieza mañana a la tarde', '/clear', '/state');
    expect(talk).toContain('conversación nueva');
    expect(out).toMatch(/todavía no hay conversación$/);
  });

  it.each(['/quit', '/exit', '/q'])('%s ends it', async (word) => {
    expect((await chatted(word)).quit).toBe(true);
  });

  it('tells what it does not know, and passes nothing of it to the bot', async () => {
    const { out, talk } = await chatted('/nada', '/tap 3', '/help', '');
    expect(out).toBe('');
    expect(talk).toMatch(/\/nada no existe/);
    expect(talk).toMatch(/primero hace falta una lista/);
    expect(talk).toMatch(/\/as NAME/);
  });

  it('answers the lines of a pipe in order, the bot on stdout and the rest on stderr', () => {
    const input = 'hola\n/as Ana\nprecio de la limpieza\n/quit\nnunca se lee\n';
    const { stdout, stderr, status } = spawnSync(process.execPath, ['src/cli/chat.ts'], { input, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/¡Hola![^]*25\.000/);
    expect(stdout).not.toMatch(/escribe Ana|nunca/);
    expect(stderr).toMatch(/escribe Ana/);
  });

  it('refuses a business that there is not, with those that there are', () => {
    const { stderr, status } = spawnSync(process.execPath, ['src/cli/chat.ts', '--tenant', 'x'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/--tenant x no existe; vale uno de: demo-sonrisa/);
  });
});
