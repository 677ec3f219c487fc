import { hoursOn, type Branch, type Professional, type Service, type World } from '../domain.ts';
import { chosenService, type AgendaContext } from './agenda-facts.ts';

/** Which branch a booking may be at, as far as the tenant's own data say. Pure. */

/**
 * Branches to choose from: more than one, none chosen, and neither the professional nor the day settles it. Where the one
 * day that is wished for finds a single branch open there is nothing to ask: its slots are the only ones of that day.
 */
export function openBranches(context: AgendaContext, world: World): string[] {
  const service = chosenService(context, world);
  const { sucursal, profesional, fecha_deseada: date } = context.detalles;
  if (!service || sucursal !== undefined) return [];
  const performer = world.tenant.professionals.find((p) => p.id === profesional);
  const ids = service.branchIds.filter((b) => !performer || performer.branchIds.includes(b));
  const performers = performer
    ? [performer]
    : world.tenant.professionals.filter((p) => p.serviceIds.includes(service.id));
  const open = date === undefined ? [] : ids.filter((id) => isServedOn({ id, date }, performers, world));
  const then = date === undefined ? [] : open.filter((id) => isServedAt({ id, date }, { context, service }, world));
  // Nobody is there that day: another one is to be found, and for that one the branch is asked.
  const left = [then, open, ids].find((some) => some.length > 0) ?? [];
  return left.length > 1 ? [...left] : [];
}

/** Whether the branch opens on the day, and somebody who does it works there then. */
function isServedOn(
  { id, date }: { readonly id: string; readonly date: string },
  performers: readonly Professional[],
  world: World,
): boolean {
  const branch = world.tenant.branches.find((b) => b.id === id);
  if (branch === undefined || branch.closedDates.includes(date)) return false;
  const opens = isOpen(branch.openingHours, date);
  return opens && performers.some((p) => p.branchIds.includes(id) && isOpen(p.hours ?? branch.openingHours, date));
}

/** Whether the service fits into the branch's hours of the day, at an hour that is wished for. */
function isServedAt(
  { id, date }: { readonly id: string; readonly date: string },
  { context, service }: { readonly context: AgendaContext; readonly service: Service },
  world: World,
): boolean {
  const { hora_especifica, hora_candidatas } = context.detalles;
  const wished = hora_candidatas ?? (hora_especifica === undefined ? [] : [hora_especifica]);
  const open = hoursOn(world.tenant.branches.find((b) => b.id === id)?.openingHours ?? {}, date);
  return wished.some((hour) =>
    open.some(([from, to]) => minutes(from) <= minutes(hour) && minutes(hour) + service.durationMinutes <= minutes(to)),
  );
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}

function isOpen(week: Branch['openingHours'], date: string): boolean {
  return hoursOn(week, date).length > 0;
}
