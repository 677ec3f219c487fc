/** Settings of services that this version does not reach: a right name that does nothing is told as a mistyped one is. */
import type { NotConnected } from './not-connected.ts';

const SERVICES: readonly (readonly [names: RegExp, service: string])[] = [
  [/^D360_/, '360dialog'],
  [/^MSGIO_/, 'msgio'],
  [/^CHATWOOT_/, 'Chatwoot: quien pide una persona no llega a ese escritorio'],
  [/^MARAVIA_/, 'MaravIA'],
  [/^MERCADOPAGO_/, 'Mercado Pago: nadie paga por ahí'],
  [/^STRIPE_/, 'Stripe: nadie paga por ahí'],
  [/^ADMIN_TOKEN$/, 'el panel /admin, que no está en ella'],
];

/** One line a service, of the names that are set. */
export function withoutEffect(set: readonly string[]): readonly NotConnected[] {
  return SERVICES.flatMap(([names, service]) => {
    const found = set.filter((name) => names.test(name));
    if (found.length === 0) return [];
    const [does, fix] = found.length === 1 ? ['no hace nada', 'quítala'] : ['no hacen nada', 'quítalas'];
    return [{ what: `${found.join(', ')} ${does}: esta versión no conecta ${service}`, fix }];
  });
}
