/**
 * The sandbox provider, for who has no account with one: links that open a page of this server, payments that are
 * reported by signed webhooks and believed only when fetched (PAGOS-3, PAGOS-4). Shipped product; never in production.
 */
import { createHash } from 'node:crypto';
import type { Router } from 'express';
import type { NewInboxRow, PaymentFact } from '../domain.ts';
import { ConfigError } from '../errors.ts';
import type { Clock, PaymentsPort, WebhookPort } from '../ports.ts';
import { createNotifier, readNotice, SIGNATURE_HEADER, validNotice } from './payments-notices.ts';
import type { DeliverNotice } from './payments-notices.ts';
import type { MoneyText, PageNotice } from './payments-page.ts';
import { createPaymentsRouter } from './payments-router.ts';
import type { PaymentsRouterDeps } from './payments-router.ts';
import { createBook, openMinor, refused } from './sandbox-book.ts';
import type { Book } from './sandbox-book.ts';
import type { SandboxLink, SandboxPayment, SandboxState } from './sandbox-state.ts';

export { createFileState, createMemoryState } from './sandbox-state.ts';
export type { SandboxLink, SandboxPayment, SandboxState } from './sandbox-state.ts';
export type { DeliverNotice } from './payments-notices.ts';

/** Where `router` is mounted: the links point there. */
export const SANDBOX_PATH = '/sandbox/pagos';

export interface SandboxOptions {
  readonly state: SandboxState;
  /** PUBLIC_BASE_URL, without a slash at the end. */
  readonly publicBaseUrl: string;
  /** Signs the reports. Not empty. */
  readonly secret: string;
  /** A new id, not to be guessed: who has the link may press its buttons. */
  readonly linkId: () => string;
  readonly clock: Clock;
  readonly money: MoneyText;
  readonly deliver: DeliverNotice;
  /** Stores all rows or none and wakes their conversations. */
  readonly receive: (rows: readonly NewInboxRow[]) => Promise<void>;
  readonly production: boolean;
}

export interface Report {
  readonly status: SandboxPayment['status'];
  /** Default: what is still open of the link's amount. */
  readonly amountMinor?: number;
  /** A payment made before, which changes; absent: a new one. */
  readonly paymentId?: string;
}

export interface SandboxPayments extends PaymentsPort {
  /** The page, to be mounted at SANDBOX_PATH. */
  readonly router: Router;
  /** Behind `POST /webhooks/sandbox`. */
  readonly webhook: WebhookPort;
  /** A payment happens, as the page or a dialogue file has it: kept, then reported. Late ones too. Gives its id. */
  report(key: string, report: Report): Promise<string>;
  /** Tells again what was never taken: after a restart. */
  resume(): Promise<void>;
  settled(): Promise<void>;
}

/** Throws ConfigError in production, TypeError with an empty secret. */
export function createSandboxPayments(options: SandboxOptions): SandboxPayments {
  refuseInProduction(options.production);
  if (options.secret === '') throw new TypeError('the sandbox needs a secret to sign its reports');
  const notifier = createNotifier(options);
  const book = createBook(options.state);
  const urlOf = (link: SandboxLink): string => `${options.publicBaseUrl.replace(/\/+$/, '')}${SANDBOX_PATH}/${link.id}`;

  const tell = (link: SandboxLink, payment: SandboxPayment): void => {
    const id = `${payment.id}.${payment.changes}`;
    notifier.notify({ id, type: 'payment', data: { id: payment.id } }, async () => {
      await book.change(link.id, (now) =>
        withPayment(now, payment.id, (p) => ({ ...p, reported: p.reported || p.changes === payment.changes })),
      );
    });
  };
  const press = presser(book, tell);
  const change = async (linkId: string, report: Report): Promise<string> => {
    const { paymentId } = await press(linkId, () => report);
    if (paymentId === undefined) throw new Error('a report left no payment');
    return paymentId;
  };
  return {
    createLink: async ({ tenant, order, key, title }) => {
      const link = await book.create({
        id: options.linkId(),
        key,
        tenant: tenant.id,
        conversation: order.conversation,
        business: tenant.businessName,
        locale: tenant.locale,
        title,
        amountMinor: order.amountMinor,
        currency: order.currency,
        expiresAt: order.expiresAt,
        payments: [],
      });
      return { url: urlOf(link), providerId: link.id };
    },
    fetch: async ({ tenant, paymentId }) => {
      const { link, payment } = await paymentOf(book, tenant.id, paymentId);
      return factOf(link, payment);
    },
    refund: async ({ tenant, paymentId }) => {
      const { link, payment } = await paymentOf(book, tenant.id, paymentId);
      if (payment.status === 'refunded') return;
      if (payment.status !== 'approved') throw refused(`payment ${paymentId} is ${payment.status}: nothing to refund`);
      await change(link.id, { status: 'refunded', paymentId });
    },
    report: async (key, report) => {
      const link = (await book.all()).find((l) => l.key === key);
      if (link === undefined) throw refused(`the sandbox has no link for ${key}`);
      return change(link.id, report);
    },
    resume: async () => {
      for (const link of await book.all()) {
        for (const payment of link.payments) if (!payment.reported) tell(link, payment);
      }
    },
    settled: () => notifier.settled(),
    router: createPaymentsRouter({ clock: options.clock, money: options.money, link: book.get, press }),
    webhook: { post: (request) => takeNotice(options, book, request) },
  };
}

function refuseInProduction(production: boolean): void {
  if (!production) return;
  throw new ConfigError([
    {
      code: 'sandbox_in_production',
      what: 'the sandbox cannot take real money',
      where: 'payments.provider',
      fix: 'Choose mercadopago or stripe in the tenants file, or set NODE_ENV=development',
    },
  ]);
}

/* ── The webhook: verify → find → store; the payment is fetched by the engine ──────────────────────────────────── */

async function takeNotice(
  { secret, clock, receive }: SandboxOptions,
  book: Book,
  { headers, raw }: Parameters<WebhookPort['post']>[0],
): ReturnType<WebhookPort['post']> {
  const now = clock.now();
  if (!validNotice(secret, { header: headers[SIGNATURE_HEADER], raw, now })) {
    return {
      status: 401,
      code: 'bad_signature',
      what: 'The signature does not fit the body, or is too old',
      fix: `Send exactly one ${SIGNATURE_HEADER}, made less than five minutes ago`,
    };
  }
  const notice = readNotice(raw);
  if (notice === undefined) {
    const fix = "Post {id, type: 'payment', data: {id}}";
    return { status: 400, code: 'bad_notice', what: 'This is no report of a payment', fix };
  }
  const paymentId = notice.data.id;
  const link = (await book.all()).find((l) => l.payments.some((p) => p.id === paymentId));
  if (link === undefined) {
    return {
      status: 404,
      code: 'unknown_payment',
      what: 'There is no such payment',
      fix: 'Report payments of this sandbox',
    };
  }
  const id = createHash('sha256').update(`sandbox\0${notice.id}`).digest('hex').slice(0, 32);
  const body = { kind: 'payment', provider: 'sandbox', paymentId } as const;
  await receive([{ conversation: link.conversation, id, arrivedAt: now, body }]);
  return { status: 200 };
}

/* ── Links and their payments ──────────────────────────────────────────────────────────────────────────────────── */

async function paymentOf(
  book: Book,
  tenant: string,
  paymentId: string,
): Promise<{ link: SandboxLink; payment: SandboxPayment }> {
  for (const link of await book.all()) {
    const payment = link.payments.find((p) => p.id === paymentId);
    if (payment !== undefined && link.tenant === tenant) return { link, payment };
  }
  throw refused(`the sandbox has no payment ${paymentId} of this business`);
}

/** What a button means is decided on the link as it is when its turn comes: two taps at once pay once. */
function presser(book: Book, tell: (link: SandboxLink, payment: SandboxPayment) => void): PaymentsRouterDeps['press'] {
  return async (linkId, meant) => {
    let notice: PageNotice | undefined;
    let paymentId: string | undefined;
    const link = await book.change(linkId, (now) => {
      const wish = meant(now);
      if (typeof wish === 'string') {
        notice = wish;
        return now;
      }
      const next = reported(now, wish);
      paymentId = wish.paymentId ?? next.payments.at(-1)?.id;
      return next;
    });
    const payment = link.payments.find(({ id }) => id === paymentId);
    if (payment !== undefined) tell(link, payment);
    return { link, notice, paymentId: payment?.id };
  };
}

function factOf(link: SandboxLink, { id, status, amountMinor }: SandboxPayment): PaymentFact {
  return { paymentId: id, provider: 'sandbox', reference: link.key, status, amountMinor, currency: link.currency };
}

function reported(link: SandboxLink, { status, amountMinor, paymentId }: Report): SandboxLink {
  if (paymentId !== undefined) {
    return withPayment(link, paymentId, (p) => ({ ...p, status, changes: p.changes + 1, reported: false }));
  }
  const id = `${link.id}-${link.payments.length + 1}`;
  const payment = { id, status, amountMinor: amountMinor ?? openMinor(link), changes: 1, reported: false };
  return { ...link, payments: [...link.payments, payment] };
}

function withPayment(
  link: SandboxLink,
  paymentId: string,
  next: (payment: SandboxPayment) => SandboxPayment,
): SandboxLink {
  return { ...link, payments: link.payments.map((p) => (p.id === paymentId ? next(p) : p)) };
}
