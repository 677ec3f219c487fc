/**
 * Free starts for a wish: filters first, then order, then the cut (AGENDA-2, must-hold 52). Pure. Reading order: occupied
 * (what is taken) → openings (free starts of a day) → wish (the customer's words as conditions) → hours-asked (am or pm)
 * → search (the nearest that satisfy).
 * `src/handlers` is imported by the composition root and the cli only; it imports domain, ports and errors.
 */
import type { Detalles, Slot, SlotQuery, Tenant } from '../domain.ts';
import { SLOTS_MAX, clockOf, windowDays } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import type { Busy, Claim } from '../ports.ts';
import { possibleHours } from './hours-asked.ts';
import { readOccupied } from './occupied.ts';
import { openBook } from './openings.ts';
import { search } from './search.ts';
import type { Found, Offered, SearchInput } from './search.ts';
import { atHour, readWish } from './wish.ts';

export interface AvailabilityInput {
  readonly tenant: Tenant;
  readonly query: SlotQuery;
  /** Epoch ms. */
  readonly now: number;
  /** Claims of the window, in any order. Those of `query.moving` and `query.holder` count as free. */
  readonly claims: readonly Claim[];
  /** What the calendars say that we do not keep. */
  readonly busy: readonly Busy[];
}

export interface Availability {
  /** Best first, at most SLOTS_MAX. Empty only when nothing at all is free in the window. */
  readonly slots: readonly Slot[];
  /** The free slot of a wish for one day and one hour, with every other condition satisfied; none where two branches have it. */
  readonly exact?: Slot;
  /** Two readings of an hour, 'HH:MM', that both can start: ask (AGENDA-14). `slots` are then the days' own. */
  readonly ambiguous?: readonly string[];
  /** The wish could not be met: these are the nearest others. */
  readonly relaxed: boolean;
  /** There are others behind them. */
  readonly more?: true;
  /** The offer that these go on. */
  readonly beyond?: string;
}

/** Throws ServiceFailure, not retryable, when the service is not in the tenant's catalogue (must-hold 71). */
export function availableSlots(input: AvailabilityInput): Availability {
  const { tenant, query, now } = input;
  const service = tenant.services.find((s) => s.id === query.serviceId);
  if (service === undefined) {
    const message = `service '${query.serviceId}' is not in the catalogue of tenant '${tenant.id}'`;
    throw new ServiceFailure(message, { retryable: false });
  }
  const days = windowDays(now, tenant.timeZone, tenant.booking.windowDays);
  const { movingFrom } = query;
  const book = openBook({
    tenant: withoutUnwanted(input),
    service,
    now,
    occupied: readOccupied(input),
    ...(movingFrom && { movingFrom }),
  });
  const read = readWish(query.detalles, { book, today: days[0]?.date ?? '' });
  const hours = possibleHours(read, { book, days, now });
  const hour = hours.length === 1 ? hours[0] : undefined;
  const wish = atHour(read, hour);
  const offered = query.beyond?.slots ?? [];
  // One more than is shown tells whether there are others.
  const enough = offered.length + SLOTS_MAX + 1;
  const { starts, relaxed } = searchAsPreferred(query, { wish, hour, book, days, enough });

  const oneDay = wish.days !== undefined && wish.days.from === wish.days.to;
  const exact = oneDay && hour !== undefined && !relaxed ? placeOf(starts, hour, query.detalles) : undefined;
  const fresh = notAmong(offered, starts);
  return {
    slots: fresh.slice(0, SLOTS_MAX).map(slotOf),
    ...(exact && { exact: slotOf(exact) }),
    ...(hours.length > 1 && { ambiguous: hours.map(clockOf) }),
    relaxed,
    ...(fresh.length > SLOTS_MAX && { more: true }),
    ...(query.beyond && { beyond: query.beyond.offer }),
  };
}

/** With whoever had the appointment; where that day or hour is not to be had with them, with anybody before another one. */
function searchAsPreferred({ samePerson, movingFrom }: SlotQuery, input: SearchInput): Found {
  const found = search(input);
  const { professionals: same, ...who } = input.wish.who;
  if (!found.relaxed || samePerson !== 'preferred' || same === undefined) return found;
  const others = search({ ...input, wish: { ...input.wish, who } });
  // At the hour that it has, nobody else is wished for.
  const stays = others.starts.some(({ start }) => start === movingFrom?.start);
  return others.relaxed || stays ? found : others;
}

/** Who is ruled out gives no hour here, nor does anybody where it is not wanted; neither is the nearest of others. */
function withoutUnwanted({ tenant, query }: AvailabilityInput): Tenant {
  const { sin_profesionales: unwanted = [], sin_sucursales: places = [] } = query.detalles;
  if (unwanted.length === 0 && places.length === 0) return tenant;
  const professionals = tenant.professionals
    .filter(({ id }) => !unwanted.includes(id))
    .map((one) => ({ ...one, branchIds: one.branchIds.filter((id) => !places.includes(id)) }))
    .filter(({ branchIds }) => branchIds.length > 0);
  return { ...tenant, professionals };
}

/** The start at that hour, where one branch alone has it: between two the customer chooses, unless any will do. */
function placeOf(
  starts: readonly Offered[],
  hour: number,
  { en_cualquier_sucursal: any }: Detalles,
): Offered | undefined {
  const [first, ...others] = starts.filter(({ minute }) => minute === hour);
  if (any === true) return first;
  return others.every(({ branchId }) => branchId === first?.branchId) ? first : undefined;
}

/** By hour and place: who gives it may have changed since. */
function notAmong(offered: readonly Slot[], starts: readonly Offered[]): readonly Offered[] {
  if (offered.length === 0) return starts;
  const place = ({ start, branchId }: Pick<Slot, 'start' | 'branchId'>) => `${start} ${branchId}`;
  const known = new Set(offered.map(place));
  return starts.filter((start) => !known.has(place(start)));
}

function slotOf({ start, branchId, next }: Offered): Slot {
  return { start, professionalId: next.id, branchId };
}
