/**
 * Typed choices of an open list: "2", "la segunda", "el último", "el de las 5", "el del jueves", "el de Laura". Long because
 * it is one list of what tells a row.
 */
import { SLOTS_OFFERED_MAX, whenOf, type Slot, type Tenant } from '../../../../domain.ts';
import { bestPerson, bestPlace, servicesNamed } from '../../names.ts';
import { plainWords } from '../../words/text.ts';
import { visible, type Situation } from '../../situation.ts';
import { placeAt } from '../../names/streets.ts';
import { partsOf, sameWord, type Named } from '../../names/name-words.ts';
import { toldAmong } from '../../names/told-among.ts';
import { dayName } from '../../time/words/lexicon.ts';
import type { TimeReading } from '../../time/types.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** "Diez", "la 10", with fewer rows than that: the one that begins at ten. */
export function rowAtHour({ offer, now }: Situation, hour: number): number | undefined {
  if (offer?.kind !== 'turno' || hour < 1) return undefined;
  const starts = offer.slots.map((slot) => whenOf(slot, now.timeZoneId).hora_especifica);
  const fits = starts.flatMap((start, i) => (start === `${String(hour).padStart(2, '0')}:00` ? [i + 1] : []));
  return fits.length === 1 ? fits[0] : undefined;
}

/** The choice that a position means on the page that the customer sees. */
export function onPage(situation: Situation, n: number): number | undefined {
  const { first, last } = visible(situation);
  const choice = n < 0 ? last + 1 + n : first - 1 + n;
  return choice >= first && choice <= last ? choice : undefined;
}

/**
 * Whether the one row that fits is meant. "Mañana" before today's hours chooses nothing, though the first hour of
 * tomorrow stands at the end of that list, unseen; nor does "a las 8" the eight o'clock of a day that nobody has spoken of.
 */
export function isMeant(situation: Situation, n: number, times: TimeReading): boolean {
  const { offer } = situation;
  if (offer?.kind !== 'turno') return true;
  const days = offer.slots.map((slot) => whenOf(slot, situation.now.timeZoneId).fecha_deseada);
  const { last } = visible(situation);
  const fecha = times.fecha ?? times.fechaOriginal;
  if (times.hora !== undefined || times.horaOriginal !== undefined || times.horaCandidates.length > 0) {
    return fecha !== undefined || days.slice(0, last).includes(days[n - 1] ?? '');
  }
  const goesOn = offer.more === true || days.length >= SLOTS_OFFERED_MAX;
  // By a day or a person alone: a row that was seen, of a list that holds all of theirs.
  return n <= last && (!goesOn || (fecha !== undefined && fecha < (days.at(-1) ?? '')));
}

/** "La de las 11", before the hours of one day: the one that is seen, whatever other days begin further down. */
export function inView(situation: Situation, fits: readonly number[]): readonly number[] {
  const { offer, now } = situation;
  const { first, last } = visible(situation);
  if (offer?.kind !== 'turno') return fits;
  const days = new Set(offer.slots.slice(first - 1, last).map((slot) => whenOf(slot, now.timeZoneId).fecha_deseada));
  const seen = fits.filter((n) => n >= first && n <= last);
  return days.size === 1 && seen.length === 1 ? seen : fits;
}

/** "Ya, a las 4 y media": the one row at that hour that is seen, whatever begins then on the days that nobody sees; it is asked for a yes. */
export function atItsHour(situation: Situation, fits: readonly number[], times: TimeReading): number[] | undefined {
  const { offer, tenant } = situation;
  if (offer?.kind !== 'turno' || tenant?.booking.confirmBeforeBooking === false) return undefined;
  if (times.hora === undefined || times.fecha !== undefined || times.meridiem === 'free') return undefined;
  const { first, last } = visible(situation);
  const seen = fits.filter((n) => n >= first && n <= last);
  return seen.length === 1 ? seen : undefined;
}

interface Description {
  readonly words: readonly string[];
  readonly times: TimeReading;
  /** ISO, 1 to 7: a day is called by its name, and no number stands beside it. */
  readonly weekday?: number | undefined;
}

/** Every choice that a description fits. One: it is chosen. None or several: it is a wish. */
export function fitting(situation: Situation, said: Description): number[] {
  const { offer, tenant } = situation;
  if (offer === undefined || tenant === undefined) return [];
  switch (offer.kind) {
    case 'turno':
      return slotsFitting(situation, offer.slots, said);
    case 'servicio':
      return servicesFitting(
        said.words,
        offer.services.map((s) => s.id),
        tenant,
      );
    case 'categoria':
      return namesWholeService(said.words, tenant) ? [] : byName(said.words, offer.ids, tenant.categories);
    case 'sucursal': {
      const places = offered(tenant.branches, offer.ids);
      return placeOf(bestPlace(said.words, places) ?? placeAt(said.words, places), offer.ids);
    }
    case 'profesional':
      return placeOf(bestPerson(said.words, offered(tenant.professionals, offer.ids)), offer.ids);
    case 'cita':
      return appointmentsFitting(situation, offer.ids, said);
    case 'opcion':
      return [];
  }
}

/** "Manos y pies", before a list in which a row is called just so: that row, whatever else its words could be. */
export function rowCalled({ offer, tenant }: Situation, said: readonly string[]): number | undefined {
  if (offer === undefined || tenant === undefined || !('ids' in offer || offer.kind === 'servicio')) return undefined;
  const words = said.join(' ').replace(MANNERS, '');
  const names = { categoria: tenant.categories, sucursal: tenant.branches, profesional: tenant.professionals };
  const things = offer.kind === 'servicio' ? tenant.services : offer.kind === 'cita' ? [] : names[offer.kind];
  const ids = offer.kind === 'servicio' ? offer.services.map(({ id }) => id) : offer.ids;
  const [one, ...others] = offered(things, ids).filter(({ name }) => plainWords(name).join(' ') === words);
  return one === undefined || others.length > 0 ? undefined : ids.indexOf(one.id) + 1;
}
const MANNERS =
  /(?:^(?:quiero|quisiera|prefiero|mejor|dame|deme) )?(?:^(?:el|la|lo|los|las) )?|(?: (?:por favor|porfa|please|gracias|pf|pls))+$/g;

/** "Uñas de gel", before "Manos" and "Pies": the service itself, though "uñas" alone is a category. */
function namesWholeService(said: readonly string[], { services, categories }: Tenant): boolean {
  const isTold = (thing: Named): boolean => partsOf(thing).every((part) => said.some((word) => sameWord(word, part)));
  const longest = Math.max(0, ...categories.filter(isTold).map((category) => partsOf(category).length));
  return services.some((service) => isTold(service) && partsOf(service).length > longest);
}

function byName(words: readonly string[], ids: readonly string[], names: Tenant['categories']): number[] {
  return servicesNamed(words, offered(names, ids)).map((id) => ids.indexOf(id) + 1);
}

/** By what they are called; else by one word that fits but one of what is shown. */
function servicesFitting(words: readonly string[], ids: readonly string[], tenant: Tenant): number[] {
  const named = byName(words, ids, tenant.services);
  if (named.length > 0) return named;
  return toldAmong(words, offered(tenant.services, ids), tenant).map((id) => ids.indexOf(id) + 1);
}

function offered<Thing extends { readonly id: string }>(things: readonly Thing[], ids: readonly string[]): Thing[] {
  return things.filter(({ id }) => ids.includes(id));
}

function placeOf(id: string | undefined, ids: readonly string[]): number[] {
  return id === undefined ? [] : [ids.indexOf(id) + 1];
}

/** Own appointments by their day, hour, person, service, or branch. */
function appointmentsFitting(situation: Situation, ids: readonly string[], said: Description): number[] {
  // "la del niño media hora más tarde" does something to it.
  if (said.times.desplazamiento !== undefined) return [];
  const known = situation.appointments ?? [];
  const listed = ids.map((id) => known.find((a) => a.id === id));
  const slots = listed.map((a) => a?.slot);
  const onThatDay = slotsFitting(situation, slots, said);
  const fits = onThatDay.length > 0 ? onThatDay : slotsFitting(situation, slots, onItsWeekday(situation, slots, said));
  if (fits.length > 0 || situation.tenant === undefined) return fits;
  const services = servicesNamed(said.words, situation.tenant.services);
  const named = listed.flatMap((a, i) => (a !== undefined && services.includes(a.serviceId) ? [i + 1] : []));
  if (services.length > 0) return named;
  const shown = offered(
    situation.tenant.services,
    listed.map((a) => a?.serviceId ?? ''),
  );
  const [kind, ...others] = toldAmong(said.words, shown, situation.tenant);
  if (kind !== undefined && others.length === 0)
    return listed.flatMap((a, i) => (a?.serviceId === kind ? [i + 1] : []));
  const place = situation.tenant.branches.length > 1 ? bestPlace(said.words, situation.tenant.branches) : undefined;
  return listed.flatMap((a, i) => (place !== undefined && a?.slot.branchId === place ? [i + 1] : []));
}

/** "La del martes", of the only one on a Tuesday, though that is not the next one. */
function onItsWeekday({ now }: Situation, slots: readonly (Slot | undefined)[], said: Description): Description {
  const { weekday, times } = said;
  if (weekday === undefined) return said;
  const days = slots.flatMap((slot) => (slot === undefined ? [] : [whenOf(slot, now.timeZoneId).fecha_deseada]));
  const [day, ...others] = days.filter((own) => Temporal.PlainDate.from(own).dayOfWeek === weekday);
  return day === undefined || others.length > 0
    ? said
    : { ...said, times: { ...times, fecha: day, fechaOriginal: day } };
}

/** The day of the week that is named, with no number in the message. */
export function weekdayNamed(norm: string): number | undefined {
  const [day, ...others] = norm.split(' ').flatMap((word) => dayName(word)?.weekday ?? []);
  return others.length > 0 || /\d/.test(norm) ? undefined : day;
}

function slotsFitting(situation: Situation, slots: readonly (Slot | undefined)[], said: Description): number[] {
  const times = aboutOriginals(said.times);
  if (times.restricciones.length > 0 || times.fechaDesde !== undefined || times.horaDesde !== undefined) return [];
  const person = situation.tenant === undefined ? undefined : bestPerson(said.words, situation.tenant.professionals);
  // "La de la tarde", of those that he has; of free hours a part of the day is a wish.
  const part = situation.offer?.kind === 'cita' ? times.preferencia : undefined;
  if ([times.fecha, times.hora, person, part].every((told) => told === undefined)) return [];
  const place = placeTold(situation, said.words);
  const hours = times.horaCandidates.length > 0 ? times.horaCandidates : times.hora === undefined ? [] : [times.hora];
  return slots.flatMap((slot, i) => {
    if (slot === undefined) return [];
    const { fecha_deseada, hora_especifica } = whenOf(slot, situation.now.timeZoneId);
    const day = times.fecha === undefined || fecha_deseada === times.fecha;
    const hour = hours.length === 0 || hours.includes(hora_especifica);
    // "El viernes temprano" is not the only row of Friday, at half past five.
    const then = hours.length > 0 || isIn(times.preferencia, hora_especifica);
    const theirs = person === undefined || slot.professionalId === person;
    const there = place === undefined || slot.branchId === place;
    return day && hour && then && theirs && there ? [i + 1] : [];
  });
}

/** "A las 3 pero en Polanco", below hours of another branch: that one's, and none of the rows. */
function placeTold({ offer, tenant }: Situation, words: readonly string[]): string | undefined {
  if (offer?.kind !== 'turno' || tenant === undefined || tenant.branches.length < 2) return undefined;
  return bestPlace(words, tenant.branches);
}

/** Parts of the day as they are said of a row: "a la tarde" may be eight in the evening. */
export function isIn(part: TimeReading['preferencia'], hour: string): boolean {
  if (part === 'mañana') return hour < '12:00';
  return part === undefined || hour >= (part === 'tarde' ? '12:00' : NIGHT_FROM);
}
const NIGHT_FROM = '18:00';

/** "¿A las 7?" before rows from 17:00 to 20:00 can only be 19:00: what is shown decides an hour without am or pm. */
export function decidedByRows(times: TimeReading, situation: Situation): TimeReading {
  const { offer } = situation;
  if (offer?.kind !== 'turno' || times.meridiem !== 'free') return times;
  const shown = offer.slots
    .map((slot) => whenOf(slot, situation.now.timeZoneId))
    .filter(({ fecha_deseada }) => times.fecha === undefined || fecha_deseada === times.fecha)
    .map(({ hora_especifica }) => hora_especifica);
  const [hora, other] = times.horaCandidates.filter((hour) => shown.includes(hour));
  return hora === undefined || other !== undefined
    ? times
    : { ...times, hora, meridiem: 'given', horaCandidates: [hora] };
}

/** "el turno del jueves" is read as an appointment that exists; among rows it is one of them. */
function aboutOriginals(times: TimeReading): TimeReading {
  const { fechaOriginal, horaOriginal } = times;
  return {
    ...times,
    ...(times.fecha === undefined && fechaOriginal !== undefined ? { fecha: fechaOriginal } : {}),
    ...(times.hora === undefined && horaOriginal !== undefined ? { hora: horaOriginal } : {}),
  };
}

/** "el de …", "la del …", "o das …": points at one of what is shown. */
export function pointsAt(norm: string): boolean {
  return POINTING.some((pattern) => pattern.test(norm));
}

/** What may go before: a yes, and a verb of taking. */
const TAKING =
  '(?:(?:si|ya|dale|ok|listo|bueno|ta|perfecto|entonces|sim|vale|va|mejor|venga|orale|oka|pues|quiero|quisiera|dame|deme|prefiero|elijo|escojo|me quedo con|me va|me cojo|me agarro|esa|ese|quero|fico com|tomo|agarro|cojo|pillo|reservame|reserveme|agendame|agendeme|anotame|anoteme|apartame|aparteme|separame|separeme|regaleme|ponme|poneme|me sirve|me queda bien|i ll take|i ll have|i want|give me|let s do|pode ser|pega) )*';
/** What may come after an hour that is taken: "a las 4 está bien". */
const TAKEN =
  '(?:esta (?:bien|perfecto|genial|barbaro|buenisimo)|me (?:sirve|queda|va|viene|parece|conviene|late|acomoda)|perfecto|genial|works|is (?:fine|good|great|perfect)|ta (?:bom|otimo)|fica (?:bom|otimo)|serve|sirve|dale)';
const POINTING: readonly RegExp[] = [
  re`^ ${TAKING}(?:el|la|este|ese|esse|that) ${WEEKDAY} (?:ese|mismo|esse|one|${TAKEN}) `,
  re`^ ${TAKING}(?:ese|este|esse|that) ${WEEKDAY}(?: [^ ]+){0,2} ${TAKEN}`,
  re`^ ${TAKING}(?:en |con |with )(?:el|la|the) (?:de|del|de las?) `,
  re`^ ${TAKING}(?:el|la|los|las|o|a|the|al)(?: one)? (?:[0-9]+(?: ?[ap]m)? one|de|del|das|da|do|at|on|with|con|que (?:es|esta|queda|dice|va|hay|tenes|tienes?)|one|turno de|turno del|cita de|cita del|horario de) `,
  // "Va, esa del lunes", "resérvame ese de las 4".
  re`^ ${TAKING}(?:es[ae]|est[ae]|ess[ae]) (?:de|del|das?|do) `,
  re`^ (?:i ll take|i ll have|i want|let s do|give me) (?:the )?[0-9]+(?: [0-9]+)?(?: ?[ap] ?m)? (?:please )?$`,
  re`^ ${TAKING}(?:a las?|las?|at|as|the) [0-9a-z]+(?: [^ ]+){0,3} ${TAKEN}`,
  re`^ the [0-9]+(?: [0-9]+)?(?: ?[ap] ?m)? (?:works|one|is)`,
];
