/**
 * "Dos turnos de corte, jueves a las 18 y sábado a las 11, con Maru": told once, behind all of them, with whom they are. "…y
 * otro el sábado con Maru" is that one's.
 */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';

const OTHER = /(?<! a la) (?:otr[oa]|outr[oa]|another|segund[oa]|second|un[oa]|uma?|one) (?!(?:de|da|do|of) )/;
const WITH = / (?:con|com|with) /g;

export function withWhomAll(events: readonly CustomerEvent[], { text }: Heard): readonly CustomerEvent[] {
  const wishes = events.flatMap((event) => (event.type === 'customer.wants_booking' ? [event.detalles] : []));
  const [first, last] = [wishes[0], wishes.at(-1)];
  const { profesional, servicio } = last ?? {};
  if (first === undefined || profesional === undefined || wishes.length < 2 || OTHER.test(text.norm)) return events;
  const toldOnce = wishes.filter((wish) => wish.profesional !== undefined).length === 1;
  // Of one that has no time of its own it is told by others what it is.
  const alike = wishes.every(
    (wish) =>
      (wish.servicio ?? servicio) === servicio &&
      wish.servicios === undefined &&
      (wish.fecha_deseada ?? wish.hora_especifica) !== undefined &&
      wish.para === first.para,
  );
  if (!toldOnce || !alike || [...text.norm.matchAll(WITH)].length !== 1) return events;
  return events.map((event) =>
    event.type === 'customer.wants_booking' ? { ...event, detalles: { ...event.detalles, profesional } } : event,
  );
}
