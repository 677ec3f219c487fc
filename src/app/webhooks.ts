/** The webhook routes: raw bytes in, a provider's `post` behind them, nothing else in their way (50 µs a webhook). */
import express from 'express';
import type { Express, Request, RequestHandler, Response } from 'express';
import { WEBHOOK_BYTES_MAX } from '../domain.ts';
import type { Clock, Metrics, WebhookPort } from '../ports.ts';
import { handshake } from '../io/whatsapp/handshake.ts';
import { methodNotAllowed, sendProblem, UNAVAILABLE } from './problems.ts';

export interface WebhookRoute {
  /** E.g. `/webhooks/whatsapp`. */
  readonly path: string;
  readonly port: WebhookPort;
  /** Answers Meta's GET with this token; absent: the route has no GET. */
  readonly verifyToken?: string;
}

export type WebhookWatch = Pick<Metrics, 'webhook' | 'webhookRejected'>;

interface Carrier {
  readonly draining: () => boolean;
  readonly clock: Pick<Clock, 'now'>;
  readonly watch: WebhookWatch | undefined;
}

/** Must be called before any other middleware that reads is mounted: nobody else may touch the body. */
export function mountWebhooks(app: Express, routes: readonly WebhookRoute[], carrier: Carrier): void {
  const budget = bodyBudget();
  const raw = express.raw({ type: () => true, limit: WEBHOOK_BYTES_MAX, inflate: false });
  const refuseWhileDraining: RequestHandler = (_req, res, next) => {
    if (carrier.draining()) sendProblem(res, UNAVAILABLE);
    else next();
  };
  for (const { path, port, verifyToken } of routes) {
    const answerer = { ...carrier, port };
    app.post(path, refuseWhileDraining, budget, raw, (req, res) => answer(answerer, req, res));
    if (verifyToken !== undefined) {
      app.get(path, (req, res) => {
        shake(verifyToken, req, res);
      });
    }
    app.all(path, methodNotAllowed(verifyToken === undefined ? 'POST' : 'GET, POST'));
  }
}

interface Answerer extends Carrier {
  readonly port: WebhookPort;
}

const NOTHING = Buffer.alloc(0);

async function answer({ port, clock, watch }: Answerer, req: Request, res: Response): Promise<void> {
  const began = clock.now();
  const body: unknown = req.body;
  const reply = await port.post({
    headers: req.headers,
    query: req.query,
    raw: Buffer.isBuffer(body) ? body : NOTHING,
  });
  if (reply.status !== 200) {
    watch?.webhookRejected(reply.code);
    sendProblem(res, reply);
    return;
  }
  res.statusCode = 200;
  res.end();
  watch?.webhook((clock.now() - began) / 1_000);
}

function shake(verifyToken: string, req: Request, res: Response): void {
  const reply = handshake(verifyToken, req.query);
  if (reply.status !== 200) {
    sendProblem(res, reply);
    return;
  }
  res.setHeader('content-type', 'text/plain; charset=utf-8');
  res.setHeader('x-content-type-options', 'nosniff');
  res.end(reply.challenge);
}

/** Large bodies being read at one time. Anybody can send one: the signature is only checked at its end. */
const LARGE_BODIES_BYTES_MAX = 48 * 1024 * 1024;
const SMALL_BODY_BYTES_MAX = 64 * 1024;

/** Real webhooks are small and pass at the price of one comparison. */
function bodyBudget(): RequestHandler {
  let held = 0;
  return (req, res, next) => {
    const declared = Number(req.headers['content-length'] ?? WEBHOOK_BYTES_MAX);
    if (declared <= SMALL_BODY_BYTES_MAX) {
      next();
      return;
    }
    const bytes = Math.min(declared, WEBHOOK_BYTES_MAX);
    if (held + bytes > LARGE_BODIES_BYTES_MAX) {
      res.setHeader('connection', 'close');
      sendProblem(res, UNAVAILABLE);
      return;
    }
    held += bytes;
    res.once('close', () => {
      held -= bytes;
    });
    next();
  };
}
