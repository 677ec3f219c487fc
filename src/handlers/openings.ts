import type { Branch, CivilDay, Hours, Professional, Service, Slot, Tenant } from '../domain.ts';
import { MINUTE_MS, GRANULE_MS, PAYING_MS, clockMinutes, fits, openOn, sameSlot, shiftsOf } from '../domain.ts';
import type { Occupied } from './occupied.ts';

const GRANULE_MINUTES = GRANULE_MS / MINUTE_MS;

/** A start that somebody can give, at one branch. */
export interface Start {
  readonly day: CivilDay;
  /** Minute of the day on the tenant's clock. */
  readonly minute: number;
  /** Epoch ms. */
  readonly start: number;
  readonly branchId: string;
  /** Minutes after the first and before the last start of that day's opening, taken or not. */
  readonly fromFirst: number;
  readonly toLast: number;
  /** Who is free: least taken that day first, then in the order of the tenants file. Never empty. */
  readonly free: readonly Professional[];
}

/** Absent = anybody, anywhere. Unknown names give an empty set: nobody. */
export interface Who {
  readonly professionals?: ReadonlySet<string>;
  readonly branches?: ReadonlySet<string>;
}

/** The diary of one service. Days are read once, when first asked for. */
export interface Book {
  /** How many days ahead can be booked. */
  readonly windowDays: number;
  /** How long the service takes. */
  readonly durationMinutes: number;
  readonly branches: readonly Branch[];
  readonly professionals: readonly Professional[];
  startsOn(day: CivilDay): readonly Start[];
  /** Whether the service fits into opening and working hours from this minute, whatever is taken (AGENDA-14). */
  couldStart(day: CivilDay, minute: number, who: Who): boolean;
}

export interface BookInput {
  readonly tenant: Tenant;
  readonly service: Service;
  /** Epoch ms. */
  readonly now: number;
  readonly occupied: Occupied;
  /** Where the appointment stands that is being moved: nobody moves it there. */
  readonly movingFrom?: Slot;
}

export function openBook(input: BookInput): Book {
  const { tenant, service } = input;
  const branches = tenant.branches.filter((b) => service.branchIds.includes(b.id));
  const professionals = tenant.professionals.filter((p) => p.serviceIds.includes(service.id));
  const read = new Map<number, readonly Start[]>();
  const book = { ...input, branches, professionals };
  return {
    windowDays: tenant.booking.windowDays,
    durationMinutes: service.durationMinutes,
    branches,
    professionals,
    startsOn: (day) => {
      const known = read.get(day.index);
      if (known !== undefined) return known;
      const starts = branches.flatMap((branch) => startsAt(book, branch, day));
      read.set(day.index, starts);
      return starts;
    },
    couldStart: (day, minute, who) => {
      const from = day.startAt(minute);
      if (from === undefined) return false;
      const to = from + service.durationMinutes * MINUTE_MS;
      return branches.some(
        (branch) =>
          who.branches?.has(branch.id) !== false &&
          fits(shiftsOf(openOn(branch, day.date), day), from, to) &&
          professionals.some(
            (p) =>
              who.professionals?.has(p.id) !== false &&
              p.branchIds.includes(branch.id) &&
              (p.hours === undefined || fits(shiftsOf(p.hours[day.weekday] ?? [], day), from, to)),
          ),
      );
    },
  };
}

/** Free starts of a day at one branch, in order of time. */
function startsAt(
  {
    tenant,
    service,
    now,
    occupied,
    professionals,
    movingFrom,
  }: BookInput & {
    professionals: readonly Professional[];
  },
  branch: Branch,
  day: CivilDay,
): Start[] {
  const duration = service.durationMinutes * MINUTE_MS;
  const grid = gridOf(openOn(branch, day.date), { day, duration, step: tenant.booking.slotStepMinutes });
  const first = grid[0]?.minute ?? 0;
  const last = grid.at(-1)?.minute ?? 0;
  const paidFirst =
    tenant.booking.paymentBeforeBooking !== 'none' && service.priceMinor > 0 && movingFrom === undefined;
  // What begins this very minute has begun when it is chosen, and who pays first needs longer.
  const noticeMs = Math.max(tenant.booking.minNoticeMinutes * MINUTE_MS, paidFirst ? PAYING_MS : MINUTE_MS);
  const staff = professionals
    .filter((p) => p.branchIds.includes(branch.id))
    .map((person) => ({
      person,
      shifts: person.hours && shiftsOf(person.hours[day.weekday] ?? [], day),
      load: occupied.within(person.id, day.from, day.to),
    }))
    // toSorted is stable: the same load keeps the order of the file.
    .toSorted((a, b) => a.load - b.load);
  const starts: Start[] = [];
  for (const { minute, start } of grid) {
    if (start < now + noticeMs) continue;
    const end = start + duration;
    const free = staff.filter(
      ({ person, shifts }) =>
        (shifts === undefined || fits(shifts, start, end)) &&
        !occupied.overlaps(person.id, start, end) &&
        !(movingFrom && sameSlot(movingFrom, { start, professionalId: person.id, branchId: branch.id })),
    );
    if (free.length === 0) continue;
    const edges = { fromFirst: minute - first, toLast: last - minute };
    starts.push({ day, minute, start, branchId: branch.id, ...edges, free: free.map((f) => f.person) });
  }
  return starts;
}

/** Every step from each interval's opening at which the service would still end by its closing. */
function gridOf(
  hours: readonly Hours[],
  { day, duration, step }: { day: CivilDay; duration: number; step: number },
): { minute: number; start: number }[] {
  const grid = new Map<number, number>();
  for (const [from, to] of hours) {
    const end = clockMinutes(to);
    const closing = day.reaches(end);
    for (let minute = clockMinutes(from); minute < end; minute += Math.max(step, GRANULE_MINUTES)) {
      const start = day.startAt(minute);
      if (start === undefined || start % GRANULE_MS !== 0) continue;
      if (start + duration <= closing) grid.set(minute, start);
    }
  }
  return [...grid].map(([minute, start]) => ({ minute, start })).toSorted((a, b) => a.start - b.start);
}
