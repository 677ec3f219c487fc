/**
 * "Y también el control", asked whether the cleaning is cancelled (or where it moves to): the same of another one that he
 * has, besides the one in question, which it takes the place of only where that one is refused ("no, el control").
 */
import { whenOf, type Appointment, type CustomerEvent, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';

const TOO = / (?:tambien|ademas|aparte|tambem|alem disso|also|too|as well|besides) /;
const INSTEAD =
  / (?:no|nao|not|mejor|melhor|rather|instead|en vez|em vez|en lugar|no lugar|sino|perdon|desculpa|sorry|digo|quise decir|equivoque|tampoco) /;

export function asOneMore(events: readonly CustomerEvent[], { text, situation }: Heard): readonly CustomerEvent[] {
  const open = situation.cancelling ?? situation.moving;
  if (open === undefined || !TOO.test(text.norm) || INSTEAD.test(text.norm)) return events;
  return events.map((event) => {
    if (event.type !== 'customer.wants_cancellation' && event.type !== 'customer.wants_reschedule') return event;
    const cancels = event.type === 'customer.wants_cancellation' && event.cuantas === undefined;
    const moves = event.type === 'customer.wants_reschedule';
    const same = situation.cancelling === undefined ? moves : cancels;
    return same && isAnother(event.detalles, open, situation) ? { ...event, aparte: true as const } : event;
  });
}

/** It names some of his, and the one in question is none of them. */
function isAnother(told: Detalles, open: Pick<Appointment, 'id'>, { appointments = [], now }: Situation): boolean {
  const { servicio, fecha_original, hora_original } = told;
  if ((servicio ?? fecha_original ?? hora_original) === undefined) return false;
  const fits = appointments.filter(({ serviceId, slot }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    if ((servicio ?? serviceId) !== serviceId || (fecha_original ?? fecha_deseada) !== fecha_deseada) return false;
    return (hora_original ?? hora_especifica) === hora_especifica;
  });
  return fits.length > 0 && fits.every(({ id }) => id !== open.id);
}
