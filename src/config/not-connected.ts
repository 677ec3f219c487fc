/** What a tenants file may name and this version does not reach: said before customers find out (must-hold 70). */
import type { Config } from './types.ts';

export interface NotConnected {
  readonly what: string;
  readonly fix: string;
}

const CONNECTED: readonly string[] = ['whatsapp', 'simulated', 'local', 'sandbox'];
const NO_PAYMENTS = 'al cliente que quiera pagar se le dice que no se pudo generar el link; cobra por otro medio';
const DESK = 'no atiendas a clientes de verdad antes de conectar uno, o mira tú mismo las conversaciones';

/** For `npm run doctor`, and for who starts a server without having asked it. */
export function notConnected({ tenants, production, chatwoot }: Config): readonly NotConnected[] {
  const names = (used: (tenant: Config['tenants'][number]) => readonly string[]) => [...new Set(tenants.flatMap(used))];
  const channels = names((t) => t.channels.map(({ provider }) => provider)).filter((p) => !CONNECTED.includes(p));
  const calendars = names((t) => t.professionals.map((p) => p.calendar.provider)).filter((p) => !CONNECTED.includes(p));
  const payments = names((t) => [t.payments.provider]).filter((p) => production || !CONNECTED.includes(p));
  return [
    ...channels.map((p) => ({ what: `el canal ${p} todavía no está conectado`, fix: 'usa whatsapp' })),
    ...calendars.map((p) => ({
      what: `el calendario ${p} todavía no está conectado: no se ofrecen horarios`,
      fix: 'usa local',
    })),
    ...payments.map((p) => ({ what: `no hay pagos por ${p}${production ? ' en producción' : ''}`, fix: NO_PAYMENTS })),
    ...(production || chatwoot !== undefined
      ? [{ what: 'el escritorio es simulado: si un cliente pide una persona, nadie se entera', fix: DESK }]
      : []),
  ];
}
