import type { Appointment, Guest, Relative } from '../domain.ts';
import { plain, properName } from './text.ts';

/** What customers call their own, without the possessive. */
export type Kin = Readonly<Record<Exclude<Relative, 'yo'>, string>>;

export interface GuestWords {
  readonly kin: (relation: Exclude<Relative, 'yo'>) => string;
  /** "a nombre de Teresa Rojas". */
  readonly under: (name: string) => string;
  /** "para tu mamá". */
  readonly of: (kin: string) => string;
}

/** Behind the service: whose appointment it is; empty for the customer's own. */
export function forGuest(guest: Guest | undefined, words: GuestWords): string {
  if (guest?.name !== undefined) return ` ${words.under(properName(plain(guest.name)))}`;
  const kin = kinOf(guest, words);
  return kin === undefined ? '' : ` ${words.of(kin)}`;
}

/** The same of one that stands in the diary; where it is asked, whose name it is under. */
export function forAppointment(
  { guest, customerName }: Pick<Appointment, 'guest' | 'customerName'>,
  words: GuestWords,
  named?: true,
): string {
  const under = named === true ? customerName : undefined;
  return under === undefined ? forGuest(guest, words) : ` ${words.under(properName(plain(under)))}`;
}

/** "Tu mamá", where that is known. */
export function kinOf(guest: Guest | undefined, { kin }: Pick<GuestWords, 'kin'>): string | undefined {
  const { relation } = guest ?? {};
  return relation === undefined || relation === 'yo' ? undefined : kin(relation);
}

/** Rosa, else "tu mamá": whoever comes; undefined where it is the customer himself. */
export function whoComes(guest: Guest | undefined, words: Pick<GuestWords, 'kin'>): string | undefined {
  return guest?.name === undefined ? kinOf(guest, words) : properName(plain(guest.name));
}
