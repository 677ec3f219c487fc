/**
 * "8 y 8:30", "el jueves a las 10 y el viernes a las 11", where one is being booked and another waits behind it: the first
 * is of the one that is open, and what comes behind is told of the one that is next. Where none waits it is one more of the
 * same.
 */
import type { CustomerEvent, Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';

type Booking = Extract<CustomerEvent, { type: 'customer.wants_booking' }>;

/** `n`: of those that wait, from the next one on. Undefined: none does, or it is the same service for whoever comes. */
export function theOneThatWaits(
  n: number,
  { para: told, ...detalles }: Detalles,
  { waiting = [], known }: Situation,
): CustomerEvent | undefined {
  const next = waiting.at(-1 - n);
  const { servicio } = next ?? {};
  const para = told ?? next?.para;
  if (servicio === undefined || (servicio === known?.servicio && para === undefined)) return undefined;
  const ofWhom = para === undefined ? {} : { para };
  if (servicio === known?.servicio)
    return { type: 'customer.wants_booking', detalles: { ...detalles, ...ofWhom }, mas: true };
  const { sucursal: _branch, servicios: _sort, profesional: _who, ...when } = detalles;
  return { type: 'customer.wants_booking', detalles: { ...when, ...ofWhom, servicio } };
}

/** Two wishes, of which nothing is said but when. */
export function ofThoseThatWait(events: readonly CustomerEvent[], { situation }: Heard): readonly CustomerEvent[] {
  const { flow, known } = situation;
  const servicio = known?.servicio;
  if (flow !== 'agenda' || servicio === undefined || events.length < 2 || !events.every(saysOnlyWhen)) return events;
  return events.map((event, i) => {
    if (i === 0) return event;
    const { detalles } = event;
    return theOneThatWaits(i - 1, detalles, situation) ?? { ...event, detalles: { ...detalles, servicio }, mas: true };
  });
}

function saysOnlyWhen(event: CustomerEvent): event is Booking {
  if (event.type !== 'customer.wants_booking') return false;
  const { servicio, servicios, fecha_deseada, hora_especifica, hora_candidatas } = event.detalles;
  return (
    (servicio ?? servicios) === undefined &&
    fecha_deseada !== undefined &&
    (hora_especifica ?? hora_candidatas) !== undefined
  );
}
