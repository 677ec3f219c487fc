/**
 * A service told by what is in view: "la dental en Chapalita", "la facial con Fernanda" before the two cleanings that were
 * offered; "presencial", "online" while a service is being booked is of that one.
 */
import type { Service, Tenant } from '../../../domain.ts';
import { bestService } from './services.ts';
import { SMALL, namingWords, partsOf, sameWord } from './name-words.ts';
import { isGivenSo, saysHowGiven, toldAmong } from './told-among.ts';
import type { Situation } from '../situation.ts';

/** Beside a day, a place or a person, which are told apart from it. */
export function ofTheShown(raw: string, { offer, tenant }: Situation): string | undefined {
  if (offer?.kind !== 'servicio' || tenant === undefined) return undefined;
  const words = namingWords(raw);
  if (bestService(words, tenant.services) !== undefined) return undefined;
  const others = [...tenant.professionals, ...tenant.branches].flatMap((one) => partsOf(one));
  const shown = tenant.services.filter(({ id }) => offer.services.some((one) => one.id === id));
  const [one, another] = toldAmong(
    words.filter((word) => !others.includes(word)),
    shown,
    tenant,
  );
  return another === undefined ? one : undefined;
}

/** The open service where it is given so; else the one that is called as it is, and is. */
export function ofTheOpenOne(raw: string, { flow, known, offer, tenant }: Situation): string | undefined {
  const open = tenant?.services.find(({ id }) => id === known?.servicio);
  if (flow !== 'agenda' || tenant === undefined || open === undefined || offer?.kind === 'servicio') return undefined;
  const words = namingWords(raw);
  const how = words.find(saysHowGiven);
  const rest = words.filter((word) => word !== how && !SMALL.has(word) && !isOf(word, open));
  // "Sesión presencial" is called so, where a check-up is open.
  if (how === undefined || rest.some((word) => tenant.services.some((one) => isOf(word, one)))) return undefined;
  if (isGivenSo(how, open)) return open.id;
  const [only, another] = siblingsOf(open, tenant).filter((one) => isGivenSo(how, one));
  return another === undefined ? only?.id : undefined;
}

function isOf(word: string, service: Service): boolean {
  return partsOf(service).some((part) => sameWord(word, part));
}

/** "Control nutricional" and "Control nutricional online": all that one of them is called by, the other is, too. */
function siblingsOf(open: Service, { services }: Tenant): readonly Service[] {
  const own = (one: Service) => partsOf(one).filter((part) => !SMALL.has(part) && !saysHowGiven(part));
  const holds = (one: Service, other: Service) =>
    own(one).every((part) => own(other).some((word) => sameWord(word, part)));
  return services.filter((one) => one.id !== open.id && holds(one, open) && holds(open, one));
}
