/** Errors over HTTP: application/problem+json (RFC 9457) with `code` and `fix`. Only `src/app*` imports this folder. */
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { WEBHOOK_BYTES_MAX } from '../domain.ts';
import { StoreUnavailable, reasonOf } from '../errors.ts';
import type { Log } from '../ports.ts';
import { idOf } from './request-id.ts';

export interface Problem {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 503;
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

export function sendProblem(res: Response, { status, code, what, fix }: Problem): void {
  if (status === 503) res.setHeader('retry-after', '5');
  // What was not read of the body would be taken for the next request.
  if (status === 413 || status === 415) res.setHeader('connection', 'close');
  res.statusCode = status;
  res.setHeader('content-type', 'application/problem+json; charset=utf-8');
  // Before helmet's place in the chain, too: the webhooks' refusals.
  res.setHeader('x-content-type-options', 'nosniff');
  res.end(JSON.stringify({ type: 'about:blank', title: what, status, code, fix }));
}

export const notFound: RequestHandler = (req, res) => {
  sendProblem(res, {
    status: 404,
    code: 'not_found',
    what: `There is nothing at ${req.method} ${req.path.slice(0, 200)}`,
    fix: 'See the list of routes in the README',
  });
};

export function methodNotAllowed(allow: string): RequestHandler {
  return (req, res) => {
    res.setHeader('allow', allow);
    sendProblem(res, {
      status: 405,
      code: 'method_not_allowed',
      what: `${req.method} is not possible here`,
      fix: `Use ${allow}`,
    });
  };
}

/** The last handler. A fault of ours is a 503, so that a provider comes again with what it brought. */
export function errorHandler(log: Pick<Log, 'warn' | 'error'>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const refusal = refusalOf(error);
    if (refusal === undefined) tell(log, { request: idOf(res), method: req.method, route: routeOf(req) }, error);
    sendProblem(res, refusal ?? UNAVAILABLE);
  };
}

/** A store that takes nothing is somebody's to mend: no webhook is acknowledged until then. */
function tell(log: Pick<Log, 'warn' | 'error'>, where: Readonly<Record<string, unknown>>, error: unknown): void {
  const fields = { ...where, error: reasonOf(error) };
  if (error instanceof StoreUnavailable) log.error('store.unavailable', fields);
  else log.warn('http.failed', fields);
}

/** As we wrote it: a path may hold what is nobody's business. */
function routeOf({ route }: Request): string | undefined {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : undefined;
}

export const UNAVAILABLE: Problem = {
  status: 503,
  code: 'unavailable',
  what: 'This could not be done now',
  fix: 'Send the same request again in a few seconds',
};

/** The body reader puts the limit of its route on the error. */
function limitOf(error: unknown): string {
  const bytes = error instanceof Error && 'limit' in error ? Number(error.limit) : WEBHOOK_BYTES_MAX;
  return bytes < 2 ** 20 ? `${bytes} bytes` : `${bytes / 2 ** 20} MiB`;
}

/** What Express and the body reader refuse by themselves: they put the status on the error. */
function refusalOf(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  switch (status) {
    case 413:
      return { status, code: 'body_too_large', what: 'The body is too large', fix: `Send at most ${limitOf(error)}` };
    case 415:
      return {
        status,
        code: 'encoding_unsupported',
        what: 'The body is compressed',
        fix: 'Send it as it is, without Content-Encoding: the signature is over these bytes',
      };
    default:
      return typeof status === 'number' && status >= 400 && status < 500
        ? { status: 400, code: 'bad_request', what: 'The request is malformed', fix: 'Check its path, length and body' }
        : undefined;
  }
}
