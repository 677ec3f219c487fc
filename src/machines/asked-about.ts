import type { MachineEvent } from './kit.ts';

/** A question of one service that names none is about the one that is talked about. */
export function serviceAskedAbout(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks') return undefined;
  const ofService = event.topic === 'precio' || event.topic === 'duracion' || event.topic === 'profesionales';
  return event.servicio ?? (ofService ? event.world.about : undefined);
}

/** Who does one thing only is asked about: that. */
export function onlyServiceOf(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks' || event.profesional === undefined) return undefined;
  const who = event.world.tenant.professionals.find(({ id }) => id === event.profesional);
  return who?.serviceIds.length === 1 ? who.serviceIds[0] : undefined;
}
