/** What operators and their tools ask: is it alive, may it get work, which version is it, how does it fare. */
import type { Express, RequestHandler } from 'express';
import type { Problem } from './problems.ts';
import { methodNotAllowed, sendProblem } from './problems.ts';

export interface OperationsDeps {
  readonly version: { readonly name: string; readonly version: string; readonly revision?: string };
  /** Facts for people; the process is alive when it answers at all. */
  readonly health: () => Promise<Readonly<Record<string, unknown>>>;
  /** Absent: work may come. Else why not (store down, draining); a throw counts as not ready. */
  readonly ready: () => Promise<Pick<Problem, 'code' | 'what' | 'fix'> | undefined>;
  /** Prometheus text format. */
  readonly metrics: () => Promise<string>;
  /** Who may see them; absent: anybody who reaches the server. */
  readonly watchers?: RequestHandler;
}

export function mountOperations(app: Express, deps: OperationsDeps): void {
  app.get('/health', async (_req, res) => {
    res.json({ status: 'ok', ...(await deps.health()) });
  });
  app.get('/readyz', async (_req, res) => {
    const obstacle = await deps.ready();
    if (obstacle === undefined) res.json({ status: 'ready' });
    else sendProblem(res, { status: 503, ...obstacle });
  });
  app.get('/version', (_req, res) => {
    res.json(deps.version);
  });
  if (deps.watchers) app.get('/metrics', deps.watchers);
  app.get('/metrics', async (_req, res) => {
    res.type('text/plain; version=0.0.4; charset=utf-8').send(await deps.metrics());
  });
  for (const path of ['/health', '/readyz', '/version', '/metrics']) app.all(path, methodNotAllowed('GET'));
}
