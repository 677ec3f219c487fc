/** Answers to common questions out of the tenant's data (CONV-17). What is not there is not said. */
import type { Appointment, BookingRules, Service } from '../domain.ts';
import { ANSWER_ROWS_MAX, catalogueOf, dueMinor } from '../domain.ts';
import { openingHours } from './answers/hours.ts';
import { addresses, doneAt, elsewhere, modality, onlyOne } from './answers/places.ts';
import type { AnswerWords, Asked } from './answers/words.ts';
import { mayBeSaid } from './firewall.ts';
import { formatDuration } from './formats.ts';
import type { Speech } from './speech.ts';
import { joined, lines, plain } from './text.ts';
import { bookableDays } from './unreachable.ts';

export function answer(copy: Asked, s: Speech, words: AnswerWords): string {
  switch (copy.topic) {
    case 'horarios':
      return openingHours(copy, s, words);
    case 'direccion':
      return lines(copy.nadie && words.noBranch, addresses(copy, s, words));
    case 'servicios':
      return lines(copy.ajeno && words.notSold, catalogue(s, words, copy.servicios));
    case 'precio':
      return lines(
        copy.sinDato && words.unknown,
        aboutService(copy, s, words) ?? lines(copy.ajeno && words.notSold, catalogue(s, words)),
        inAll(copy, s, words),
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
    case 'ventana':
      return bookingWindow(s, words);
    case 'avisos':
      return words.reminders;
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

/** All services, or those of a kind. */
function catalogue(s: Speech, words: AnswerWords, only?: readonly string[]): string {
  const { told, rest } = catalogueOf(s.context.tenant, only);
  if (told.length === 0) return words.unknown;
  const rows = told.map((service) => `• ${serviceLine(service, s, words)}`);
  return lines(words.services, ...rows, rest > 0 && words.moreServices(rest));
}

function serviceLine(service: Service, s: Speech, words: AnswerWords): string {
  const price = service.priceMinor === 0 ? words.free : s.money(service.priceMinor);
  return `${plain(service.name)}: ${price} (${formatDuration(service.durationMinutes, s.context.contact.language, 'short')})`;
}

function aboutService({ servicio: key, sucursal }: Asked, s: Speech, words: AnswerWords): string | undefined {
  const own = leftBehind(key, s);
  if (own) return words.price(timeOf(own, s), s.money(own.priceMinor, own.currency), long(own, s));
  const service = serviceAsked(key, s);
  if (!service) return undefined;
  const price = service.priceMinor === 0 ? undefined : s.money(service.priceMinor);
  const name = `*${plain(service.name)}*`;
  const places = elsewhere(service, sucursal, s);
  const there = places ? undefined : doneAt(service, sucursal, s);
  return lines(
    places && words.notThere(name, places.where, joined(places.others, words.and)),
    there && words.doneThere(name, there),
    words.price(name, price, long(service, s)),
    depositFor(service, s, words),
  );
}

/** What several cost together. */
function inAll({ servicios = [] }: Asked, s: Speech, words: AnswerWords): string | undefined {
  const prices = servicios.flatMap((key) => s.service(key)?.priceMinor ?? []);
  const known = prices.length > 1 && prices.length === servicios.length;
  return known ? words.inAll(s.money(prices.reduce((sum, price) => sum + price, 0))) : undefined;
}

function serviceAsked(key: string | undefined, s: Speech): Service | undefined {
  return s.service(key) ?? onlyOne(s.context.tenant.services);
}

/** Their appointment of a service that left the tenants file: what was agreed stands, and nothing else is like it. */
function leftBehind(key: string | undefined, s: Speech): Appointment | undefined {
  return s.service(key) === undefined ? s.context.appointments.find(({ serviceId }) => serviceId === key) : undefined;
}

function timeOf({ slot }: Appointment, s: Speech): string {
  return `*${s.day(slot.start)}, ${s.hour(slot.start)}*`;
}

/** Who asks for its price is about to be asked for a part of it. */
function depositFor(service: Service, s: Speech, words: AnswerWords): string | undefined {
  const due = s.context.tenant.booking.paymentBeforeBooking === 'deposit' ? dueOf(service, s) : undefined;
  return due && words.payDeposit(due, undefined);
}

/** The part of its price that is paid before; undefined: it costs nothing. */
function dueOf({ priceMinor }: Service, s: Speech): string | undefined {
  return priceMinor > 0 ? s.money(dueMinor(priceMinor, s.context.tenant.booking.deposit)) : undefined;
}

function durationOf(key: string | undefined, s: Speech, words: AnswerWords): string | undefined {
  const own = leftBehind(key, s);
  if (own) return words.duration(timeOf(own, s), long(own, s));
  const service = serviceAsked(key, s);
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
  const services = (copy.servicios ?? [copy.servicio]).flatMap((key) => s.service(key) ?? []);
  if (services.length > 0) {
    const each = services.flatMap(({ id, name }) => {
      const who = people.filter((p) => p.serviceIds.includes(id)).map((p) => plain(p.name));
      return who.length === 0 ? [] : [words.performedBy(`*${plain(name)}*`, joined(who, words.and))];
    });
    return each.length === 0 ? words.unknown : lines(...each);
  }
  if (people.length === 0) return words.unknown;
  const rows = people.slice(0, ANSWER_ROWS_MAX).map((p) => `• ${plain(p.name)}: ${does(p.serviceIds)}`);
  return lines(words.professionals, ...rows);
}

function cancelNotice({ context }: Speech): string | undefined {
  const minutes = context.tenant.booking.cancelNoticeMinutes;
  return minutes === 0 ? undefined : formatDuration(minutes, context.contact.language);
}

function bookingWindow(s: Speech, words: AnswerWords): string {
  const { tenant, contact } = s.context;
  const { minNoticeMinutes } = tenant.booking;
  const { last } = bookableDays(s);
  const notice = minNoticeMinutes === 0 ? undefined : formatDuration(minNoticeMinutes, contact.language);
  return words.window(s.civilDay(last) ?? last, notice);
}

function payments(copy: Asked, s: Speech, words: AnswerWords): string {
  const { servicio, antes } = copy;
  const { booking, payments: paid } = s.context.tenant;
  if (antes === true && booking.paymentBeforeBooking === 'none') return words.payNothingFirst;
  const service = s.service(servicio);
  // Nothing is paid for it, before or after.
  if (service?.priceMinor === 0) return aboutService(copy, s, words) ?? words.unknown;
  const own = service && dueOf(service, s);
  const deposit = words.payDeposit(own ?? share(booking.deposit, s), own && s.bold(service.id));
  const first = { none: undefined, full: words.payFull, deposit };
  return lines(words.payLink(paid.provider), first[booking.paymentBeforeBooking], words.payOtherwise);
}

function share(deposit: BookingRules['deposit'], s: Speech): string {
  return 'percent' in deposit ? `${deposit.percent}%` : s.money(dueMinor(Number.MAX_SAFE_INTEGER, deposit));
}

function long(service: Pick<Service, 'durationMinutes'>, s: Speech): string {
  return formatDuration(service.durationMinutes, s.context.contact.language);
}
