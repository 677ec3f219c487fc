/**
 * Wake-ups from outside, mounted only where SWEEP=external: a scheduler calls `/internal/sweep` every minute, a queue may
 * call `/internal/turn/{conversation}`. Nobody without INTERNAL_TOKEN makes this process do anything (D6). The answer
 * comes when the work is at rest, or at a limit below the caller's own.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import express from 'express';
import type { Express, Request, RequestHandler } from 'express';
import { CONVERSATION_ID } from '../domain.ts';
import type { Log, Metrics } from '../ports.ts';
import { methodNotAllowed, sendProblem, UNAVAILABLE } from './problems.ts';
import { idOf } from './request-id.ts';

export interface InternalDeps {
  readonly token: string;
  readonly sweep: () => Promise<{ readonly swept: number; readonly rested: boolean; readonly nextAt?: number }>;
  /** Undefined: there is no such conversation. */
  readonly work: (conversation: string) => Promise<{ readonly rested: boolean } | undefined>;
}

export type InternalWatch = Partial<Pick<Metrics, 'internalRefused'>>;

interface Surroundings {
  readonly draining: () => boolean;
  readonly log: Pick<Log, 'warn'>;
  readonly watch?: InternalWatch;
}

const SWEEP = '/internal/sweep';
const TURN = '/internal/turn/:conversation';
/** All that has to be said is in the path; a caller's own formalities fit. */
const BODY_BYTES_MAX = 4 * 1024;

/** Throws TypeError on an empty token: it would open to anybody. */
export function mountInternal(app: Express, { token, sweep, work }: InternalDeps, around: Surroundings): void {
  if (token === '') throw new TypeError('no key for the wake-ups: set INTERNAL_TOKEN');
  const body = express.raw({ type: () => true, limit: BODY_BYTES_MAX, inflate: false });
  const entrance = [authorised(token, around), awake(around), body];
  app.post(SWEEP, ...entrance, async (_req, res) => {
    const { swept, rested, nextAt } = await sweep();
    res.json({ swept, rested, nextAt: nextAt === undefined ? null : new Date(nextAt).toISOString() });
  });
  app.post(TURN, ...entrance, async (req, res) => {
    const { conversation } = req.params;
    if (typeof conversation !== 'string' || !CONVERSATION_ID.test(conversation)) {
      const fix = 'Send <tenant>.<26 characters>, as the records and the log have it';
      sendProblem(res, { status: 400, code: 'bad_conversation', what: 'That is no id of a conversation', fix });
      return;
    }
    const worked = await work(conversation);
    if (worked) res.json({ conversation, ...worked });
    else {
      const fix = 'Nothing is to be done: take it from your list';
      sendProblem(res, { status: 404, code: 'no_conversation', what: 'There is no such conversation', fix });
    }
  });
  app.all([SWEEP, TURN], methodNotAllowed('POST'));
}

/** Hashes are compared: of equal length whatever was sent, and the time says nothing of the key. */
function authorised(token: string, { log, watch }: Surroundings): RequestHandler {
  const expected = sha256(token);
  return (req, res, next) => {
    if (timingSafeEqual(sha256(bearerOf(req)), expected)) {
      next();
      return;
    }
    log.warn('internal.refused', { route: req.path.split('/', 3).join('/'), request: idOf(res) });
    watch?.internalRefused?.();
    res.setHeader('www-authenticate', 'Bearer');
    // Nobody reads a body of theirs.
    res.setHeader('connection', 'close');
    const fix = 'Send the header Authorization: Bearer <INTERNAL_TOKEN>, once';
    sendProblem(res, { status: 401, code: 'bad_internal_token', what: 'This needs the internal key', fix });
  };
}

/** Nothing when the header is there twice: Node's own `headers` would silently keep the first. */
function bearerOf(req: Request): string {
  const given = req.headersDistinct['authorization'] ?? [];
  return given.length === 1 ? (/^Bearer ([\x21-\x7e]+)$/i.exec(given[0] ?? '')?.[1] ?? '') : '';
}

function awake({ draining }: Surroundings): RequestHandler {
  return (_req, res, next) => {
    if (draining()) sendProblem(res, UNAVAILABLE);
    else next();
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
