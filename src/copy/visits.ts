/** An appointment and its money as lines, the same in all languages but for their words. */
import {
  amountsInQuestion,
  approvedMinor,
  restOf,
  type Appointment,
  type Order,
  type Service,
  type Slot,
} from '../domain.ts';
import { forGuest, type GuestWords } from './guests.ts';
import type { Speech } from './speech.ts';
import { plain } from './text.ts';

export interface VisitWords<S extends Speech> {
  /** Of a service that is not in the catalogue any more. */
  readonly unnamed: (s: S) => string;
  /** "con". */
  readonly with: string;
  /** A line of its own: "El martes 3 de marzo a las 13:30". */
  readonly when: (slot: Slot, s: S) => string;
  readonly virtual: string;
  readonly free: string;
  readonly guest: (s: S) => GuestWords;
  readonly joining: (url: NonNullable<Service['joinUrl']>) => string;
  readonly paid: (sum: string, s: S) => string;
  readonly left: (sum: string) => string;
}

type Told = Pick<Appointment, 'serviceId' | 'slot' | 'priceMinor' | 'currency' | 'guest'>;

interface VisitLines<S extends Speech> {
  readonly service: (id: string, s: S) => string;
  /** " con Luz Vera", with its space; empty for somebody who has left. */
  readonly withWhom: (slot: Pick<Slot, 'professionalId'>, s: S) => string;
  /** The same, and the place. */
  readonly whoWhere: (serviceId: string, slot: Slot, s: S) => string;
  /** Service, for whom and professional, when, where, price: at most four lines. */
  readonly details: (of: Told, s: S) => string[];
  /** Where one joins a virtual one, where the business's file says it. */
  readonly joining: (of: Pick<Appointment, 'serviceId'>, s: S) => string;
  /** What is paid of it, and what is left to pay. */
  readonly paidOf: (of: Pick<Appointment, 'priceMinor' | 'currency'>, paid: Order | undefined, s: S) => string[];
}

export function visitLines<S extends Speech>(words: VisitWords<S>): VisitLines<S> {
  const service = (id: string, s: S): string => s.bold(id) ?? words.unnamed(s);
  const withWhom = ({ professionalId }: Pick<Slot, 'professionalId'>, s: S): string => {
    const professional = s.professional(professionalId);
    return professional === undefined ? '' : ` ${words.with} ${plain(professional.name)}`;
  };
  return {
    service,
    withWhom,
    whoWhere: (serviceId, slot, s) => {
      const place = s.place(serviceId, slot);
      return `${withWhom(slot, s)}${place === undefined ? '' : `, ${place}`}`;
    },
    details: (of, s) => {
      const guest = forGuest(of.guest, words.guest(s));
      const whom = withWhom(of.slot, s);
      return [
        `${service(of.serviceId, s)}${guest}${whom === '' ? '' : `${guest && ','}${whom}`}`,
        words.when(of.slot, s),
        s.isVirtual(of.serviceId) ? words.virtual : (s.place(of.serviceId, of.slot) ?? ''),
        of.priceMinor === 0 ? words.free : s.money(of.priceMinor, of.currency),
      ];
    },
    joining: ({ serviceId }, s) => {
      const url = s.isVirtual(serviceId) ? s.service(serviceId)?.joinUrl : undefined;
      return url === undefined ? '' : words.joining(url);
    },
    paidOf: (of, paid, s) => {
      if (paid === undefined) return [];
      const missing = restOf(of, paid) ?? 0;
      const rest = missing > 0 ? ` ${words.left(s.money(missing, paid.currency))}` : '';
      return [`${words.paid(s.money(approvedMinor(paid), paid.currency), s)}${rest}`];
    },
  };
}

export function amount(order: Order, s: Speech): string {
  return s.money(order.amountMinor, order.currency);
}

/** What was paid, not what was asked for. */
export function paidSum(order: Order, s: Speech): string {
  return sums(amountsInQuestion(order), s);
}

export function sums(all: ReturnType<typeof amountsInQuestion>, s: Speech): string {
  return all.map((a) => s.money(a.amountMinor, a.currency)).join(' + ');
}

/** That another link may be asked for, of one that ran out: not where its hour went with it. */
export function another({ bookingFor, dropped }: Order, words: string): string {
  return bookingFor === undefined && dropped !== true ? words : '';
}
