/**
 * Cloud Tasks over a socket. It takes only what the service takes: its published request schema where
 * `../shared/contracts` is there, and the limits that no schema tells (services 7.3). What it refused for its shape stands
 * in `violations`. Tasks wait until the test dispatches them, as the service would: a POST each, with their headers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Task {
  readonly scheduleTime: string;
  readonly dispatchDeadline: string;
  readonly httpRequest: {
    readonly url: string;
    readonly httpMethod: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

export interface FakeCloudTasks {
  /** `host:port`, for CLOUD_TASKS_EMULATOR_HOST. */
  readonly host: string;
  /** Every task that was taken, oldest first. */
  readonly tasks: readonly Task[];
  /** Of every call, what its Authorization header was. */
  readonly credentials: readonly (string | undefined)[];
  readonly violations: readonly string[];
  /** From now on every call is answered so, or not at all; undefined: it works again. */
  answerWith(fault: number | 'silence' | undefined): void;
  /** What the service does at the task's time. Gives the status of the answer. */
  dispatch(task: Task): Promise<number>;
  close(): Promise<void>;
}

const CONTRACT = new URL('../../../shared/contracts/google-cloudtasks-v2.openapi.json', import.meta.url);
/** Whether requests and our own answers are held against Google's schemas, too. */
export const contractIsHere = existsSync(CONTRACT);

const PATH = /^\/v2\/projects\/[\w:.-]+\/locations\/[\w-]+\/queues\/[\w-]+\/tasks$/;
const AHEAD_MAX_MS = 30 * 24 * 3_600_000;
const DEADLINE_S = { min: 15, max: 1_800 };
const TASK_BYTES_MAX = 1_000_000;

/** `now`: the service's clock, epoch ms. */
export async function startCloudTasks(now: () => number): Promise<FakeCloudTasks> {
  const tasks: Task[] = [];
  const credentials: (string | undefined)[] = [];
  const violations: string[] = [];
  const contract = contractOf();
  let fault: number | 'silence' | undefined;

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const text = await textOf(req);
    credentials.push(req.headers.authorization);
    if (fault === 'silence') return;
    if (fault !== undefined) {
      say(res, fault, { error: { code: fault, message: `refused: ${text}`, status: 'PERMISSION_DENIED' } });
      return;
    }
    const task = checked(req, text, { contract, now: now() });
    if (typeof task === 'string') {
      violations.push(task);
      say(res, 400, { error: { code: 400, message: task, status: 'INVALID_ARGUMENT' } });
      return;
    }
    tasks.push(task);
    const name = `${req.url?.slice('/v2/'.length)}/${tasks.length}`;
    const created = { name, createTime: new Date(now()).toISOString(), scheduleTime: task.scheduleTime, view: 'BASIC' };
    const own = contract.task(created);
    if (own !== undefined) violations.push(`our own answer: ${own}`);
    say(res, 200, created);
  };
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    tasks,
    credentials,
    violations,
    answerWith: (with_) => {
      fault = with_;
    },
    dispatch: async ({ httpRequest: { url, httpMethod, headers, body } }) => {
      const sent = await fetch(url, { method: httpMethod, headers, body: Buffer.from(body, 'base64') });
      await sent.arrayBuffer();
      return sent.status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Contract {
  /** What Google's schema says against it, if anything. */
  readonly request: (value: unknown) => string | undefined;
  readonly task: (value: unknown) => string | undefined;
}

function contractOf(): Contract {
  if (!contractIsHere) return { request: () => undefined, task: () => undefined };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const document = JSON.parse(readFileSync(CONTRACT, 'utf8')) as object;
  ajv.addSchema({ ...document, $id: 'cloudtasks' });
  const checkOf = (name: string) => {
    const validate: ValidateFunction | undefined = ajv.getSchema(`cloudtasks#/components/schemas/${name}`);
    if (validate === undefined) throw new Error(`the contract has no ${name}`);
    return (value: unknown) => (validate(value) ? undefined : `Google's schema: ${ajv.errorsText(validate.errors)}`);
  };
  return { request: checkOf('CreateTaskRequest'), task: checkOf('Task') };
}

/** The task, or what is wrong with the call. */
function checked(
  req: IncomingMessage,
  text: string,
  { contract, now }: { contract: Contract; now: number },
): Task | string {
  if (req.method !== 'POST' || !PATH.test(req.url ?? '')) return `${req.method} ${req.url}`;
  if (!/^application\/json/.test(req.headers['content-type'] ?? '')) return 'its content type is not JSON';
  const request = JSON.parse(text) as { task: Task & { name?: string } };
  const theirs = contract.request(request);
  if (theirs !== undefined) return theirs;
  const { task } = request;
  const { url, body, headers } = task.httpRequest;
  const [, seconds] = /^(\d+)s$/.exec(task.dispatchDeadline) ?? [];
  const problems = [
    task.name !== undefined && 'it has a name: names cost latency and are blocked after use',
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(task.scheduleTime) && 'its time is not RFC 3339 in UTC',
    Date.parse(task.scheduleTime) > now + AHEAD_MAX_MS && 'it is more than 30 days ahead',
    !(Number(seconds) >= DEADLINE_S.min && Number(seconds) <= DEADLINE_S.max) && 'its deadline is not 15 s to 30 min',
    URL.parse(url) === null && 'its URL is none',
    Buffer.from(body, 'base64').toString('base64') !== body && 'its body is not base64',
    Object.keys(headers).some((name) => /^(host|content-length|x-google-|x-appengine-)/i.test(name)) &&
      'it sets a header that the service sets itself',
    text.length > TASK_BYTES_MAX && 'it is too large',
  ].filter((problem) => problem !== false);
  return problems.length === 0 ? task : problems.join(', ');
}

function say(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  res.end(JSON.stringify(body));
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
