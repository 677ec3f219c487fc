/**
 * Answers that were recorded once, so that tests and evaluations run without a network and say the same every time. One
 * JSON line an answer, found by the hash of everything that was asked; a changed prompt finds nothing and says so.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ServiceFailure } from '../errors.ts';
import type { ModelAnswer, ModelPort, ModelRequest } from '../ports.ts';

const tokens = { tokensIn: z.number(), tokensOut: z.number() };
const lineSchema = z.object({
  key: z.string(),
  agent: z.string(),
  answer: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('text'), text: z.string(), ...tokens }),
    z.object({ outcome: z.literal('refused'), ...tokens }),
    z.object({ outcome: z.literal('truncated'), ...tokens }),
  ]),
});

/** With `live` what is not recorded yet is asked there and added to the file; without, it is a failure. */
export function createRecordedModel(path: string, live?: ModelPort): ModelPort {
  const known = new Map(linesOf(path).map(({ key, answer }) => [key, answer]));
  return {
    complete: async (request) => {
      const key = keyOf(request);
      const recorded = known.get(key);
      if (recorded !== undefined) return recorded;
      if (live === undefined) {
        const what = `no recorded answer for this question of ${request.agent}: record it again`;
        throw new ServiceFailure(what, { retryable: false });
      }
      const answer: ModelAnswer = await live.complete(request);
      known.set(key, answer);
      appendFileSync(path, `${JSON.stringify({ key, agent: request.agent, answer })}\n`);
      return answer;
    },
  };
}

function keyOf({ agent, model, messages, schema }: ModelRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([agent, model, messages, schema]))
    .digest('hex')
    .slice(0, 32);
}

function linesOf(path: string): z.infer<typeof lineSchema>[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => lineSchema.parse(JSON.parse(line)));
}
