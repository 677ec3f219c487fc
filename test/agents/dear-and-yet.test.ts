/** The price is sighed at: what stands behind the sigh decides, and a sigh by itself takes nothing. */
import { describe, expect, test } from 'vitest';
import { CONFIRM, PAY_CONFIRM, events } from './kit.ts';

describe('taken though it is dear', () => {
  test.each([
    'es caro pero dale',
    'está caro, igual lo quiero',
    'qué caro! pero bueno, dale',
    'uf un poco cara, bueno reservame',
    'tá caro, mas pode ser, quero',
    'nossa que caro, mas tudo bem, vou querer',
    "wow pricey, i'll take it",
    "it's expensive but ok go ahead",
    'híjole está caro, pero órale',
    'está carito pero hágale',
    'es un robo pero ni modo, lo quiero',
  ])('"%s"', (text) => {
    expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.accepts' }]);
  });

  test.each(['es mucho pero va, págalo', 'uf, bueno, lo pago', 'caro, pero mándamelo'])('"%s", of a link', (text) => {
    expect(events(text, PAY_CONFIRM)).toMatchObject([{ type: 'customer.accepts' }]);
  });
});

describe('a sigh is no yes, and no refusal either', () => {
  test.each([
    'caro pero bueno',
    'uff, carísimo... y bueno',
    'es caro, no sé',
    'es caro pero si me hacen descuento dale',
  ])('"%s"', (text) => {
    expect(JSON.stringify(events(text, PAY_CONFIRM))).not.toMatch(/accepts|rejects|exits/);
  });

  test.each([
    'es muy caro, no gracias',
    'carísimo, dejá',
    'está caro pero lo pago mañana',
    'es caro, dale, pero el viernes',
  ])('"%s" takes nothing', (text) => {
    expect(JSON.stringify(events(text, PAY_CONFIRM))).not.toContain('customer.accepts');
  });
});
