/** What a tenants file may name and this version does not reach: said before customers find out (must-hold 70). */
import { isLive } from '../config.ts';
import type { Config } from './types.ts';

export interface NotConnected {
  readonly what: string;
  readonly fix: string;
}

const CALENDARS: readonly string[] = ['local'];
const NO_PAYMENTS = 'al cliente que quiera pagar se le dice que no se pudo generar el link; cobra por otro medio';
const NO_PREPAID = 'pon "paymentBeforeBooking": "none" mientras no haya pagos';
const NO_DESK = {
  what: 'no hay escritorio conectado: a quien pida una persona se le dice que no se pudo avisar a nadie',
  fix: 'no atiendas a clientes de verdad antes de conectar uno; en el registro, handoff.unheard dice qué conversación fue',
};
const PLAYED_DESK = {
  what: 'el escritorio es simulado: si un cliente pide una persona, nadie se entera',
  fix: 'no atiendas a clientes de verdad antes de conectar uno, o mira tú mismo las conversaciones',
};

/** For `npm run doctor`, and for who starts a server without having asked it. */
export function notConnected(config: Config): readonly NotConnected[] {
  const { tenants, production, chatwoot } = config;
  const live = tenants.filter((tenant) => isLive(config, tenant));
  const calendars = new Set(tenants.flatMap((t) => t.professionals.map((p) => p.calendar.provider)));
  const unpaid = new Set([
    ...tenants.map((t) => t.payments.provider).filter((p) => p !== 'sandbox'),
    ...live.map((t) => t.payments.provider),
  ]);
  const where = production ? ' en producción' : live.length > 0 ? ' con un canal real' : '';
  return [
    ...[...calendars]
      .filter((p) => !CALENDARS.includes(p))
      .map((p) => ({
        what: `el calendario ${p} todavía no está conectado: no se ofrecen horarios`,
        fix: 'usa local',
      })),
    ...[...unpaid].map((p) => ({ what: `no hay pagos por ${p}${where}`, fix: NO_PAYMENTS })),
    ...tenants
      .filter((t) => unpaid.has(t.payments.provider) && t.booking.paymentBeforeBooking !== 'none')
      .filter((t) => t.payments.provider !== 'sandbox' || live.includes(t))
      .map(({ id }) => ({ what: `${id} cobra antes de reservar, y sin pagos nadie puede reservar`, fix: NO_PREPAID })),
    ...(live.length > 0 ? [NO_DESK] : chatwoot === undefined ? [] : [PLAYED_DESK]),
  ];
}
