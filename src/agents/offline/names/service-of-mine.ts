/** "La de terapia la quiero pasar al lunes", where three are called so and he has one of them: that one. */
import type { Appointment, Tenant } from '../../../domain.ts';
import { findNames, leftOpen } from '../names.ts';
import { singular } from './called.ts';
import { isOwnName, namingWords, partsOf } from './name-words.ts';

export function serviceOfMine(text: string, tenant: Tenant, own: readonly Appointment[] = []): string | undefined {
  const { servicio } = findNames(text, tenant);
  if (servicio !== undefined) return servicio;
  const [one, ...others] = leftOpen(text, tenant).filter((id) => own.some(({ serviceId }) => serviceId === id));
  return one === undefined ? calledByTrade(text, tenant, own) : others.length === 0 ? one : undefined;
}

/** "Pasar las fotos", to who takes nothing else: a word that tells none of what is sold tells the only one that he has. */
function calledByTrade(text: string, { services }: Tenant, own: readonly Appointment[]): string | undefined {
  const said = namingWords(text).filter(isOwnName).map(singular);
  const mine = services.filter(({ id }) => own.some(({ serviceId }) => serviceId === id));
  const [one, ...others] = mine.filter((service) => partsOf(service).some((part) => said.includes(singular(part))));
  return others.length === 0 ? one?.id : undefined;
}
