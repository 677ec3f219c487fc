import { BURST_MESSAGES_MAX, windowDays } from '../domain.ts';
import type { AnswerEvent, Appointment, Slot, SlotQuery } from '../domain.ts';
import { ServiceFailure, UnclearFailure } from '../errors.ts';
import type { Busy, CalendarEvent } from '../ports.ts';
import { availableSlots } from './availability.ts';
import { sameCalendar } from './calendars.ts';
import { eventIdOf } from './event-id.ts';
import type { EffectOf, HandlerContext, HandlerDeps, Handlers, HandlerResult } from './index.ts';

type CalendarHandlers = Pick<Handlers, 'findSlots' | 'createEvent' | 'moveEvent' | 'deleteEvent'>;

export function calendarHandlers(deps: HandlerDeps): CalendarHandlers {
  const { calendar } = deps;
  return {
    findSlots: async ({ query }, context) => ({ answer: await findSlots(deps, query, context) }),

    createEvent: async (effect, context) => {
      const { appointment, background } = effect;
      if (background === true) return tellLater(deps, effect, context);
      const event = eventOf(context, appointment);
      return answered(context, event, await calendar.create(event));
    },

    moveEvent: async (effect, context) => {
      const { appointment } = effect;
      const event = eventOf(context, appointment);
      // A move before this one, of which the flow knew nothing yet, may have taken it to another calendar.
      const from = (await standing(deps, appointment))?.slot ?? effect.from;
      const doubtful = await maybeAt(deps, appointment);
      const isElsewhere = ({ professionalId }: Slot) =>
        !sameCalendar(context.tenant, professionalId, event.slot.professionalId);
      const elsewhere = [from, ...doubtful].filter(isElsewhere);
      if (elsewhere.length === 0) return answered(context, event, await calendar.move(event));
      // Another professional's calendar: the new event stands before the old one goes.
      const outcome = await calendar.create(doubtful.length > 0 ? { ...event, again: true } : event);
      if (outcome === 'written') for (const slot of elsewhere) await thenDelete(deps, { ...event, slot }, context);
      return answered(context, event, outcome);
    },

    deleteEvent: async ({ appointment }, context) => {
      const event = eventOf(context, appointment);
      await calendar.delete(event);
      return answered(context, event, 'written');
    },
  };
}

/**
 * Takes an event from where it stood before. A try that was given up between its calls goes no further: by then the event
 * may have been put back to just there. Throws ServiceFailure.
 */
async function thenDelete({ calendar }: HandlerDeps, event: CalendarEvent, { over }: HandlerContext): Promise<void> {
  if (over()) throw new UnclearFailure('given up between two calls');
  await calendar.delete(event);
}

/** Throws when claims or calendars cannot be read: never an empty list instead (AGENDA-9, must-hold 53). */
async function findSlots(
  { store, calendar }: HandlerDeps,
  query: SlotQuery,
  { row, tenant, now }: HandlerContext,
): Promise<AnswerEvent> {
  const professionals = tenant.professionals.filter((p) => p.serviceIds.includes(query.serviceId)).map((p) => p.id);
  const days = windowDays(now, tenant.timeZone, tenant.booking.windowDays);
  const range = { from: days[0]?.from ?? now, to: days.at(-1)?.to ?? now };
  const [claims, busy] = await Promise.all([
    store.claims({ tenant: tenant.id, calendars: professionals, ...range, at: now }),
    calendar.busy({ tenant, professionals, ...range }),
  ]);
  return {
    type: 'slots.found',
    effect: row.id,
    ...availableSlots({ tenant, query, now, claims, busy: busy.map(readable) }),
  };
}

/** Broken intervals would read as free time. */
function readable(busy: Busy): Busy {
  if (Number.isFinite(busy.from) && Number.isFinite(busy.to) && busy.from <= busy.to) return busy;
  const message = `calendar of '${busy.professionalId}' answered a broken interval [${busy.from}, ${busy.to})`;
  throw new ServiceFailure(message, { retryable: true });
}

/**
 * What is firm with us comes to stand in the calendar. Nobody waits for it, so a refusal is given up: people hear of it.
 * Throws ServiceFailure.
 */
async function tellLater(
  deps: HandlerDeps,
  { appointment, maybeAt }: EffectOf<'createEvent'>,
  context: HandlerContext,
): Promise<HandlerResult> {
  const { calendar } = deps;
  const booked = await standing(deps, appointment);
  const event = eventOf(context, booked ?? appointment);
  if (booked === undefined) {
    // Cancelled meanwhile: what an earlier try may have written goes.
    await calendar.delete(event);
  } else if ((await calendar.create(maybeAt ? { ...event, again: true } : event)) === 'refused') {
    throw new ServiceFailure('the calendar has something else at the time of a firm appointment', { retryable: false });
  }
  const apart = maybeAt && !sameCalendar(context.tenant, maybeAt.professionalId, event.slot.professionalId);
  if (apart) await thenDelete(deps, { ...event, slot: maybeAt }, context);
  return booked === undefined ? {} : { providerId: event.eventId };
}

/**
 * The appointment as it is booked now: what is told later may have been moved or cancelled since. Throws while the
 * calendar's own answer to such a change waits for its turn: the calendar knows more than the store then.
 */
async function standing({ store }: HandlerDeps, { id, conversation }: Appointment): Promise<Appointment | undefined> {
  const { appointments, inbox } = await store.load(conversation, BURST_MESSAGES_MAX);
  const answered = inbox.some(({ body }) => body.kind === 'answer' && body.answer.type.startsWith('calendar.'));
  if (answered) throw new ServiceFailure('the calendar has just answered another change of it', { retryable: true });
  return appointments.find((one) => one.id === id);
}

/**
 * Where a move that nobody heard the end of may have left the event: it is still to be put right, which is done behind all
 * that was decided before (decision 011).
 */
async function maybeAt({ store }: HandlerDeps, { id, conversation }: Appointment): Promise<readonly Slot[]> {
  const owed = await store.owed(conversation);
  // Of a damaged row only the kind is known.
  return owed.flatMap(({ effect, unreadable }) => {
    if (unreadable === true) return [];
    const isOfIt = effect.type === 'createEvent' && effect.background === true && effect.appointment.id === id;
    return isOfIt && effect.maybeAt !== undefined ? [effect.maybeAt] : [];
  });
}

function eventOf({ tenant, address }: HandlerContext, appointment: Appointment): CalendarEvent {
  const eventId = appointment.eventId ?? eventIdOf(tenant.id, appointment.id);
  const phone = address.waId;
  return { tenant, eventId, appointment, slot: appointment.slot, ...(phone !== undefined && { phone }) };
}

function answered({ row }: HandlerContext, event: CalendarEvent, outcome: 'written' | 'refused'): HandlerResult {
  const { eventId } = event;
  return {
    answer:
      outcome === 'written'
        ? { type: 'calendar.written', effect: row.id, eventId }
        : { type: 'calendar.refused', effect: row.id, ...(row.attempts > 1 ? { retried: true } : {}) },
    ...(outcome === 'written' && { providerId: eventId }),
  };
}
