/** "Cancela mi cita y quiero pagar el tinte", "…y cuánto cuesta el tinte?": that is not what goes, or moves (CONV-11). */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { keywordOf } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import { clauses, readText } from '../../words/text.ts';
import { CANCELS } from '../moving/where-to.ts';

/** The errand of an act, with no service that only the payment or the question beside it names. */
export function withoutBeside(
  event: CustomerEvent,
  act: Act,
  { acts, heard }: { acts: readonly Act[]; heard: Heard },
): CustomerEvent {
  if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.wants_reschedule') return event;
  // "¿Cuánto cuesta el tinte? Cancelalo": asked before, it is what goes.
  const beside = acts.find(
    ({ intent, from, to }) => (PAYS_OR_ASKS.has(intent) && from >= act.to) || (intent === 'pay' && to <= act.from),
  );
  if (beside === undefined || act.of !== undefined || act.service !== undefined) return event;
  const { servicio, ...rest } = event.detalles;
  if (servicio === undefined || servicio !== serviceIn(beside, heard)) return event;
  const own = serviceIn(act, heard);
  return { ...event, detalles: own === undefined ? rest : { ...rest, servicio: own } };
}
const PAYS_OR_ASKS: ReadonlySet<string> = new Set(['pay', 'ask']);

function serviceIn({ from, to }: Act, { text, situation: { tenant } }: Heard): string | undefined {
  return tenant && findNames(text.raw.slice(from, to), tenant).servicio;
}

/**
 * "Cancela la barba y quiero pagar el tinte", of one who has something booked: one goes, and the other is paid for. In
 * Portuguese and English "cancel" never means to pay.
 */
export function cancelsAndPays({ text, situation }: Heard): boolean {
  const { appointments = [], language } = situation;
  if (language === 'es' && appointments.length === 0) return false;
  const parts = clauses(text.raw);
  const goes = parts.filter(({ raw }) => CANCELS.test(readText(raw).norm));
  return goes.length > 0 && parts.some((part) => !goes.includes(part) && keywordOf(part, situation)?.intent === 'pay');
}
