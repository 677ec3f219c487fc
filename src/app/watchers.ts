import { hash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { sendProblem } from './problems.ts';

/**
 * For who operates it: asked on the machine itself (a sidecar), or with the key; without a key, on the machine only.
 * Counters in production, which name nobody but tell a competitor how the business goes, and what the demo has sent.
 */
export function forWatchers(token: string | undefined): RequestHandler {
  return (req, res, next) => {
    if (isLocal(req) || (token !== undefined && same(bearerOf(req), token))) {
      next();
      return;
    }
    res.setHeader('www-authenticate', 'Bearer');
    sendProblem(res, {
      status: 401,
      code: 'bad_internal_token',
      what: 'This is for who operates this server',
      fix: 'Ask from the machine itself, or send the header Authorization: Bearer <INTERNAL_TOKEN>',
    });
  };
}

/** A proxy on the same machine says for whom it asks. */
function isLocal(req: Request): boolean {
  const forwarded = 'x-forwarded-for' in req.headers || 'forwarded' in req.headers || 'via' in req.headers;
  return !forwarded && /^(?:::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '');
}

function bearerOf({ headers }: Request): string {
  return /^Bearer ([\x21-\x7e]+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** In constant time, whatever the lengths. */
function same(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
