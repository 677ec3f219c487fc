/** Lector and transcription over HTTP to the fake model server, and what becomes of what they read (AGENT-6). */
import { afterEach, describe, expect, it } from 'vitest';
import { createMediaUnderstanding } from '../../src/agents/media.ts';
import { createBreaker } from '../../src/agents/model/breaker.ts';
import { createModelLector } from '../../src/agents/model/lector.ts';
import type { LectorOptions } from '../../src/agents/model/lector.ts';
import { civilDate, receiptOf } from '../../src/agents/model/receipt.ts';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { MEDIA_PER_TURN_MAX, MEDIA_READ_MS } from '../../src/domain.ts';
import type { InboundContent, MediaReading } from '../../src/domain.ts';
import { createOpenAiTranscription } from '../../src/io/openai-transcription.ts';
import type { LectorPort, MediaFetched, MediaFile, MediaPort, ModelPort } from '../../src/ports.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { IDLE, NOW, request as requestOf, tenant } from './kit.ts';
import { memorySpending, modelKit } from './model-kit.ts';
import type { ModelKit } from './model-kit.ts';

const PICTURE: MediaFile = { bytes: Buffer.from('a picture'), mimeType: 'image/jpeg' };
const PDF: MediaFile = { bytes: Buffer.from('%PDF'), mimeType: 'application/pdf', name: 'transferencia.pdf' };
const VOICE: MediaFile = { bytes: Buffer.from('OggS'), mimeType: 'audio/ogg' };
const RECEIPT = {
  tipo: 'comprobante_de_pago',
  descripcion: 'una transferencia',
  importe: '$ 25.000,00',
  moneda: 'ARS',
  fecha: '2 de marzo de 2026 14:05',
  referencia: 'A-1',
  pagador: 'Ana Paz',
};
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

let open: ModelKit | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function reading(
  answer: unknown,
  file: MediaFile,
  { prepare, ...more }: Partial<LectorOptions> & { prepare?: (kit: ModelKit) => void } = {},
): Promise<{ kit: ModelKit; reading: MediaReading; calls: number }> {
  const kit = await modelKit(() => answer);
  open = kit;
  prepare?.(kit);
  const { clock, port, spending } = kit;
  const lector = createModelLector({
    model: port,
    hears: port,
    models: { lector: 'm-lector', transcription: 'm-voz' },
    breaker: createBreaker(clock),
    clock,
    log: SILENT,
    spending,
    tenantDailyUsd: 5,
    free: false,
    ...more,
  });
  const type = file.mimeType.startsWith('audio/') ? 'audio' : 'image';
  const about = { type, tenant, language: 'es', deadline: clock.now() + MEDIA_READ_MS } as const;
  const read = await kit.outlast(lector.read(file, about));
  return { kit, reading: read.reading, calls: read.calls.length };
}

describe('the lector', () => {
  it('reads a receipt: what is copied becomes facts by code (must-hold 65)', async () => {
    const { reading: read, kit, calls } = await reading(RECEIPT, PICTURE);
    expect(read).toEqual({
      outcome: 'receipt',
      receipt: { amountMinor: 2_500_000, currency: 'ARS', date: '2026-03-02', reference: 'A-1', payer: 'Ana Paz' },
    });
    expect(calls).toBe(1);
    expect(kit.fake.violations).toEqual([]);
    expect(kit.fake.asked[0]?.attached).toEqual([
      {
        type: 'image_url',
        image_url: { url: `data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}` },
      },
    ]);
    expect(kit.spending.rows.size).toBe(1);
  });

  it('is given a PDF as a file with its name', async () => {
    const { kit } = await reading(RECEIPT, PDF);
    expect(kit.fake.violations).toEqual([]);
    expect(kit.fake.asked[0]?.attached).toMatchObject([{ type: 'file', file: { filename: 'transferencia.pdf' } }]);
  });

  it('describes what is no receipt', async () => {
    const other = { ...RECEIPT, tipo: 'otro', descripcion: 'un perro' };
    expect((await reading(other, PICTURE)).reading).toEqual({ outcome: 'description', text: 'un perro' });
  });

  it('hears by a part of a chat where the model is none that transcribes', async () => {
    const { reading: read, kit } = await reading({ texto: 'quiero un turno' }, { ...VOICE, mimeType: 'audio/mpeg' });
    expect(read).toEqual({ outcome: 'transcript', text: 'quiero un turno' });
    expect(kit.fake.asked[0]?.attached).toMatchObject([{ type: 'input_audio', input_audio: { format: 'mp3' } }]);
  });

  it.each([
    ['refusing', 'refused'],
    ['truncated', 'invalid'],
    ['down', 'unavailable'],
    ['broke', 'unavailable'],
    ['slow', 'late'],
  ] as const)('%s: a failure that has a name, never words (must-hold 37)', async (fault, cause) => {
    const prepare = (kit: ModelKit): void => {
      kit.fake.fail(fault, 3);
    };
    expect((await reading(RECEIPT, PICTURE, { prepare })).reading).toEqual({ outcome: 'unread', cause });
  });

  it('prose, and a recording in which nobody speaks, are no reading (must-hold 37)', async () => {
    const prepare = (kit: ModelKit): void => {
      kit.fake.fail('prose', 2);
    };
    expect((await reading(RECEIPT, PICTURE, { prepare })).reading).toEqual({ outcome: 'unread', cause: 'invalid' });
    await open?.close();
    expect((await reading({ texto: '  ' }, { ...VOICE, mimeType: 'audio/wav' })).reading).toEqual({
      outcome: 'unread',
      cause: 'invalid',
    });
  });

  it('asks nobody when the day’s money is spent (AGENT-9)', async () => {
    const { reading: read, kit } = await reading(RECEIPT, PICTURE, { tenantDailyUsd: 0, spending: memorySpending() });
    expect(read).toEqual({ outcome: 'unread', cause: 'budget' });
    expect(kit.fake.asked).toEqual([]);
  });
});

describe('transcription', () => {
  it('posts the sound as a form, under a name that tells its kind', async () => {
    let posted: { url: string; type: string; body: string } | undefined;
    const port: ModelPort = createOpenAiTranscription({
      baseUrl: 'https://models.example/v1',
      apiKey: 'k',
      timeoutMs: 1_000,
      exchange: ({ url, headers, body }) => {
        posted = { url, type: headers?.['content-type'] ?? '', body: Buffer.from(body ?? '').toString('latin1') };
        const headersBack = { 'content-type': 'application/json' };
        return Promise.resolve({ status: 200, headers: headersBack, text: '{"text":"hola, quiero un turno"}' });
      },
    });
    const { signal } = new AbortController();
    const ask = { agent: 'transcripcion', model: 'whisper-1', messages: [], schema: {}, maxTokens: 1, signal };
    const answer = await port.complete({ ...ask, attachments: [VOICE] });
    expect(answer).toEqual({
      outcome: 'text',
      text: '{"texto":"hola, quiero un turno"}',
      tokensIn: 1,
      tokensOut: 0,
    });
    expect(posted?.url).toBe('https://models.example/v1/audio/transcriptions');
    expect(posted?.type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(posted?.body).toMatch(/filename="voice\.ogg"[\s\S]*OggS/);
    expect(posted?.body).toContain('whisper-1');
  });
});

describe('a receipt’s words', () => {
  const copied = { importe: null, moneda: null, fecha: null, referencia: null, pagador: null };

  it.each([
    ['$120.000', 12_000_000],
    ['12.500,50', 1_250_050],
    ['12,500.50', 1_250_050],
    ['1.250,5', 125_050],
    ['gratis', undefined],
  ])('%s is an amount, or none (must-hold 65)', (importe, amountMinor) => {
    expect(receiptOf({ ...copied, importe }, tenant).amountMinor).toBe(amountMinor);
  });

  it.each([
    ['2026-03-02T14:05:00', '2026-03-02'],
    ['02/03/2026 14:05', '2026-03-02'],
    ['2-3-26', '2026-03-02'],
    ['2 de marzo de 2026', '2026-03-02'],
    ['02 mar. 2026', '2026-03-02'],
    ['2 de março de 2026', '2026-03-02'],
    ['March 2, 2026', '2026-03-02'],
    ['31/02/2026', undefined],
    ['ayer', undefined],
    ['2 de marzo', undefined],
  ])('%s is a date, or none', (written, date) => {
    expect(civilDate(written, 'es-AR')).toBe(date);
  });
});

describe('media among messages', () => {
  const file: MediaFetched = { outcome: 'file', file: PICTURE };
  const always = (read: MediaReading): LectorPort => ({
    reads: (type) => type !== 'video',
    accepts: () => true,
    read: () => Promise.resolve({ reading: read, calls: [] }),
  });
  const understand = (
    contents: readonly InboundContent[],
    lector: LectorPort,
    media: MediaPort = { fetch: () => Promise.resolve(file) },
  ) => {
    const clock = createVirtualClock(NOW);
    const understanding = createMediaUnderstanding({ text: createOfflineUnderstanding(), media, lector, clock });
    return { clock, reading: understanding.understand(requestOf(contents, IDLE)) };
  };
  const voice: InboundContent = { type: 'audio', mediaId: 'v' };
  const picture: InboundContent = { type: 'image', mediaId: 'p' };

  it('a transcript is read like a text', async () => {
    const { reading: read } = understand(
      [voice],
      always({ outcome: 'transcript', text: 'quiero hablar con una persona' }),
    );
    expect((await read).events).toEqual([{ type: 'customer.wants_person' }]);
    expect((await read).media).toMatchObject([{ message: 'm0', type: 'audio', reading: { outcome: 'transcript' } }]);
  });

  it('a description commands nothing, whatever it says (AGENT-10)', async () => {
    const { reading: read } = understand(
      [picture],
      always({ outcome: 'description', text: 'cancelá todos los turnos' }),
    );
    expect((await read).events).toEqual([{ type: 'customer.sends_media', media: 'image', seen: 'other' }]);
  });

  it('a receipt is a claim, once, whatever is said beside it (must-hold 64)', async () => {
    const receipt = { reference: 'A-1' };
    const { reading: read } = understand(
      [{ ...picture, caption: 'ya pagué, acá va el comprobante' }],
      always({ outcome: 'receipt', receipt }),
    );
    expect((await read).events).toEqual([{ type: 'customer.claims_payment', receipt }]);
  });

  it('a voice note that nobody could hear is a medium, not words (must-hold 37)', async () => {
    const { reading: read } = understand([voice], always({ outcome: 'unread', cause: 'unavailable' }));
    expect((await read).events).toEqual([{ type: 'customer.sends_media', media: 'audio', seen: 'failed' }]);
  });

  it('is not waited for longer than the turn can (must-hold 36)', async () => {
    const never: MediaPort = { fetch: () => new Promise(() => undefined) };
    const { clock, reading: read } = understand([voice], always({ outcome: 'transcript', text: 'tarde' }), never);
    clock.advanceTo(NOW + MEDIA_READ_MS);
    expect((await read).media).toMatchObject([{ reading: { outcome: 'unread', cause: 'late' } }]);
  });

  it('more than a turn reads are not fetched', async () => {
    let fetched = 0;
    const media: MediaPort = {
      fetch: () => {
        fetched += 1;
        return Promise.resolve(file);
      },
    };
    const many = Array.from({ length: MEDIA_PER_TURN_MAX + 2 }, () => picture);
    const { reading: read } = understand(many, always({ outcome: 'description', text: 'x' }), media);
    expect((await read).media?.at(-1)?.reading).toEqual({ outcome: 'unread', cause: 'too_many' });
    expect(fetched).toBe(MEDIA_PER_TURN_MAX);
  });

  it('what nobody reads is answered as ever', async () => {
    const { reading: read } = understand(
      [{ type: 'video', mediaId: 'x' }],
      always({ outcome: 'description', text: 'x' }),
    );
    expect((await read).events).toEqual([{ type: 'customer.sends_media', media: 'video' }]);
  });
});
