import type { MachineEvent } from './kit.ts';
import { plainLetters } from '../domain.ts';
import type { ContactField, Detalles, Guest, World } from '../domain.ts';

/** Who comes, and what has to be asked of him before he is booked (AGENDA-11). Pure. */
interface Asked {
  readonly detalles: Detalles;
  /** The field that was asked for last. */
  readonly field: ContactField | null;
}

/** Who comes, when it is not the customer himself. */
export function guestOf({ detalles: { para } }: Pick<Asked, 'detalles'>): Guest | undefined {
  return para?.relation === 'yo' ? undefined : para;
}

/** The next field to ask for, after the last one: what the channel or the customer already told is not asked. */
export function missingField(context: Asked, { contact, tenant }: World): ContactField | undefined {
  const { field: after } = context;
  const guest = guestOf(context);
  // "Para mi otro hijo": only a name tells him from the one before.
  const unknown = guest?.otra === true;
  const fields = unknown ? [...new Set<ContactField>(['name', ...tenant.booking.askFor])] : tenant.booking.askFor;
  const from = after === null ? 0 : fields.indexOf(after) + 1;
  return fields.slice(from).find((f) => knownOf(context, contact)[f] === undefined);
}

/** What is asked for has been told meanwhile, by a booking that was served before this one. */
export function isToldMeanwhile(context: Asked, { contact }: World): boolean {
  return context.field !== null && knownOf(context, contact)[context.field] !== undefined;
}

/** Once somebody's name is known, whose it is stands in the booking ("para tu mamá"): one question less. */
function knownOf(context: Asked, contact: World['contact']): Partial<Record<ContactField, string | undefined>> {
  const guest = guestOf(context);
  return { ...contact, name: guest?.otra === true ? undefined : (guest?.name ?? contact.name) };
}

/**
 * A name that nobody asked for, of one who comes himself another time, under another name: who comes. With a word of his
 * own name it is that name put right, and what was asked for in this booking may be corrected, too; what a channel calls
 * somebody who has booked nothing yet is corrected as well.
 */
export function namesAnother(context: Asked & { readonly customerName: string | null }, event: MachineEvent): boolean {
  if (event.type !== 'customer.answers' || event.field !== 'name') return false;
  const { contact, appointments } = event.world;
  const comesHimself = appointments.some(({ guest }) => guest === undefined);
  const { name } = contact;
  if (name === undefined || !comesHimself || context.customerName !== null || guestOf(context) !== undefined)
    return false;
  const own = new Set(wordsOf(name));
  return !wordsOf(event.value).some((word) => own.has(word));
}

function wordsOf(name: string): readonly string[] {
  return plainLetters(name).split(/\s+/u);
}

/**
 * "Francisco Medina", unasked, while one is booked for Fran: his name in full, and not the customer's, whose own it is
 * where he says so or is called so, or where nothing is known of how he is called and it is not like the guest's.
 */
export function namesGuest(context: Asked, event: MachineEvent): boolean {
  const guest = guestOf(context);
  if (event.type !== 'customer.answers' || event.field !== 'name' || guest === undefined) return false;
  if (event.own === true || event.para !== undefined) return false;
  const told = wordsOf(event.value);
  if (guest.name !== undefined && wordsOf(guest.name).some((word) => told.some((one) => isShortOf(word, one))))
    return true;
  const { name } = event.world.contact;
  const [called = '', first = ''] = [name === undefined ? '' : wordsOf(name)[0], told[0]];
  return called !== '' && !isShortOf(called, first);
}

/** "Fran" and "Francisco", whichever of them was told first. */
function isShortOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= SHORT_LETTERS_MIN && long.startsWith(short));
}
const SHORT_LETTERS_MIN = 3;
