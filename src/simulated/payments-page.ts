/** The page of the sandbox: what a customer of a real provider would see, and what a tester wants to press. */
import { minorDigits } from '../domain.ts';
import type { Language } from '../domain.ts';
import { PAGE_WORDS } from './payments-page-words.ts';
import type { PageNotice, PageWords } from './payments-page-words.ts';
import { openMinor } from './sandbox-book.ts';
import type { SandboxLink } from './sandbox-state.ts';

export type { PageNotice } from './payments-page-words.ts';

/** An amount as the customer's messages write it. */
export type MoneyText = (minor: number, currency: string, locale: string) => string;

interface PageView {
  /** Epoch ms. */
  readonly now: number;
  readonly notice: PageNotice | undefined;
  readonly money: MoneyText;
}

export function paymentPage(link: SandboxLink, view: PageView): string {
  const language = languageOf(link.locale);
  const words = PAGE_WORDS[language];
  const money = (minor: number): string => text(view.money(minor, link.currency, link.locale));
  const left = openMinor(link);
  const open = left > 0;
  const expired = view.now >= link.expiresAt && open;
  const notice = view.notice ?? (expired ? 'vencido' : undefined);
  return layout(
    { language, title: words.paymentTo(link.business) },
    `<p class="business">${text(link.business)}</p>
    <h1>${money(link.amountMinor)}</h1>
    <p class="title">${text(link.title)}</p>
    ${notice === undefined ? '' : `<p class="notice" role="status">${words.notices[notice]}</p>`}
    ${payments(link, money)}
    ${open ? '' : `<p class="done" role="status">${words.complete}</p>`}
    ${expired || !open ? '' : buttons(link, words, money(left))}`,
  );
}

/** Of no business: nobody knows in which language it was asked for. */
export function missingPage(): string {
  const words = PAGE_WORDS.es;
  return layout({ language: 'es', title: words.missingTitle }, `<h1>${words.missing}</h1><p>${words.missingWhy}</p>`);
}

function languageOf(locale: string): Language {
  const { language } = new Intl.Locale(locale);
  return language === 'pt' || language === 'en' ? language : 'es';
}

function payments(link: SandboxLink, money: (minor: number) => string): string {
  if (link.payments.length === 0) return '';
  const words = PAGE_WORDS[languageOf(link.locale)];
  const items = link.payments.map((p) => {
    const refund =
      p.status === 'approved'
        ? `<form method="post"><input type="hidden" name="pago" value="${text(p.id)}"><button class="small" name="accion" value="devolver">${words.refund}</button></form>`
        : '';
    return `<li class="${p.status}"><span>${words.statuses[p.status]}: ${money(p.amountMinor)}</span>${refund}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function buttons(link: SandboxLink, words: PageWords, left: string): string {
  const digits = minorDigits(link.currency);
  // As it is written where the customer lives: 1.000,00 or 1,000.00.
  const hint = new Intl.NumberFormat(link.locale, { minimumFractionDigits: digits }).format(1_000);
  return `<form method="post">
      <button class="yes" name="accion" value="aprobar">${words.approve(left)}</button>
      <button class="no" name="accion" value="rechazar">${words.reject}</button>
      <button name="accion" value="abandonar">${words.abandon}</button>
    </form>
    <details><summary>${words.forTests}</summary>
      <form method="post">
        <label>${words.part} <input name="monto" inputmode="decimal" placeholder="${text(hint)}" required></label>
        <button name="accion" value="parcial">${words.payPart}</button>
      </form>
    </details>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names and titles come from files and people: nothing of them is markup. */
function text(raw: string): string {
  return raw.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? '');
}

function layout({ language, title }: { language: Language; title: string }, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${text(title)}</title>
<style>
  :root { color-scheme: light dark; }
  body { box-sizing: border-box; margin: 0; padding: .75rem; min-height: 100vh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; background: light-dark(#eef1f5, #14171c); }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.75rem 1.25rem; border-radius: 1rem; background: light-dark(#fff, #20252d); box-shadow: 0 8px 30px #0002; }
  .mode { margin: 0 0 1.5rem; padding: .4rem .5rem; border-radius: 2rem; font-size: .85rem; text-align: center; background: light-dark(#e3edff, #263a5c); }
  .business { margin: 0; opacity: .8; } h1 { margin: .25rem 0; font-size: 2.2rem; } .title { margin: 0 0 1.5rem; }
  .done { margin: 1rem 0 0; padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#dff5e7, #17402a); }
  .notice { padding: .75rem 1rem; border-radius: .5rem; background: light-dark(#fff4d6, #4a3d12); }
  ul { padding: 0; list-style: none; } li { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .5rem 0; }
  li.approved span { color: light-dark(#0a7a3d, #5fd38d); } li.rejected span { color: light-dark(#b3261e, #ff8f87); }
  form { display: grid; gap: .75rem; } label { display: grid; gap: .25rem; } details { margin-top: 1.5rem; } details form { margin-top: 1rem; }
  button, input { font: inherit; padding: .8rem 1rem; border-radius: .6rem; border: 1px solid #8886; }
  button { cursor: pointer; background: light-dark(#f3f5f8, #2c333d); color: inherit; }
  button.yes { background: #0a7a3d; color: #fff; border-color: #0a7a3d; } button.no { background: #b3261e; color: #fff; border-color: #b3261e; }
  button.small { padding: .3rem .8rem; }
</style>
</head>
<body><main>
    <p class="mode">${PAGE_WORDS[language].mode}</p>
    ${body}
</main></body>
</html>
`;
}
