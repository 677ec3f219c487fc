import fc from 'fast-check';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { ServiceFailure } from '../../src/errors.ts';
import { createLog } from '../../src/io/log.ts';
import type { LogOptions } from '../../src/io/log.ts';
import { redact } from '../../src/io/redact.ts';
import type { Log } from '../../src/ports.ts';

/** What one or more calls wrote, line by line. */
function written(style: LogOptions['style'], act: (log: Log) => void, level: LogOptions['level'] = 'info'): string[] {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk.toString());
      done();
    },
  });
  act(createLog({ level, style, stream, now: () => Date.UTC(2030, 0, 2, 3, 4, 5) }));
  return chunks.join('').split('\n').slice(0, -1);
}

const CANARIES = {
  phone: '5491155556666',
  spacedPhone: '+54 9 11 5555-6666',
  name: 'Zoraida Canaria',
  dni: '30.123.456',
  card: '4111 1111 1111 1111',
  email: 'zoraida@canaria.example',
  token: 'EAAGcanary123456789',
  bearer: 'Bearer abc.def-canary',
  link: 'https://pay.example/p/canary-link?preference=canary-77',
  text: 'hola soy Zoraida y quiero turno',
  wamid: 'wamid.HBgLNTQ5MTE1NTU1NjY2NhUCABIY',
};
/** The parts of the canaries that must not be found in any line. */
const TRACES = ['5555', '6666', 'Zoraida', 'Canaria', '123.456', '1111 1111', 'canary', 'HBgLNTQ', 'quiero turno'];

function expectClean(lines: readonly string[]): void {
  for (const line of lines) for (const trace of TRACES) expect(line).not.toContain(trace);
}

describe('log lines are clean (must-hold 79, D8)', () => {
  it.each(['json', 'pretty'] as const)('no canary gets into a %s line under any key, at any depth', (style) => {
    const keys = [
      'phone',
      'name',
      'text',
      'message',
      'body',
      'customer',
      'waId',
      'nuevo_campo',
      'to',
      'contact',
      'token',
    ];
    const lines = written(style, (log) => {
      for (const canary of Object.values(CANARIES)) {
        for (const key of keys)
          log.info('turno.terminado', { [key]: canary, deep: { [key]: [canary, { [key]: canary }] } });
      }
      log.warn('turno.terminado', { phone: 5491155556666, ids: [5491155556666], dni: 30123456n });
    });
    expect(lines.length).toBe(Object.keys(CANARIES).length * keys.length + 1);
    expectClean(lines);
  });

  it('what looks like a person, a credential or a link is masked even under a key of ours, in events and in key names', () => {
    const { name: _name, text: _text, ...patterned } = CANARIES;
    const lines = written('json', (log) => {
      for (const canary of Object.values(patterned)) {
        log.error(`fallo ${canary}`, { reason: `fallo con ${canary}, otra vez`, [canary]: 1 });
        log.error('fallo', { reason: `(${canary})`, where: [canary] });
      }
    });
    expectClean(lines);
  });

  it('errors keep class, code and place, and lose what their message, stack and causes tell of people', () => {
    const cause = Object.assign(new Error(`POST ${CANARIES.link} for ${CANARIES.phone}`), { code: 'ECONNRESET' });
    const failure = new ServiceFailure(`refused: ${CANARIES.bearer} ${CANARIES.email}`, { retryable: true, cause });
    failure.stack = `ServiceFailure: ${CANARIES.phone}\n    at send (https://x.example/${CANARIES.dni})\n    at f (src/io/http.ts:1:2)`;
    const [line = ''] = written('json', (log) => {
      log.error('envio.fallido', { error: failure });
    });
    expectClean([line]);
    expect(JSON.parse(line)).toMatchObject({
      error: { name: 'ServiceFailure', message: expect.stringContaining('refused'), cause: { code: 'ECONNRESET' } },
    });
    expect(line).toContain('src/io/http.ts:1:2');
    expectClean(
      written('pretty', (log) => {
        log.error('envio.fallido', { error: failure });
      }),
    );
  });

  it('a message with line breaks, terminal codes or a forged entry stays on its one line (log injection)', () => {
    const forged = 'x\n{"level":"info","event":"pago.recibido"}\r\u001b[2K\u2028\u202eabc';
    for (const style of ['json', 'pretty'] as const) {
      const lines = written(style, (log) => {
        log.info(forged, { reason: forged, state: forged });
      });
      expect(lines.length).toBe(1);
      // eslint-disable-next-line no-control-regex -- the control characters are what must not be there
      expect(lines[0]).not.toMatch(/[\u0000-\u001f\u2028\u202e]/);
    }
  });

  it('keeps what operators need: instants, dates, states, ids that are hashes already', () => {
    const id = 'demo-sonrisa.0123456789abcdefghijklmnop.12.3';
    const [line = ''] = written('json', (log) => {
      log.info('turno.terminado', {
        effect: id,
        state: 'AGENDA_MOSTRANDO_OPCIONES',
        ms: 12_345_678,
        dueAt: 1_772_456_400_000,
      });
    });
    expect(JSON.parse(line)).toEqual({
      at: '2030-01-02T03:04:05.000Z',
      level: 'info',
      event: 'turno.terminado',
      effect: id,
      state: 'AGENDA_MOSTRANDO_OPCIONES',
      ms: 12_345_678,
      dueAt: 1_772_456_400_000,
    });
    expect(redact('desde 2026-03-02T09:00 hasta 2026-03-03')).toBe('desde 2026-03-02T09:00 hasta 2026-03-03');
    expect(redact('https://api.example:8443/v1/x?token=1')).toBe('https://api.example:8443/…');
  });

  it('no run of seven digits survives, however it is written and wherever it stands', () => {
    const separators = fc.constantFrom('', ' ', '-', '.', ') ');
    const number = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 9 }), separators), { minLength: 7, maxLength: 20 })
      .map((pairs) =>
        pairs.map(([digit, separator], i) => `${digit}${i === pairs.length - 1 ? '' : separator}`).join(''),
      );
    fc.assert(
      fc.property(fc.string(), number, fc.string(), (before, digits, after) => {
        const left = redact(`${before} ${digits} ${after}`);
        // A date at its head may stay; what follows it may not be seven digits more.
        return !/\d{7}/.test(left) || /\d{7}/.test(before) || /\d{7}/.test(after);
      }),
    );
  });

  it('writes nothing below its level, and nothing at all when silent', () => {
    const all = (log: Log) => {
      log.info('a');
      log.warn('b');
      log.error('c');
    };
    expect(written('json', all, 'warn').length).toBe(2);
    expect(written('json', all, 'silent')).toEqual([]);
  });

  it('survives values that JSON does not know, and keeps a line bounded', () => {
    const circular: Record<string, unknown> = { state: 'x'.repeat(100_000) };
    circular['machine'] = circular;
    const [line = ''] = written('json', (log) => {
      log.info('raro', { circular, reason: Symbol('s'), what: () => 1, n: Number.NaN, state: 'y'.repeat(50_000) });
    });
    expect(line.length).toBeLessThan(20_000);
  });
});
