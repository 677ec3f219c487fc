import { WEEK, type Branch, type Professional, type World } from '../domain.ts';
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
  // Nobody is there that day: another one is to be found, and for that one the branch is asked.
  const left = open.length > 0 ? open : ids;
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

function isOpen(week: Branch['openingHours'], date: string): boolean {
  const weekday = WEEK[Temporal.PlainDate.from(date).dayOfWeek - 1];
  return weekday !== undefined && (week[weekday] ?? []).length > 0;
}
