/**
 * "Cancelar lo del miércoles y ver cuánto sale el blanqueamiento", "no podré asistir a mi sesión": the service that only a
 * question or a mere kind tells is not the one that goes, where he has none of it.
 */
import type { CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { KINDS, namingWords } from '../../names/name-words.ts';
import { bestService, findNames } from '../../names.ts';

export function withoutPassing(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  return events.map((event) => {
    if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.wants_reschedule') return event;
    const { servicio, ...detalles } = event.detalles;
    if (servicio === undefined || !isOnlyPassing(servicio, events, heard)) return event;
    return { ...event, detalles };
  });
}

function isOnlyPassing(servicio: string, events: readonly CustomerEvent[], { text, situation }: Heard): boolean {
  const { tenant, appointments = [] } = situation;
  if (tenant === undefined || appointments.length === 0) return false;
  if (appointments.some(({ serviceId }) => serviceId === servicio)) return false;
  if (events.some((event) => event.type === 'customer.asks' && event.servicio === servicio)) return true;
  // "El banco no nos da la carta, así que la firma del jueves no va a poder ser": the letter is why.
  const [, ...so] = text.raw.split(THEREFORE);
  if (so.length > 0 && findNames(so.join(' '), tenant).servicio !== servicio) return true;
  const sold = tenant.services.find(({ id }) => id === servicio);
  const isKind = sold !== undefined && namingWords(sold.name).every((word) => KINDS.has(word));
  const said = namingWords(text.raw).filter((word) => !KINDS.has(word));
  return !isKind && bestService(said, tenant.services) !== servicio;
}
const THEREFORE = /(?<!\p{L})(?:as[ií] que|por eso|por lo que|entonces|ent[aã]o|por isso|so)(?!\p{L})/iu;
