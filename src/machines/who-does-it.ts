import type { Detalles, World } from '../domain.ts';
import { isUnsold } from './agenda-facts.ts';
import type { MachineEvent } from './kit.ts';

/** What somebody's name says of the service, and a service's of who was named. Pure. */

/** Another service: who was wished for before and does not do it is wished for no more, unless named again. */
export function withWhoDoesIt(
  detalles: Detalles,
  { world, detalles: given }: { world: World; detalles: Detalles },
): Detalles {
  const { profesional, ...rest } = detalles;
  const who = world.tenant.professionals.find(({ id }) => id === profesional);
  const idle = who !== undefined && detalles.servicio !== undefined && !who.serviceIds.includes(detalles.servicio);
  return idle && given.profesional === undefined ? rest : detalles;
}

/** Somebody who does one thing only is asked for: that, unless it was for something that is not sold here. */
export function withTheirService(detalles: Detalles, event: MachineEvent): Detalles {
  const who = event.world.tenant.professionals.find(({ id }) => id === detalles.profesional);
  const [only, ...others] = who?.serviceIds ?? [];
  const asked = detalles.servicio !== undefined || isUnsold(event);
  return asked || only === undefined || others.length > 0 ? detalles : { ...detalles, servicio: only };
}
