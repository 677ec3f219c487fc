import type { RequestHandler, Response } from 'express';
import { systemRandom } from '../io/random.ts';

const random = systemRandom();

/** What a proxy or a caller may have given; anything else is replaced: it comes back in a header and stands in the log. */
const SANE = /^[\w.:@/+=-]{1,128}$/;

/** `X-Request-Id` in and out (console.md): the caller's own, or one of ours. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  res.setHeader('x-request-id', typeof given === 'string' && SANE.test(given) ? given : random.token());
  next();
};

/** For log lines of this request. */
export function idOf(res: Response): string {
  return String(res.getHeader('x-request-id'));
}
