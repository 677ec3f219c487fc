import type { BookingRules, Branch, Copy, Hours, Language, Service, Tenant, Weekday } from '../domain.ts';
import { dueMinor, openOn, WEEK } from '../domain.ts';
import { mayBeSaid } from './firewall.ts';
import { formatDuration, weekdayName } from './formats.ts';
import type { Speech } from './speech.ts';
import { capital, joined, lines, plain } from './text.ts';

/** Answers to common questions out of the tenant's data (CONV-17). What is not there is not said. */

/** More would be a wall of text; the rest is asked for by name. */
export const ANSWER_SERVICES_MAX = 15;
/** Closed days are told this far ahead, days. */
export const CLOSED_AHEAD_DAYS = 30;
const CLOSED_DAYS_MAX = 3;

/** The sentences of an answer in one language. `name`s come formatted. */
export interface AnswerWords {
  readonly hours: (of: string) => string;
  readonly closed: string;
  /** One day of a place; `times` absent: closed. */
  readonly hoursOn: (of: string, day: string, times: string | undefined) => string;
  readonly closedOn: (days: string) => string;
  /** Runs of days and hours: "lunes a viernes", "lunes y martes", "de 09:00 a 18:00". */
  readonly dayRange: (from: string, to: string) => string;
  readonly and: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly addressOf: (place: string, address: string) => string;
  /** Where they are by name, no address being known. */
  readonly branches: (names: string) => string;
  readonly services: string;
  readonly moreServices: (n: number) => string;
  /** `price` absent: it costs nothing. */
  readonly price: (service: string, price: string | undefined, duration: string) => string;
  readonly duration: (service: string, duration: string) => string;
  readonly free: string;
  readonly professionals: string;
  readonly performs: (professional: string, services: string) => string;
  /** Nobody here has the name that was asked for. */
  readonly nobody: string;
  /** Before what there is. */
  readonly notSold: string;
  /** Done elsewhere than where it was asked for. */
  readonly notThere: (service: string, where: string, others: string) => string;
  /** Nobody goes anywhere for it. */
  readonly virtual: (service: string) => string;
  readonly inPerson: (service: string) => string;
  /** Of everything that is sold. */
  readonly allVirtual: string;
  readonly allInPerson: string;
  readonly someVirtual: (services: string) => string;
  readonly someInPerson: (services: string) => string;
  readonly performedBy: (service: string, professionals: string) => string;
  readonly payLink: (provider: Tenant['payments']['provider']) => string;
  readonly payFull: string;
  /** `of`: a service, whose own amount `share` is. */
  readonly payDeposit: (share: string, of: string | undefined) => string;
  /** Who cannot pay so: a person knows what else there is. */
  readonly payOtherwise: string;
  readonly nothingDue: string;
  /**
   * How an appointment is moved or cancelled, nothing of what that costs: the tenant's data do not say. `notice`: how long
   * before it cancelling is still the bot's to do; absent: until it begins.
   */
  readonly changes: (notice: string | undefined) => string;
  readonly bot: string;
  /** Yes, in the language that the answer is in. */
  readonly language: string;
  /** We do not have that datum. */
  readonly unknown: string;
  /** Nor the next one that was asked for. */
  readonly unknownAgain: string;
}

type Asked = Extract<Copy, { key: 'respuesta' }>;

export function answer(copy: Asked, s: Speech, words: AnswerWords): string {
  switch (copy.topic) {
    case 'horarios':
      return openingHours(copy, s, words);
    case 'direccion':
      return addresses(copy, s, words);
    case 'servicios':
      return lines(copy.ajeno && words.notSold, catalogue(s, words, copy.servicios));
    case 'precio':
      return lines(
        copy.sinDato && words.unknown,
        aboutService(copy, s, words) ?? lines(copy.ajeno && words.notSold, catalogue(s, words)),
      );
    case 'duracion':
      return durationOf(copy.servicio, s, words) ?? lines(copy.ajeno && words.notSold, catalogue(s, words));
    case 'modalidad':
      return modality(copy, s, words);
    case 'profesionales':
      return lines(copy.nadie && words.nobody, professionals(copy, s, words));
    case 'pagos':
      return payments(copy, s, words);
    case 'deuda':
      return words.nothingDue;
    case 'cambios':
      return words.changes(cancelNotice(s));
    case 'bot':
      return words.bot;
    case 'idioma':
      return words.language;
    case 'otro':
      // Agente cero's words, if nothing in them is invented.
      if (copy.texto !== undefined && mayBeSaid(copy.texto, s.context)) return copy.texto;
      return copy.otraVez === true ? words.unknownAgain : words.unknown;
  }
}

/** Consecutive days with the same hours, Monday first. `hours` empty: closed. */
export function weekRuns(
  week: Readonly<Partial<Record<Weekday, readonly Hours[]>>>,
): { from: number; to: number; hours: readonly Hours[] }[] {
  const runs: { from: number; to: number; hours: readonly Hours[] }[] = [];
  WEEK.forEach((weekday, index) => {
    const hours = week[weekday] ?? [];
    const last = runs.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = index;
    else runs.push({ from: index, to: index, hours });
  });
  return runs;
}

function openingHours(copy: Asked, s: Speech, words: AnswerWords): string {
  const { tenant, contact } = s.context;
  const professional = s.professional(copy.profesional);
  if (professional?.hours) {
    const of = plain(professional.name);
    const branch = { openingHours: professional.hours, closedDates: [] };
    const asked = copy.fecha === undefined ? undefined : dayText({ branch, of, date: copy.fecha }, s, words);
    if (asked?.open === true) return asked.text;
    return lines(words.hours(of), weekText(professional.hours, contact.language, words));
  }
  const one = s.branch(copy.sucursal);
  // Who has no hours of his own is there while a place of his is open.
  const theirs = tenant.branches.filter(({ id }) => professional?.branchIds.includes(id) ?? true);
  const branches = one ? [one] : theirs;
  if (branches.length === 0) return words.unknown;
  return branches
    .map((branch) => {
      const house = professional === undefined ? s.business : plain(professional.name);
      const of = branches.length > 1 || one ? `${house} ${plain(branch.name)}` : house;
      const asked = copy.fecha === undefined ? undefined : dayText({ branch, of, date: copy.fecha }, s, words);
      if (asked?.open === true) return asked.text;
      const week = weekText(branch.openingHours, contact.language, words);
      return lines(asked?.text, words.hours(of), week, closedSoon(branch, s, words));
    })
    .join('\n\n');
}

/** The day that was asked for; after a closed one comes the week. */
function dayText(
  { branch, of, date }: { branch: Pick<Branch, 'openingHours' | 'closedDates'>; of: string; date: string },
  s: Speech,
  words: AnswerWords,
): { open: boolean; text: string } | undefined {
  const day = s.civilDay(date);
  if (day === undefined) return undefined;
  const hours = openOn(branch, date);
  const times = hours.map(([start, end]) => words.fromTo(start, end)).join(` ${words.and} `);
  return { open: hours.length > 0, text: words.hoursOn(of, day, times === '' ? undefined : times) };
}

function weekText(
  week: Readonly<Partial<Record<Weekday, readonly Hours[]>>>,
  language: Language,
  words: AnswerWords,
): string {
  return weekRuns(week)
    .map(({ from, to, hours }) => {
      const [first, last] = [weekdayName(from, language), weekdayName(to, language)];
      const several = to === from + 1 ? `${first} ${words.and} ${last}` : words.dayRange(first, last);
      const days = from === to ? first : several;
      const times = hours.map(([start, end]) => words.fromTo(start, end)).join(` ${words.and} `);
      return `• ${capital(days)}: ${times === '' ? words.closed : times}`;
    })
    .join('\n');
}

function closedSoon(branch: Branch, s: Speech, words: AnswerWords): string | undefined {
  const today = Temporal.Instant.fromEpochMilliseconds(s.context.now)
    .toZonedDateTimeISO(s.context.tenant.timeZone)
    .toPlainDate();
  const [from, until] = [today.toString(), today.add({ days: CLOSED_AHEAD_DAYS }).toString()];
  const days = branch.closedDates
    .filter((date) => date >= from && date <= until)
    .slice(0, CLOSED_DAYS_MAX)
    .map((date) => s.civilDay(date) ?? date);
  return days.length === 0 ? undefined : words.closedOn(joined(days, words.and));
}

/** Of the branch that is asked about, else of those where the service is given and the person works. */
function addressesKnown({ sucursal, servicio, profesional }: Asked, s: Speech, words: AnswerWords): string[] {
  const one = s.branch(sucursal);
  const there = s.service(servicio)?.branchIds;
  const theirs = s.professional(profesional)?.branchIds;
  const branches = s.context.tenant.branches.filter(
    ({ id }) => (there?.includes(id) ?? true) && (theirs?.includes(id) ?? true),
  );
  return (one ? [one] : branches).flatMap((branch) =>
    branch.address === undefined ? [] : [words.addressOf(plain(branch.name), plain(branch.address))],
  );
}

function addresses(copy: Asked, s: Speech, words: AnswerWords): string {
  const { sucursal, servicio } = copy;
  if (servicio !== undefined && s.isVirtual(servicio)) return words.virtual(s.bold(servicio) ?? s.business);
  const one = s.branch(sucursal);
  const service = s.service(servicio);
  const places = service && elsewhere(service, sucursal, s);
  if (service && places) {
    const { sucursal: _asked, ...anywhere } = copy;
    const there = addressesKnown(anywhere, s, words);
    return lines(words.notThere(`*${plain(service.name)}*`, places.where, joined(places.others, words.and)), ...there);
  }
  const known = addressesKnown(copy, s, words);
  if (known.length > 0) return known.join('\n');
  // The names of several branches say where they are, too; asked about one of them, we admit what we do not know.
  const theirs = s.professional(copy.profesional)?.branchIds;
  const all = s.context.tenant.branches.filter(({ id }) => theirs?.includes(id) ?? true);
  const names = all.map((branch) => plain(branch.name));
  const few = names.length < (theirs === undefined ? 2 : 1);
  return one || few ? words.unknown : words.branches(joined(names, words.and));
}

/** Of one service, or of all: by video, or where one goes. */
function modality(copy: Asked, s: Speech, words: AnswerWords): string {
  const { services } = s.context.tenant;
  const one = s.service(copy.servicio) ?? onlyOne(services);
  if (one?.modality === 'virtual') return words.virtual(`*${plain(one.name)}*`);
  if (one) return lines(words.inPerson(`*${plain(one.name)}*`), addressesKnown(copy, s, words).join('\n'));
  const [virtual, inPerson] = [true, false].map((is) =>
    services.filter(({ modality: how }) => (how === 'virtual') === is).map(({ name }) => plain(name)),
  );
  if (!virtual?.length) return lines(words.allInPerson, addressesKnown(copy, s, words).join('\n'));
  if (!inPerson?.length) return words.allVirtual;
  const told = (names: readonly string[]) => joined(names.slice(0, ANSWER_SERVICES_MAX), words.and);
  return lines(words.someVirtual(told(virtual)), words.someInPerson(told(inPerson)));
}

/** All services, or those of a kind. */
function catalogue(s: Speech, words: AnswerWords, only?: readonly string[]): string {
  const services = s.context.tenant.services.filter(({ id }) => only?.includes(id) ?? true);
  if (services.length === 0) return words.unknown;
  const rest = services.length - ANSWER_SERVICES_MAX;
  const rows = services.slice(0, ANSWER_SERVICES_MAX).map((service) => `• ${serviceLine(service, s, words)}`);
  return lines(words.services, ...rows, rest > 0 && words.moreServices(rest));
}

function serviceLine(service: Service, s: Speech, words: AnswerWords): string {
  const price = service.priceMinor === 0 ? words.free : s.money(service.priceMinor);
  return `${plain(service.name)}: ${price} (${formatDuration(service.durationMinutes, s.context.contact.language, 'short')})`;
}

function aboutService({ servicio: key, sucursal }: Asked, s: Speech, words: AnswerWords): string | undefined {
  const service = s.service(key) ?? onlyOne(s.context.tenant.services);
  if (!service) return undefined;
  const price = service.priceMinor === 0 ? undefined : s.money(service.priceMinor);
  const name = `*${plain(service.name)}*`;
  const places = elsewhere(service, sucursal, s);
  return lines(
    places && words.notThere(name, places.where, joined(places.others, words.and)),
    words.price(name, price, long(service, s)),
  );
}

/** Asked for at a branch where it is not done. */
function elsewhere({ branchIds }: Service, sucursal: string | undefined, s: Speech) {
  const where = s.branch(sucursal);
  const others = s.context.tenant.branches.filter(({ id }) => branchIds.includes(id)).map((b) => plain(b.name));
  const done = where === undefined || branchIds.includes(where.id) || others.length === 0;
  return done ? undefined : { where: plain(where.name), others };
}

function durationOf(key: string | undefined, s: Speech, words: AnswerWords): string | undefined {
  const service = s.service(key) ?? onlyOne(s.context.tenant.services);
  return service && words.duration(`*${plain(service.name)}*`, long(service, s));
}

function professionals(copy: Asked, s: Speech, words: AnswerWords): string {
  const { tenant } = s.context;
  const one = s.professional(copy.profesional);
  const does = (ids: readonly string[]): string =>
    joined(
      ids.flatMap((id) => plain(s.service(id)?.name ?? '') || []),
      words.and,
    );
  if (one) return words.performs(plain(one.name), does(one.serviceIds));
  // "¿Quién atiende en San Borja?": those who are there.
  const { sucursal } = copy;
  const people = tenant.professionals.filter((p) => sucursal === undefined || p.branchIds.includes(sucursal));
  const service = s.service(copy.servicio);
  if (service) {
    const who = people.filter((p) => p.serviceIds.includes(service.id)).map((p) => plain(p.name));
    return who.length === 0 ? words.unknown : words.performedBy(`*${plain(service.name)}*`, joined(who, words.and));
  }
  if (people.length === 0) return words.unknown;
  const rows = people.slice(0, ANSWER_SERVICES_MAX).map((p) => `• ${plain(p.name)}: ${does(p.serviceIds)}`);
  return lines(words.professionals, ...rows);
}

function cancelNotice({ context }: Speech): string | undefined {
  const minutes = context.tenant.booking.cancelNoticeMinutes;
  return minutes === 0 ? undefined : formatDuration(minutes, context.contact.language);
}

function payments({ servicio }: Asked, s: Speech, words: AnswerWords): string {
  const { booking, payments: paid } = s.context.tenant;
  const service = s.service(servicio);
  const own = service && service.priceMinor > 0 ? s.money(dueMinor(service.priceMinor, booking.deposit)) : undefined;
  const deposit = words.payDeposit(own ?? share(booking.deposit, s), own && s.bold(service?.id ?? ''));
  const first = { none: undefined, full: words.payFull, deposit };
  return lines(words.payLink(paid.provider), first[booking.paymentBeforeBooking], words.payOtherwise);
}

function share(deposit: BookingRules['deposit'], s: Speech): string {
  return 'percent' in deposit ? `${deposit.percent}%` : s.money(dueMinor(Number.MAX_SAFE_INTEGER, deposit));
}

function long(service: Service, s: Speech): string {
  return formatDuration(service.durationMinutes, s.context.contact.language);
}

function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
