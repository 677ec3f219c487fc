/**
 * Speech to text by any server that speaks OpenAI's `/audio/transcriptions`, as a ModelPort, so that the agents' time,
 * retry, breaker and budget hold for it: the answer is the JSON `{"texto"}` of the sound that is attached.
 */
import type OpenAI from 'openai';
import { ServiceFailure } from '../errors.ts';
import type { MediaFile, ModelAnswer, ModelPort } from '../ports.ts';
import { failureOf, openClient, soundOf } from './openai.ts';
import type { OpenAiOptions } from './openai.ts';

export function createOpenAiTranscription(options: OpenAiOptions): ModelPort {
  let client: Promise<OpenAI> | undefined;
  return {
    complete: async ({ model, attachments = [], signal }) => {
      const [file] = attachments;
      if (file === undefined) throw new ServiceFailure('nothing to transcribe', { retryable: false });
      client ??= openClient(options);
      try {
        const { audio } = await client;
        const body = { file: soundFile(file), model, response_format: 'json' } as const;
        return answerOf(await audio.transcriptions.create(body, { signal }), file);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function soundFile({ bytes, mimeType }: MediaFile): File {
  return new File([new Uint8Array(bytes)], `voice.${soundOf(mimeType)}`, { type: mimeType });
}

/** WhatsApp's voice notes take about 2 KB a second; a server that counts sound as tokens counts ten of them. */
const BYTES_PER_TOKEN = 200;

/** Other people's servers: nothing of the answer's shape is certain. */
function answerOf(answer: unknown, { bytes }: MediaFile): ModelAnswer {
  const { text, usage } = (answer ?? {}) as {
    text?: unknown;
    usage?: { input_tokens?: unknown; output_tokens?: unknown };
  };
  if (typeof text !== 'string') {
    throw new ServiceFailure('the model server answered no transcription', { retryable: true });
  }
  const { input_tokens: tokensIn, output_tokens: tokensOut } = usage ?? {};
  return {
    outcome: 'text',
    text: JSON.stringify({ texto: text }),
    tokensIn: typeof tokensIn === 'number' ? tokensIn : Math.ceil(bytes.length / BYTES_PER_TOKEN),
    tokensOut: typeof tokensOut === 'number' ? tokensOut : 0,
  };
}
