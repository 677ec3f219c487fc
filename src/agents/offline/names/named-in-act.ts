/** What of the tenant's an act names: its service, its professional, its branch. */
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { without } from '../words/text.ts';
import { findNames, onlyVirtualOne, peopleCalled, namingWords, type Found } from '../names.ts';
import { serviceOfMine } from './service-of-mine.ts';
import type { Situation } from '../situation.ts';
import { onlyByCategory } from '../errands/asking/asked-of-each.ts';
import { whenOf, type Service, type Tenant } from '../../../domain.ts';
import { bestService } from './services.ts';
import { SMALL, partsOf, sameWord } from './name-words.ts';
import { isGivenSo, saysHowGiven, toldAmong } from './told-among.ts';

/** What of the tenant's an act names, or, unless others do something else with it, the whole message. */
export function names(act: Act, heard: Heard, alone = true): Found {
  const { tenant } = heard.situation;
  if (tenant === undefined || act.from === act.to) return {};
  const raw = without(heard.text.raw, heard.times.spans);
  const near = findNames(raw.slice(act.from, act.to), tenant);
  // "¿cuánto sale? la limpieza digo": what the act's own words do not name, the message may.
  const all = Object.keys(near).length > 0 || !alone ? near : findNames(raw, tenant);
  const named = isOfAnotherDay(act, all, heard) ? near : all;
  const wished = act.intent === 'book' || act.intent === 'pay';
  const mine = act.intent === 'move' || act.intent === 'cancel';
  const told = wished ? (ofTheOpenOne(raw, heard.situation) ?? ofTheShown(raw, heard.situation)) : undefined;
  const servicio =
    told ??
    (wished ? onlyVirtualOne(raw, tenant) : undefined) ??
    (leavesOpen(act, raw, { named, situation: heard.situation }) ? undefined : named.servicio) ??
    (mine ? serviceOfMine(raw.slice(act.from, act.to), tenant, heard.situation.appointments) : undefined);
  const meant = named.profesional ?? namesakeMeant(raw, named, heard.situation);
  const { servicio: _near, ...others } = named;
  return {
    ...others,
    ...(servicio === undefined ? {} : { servicio }),
    ...(meant === undefined ? {} : { profesional: meant }),
  };
}

/** "Dime cuánto cuesta el masaje y cancela mi hora del jueves": what she has that Thursday is no massage, and it is asked beside. */
function isOfAnotherDay({ intent, from, to }: Act, { servicio }: Found, { text, times, situation }: Heard): boolean {
  const part = from > 0 || to < text.raw.length;
  if (!part || servicio === undefined || (intent !== 'move' && intent !== 'cancel')) return false;
  const day = times.fechaOriginal ?? (intent === 'cancel' ? times.fecha : undefined);
  const then = (situation.appointments ?? []).filter(
    ({ slot }) => whenOf(slot, situation.now.timeZoneId).fecha_deseada === day,
  );
  return then.length > 0 && then.every(({ serviceId }) => serviceId !== servicio);
}

/** "Una cita para las uñas", "¿qué servicios de uñas tienen?": which of the category is asked, unless it is known already what is booked. */
function leavesOpen(
  { intent, topic, service }: Act,
  raw: string,
  { named: { servicio }, situation: { known, tenant } }: { named: Found; situation: Situation },
): boolean {
  const open = intent === 'book' || (intent === 'ask' && (topic === 'servicios' || topic === 'precio'));
  if (!open || service !== undefined || servicio === undefined || tenant === undefined) return false;
  return known?.servicio === undefined && onlyByCategory(raw, servicio, tenant);
}

/** "Con Nico", of two who are called so: the one that is proposed, else the only one among the rows, or who does it there. */
function namesakeMeant(raw: string, named: Found, { tenant, known, proposed, offer }: Situation): string | undefined {
  const people = tenant?.professionals ?? [];
  const called = peopleCalled(namingWords(raw), people);
  if (called.length < 2) return undefined;
  if (proposed !== undefined && called.includes(proposed.professionalId)) return proposed.professionalId;
  const rows = offer?.kind === 'turno' ? offer.slots.map(({ professionalId }) => professionalId) : called;
  const [servicio, sucursal] = [named.servicio ?? known?.servicio, named.sucursal ?? known?.sucursal];
  const fits = people.filter(
    ({ id, serviceIds, branchIds }) =>
      called.includes(id) &&
      rows.includes(id) &&
      (servicio === undefined || serviceIds.includes(servicio)) &&
      (sucursal === undefined || branchIds.includes(sucursal)),
  );
  return fits.length === 1 ? fits[0]?.id : undefined;
}

/*
 * A service told by what is in view: "la dental en Chapalita", "la facial con Fernanda" before the two cleanings that were
 * offered; "presencial", "online" while a service is being booked is of that one.
 */

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
