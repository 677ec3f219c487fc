/**
 * "Pasame la ortodoncia al lunes a las 11", while another one is moved or cancelled, something is booked, or paid for:
 * that one is moved. Its name is no answer to what is asked, and its day and hour are not those of what is open.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { without } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { movesItsService } from '../mine/own-appointment.ts';

export function movesByService(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const { appointments = [], flow, moving, offer, tenant } = situation;
  if (flow === 'ninguno' || tenant === undefined) return undefined;
  const calm = { ...heard, situation: { ...situation, flow: 'ninguno' as const } };
  if (!saysWhen(times) && !movesItsService(calm)) return undefined;
  const said = without(text.raw, times.spans);
  const service = serviceOfMine(said, tenant, appointments);
  if (service === undefined || service === inQuestion(heard) || servicesTold(said, tenant).length > 1) return undefined;
  const [of, ...others] = appointments.filter(({ serviceId }) => serviceId === service);
  if (of === undefined) return undefined;
  // "La ortodoncia, al lunes a las 11", asked which one is to be moved.
  const chosen = flow === 'reprogramacion' && moving === undefined && offer?.kind === 'cita';
  if (!chosen && hit?.intent !== 'move' && !movesItsService(calm)) return undefined;
  return act(heard, { intent: 'move', ...(others.length === 0 ? { of } : {}) });
}

/** Of which a day and an hour are told without its name. */
function inQuestion({ situation }: Heard): string | undefined {
  const { cancelling, flow, known, moving } = situation;
  return moving?.serviceId ?? cancelling?.serviceId ?? (flow === 'agenda' ? known?.servicio : undefined);
}
