import { DIAS, WEEK, type World } from '../domain.ts';
import { chosenService, type AgendaContext } from './agenda-facts.ts';

/** The question before the hours was where: asked again, it has somewhere to be asked about. */
export function choseBranch(context: AgendaContext, world: World): boolean {
  const { sucursal, ...detalles } = context.detalles;
  return sucursal !== undefined && openBranches({ ...context, detalles }, world).length > 0;
}

/**
 * Branches to choose from, as far as the tenant's own data say: more than one, and neither chosen nor settled by the
 * professional. Who says a day is shown its hours at once (public surface), each with its branch. Pure.
 */
export function openBranches(context: AgendaContext, world: World): string[] {
  const service = chosenService(context, world);
  const { sucursal, sin_sucursales: out, en_cualquier_sucursal: anywhere, ...detalles } = context.detalles;
  const { profesional, fecha_deseada } = detalles;
  if (!service || sucursal !== undefined || anywhere === true || fecha_deseada !== undefined) return [];
  const performer = world.tenant.professionals.find((p) => p.id === profesional);
  const ids = service.branchIds
    .filter((b) => !performer || performer.branchIds.includes(b))
    .filter((b) => out?.includes(b) !== true)
    .filter((b) => opensThen(b, detalles.restricciones_temporales ?? [], world));
  return ids.length > 1 ? [...ids] : [];
}

/** "Solo puedo los sábados": where it is closed on all of the only days, nobody is sent. */
function opensThen(id: string, rules: readonly string[], { tenant }: World): boolean {
  const only = WEEK.filter((_, i) => rules.includes(`solo_${DIAS[i] ?? ''}`));
  const branch = tenant.branches.find((one) => one.id === id);
  return branch === undefined || only.length === 0 || only.some((day) => (branch.openingHours[day] ?? []).length > 0);
}
