/** "¿Hay turno con la nutri para hoy? control": what comes behind is no second booking, but which of those it is. */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';

/** Of two wishes, the second of which says nothing but which of the first's services is meant, one. */
export function narrowed(events: readonly CustomerEvent[], { text }: Heard): readonly CustomerEvent[] {
  const [first, second, ...others] = events;
  if (first?.type !== 'customer.wants_booking' || second?.type !== 'customer.wants_booking' || others.length > 0)
    return events;
  const among = first.detalles.servicios ?? [];
  const { servicio, servicios, ...rest } = second.detalles;
  const meant = servicio === undefined ? (servicios ?? []) : [servicio];
  const news = Object.entries(rest).some(([key, value]) => !sameIn(first.detalles, key, value));
  if (news || second.mas || meant.length === 0 || !meant.every((id) => among.includes(id)) || AND.test(text.norm))
    return events;
  const { servicios: _open, ...told } = first.detalles;
  return [{ ...first, detalles: { ...told, ...(servicio === undefined ? { servicios: meant } : { servicio }) } }];
}
/** Then there are two of them. */
const AND = / (?:y|e|and|otr[oa]|outr[oa]|another|tambien|tambem|also|dos|dois|duas|two) /;

function sameIn(first: object, key: string, value: unknown): boolean {
  return JSON.stringify((first as Record<string, unknown>)[key]) === JSON.stringify(value);
}
