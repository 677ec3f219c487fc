/**
 * "I need a cut for me and one for my kid", where "Kids cut" is sold: the child calls by that name what is for the child, and
 * not what is for who writes.
 */
import type { CustomerEvent } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { findNames, leftOpen } from '../names.ts';
import { without } from '../words/text.ts';

export function calledByTheChild(
  events: readonly CustomerEvent[],
  { text, party, situation: { tenant } }: Heard,
): readonly CustomerEvent[] {
  const theirs = party.filter(({ guest }) => guest !== undefined);
  const wishes = events.filter((event) => event.type === 'customer.wants_booking');
  const [servicio, ...others] = [...new Set(wishes.map(({ detalles }) => detalles.servicio))];
  if (tenant === undefined || theirs.length === 0 || theirs.length === party.length || wishes.length < 2) return events;
  if (servicio === undefined || others.length > 0) return events;
  const rest = without(text.raw, theirs);
  const own = findNames(rest, tenant).servicio;
  const open = own === undefined ? leftOpen(rest, tenant) : [];
  if (own === servicio || (own === undefined && open.length === 0)) return events;
  return events.map((event) => {
    if (event.type !== 'customer.wants_booking' || event.detalles.para !== undefined) return event;
    const { servicio: _theirs, ...detalles } = event.detalles;
    return {
      ...event,
      detalles: { ...detalles, ...(own === undefined ? { servicios: [...open] } : { servicio: own }) },
    };
  });
}
