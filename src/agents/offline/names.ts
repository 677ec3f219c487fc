/** What of the tenant's a message names: services, people, branches. Each has its file in `names/`; all of the reader asks here. */
import type { Tenant } from '../../domain.ts';
import { bestPlace } from './names/branches.ts';
import { serviceByLength } from './names/by-length.ts';
import { kindOf, singular } from './names/called.ts';
import { KINDS, isOwnName, namingWords, partsOf, type Named } from './names/name-words.ts';
import { bestPerson } from './names/people.ts';
import { bestService, namesLike, severalNamed } from './names/services.ts';
import { wordsApart } from './names/whose-words.ts';

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
  servicesPlaced,
  servicesTold,
  severalNamed,
} from './names/services.ts';
export type { Placed } from './names/services.ts';

/** The service that a part of a message names, with nothing else asked of it. */
export function serviceIn(raw: string, tenant: Tenant | undefined): string | undefined {
  return tenant && bestService(namingWords(raw), tenant.services);
}

export interface Found {
  readonly servicio?: string;
  readonly profesional?: string;
  readonly sucursal?: string;
}

/** The services of a kind that is named, by what several are called or by their category. */
export function kindNamed(text: string, tenant: Tenant): readonly string[] {
  const several = severalNamed(text, tenant);
  const said = namingWords(text).filter((word) => !ANY_SERVICE.test(word));
  const category = bestService(said, tenant.categories) ?? ofHands(said, tenant);
  const ofIt = tenant.services.flatMap(({ id, categoryId }) =>
    category !== undefined && categoryId === category ? [id] : [],
  );
  // "Uñas", which is what a manicure is of, and the name of a category that holds more.
  const whole = tenant.categories.some((one) => one.id === category && isCalledOneOf(said, one));
  return several.length === 0 || (whole && several.every((id) => ofIt.includes(id))) ? ofIt : several;
}
/** "Las uñas", where a category is called by the hands: what is done to them. */
function ofHands(said: readonly string[], { categories, services }: Tenant): string | undefined {
  if (!said.some((word) => NAILS.test(word)) || said.some((word) => namesLike(word, services))) return undefined;
  const [one, ...others] = categories.filter((category) => partsOf(category).some((part) => HANDS.test(part)));
  return others.length === 0 ? one?.id : undefined;
}
const NAILS = /^(?:unh(?:a|ita)s?|nails?)$/;
const HANDS = /^(?:manos|maos|hands)$/;
function isCalledOneOf(said: readonly string[], thing: Named): boolean {
  return partsOf(thing).some((part) => isOwnName(part) && said.some((word) => singular(word) === singular(part)));
}

/** "Una consulta", where two are called so and there is more: which of them is not told. */
export function sortNamed(text: string, { services }: Tenant): readonly string[] {
  const sorts = namingWords(text)
    .map(kindOf)
    .filter((word) => KINDS.has(word));
  const ofIt = services.filter((one) => partsOf(one).some((part) => sorts.includes(singular(part))));
  return ofIt.length > 1 && ofIt.length < services.length ? ofIt.map(({ id }) => id) : [];
}

/** The services that the words leave open: several are called so, or are of that sort. */
export function leftOpen(text: string, tenant: Tenant): readonly string[] {
  const several = severalNamed(text, tenant);
  return several.length > 0 ? several : sortNamed(text, tenant);
}

/** What every service is: "Consultas y tratamientos" is no kind of them for who asks which treatments there are. */
const ANY_SERVICE =
  /^(?:servi[cç]o|servicio|service|tratamiento|tratamento|treatment|procedimiento|procedimento|general|otro|outro|other)s?$/;

/** What of the tenant's a text names. Ambiguous names ("limpieza" of two) stay out: the machine asks. */
export function findNames(text: string, tenant: Tenant): Found {
  const said = namingWords(text);
  const { who, where } = wordsApart(text, tenant);
  const profesional = bestPerson(who, tenant.professionals);
  const sucursal = tenant.branches.length > 1 ? bestPlace(where, tenant.branches) : undefined;
  const servicio =
    bestService(said, tenant.services) ??
    ((profesional ?? sucursal) ? onlyOneThere(text, { profesional, sucursal }, tenant) : undefined) ??
    serviceByLength(text, tenant);
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
}

/** "Una cita online", "por Zoom": the one service that is given so, among those whose name is told where one is. */
export function onlyVirtualOne(text: string, tenant: Tenant): string | undefined {
  if (!FROM_AFAR.test(text)) return undefined;
  // "Una consulta online" is no "Consulta y control" at the office: a mere kind names neither.
  if (
    bestService(
      namingWords(text).filter((word) => !KINDS.has(word)),
      tenant.services,
    ) !== undefined
  )
    return undefined;
  const named = severalNamed(text, tenant);
  const [only, ...more] = tenant.services.filter(
    ({ id, modality }) => modality === 'virtual' && (named.length === 0 || named.includes(id)),
  );
  return more.length === 0 ? only?.id : undefined;
}
const FROM_AFAR =
  /(?<!\p{L})(?:virtual(?:es|mente)?|virtuais|on-?line|en l[ií]nea|a dist[aâ]ncia|remot[oa]|remotely|(?:por|via|by|over|on) (?:videollamada|video ?llamada|v[ií]deo|videochamada|zoom|meet|teams|skype)|tele(?:consulta|medicina|terapia)s?)(?!\p{L})/iu;

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
