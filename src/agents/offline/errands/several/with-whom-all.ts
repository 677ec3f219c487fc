/**
 * Told once, behind all of them: with whom they are, and where. "Dos turnos de corte, jueves a las 18 y sábado a las 11, con Maru"; "…y
 * otro el sábado con Maru" is that one's. "…, los dos en la Roma", "both with Megan" says so of whatever they are.
 */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const OTHER = /(?<! a la) (?:otr[oa]|outr[oa]|another|segund[oa]|second|un[oa]|uma?|one) (?!(?:de|da|do|of) )/;
const WITH = / (?:con|com|with) /g;

const BOTH =
  '(?:los (?:dos|tres)|las (?:dos|tres)|ambos|ambas|todos?|todas|tudo|os dois|as duas|both(?: of them)?|all(?: of them)?)';
const OF_BOTH = re` ${BOTH} (?:(?:sean|que sean|serian|sejam) )?(?:en|con|em|na|no|com|at|in|with) | (?:en|con|em|na|no|com|at|in|with) (?:[^ ]+ ){1,4}${BOTH} $`;

/** What is said of both is said of each, where the other can be there or with that one. */
export function ofBoth(events: readonly CustomerEvent[], { text, situation }: Heard): readonly CustomerEvent[] {
  const wishes = events.flatMap((event) => (event.type === 'customer.wants_booking' ? [event.detalles] : []));
  const { sucursal, profesional } = wishes.at(-1) ?? {};
  const told = wishes.every((wish) => (wish.servicio ?? wish.fecha_deseada ?? wish.hora_especifica) !== undefined);
  if (wishes.length < 2 || !told || !OF_BOTH.test(text.norm)) return events;
  const { services = [], professionals = [] } = situation.tenant ?? {};
  return events.map((event) => {
    if (event.type !== 'customer.wants_booking') return event;
    const { servicio } = event.detalles;
    const there = services.find(({ id }) => id === servicio)?.branchIds.includes(sucursal ?? '') ?? true;
    const does = professionals.find(({ id }) => id === profesional)?.serviceIds.includes(servicio ?? '') ?? false;
    const both = { ...(sucursal && there && { sucursal }), ...(profesional && does && { profesional }) };
    return { ...event, detalles: { ...both, ...event.detalles } };
  });
}

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
