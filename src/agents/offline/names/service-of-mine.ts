/** "La de terapia la quiero pasar al lunes", where three are called so and he has one of them: that one. */
import type { Appointment, Tenant } from '../../../domain.ts';
import { findNames, leftOpen } from '../names.ts';

export function serviceOfMine(text: string, tenant: Tenant, own: readonly Appointment[] = []): string | undefined {
  const { servicio } = findNames(text, tenant);
  if (servicio !== undefined) return servicio;
  const [one, ...others] = leftOpen(text, tenant).filter((id) => own.some(({ serviceId }) => serviceId === id));
  return others.length === 0 ? one : undefined;
}
