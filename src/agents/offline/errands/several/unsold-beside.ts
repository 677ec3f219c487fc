/**
 * "Corte y depilación", "corte el lunes y manicure para mi esposa": one of what is wished for is not sold. It is told so
 * beside the one that is, and who would have come to it does not come to the other.
 */
import type { CustomerEvent, Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { listsUnsold } from '../../names/not-sold.ts';
import { forWhomIn } from '../../people/for-whom.ts';
import { without } from '../../words/text.ts';

export function withUnsold(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const wished = events.some((event) => event.type === 'customer.wants_booking' && sold(event.detalles));
  if (!wished || events.some((event) => 'ajeno' in event)) return events;
  const parts = without(heard.text.raw, heard.times.spans).split(PARTS);
  const unsold = parts.filter((part) => listsUnsold(part, heard.situation.tenant));
  if (unsold.length === 0) return events;
  const theirs = unsold.some((part) => forWhomIn(part, heard.situation) !== undefined);
  const others = parts.some((part) => !unsold.includes(part) && forWhomIn(part, heard.situation) !== undefined);
  const kept = theirs && !others ? events.map(withoutGuest) : events;
  return [{ type: 'customer.asks', topic: 'servicios', ajeno: true }, ...kept];
}
/** What an enumeration is cut by. */
const PARTS = /[,;.?!]+|(?<![\p{L}\p{N}])(?:y|e|and|más|mas|tambi[eé]n|adem[aá]s|de paso)(?![\p{L}\p{N}])/iu;
function sold({ servicio, servicios }: Detalles): boolean {
  return servicio !== undefined || servicios !== undefined;
}

function withoutGuest(event: CustomerEvent): CustomerEvent {
  if (event.type !== 'customer.wants_booking') return event;
  const { para: _whose, ...detalles } = event.detalles;
  return { ...event, detalles };
}
