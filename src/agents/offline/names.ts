/** What of the tenant's a message names: services, people, branches. Each has its file in `names/`; all of the reader asks here. */
import type { Tenant } from '../../domain.ts';
import { bestPlace } from './names/branches.ts';
import { namingWords } from './names/name-words.ts';
import { bestPerson } from './names/people.ts';
import { bestService, severalNamed } from './names/services.ts';

export { namingWords, sameWord } from './names/name-words.ts';
export type { Named } from './names/name-words.ts';
export { bestPerson, isCalled, isCalledShort, peopleCalled } from './names/people.ts';
export { bestPlace } from './names/branches.ts';
export {
  bestService,
  bothAsOne,
  namesLike,
  saysBoth,
  servicesAsked,
  servicesNamed,
  servicesTold,
  severalNamed,
} from './names/services.ts';

export interface Found {
  readonly servicio?: string;
  readonly profesional?: string;
  readonly sucursal?: string;
}

/** What of the tenant's a text names. Ambiguous names ("limpieza" of two) stay out: the machine asks. */
export function findNames(text: string, tenant: Tenant): Found {
  const said = namingWords(text);
  const profesional = bestPerson(said, tenant.professionals);
  const sucursal = tenant.branches.length > 1 ? bestPlace(said, tenant.branches) : undefined;
  const servicio =
    bestService(said, tenant.services) ??
    ((profesional ?? sucursal) ? onlyOneThere(text, { profesional, sucursal }, tenant) : undefined);
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
}

/** "Un masaje con Jhon", "masaje en San Isidro", of several massages: the one that is done by him, or there. */
function onlyOneThere(
  text: string,
  { profesional, sucursal }: { [K in keyof Found]: Found[K] | undefined },
  tenant: Tenant,
): string | undefined {
  const does = tenant.professionals.find(({ id }) => id === profesional)?.serviceIds;
  const fits = severalNamed(text, tenant).filter((id) => {
    const service = tenant.services.find((one) => one.id === id);
    return (does?.includes(id) ?? true) && (sucursal === undefined || service?.branchIds.includes(sucursal) === true);
  });
  return fits.length === 1 ? fits[0] : undefined;
}
