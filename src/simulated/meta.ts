/**
 * Meta inside the process, for who has no account: takes what the real adapter sends over HTTP, checks it as Meta
 * does, and posts signed webhooks to the real route. Shipped product; only main and cli import it; never in production.
 */
import express from 'express';
import type { RequestHandler, Router } from 'express';
import { WINDOW_MS } from '../domain.ts';
import { ConfigError } from '../errors.ts';
import type { Clock, Random } from '../ports.ts';
import { sendBodySchema } from '../io/whatsapp/wire.ts';
import type { SendBody } from '../io/whatsapp/wire.ts';
import { createCourier } from './meta-courier.ts';
import type { Courier, Deliver, SentMessage } from './meta-courier.ts';
import { createCustomer } from './meta-customer.ts';
import type { CustomerIdentity, SimulatedCustomer } from './meta-customer.ts';
import { createSimulatedMedia } from './meta-media.ts';
import type { SimulatedMedia } from './meta-media.ts';
import { showSent } from './meta-outgoing.ts';

export { deliverTo } from './meta-courier.ts';
export type { Deliver, SentMessage } from './meta-courier.ts';
export type { CustomerIdentity, SimulatedCustomer } from './meta-customer.ts';

/**
 * down: 503, nothing sent · slow: sent, answered after 20 s · garbage: an unparsable 200, nothing sent ·
 * lost: sent, the connection is cut · duplicates: sent, every webhook comes twice · a code: refused with it.
 */
export type MetaFault = 'down' | 'slow' | 'garbage' | 'lost' | 'duplicates' | { readonly code: number };

export interface SimulatedMetaOptions {
  readonly phoneNumberIds: readonly string[];
  readonly accessToken: string;
  readonly appSecret: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Posts to `/webhooks/whatsapp` and gives the HTTP status; a throw counts as no answer. */
  readonly deliver: Deliver;
  readonly production: boolean;
  /** Lets through who may read at `GET /messages` what was sent. Absent: there is no such route. */
  readonly watchers?: RequestHandler;
}

export interface SimulatedMeta {
  /** `POST /:version/:phone_number_id/messages` and the files, to mount anywhere: its place is the adapter's base URL. */
  readonly router: Router;
  customer(identity: CustomerIdentity): SimulatedCustomer;
  /** What customers send besides text: the file is uploaded, its id goes into their message. */
  readonly media: Pick<SimulatedMedia, 'upload' | 'fault'>;
  /** What was accepted for a contact (`wa_id` or user id), oldest first, the newest SENT_KEPT_MAX. */
  sent(contact: string): readonly SentMessage[];
  /** Calls back for each accepted message. Returns a cancel. */
  onSent(listener: (message: SentMessage) => void): () => void;
  /** The next `calls` sends fail in this way. `duplicates` also holds for what customers write. */
  fault(fault: MetaFault, calls: number): void;
  /** Resolves when no webhook is on its way. */
  settled(): Promise<void>;
}

const BODY_BYTES_MAX = 1024 * 1024;
export const SLOW_MS = 20_000;
export const SENT_KEPT_MAX = 1_000;
const CONTACTS_MAX = 10_000;

/** Throws ConfigError in production. */
export function createSimulatedMeta(options: SimulatedMetaOptions): SimulatedMeta {
  refuseInProduction(options.production);
  const state: State = {
    options,
    sent: new Map(),
    wroteAt: new Map(),
    listeners: new Set(),
    faults: [],
    courier: createCourier(options),
  };
  const router = express.Router();
  router.post('/:version/:number/messages', express.text({ type: () => true, limit: BODY_BYTES_MAX }), (req, res) => {
    const verdict = judge(state, {
      number: req.params.number,
      authorization: req.headers.authorization,
      text: typeof req.body === 'string' ? req.body : '',
    });
    const reply = (): void => {
      res.status(verdict.status).type('application/json').send(verdict.text);
    };
    if (verdict.after === 'cut') res.socket?.destroy();
    else if (verdict.after === 'slow') options.clock.wake(options.clock.now() + SLOW_MS, reply);
    else reply();
  });
  if (options.watchers) {
    const sent = lastSent(state);
    router.get(
      '/messages',
      options.watchers,
      showSent((to) => sent(to === undefined ? [...state.sent.keys()] : [to])),
    );
  }
  const media = createSimulatedMedia({ accessToken: options.accessToken, token: () => options.random.token() });
  router.use(media.router);
  return {
    router,
    media,
    customer: (identity) =>
      createCustomer(identity, {
        ...options,
        courier: state.courier,
        onWrite: noteWriting(state),
        lastSent: lastSent(state),
      }),
    sent: (contact) => state.sent.get(contact) ?? [],
    onSent: (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    fault: (fault, calls) => {
      if (fault === 'duplicates') state.courier.duplicate(calls);
      else state.faults.push({ fault, left: calls });
    },
    settled: () => state.courier.settled(),
  };
}

function refuseInProduction(production: boolean): void {
  if (!production) return;
  throw new ConfigError([
    {
      code: 'simulated_in_production',
      what: 'the simulated WhatsApp cannot serve customers',
      where: 'WHATSAPP_ACCESS_TOKEN',
      fix: 'Set the credentials of a WhatsApp Cloud API app, or NODE_ENV=development',
    },
  ]);
}

/* ── Judging a send ────────────────────────────────────────────────────────────────────────────────────────────── */

interface State {
  readonly options: SimulatedMetaOptions;
  readonly sent: Map<string, SentMessage[]>;
  /** When each contact last wrote: the window. */
  readonly wroteAt: Map<string, number>;
  readonly listeners: Set<(message: SentMessage) => void>;
  readonly faults: { readonly fault: Exclude<MetaFault, 'duplicates'>; left: number }[];
  readonly courier: Courier;
}

interface Verdict {
  readonly status: number;
  readonly text: string;
  readonly after?: 'cut' | 'slow';
}

function judge(state: State, call: { number: string; authorization: string | undefined; text: string }): Verdict {
  const fault = nextFault(state);
  if (fault === 'down') return refusal(503, 131016, 'Service unavailable');
  if (fault === 'garbage') return { status: 200, text: '<!doctype html><title>ok</title>' };
  if (typeof fault === 'object') return refusal(400, fault.code, 'Refused on purpose');
  if (call.authorization !== `Bearer ${state.options.accessToken}`)
    return refusal(401, 190, 'Invalid OAuth access token');
  if (!state.options.phoneNumberIds.includes(call.number)) return refusal(400, 100, 'Unsupported post request');
  const body = sendBodySchema.safeParse(jsonOr(call.text));
  if (!body.success) {
    return refusal(
      400,
      131009,
      body.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  if (!windowOpen(state, body.data)) return refusal(400, 131047, 'More than 24 hours have passed');
  const verdict = accept(state, call.number, body.data);
  if (fault === 'lost') return { ...verdict, after: 'cut' };
  return fault === 'slow' ? { ...verdict, after: 'slow' } : verdict;
}

function nextFault({ faults }: State): Exclude<MetaFault, 'duplicates'> | undefined {
  const [current] = faults;
  if (current === undefined) return undefined;
  current.left -= 1;
  if (current.left <= 0) faults.shift();
  return current.fault;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Who never wrote since this process began may have written before it: only a known silence closes the window. */
function windowOpen({ wroteAt, options }: State, body: SendBody): boolean {
  const at = wroteAt.get(contactOf(body));
  return at === undefined || options.clock.now() - at <= WINDOW_MS;
}

function accept(state: State, phoneNumberId: string, body: SendBody): Verdict {
  const { clock, random } = state.options;
  const contact = contactOf(body);
  const message = { id: `wamid.${random.token()}`, at: clock.now(), phoneNumberId, body };
  remember(state, contact, message);
  for (const listener of state.listeners) listener(message);
  state.courier.statuses(message);
  const who = body.to === undefined ? { user_id: contact } : { wa_id: contact };
  return {
    status: 200,
    text: JSON.stringify({
      messaging_product: 'whatsapp',
      contacts: [{ input: contact, ...who }],
      messages: [{ id: message.id }],
    }),
  };
}

function contactOf(body: SendBody): string {
  return (body.to ?? body.recipient ?? '').replace(/^\+/, '');
}

function remember({ sent }: State, contact: string, message: SentMessage): void {
  const known = sent.get(contact) ?? [];
  known.push(message);
  if (known.length > SENT_KEPT_MAX) known.shift();
  sent.set(contact, known);
  const [oldest] = sent.keys();
  if (sent.size > CONTACTS_MAX && oldest !== undefined) sent.delete(oldest);
}

function noteWriting(state: State): (contacts: readonly string[]) => void {
  return (contacts) => {
    for (const contact of contacts) state.wroteAt.set(contact, state.options.clock.now());
    const [oldest] = state.wroteAt.keys();
    if (state.wroteAt.size > CONTACTS_MAX && oldest !== undefined) state.wroteAt.delete(oldest);
  };
}

function lastSent({ sent }: State): (contacts: readonly string[]) => readonly SentMessage[] {
  return (contacts) => contacts.flatMap((contact) => sent.get(contact) ?? []).sort((a, b) => a.at - b.at);
}

/** Meta's error shape (services 1.9). */
function refusal(status: number, code: number, details: string): Verdict {
  const error = {
    message: `(#${code}) ${details}`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'simulated',
  };
  return { status, text: JSON.stringify({ error }) };
}
