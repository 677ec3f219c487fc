/** "¿Hay turno con la nutri para hoy? control": what comes behind is no second booking, but which of those it is. */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { comeTogether } from '../../people/both-come.ts';
import { areOfTwo } from '../../people/so-many-told.ts';

/** Of two wishes, the second of which says nothing but which of the first's services is meant, one. */
export function narrowed(events: readonly CustomerEvent[], { text, situation }: Heard): readonly CustomerEvent[] {
  const [first, second, ...others] = events;
  if (first?.type !== 'customer.wants_booking' || second?.type !== 'customer.wants_booking' || others.length > 0)
    return events;
  const among = first.detalles.servicios ?? [];
  const { servicio, servicios, respecto, sucursal, profesional, ...rest } = second.detalles;
  const meant = servicio === undefined ? (servicios ?? []) : [servicio];
  // "…, lavado simple, en Villa Morra", "…, tatuaje chico, con Juana": where and by whom completes it, too.
  const more = { ...(sucursal && { sucursal }), ...(profesional && { profesional }) };
  const measured = respecto !== undefined && JSON.stringify(respecto) !== JSON.stringify({ mismo_dia: true });
  const completes = [...Object.entries(rest), ...Object.entries(more).filter(([key]) => key in first.detalles)];
  const news = measured || completes.some(([key, value]) => !sameIn(first.detalles, key, value));
  // "Quiero lavar el auto el jueves, lavado simple": the verb has named none.
  const unnamed = among.length === 0 && first.detalles.servicio === undefined && first.ajeno === undefined;
  const open = unnamed && situation.flow === 'ninguno' && first.detalles.fecha_deseada !== undefined;
  // "Lavar mi auto y el de mi hermano, lavado completo los dos, el jueves": of both of them, and all behind the verb.
  const both = comeTogether(text) || areOfTwo(text);
  const fits = meant.length > 0 && (open || meant.every((id) => among.includes(id)));
  if (both && unnamed && Object.keys(first.detalles).length === 0 && meant.length > 0) return [second];
  if (news || second.mas || !fits || (AND.test(text.norm) && !both)) return events;
  const { servicios: _open, ...told } = first.detalles;
  const which = servicio === undefined ? { servicios: meant } : { servicio };
  return [{ ...first, detalles: { ...told, ...more, ...which } }];
}
/** Then there are two of them. */
const AND = / (?:y|e|and|otr[oa]|outr[oa]|another|tambien|tambem|also|dos|dois|duas|two) /;

function sameIn(first: object, key: string, value: unknown): boolean {
  return JSON.stringify((first as Record<string, unknown>)[key]) === JSON.stringify(value);
}
