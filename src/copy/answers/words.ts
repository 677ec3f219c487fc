/** What an answer out of the tenant's data is put together from (CONV-17). Imported by `answers.ts`, its parts, and each language. */
import type { Copy, Tenant } from '../../domain.ts';

/** The sentences of an answer in one language. `name`s come formatted. */
export interface AnswerWords {
  readonly hours: (of: string) => string;
  readonly closed: string;
  /** One day of a place; `times` absent: closed. `among`: it is one of several that are told. */
  readonly hoursOn: (of: string, day: string, how: { readonly times?: string; readonly among: boolean }) => string;
  /** Behind the hours of today. */
  readonly openNow: string;
  readonly closedNow: string;
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
  readonly inAll: (price: string) => string;
  readonly duration: (service: string, duration: string) => string;
  readonly free: string;
  readonly professionals: string;
  readonly performs: (professional: string, services: string) => string;
  /** Nobody here has the name that was asked for. */
  readonly nobody: string;
  /** No branch has it. */
  readonly noBranch: string;
  /** Before what there is. */
  readonly notSold: string;
  /** Done elsewhere than where it was asked for. */
  readonly notThere: (service: string, where: string, others: string) => string;
  /** Done where it was asked for. */
  readonly doneThere: (service: string, where: string) => string;
  /** The same of a person. */
  readonly worksElsewhere: (who: string, where: string, others: string) => string;
  /** Nobody goes anywhere for it. */
  readonly virtual: (service: string) => string;
  /** Where one joins it; absent: the business's file does not say, and people know. */
  readonly howToJoin: (url: string | undefined) => string;
  readonly inPerson: (service: string) => string;
  /** Of everything that is sold. */
  readonly allVirtual: string;
  readonly allInPerson: string;
  readonly someVirtual: (services: string) => string;
  readonly someInPerson: (services: string) => string;
  readonly performedBy: (service: string, professionals: string) => string;
  readonly payLink: (provider: Tenant['payments']['provider']) => string;
  /** Nothing is asked for ahead. */
  readonly payNothingFirst: string;
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
  /** None are sent by the bot (AGENDA-13 is not there yet). */
  /** The last day that can be booked, and how long before its hour at the latest. */
  readonly window: (last: string, notice: string | undefined) => string;
  readonly reminders: string;
  readonly bot: string;
  /** Yes, in the language that the answer is in. */
  readonly language: string;
  /** We do not have that datum. */
  readonly unknown: string;
  /** Nor the next one that was asked for. */
  readonly unknownAgain: string;
}

export type Asked = Extract<Copy, { key: 'respuesta' }>;
