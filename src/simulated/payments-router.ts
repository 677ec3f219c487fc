/** `GET` and `POST /sandbox/pagos/:id`: the page and its buttons. */
import express from 'express';
import type { Response, Router } from 'express';
import { parseMoney } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { openMinor } from './sandbox-book.ts';
import type { Report } from './payments.ts';
import { missingPage, paymentPage } from './payments-page.ts';
import type { MoneyText, PageNotice } from './payments-page.ts';
import type { SandboxLink } from './sandbox-state.ts';

export interface PaymentsRouterDeps {
  readonly clock: Pick<Clock, 'now'>;
  readonly money: MoneyText;
  readonly link: (id: string) => Promise<SandboxLink | undefined>;
  /** `meant` is asked when nothing else changes the link. `notice`: nothing was reported, and why. */
  readonly press: (
    linkId: string,
    meant: (link: SandboxLink) => Report | PageNotice,
  ) => Promise<{
    readonly link: SandboxLink;
    readonly notice: PageNotice | undefined;
    readonly paymentId: string | undefined;
  }>;
}

const REFUSALS = { vencido: 410, pagado: 409, invalido: 400 } as const;
const FORM_BYTES_MAX = 2_048;

export function createPaymentsRouter({ clock, money, link, press }: PaymentsRouterDeps): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: FORM_BYTES_MAX });

  router.get('/:id', async (req, res) => {
    const found = await link(req.params.id);
    if (found === undefined) show(res, 404, missingPage());
    else show(res, 200, paymentPage(found, { now: clock.now(), notice: noticeOf(req.query['aviso']), money }));
  });

  router.post('/:id', form, async (req, res) => {
    if ((await link(req.params.id)) === undefined) {
      show(res, 404, missingPage());
      return;
    }
    const fields = fieldsOf(req.body);
    const { link: pressed, notice } = await press(req.params.id, (now) => wishOf(now, fields, clock.now()));
    const page = `${req.baseUrl}/${pressed.id}`;
    // The browser gets the page by GET: reloading it pays nothing twice.
    if (notice === undefined) res.redirect(303, page);
    else if (notice === 'abandonado') res.redirect(303, `${page}?aviso=${notice}`);
    else show(res, REFUSALS[notice], paymentPage(pressed, { now: clock.now(), notice, money }));
  });
  return router;
}

function show(res: Response, status: number, html: string): void {
  res.status(status).setHeader('cache-control', 'no-store');
  res.type('html').send(html);
}

type Fields = Readonly<Record<'accion' | 'monto' | 'pago', string>>;

function fieldsOf(body: unknown): Fields {
  const field = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
  return { accion: field('accion'), monto: field('monto'), pago: field('pago') };
}

/** The report that a button makes, or what is said instead. */
function wishOf(link: SandboxLink, { accion, monto, pago }: Fields, now: number): Report | PageNotice {
  if (accion === 'abandonar') return 'abandonado';
  if (accion === 'devolver') {
    const payment = link.payments.find((p) => p.id === pago && p.status === 'approved');
    return payment === undefined ? 'invalido' : { status: 'refunded', paymentId: payment.id };
  }
  if (now >= link.expiresAt) return 'vencido';
  // A second tap on "Aprobar" finds nothing open.
  if (openMinor(link) === 0) return 'pagado';
  switch (accion) {
    case 'aprobar':
      return { status: 'approved' };
    case 'rechazar':
      return { status: 'rejected' };
    case 'parcial': {
      const amountMinor = parseMoney(monto, link.locale, link.currency);
      return amountMinor === undefined || amountMinor <= 0 ? 'invalido' : { status: 'approved', amountMinor };
    }
    default:
      return 'invalido';
  }
}

function noticeOf(value: unknown): PageNotice | undefined {
  return value === 'abandonado' ? value : undefined;
}
