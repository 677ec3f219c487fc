import { MINUTE_MS, plainLetters } from '../domain.ts';
import type {
  Appointment,
  Branch,
  Copy,
  CopyKey,
  Offer,
  OfferKind,
  Option,
  Professional,
  Service,
  Slot,
} from '../domain.ts';
import type { CopyContext } from './context.ts';
import type { GuestWords } from './guests.ts';
import { plain, properName } from './text.ts';
import { formatCivilDay, formatDay, formatDayOfMonth, formatHour, formatMoney } from './formats.ts';

export type CopyOf<K extends CopyKey> = Extract<Copy, { readonly key: K }>;
/** One function per key: a language that misses one does not compile. */
export type Templates<S extends Speech = Speech> = {
  readonly [K in CopyKey]: (copy: CopyOf<K>, s: S) => string;
};

/** What a language brings along. */
export interface Pack {
  readonly say: (copy: Copy, speech: Speech) => string;
  readonly labels: (speech: Speech) => Labels;
}

/** Words of rows and buttons. Every title is cut and made distinct afterwards. */
export interface Labels {
  readonly option: Readonly<Record<Option, string>>;
  readonly list: Readonly<Record<OfferKind, { readonly button: string; readonly section: string }>>;
  readonly more: string;
  readonly pay: string;
  readonly free: string;
  /** Whose an appointment is, in a row of them. */
  readonly whose: GuestWords;
  /** A row whose subject is not in the catalogue any more. */
  readonly unnamed: string;
}

/** The facts as text, in the contact's language: templates take their words from here and nowhere else. */
export interface Speech {
  readonly context: CopyContext;
  readonly offer: Offer | undefined;
  /** First name of the customer, when it looks like one. */
  readonly name: string | undefined;
  readonly business: string;
  readonly bot: string;
  /** The tenant's own greeting, when it is in the contact's language. */
  readonly greeting: string | undefined;
  /** In the tenant's currency unless another is named. */
  readonly money: (minor: number, currency?: string) => string;
  readonly day: (instant: number) => string;
  readonly hour: (instant: number) => string;
  /** For 'YYYY-MM-DD'. */
  readonly civilDay: (date: string) => string | undefined;
  /** For 'MM-DD', whether or not there is such a day. */
  readonly dayOfMonth: (date: string) => string;
  /** By id, else by its whole name as a reader may have left it. */
  readonly service: (key: string | undefined) => Service | undefined;
  readonly professional: (key: string | undefined) => Professional | undefined;
  readonly branch: (key: string | undefined) => Branch | undefined;
  /** "*Limpieza dental*", or undefined for one that the catalogue does not have. */
  readonly bold: (serviceId: string) => string | undefined;
  /** Up to two names of real services, for examples. */
  readonly examples: readonly [first: string, second: string] | undefined;
  /** Branch and address; undefined for a virtual service. */
  readonly place: (serviceId: string, slot: Slot) => string | undefined;
  readonly isVirtual: (serviceId: string) => boolean;
  readonly appointment: (id: string) => Appointment | undefined;
}

/** How many of the lines that tell of an appointment say what it is, with whom, and when: the first. */
export const WHAT_AND_WHEN = 2;

/** Its time has gone by, to the end. */
export function isOver({ slot, durationMinutes }: Appointment, { context }: Speech): boolean {
  return slot.start + durationMinutes * MINUTE_MS <= context.now;
}

/** The hours on offer are of more than one branch: which one may be told, too. */
export function atSeveralBranches(offer: Offer | undefined): boolean {
  return offer?.kind === 'turno' && new Set(offer.slots.map(({ branchId }) => branchId)).size > 1;
}

export function speech(copy: Copy, offer: Offer | undefined, context: CopyContext): Speech {
  const { tenant, contact } = context;
  const service = (key: string | undefined): Service | undefined => find(tenant.services, key);
  const branch = (key: string | undefined): Branch | undefined => find(tenant.branches, key);
  const isVirtual = (id: string): boolean => service(id)?.modality === 'virtual';
  return {
    context,
    offer,
    name: firstName(contact.name),
    business: plain(tenant.businessName),
    bot: plain(tenant.botName),
    greeting: contact.language === tenant.language ? tenant.style.greeting : undefined,
    money: (minor, currency = tenant.currency) => formatMoney(minor, currency, tenant.locale),
    day: (instant) => formatDay(instant, context),
    hour: (instant) => formatHour(instant, context),
    civilDay: (date) => formatCivilDay(date, context),
    dayOfMonth: (date) => formatDayOfMonth(date, context),
    service,
    professional: (key) => find(tenant.professionals, key),
    branch,
    bold: (id) => boldName(service(id)),
    examples: examplesOf(tenant.services),
    place: (id, slot) => (isVirtual(id) ? undefined : placeOf(branch(slot.branchId))),
    isVirtual,
    appointment: (id) => [...appointmentsOf(copy), ...context.appointments].find((a) => a.id === id),
  };
}

/** Says a copy with the template of its key. */
export function sayWith<S extends Speech>(templates: Templates<S>, copy: Copy, s: S): string {
  // TypeScript cannot see that a record's function and its argument were chosen by the same key; `Templates` holds it.
  const template = templates[copy.key] as (copy: Copy, s: S) => string;
  return template(copy, s);
}

/** What left the tenants file has none of the names that are only like its id ("barba" is no "Corte y barba"). */
function find<T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  key: string | undefined,
): T | undefined {
  if (key === undefined || key.trim() === '') return undefined;
  return all.find((one) => one.id === key) ?? all.find((one) => plainLetters(one.name) === plainLetters(key));
}

function appointmentsOf(copy: Copy): readonly Appointment[] {
  if ('appointments' in copy) return copy.appointments;
  return 'appointment' in copy ? [copy.appointment] : [];
}

function boldName(service: Service | undefined): string | undefined {
  return service && `*${plain(service.name)}*`;
}

function placeOf(branch: Branch | undefined): string | undefined {
  if (!branch) return undefined;
  return branch.address === undefined ? plain(branch.name) : `${plain(branch.name)}, ${plain(branch.address)}`;
}

function examplesOf(services: readonly Service[]): readonly [string, string] | undefined {
  const [first, second] = services.map((service) => plain(service.name));
  return first === undefined ? undefined : [first, second ?? first];
}

const TITLE =
  /^(?:don|do[nñ]a|ñ[ao]|sra?|srta|señor(?:a|ita)?|senhora?|seu|dra?|doctora?|lic|ing|prof|profe|mrs?|ms|miss)\.?$/iu;
/** Profile names hold anything: only a plain first word is spoken. */
function firstName(name: string | undefined): string | undefined {
  const words = properName(name?.trim() ?? '').split(/\s+/u);
  // "Doña Rosa" is Rosa; who is called "Don" and no more keeps it.
  const first = (words.length > 1 && TITLE.test(words[0] ?? '') ? words[1] : words[0]) ?? '';
  return /^\p{L}[\p{L}'’-]{1,19}$/u.test(first) ? first : undefined;
}
