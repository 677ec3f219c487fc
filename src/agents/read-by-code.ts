/**
 * What code reads of a message, whatever a model makes of it: whose appointment it is, how many, which of them, hours
 * that are measured by others, whether an hour was ordered, and whether it is asked if money has arrived. A model says what is wished for; its menu has no words for these.
 */
import { EVENTS_PER_TURN_MAX, type CustomerEvent, type Detalles } from '../domain.ts';

type Wish = Extract<CustomerEvent, { readonly detalles: Detalles }>;

const DAYS = ['fecha_deseada', 'fecha_desde', 'fecha_hasta'] as const satisfies readonly (keyof Detalles)[];
const TIMES = [
  ...DAYS, 'hora_especifica', 'hora_candidatas', 'hora_desde', 'hora_hasta', 'preferencia_horaria',
  'restricciones_temporales',
] as const satisfies readonly (keyof Detalles)[]; // prettier-ignore

/** No model is asked for these. */
const OF_CODE = [
  'para', 'respecto', 'sin_profesionales', 'con_cualquiera', 'sin_sucursales', 'hasta_incluida', 'si_no',
  'en_cualquier_sucursal', 'por_confirmar',
] as const satisfies readonly (keyof Detalles)[]; // prettier-ignore

/** The model's events with what the offline reading knows of the same wishes, and the further wishes of that kind. */
export function withWhatCodeReads(
  events: readonly CustomerEvent[],
  offline: readonly CustomerEvent[],
): readonly CustomerEvent[] {
  const read = offline.filter(isWish);
  const done = events.map((event) => {
    const same = isWish(event) ? read.find(({ type }) => type === event.type) : undefined;
    if (same !== undefined && isWish(event)) return withItsOwn(completed(event, same), read);
    return asksDue(event) && offline.some((one) => asksDue(one) && one.llego)
      ? { ...event, llego: true as const }
      : event;
  });
  const kinds = new Set(events.filter(isWish).map(({ type }) => type));
  const further = read.filter(({ type }, i) => kinds.has(type) && read.findIndex((one) => one.type === type) < i);
  return [...done, ...further].slice(0, EVENTS_PER_TURN_MAX);
}

/** "A las 10 el primero y 11:30 el segundo", "martes 10 y jueves 12": a model tells one hour and day of a message, and not whose. */
function withItsOwn(event: Wish, read: readonly Wish[]): Wish {
  const wishes = read.filter(({ type }) => type === event.type).map(({ detalles }) => detalles);
  const [first] = wishes;
  if (first === undefined || wishes.length < 2) return event;
  const apart = (key: 'hora_especifica' | 'fecha_deseada'): boolean => {
    const told = new Set(wishes.map((wish) => wish[key]));
    return told.size > 1 && !told.has(undefined);
  };
  // "Dame los dos", of those that were asked about: no word of the message names them.
  const { servicio } = first;
  const named = servicio !== undefined && event.detalles.servicio === undefined ? { servicio } : {};
  const said = { ...event.detalles, ...named };
  const hour = apart('hora_especifica') ? withHourOf(said, first) : said;
  return { ...event, detalles: apart('fecha_deseada') ? withDayOf(hour, first) : hour };
}

function withHourOf(said: Detalles, { hora_especifica, hora_candidatas }: Detalles): Detalles {
  const { hora_especifica: _hour, hora_candidatas: _either, ...rest } = said;
  return {
    ...rest,
    ...(hora_especifica === undefined ? {} : { hora_especifica }),
    ...(hora_candidatas === undefined ? {} : { hora_candidatas }),
  };
}

function withDayOf(said: Detalles, { fecha_deseada }: Detalles): Detalles {
  const { fecha_deseada: _day, fecha_desde: _from, fecha_hasta: _to, ...rest } = said;
  return { ...rest, ...(fecha_deseada === undefined ? {} : { fecha_deseada }) };
}

function asksDue(event: CustomerEvent): event is Extract<CustomerEvent, { readonly type: 'customer.asks' }> {
  return event.type === 'customer.asks' && event.topic === 'deuda';
}

function isWish(event: CustomerEvent): event is Wish {
  return 'detalles' in event;
}

/**
 * What it says itself stands. Where a move goes is often said by the appointment alone ("una hora antes"), and a booking by
 * what is proposed or was booked before ("otra igual el jueves"): no model sees those.
 */
function completed(event: Wish, { detalles: read, ...beside }: Wish): Wish {
  // "Con Laura el jueves, si no con Martín el viernes": a model tells one day of a message, and not whose.
  const twoWays = read.si_no !== undefined;
  const moved = event.type === 'customer.wants_reschedule';
  const timeless = moved && TIMES.every((key) => event.detalles[key] === undefined);
  const [said, ours] =
    twoWays || timeless ? [without(event.detalles, TIMES), [...OF_CODE, ...TIMES]] : [event.detalles, OF_CODE];
  const detalles = {
    ...('porContexto' in beside ? read : only(read, ours)),
    ...(read.fecha_inexistente === undefined ? said : absent(said, read)),
  };
  return { ...beside, ...event, detalles };
}

function only(detalles: Detalles, keys: readonly string[]): Detalles {
  return Object.fromEntries(Object.entries(detalles).filter(([key]) => keys.includes(key)));
}

function without(detalles: Detalles, keys: readonly string[]): Detalles {
  return Object.fromEntries(Object.entries(detalles).filter(([key]) => !keys.includes(key)));
}

/** "El 31 de noviembre": a model makes the first of December of it, which nobody asked for. */
function absent(said: Detalles, { fecha_inexistente, ...read }: Detalles): Detalles {
  const { fecha_deseada: _day, fecha_desde: _from, fecha_hasta: _to, ...others } = said;
  const otherDay = DAYS.some((key) => read[key] !== undefined);
  return otherDay ? said : { ...others, ...(fecha_inexistente === undefined ? {} : { fecha_inexistente }) };
}
