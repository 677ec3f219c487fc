/** From the customer's phone to an event: Graph's two calls, the model server, the offline reader; all over HTTP. */
import { describe, expect, it } from 'vitest';
import { createMediaUnderstanding } from '../../src/agents/media.ts';
import { createBreaker } from '../../src/agents/model/breaker.ts';
import { createModelLector } from '../../src/agents/model/lector.ts';
import { createOfflineUnderstanding } from '../../src/agents/offline/index.ts';
import { IDLE, request } from '../agents/kit.ts';
import { modelKit } from '../agents/model-kit.ts';
import { simulation } from '../simulated/meta-kit.ts';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('what a customer sends by WhatsApp', () => {
  it('is fetched, heard and understood; what is gone is no words (must-hold 35, 37)', () =>
    simulation(async ({ media, meta }) => {
      const kit = await modelKit(() => ({ texto: 'quiero hablar con una persona' }));
      const { clock, port, spending } = kit;
      const common = { clock, log: SILENT, spending, tenantDailyUsd: 5, free: false, breaker: createBreaker(clock) };
      const models = { lector: 'm-lector', transcription: 'm-voz' };
      const lector = createModelLector({ ...common, model: port, hears: port, models });
      const reader = createMediaUnderstanding({ text: createOfflineUnderstanding(), media, lector, clock });
      const hear = (mediaId: string) => kit.outlast(reader.understand(request([{ type: 'audio', mediaId }], IDLE)));

      const voice = { bytes: Buffer.from('RIFF, a voice'), mimeType: 'audio/wav' };
      expect((await hear(meta.media.upload(voice))).events).toEqual([{ type: 'customer.wants_person' }]);
      const [asked] = kit.fake.asked;
      expect(asked?.attached).toMatchObject([{ input_audio: { data: voice.bytes.toString('base64') } }]);

      const gone = await hear('an-id-of-last-month');
      expect(gone.events).toEqual([{ type: 'customer.sends_media', media: 'audio', seen: 'failed' }]);
      expect(gone.media).toMatchObject([{ reading: { outcome: 'unread', cause: 'gone' } }]);
      expect(kit.fake.asked).toHaveLength(1);
      expect(kit.fake.violations).toEqual([]);
      await kit.close();
    }));
});
