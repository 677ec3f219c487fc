/**
 * A business as the engine sees it: the tenants file after validation (`src/tenants.ts` parses it).
 * Money is integer minor units of `currency` (ISO 4217); hours are 'HH:MM' in `timeZone`.
 */
export type Language = 'es' | 'pt' | 'en';
export type Treatment = 'vos' | 'tu' | 'usted';
export const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEK)[number];
/** Half-open civil interval of one day, e.g. ['09:00', '13:00']. */
export type Hours = readonly [from: string, to: string];

/** A civil day's hours (YYYY-MM-DD) in a week of them; none: closed. */
export function hoursOn(week: Readonly<Partial<Record<Weekday, readonly Hours[]>>>, date: string): readonly Hours[] {
  const weekday = WEEK[Temporal.PlainDate.from(date).dayOfWeek - 1];
  return weekday === undefined ? [] : (week[weekday] ?? []);
}

/** The same of a branch, its closed dates kept. */
export function openOn(
  { openingHours, closedDates }: Pick<Branch, 'openingHours' | 'closedDates'>,
  date: string,
): readonly Hours[] {
  return closedDates.includes(date) ? [] : hoursOn(openingHours, date);
}
export type ContactField = 'name' | 'email' | 'nationalId';
/** What of it stands in one word that is right or wrong. */
export type ContactDatum = Exclude<ContactField, 'name'>;

export interface Channel {
  readonly provider: 'whatsapp' | '360dialog' | 'msgio' | 'chatwoot' | 'simulated';
  /** What the provider calls the number written to: it finds the tenant of a webhook. */
  readonly phoneNumberId: string;
  readonly displayPhoneNumber?: string;
  /** Names of environment variables that override the global credentials, never the secrets themselves. */
  readonly accessTokenEnv?: string;
  readonly appSecretEnv?: string;
}

export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  readonly openingHours: Readonly<Partial<Record<Weekday, readonly Hours[]>>>;
  /** Civil dates 'YYYY-MM-DD' on which the branch does not open. */
  readonly closedDates: readonly string[];
}

export interface Service {
  readonly id: string;
  readonly name: string;
  readonly categoryId?: string;
  readonly branchIds: readonly string[];
  readonly durationMinutes: number;
  readonly priceMinor: number;
  readonly modality: 'presencial' | 'virtual';
  /** Where one joins a virtual one; told to who has booked it. */
  readonly joinUrl?: string;
}

export interface Professional {
  readonly id: string;
  readonly name: string;
  readonly branchIds: readonly string[];
  readonly serviceIds: readonly string[];
  readonly calendar: { readonly provider: 'local' | 'google' | 'maravia'; readonly id?: string };
  /** Working hours narrower than the branch's; absent = the branch's. */
  readonly hours?: Readonly<Partial<Record<Weekday, readonly Hours[]>>>;
}

export interface BookingRules {
  readonly windowDays: number;
  readonly minNoticeMinutes: number;
  readonly slotStepMinutes: number;
  readonly confirmBeforeBooking: boolean;
  readonly askFor: readonly ContactField[];
  readonly paymentBeforeBooking: 'none' | 'deposit' | 'full';
  readonly deposit: { readonly percent: number } | { readonly amountMinor: number };
  /** ISO 8601 durations before the start. */
  readonly reminders: readonly string[];
  /** Below this notice a cancellation is not done by the bot but handed to a person; 0 = always done. */
  readonly cancelNoticeMinutes: number;
}

export interface Tenant {
  readonly id: string;
  readonly businessName: string;
  readonly botName: string;
  readonly locale: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
  readonly channels: readonly Channel[];
  readonly branches: readonly Branch[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly services: readonly Service[];
  readonly professionals: readonly Professional[];
  readonly booking: BookingRules;
  readonly payments: {
    readonly provider: 'sandbox' | 'mercadopago' | 'stripe';
    /** Names of environment variables that override the global credentials, as in a channel. */
    readonly accessTokenEnv?: string;
    readonly webhookSecretEnv?: string;
  };
  readonly style: { readonly treatment: Treatment; readonly greeting?: string };
  /** Silence inside a flow (CONV-14): one nudge, then the flow is parked. Milliseconds; 0 switches it off. */
  readonly silence: { readonly nudgeAfterMs: number; readonly parkAfterMs: number };
  /** Hash of the normalised file entry: a turn record names the configuration that it was decided with. */
  readonly version: string;
}

/** How much an answer lists: more would be a wall of text; the rest is asked for by name. */
export const ANSWER_ROWS_MAX = 15;

/** What is sold, or those of a kind, in the order in which an answer lists it; `rest`: how many more there are. */
export function catalogueOf(
  { services }: Pick<Tenant, 'services'>,
  only?: readonly string[],
): { readonly told: readonly Service[]; readonly rest: number } {
  const asked = services.filter(({ id }) => only?.includes(id) ?? true);
  return { told: asked.slice(0, ANSWER_ROWS_MAX), rest: Math.max(0, asked.length - ANSWER_ROWS_MAX) };
}

/** A demo business never reaches real customers or real money (console.md, guard by naming): what it holds is nobody's. */
export function isDemo(tenantId: string): boolean {
  return tenantId.startsWith('demo-');
}
