import type { Professional, Tenant } from '../domain.ts';
import { ServiceFailure } from '../errors.ts';
import type { CalendarEvent, CalendarPort } from '../ports.ts';

export type CalendarProvider = Professional['calendar']['provider'];

/**
 * One CalendarPort over those of the providers: every professional has a calendar of their own. Whose provider is not
 * among them cannot be read, so nothing is offered for the query at all (AGENDA-9): ServiceFailure, not retryable.
 */
export function routeCalendars(ports: Partial<Record<CalendarProvider, CalendarPort>>): CalendarPort {
  const portOf = (tenant: Tenant, professionalId: string) => calendarFor(ports, tenant, professionalId);
  const ofEvent = (event: CalendarEvent) => portOf(event.tenant, event.slot.professionalId);
  return {
    async busy(query) {
      const groups = new Map<CalendarPort, string[]>();
      for (const id of query.professionals) {
        const port = portOf(query.tenant, id);
        groups.set(port, [...(groups.get(port) ?? []), id]);
      }
      const answers = await Promise.all(
        [...groups].map(([port, professionals]) => port.busy({ ...query, professionals })),
      );
      return answers.flat();
    },
    // Async, so that a missing calendar rejects like any other failure of the port.
    create: async (event) => ofEvent(event).create(event),
    move: async (event) => ofEvent(event).move(event),
    delete: async (event) => (hasLeft(event) ? (ports.local ?? ofEvent(event)) : ofEvent(event)).delete(event),
  };
}

/** Their calendar is not ours to reach any more; what we keep ourselves is still ours to end. */
function hasLeft({ tenant, slot }: CalendarEvent): boolean {
  return tenant.professionals.every(({ id }) => id !== slot.professionalId);
}

/** Whether a professional's events live in the same calendar as another's: a move within it keeps the event. */
export function sameCalendar(tenant: Tenant, a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((id) => tenant.professionals.find((p) => p.id === id)?.calendar);
  return one?.id !== undefined && one.provider === other?.provider && one.id === other.id;
}

function calendarFor(
  ports: Partial<Record<CalendarProvider, CalendarPort>>,
  tenant: Tenant,
  professionalId: string,
): CalendarPort {
  const professional = tenant.professionals.find((p) => p.id === professionalId);
  if (professional === undefined) {
    const message = `professional '${professionalId}' is not in tenant '${tenant.id}'`;
    throw new ServiceFailure(message, { retryable: false });
  }
  const port = ports[professional.calendar.provider];
  if (port === undefined) {
    const what = `calendar provider '${professional.calendar.provider}' of professional '${professionalId}'`;
    throw new ServiceFailure(`${what} is not supported here; use 'local' in the tenants file`, { retryable: false });
  }
  return port;
}
