/**
 * HTTP: routes and nothing else (law 3). A webhook is verified, read and stored by its port, then answered; what
 * follows is the engine's. Errors are problem+json, never a 5xx other than 503.
 */
import type { Server } from 'node:http';
import express from 'express';
import type { Express, Router } from 'express';
import helmet from 'helmet';
import { createWhatsAppIntake } from './io/whatsapp/intake.ts';
import type { WhatsAppIntakeDeps } from './io/whatsapp/intake.ts';
import { mountInternal } from './app/internal.ts';
import type { InternalDeps, InternalWatch } from './app/internal.ts';
import { mountOperations } from './app/operations.ts';
import type { OperationsDeps } from './app/operations.ts';
import { errorHandler, notFound } from './app/problems.ts';
import { requestId } from './app/request-id.ts';
import type { Log } from './ports.ts';
import { mountWebhooks } from './app/webhooks.ts';
import type { WebhookRoute, WebhookWatch } from './app/webhooks.ts';

export interface AppDeps extends OperationsDeps {
  readonly whatsapp: WhatsAppIntakeDeps & {
    /** WHATSAPP_VERIFY_TOKEN; empty: the handshake is refused to everybody. */
    readonly verifyToken: string;
  };
  /** Further providers: `/webhooks/sandbox`, `/webhooks/mercadopago`, … */
  readonly webhooks?: readonly WebhookRoute[];
  /** Where SWEEP=external: the wake-ups. Absent: nothing is there. */
  readonly internal?: InternalDeps;
  /** Pages and APIs, mounted behind the security headers: sandbox payments, simulated Meta, console, dashboard. */
  readonly routers?: readonly { readonly path: string; readonly router: Router }[];
  /** True between SIGTERM and the end: webhooks get 503 and come again elsewhere. */
  readonly draining: () => boolean;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Times and refusals of webhooks and wake-ups. */
  readonly watch?: WebhookWatch & InternalWatch;
}

/** Throws TypeError when the WhatsApp app secret is missing or empty. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  const whatsapp = {
    path: '/webhooks/whatsapp',
    port: createWhatsAppIntake(deps.whatsapp),
    verifyToken: deps.whatsapp.verifyToken,
  };
  app.use(requestId);
  mountWebhooks(app, [whatsapp, ...(deps.webhooks ?? [])], {
    draining: deps.draining,
    clock: deps.whatsapp.clock,
    watch: deps.watch,
  });
  // The pages may be opened over plain HTTP on a private network: no forced upgrade of their own requests.
  app.use(helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } }));
  mountOperations(app, deps);
  if (deps.internal) mountInternal(app, deps.internal, deps);
  for (const { path, router } of deps.routers ?? []) app.use(path, router);
  app.use(notFound);
  app.use(errorHandler(deps.log));
  return app;
}

export interface ServerLimits {
  /** From the first byte, or from connecting, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. With the check below: at most 15 s (D3). */
  readonly requestMs: number;
  readonly checkEveryMs: number;
  /** An idle connection is kept this long for the next request. */
  readonly keepAliveMs: number;
  readonly connectionsMax: number;
}

export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 14_000,
  checkEveryMs: 1_000,
  keepAliveMs: 60_000,
  connectionsMax: 2_000,
};
const HEADER_BYTES_MAX = 16 * 1024;
const HEADERS_MAX = 100;

/** By `import` every export of it is looked at, one of which loads a whole WebSocket client: a tenth of the start. */
const http = process.getBuiltinModule('node:http');

/** A server that cuts who dribbles: not yet listening. */
export function createServer(app: Express, limits: ServerLimits = SERVER_LIMITS): Server {
  const server = http.createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: HEADER_BYTES_MAX,
    },
    app,
  );
  server.maxConnections = limits.connectionsMax;
  server.maxHeadersCount = HEADERS_MAX;
  return server;
}
