import { describe, expect, it } from 'vitest';
import type { Order, PaymentFact } from '../../src/domain.ts';
import { render } from '../../src/copy/index.ts';
import { contextOf, order } from './samples.ts';

/** Of a link for $25.000: what its provider has of it now, a payment each. */
function told(
  status: Order['status'],
  payments: readonly (readonly [PaymentFact['status'], number, string?])[],
  language: 'es' | 'pt' | 'en' = 'es',
  key: 'pago_devuelto' | 'pago_devuelto_en_parte' = 'pago_devuelto',
): string {
  const facts = payments.map(([stage, amountMinor, currency = 'ARS'], i): PaymentFact => {
    return { paymentId: `p${i}`, provider: 'sandbox', reference: 'o1:1', status: stage, amountMinor, currency };
  });
  return render({ key, order: { ...order, status, payments: facts } }, undefined, contextOf({ language }))
    .text; // prettier-ignore
}

describe('money that went back (PAGOS-4)', () => {
  it.each(['es', 'pt', 'en'] as const)('is told as much as it was, not as much as was due, in %s', (language) => {
    for (const status of ['refunded', 'charged_back'] as const) {
      const text = told(status, [[status, 1_000_000]], language);
      expect(text).toContain('$10.000');
      expect(text).not.toContain('25.000');
    }
  });
  it('is all of it where it was paid in two parts, and a refused card is none of it', () => {
    expect(told('refunded', [['refunded', 1_000_000], ['rejected', 2_500_000], ['refunded', 300_000]])).toContain('$13.000'); // prettier-ignore
  });
  it('is what is disputed, and not what is still here beside it', () => {
    const text = told('charged_back', [
      ['charged_back', 1_000_000],
      ['approved', 1_500_000],
    ]);
    expect(text).toContain('$10.000');
  });
  it('is as much as the link was for where nothing is known of it', () => {
    expect(told('refunded', [])).toContain('$25.000');
  });
});

describe('a part of it that went back, with the other still here (PAGOS-4)', () => {
  it.each([
    ['es', 'quedan pagados', /[Ff]altan/],
    ['pt', 'ficam pagos', /[Ff]altam/],
    ['en', 'is still paid', /still to be paid/],
  ] as const)(
    'is told as given back, and what stays as paid: nothing is said to be missing, in %s',
    (language, stays, missing) => {
      const payments = [
        ['refunded', 1_000_000],
        ['approved', 1_500_000],
      ] as const;
      const text = told('partially_paid', payments, language, 'pago_devuelto_en_parte');
      expect(text).toContain('$10.000');
      expect(text).toContain('$15.000');
      expect(text).toContain(stays);
      expect(text).not.toMatch(missing);
    },
  );
});
