/** What was read of everything that arrived together, as the machines take it. */
import { EVENTS_PER_TURN_MAX, type CustomerEvent } from '../../domain.ts';

const COURTESIES: readonly CustomerEvent['type'][] = ['customer.greets', 'customer.acknowledges'];

/** Who is told what it costs is told how long it takes. */
function notToldByPrice(event: CustomerEvent, _: number, all: readonly CustomerEvent[]): boolean {
  if (event.type !== 'customer.asks' || event.topic !== 'duracion') return true;
  return !all.some(
    (e) => e.type === 'customer.asks' && e.topic === 'precio' && (e.servicio ?? event.servicio) === event.servicio,
  );
}

/** Courtesies beside an errand go, a receipt said and shown is one claim, nothing is said twice, and a name makes room. */
export function tidy(events: readonly CustomerEvent[]): readonly CustomerEvent[] {
  // One alone has nothing beside it.
  if (events.length < 2) return events;
  const claims = events.some((e) => e.type === 'customer.claims_payment');
  const errands = events.filter((e) => !COURTESIES.includes(e.type) && !(claims && e.type === 'customer.sends_media'));
  const kept = errands.length > 0 ? errands : events;
  const understood = kept.filter((e) => e.type !== 'customer.not_understood');
  const seen = new Set<string>();
  const once = (understood.length > 0 ? understood : kept).filter(notToldByPrice).filter((event) => {
    const key = JSON.stringify(event);
    // "Tres cortes, para mí y mis dos hijos": the second and the third are told alike.
    const fresh = !seen.has(key) || (event.type === 'customer.wants_booking' && event.mas === true);
    seen.add(key);
    return fresh;
  });
  // "¿Cuánto falta? Pagué una parte": what is asked stands behind what is told.
  const due = once.filter((e) => claims && e.type === 'customer.asks' && e.topic === 'deuda');
  const inOrder = [...once.filter((e) => !due.includes(e)), ...due];
  let room = EVENTS_PER_TURN_MAX - once.filter(({ type }) => type !== 'customer.answers').length;
  const roomy = inOrder.filter(({ type }) => type !== 'customer.answers' || (room -= 1) >= 0);
  return toldOfTheRest(roomy.slice(0, EVENTS_PER_TURN_MAX), roomy.slice(EVENTS_PER_TURN_MAX));
}

/** "Corte el lunes, color el martes…" and so on, five of them: the last that is taken tells that there were more. */
function toldOfTheRest(taken: readonly CustomerEvent[], rest: readonly CustomerEvent[]): readonly CustomerEvent[] {
  const last = taken.findLast(({ type }) => type === 'customer.wants_booking');
  if (!rest.some(({ type }) => type === 'customer.wants_booking')) return taken;
  return taken.map((event) =>
    event === last && event.type === 'customer.wants_booking' ? { ...event, sobran: true } : event,
  );
}
