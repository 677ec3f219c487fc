/**
 * Whether the number that a customer was last seen with is still his. Telephone companies give numbers to somebody else,
 * whose own messages then open WhatsApp's window to it: the word that her payment came would be read by a stranger.
 */
import { tenantIdOf, WINDOW_MS, type Address, type ConversationId, type ConversationRecord } from '../domain.ts';
import { StoreUnavailable } from '../errors.ts';
import type { Parts } from './parts.ts';

type Looking = Pick<Parts, 'store' | 'clock' | 'numberAliasOf'>;

/**
 * The conversation, without a number that is somebody else's by now: the user id reaches its customer, or nobody is
 * reached. Asked only where a number can have changed hands.
 */
export async function withOwnNumber(parts: Looking, conversation: ConversationRecord): Promise<ConversationRecord> {
  if (sureAddress(parts, conversation) !== undefined || !(await isSomebodyElses(parts, conversation)))
    return conversation;
  const { waId: _, ...address } = conversation.address;
  const { phone: __, ...contact } = conversation.contact;
  return { ...conversation, address, contact };
}

/** Of one heard of within the hours in which WhatsApp takes words, or without any other address than the number. */
export function sureAddress({ clock }: Pick<Parts, 'clock'>, conversation?: ConversationRecord): Address | undefined {
  if (conversation === undefined) return undefined;
  const { address, lastInboundAt } = conversation;
  return address.userId === undefined || clock.now() - lastInboundAt <= WINDOW_MS ? address : undefined;
}

/** A contact that has the number alone is the same person seen twice, as far as anybody knows. */
async function isSomebodyElses(
  { store, numberAliasOf }: Looking,
  { id, address }: { readonly id: string; readonly address: Address },
): Promise<boolean> {
  const tenant = tenantIdOf(id);
  const alias = numberAliasOf?.(tenant, address);
  const holder = alias === undefined ? undefined : await store.holderOf(tenant, alias);
  if (holder === undefined || holder === id) return false;
  const theirs = await addressIn(store, holder);
  return theirs === undefined || theirs.userId !== undefined;
}

/** A record that cannot be read is nothing that the customer of this one has to wait for. */
async function addressIn(store: Parts['store'], id: ConversationId): Promise<Address | undefined> {
  try {
    return (await store.load(id, 0)).conversation?.address;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return undefined;
  }
}
